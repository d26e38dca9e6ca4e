package sieve

import (
	"math/bits"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// MaxCells bounds the number of positions in a [Window], which keeps one bit
// for each: half a gigabyte at most. Columns are padded to whole words.
const MaxCells = 1 << 32

// A Window is the outcomes of the positions [0,w)×[0,h) of a game, decided
// column by column as the caller asks for it. Make one with [NewWindow].
type Window struct {
	width, height int64
	decided       int64
	sweep         *Sweep
	bits          []uint64 // column x is the words from x·words(height) on
	err           error    // of the sweep
}

// NewWindow returns a window of which nothing is decided yet; w ≥ 1 and
// 1 ≤ h ≤ [MaxHeight]. It refuses more than [MaxCells] positions and says what
// would fit, and refuses rules as [New] does.
func NewWindow(r game.Ruleset, play game.Convention, w, h int64) (*Window, error) {
	if w < 1 {
		return nil, fault.Newf("sieve", "the width must be at least 1, not %d", w)
	}
	if h < 1 || h > MaxHeight {
		return nil, fault.Newf("sieve", "the height must be from 1 to %d, not %d", MaxHeight, h)
	}
	column := int64(words(h))
	if most := MaxCells / 64 / column; w > most {
		return nil, fault.Newf("sieve", "a window of %d by %d positions is too large; at that height a width of %d fits, and a square of %d by %[4]d", w, h, most, squareSide)
	}
	sweep, err := newSweep(r, play, h, w)
	if err != nil {
		return nil, err
	}
	return &Window{width: w, height: h, sweep: sweep, bits: make([]uint64, w*column)}, nil
}

// squareSide is the side of the largest square window: squareSide² = MaxCells.
const squareSide = 1 << 16

// Advance decides so many columns more, or as many as are left, and reports
// whether the window is done.
func (w *Window) Advance(columns int64) (done bool) {
	for end := min(w.decided+max(columns, 0), w.width); w.decided < end; w.decided++ {
		w.sweep.Next()
		c := &w.sweep.column
		copy(w.column(w.decided)[c.lo:c.hi], c.bits[c.lo:c.hi])
	}
	if w.sweep != nil {
		w.err = w.sweep.Err()
	}
	if w.decided < w.width {
		return false
	}
	w.sweep = nil // what columns block is not needed any more
	return true
}

// Err is what [Sweep.Err] says of the columns decided so far.
func (w *Window) Err() error { return w.err }

// Decided is how many columns are decided.
func (w *Window) Decided() int64 { return w.decided }

// Outcome reports whether (x, y) is a P-position, if it is decided: if it lies
// in the window, in a column that [Window.Advance] has reached.
func (w *Window) Outcome(x, y int64) (isP, decided bool) {
	if x < 0 || x >= w.decided || y < 0 || y >= w.height {
		return false, false
	}
	return w.column(x)[y>>6]>>uint(y&63)&1 != 0, true
}

// Has reports whether (x, y) is a P-position. The position must be decided:
// 0 ≤ x < [Window.Decided] and 0 ≤ y < h, the height of the window. Has panics
// otherwise, so that what is undecided cannot be taken for an N-position; ask
// [Window.Outcome] about positions that may lie outside.
func (w *Window) Has(x, y int64) bool {
	isP, decided := w.Outcome(x, y)
	if !decided {
		panic("sieve: the position is not decided")
	}
	return isP
}

// Column is column x: bit y is set when (x, y) is P. The column must be
// decided, 0 ≤ x < [Window.Decided]; the caller must not write to it.
func (w *Window) Column(x int64) []uint64 {
	if x < 0 || x >= w.decided {
		panic("sieve: column is not decided")
	}
	return w.column(x)
}

func (w *Window) column(x int64) []uint64 {
	n := int64(words(w.height))
	return w.bits[x*n : (x+1)*n : (x+1)*n]
}

// Count is the number of P-positions with x0 ≤ x < x1 and y0 ≤ y < y1 that are
// decided; the rectangle may reach beyond the window.
func (w *Window) Count(x0, y0, x1, y1 int64) int64 {
	x0, x1 = max(x0, 0), min(x1, w.decided)
	y0, y1 = max(y0, 0), min(y1, w.height)
	if x0 >= x1 || y0 >= y1 {
		return 0
	}
	first, last := y0>>6, (y1-1)>>6
	head, tail := ^uint64(0)<<uint(y0&63), ^uint64(0)>>uint(63-(y1-1)&63)
	n := 0
	for x := x0; x < x1; x++ {
		c := w.column(x)[first : last+1]
		for _, v := range c {
			n += bits.OnesCount64(v)
		}
		n -= bits.OnesCount64(c[0]&^head) + bits.OnesCount64(c[len(c)-1]&^tail)
	}
	return int64(n)
}
