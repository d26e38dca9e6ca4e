package route

import (
	"fmt"
	"math/big"
	"math/bits"
	"sort"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// Without a theorem the rows of a table are found in the window: by total, on
// one antidiagonal after the other.

func (w *window) Rows(from *big.Int, count int64, pause pause.Func, yield func([]*big.Int) bool) (note string, err error) {
	last := new(big.Int).Add(from, big.NewInt(count))
	if err := w.decideRows(last, pause); err != nil {
		return "", err
	}
	if known := big.NewInt(w.rowCount()); last.Cmp(known) > 0 {
		last = known
		note = fmt.Sprintf("%s That settles the rows below %s.", w.edgeWords(), known)
	}
	if from.Cmp(last) >= 0 {
		return note, nil
	}
	more := true
	err = w.listRows(from.Int64(), last.Int64(), pause, func(q game.Position) bool {
		more = yield(game.VectorOf(q.X, q.Y))
		return more
	})
	if !more {
		note = ""
	}
	return note, err
}

// decideRows makes the window reach as far as rows below last need, or as far
// as it may.
func (w *window) decideRows(last *big.Int, pause pause.Func) error {
	for {
		if w.bits != nil && w.ends == nil {
			if err := w.rowEnds(pause); err != nil {
				return err
			}
			continue // the window may have grown meanwhile
		}
		if w.bits != nil && (w.side >= w.edge || last.Cmp(big.NewInt(w.rowCount())) <= 0) {
			return nil
		}
		if err := w.decide(w.side+1, pause); err != nil {
			return err
		}
	}
}

// rowEnds sets w.ends: ends[t] is the number of rows with a total of at most
// t. The window [0,side)² knows all totals below side.
func (w *window) rowEnds(pause pause.Func) error {
	decided, side := w.bits, w.side
	ends := make([]int64, side)
	for x := range side {
		lo := int64(0)
		if w.Symmetric {
			lo = x
		}
		if hi := side - 1 - x; lo <= hi {
			bitsBetween(decided.Column(x), lo, hi, func(y int64) { ends[x+y]++ })
		}
		if (x+1)*side%chunk == 0 {
			if err := pause.At(x+1, side, "Counting P-positions"); err != nil {
				return err
			}
		}
	}
	for t := int64(1); t < side; t++ {
		ends[t] += ends[t-1]
	}
	if w.bits == decided {
		w.ends = ends
	}
	return nil
}

// rowCount is the number of rows that the window settles, after decideRows.
func (w *window) rowCount() int64 { return w.ends[len(w.ends)-1] }

// listRows calls yield for the rows from..last−1, all of which the window knows,
// until it returns false.
func (w *window) listRows(from, last int64, pause pause.Func, yield func(game.Position) bool) error {
	decided, ends := w.bits, w.ends
	work := int64(0)
	for total := int64(sort.Search(len(ends), func(t int) bool { return ends[t] > from })); from < last; total++ {
		row := int64(0)
		if total > 0 {
			row = ends[total-1]
		}
		end := total
		if w.Symmetric {
			end = total / 2
		}
		for x := int64(0); x <= end && row < min(ends[total], last); x++ {
			if !decided.Has(x, total-x) {
				continue
			}
			if row >= from && !yield(game.Position{X: x, Y: total - x}) {
				return nil
			}
			row++
		}
		from = max(from, row)
		if work += 16 * total; work >= chunk { // single positions cost more than words
			work = 0
			if err := pause.At(from, last, "Listing P-positions"); err != nil {
				return err
			}
		}
	}
	return nil
}

// bitsBetween calls f for every set bit of a column from lo to hi, upwards.
func bitsBetween(column []uint64, lo, hi int64, f func(y int64)) {
	for i := lo >> 6; i <= hi>>6; i++ {
		for v := column[i]; v != 0; v &= v - 1 {
			if y := i<<6 + int64(bits.TrailingZeros64(v)); lo <= y && y <= hi {
				f(y)
			}
		}
	}
}
