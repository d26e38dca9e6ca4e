package wytlex

import (
	"math/big"
	"slices"
	"sort"

	"wythoffatlas/core/game"
)

// A MoveCheck is what Definition 16 (of plain Wytlex, Definition 14) asks about
// a move from A to B.
type MoveCheck struct {
	Before bool       // B comes before A in lexicographic order
	Common []*big.Int // the numbers that are piles of both, in order
	DA, DB []*big.Int // D(A) and D(B), in order
	F      *big.Int   // f(B); nil if f has no value there
	FErr   error      // a [*FuncError] then
	Shared []Shared   // what D(A) and D(B) + [0, f(B)) have in common, in order
}

// A Shared is a difference D of A that lies in [E, E+f(B)) for a difference E
// of B, the largest such. In plain Wytlex they are the same.
type Shared struct{ D, E *big.Int }

// Legal reports whether the move is legal.
func (j *MoveCheck) Legal() bool { return j.Before && (len(j.Common) > 0 || len(j.Shared) > 0) }

// An Interval is the integers From ≤ n < To.
type Interval struct{ From, To *big.Int }

// Reach is D(B) + [0, f(B)) as disjoint intervals in order; nil if f has no
// value at B.
func (j *MoveCheck) Reach() []Interval {
	if j.F == nil {
		return nil
	}
	var reach []Interval
	for _, e := range j.DB {
		to := new(big.Int).Add(e, j.F)
		if n := len(reach); n > 0 && e.Cmp(reach[n-1].To) <= 0 {
			reach[n-1].To = to
		} else {
			reach = append(reach, Interval{e, to})
		}
	}
	return reach
}

// CheckMove holds the move from a to b against the definition. An error says why
// one of them is not a position.
func (g *Game) CheckMove(a, b game.Vector) (*MoveCheck, error) {
	if err := g.check(a); err != nil {
		return nil, err
	}
	if err := g.check(b); err != nil {
		return nil, err
	}
	j := &MoveCheck{Before: compare(b, a) < 0, Common: common(a, b), DA: Differences(a), DB: Differences(b)}
	if j.F, j.FErr = g.valueAt(b); j.FErr != nil {
		j.F = nil
		return j, nil
	}
	upTo := 0 // how many of DB are at most d; if the last of them is too small, so are all
	for _, d := range j.DA {
		for upTo < len(j.DB) && j.DB[upTo].Cmp(d) <= 0 {
			upTo++
		}
		if upTo > 0 && reaches(d, j.DB[upTo-1], j.F) {
			j.Shared = append(j.Shared, Shared{d, j.DB[upTo-1]})
		}
	}
	return j, nil
}

// reaches reports whether e ≤ d < e + f.
func reaches(d, e, f *big.Int) bool {
	return d.Cmp(e) >= 0 && new(big.Int).Sub(d, e).Cmp(f) < 0
}

// Differences is D(p) = {p_j − p_i : i < j} (Definition 5) in order, each once.
func Differences(p game.Vector) []*big.Int {
	var d []*big.Int
	for j := range p {
		for i := range j {
			d = append(d, new(big.Int).Sub(p[j], p[i]))
		}
	}
	sort.Slice(d, func(i, j int) bool { return d[i].Cmp(d[j]) < 0 })
	return slices.CompactFunc(d, same)
}

func same(a, b *big.Int) bool { return a.Cmp(b) == 0 }

// common is the set of numbers that are piles of both.
func common(a, b game.Vector) []*big.Int {
	var both []*big.Int
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch c := a[i].Cmp(b[j]); {
		case c < 0:
			i++
		case c > 0:
			j++
		default:
			both = append(both, a[i])
			i++
			j++
		}
	}
	return slices.CompactFunc(both, same)
}
