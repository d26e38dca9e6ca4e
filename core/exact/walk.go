package exact

import (
	"math"
	"math/big"

	"wythoffatlas/core/integer"
)

// Painting a chain. A chain crosses a tile like a thread: it never turns back,
// so between two crossings of the lines that divide the texels all its blocks
// are in one texel, and their number is a difference of ranks. There are at
// most 2(n−1) crossings, whatever the scale.

// paint chooses the way to find the crossings: not at all where the chain's
// asymptote shows that it passes by; exactly where the tile spans less than
// machine integers; else by the asymptote, and exactly only where that leaves a
// doubt. A chain without asymptote curves away: few of its blocks are in a tile.
func (c *chain) paint(cv *tile) {
	const wide = 48 // n·2^level ≤ 2⁵⁸ for n ≤ 1024
	x1, y1 := cv.edgeX(cv.n), cv.edgeY(cv.n)
	bits := max(x1.BitLen(), y1.BitLen())
	line := c.seq.asymptote(bits + 1)
	switch {
	case line == nil:
		cv.refine(c, 0, 0, cv.n, cv.n, nil)
	case (bits > 58 || cv.level > wide) && c.misses(line, cv.x0, cv.y0, x1, y1):
	case cv.level > wide:
		c.paintAlong(cv, line)
	default:
		if from, to := c.span(cv.x0, cv.y0, x1, y1); from.Cmp(to) < 0 {
			c.paintExactly(cv, from, to)
		}
	}
}

// misses reports whether the asymptote proves that no block touches the
// rectangle; the columns x0..x1 have the indices of rank(x0)..rank(x1) only.
func (c *chain) misses(line *asymptote, x0, y0, x1, y1 *big.Int) bool {
	lx, hx := c.about(line, true, plus(x0, -c.w)), c.about(line, true, x1)
	ly, hy := c.about(line, false, plus(y0, -c.h)), c.about(line, false, y1)
	gap := sub(integer.Larger(lx, ly), integer.Smaller(hx, hy))
	return gap.Cmp(times(line.slack, 2)) > 0
}

// about is within line.slack + 1 of the number of blocks whose corner has an
// abscissa (or ordinate) less than v.
func (c *chain) about(line *asymptote, column bool, v *big.Int) *big.Int {
	if column {
		return floorTimes(integer.Larger(new(big.Int), c.inner(1, 0, v)), line.columns)
	}
	return floorTimes(integer.Larger(new(big.Int), c.inner(0, 1, v)), line.rows)
}

// A crossing is where a chain passes a line between texels: the number of
// blocks, counted from some index, whose corner lies before the line; and the
// last of them, relative to the tile's corner. Only that block can be cut.
type crossing struct {
	rank int64
	x, y int64
}

// paintExactly paints the blocks with indices from..to−1, those that touch the
// tile; its sides are at most 2⁵⁸.
func (c *chain) paintExactly(cv *tile, from, to *big.Int) {
	const few = 32
	if n := sub(to, from); n.Cmp(bigInt(few)) <= 0 {
		for ; from.Cmp(to) < 0; from = plus(from, 1) {
			x, y := c.corner(from)
			c.paintBlock(cv, crossing{x: sub(x, cv.x0).Int64(), y: sub(y, cv.y0).Int64()})
		}
		return
	}
	last := c.crossingsFrom(cv, from)
	blocks := sub(to, from).Int64()
	columns := make([]crossing, cv.n+1)
	rows := make([]crossing, cv.n+1)
	for i := range columns {
		columns[i] = last(1, 0, int64(i))
		rows[i] = last(0, 1, int64(i))
	}
	c.sweep(cv, columns, rows, blocks)
}

// crossingsFrom returns a function that finds the crossing of the i-th line
// between columns (p, q = 1, 0) or rows (0, 1), counting from an index whose
// block touches the tile.
func (c *chain) crossingsFrom(cv *tile, from *big.Int) func(p, q, i int64) crossing {
	near := c.seq.near(from)
	if near == nil {
		return func(p, q, i int64) crossing {
			edge := cv.edgeY(int(i))
			if p == 1 {
				edge = cv.edgeX(int(i))
			}
			n, x, y, ok := c.find(p, q, plus(edge, -1))
			if !ok || n.Cmp(from) < 0 {
				return crossing{}
			}
			// A block beyond the tile may be far beyond.
			return crossing{clamp(plus(sub(n, from), 1)), clamp(sub(x, cv.x0)), clamp(sub(y, cv.y0))}
		}
	}
	u, v := c.seq.at(from)
	x, y := c.place(u, v)
	cx, cy := sub(x, cv.x0).Int64(), sub(y, cv.y0).Int64() // in the tile, so they fit
	return func(p, q, i int64) crossing {
		before := i<<cv.level - 1 - p*cx - q*cy
		if before < 0 {
			return crossing{}
		}
		n, dx, dy := near(p, q, before/c.k)
		// Beyond the tile, products may overflow; they are not used there.
		return crossing{n + 1, cx + c.k*dx, cy + c.k*dy}
	}
}

// clamp is n, or the nearest of ±2⁶¹.
func clamp(n *big.Int) int64 {
	const far = 1 << 61
	switch {
	case n.Cmp(bigInt(-far)) < 0:
		return -far
	case n.Cmp(bigInt(far)) > 0:
		return far
	}
	return n.Int64()
}

// sweep paints so many blocks, given all crossings of the lines between columns
// and rows (the tile's own sides are the first and the last of them).
func (c *chain) sweep(cv *tile, columns, rows []crossing, blocks int64) {
	area := float64(c.w) * float64(c.h)
	i, j := -1, -1 // the texel that block number n is in, −1 before the first line
	for n := int64(0); n < blocks; {
		for i < cv.n && columns[i+1].rank <= n {
			i++
		}
		for j < cv.n && rows[j+1].rank <= n {
			j++
		}
		if i == cv.n || j == cv.n {
			return
		}
		cut := columns[i+1]
		if rows[j+1].rank < cut.rank {
			cut = rows[j+1]
		}
		whole := min(cut.rank, blocks) - n
		n += whole
		if area > 1 && cut.rank <= blocks {
			c.paintBlock(cv, cut)
			whole--
		}
		if whole > 0 && i >= 0 && j >= 0 {
			cv.add(i, j, math.Log2(1+float64(whole)*area))
		}
	}
}

// paintBlock paints what the tile has of the block at the crossing.
func (c *chain) paintBlock(cv *tile, at crossing) {
	side := int64(1) << cv.level
	end := int64(cv.n) << cv.level
	for x := max(0, at.x); x < min(at.x+c.w, end); {
		i := x >> cv.level
		nx := min(at.x+c.w, (i+1)*side)
		for y := max(0, at.y); y < min(at.y+c.h, end); {
			j := y >> cv.level
			ny := min(at.y+c.h, (j+1)*side)
			cv.add(int(i), int(j), math.Log2(1+float64(nx-x)*float64(ny-y)))
			y = ny
		}
		x = nx
	}
}
