package exact

import "math/big"

// A quick answers about the small positions of a chain of single positions in
// machine integers, many times as fast as the digits of big ones: the sequence
// seen from its first point, along an axis on which no two points are equal.
type quick struct {
	near   nearby
	x0, y0 int64 // the first point of the sequence
	p, q   int64 // (1, 0) for columns, (0, 1) for rows
}

// newQuick is nil where there is nothing to gain.
func newQuick(seq sequence) *quick {
	near := seq.near(new(big.Int))
	if near == nil {
		return nil
	}
	x, y := seq.at(new(big.Int))
	if !x.IsInt64() || !y.IsInt64() {
		return nil
	}
	for _, form := range [2][2]int64{{1, 0}, {0, 1}} {
		if least, _ := seq.increments(form[0], form[1]); least >= 1 {
			return &quick{near, x.Int64(), y.Int64(), form[0], form[1]}
		}
	}
	return nil
}

// hasSmall is has for a position that a quick knows about; sure is false for
// others.
func (c *chain) hasSmall(x, y *big.Int) (has, sure bool) {
	const far = 1 << 58 // what a nearby sees, and no sum overflows
	small := func(n *big.Int) bool { return n.BitLen() < 58 }
	if c.quick == nil || c.k != 1 || c.w != 1 || c.h != 1 || !small(x) || !small(y) || !small(c.ox) || !small(c.oy) {
		return false, false
	}
	quick := c.quick()
	if quick == nil {
		return false, false
	}
	dx, dy := x.Int64()-c.ox.Int64()-quick.x0, y.Int64()-c.oy.Int64()-quick.y0
	if dx >= far || dy >= far {
		return false, false
	}
	v := quick.p*dx + quick.q*dy
	if v < 0 {
		return false, true
	}
	n, px, py := quick.near(quick.p, quick.q, v)
	if px != dx || py != dy || n < 0 {
		return false, true
	}
	at := bigInt(n)
	return at.Cmp(c.first) >= 0 && (c.end == nil || at.Cmp(c.end) < 0), true
}
