package beam

import (
	"math"
	"math/big"
	"math/bits"
)

// Crossed finds the squares that the line crosses on opposite sides (see
// [Line.Crosses]) in len(dst) strips one after another, the first being from:
// rows when the line is steep, columns when not. Square base + dst[i] of strip
// from + i is crossed; dst[i] is −1 when none is.
//
// It is for outlining what is on the screen: some nanoseconds a strip, no
// allocation but for the start, and exact. Positions along the line are kept in
// fixed point, rounded down; where the rounding might matter, which is about
// never but at a lattice point, the exact numbers decide.
func (l Line) Crossed(dst []int64, from *big.Int) (base *big.Int) {
	p := l.byColumn()
	if l.Steep() {
		p = l.byRow()
	}
	w := newWalk(p, from, len(dst))
	first, least := shortfall(from), shortfall(w.base)
	floor, _ := w.at(0)
	for i := range dst {
		nextFloor, nextCeil := w.at(int64(i) + 1)
		dst[i] = -1
		if nextCeil <= floor+1 && int64(i) >= first && floor >= least {
			dst[i] = floor
		}
		floor = nextFloor
	}
	return w.base
}

// shortfall is how much must be added to n to have no negative coordinate.
func shortfall(n *big.Int) int64 {
	switch {
	case n.Sign() >= 0:
		return 0
	case n.IsInt64():
		return -max(n.Int64(), -math.MaxInt64)
	default:
		return math.MaxInt64
	}
}

// A walk follows a path of slope at most 1 over count strips. The path at
// strip from + i, less base, times 2^shift is at least start + i·step and less
// than start + i·step + i + 1.
type walk struct {
	path        path
	from, base  *big.Int
	shift       uint
	start, step int64
	n           big.Int // for the exact way
}

func newWalk(p path, from *big.Int, count int) *walk {
	// start < 2^shift and step ≤ 2^shift: for i ≤ count all sums are below
	// (count+2)·(2^shift+1) < 2^62.
	w := &walk{path: p, from: from, base: p.floor(from)}
	w.shift = uint(60 - bits.Len(uint(count)+2))
	value := p.slope.Mul(integer(from)).Add(p.start).Sub(integer(w.base))
	w.start = value.scaled(w.shift).Int64()
	w.step = p.slope.scaled(w.shift).Int64()
	return w
}

// at returns the floor and the ceiling of the path at strip from + i, less
// base.
func (w *walk) at(i int64) (floor, ceil int64) {
	low := w.start + i*w.step
	floor = low >> w.shift
	if whole := floor << w.shift; low > whole && (low+i)>>w.shift == floor {
		return floor, floor + 1
	}
	return w.exactly(i)
}

func (w *walk) exactly(i int64) (floor, ceil int64) {
	w.n.SetInt64(i)
	w.n.Add(&w.n, w.from)
	f, c := w.path.floor(&w.n), w.path.ceil(&w.n)
	return f.Sub(f, w.base).Int64(), c.Sub(c, w.base).Int64()
}
