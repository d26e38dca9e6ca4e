package prove

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
)

// Where the previous player may forbid f options, a position is P when at most f
// of its options are, and in misère play another is N. Automata count to f + 1
// along lines: of all takings of one kind the options follow one another, so that
// j of them are P when one is P and behind it j − 1 more are.
//
// For k = 2 and 3 Renard and Rigo (arXiv 2512.11601) have Walnut decide this.

// mostForbidden bounds f: for each number up to f + 1 there is an automaton for
// every kind of move.
const mostForbidden = 7

// countable says, as a sentence without its end, why the P-positions among the
// options are not counted; nil where they are.
func countable(r game.Ruleset) error {
	free := func(set game.SubtractionSet) bool {
		return len(set) == 0 || len(set) == 1 && set[0].Mod == 1 && set[0].Max == 0
	}
	b := r.TwoHeap
	switch {
	case r.Forbids > mostForbidden:
		return fault.Newf("prove", "a position is P by how many of its options are, and automata are made that count up to %d of them, not %d", mostForbidden+1, r.Forbids+1)
	case r.Constraint != nil || !free(r.First) || !free(r.Second) || !free(b.D1) || !free(b.D2) || b.S != 1 || b.T != 1:
		return fault.Newf("prove", "a position is P by how many of its options are, and automata are made that count along rows, columns and diagonals, all of which may be taken, not among other options")
	}
	return nil
}

// counted decides both sentences of a game in which options may be forbidden.
func (p *prover) counted() error {
	many, err := p.many()
	if err != nil {
		return err
	}
	from, err := automaton.And(p.limits, p.set, p.free)
	if err != nil {
		return err
	}
	left, err := p.others()
	if err != nil {
		return err
	}
	if left, err = left.Minus(p.limits, many); err != nil {
		return err
	}
	both := func(accepts []bool) bool { return accepts[0] && accepts[len(accepts)-1] }
	for _, c := range []struct {
		doing, done, reason string
		all                 []*automaton.DFA
	}{
		{"Looking for a P-position with too many P-positions among its options", "No P-position has more than %d among its options",
			"(%%s, %%s) is in the set, and so are more than %d of its options.", []*automaton.DFA{from, many}},
		{"Looking for another position with too few", "Every other position has more than %d among its options",
			"(%%s, %%s) is not in the set, and at most %d of its options are.", []*automaton.DFA{left}},
	} {
		s, err := automaton.Find(p.limits, c.doing, len(c.all), both, c.all...)
		if err != nil {
			return err
		}
		if s.Found {
			n := numeration.Numbers(p.system, p.set.Alphabet, s.Word)
			return refuted(fmt.Sprintf(c.reason, p.rules.Forbids), n[0], n[1])
		}
		p.step(fmt.Sprintf(c.done, p.rules.Forbids), s.States, 0)
	}
	return nil
}

// many are the positions of whose options more are in the set than may be
// forbidden.
func (p *prover) many() (*automaton.DFA, error) {
	need := int(p.rules.Forbids) + 1
	// total[n] are the positions with at least n P-positions among the options of
	// the kinds so far.
	total := []*automaton.DFA{p.valid}
	for i := range p.kinds {
		line, err := p.along(&p.kinds[i], need)
		if err != nil {
			return nil, err
		}
		var next []*automaton.DFA
		for n := range need + 1 {
			var ways []*automaton.DFA
			for j := max(0, n-len(total)+1); j <= min(n, len(line)-1); j++ {
				d, err := automaton.And(p.limits, total[n-j], line[j])
				if err != nil {
					return nil, err
				}
				ways = append(ways, d)
			}
			if len(ways) == 0 {
				break
			}
			d, err := automaton.Or(p.limits, ways...)
			if err != nil {
				return nil, err
			}
			if d, err = d.Minimise(p.limits, counting); err != nil {
				return nil, err
			}
			next = append(next, d)
		}
		total = next
	}
	if len(total) <= need {
		return &automaton.DFA{Alphabet: p.valid.Alphabet, Start: automaton.Dead}, nil
	}
	p.step(fmt.Sprintf("Positions with at least %d P-positions among their options", need), total[need].States(), total[need].States())
	return total[need], nil
}

const counting = "Counting P-positions among the options"

// along are, for j from 0 up to need, the positions with at least j P-positions
// among the options of a kind, as far as there are any.
func (p *prover) along(k *kind, need int) ([]*automaton.DFA, error) {
	all := []*automaton.DFA{p.valid}
	for j := 1; j <= need; j++ {
		to, err := automaton.And(p.limits, p.set, all[j-1])
		if err != nil {
			return nil, err
		}
		c, err := p.moves(k, nil, to)
		if err != nil {
			return nil, err
		}
		words := fmt.Sprintf("at least %d P-positions by %s", j, k.words)
		back, built, err := p.back(c, k, words)
		if err != nil {
			return nil, err
		}
		d, err := back.Determinise(p.limits, "Determinising: "+words, p.valid)
		if err != nil {
			return nil, err
		}
		built = max(built, d.States())
		if d, err = automaton.And(p.limits, d, p.valid); err != nil {
			return nil, err
		}
		if d, err = d.Minimise(p.limits, counting); err != nil {
			return nil, err
		}
		if d.Start == automaton.Dead {
			break
		}
		p.step(words, built, d.States())
		all = append(all, d)
	}
	return all, nil
}

// held are the positions outside the box of which all options are in the set and
// may be forbidden, which in misère play makes them N. They have few tokens.
func (c Candidate) held(r game.Ruleset) (all [][2]int64) {
	for x := range r.Forbids + 1 {
		for y := range r.Forbids + 1 {
			in, options := c.among(r, game.Position{X: x, Y: y})
			if !r.Box.Covers(x, y) && options <= r.Forbids && in == options {
				all = append(all, [2]int64{x, y})
			}
		}
	}
	return all
}

// among is how many options of a position are in the set, and how many there are:
// those that follow when there are more in the set than may be forbidden do not
// matter, and are not counted.
func (c Candidate) among(r game.Ruleset, at game.Position) (in, options int64) {
	for q := range r.Options(at) {
		options++
		if c.Has(big.NewInt(q.X), big.NewInt(q.Y)) {
			in++
		}
		if in > r.Forbids {
			break
		}
	}
	return in, options
}

// heldApart is the automaton of the positions that [Candidate.held] lists.
func (p *prover) heldApart() (*automaton.DFA, error) {
	var pieces [][]Condition
	for _, at := range (Candidate{p.system, p.set}).held(p.rules) {
		pieces = append(pieces, At(at[0], at[1]))
	}
	c, err := Linear(p.limits, p.system, pieces...)
	p.step("Positions all of whose options are P and may be forbidden", c.P.States(), c.P.States())
	return c.P, err
}
