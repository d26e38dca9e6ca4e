package exact

import (
	"math/big"
	"slices"

	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

// A repeated chain is a finite chain of single positions, no two in a column, repeated
// upwards without end: (X_n, Y_n + m·d) for m ≥ 0. Make one with newRepeated.
type repeated struct {
	chain *chain
	d     int64
	right *big.Int // the greatest X_n
	// Of Y_n, of X_n + Y_n and of Y_n − X_n, the least and the greatest.
	ys, totals, gaps extent
}

// An extent is an interval of integers, ends included.
type extent struct{ low, high *big.Int }

// newRepeated repeats every d rows a chain that has an end, behind its first point.
func newRepeated(c *chain, d int64) *repeated {
	x0, y0 := c.corner(c.first)
	x1, y1 := c.corner(plus(c.end, -1))
	span := func(a, b *big.Int) extent { return extent{integer.Smaller(a, b), integer.Larger(a, b)} }
	return &repeated{c, d, x1, span(y0, y1), span(add(x0, y0), add(x1, y1)), span(sub(y0, x0), sub(y1, x1))}
}

// copy is the m-th repetition of the chain.
func (c *repeated) copy(m *big.Int) *chain {
	moved := *c.chain
	moved.oy = add(moved.oy, times(m, c.d))
	return &moved
}

// copies returns the least and the greatest m ≥ 0 for which e, moved up by m·d,
// meets from..to.
func (c *repeated) copies(e extent, from, to *big.Int) (first, last *big.Int) {
	first = integer.FloorDiv(plus(sub(from, e.high), c.d-1), c.d)
	return integer.Larger(first, new(big.Int)), integer.FloorDiv(sub(to, e.low), c.d)
}

// before is the index of the first point with abscissa ≥ x.
func (c *repeated) before(x *big.Int) *big.Int {
	if x.Cmp(c.right) > 0 {
		return c.chain.end
	}
	return c.chain.upTo(1, 0, plus(x, -1))
}

func (c *repeated) has(x, y *big.Int) bool {
	return slices.ContainsFunc(c.column(x), func(a axis) bool { return a.has(y) })
}

func (c *repeated) column(x *big.Int) []axis {
	if x.Cmp(c.right) > 0 {
		return nil
	}
	_, cx, cy, ok := c.chain.find(1, 0, x)
	if !ok || cx.Cmp(x) != 0 {
		return nil
	}
	return []axis{{first: cy, step: c.d}}
}

func (c *repeated) row(y *big.Int) []axis { return c.where(0, c.ys, y, nil) }

func (c *repeated) on(total *big.Int, dst []axis) []axis { return c.where(1, c.totals, total, dst) }

// where adds the abscissas of the points with p·x + y = v to dst, p·x + y having
// this extent along the chain.
func (c *repeated) where(p int64, e extent, v *big.Int, dst []axis) []axis {
	for m, last := c.copies(e, v, v); m.Cmp(last) <= 0; m = plus(m, 1) {
		_, x, y, ok := c.copy(m).find(p, 1, v)
		if ok && add(times(x, p), y).Cmp(v) == 0 {
			dst = append(dst, run(x, 1))
		}
	}
	return dst
}

func (c *repeated) count(x0, y0, x1, y1 *big.Int) *big.Int {
	part := c.columns(x0, x1)
	if part == nil {
		return new(big.Int)
	}
	return sub(part.under(0, part.ys, y1), part.under(0, part.ys, y0))
}

// columns is the part of the repeated chain with x0 ≤ x < x1, nil if there is none.
func (c *repeated) columns(x0, x1 *big.Int) *repeated {
	a, b := c.before(x0), c.before(x1)
	if a.Cmp(b) >= 0 {
		return nil
	}
	part := *c.chain
	part.first, part.end = a, b
	return newRepeated(&part, c.d)
}

func (c *repeated) below(total *big.Int) *big.Int { return c.under(1, c.totals, total) }

// under counts the points with p·x + y < v, p·x + y having this extent along
// the chain: all of the lowest copies, and some of the few that v cuts.
func (c *repeated) under(p int64, e extent, v *big.Int) *big.Int {
	m, last := c.copies(e, v, plus(v, -1))
	n := mul(m, sub(c.chain.end, c.chain.first))
	for ; m.Cmp(last) <= 0; m = plus(m, 1) {
		n.Add(n, sub(c.copy(m).upTo(p, 1, plus(v, -1)), c.chain.first))
	}
	return n
}

func (c *repeated) next(total *big.Int) *big.Int {
	var least *big.Int
	m, _ := c.copies(c.totals, total, total)
	for ; least == nil || add(c.totals.low, times(m, c.d)).Cmp(least) < 0; m = plus(m, 1) {
		if t := c.copy(m).next(total); t != nil && (least == nil || t.Cmp(least) < 0) {
			least = t
		}
	}
	return least
}

// both: with equal takings, y' − x' = y − x leaves at most a few copies.
func (c *repeated) both(rule game.TwoHeapRule, x, y *big.Int, limit int) []point {
	if rule.S != 1 || rule.T != 1 {
		panic("exact: a repeated chain is of a game in which equal numbers are taken from both heaps")
	}
	gap := sub(y, x)
	var found []point
	for m, last := c.copies(c.gaps, gap, gap); m.Cmp(last) <= 0; m = plus(m, 1) {
		found = append(found, c.copy(m).both(rule, x, y, limit)...)
	}
	return found
}

// paint: copies much higher than a texel are painted one by one; others fill
// a few columns of texels, from which they are counted.
func (c *repeated) paint(cv *tile) {
	const much = 8
	part := c.columns(cv.x0, cv.edgeX(cv.n))
	switch {
	case part == nil:
	case bigInt(c.d).Cmp(new(big.Int).Lsh(bigInt(much), cv.level)) > 0:
		for m, last := c.copies(part.ys, cv.y0, plus(cv.edgeY(cv.n), -1)); m.Cmp(last) <= 0; m = plus(m, 1) {
			part.copy(m).paint(cv)
		}
	default:
		for i := range cv.n {
			if strip := part.columns(cv.edgeX(i), cv.edgeX(i+1)); strip != nil {
				strip.paintStrip(cv, i)
			}
		}
	}
}

// paintStrip paints a repeated chain that is all in column i of the tile.
func (c *repeated) paintStrip(cv *tile, i int) {
	before := c.under(0, c.ys, cv.y0)
	for j := range cv.n {
		upTo := c.under(0, c.ys, cv.edgeY(j+1))
		if n := sub(upTo, before); n.Sign() > 0 {
			cv.add(i, j, logCount(n))
		}
		before = upTo
	}
}
