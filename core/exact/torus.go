package exact

import (
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

// A torus is a block of positions repeated in both directions without end: all
// (x, y) with (x mod d, y mod d) in the block [0,d)². The block is symmetric: a
// chain, both of whose coordinates grow at every step, its mirror image, and a
// few single positions besides.
type torus struct {
	d     int64
	chain *chain     // ends within the block
	spots [][2]int64 // with their mirror images
	// upper keeps only the positions with x ≤ y, for the table; it says nothing
	// to has, count, paint, column, row and both, which tables do not need.
	upper bool
}

// newTorus cuts the points of a chain from first on to the block.
func newTorus(d int64, c *chain, spots ...[2]int64) *torus {
	c.end = c.upTo(0, 1, bigInt(d-1))
	return &torus{d: d, chain: c, spots: spots}
}

func (t *torus) residues(x, y *big.Int) (u, v int64) {
	return integer.Modulo(x, t.d), integer.Modulo(y, t.d)
}

func (t *torus) spot(u, v int64) bool {
	for _, s := range t.spots {
		if s == [2]int64{u, v} {
			return true
		}
	}
	return false
}

// points is how many positions the block has.
func (t *torus) points() *big.Int {
	return plus(times(sub(t.chain.end, t.chain.first), 2), int64(len(t.spots)))
}

func (t *torus) has(x, y *big.Int) bool {
	if x.Sign() < 0 || y.Sign() < 0 {
		return false
	}
	u, v := t.residues(x, y)
	return t.spot(u, v) || t.chain.has(bigInt(min(u, v)), bigInt(max(u, v)))
}

// count is a difference of four corners.
func (t *torus) count(x0, y0, x1, y1 *big.Int) *big.Int {
	n := t.corner(x1, y1)
	n.Sub(n, t.corner(x0, y1))
	n.Sub(n, t.corner(x1, y0))
	return n.Add(n, t.corner(x0, y0))
}

// corner counts the positions with x < X and y < Y: with X = ad + u and
// Y = bd + v whole blocks, and the parts of blocks along two sides.
func (t *torus) corner(X, Y *big.Int) *big.Int {
	if X.Sign() <= 0 || Y.Sign() <= 0 {
		return new(big.Int)
	}
	a, b := integer.FloorDiv(X, t.d), integer.FloorDiv(Y, t.d)
	u, v := t.residues(X, Y)
	n := mul(mul(a, b), t.points())
	n.Add(n, mul(a, t.inside(t.d, v)))
	n.Add(n, mul(b, t.inside(u, t.d)))
	return n.Add(n, t.inside(u, v))
}

// inside counts the positions of the block with x < u and y < v: as both
// coordinates grow along the chain, it is the lesser of two ranks.
func (t *torus) inside(u, v int64) *big.Int {
	rank := func(u, v int64) *big.Int {
		return sub(integer.Smaller(t.chain.upTo(1, 0, bigInt(u-1)), t.chain.upTo(0, 1, bigInt(v-1))), t.chain.first)
	}
	n := add(rank(u, v), rank(v, u))
	for _, s := range t.spots {
		if s[0] < u && s[1] < v {
			n = plus(n, 1)
		}
	}
	return n
}

// upToTotal counts the positions of the block whose total is at most v.
func (t *torus) upToTotal(v *big.Int) *big.Int {
	n := times(sub(t.chain.upTo(1, 1, v), t.chain.first), 2)
	for _, s := range t.spots {
		if v.Cmp(bigInt(s[0]+s[1])) >= 0 {
			n = plus(n, 1)
		}
	}
	return n
}

// below: a position of the block with total v stands in as many blocks below the
// diagonal as there are i, j ≥ 0 with d(i + j) + v < total. With
// total − 1 = kd + ρ, i + j goes up to k, k − 1 or k − 2, as v is at most ρ, at
// most ρ + d, or more.
func (t *torus) below(total *big.Int) *big.Int {
	if total.Sign() <= 0 {
		return new(big.Int)
	}
	last := plus(total, -1)
	k, rho := integer.FloorDiv(last, t.d), integer.Modulo(last, t.d)
	n, before := new(big.Int), new(big.Int)
	for i := range int64(3) {
		upTo := t.upToTotal(bigInt(rho + i*t.d))
		if m := plus(k, -i); m.Sign() >= 0 {
			blocks := mul(plus(m, 1), plus(m, 2))
			n.Add(n, mul(sub(upTo, before), blocks.Rsh(blocks, 1)))
		}
		before = upTo
	}
	if t.upper {
		n.Add(n, t.diagonalBelow(total)).Rsh(n, 1)
	}
	return n
}

// diagonalBelow counts the positions (x, x) with 2x < total.
func (t *torus) diagonalBelow(total *big.Int) *big.Int {
	n, half := new(big.Int), integer.FloorDiv(plus(total, 1), 2)
	for _, s := range t.spots {
		if s[0] == s[1] {
			n.Add(n, every(s[0], t.d).below(half))
		}
	}
	return n
}

// on: two positions of the chain have different totals, so that at most two have
// one that is ≡ total.
func (t *torus) on(total *big.Int, dst []axis) []axis {
	if total.Sign() < 0 {
		return dst
	}
	place := func(u, v int64) {
		a := axis{first: bigInt(u), last: plus(total, -v), step: t.d}
		if t.upper {
			a = a.within(nil, integer.FloorDiv(total, 2))
		}
		if !a.empty() {
			dst = append(dst, a)
		}
	}
	rho := integer.Modulo(total, t.d)
	for _, v := range []int64{rho, rho + t.d} {
		if _, x, y, ok := t.chain.find(1, 1, bigInt(v)); ok && add(x, y).Cmp(bigInt(v)) == 0 {
			place(x.Int64(), y.Int64())
			place(y.Int64(), x.Int64())
		}
	}
	for _, s := range t.spots {
		if integer.Modulo(sub(total, bigInt(s[0]+s[1])), t.d) == 0 {
			place(s[0], s[1])
		}
	}
	return dst
}

// next: the block's totals go up to 2d − 2, so that the least is in one of three
// repetitions, or begins the one after.
func (t *torus) next(total *big.Int) *big.Int {
	if total.Sign() < 0 {
		total = new(big.Int)
	}
	k := integer.FloorDiv(total, t.d)
	var least *big.Int
	for i := int64(-2); i <= 1; i++ {
		m := plus(k, i)
		if m.Sign() < 0 {
			continue
		}
		up := times(m, t.d)
		from := sub(total, up)
		if v := t.chain.next(from); v != nil {
			least = lesser(least, add(v, up))
		}
		for _, s := range t.spots {
			if v := bigInt(s[0] + s[1]); v.Cmp(from) >= 0 {
				least = lesser(least, add(v, up))
			}
		}
	}
	return least
}

// lesser is the lesser of two numbers of which the first may be missing.
func lesser(a, b *big.Int) *big.Int {
	if a == nil {
		return b
	}
	return integer.Smaller(a, b)
}

func (t *torus) column(x *big.Int) []axis {
	if x.Sign() < 0 {
		return nil
	}
	u := bigInt(integer.Modulo(x, t.d))
	var all []axis
	if _, cx, cy, ok := t.chain.find(1, 0, u); ok && cx.Cmp(u) == 0 {
		all = append(all, axis{first: cy, step: t.d})
	}
	if _, cx, cy, ok := t.chain.find(0, 1, u); ok && cy.Cmp(u) == 0 {
		all = append(all, axis{first: cx, step: t.d})
	}
	for _, s := range t.spots {
		if u.Cmp(bigInt(s[0])) == 0 {
			all = append(all, every(s[1], t.d))
		}
	}
	return all
}

func (t *torus) row(y *big.Int) []axis { return t.column(y) }

// both is for equal takings, at most d − 1 of them: the residues go down a
// diagonal of the block, or one that begins anew at its upper or right edge. A
// chain has at most one point on each.
func (t *torus) both(rule game.TwoHeapRule, x, y *big.Int, limit int) []point {
	if rule.S != 1 || rule.T != 1 {
		panic("exact: a torus is of a game in which equal numbers are taken from both heaps")
	}
	gap := integer.Modulo(sub(y, x), t.d)
	var found []point
	try := func(u, v int64) {
		taken := integer.Modulo(sub(x, bigInt(u)), t.d)
		px, py := plus(x, -taken), plus(y, -taken)
		if taken > 0 && integer.Modulo(py, t.d) == v && px.Sign() >= 0 && py.Sign() >= 0 && len(found) < limit {
			found = append(found, point{px, py})
		}
	}
	for _, g := range []int64{gap, t.d - gap} {
		if _, cx, cy, ok := t.chain.find(-1, 1, bigInt(g)); ok {
			try(cx.Int64(), cy.Int64())
			try(cy.Int64(), cx.Int64())
		}
	}
	for _, s := range t.spots {
		try(s[0], s[1])
	}
	return found
}

func (t *torus) paced(step func()) part {
	view := *t
	view.chain = t.chain.slowed(step)
	return &view
}
