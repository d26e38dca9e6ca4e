package grundy

import "wythoffatlas/core/game"

// A reach is a constraint function that depends on x0, the smaller heap moved from.
// Of the positions (x, y) of one column above the diagonal that is x. So (u, v) is
// an option of (x, y) while |x−u−(y−v)| < f(u, v, x), for y in an interval: up the
// column it comes once and goes once, and how many options have a value is counted.
// Below the diagonal values are those of the mirror images, since f is of the smaller
// and the larger heap, if the same may be taken from both.
type reach struct {
	t      *Table
	limits *game.Limits

	low, high, limit []int64  // of a column of options
	from, to         []uint16 // by option: it is one from row from on, and from row to on no longer
	comes, goes      []uint16 // the values of options, sorted by those rows
	begin, end       []int32  // by row: where its part of comes and of goes ends
	counts           []int32  // by value: so many options have it
	set              []uint64 // the values that some have
}

// newReach is for tables that are not wider than high.
func newReach(t *Table, f *game.Constraint, words int) *reach {
	n := (t.Width - 1) * t.Height
	return &reach{
		t: t, limits: f.Limits(),
		low: make([]int64, t.Height), high: make([]int64, t.Height), limit: make([]int64, t.Height),
		from: make([]uint16, n), to: make([]uint16, n), comes: make([]uint16, n), goes: make([]uint16, n),
		begin: make([]int32, t.Height+1), end: make([]int32, t.Height+1),
		counts: make([]int32, words<<6), set: make([]uint64, words),
	}
}

// column prepares the column x for rows from x on, when all before it are decided.
// work is told of each column of options.
func (r *reach) column(x int, work func() error) error {
	clear(r.counts)
	clear(r.set)
	clear(r.begin)
	clear(r.end)
	h := r.t.Height
	for u := range x {
		if err := work(); err != nil {
			return err
		}
		for v := range h {
			r.low[v], r.high[v] = int64(min(u, v)), int64(max(u, v))
		}
		r.limits.At(r.limit, r.low, r.high, int64(x)) // where f has no value there is no move
		for v, limit := range r.limit {
			i, middle := u*h+v, v+x-u
			d := int(max(0, min(limit, MaxSide))) // |y − middle| < d
			from, to := max(x, v+1, middle-d+1), min(h, middle+d)
			if from >= to {
				from, to = h, h
			}
			r.from[i], r.to[i] = uint16(from), uint16(to)
			r.begin[from]++
			r.end[to]++
		}
	}
	for y := range h {
		r.begin[y+1] += r.begin[y]
		r.end[y+1] += r.end[y]
	}
	// From the last to the first, so that each part is filled from its end.
	for i := x*h - 1; i >= 0; i-- {
		v := r.t.values[i]
		r.begin[r.from[i]]--
		r.comes[r.begin[r.from[i]]] = v
		r.end[r.to[i]]--
		r.goes[r.end[r.to[i]]] = v
	}
	return nil
}

// at is the set of the values of the options of (x, y) that take from both heaps, of
// the column that is prepared; rows are asked for from x on, one by one.
func (r *reach) at(y int) []uint64 {
	for _, v := range r.goes[r.end[y]:r.end[y+1]] {
		if r.counts[v]--; r.counts[v] == 0 {
			r.set[v>>6] &^= 1 << (v & 63)
		}
	}
	for _, v := range r.comes[r.begin[y]:r.begin[y+1]] {
		if r.counts[v]++; r.counts[v] == 1 {
			r.set[v>>6] |= 1 << (v & 63)
		}
	}
	return r.set
}
