package route

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"sort"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/pause"
)

// The map of a game with K piles has a point for every row of its table: any
// two of n, p₁, …, pₖ as its coordinates, or n and each of the piles.

// leastPlotted is how many rows a map has at least.
const leastPlotted = 1 << 7

// A plot is the points of one map, by their first coordinate.
type plot struct {
	axes   [2]int
	rows   int64 // that are on it
	points []point
	floor  [2]int64 // rows that are not have no coordinate below
	more   bool     // there are such rows
	last   bool     // and none of them will be placed
}

type point struct{ x, y int64 }

const bytesOfPoint = 16

// unsure says that rows are missing.
func (g *vectors) unsure() string {
	return fmt.Sprintf("The first %d rows were looked at; later ones may be there.", g.list.Rows())
}

func (g *vectors) Tile(t *Tile, pause pause.Func) error {
	if t.Axes[0] < 0 || t.Axes[0] > g.Heaps || t.Axes[1] < 0 || t.Axes[1] > g.Heaps && t.Axes[1] != EveryHeap {
		return fault.Newf("route", "%s has no axes %d and %d", g.Name, t.Axes[0], t.Axes[1])
	}
	for i := range t.Counts {
		t.Counts[i] = Undecided
	}
	const far = 1 << 60 // past any coordinate that fits an int64 and is plotted
	if end := big.NewInt(far); t.Level > 50 || t.X.Cmp(end) > 0 || t.Y.Cmp(end) > 0 {
		if t.X.Sign() == 0 && t.Y.Sign() == 0 {
			t.Counts[0] = float32(2 * t.Level) // all that is plotted is in it
		}
		return nil
	}
	x0, y0 := t.X.Int64(), t.Y.Int64()
	end := max(x0, y0) + int64(t.Side)<<t.Level
	q, err := g.plotted(t.Axes, end, pause)
	if err != nil {
		return err
	}
	if q.more && (q.last || q.floor == [2]int64{}) {
		t.Rows = q.rows
	}
	return q.shade(t, x0, y0, pause)
}

// plotted brings the points of a map up to date for coordinates below end.
func (g *vectors) plotted(axes [2]int, end int64, pause pause.Func) (*plot, error) {
	rows, most := int64(leastPlotted), g.mostRows()
	if axes[1] == EveryHeap {
		most /= int64(g.Heaps)
	}
	if q := g.plot; q != nil && q.axes == axes {
		if !q.more || q.complete(end) || q.rows >= most {
			return q, nil
		}
		rows = 2 * q.rows
	}
	for ; ; rows *= 2 {
		note, err := g.extend(0, rows, pause)
		if err != nil {
			return nil, err
		}
		q := &plot{axes: axes, rows: min(rows, g.list.Rows()), more: true}
		for i, axis := range axes {
			q.floor[i] = g.floor(axis, q.rows)
		}
		q.last = note != "" || rows >= most
		if q.last || q.complete(end) {
			return q, g.place(q, pause)
		}
	}
}

// floor is what rows from row n on have at least on an axis.
func (g *vectors) floor(axis int, n int64) int64 {
	switch axis {
	case 0:
		return n
	case EveryHeap:
		axis = 1 // the smallest
	}
	return g.list.Floor(axis-1, n)
}

// complete reports whether all is known of points with both coordinates below
// end.
func (q *plot) complete(end int64) bool { return q.floor[0] >= end || q.floor[1] >= end }

// place fills a plot, which then is the one that is kept.
func (g *vectors) place(q *plot, pause pause.Func) error {
	each := int64(1)
	if q.axes[1] == EveryHeap {
		each = int64(g.Heaps)
	}
	g.plot = nil
	if err := g.Limits.room(bytesOfPoint * each * q.rows); err != nil {
		return err
	}
	q.points = make([]point, 0, each*q.rows)
	for row := range q.rows {
		x := g.coordinate(row, q.axes[0])
		if q.axes[1] == EveryHeap {
			for pile := range g.Heaps {
				q.points = append(q.points, point{x, g.list.At(row, pile)})
			}
		} else {
			q.points = append(q.points, point{x, g.coordinate(row, q.axes[1])})
		}
		if (row+1)%(1<<14) == 0 {
			if err := pause.At(row, q.rows, placing); err != nil {
				return err
			}
		}
	}
	if err := q.sort(pause); err != nil {
		return err
	}
	g.plot = q
	return nil
}

// sort orders the points by x and then by y: in runs, which are then merged. A
// million points at once would take too long. Of rows with the same point it keeps
// one: of Nim with four piles and more any number of rows share two piles, so that
// what can be drawn is where a point is, not how many rows have it.
func (q *plot) sort(pause pause.Func) error {
	defer func() { q.points = slices.Compact(q.points) }()
	byX := func(a, b point) int { return cmp.Or(cmp.Compare(a.x, b.x), cmp.Compare(a.y, b.y)) }
	const run = 1 << 13
	n := len(q.points)
	if slices.IsSortedFunc(q.points, byX) {
		return nil
	}
	for i := 0; i < n; i += run {
		slices.SortFunc(q.points[i:min(i+run, n)], byX)
		if err := pause.At(int64(i), int64(n), placing); err != nil {
			return err
		}
	}
	from, to := q.points, make([]point, n)
	for size := run; size < n; size *= 2 {
		for at := 0; at < n; at += 2 * size {
			left, right := from[at:min(at+size, n)], from[min(at+size, n):min(at+2*size, n)]
			for i := at; len(left)+len(right) > 0; i++ {
				if len(right) == 0 || len(left) > 0 && byX(left[0], right[0]) <= 0 {
					to[i], left = left[0], left[1:]
				} else {
					to[i], right = right[0], right[1:]
				}
				if (i+1)%(1<<16) == 0 {
					if err := pause.At(int64(i), int64(n), placing); err != nil {
						return err
					}
				}
			}
		}
		from, to = to, from
	}
	q.points = from
	return nil
}

const placing = "Placing P-positions"

func (g *vectors) coordinate(row int64, axis int) int64 {
	if axis == 0 {
		return row
	}
	return g.list.At(row, axis-1)
}

// shade counts the points in each texel. Where rows that are not on the plot may
// have more, a texel without a point is undecided.
func (q *plot) shade(t *Tile, x0, y0 int64, pause pause.Func) error {
	clear(t.Counts)
	from := sort.Search(len(q.points), func(i int) bool { return q.points[i].x >= x0 })
	for i := from; i < len(q.points); i++ {
		at := q.points[i]
		column, row := (at.x-x0)>>t.Level, (at.y-y0)>>t.Level
		if column >= int64(t.Side) {
			break
		}
		if at.y >= y0 {
			t.put(column, row)
		}
		if (i+1)%(1<<16) == 0 {
			if err := pause.At(int64(i), int64(len(q.points)), "Counting P-positions"); err != nil {
				return err
			}
		}
	}
	t.logarithms()
	for i, n := range t.Counts {
		x, y := x0+int64(i%t.Side)<<t.Level, y0+int64(i/t.Side)<<t.Level
		if n == 0 && q.more && x+1<<t.Level > q.floor[0] && y+1<<t.Level > q.floor[1] {
			t.Counts[i] = Undecided
		}
	}
	return nil
}
