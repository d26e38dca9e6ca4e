package exact

import (
	"math"
	"math/big"
)

// A tile is being painted: n×n texels, each a square of side 2^level,
// from (x0, y0) on. With mirror, a part paints it with the heaps exchanged.
type tile struct {
	dst    []float32
	n      int
	x0, y0 *big.Int
	level  uint
	mirror bool
}

// Tile counts the P-positions in n×n squares of side 2^level. Row 0 of dst has
// the least y: dst[j·n+i] is for x0 + i·2^level ≤ x < x0 + (i+1)·2^level and
// likewise y. Each is set to log2(1 + count), which is 0 exactly when the square
// is empty, and otherwise right to at least four digits. The tile may reach
// below zero. 1 ≤ n ≤ 1024, and dst holds at least n².
func (s *Set) Tile(dst []float32, n int, x0, y0 *big.Int, level uint) {
	clear(dst[:n*n])
	c := &tile{dst: dst, n: n, x0: x0, y0: y0, level: level}
	if c.edgeX(n).Sign() <= 0 || c.edgeY(n).Sign() <= 0 {
		return
	}
	for _, p := range s.parts {
		p.paint(c)
	}
}

// transposed is the same tile with the heaps exchanged.
func (c *tile) transposed() *tile {
	t := *c
	t.x0, t.y0, t.mirror = c.y0, c.x0, !c.mirror
	return &t
}

// add adds a count, given as log2(1 + count), to a texel.
func (c *tile) add(i, j int, more float64) {
	if c.mirror {
		i, j = j, i
	}
	texel := &c.dst[j*c.n+i]
	if *texel != 0 {
		more = logSum(more, float64(*texel))
	}
	*texel = float32(more)
}

// logSum is log2(1 + a + b) of log2(1 + a) and log2(1 + b).
func logSum(a, b float64) float64 {
	a, b = max(a, b), min(a, b)
	const small = 50 // 2^small is far from overflow, and far above the 1
	if a < small {
		return math.Log2(math.Exp2(a) + math.Exp2(b) - 1)
	}
	return a + math.Log2(1+math.Exp2(b-a))
}

// logCount is log2(1 + n).
func logCount(n *big.Int) float64 { return log2(plus(n, 1)) }

// edgeX is the abscissa where column i of the tile begins.
func (c *tile) edgeX(i int) *big.Int { return c.edge(c.x0, i) }

// edgeY is the ordinate where row j of the tile begins.
func (c *tile) edgeY(j int) *big.Int { return c.edge(c.y0, j) }

func (c *tile) edge(from *big.Int, i int) *big.Int {
	e := bigInt(int64(i))
	return e.Add(e.Lsh(e, c.level), from)
}

// refine paints a part by counting: a box of texels that is not empty is halved
// until it is one texel, which is painted unless skip (if not nil) says that it
// has been. The cost goes with the texels that are not empty.
func (c *tile) refine(p part, i0, j0, i1, j1 int, skip func(i, j int) bool) {
	const few = 4 // texels that are not worth a count of all of them
	w, h := i1-i0, j1-j0
	single := w == 1 && h == 1
	if single && skip != nil && skip(i0, j0) {
		return
	}
	if single || w*h > few {
		n := p.count(c.edgeX(i0), c.edgeY(j0), c.edgeX(i1), c.edgeY(j1))
		switch {
		case n.Sign() == 0:
			return
		case single:
			c.add(i0, j0, logCount(n))
			return
		}
	}
	if w >= h {
		i := (i0 + i1) / 2
		c.refine(p, i0, j0, i, j1, skip)
		c.refine(p, i, j0, i1, j1, skip)
	} else {
		j := (j0 + j1) / 2
		c.refine(p, i0, j0, i1, j, skip)
		c.refine(p, i0, j, i1, j1, skip)
	}
}

// paint multiplies what each column and each row of texels has.
func (l *lattice) paint(c *tile) {
	if l.count(c.x0, c.y0, c.edgeX(c.n), c.edgeY(c.n)).Sign() == 0 {
		return
	}
	columns := c.counts(l.x, c.x0)
	rows := c.counts(l.y, c.y0)
	var a, b, product texelCount // neighbours mostly have equal counts
	for j, row := range rows {
		if row.log < 0 {
			continue
		}
		for i, column := range columns {
			if column.log < 0 {
				continue
			}
			if column != a || row != b || product.log == 0 {
				a, b, product = column, row, texelCount{log: column.times(row)}
			}
			c.add(i, j, product.log)
		}
	}
}

// A texelCount is a count of any size: small if it fits a float64 well, and its
// log2, −1 for 0.
type texelCount struct{ small, log float64 }

// counts returns how many elements of a progression each column (or row) of the
// tile has.
func (c *tile) counts(a axis, from *big.Int) []texelCount {
	all := make([]texelCount, c.n)
	before := a.below(from)
	for i := range all {
		next := a.below(c.edge(from, i+1))
		n := sub(next, before)
		before = next
		if n.Sign() == 0 {
			all[i].log = -1
			continue
		}
		all[i].log = log2(n)
		if n.IsInt64() {
			all[i].small = float64(n.Int64())
		}
	}
	return all
}

// times is log2(1 + a·b).
func (a texelCount) times(b texelCount) float64 {
	if log := a.log + b.log; log > 60 {
		return log
	}
	return math.Log2(1 + a.small*b.small)
}
