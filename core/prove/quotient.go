package prove

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
	"wythoffatlas/core/numeration"
)

// Where all takings are multiples of some k, heaps keep their residues modulo k,
// and every pair of residues has a copy of one game, with heaps divided by k:
// |l−k| < (s−1)·min + t becomes the same with ⌈t/k⌉. So P is made of blocks of
// k×k, one for each P-position of the smaller game (Liu and Li's Open Problem 25;
// their Even-Even model is k = 2).

// commonFactor is the largest k of which all takings of a game are multiples; 1
// if there is none, or if something of the game is not the same in each copy.
func commonFactor(r game.Ruleset) int64 {
	if r.Box != nil || r.Constraint != nil || r.Ends > 0 {
		return 1
	}
	sets := []game.SubtractionSet{r.First, r.Second}
	if len(r.TwoHeap.D1) > 0 && len(r.TwoHeap.D2) > 0 {
		sets = append(sets, r.TwoHeap.D1, r.TwoHeap.D2)
	}
	k := int64(0)
	for _, set := range sets {
		for _, p := range set {
			k = integer.GCD(integer.GCD(k, p.Mod), p.Res)
		}
	}
	return max(k, 1)
}

// divided are the rules with heaps divided by k, which [commonFactor] says.
func divided(r game.Ruleset, k int64) game.Ruleset {
	each := func(set game.SubtractionSet) (small game.SubtractionSet) {
		for _, p := range set {
			if p.Max == 0 || p.Max >= k {
				small = append(small, game.Piece{Mod: p.Mod / k, Res: p.Res / k, Max: p.Max / k})
			}
		}
		return small
	}
	return game.Ruleset{
		First: each(r.First), Second: each(r.Second),
		TwoHeap: game.TwoHeapRule{D1: each(r.TwoHeap.D1), D2: each(r.TwoHeap.D2), S: r.TwoHeap.S, T: (r.TwoHeap.T + k - 1) / k},
	}
}

// corners is the candidate that has (x, y) when c has (kx, ky).
func corners(l automaton.Limits, c Candidate, k int64) (Candidate, error) {
	const doing = "Dividing the heaps"
	n := automaton.NewConjunction(c.P.Digits, 4) // x, y, kx, ky
	n.Add(c.P, 2, 3)
	for track := range 2 {
		n.Add(numeration.Valid(c.System), track)
		for _, sign := range []int64{1, -1} {
			s, err := numeration.AtLeast(c.System, l, 0, sign*k, -sign)
			if err != nil {
				return c, err
			}
			n.AddSum(s, track, 2+track)
		}
	}
	return projected(l, c, n, doing, 0, 1)
}

// projected is the candidate of the pairs on two tracks of a conjunction.
func projected(l automaton.Limits, c Candidate, n *automaton.Conjunction, doing string, x, y int) (Candidate, error) {
	back, err := n.Project(l, doing, x, y)
	if err != nil {
		return c, err
	}
	if back, err = back.Reduce(l, doing); err != nil {
		return c, err
	}
	valid, err := pairs(l, c.System)
	if err != nil {
		return c, err
	}
	d, err := back.Determinise(l, doing, valid)
	if err != nil {
		return c, err
	}
	d, err = automaton.And(l, d, valid)
	return Candidate{c.System, d}, err
}

// inBlocks proves or refutes a candidate of blocks of k×k for a game of which all
// takings are multiples of k, by that of the game with heaps divided by k. ok is
// false if the candidate is not made of blocks.
func inBlocks(r game.Ruleset, play game.Convention, c Candidate, k int64, l automaton.Limits) (proof *Proof, ok bool, err error) {
	small, err := corners(l, c, k)
	if err != nil {
		return nil, false, err
	}
	grown, err := Multiples(l, small, k)
	if err != nil {
		return nil, false, err
	}
	valid, err := pairs(l, c.System)
	if err != nil {
		return nil, false, err
	}
	set, err := automaton.And(l, c.P, valid)
	if err != nil {
		return nil, false, err
	}
	differ, err := automaton.Differ(l, grown.P, set)
	if err != nil || differ.Found {
		return nil, false, err
	}
	proof, err = Prove(divided(r, k), play, small, l)
	switch e := err.(type) {
	case nil:
		return proof.blocks(grown, k), true, nil
	case *Refutation:
		return nil, true, e.times(k)
	case *Unconfirmed:
		return nil, true, &Unconfirmed{e.times(k)}
	}
	return nil, true, err
}

// blocks is the proof of a game that consists of copies of the one that was
// proved; grown is its candidate.
func (p *Proof) blocks(grown Candidate, k int64) *Proof {
	steps := []Step{{Words: fmt.Sprintf("All takings are multiples of %d: heaps keep their residues, and what follows is about heaps divided by %[1]d", k)}}
	steps = append(steps, p.Steps...)
	steps = append(steps, Step{fmt.Sprintf("Each position stands for a block of %d×%[1]d", k), grown.P.States(), grown.P.States()})
	return &Proof{grown, steps}
}

// times is the refutation with all heaps k times as large.
func (r *Refutation) times(k int64) *Refutation {
	factor := big.NewInt(k)
	by := func(n *big.Int) *big.Int { return new(big.Int).Mul(n, factor) }
	if r.To == nil {
		return refuted(r.reason, by(r.X), by(r.Y))
	}
	return refuted(r.reason, by(r.X), by(r.Y), by(r.To[0]), by(r.To[1]))
}
