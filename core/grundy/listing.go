package grundy

import (
	"math"

	"wythoffatlas/core/game"
)

// A listing notes the values of options one by one.
type listing struct {
	t             *Table
	first, second game.SubtractionSet
	twoHeap       *game.TwoHeapRule // nil if nothing of it is to be listed
	found         []uint64
}

// any reports whether there is anything to list.
func (g *listing) any() bool {
	return len(g.first)+len(g.second) > 0 || g.twoHeap != nil
}

func (g *listing) note(x, y int) {
	v := g.t.values[x*g.t.Height+y]
	g.found[v>>6] |= 1 << (v & 63)
}

// list is the set of the values of the listed options of (x, y).
func (g *listing) list(x, y int) []uint64 {
	clear(g.found)
	for _, p := range g.first {
		from, step, to := run(p, x)
		for k := from; k <= to; k += step {
			g.note(x-k, y)
		}
	}
	for _, p := range g.second {
		from, step, to := run(p, y)
		for l := from; l <= to; l += step {
			g.note(x, y-l)
		}
	}
	if g.twoHeap != nil {
		g.listBoth(x, y)
	}
	return g.found
}

// run is the numbers of a piece from 1 to most.
func run(p game.Piece, most int) (from, step, to int) {
	to = most
	if p.Max > 0 && p.Max < int64(to) {
		to = int(p.Max)
	}
	if p.Mod > int64(most) {
		p.Mod, p.Res = int64(most)+1, min(p.Res, int64(most)+1)
	}
	if from = int(p.Res); from == 0 {
		from = int(p.Mod)
	}
	return from, int(p.Mod), to
}

func (g *listing) listBoth(x, y int) {
	s, t := int(min(g.twoHeap.S, game.MaxParam)), int(min(g.twoHeap.T, game.MaxParam))
	for _, p := range g.twoHeap.D1 {
		from, step, to := run(p, x)
		for k := from; k <= to; k += step {
			low := 1
			if k >= t {
				low = (k-t)/s + 1 // the least l with k ≤ s·l+t−1
			}
			for _, q := range g.twoHeap.D2 {
				l, step, to := run(q, min(y, s*k+t-1))
				if l < low {
					l += (low - l + step - 1) / step * step
				}
				for ; l <= to; l += step {
					g.note(x-k, y-l)
				}
			}
		}
	}
}

// A settled is a constraint function that does not depend on x0. What it allows
// at (x−1, y−1) it allows from (x, y), so that values are carried along diagonals;
// only the positions in the column and the row before are asked.
type settled struct {
	t      *Table
	f      *game.Constraint
	limits []int32 // f at each position: |k−l| must be less
}

func newSettled(t *Table, f *game.Constraint) *settled {
	return &settled{t, f, make([]int32, len(t.values))}
}

// add adds the values of the options that take one token from either heap.
func (c *settled) add(set []uint64, x, y int) {
	if x == 0 || y == 0 {
		return
	}
	h := c.t.Height
	at := (x-1)*h + y // k = 1: at−l is (x−1, y−l)
	for l := 1; l <= y; l++ {
		if int32(l-1) < c.limits[at-l] {
			v := c.t.values[at-l]
			set[v>>6] |= 1 << (v & 63)
		}
	}
	at = x*h + y - 1 // l = 1
	for k := 2; k <= x; k++ {
		if int32(k-1) < c.limits[at-k*h] {
			v := c.t.values[at-k*h]
			set[v>>6] |= 1 << (v & 63)
		}
	}
}

// decided notes the limit at (x, y). Where f has no value there is no move.
func (c *settled) decided(x, y int) {
	low, high := int64(min(x, y)), int64(max(x, y))
	limit, _ := c.f.Limit(low, high, low+1)
	c.limits[x*c.t.Height+y] = int32(max(0, min(limit, math.MaxInt32)))
}
