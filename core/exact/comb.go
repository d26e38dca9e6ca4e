package exact

import (
	"math/big"

	"wythoffatlas/core/game"
)

// A comb is a finite chain of single positions, no two in a column, repeated
// upwards without end: (X_n, Y_n + m·d) for m ≥ 0.
type comb struct {
	chain *chain
	d     int64
}

// copy is the m-th repetition of the chain.
func (c *comb) copy(m *big.Int) *chain {
	moved := *c.chain
	moved.oy = add(moved.oy, times(m, c.d))
	return &moved
}

// ends returns p·x + q·y at the first and at the last point of the chain.
func (c *comb) ends(p, q int64) (low, high *big.Int) {
	form := func(n *big.Int) *big.Int {
		x, y := c.chain.corner(n)
		return add(times(x, p), times(y, q))
	}
	return form(c.chain.first), form(plus(c.chain.end, -1))
}

// copies returns the least and the greatest m ≥ 0 for which the values of
// p·x + q·y on copy m, d·q·m more than low..high, include any of from..to.
func (c *comb) copies(low, high, from, to *big.Int) (first, last *big.Int) {
	first = floorDiv(plus(sub(from, high), c.d-1), c.d)
	return larger(first, new(big.Int)), floorDiv(sub(to, low), c.d)
}

func (c *comb) has(x, y *big.Int) bool {
	for _, a := range c.column(x) {
		if a.has(y) {
			return true
		}
	}
	return false
}

func (c *comb) column(x *big.Int) []axis {
	_, cx, cy, ok := c.chain.find(1, 0, x)
	if !ok || cx.Cmp(x) != 0 {
		return nil
	}
	return []axis{{first: cy, step: c.d}}
}

func (c *comb) row(y *big.Int) []axis { return c.where(0, 1, y, nil) }

func (c *comb) on(total *big.Int, dst []axis) []axis { return c.where(1, 1, total, dst) }

// where adds the abscissas of the points with p·x + q·y = v, q = 1, to dst.
func (c *comb) where(p, q int64, v *big.Int, dst []axis) []axis {
	low, high := c.ends(p, q)
	m, last := c.copies(low, high, v, v)
	for ; m.Cmp(last) <= 0; m = plus(m, 1) {
		_, x, y, ok := c.copy(m).find(p, q, v)
		if ok && add(times(x, p), times(y, q)).Cmp(v) == 0 {
			dst = append(dst, run(x, 1))
		}
	}
	return dst
}

func (c *comb) count(x0, y0, x1, y1 *big.Int) *big.Int {
	a, b := c.chain.upTo(1, 0, plus(x0, -1)), c.chain.upTo(1, 0, plus(x1, -1))
	return sub(c.under(0, 1, y1, a, b), c.under(0, 1, y0, a, b))
}

func (c *comb) below(total *big.Int) *big.Int {
	return c.under(1, 1, total, c.chain.first, c.chain.end)
}

// under counts the points with index a..b−1 and p·x + q·y < v, q = 1: all of
// the lowest copies, and part of a few more, as many as a copy is high in d.
func (c *comb) under(p, q int64, v, a, b *big.Int) *big.Int {
	n := new(big.Int)
	if a.Cmp(b) >= 0 {
		return n
	}
	part := &comb{chain: &chain{}, d: c.d}
	*part.chain = *c.chain
	part.chain.first, part.chain.end = a, b
	low, high := part.ends(p, q)
	m, last := part.copies(low, high, v, plus(v, -1))
	n.Mul(m, sub(b, a))
	for ; m.Cmp(last) <= 0; m = plus(m, 1) {
		n.Add(n, sub(part.copy(m).upTo(p, q, plus(v, -1)), a))
	}
	return n
}

func (c *comb) next(total *big.Int) *big.Int {
	low, high := c.ends(1, 1)
	var least *big.Int
	m, _ := c.copies(low, high, total, total)
	for ; least == nil || add(low, times(m, c.d)).Cmp(least) < 0; m = plus(m, 1) {
		if t := c.copy(m).next(total); t != nil && (least == nil || t.Cmp(least) < 0) {
			least = t
		}
	}
	return least
}

// both: with equal takings, y' − x' = y − x leaves at most a few copies, as
// y − x runs over an interval along the chain.
func (c *comb) both(rule game.Both, x, y *big.Int, limit int) []point {
	if rule.S != 1 || rule.T != 1 {
		panic("exact: a comb is of a game in which equal numbers are taken from both heaps")
	}
	low, high := c.ends(-1, 1)
	diagonal := sub(y, x)
	m, last := c.copies(smaller(low, high), larger(low, high), diagonal, diagonal)
	var found []point
	for ; m.Cmp(last) <= 0; m = plus(m, 1) {
		found = append(found, c.copy(m).both(rule, x, y, limit)...)
	}
	return found
}

// paint: copies much higher than a texel are painted one by one; others fill
// a few columns of texels, from which they are counted.
func (c *comb) paint(cv *canvas) {
	const much = 8
	top := cv.edgeY(cv.n)
	if bigInt(c.d).Cmp(new(big.Int).Lsh(bigInt(much), cv.level)) > 0 {
		low, high := c.ends(0, 1)
		m, last := c.copies(low, high, cv.y0, plus(top, -1))
		for ; m.Cmp(last) <= 0; m = plus(m, 1) {
			c.copy(m).paint(cv)
		}
		return
	}
	for i := range cv.n {
		a, b := c.chain.upTo(1, 0, plus(cv.edgeX(i), -1)), c.chain.upTo(1, 0, plus(cv.edgeX(i+1), -1))
		if a.Cmp(b) >= 0 {
			continue
		}
		before := c.under(0, 1, cv.y0, a, b)
		for j := range cv.n {
			upTo := c.under(0, 1, cv.edgeY(j+1), a, b)
			if n := sub(upTo, before); n.Sign() > 0 {
				cv.add(i, j, logCount(n))
			}
			before = upTo
		}
	}
}
