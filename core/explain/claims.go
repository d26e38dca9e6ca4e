package explain

import (
	"cmp"
	"fmt"
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
	"wythoffatlas/core/pause"
)

// What the sentences say, computed again.

func wrong(format string, args ...any) error { return fault.Newf("explain", format, args...) }

// wins checks that a move from the position is legal and leads to a P-position.
func (r *reader) wins(to game.Vector) error {
	if err := r.moves(r.At, to); err != nil {
		return err
	}
	return r.decided(to, true)
}

// moves checks that a move is legal.
func (r *reader) moves(from, to game.Vector) error {
	if l := MayMove(r.g, from, to); !l.Legal {
		return wrong("%s → %s is no move: %v", from, to, l.Reasons)
	}
	return nil
}

// decided checks the outcome of a position.
func (r *reader) decided(at game.Vector, want bool) error {
	isP, _, err := r.decider.Decide(at, r.pause)
	if err == nil && isP != want {
		err = wrong("%s is %s", at, letter(isP))
	}
	return err
}

// terminal checks that there is no move.
func (r *reader) terminal() error {
	over, err := Terminal(r.g, r.At, r.pause)
	if err == nil && !over {
		err = wrong("%s has moves", r.At)
	}
	return err
}

// Terminal reports whether no move is left.
func Terminal(g *catalog.Game, at game.Vector, p pause.Func) (bool, error) {
	if !g.MapOfPositions() {
		for _, size := range at {
			if size.Sign() > 0 {
				return false, nil
			}
		}
		return true, nil
	}
	reach := ReachOf(g.Rules, at)
	if len(reach.Rays) > 0 || reach.Area == nil {
		return len(reach.Rays) == 0, nil
	}
	o, err := OptionsOf(g.Rules, at, p)
	if err != nil {
		return false, err
	}
	n := o.Count(All()...)
	return n != nil && n.Sign() == 0, nil
}

// applies checks that a case of the proof applies, and its move wins.
func (r *reader) applies(s step) error {
	again, ok := proofOf(r.g).find(r.At)
	if !ok || again.label != s.label || !again.to.Equal(s.to) {
		return wrong("%s does not apply to %s", s.label, r.At)
	}
	return r.wins(s.to)
}

// answered checks the first option of a kind and its answer, and that no option
// of the position is P.
func (r *reader) answered(k Kind, to game.Vector, replies []game.Move) error {
	if KindOf(r.At, to) != k {
		return wrong("%s → %s is no such move", r.At, to)
	}
	if r.apart(k) != "" {
		if err := r.isApart(k); err != nil {
			return err
		}
	}
	return r.replied(to, replies)
}

// replied checks an option of a P-position and its answer, if there is one, and
// that no option is P.
func (r *reader) replied(to game.Vector, replies []game.Move) error {
	if err := cmp.Or(r.moves(r.At, to), r.decided(to, false)); err != nil {
		return err
	}
	for _, m := range replies {
		if err := cmp.Or(r.moves(to, m.To), r.decided(m.To, true)); err != nil {
			return err
		}
	}
	moves, err := r.decider.Winning(r.At, 1, r.pause)
	if err == nil && len(moves) > 0 {
		err = wrong("%s is an option and P", moves[0].To)
	}
	return err
}

// paired reports whether the game's P-positions are pairs of two complementary
// sequences and their mirror images, of which a theorem knows rank and partner.
func (r *reader) paired() bool {
	return r.g.ClosedForm() && r.g.Paired && r.g.Preset == nil
}

// member says which row of the game's theorem a P-position is, or nothing.
func (r *reader) member(p game.Vector) string {
	if !r.paired() {
		return ""
	}
	name := "(Aₙ, Bₙ)"
	if p[0].Cmp(p[1]) > 0 {
		name = "(Bₙ, Aₙ)"
	}
	return fmt.Sprintf("%s is %s with n = %s.", p, name, text(r.g.Set.Row(p[0], p[1])))
}

// isMember checks that the row is the position.
func (r *reader) isMember(p game.Vector) error {
	a, b := r.g.Set.Nth(r.g.Set.Row(p[0], p[1]))
	if a == nil || a.Cmp(integer.Smaller(p[0], p[1])) != 0 || b.Cmp(integer.Larger(p[0], p[1])) != 0 {
		return wrong("row %s is not %s", r.g.Set.Row(p[0], p[1]), p)
	}
	return nil
}

// apart is why no move of a kind leads from one P-position to another, where the
// theorem says it in a few words: it goes on after "which is N".
func (r *reader) apart(k Kind) string {
	switch {
	case r.g.Preset != nil || !r.g.ClosedForm():
		return ""
	case r.g.Proof == catalog.OddOdd && r.g.Play == game.Normal:
		return ", for an odd number taken leaves an odd heap"
	case !r.paired():
		return ""
	case k == First:
		return ", for " + text(r.At[1]) + " stands in no other pair"
	case k == Second:
		return ", for " + text(r.At[0]) + " stands in no other pair"
	case r.g.Rules.Constraint == nil && r.g.Rules.TwoHeap.S == 1 && r.g.Rules.TwoHeap.T == 1:
		return ", for no earlier pair has the same difference"
	case r.g.Rules.Constraint == nil && r.g.Rules.TwoHeap.S == 1:
		return ", for the differences of pairs are farther apart than the numbers taken may be"
	}
	return ""
}

// isApart checks what apart says.
func (r *reader) isApart(k Kind) error {
	set, few := r.g.Set, 3
	if r.g.Proof == catalog.OddOdd {
		if odd(r.At[0]) || odd(r.At[1]) || set.Has(plus(r.At[0], 1), r.At[1]) {
			return wrong("%s has an odd heap", r.At)
		}
		return nil
	}
	switch k {
	case First:
		if xs := set.InRow(r.At[1], few); len(xs) != 1 {
			return wrong("row %s has P-positions at %v", r.At[1], xs)
		}
	case Second:
		if ys := set.Column(r.At[0], new(big.Int), few); len(ys) != 1 {
			return wrong("column %s has P-positions at %v", r.At[0], ys)
		}
	default:
		// Differences grow with the row, but where misère Wythoff begins.
		n := set.Row(r.At[0], r.At[1])
		if n.Sign() == 0 {
			return nil
		}
		a, b := set.Nth(plus(n, -1))
		before, here := sub(b, a), sub(integer.Larger(r.At[0], r.At[1]), integer.Smaller(r.At[0], r.At[1]))
		if before.Cmp(here) == 0 || sub(here, before).CmpAbs(num(r.g.Rules.TwoHeap.T)) < 0 {
			return wrong("the pair before %s has a difference of %s", r.At, before)
		}
	}
	return nil
}
