package solve

import (
	"math"
	"math/big"
	"math/bits"
	"sort"

	"wythoffatlas/core/piles"
	"wythoffatlas/core/wytlex"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
)

// The map of a game with K piles has a point for every row of its table: any
// two of n, p₁, …, pₖ as its coordinates.

const (
	leastPlotted = 1 << 7
	mostPlotted  = 1 << 20 // rows on a map
	// Lists by total have many more rows for the same coordinates.
	mostByTotal = 1 << 17
)

// A plot is the points of one map, by their first coordinate.
type plot struct {
	first, second int // 0 for n, else the pile, counted from 1
	rows          int64
	points        []point
	sure          certain
	more          bool // there are more rows than these
}

type point struct{ x, y, row int64 }

// plotted brings the points of a map up to date for coordinates below end.
func (s *Solver) plotted(p *plane, first, second int, end int64, pause pause) (*plot, error) {
	rows := int64(leastPlotted)
	if q := p.plot; q != nil && q.first == first && q.second == second {
		if !q.more || q.sure.below(end) {
			return q, nil
		}
		rows = 2 * q.rows
	}
	for {
		note, err := s.extend(p, rows, pause)
		if err != nil {
			return nil, failed(p, err)
		}
		sure, most := certainty(p.vectors, min(rows, p.vectors.Rows()), first, second)
		if note != "" || rows >= most || sure.below(end) {
			return s.placePoints(p, &plot{first: first, second: second, rows: rows, sure: sure, more: note == "" && rows < most}, pause)
		}
		rows *= 2
	}
}

// A certain says where a map is complete: no row that is not plotted has a point
// with x or y below. Where either does not matter it is 0.
type certain struct {
	x, y   int64
	either bool // one coordinate below is enough
}

// certainty is how far rows 0 … rows−1 complete a map, and how many rows there
// may be on it.
func certainty(list piles.Game, rows int64, first, second int) (c certain, most int64) {
	last := list.Row(rows - 1)
	if _, ok := list.(*wytlex.Game); ok {
		// Later rows have greater n, and no pile up to the first of the last row.
		next := last[0].Int64() + 1
		if !last[0].IsInt64() {
			next = math.MaxInt64
		}
		c = certain{next, next, true}
		most = mostPlotted
	} else {
		// Later rows have a greater total, or the same. That a total is at most 2k
		// times one of the coordinates holds in Nim for the two largest piles; for
		// others, and in Wythoff(K), it holds as far as such lists go.
		total := new(big.Int)
		for _, size := range last {
			total.Add(total, size)
		}
		next := total.Int64() / int64(2*list.Piles())
		c = certain{next, next, false}
		most = mostByTotal
	}
	if first == 0 || second == 0 { // a column or a line for every row
		c = certain{either: true}
		if first == 0 {
			c.x = rows
		} else {
			c.y = rows
		}
	}
	return c, most
}

// below reports whether all is known of points with both coordinates below end.
func (c certain) below(end int64) bool {
	if c.either {
		return c.x >= end || c.y >= end
	}
	return c.x >= end && c.y >= end
}

// has reports whether all is known of a point.
func (c certain) has(x, y int64) bool {
	if c.either {
		return x < c.x || y < c.y
	}
	return x < c.x && y < c.y
}

// placePoints fills a plot.
func (s *Solver) placePoints(p *plane, q *plot, pause pause) (*plot, error) {
	list := p.vectors
	n := min(q.rows, list.Rows())
	q.points = make([]point, n)
	for row := range n {
		q.points[row] = point{coordinate(list, row, q.first), coordinate(list, row, q.second), row}
		if row%(1<<16) == 0 {
			if err := pause(row, n, "Placing P-positions"); err != nil {
				return nil, err
			}
		}
	}
	byX := func(i, j int) bool {
		a, b := &q.points[i], &q.points[j]
		return a.x < b.x || a.x == b.x && a.row < b.row
	}
	if !sort.SliceIsSorted(q.points, byX) {
		sort.Slice(q.points, byX)
	}
	p.plot = q
	return q, nil
}

func coordinate(list piles.Game, row int64, of int) int64 {
	if of == 0 {
		return row
	}
	return list.At(row, of-1)
}

// from is the first point with x or more.
func (q *plot) from(x int64) int {
	return sort.Search(len(q.points), func(i int) bool { return q.points[i].x >= x })
}

// shadePlot shades a tile of a map of two coordinates.
func (s *Solver) shadePlot(ask *protocol.Plot, pause pause) (protocol.Body, error) {
	p, err := s.planeOfPiles(ask.Game, ask.First, ask.Second)
	if err != nil {
		return nil, err
	}
	level, ix, iy, err := tileAt(ask.Level, ask.IX, ask.IY)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Shades{Texels: make([]byte, tileSize*tileSize)}
	if ix.Sign() < 0 || iy.Sign() < 0 {
		return reply, nil
	}
	x, y := corner(ix, level), corner(iy, level)
	const far = 1 << 60 // past any coordinate that fits an int64 and is plotted
	if level > 50 || x.Cmp(big.NewInt(far)) > 0 || y.Cmp(big.NewInt(far)) > 0 {
		leaveUndecided(reply.Texels)
		if ix.Sign() == 0 && iy.Sign() == 0 {
			reply.Texels[0] = raster.Full // all that is plotted is in it
		}
		return reply, nil
	}
	x0, y0 := x.Int64(), y.Int64()
	end := max(x0, y0) + tileSize<<level
	q, err := s.plotted(p, int(ask.First), int(ask.Second), end, pause)
	if err != nil {
		return nil, err
	}
	q.shade(reply.Texels, x0, y0, level)
	return reply, nil
}

// shade counts the points in each texel.
func (q *plot) shade(texels []byte, x0, y0 int64, level uint) {
	counts := make([]int32, len(texels))
	for i := q.from(x0); i < len(q.points); i++ {
		at := q.points[i]
		column, row := (at.x-x0)>>level, (at.y-y0)>>level
		if column >= tileSize {
			break
		}
		if at.y >= y0 && row < tileSize {
			counts[row*tileSize+column]++
		}
	}
	for i, n := range counts {
		x, y := x0+int64(i%tileSize)<<level, y0+int64(i/tileSize)<<level
		switch {
		case n > 0:
			texels[i] = raster.Shade(float32(math.Log2(float64(1+n))), level)
		case !q.sure.has(x, y):
			texels[i] = raster.Undecided
		}
	}
}

// planeOfPiles is the plane of a game with K piles that has the axes.
func (s *Solver) planeOfPiles(game string, first, second uint64) (*plane, error) {
	p, err := s.plane(game)
	if err != nil {
		return nil, err
	}
	if p.Piles == nil || max(first, second) > uint64(p.Heaps) {
		return nil, complain("%s has no axes %d and %d.", p.Name(), first, second)
	}
	return p, nil
}

// spot lists the rows of the table that lie on one point of the map, at most a
// few.
func (s *Solver) spot(ask *protocol.Spot, pause pause) (protocol.Body, error) {
	p, err := s.planeOfPiles(ask.Game, ask.First, ask.Second)
	if err != nil {
		return nil, err
	}
	x, y, err := parseBoth("x", ask.X, "y", ask.Y)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Table{Columns: p.Columns()}
	if max(x.BitLen(), y.BitLen()) >= bits.UintSize-4 {
		return reply, nil
	}
	q, err := s.plotted(p, int(ask.First), int(ask.Second), max(x.Int64(), y.Int64())+1, pause)
	if err != nil {
		return nil, err
	}
	const few = 8
	for i := q.from(x.Int64()); i < len(q.points) && q.points[i].x == x.Int64() && reply.Len() < few; i++ {
		if q.points[i].y == y.Int64() {
			row := q.points[i].row
			reply.Cells = append(reply.Cells, big.NewInt(row).String())
			reply.Cells = append(reply.Cells, numbers(p.vectors.Row(row))...)
		}
	}
	return reply, nil
}

// sketchPiles draws all sequences of a game against n.
func sketchPiles(list piles.Game, side int64, texels []byte, pause pause) error {
	// What fits is worth a sketch.
	if _, err := listWhatFits(list, 0, side, pause.told("Sketching")); err != nil {
		return err
	}
	for n := range min(side, list.Rows()) {
		for i := range list.Piles() {
			if y := list.At(n, i); y < side {
				texels[y*side+n] = raster.Full
			}
		}
	}
	return nil
}
