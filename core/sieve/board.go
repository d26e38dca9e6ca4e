package sieve

// A board collects the rows of one column that cannot be P. Rows at or above
// the height are always blocked, so that no loop has to look out for them.
type board struct {
	bits   []uint64 // one word more than the column, so that a carry has a place
	height int64
	top    int // the words from here on are as reset leaves them
}

func newBoard(height int64) board {
	b := board{bits: make([]uint64, words(height)+1), height: height}
	b.reset(0)
	return b
}

// words is the number of words that hold n bits.
func words(n int64) int { return int((n + 63) / 64) }

// reset opens the rows from a word on. What is below is not read in a column that is
// decided from there on, and may stay as it is.
func (b *board) reset(from int) {
	clear(b.bits[from:max(from, b.top)])
	b.top = min(from, b.top)
	if pad := uint(b.height & 63); pad != 0 {
		b.bits[b.height>>6] = ^uint64(0) << pad
	}
}

// reach notes that words below w may have been written.
func (b *board) reach(w int) { b.top = max(b.top, w) }

func (b *board) mark(y int64) {
	b.bits[y>>6] |= 1 << uint(y&63)
	b.reach(int(y>>6) + 1)
}

// solid is the pattern of all rows.
var solid = []uint64{^uint64(0)}

// weave blocks the rows lo..hi that are in a pattern that repeats from row 0.
// Rows outside the board are ignored.
func (b *board) weave(lo, hi int64, pattern []uint64) {
	lo, hi = max(lo, 0), min(hi, b.height-1)
	if lo > hi {
		return
	}
	first, last := int(lo>>6), int(hi>>6)
	b.reach(last + 1)
	head, tail := ^uint64(0)<<uint(lo&63), ^uint64(0)>>uint(63-hi&63)
	phase := first % len(pattern)
	if first == last {
		b.bits[first] |= pattern[phase] & head & tail
		return
	}
	b.bits[first] |= pattern[phase] & head
	span := b.bits[first+1 : last]
	if len(pattern) == 1 {
		for i := range span {
			span[i] |= pattern[0]
		}
		phase = 0
	} else {
		for i := range span {
			if phase++; phase == len(pattern) {
				phase = 0
			}
			span[i] |= pattern[phase]
		}
		if phase++; phase == len(pattern) {
			phase = 0
		}
	}
	b.bits[last] |= pattern[phase] & tail
}

// blockEvery blocks the rows lo, lo+step, … up to hi; lo must not be negative.
func (b *board) blockEvery(lo, hi, step int64) {
	if step == 1 {
		b.weave(lo, hi, solid)
		return
	}
	hi = min(hi, b.height-1)
	for y := lo; y <= hi; y += step {
		b.mark(y)
	}
}
