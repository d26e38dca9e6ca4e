package exact

import (
	"math"
	"math/big"
	"math/bits"
	"sort"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/integer"
)

// Painting by the asymptote. Where texels are vast, a chain crosses the lines
// between them where its asymptote does, up to its slack. Places along the
// chain are measured in units of 2^h blocks: small enough that doubts are rare,
// large enough that the slack hardly counts.
const (
	unitsATexel = 40      // the chain spends up to 2^40 units in a texel
	doubt       = 1 << 24 // crossings nearer to one another may be in any order
	tolerance   = 1 << 8  // so far may a place be off, in units
)

// A texel is column i, row j of a tile; −1 and n mean outside.
type texel struct{ i, j int }

// An event is that a chain crosses a line between columns or rows of texels.
type event struct {
	at     int64 // in units
	column bool
}

// paintAlong paints by the asymptote, and counts exactly where crossings are
// so close that their order is in doubt.
func (c *chain) paintAlong(cv *tile, line *asymptote) {
	perTexel := math.Log2(min(line.columns.Float64(), line.rows.Float64()) / float64(c.k))
	h := int(cv.level) + int(math.Floor(perTexel)) - unitsATexel
	if h < 0 || new(big.Int).Rsh(line.slack, uint(h)).Cmp(bigInt(tolerance-8)) > 0 {
		cv.refine(c, 0, 0, cv.n, cv.n, nil)
		return
	}
	columns, i := c.crossings(cv, line.columns, sub(cv.x0, c.ox), uint(h))
	rows, j := c.crossings(cv, line.rows, sub(cv.y0, c.oy), uint(h))
	entry := integer.Larger(columns[0], rows[0])
	events := append(since(entry, columns[i:], true), since(entry, rows[j:], false)...)
	sort.Slice(events, func(a, b int) bool { return events[a].at < events[b].at })

	perUnit := float64(h) + math.Log2(float64(c.w)*float64(c.h))
	from := clamp(neg(entry)) // where the chain starts
	now := texel{i - 1, j - 1}
	sure, painted := now, false // the last texel that the chain was in for long
	for _, e := range events {
		if e.at-from > doubt {
			c.paintDoubt(cv, sure, now, painted)
			if now.i >= 0 && now.j >= 0 && now.i < cv.n && now.j < cv.n {
				cv.add(now.i, now.j, math.Log2(float64(e.at-from))+perUnit)
			}
			sure, painted = now, true
		}
		from = e.at
		if e.column {
			now.i++
		} else {
			now.j++
		}
	}
	c.paintDoubt(cv, sure, now, painted)
}

// crossings returns where the chain crosses the lines start + i·2^level, in
// units of 2^h blocks from its start, each right to within the tolerance; and
// how many of the lines it need not cross as all of it lies beyond them.
func (c *chain) crossings(cv *tile, perLength beam.Surd, start *big.Int, h uint) (at []*big.Int, passed int) {
	size := max(start.BitLen(), int(cv.level)+bits.Len(uint(cv.n))) + 2
	fraction := uint(max(0, size-int(h)))
	// Blocks a unit of length, in fixed point, off by less than 2^(1−fraction).
	slope := integer.FloorDiv(floorTimes(new(big.Int).Lsh(bigInt(1), fraction), perLength), c.k)
	place, step := mul(slope, start), new(big.Int).Lsh(slope, cv.level)
	at = make([]*big.Int, cv.n+1)
	for i := range at {
		if place.Sign() <= 0 {
			passed++
		}
		at[i] = new(big.Int).Rsh(place, fraction+h)
		place.Add(place, step)
	}
	return at, passed
}

// since turns places into events, counted from entry.
func since(entry *big.Int, at []*big.Int, column bool) []event {
	events := make([]event, len(at))
	for i, a := range at {
		events[i] = event{clamp(sub(a, entry)), column}
	}
	return events
}

// paintDoubt counts the texels that the chain may touch between the one that it
// was in for long before (which is painted, or nothing is known of it) and the
// one that it will now be in for long.
func (c *chain) paintDoubt(cv *tile, before, now texel, painted bool) {
	i0, j0 := max(before.i, 0), max(before.j, 0)
	i1, j1 := min(now.i+1, cv.n), min(now.j+1, cv.n)
	if i0 >= i1 || j0 >= j1 {
		return
	}
	cv.refine(c, i0, j0, i1, j1, func(i, j int) bool {
		t := texel{i, j}
		return t == now || painted && t == before
	})
}
