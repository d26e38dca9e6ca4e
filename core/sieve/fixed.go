package sieve

import "math/bits"

// fixed decides a game whose f does not depend on x0. The P-position (px,py) on
// the diagonal d = py − px blocks the diagonals d−f < e < d+f for ever, as far
// as they run above row py. Those with e ≥ d do from the next column on. One
// with e < d enters the rows above py later, in the column in which it crosses
// row py+1, and has crossed it everywhere to the right of that column. So it is
// enough to block, besides the diagonals from d up, the one that goes through
// row py+1, in each column up to px+f. Those rows are the steps that begin
// there and end in time.
type fixed struct {
	terms
	frame     *frame
	diagonals []uint64 // blocked, as the frame says
	used      []uint64 // rows that have a P-position; all above the height are
	full      int      // so many words of used are full

	steps  []uint64 // the rows py+1 whose diagonals are being blocked
	lo, hi int      // steps is zero outside these words
	ends   ends     // when they end
	last   []int64  // by row, as far as several P-positions may share one: the last end
}

func newFixed(t terms) *fixed {
	f := &fixed{
		terms: t,
		frame: newFrame(1, t.height),
		used:  make([]uint64, words(t.height)),
		steps: make([]uint64, words(t.height)),
		last:  make([]int64, min(t.side(), t.height)+1),
	}
	f.diagonals = make([]uint64, f.frame.size())
	f.lo = len(f.steps)
	if pad := uint(t.height & 63); pad != 0 {
		f.used[len(f.used)-1] = ^uint64(0) << pad
	}
	return f
}

func (f *fixed) next(c *column) {
	c.empty()
	f.climb()
	if y := f.open(f.frame.x, 0); !f.decree(c, f.frame.x) {
		if y = f.lowest(y); y < f.height {
			c.put(y)
		}
	}
	for y := range c.rows {
		f.used[y>>6] |= 1 << uint(y&63)
		f.block(y)
	}
	if f.frame.advance() {
		f.frame.move(f.diagonals)
	}
}

// climb blocks the diagonals through the steps of the current column.
func (f *fixed) climb() {
	for len(f.ends) > 0 && f.ends[0].x < f.frame.x {
		row := f.ends.pop().row
		if row >= int64(len(f.last)) || f.last[row] < f.frame.x {
			f.steps[row>>6] &^= 1 << uint(row&63)
		}
	}
	if len(f.ends) == 0 {
		f.lo, f.hi = len(f.steps), 0
		return
	}
	orInto(f.diagonals, f.frame.pos+f.lo*64, f.steps[f.lo:f.hi])
}

// lowest is the lowest row from y on that nothing blocks, the height or above
// if there is none.
func (f *fixed) lowest(y int64) int64 {
	for f.full < len(f.used) && f.used[f.full] == ^uint64(0) {
		f.full++
	}
	mask := ^uint64(0) << uint(y&63)
	if int64(f.full) > y>>6 {
		y, mask = int64(f.full)*64, ^uint64(0)
	}
	sh := uint(f.frame.pos & 63)
	for w := int(y >> 6); w < len(f.used); w++ {
		at := f.frame.pos>>6 + w
		crossing := f.diagonals[at]>>sh | f.diagonals[at+1]<<1<<(63-sh)
		if open := mask &^ (crossing | f.used[w]); open != 0 {
			return int64(w)*64 + int64(bits.TrailingZeros64(open))
		}
		mask = ^uint64(0)
	}
	return f.height
}

// block blocks the diagonals that the P-position in row y of the current column
// blocks.
func (f *fixed) block(y int64) {
	limit, err := f.f.Limit(min(f.frame.x, y), max(f.frame.x, y), min(f.frame.x, y)+1)
	if err != nil {
		f.note(err)
	}
	limit = min(limit, unlimited) // columns and rows do not reach that far
	if limit <= 0 {
		return
	}
	fill(f.diagonals, f.frame.pos+int(y), f.frame.pos+int(min(y+limit, f.height)))
	if limit == 1 || y+1 >= f.height {
		return // only its own diagonal
	}
	row, end := y+1, f.frame.x+limit
	f.steps[row>>6] |= 1 << uint(row&63)
	f.lo, f.hi = min(f.lo, int(row>>6)), max(f.hi, int(row>>6)+1)
	f.ends.push(stepEnd{end, row})
	if row < int64(len(f.last)) {
		f.last[row] = max(f.last[row], end)
	}
}

// fill sets the bits from..to−1.
func fill(set []uint64, from, to int) {
	first, last := from>>6, (to-1)>>6
	head, tail := ^uint64(0)<<uint(from&63), ^uint64(0)>>uint(63-(to-1)&63)
	if first == last {
		set[first] |= head & tail
		return
	}
	set[first] |= head
	for w := first + 1; w < last; w++ {
		set[w] = ^uint64(0)
	}
	set[last] |= tail
}

// A stepEnd says in which column the step in a row is taken for the last time.
type stepEnd struct{ x, row int64 }

// ends is a heap: the first end comes first.
type ends []stepEnd

func (h *ends) push(e stepEnd) {
	q := append(*h, e)
	i := len(q) - 1
	for i > 0 && q[(i-1)/2].x > e.x {
		q[i] = q[(i-1)/2]
		i = (i - 1) / 2
	}
	q[i] = e
	*h = q
}

func (h *ends) pop() stepEnd {
	q := *h
	first, e := q[0], q[len(q)-1]
	q = q[:len(q)-1]
	for i := 0; len(q) > 0; {
		child := 2*i + 1
		if child+1 < len(q) && q[child+1].x < q[child].x {
			child++
		}
		if child >= len(q) || q[child].x >= e.x {
			q[i] = e
			break
		}
		q[i] = q[child]
		i = child
	}
	*h = q
	return first
}
