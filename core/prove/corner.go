package prove

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
)

// outside are the positions that the rules decide: all, or those not in the box and
// with so many tokens that the game is not over.
func (p *prover) outside() (*automaton.DFA, error) {
	all, err := p.outsideBox()
	if err != nil || p.rules.Ends == 0 {
		return all, err
	}
	return formed(p.limits, p.system, "Leaving out where the game is over", all, form{p.rules.Ends + 1, []int64{1, 1}})
}

// outsideBox are the positions that are not in the box.
func (p *prover) outsideBox() (*automaton.DFA, error) {
	if p.rules.Box == nil {
		return p.valid, nil
	}
	var sides []*automaton.DFA
	for _, coefficients := range [][]int64{{1, 0}, {0, 1}} {
		d, err := formed(p.limits, p.system, "Leaving out the box", p.valid, form{p.rules.Box.K(), coefficients})
		if err != nil {
			return nil, err
		}
		sides = append(sides, d)
	}
	return automaton.Or(p.limits, sides...)
}

// decreed compares the set with the decrees of the box.
func (p *prover) decreed() error {
	if err := p.over(); err != nil {
		return err
	}
	box := p.rules.Box
	if box == nil {
		return nil
	}
	for x := range box.K() {
		for y := range box.K() {
			bx, by := big.NewInt(x), big.NewInt(y)
			has := Candidate{p.system, p.set}.Has(bx, by)
			if has != box.IsP(x, y) {
				reason := "(%s, %s) is N by decree and in the set."
				if !has {
					reason = "(%s, %s) is P by decree and not in the set."
				}
				return refuted(reason, bx, by)
			}
		}
	}
	p.step("The decrees of the box", int(box.K()*box.K()), 0)
	return nil
}

// over compares the set with the positions at which the game is over.
func (p *prover) over() error {
	if p.rules.Ends == 0 {
		return nil
	}
	isP := p.play == game.Normal
	for total := range p.rules.Ends + 1 {
		for x := range total + 1 {
			if p.rules.Box.Covers(x, total-x) {
				continue
			}
			bx, by := big.NewInt(x), big.NewInt(total-x)
			if (Candidate{p.system, p.set}).Has(bx, by) != isP {
				reason := "The game is over at (%s, %s), which is N in misère play and in the set."
				if isP {
					reason = "The game is over at (%s, %s), which is P and not in the set."
				}
				return refuted(reason, bx, by)
			}
		}
	}
	p.step("The positions at which the game is over", int((p.rules.Ends+1)*(p.rules.Ends+2)/2), 0)
	return nil
}

// terminal are the positions outside the box without moves.
func (p *prover) terminal() (*automaton.DFA, error) {
	able, kinds := p.leastMoves()
	left := p.free
	for _, piece := range able {
		c, err := Linear(p.limits, p.system, piece)
		if err != nil {
			return nil, err
		}
		if left, err = left.Minus(p.limits, c.P); err != nil {
			return nil, err
		}
	}
	for i := range kinds {
		k := &kinds[i]
		c, err := p.moves(k, nil, p.valid)
		if err != nil {
			return nil, err
		}
		able, _, err := p.back(c, k, k.words)
		if err != nil {
			return nil, err
		}
		if left, _, _, err = p.subtract(left, able, k.words); err != nil {
			return nil, err
		}
	}
	p.step("Terminal positions", left.States(), left.States())
	return left, nil
}

// leastMoves are the positions with a move as far as the least takings tell: from a
// heap that has the least number that may be taken from it; from both, if the least
// two numbers may be taken together, since any others are as large. The kinds are
// those of which this does not tell.
func (p *prover) leastMoves() (able [][]Condition, kinds []kind) {
	add := func(x, y int64) { able = append(able, []Condition{{X: 1, AtLeast: x}, {Y: 1, AtLeast: y}}) }
	if k, ok := least(p.rules.First); ok {
		add(k, 0)
	}
	if l, ok := least(p.rules.Second); ok {
		add(0, l)
	}
	told := false
	if p.rules.Constraint == nil {
		k, ok1 := least(p.rules.TwoHeap.D1)
		l, ok2 := least(p.rules.TwoHeap.D2)
		if told = ok1 && ok2 && p.rules.TwoHeap.Allows(k, l); told {
			add(k, l)
		}
	}
	for _, k := range p.kinds {
		if k.tracks == bothTracks && !told {
			kinds = append(kinds, k)
		}
	}
	return able, kinds
}

// least is the smallest number of a set, if there is one.
func least(set game.SubtractionSet) (n int64, ok bool) {
	for _, p := range set {
		first := p.Res
		if first == 0 {
			first = p.Mod
		}
		if p.Has(first) && (!ok || first < n) {
			n, ok = first, true
		}
	}
	return n, ok
}

// ended decides that no terminal position is in the set, in misère play; nor one
// from which nothing but P-positions that may be forbidden can be reached.
func (p *prover) ended() error {
	if p.ends == nil {
		return nil
	}
	s, err := automaton.Find(p.limits, "Looking for terminal P-positions", 2, func(accepts []bool) bool { return accepts[0] && accepts[1] }, p.set, p.ends)
	if err != nil {
		return err
	}
	if s.Found {
		n := numeration.Numbers(p.system, p.set.Alphabet, s.Word)
		reason := "(%s, %s) is in the set and terminal, so that it is N in misère play."
		if p.rules.Forbids > 0 {
			reason = "(%s, %s) is in the set, and no option of it is N, so that it is N in misère play."
		}
		return refuted(reason, n[0], n[1])
	}
	p.step("No terminal position is in the set", s.States, 0)
	return nil
}

// largestConfirmed bounds the heaps at which a missing move is confirmed, so that
// all moves of a position can be listed; a move that is there is looked at alone.
const (
	largestConfirmed = 2048
	largestMove      = 1 << 31
)

// An Unconfirmed says that automata refute the set at a position that is too
// large to confirm it move by move.
type Unconfirmed struct{ *Refutation }

// Error is a sentence without its end.
func (u *Unconfirmed) Error() string { return "prove: " + u.Words() }

// Words is what is said to people.
func (u *Unconfirmed) Words() string {
	return fmt.Sprintf("the set is refuted at (%s, %s), where heaps are too large to confirm it move by move", game.Clip(u.X.String()), game.Clip(u.Y.String()))
}

// confirmed holds a refutation against the rules themselves, move by move; any
// other error passes. A refutation that the rules do not bear out would be a
// mistake in this package, and is said as one.
func (p *prover) confirmed(err error) error {
	r, ok := err.(*Refutation)
	if !ok {
		return err
	}
	if !p.confirmable(r) {
		return &Unconfirmed{r}
	}
	if !p.bornOut(r) {
		return fault.Newf("prove", "the rules do not bear out what automata found: %w", r)
	}
	return r
}

// confirmable reports whether heaps are small enough to list the moves.
func (p *prover) confirmable(r *Refutation) bool {
	limit := big.NewInt(largestConfirmed)
	if r.To != nil {
		limit.SetInt64(largestMove)
	}
	return r.X.Cmp(limit) <= 0 && r.Y.Cmp(limit) <= 0
}

// bornOut reports whether the candidate fails as the refutation says.
func (p *prover) bornOut(r *Refutation) bool {
	at := game.Position{X: r.X.Int64(), Y: r.Y.Int64()}
	set := Candidate{p.system, p.set}
	has := func(q game.Position) bool { return set.Has(big.NewInt(q.X), big.NewInt(q.Y)) }
	if p.rules.Box.Covers(at.X, at.Y) {
		return has(at) != p.rules.Box.IsP(at.X, at.Y)
	}
	if r.To != nil {
		to := game.Position{X: r.To[0].Int64(), Y: r.To[1].Int64()}
		return has(at) && has(to) && p.rules.Allows(at, to)
	}
	in, options := set.among(p.rules, at)
	isP := in <= p.rules.Forbids && (in < options || p.play == game.Normal)
	return has(at) != isP
}
