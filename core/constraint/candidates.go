package constraint

import (
	"math"
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/recur"
)

// Semi-additivity needs no sums: by Eq. 9 the gap d_n = b_n − a_n grows by
// f(a_{n−1}, b_{n−1}, a_n) from row to row, so the sum in the condition is
// d_n − d_j with j = n−m−1, and the condition says f(a_j, b_j, a_n) ≤ d_n − d_j
// for all j < n. For j = n−1 that is an equality.

// rows are the candidates so far, and what f is at them.
type rows struct {
	a, b   []int64 // b is math.MaxInt64 from large on
	gap    []int64 // the same
	list   []recur.Candidate
	large  int // the first row that exceeds machine words, or so many as there are
	f      *game.Constraint
	limits *game.Limits
	values []int64
}

// checkCandidates compares the first count candidates with each other, until
// semi-additivity has failed.
func checkCandidates(f *game.Constraint, count int64, r *Report, w *watch) {
	c := &rows{f: f, limits: f.Limits()}
	s := recur.Constrained(f)
	for n := range count {
		row, err := s.Next()
		if err == nil {
			c.add(row)
			r.SemiAdditive, err = c.counterexample(w)
		}
		if r.End = err; err != nil {
			return
		}
		r.Rows = n + 1
		if r.SemiAdditive != nil {
			return
		}
	}
}

func (c *rows) add(row recur.Candidate) {
	if row.Large == nil && c.large == len(c.list) {
		c.large++
	}
	c.list = append(c.list, row)
	c.a, c.b = append(c.a, row.A), append(c.b, row.B)
	c.gap = append(c.gap, row.B-row.A)
	c.values = append(c.values, 0)
}

// counterexample compares the latest row with the earlier ones.
func (c *rows) counterexample(w *watch) (*NotSemiAdditive, error) {
	n := len(c.list) - 1
	quick := max(n-1, 0) // rows 0..n−2 are left to compare
	if n >= c.large {
		quick = 0
	} else if err := c.limits.At(c.values[:quick], c.a[:quick], c.b[:quick], c.a[n]); err != nil {
		return nil, err
	}
	for j := n - 2; j >= 0; j-- {
		if n < c.large && c.values[j] <= c.gap[n]-c.gap[j] && c.values[j] < math.MaxInt64 {
			continue
		}
		if found, err := c.compare(n, j); found != nil || err != nil {
			return found, err
		}
		w.add(1)
	}
	w.add(quick)
	return nil, nil
}

// compare compares two rows exactly.
func (c *rows) compare(n, j int) (*NotSemiAdditive, error) {
	x1, y1, x0 := c.list[j].A, c.list[j].BigB(), c.list[n].A
	value, err := c.f.LimitBig(big.NewInt(x1), y1, big.NewInt(x0))
	if err != nil {
		return nil, err
	}
	sum := gapOf(c.list[n])
	sum.Sub(sum, gapOf(c.list[j]))
	if value.Cmp(sum) <= 0 {
		return nil, nil
	}
	return &NotSemiAdditive{N: int64(n), M: int64(n - j - 1), X1: x1, X0: x0, Y1: y1, Sum: sum, F: value}, nil
}

func gapOf(row recur.Candidate) *big.Int {
	return new(big.Int).Sub(row.BigB(), big.NewInt(row.A))
}
