package prove

import (
	"fmt"
	"iter"
	"math/bits"
	"slices"

	"wythoffatlas/core/sieve"
)

// A window is a square of decided positions, from (0,0) on, that automata are
// guessed from.
type window interface {
	size() int64
	// column yields the y < n for which (x, y) is P, in order.
	column(x, n int64) iter.Seq[int64]
	// block adds the P-positions of a rectangle to a hash, by their places in it,
	// and says whether there is one.
	block(hash uint64, x0, y0, width, height int64) (sum uint64, any bool)
}

// dense has a bit for each position.
type dense struct {
	*sieve.Window
	side int64
}

func (w dense) size() int64 { return w.side }

func (w dense) column(x, n int64) iter.Seq[int64] {
	return func(yield func(int64) bool) {
		for i, v := range w.Column(x) {
			for ; v != 0; v &= v - 1 {
				y := int64(i)<<6 + int64(bits.TrailingZeros64(v))
				if y >= n || !yield(y) {
					return
				}
			}
		}
	}
}

func (w dense) block(hash uint64, x0, y0, width, height int64) (sum uint64, any bool) {
	for x := range width {
		column := w.Column(x0 + x)
		for y := int64(0); y < height; y += 64 {
			v := load(column, y0+y)
			if left := height - y; left < 64 {
				v &= 1<<left - 1
			}
			any = any || v != 0
			hash = mix(hash ^ v)
		}
	}
	return hash, any
}

// load is the 64 bits of a column from y on.
func load(column []uint64, y int64) uint64 {
	i, shift := y>>6, uint(y&63)
	v := uint64(0)
	if i < int64(len(column)) {
		v = column[i] >> shift
	}
	if shift > 0 && i+1 < int64(len(column)) {
		v |= column[i+1] << (64 - shift)
	}
	return v
}

// sparse lists the P-positions, where columns have few.
type sparse struct {
	side  int64
	first []int32 // the rows of column x are rows[first[x]:first[x+1]]
	rows  []int32 // in order; a side is below 2^31
}

func (w *sparse) size() int64 { return w.side }

func (w *sparse) column(x, n int64) iter.Seq[int64] {
	return func(yield func(int64) bool) {
		for _, y := range w.rows[w.first[x]:w.first[x+1]] {
			if int64(y) >= n || !yield(int64(y)) {
				return
			}
		}
	}
}

func (w *sparse) block(hash uint64, x0, y0, width, height int64) (sum uint64, any bool) {
	for x := x0; x < x0+width; x++ {
		rows := w.rows[w.first[x]:w.first[x+1]]
		at := 0
		if len(rows) > 8 {
			at, _ = slices.BinarySearch(rows, int32(y0))
		}
		for _, y := range rows[at:] {
			if int64(y) >= y0+height {
				break
			}
			if int64(y) >= y0 {
				any = true
				hash = mix(hash ^ uint64(x-x0)<<32 ^ uint64(int64(y)-y0))
			}
		}
	}
	return hash, any
}

const (
	denseSide   = 1 << 14 // larger windows only where columns have few P-positions, and are decided fast
	sparseSide  = 1 << 12 // smaller ones have a bit for each
	fewInColumn = 16      // on average
)

// window is a decided window of at least that side; nil if there would be too
// many P-positions in it. The largest is kept.
func (f *finder) window(side int64) (window, error) {
	if f.last != nil && f.last.size() >= side {
		return f.last, nil
	}
	var w window
	var err error
	if side <= sparseSide || f.many && side <= denseSide {
		w, err = f.dense(side)
	} else if !f.many && (f.rules.Constraint == nil || side <= denseSide) {
		w, err = f.sparse(side)
	}
	if err != nil || w == nil {
		return nil, err
	}
	f.last = w
	return w, nil
}

// largestStated bounds windows that a theorem lists.
const largestStated = 1 << 16

// windowOf is a window of the positions that a theorem states; nil if there are too
// many.
func (f *finder) windowOf(t Theorem, side int64) (window, error) {
	if f.last != nil && f.last.size() >= side {
		return f.last, nil
	}
	w := &sparse{side: side, first: make([]int32, 1, side+1)}
	for x := range side {
		for _, y := range t.Column(x, side) {
			w.rows = append(w.rows, int32(y))
		}
		w.first = append(w.first, int32(len(w.rows)))
		if len(w.rows) > fewInColumn*int(side) {
			return nil, nil
		}
		if x%256 == 0 {
			if err := f.bounds.Pause.At(x, side, fmt.Sprintf("Listing the positions of the theorem with heaps below %d", side)); err != nil {
				return nil, err
			}
		}
	}
	f.last = w
	return w, nil
}

func (f *finder) deciding(x, side int64) error {
	return f.bounds.Pause.At(x, side, fmt.Sprintf("Deciding all positions with heaps below %d", side))
}

func (f *finder) dense(side int64) (window, error) {
	w, err := sieve.NewWindow(f.rules, f.play, side, side)
	if err != nil {
		return nil, err
	}
	const columns = 256
	for !w.Advance(columns) {
		if err := f.deciding(w.Decided(), side); err != nil {
			return nil, err
		}
	}
	f.many = w.Count(0, 0, side, side) > fewInColumn*side
	return dense{w, side}, w.Err()
}

func (f *finder) sparse(side int64) (window, error) {
	sweep, err := sieve.New(f.rules, f.play, side)
	if err != nil {
		return nil, err
	}
	w := &sparse{side: side, first: make([]int32, 1, side+1)}
	for x := range side {
		for i, v := range sweep.Next() {
			for ; v != 0; v &= v - 1 {
				w.rows = append(w.rows, int32(i)<<6+int32(bits.TrailingZeros64(v)))
			}
		}
		w.first = append(w.first, int32(len(w.rows)))
		if len(w.rows) > fewInColumn*int(side) {
			f.many = true
			return nil, nil
		}
		if x%256 == 0 {
			if err := f.deciding(x, side); err != nil {
				return nil, err
			}
		}
	}
	return w, sweep.Err()
}
