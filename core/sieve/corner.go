package sieve

import (
	"cmp"
	"slices"

	"wythoffatlas/core/game"
)

// corner decides a game whose f depends on x0. On the part of column m that
// lies above the diagonal of the board, rows y ≥ m, and on the part of row m to
// the right of it, columns x > m, x0 is m throughout. Together they are a
// corner, and a corner depends only on the corners before it. So the board is
// decided corner by corner; at each, f is evaluated once for every P-position
// there may be a move to, and the one P-position of each arm is found. Column x
// is what the corners up to x say about it.
//
// If the game is symmetric, the two arms are mirror images and one is enough.
// It need not know the mirror images of the P-positions it has found either: a
// taking that crosses the diagonal of the board blocks no more than the
// uncrossed one, see [game.Constraint].
type corner struct {
	terms
	symmetric bool
	columns   int64 // how many are asked for
	x         int64 // the current column
	up, right arm   // right is not used if the game is symmetric

	rowOf    map[int64]int64 // by column: the row below the board's diagonal that has its P-position
	columnOf map[int64]int64 // by row: the column left of the diagonal; not if symmetric
}

func newCorner(t terms, symmetric bool, columns int64) *corner {
	c := &corner{terms: t, symmetric: symmetric, columns: columns, rowOf: map[int64]int64{}}
	c.up = arm{end: t.height, limits: t.f.Limits()}
	if symmetric {
		c.up.end = max(t.height, columns)
		return c
	}
	c.columnOf = map[int64]int64{}
	c.right = arm{end: columns, limits: t.f.Limits()}
	return c
}

func (c *corner) next(col *column) {
	col.empty()
	c.decree(col, c.x)
	if c.x < c.height {
		if y := c.step(c.x); y < c.height {
			col.put(y)
		}
	}
	if y, ok := c.rowOf[c.x]; ok {
		col.put(y)
		delete(c.rowOf, c.x)
	}
	c.x++
}

// step decides corner m and returns the row of the P-position in column m, from
// the diagonal of the board up, or the height or more if there is none.
func (c *corner) step(m int64) (row int64) {
	above, beside := c.decreed(m)
	_, below := c.rowOf[m]
	row = c.up.end
	if !above && !below {
		row = c.find(&c.up, m, c.open(m, m))
	}
	if c.symmetric {
		if m < row && row < c.columns {
			c.rowOf[row] = m
		}
	} else {
		c.stepRight(m, row, beside)
	}
	if row < c.up.end {
		c.up.add(m, row)
	}
	return row
}

// stepRight decides the row of corner m, whose column has its P-position in the
// given row, and tells the arms what the next corners must know.
func (c *corner) stepRight(m, row int64, beside bool) {
	x, left := c.columnOf[m]
	if left {
		c.right.add(m, x)
		delete(c.columnOf, m)
	}
	if y, below := c.rowOf[m]; below {
		c.up.add(m, y)
	}
	if row == m {
		c.right.add(m, m)
		return
	}
	if row < c.height {
		c.columnOf[row] = m
	}
	if beside || left {
		return
	}
	if x := c.find(&c.right, m, c.open(m, m+1)); x < c.columns {
		c.rowOf[x] = m
		c.right.add(m, x)
	}
}

// decreed tells the arms the P-positions of the box in line m and reports
// whether the column and the row have any; their arms are not asked then.
func (c *corner) decreed(m int64) (above, beside bool) {
	if m >= c.side() {
		return false, false
	}
	for i := range c.side() {
		if c.box.IsP(m, i) {
			above = true
			c.up.add(m, i)
		}
		if c.box.IsP(i, m) && !c.symmetric {
			beside = true
			c.right.add(m, i)
		}
	}
	return above, beside
}

// An arm is the P-positions that the positions of a column can move to, or
// those of a row: across is the coordinate that tells the lines apart, along
// that which runs on the line.
type arm struct {
	end                   int64 // of the lines
	limits                *game.Limits
	across, along, x1, y1 []int64
	limit                 []int64 // f at the line that was asked about last
	sorted                []blocked
}

// A blocked stretch of a line.
type blocked struct{ from, to int64 }

// add adds a P-position, which counts for the lines past across.
func (a *arm) add(across, along int64) {
	a.across, a.along = append(a.across, across), append(a.along, along)
	a.x1, a.y1 = append(a.x1, min(across, along)), append(a.y1, max(across, along))
	a.limit = append(a.limit, 0)
}

// find is the first place from start on of line m that nothing blocks, the end
// or more if there is none.
func (c *corner) find(a *arm, m, start int64) int64 {
	c.note(a.limits.At(a.limit, a.x1, a.y1, m))
	// Most often the P-positions block stretches that continue one another in
	// the order in which they were found; then one pass gets past them all and
	// a second one confirms it.
	const patience = 4
	for range patience {
		at := a.pass(m, start)
		if at == start || at >= a.end {
			return at
		}
		start = at
	}
	return a.search(m, start)
}

// pass leaves each blocked stretch that it finds itself in.
func (a *arm) pass(m, at int64) int64 {
	for i, limit := range a.limit {
		l := at - a.along[i]
		if l < 0 {
			continue
		}
		k := m - a.across[i]
		if l > 0 && max(l-k, k-l) < limit {
			at = a.along[i] + k + min(limit, unlimited)
		} else if l == 0 {
			at++
		}
	}
	return at
}

// search is find in any case: it sorts what is blocked.
func (a *arm) search(m, at int64) int64 {
	a.sorted = a.sorted[:0]
	for i, limit := range a.limit {
		k, limit := m-a.across[i], min(limit, unlimited)
		along := a.along[i]
		a.sorted = append(a.sorted, blocked{along, along},
			blocked{along + max(1, k-limit+1), along + k + limit - 1})
	}
	slices.SortFunc(a.sorted, func(p, q blocked) int { return cmp.Compare(p.from, q.from) })
	for _, s := range a.sorted {
		if s.from > at {
			break
		}
		at = max(at, s.to+1)
	}
	return at
}
