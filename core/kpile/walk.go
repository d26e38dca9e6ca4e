package kpile

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/pause"
)

// maxK bounds the piles of Wythoff(K): the search takes ever longer.
const maxK = 5

// A walk lists P-positions of Wythoff(K) in lexicographic order. No move leads
// to a vector that comes later, so a vector is P if no earlier P-position B can
// be reached from it. It is walked pile by pile, and for all vectors that start
// alike it is known which B are matched already, by a common value or by a
// common difference: such a B blocks all continuations with piles large enough.
// The first of a run of piles that a B blocks for good ends the run, so that
// few vectors are looked at.
type walk struct {
	k      int
	misere bool
	high   [maxK]int32 // pile i is at most high[i]
	total  int64       // and all of them together have at most so many tokens
	pause  pause.Func
	rows   int64 // that are to be found, for pause
	steps  int64 // piles tried
	budget int64 // of them, at most

	found   []int32     // k piles after k piles
	byValue [][]int32   // for each value, the P-positions that have it
	byDiff  [][]twoOf   // for each difference, the pairs of piles that have it
	sure    []int32     // for each difference, the first pile from which on it blocks whatever the others
	near    int         // the differences below it surely block
	chosen  [maxK]int32 // the piles so far
	active  [maxK + 1][]blocker
	cap     [maxK + 1]int32 // the least pile that active blockers forbid for good
}

// twoOf is two piles low < high of a P-position that was found.
type twoOf struct {
	row       int32
	low, high uint8
}

// A blocker is an earlier P-position that is matched with the piles so far.
// When the piles of it that are left are dominated too, the move to it is
// legal.
type blocker struct {
	rest [maxK]int32 // what is to be dominated, in order
	n    int8        // how many there are
	next int8        // the first that no pile has been set against
}

// last is the largest pile to be dominated.
func (b *blocker) last() int32 {
	if b.n == 0 {
		return 0
	}
	return b.rest[b.n-1]
}

const (
	noLimit    = 1 << 30 // more than any pile in a table
	pauseEvery = 1 << 15 // steps: some milliseconds
)

var errBudget = fault.Newf("kpile", "out of steps")

// run lists all P-positions within the bounds.
func (w *walk) run() error {
	w.cap[0] = noLimit
	return w.place(0, 0)
}

// place tries all sizes of pile i on top of those chosen, which have sum tokens.
func (w *walk) place(i int, sum int64) error {
	low, left := int32(0), int64(w.k-i)
	least := int64(w.nearest())
	if i > 0 {
		low = w.chosen[i-1] + int32(least)
	}
	// Each pile to come is larger by least than the one before.
	high := int32(min(int64(w.high[i]), (w.total-sum-least*left*(left-1)/2)/left))
	for a := low; a <= high && a < w.cap[i]; a++ {
		if w.steps++; w.steps%pauseEvery == 0 {
			if err := w.rest(); err != nil {
				return err
			}
		}
		w.chosen[i] = a
		if i == w.k-1 {
			if w.free(a) && !(w.misere && sum+int64(a) == 0) {
				w.add()
				return nil // with more tokens on the last pile there is a move to this one
			}
			continue
		}
		if w.extend(i, a) {
			if err := w.place(i+1, sum+int64(a)); err != nil {
				return err
			}
		}
	}
	return nil
}

func (w *walk) rest() error {
	if w.steps > w.budget {
		return errBudget
	}
	return w.pause.At(min(int64(w.count()), w.rows), w.rows, "Listing P-positions")
}

// extend finds what blocks the continuations of the piles up to i, the last of
// which is a. It reports false if all of them are blocked.
func (w *walk) extend(i int, a int32) bool {
	if w.surely(i, a) {
		return false
	}
	w.active[i+1], w.cap[i+1] = w.active[i+1][:0], noLimit
	for j := i - 1; j >= 0; j-- { // near piles first: small differences block most
		for _, two := range w.apart(a - w.chosen[j]) {
			if b, ok := w.parallel(two, j, i); ok && !w.block(i+1, b) {
				return false
			}
		}
	}
	for _, row := range w.having(a) {
		if b, ok := w.sharing(row, i); ok && !w.block(i+1, b) {
			return false
		}
	}
	for _, b := range w.active[i] {
		if b.rest[b.next] <= a {
			b.next++
			w.block(i+1, b) // there is more to dominate, as a < w.cap[i]
		}
	}
	return true
}

// nearest is the least difference that does not surely block. It only grows,
// with the first pile and with the list.
func (w *walk) nearest() int {
	for w.near < len(w.sure) && w.sure[w.near] <= w.chosen[0] {
		w.near++
	}
	return w.near
}

// surely reports whether pile i of size a has a difference from one before it
// that blocks all piles as large as the first.
func (w *walk) surely(i int, a int32) bool {
	for j := i - 1; j >= 0; j-- {
		if d := int(a - w.chosen[j]); d < len(w.sure) && w.sure[d] <= w.chosen[0] {
			return true
		}
	}
	return false
}

// block adds a blocker for pile i. It reports false if nothing is left to be
// dominated by the piles to come, each at least as large as the one before.
func (w *walk) block(i int, b blocker) bool {
	if b.last() <= w.chosen[i-1] {
		return false
	}
	w.active[i] = append(w.active[i], b)
	w.cap[i] = min(w.cap[i], b.last())
	return true
}

// free reports whether nothing blocks the vector that ends with a. Blockers
// that were matched before the last pile are in w.cap.
func (w *walk) free(a int32) bool {
	i := w.k - 1
	if w.surely(i, a) {
		return false
	}
	for _, row := range w.having(a) {
		if _, ok := w.sharing(row, i); ok {
			return false
		}
	}
	for j := range i {
		for _, two := range w.apart(a - w.chosen[j]) {
			if w.above(two, j, i) {
				return false
			}
		}
	}
	return true
}

// sharing matches a P-position that has the value of pile i: then all of its
// piles, in order, must be dominated. It reports false if they are not, up to
// pile i.
func (w *walk) sharing(row int32, i int) (b blocker, ok bool) {
	p := w.found[int(row)*w.k:][:w.k]
	for j := range i + 1 {
		if p[j] > w.chosen[j] {
			return b, false
		}
	}
	copy(b.rest[:], p)
	b.n, b.next = int8(w.k), int8(i+1)
	return b, true
}

// parallel matches piles j < i with two of a P-position that differ by as much;
// the blocker is what its other piles ask of the other piles. It reports false
// if the two are not smaller or the piles before i fall short.
func (w *walk) parallel(two twoOf, j, i int) (b blocker, ok bool) {
	if !w.above(two, j, i) {
		return b, false
	}
	for m, size := range w.found[int(two.row)*w.k:][:w.k] {
		if m != int(two.low) && m != int(two.high) {
			b.rest[b.n] = size
			b.n++
		}
	}
	b.next = int8(i - 1)
	return b, true
}

// above reports whether pile j can become the lower of the two, and the other
// piles before i the first ones of the rest.
func (w *walk) above(two twoOf, j, i int) bool {
	p := w.found[int(two.row)*w.k:][:w.k]
	if p[two.low] >= w.chosen[j] {
		return false
	}
	m := 0
	for r := range i {
		if r == j {
			continue
		}
		for m == int(two.low) || m == int(two.high) {
			m++
		}
		if p[m] > w.chosen[r] {
			return false
		}
		m++
	}
	return true
}

func (w *walk) having(value int32) []int32 {
	if int(value) < len(w.byValue) {
		return w.byValue[value]
	}
	return nil
}

func (w *walk) apart(difference int32) []twoOf {
	if int(difference) < len(w.byDiff) {
		return w.byDiff[difference]
	}
	return nil
}

// add puts the chosen piles into the list and its indices, and lets them block
// what starts like them.
func (w *walk) add() {
	row := int32(len(w.found) / w.k)
	p := w.chosen[:w.k]
	w.found = append(w.found, p...)
	for high, size := range p {
		if high == 0 || size != p[high-1] {
			w.byValue = at(w.byValue, size)
			w.byValue[size] = append(w.byValue[size], row)
		}
		for low := range high {
			d := size - p[low]
			w.byDiff = at(w.byDiff, d)
			w.byDiff[d] = append(w.byDiff[d], twoOf{row, uint8(low), uint8(high)})
			w.settle(int(d), low, high)
		}
	}
	b := blocker{rest: w.chosen, n: int8(w.k)}
	for i := 1; i < w.k; i++ {
		b.next = int8(i)
		w.active[i] = append(w.active[i], b)
		w.cap[i] = min(w.cap[i], b.last())
	}
}

// settle notes that two of the chosen piles block a difference from where the
// lower one and all the others are exceeded by the first pile.
func (w *walk) settle(d, low, high int) {
	for len(w.sure) <= d {
		w.sure = append(w.sure, noLimit)
	}
	from := w.chosen[low] + 1
	for i, size := range w.chosen[:w.k] {
		if i != low && i != high {
			from = max(from, size)
		}
	}
	w.sure[d] = min(w.sure[d], from)
}

// at makes lists long enough for index n.
func at[T any](lists [][]T, n int32) [][]T {
	for len(lists) <= int(n) {
		lists = append(lists, nil)
	}
	return lists
}

// count is how many P-positions a walk has found.
func (w *walk) count() int { return len(w.found) / w.k }

// table is what a walk has found, in a table's order.
func (w *walk) table() table {
	t := table{k: w.k, sizes: w.found}
	return t.sorted(byTotal)
}
