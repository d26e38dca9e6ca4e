package explain

import (
	"fmt"

	"wythoffatlas/core/game"
)

// What is said of games in which options may be forbidden before each move.

// many is "1 option" or "7 options".
func many(n int64) string {
	if n == 1 {
		return "1 option"
	}
	return fmt.Sprint(n, " options")
}

// forbids says how a P-position is held: what of its options is P is forbidden.
func (r *reader) forbids() {
	r.say(func() error { return r.decided(r.At, true) },
		"At most %s may be forbidden, and no more of its options are P: with those forbidden, every move leads to N.", many(r.g.Rules.Forbids))
}

// unforbidden reads an N-position of which more options are P than may be
// forbidden, or, in misère play, no option is N.
func (r *reader) unforbidden() error {
	most := r.g.Rules.Forbids
	moves, err := r.decider.Winning(r.At, int(most)+1, r.pause)
	if err != nil {
		return err
	}
	m, n := moves[0], int64(len(moves))
	r.Move = &m
	r.Short = fmt.Sprintf("N %s: %s → %s", r.At, taken(m), m.To)
	if n > most {
		r.say(func() error { return r.winsAll(moves, most+1) },
			"%s is N: at most %s may be forbidden, and more of its options are P.", r.At, many(most))
	} else {
		r.say(func() error { return r.allLost(n) },
			"%s is N: all its options are P, and one of them has to be left free, as who cannot move wins.", r.At)
	}
	r.say(func() error { return r.wins(m.To) }, "If it is not forbidden, %s and leave %s, which is P.", taken(m), m.To)
	r.say(func() error { return r.decided(r.At, false) }, "%s", r.How)
	return nil
}

// winsAll checks so many winning moves.
func (r *reader) winsAll(moves []game.Move, want int64) error {
	if int64(len(moves)) < want {
		return wrong("%d options of %s are P", len(moves), r.At)
	}
	for i, m := range moves {
		if i > 0 && m.To.Equal(moves[i-1].To) {
			return wrong("%s is counted twice", m.To)
		}
		if err := r.wins(m.To); err != nil {
			return err
		}
	}
	return nil
}

// allLost checks that a position of misère play has so many options, no more.
func (r *reader) allLost(n int64) error {
	o, err := OptionsOf(r.g.Rules, r.At, r.pause)
	if err != nil {
		return err
	}
	if all := o.Count(All()...); r.g.Play != game.Misere || all == nil || all.Cmp(num(n)) != 0 {
		return wrong("%s has %v options, and %d of them are P", r.At, all, n)
	}
	return nil
}
