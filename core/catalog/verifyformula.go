package catalog

import (
	"math/big"

	"wythoffatlas/core/recur"
)

// A formula is what a comparison compares with the definition.
type formula interface {
	has(x, y int64) bool
	count(x, y0, y1 int64) int64 // of column x, y0 ≤ y < y1
}

// newFormula is what the game's theorem gives on [0,side)²; nil where none is
// known.
func newFormula(g *Game, candidates func() *recur.Candidates, side int64) (formula, error) {
	switch {
	case g.Set != nil:
		return bySet{g}, nil
	case g.CandidatesHold:
		return byCandidates(candidates(), side)
	}
	return nil, nil
}

// bySet asks the set of a closed form.
type bySet struct{ *Game }

func (f bySet) has(x, y int64) bool { return f.Set.Has(big.NewInt(x), big.NewInt(y)) }

func (f bySet) count(x, y0, y1 int64) int64 {
	return f.Set.Count(big.NewInt(x), big.NewInt(y0), big.NewInt(x+1), big.NewInt(y1)).Int64()
}

// columns has the one y of each column, −1 for none below the side.
type columns []int64

// byCandidates lists the candidates of Theorem 3 and their mirror images. In
// every column there is one.
func byCandidates(list *recur.Candidates, side int64) (formula, error) {
	f := make(columns, side)
	for x := range f {
		f[x] = -1
	}
	for {
		c, err := list.Next()
		if err != nil {
			return nil, err
		}
		if c.A >= side {
			return f, nil
		}
		if c.B < side {
			f[c.A], f[c.B] = c.B, c.A
		}
	}
}

func (f columns) has(x, y int64) bool { return f[x] == y }

func (f columns) count(x, y0, y1 int64) int64 {
	if y0 <= f[x] && f[x] < y1 {
		return 1
	}
	return 0
}
