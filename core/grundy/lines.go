package grundy

// lines is a family of sets of values, each carried along a line: that of the
// position (x, y) is that of (x−dx, y−dy) with the values of the positions
// (x−k, y−l) added. Where a line begins its set is empty.
type lines struct {
	dx, dy int
	adds   []offset

	words int // of each set
	// Sets are kept in place, dx groups of ring sets; the set of (x, y) is number
	// y − dy·⌊x/dx⌋ modulo ring of its group. With dx = 0, when a line stays in its
	// column, the columns of a block have dy sets each.
	ring int
	sets []uint64
	full []int32 // for each set: so many words from the start are full
}

// An offset is what a move takes from either heap.
type offset struct{ k, l int }

// newLines makes the sets for a table of that height that is gone through in
// blocks of so many columns.
func newLines(dx, dy int, adds []offset, height, block, words int) *lines {
	l := &lines{dx: dx, dy: dy, adds: adds, words: words}
	groups := dx
	if dx == 0 {
		groups, l.ring = block, dy
	} else {
		// Lines that begin in a block must not take the place of those of earlier
		// columns that have not reached the top.
		l.ring = height + dy*((block+dx-1)/dx)
	}
	l.sets = make([]uint64, groups*l.ring*words)
	l.full = make([]int32, groups*l.ring)
	return l
}

// bytesOf is about how much memory newLines takes.
func bytesOf(dx, dy, height, block, words int) int {
	if dx == 0 {
		return block * dy * words * 8
	}
	return dx * (height + dy*((block+dx-1)/dx)) * words * 8
}

// A cursor goes up a column of sets.
type cursor struct {
	*lines
	base, at int
	young    bool // all lines begin in this column
}

func (l *lines) cursor(x, y, block int) cursor {
	if l.dx == 0 {
		return cursor{l, x % block * l.ring, y % l.ring, false}
	}
	at := (y - l.dy*(x/l.dx)) % l.ring
	if at < 0 {
		at += l.ring
	}
	return cursor{l, x % l.dx * l.ring, at, x < l.dx}
}

// set is the set of (x, y), made up to date, and how many of its first words are
// full; then the cursor is one row up.
func (c *cursor) set(t *Table, x, y int) (set []uint64, full int) {
	i := c.base + c.at
	if c.at++; c.at == c.ring {
		c.at = 0
	}
	set = c.sets[i*c.words : (i+1)*c.words]
	if c.young || y < c.dy {
		clear(set)
		c.full[i] = 0
	}
	for _, o := range c.adds {
		if o.k <= x && o.l <= y {
			v := t.values[(x-o.k)*t.Height+y-o.l]
			set[v>>6] |= 1 << (v & 63)
		}
	}
	full = int(c.full[i])
	if set[full] == ^uint64(0) {
		for set[full] == ^uint64(0) {
			full++
		}
		c.full[i] = int32(full)
	}
	return set, full
}
