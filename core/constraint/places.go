package constraint

import (
	"math"
	"math/big"
	"slices"

	"wythoffatlas/core/expr"
	"wythoffatlas/core/game"
)

// places checks the conditions that are about all (x1, y1, x0). It goes by
// shells max(y1, x0) = 1, 2, 3, … in the order of [Report], collecting places
// with the same x0 until there are enough to be evaluated together. Variables
// that f does not have stay at their least value.
type places struct {
	f      *game.Constraint
	limits *game.Limits
	report *Report
	watch  *watch
	x0     int64 // of the collected places
	x1, y1 []int64
	f0, f1 [expr.BlockSize]int64 // f at x0−1 and at x0
}

// triples is how many places there are up to side: the shell m has m²+m, but
// m+1 if x0 does not matter, m if y1 does not, and 1 if neither does.
func triples(f *game.Constraint, side int64) int64 {
	switch n := side; {
	case f.UsesX0() && f.UsesY1():
		return n * (n + 1) * (n + 2) / 3
	case f.UsesY1():
		return n * (n + 3) / 2
	case f.UsesX0():
		return n * (n + 1) / 2
	default:
		return n
	}
}

// checkPlaces looks at the shells up to side, or until every condition has
// failed.
func checkPlaces(f *game.Constraint, side int64, r *Report, w *watch) {
	p := &places{f: f, limits: f.Limits(), report: r, watch: w}
	for m := int64(1); m <= side; m++ {
		settled := r.Positive != nil && (r.Monotone != nil || !f.UsesX0()) && r.Integral != nil
		if !settled {
			p.shell(m)
		}
		r.Side = m
	}
}

// shell looks at the places with max(y1, x0) = m.
func (p *places) shell(m int64) {
	first := m
	if p.f.UsesY1() {
		first = 1 // x0 < m needs y1 = m
	}
	for x0 := first; x0 <= m; x0++ {
		p.x0 = x0
		x1 := int64(0)
		if !p.f.UsesX0() {
			x1 = x0 - 1
		}
		for ; x1 < x0; x1++ {
			y1, last := m, m
			if x0 == m {
				y1 = x1
			}
			if !p.f.UsesY1() {
				last = x1
			}
			for ; y1 <= last; y1++ {
				p.add(x1, y1)
			}
		}
		p.flush()
	}
}

func (p *places) add(x1, y1 int64) {
	p.x1, p.y1 = append(p.x1, x1), append(p.y1, y1)
	if len(p.x1) == expr.BlockSize {
		p.flush()
	}
}

// flush looks at the collected places.
func (p *places) flush() {
	n := len(p.x1)
	older := n // the places with x1 < x0−1 come first; only they have an x0' < x0
	for older > 0 && p.x1[older-1] == p.x0-1 {
		older--
	}
	if n > 0 {
		if p.evaluate(n, older) {
			p.compare(n, older)
		} else {
			p.oneByOne(n)
		}
		p.watch.add(n)
	}
	p.x1, p.y1 = p.x1[:0], p.y1[:0]
}

// evaluate reports whether f has a value at all the places that is exact in a
// machine word.
func (p *places) evaluate(n, older int) bool {
	if p.limits.At(p.f1[:n], p.x1, p.y1, p.x0) != nil || !exact(p.f1[:n]) {
		return false
	}
	return !p.f.UsesX0() ||
		p.limits.At(p.f0[:older], p.x1[:older], p.y1[:older], p.x0-1) == nil && exact(p.f0[:older])
}

// exact reports whether no value may have been cut, see [game.Constraint.Limit].
func exact(values []int64) bool {
	return !slices.ContainsFunc(values, func(v int64) bool { return v == math.MaxInt64 || v == math.MinInt64 })
}

// compare looks at values that evaluate found.
func (p *places) compare(n, older int) {
	for i, v := range p.f1[:n] {
		if v <= 0 && p.report.Positive == nil {
			p.notPositive(i, big.NewInt(v))
		}
	}
	if !p.f.UsesX0() || p.report.Monotone != nil {
		return
	}
	for i, v := range p.f0[:older] {
		if v > p.f1[i] {
			p.notMonotone(i, big.NewInt(v), big.NewInt(p.f1[i]))
			return
		}
	}
}

// oneByOne is evaluate and compare where some places have no value or a large
// one.
func (p *places) oneByOne(n int) {
	for i := range n {
		v, err := p.value(i, p.x0)
		if err != nil {
			if p.report.Integral == nil {
				p.report.Integral = err.(*game.LimitError) // it never has another
			}
			continue
		}
		if v.Sign() <= 0 && p.report.Positive == nil {
			p.notPositive(i, v)
		}
		if !p.f.UsesX0() || p.x1[i] == p.x0-1 || p.report.Monotone != nil {
			continue
		}
		if before, err := p.value(i, p.x0-1); err == nil && before.Cmp(v) > 0 {
			p.notMonotone(i, before, v)
		}
	}
}

func (p *places) value(i int, x0 int64) (*big.Int, error) {
	return p.f.LimitBig(big.NewInt(p.x1[i]), big.NewInt(p.y1[i]), big.NewInt(x0))
}

func (p *places) notPositive(i int, f *big.Int) {
	p.report.Positive = &NotPositive{p.x1[i], p.y1[i], p.x0, f}
}

func (p *places) notMonotone(i int, before, f *big.Int) {
	p.report.Monotone = &NotMonotone{p.x1[i], p.y1[i], p.x0, before, f}
}
