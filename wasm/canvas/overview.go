package canvas

import (
	"math"
	"strconv"

	"wythoffatlas/wasm/raster"
)

// CarpetWidth is how many integers a line of a carpet has; a block of it has as
// many lines.
const CarpetWidth = TileTexels

// A Carpet shows which of several sequences each integer belongs to: from the
// top on line by line, each integer in the colour of its sequence.
type Carpet struct {
	First   int64 // a multiple of CarpetWidth
	Colours []raster.Colour
}

// carpet has the blocks that were put, each as a tile for every sequence.
var carpet = map[int64][]*tile{}

// PutCarpet keeps block b: for each of CarpetWidth² integers from
// b·CarpetWidth² on, the sequence that has it, counted from 1, or 0.
func PutCarpet(b int64, sequences int, owners []byte) {
	tiles := make([]*tile, sequences)
	for i := range tiles {
		shades := make([]byte, TileTexels*TileTexels)
		for j, owner := range owners[:len(shades)] {
			if int(owner) == i+1 { // the rows of a tile go up, those of a carpet down
				shades[(TileTexels-1-j/TileTexels)*TileTexels+j%TileTexels] = raster.Full
			}
		}
		tiles[i] = &tile{shades: shades}
	}
	carpet[b] = tiles
}

// ClearCarpet forgets all blocks.
func ClearCarpet() {
	for _, tiles := range carpet {
		for _, t := range tiles {
			t.release()
		}
	}
	clear(carpet)
}

// paintOverview draws rows that are too low for figures: a line for each, with
// a bar in each column as long as the step from the row before.
func (p *pen) paintOverview(t *Table, layout TableLayout, free Rect) {
	text, _, _ := tableSizes(p.big)
	size := snap(text * p.px)
	rows := p.device(layout.Rows)
	forRows, forCarpet := free, carpetRoom(rows, p.u(24))
	if t.Carpet != nil {
		p.paintCarpet(t.Carpet, forCarpet)
		forRows.Right = forCarpet.Left - p.u(24)
	}
	cols, x0, x1 := p.columns(t, size, forRows)
	height := layout.RowHeight * p.px
	first := int64(t.Top)
	y := rows.Top - (t.Top-float64(first))*height
	labels := math.Inf(-1)
	before := steps(t, first-1)
	for n := first; n < t.Rows && y < rows.Bottom; n++ {
		top, foot := snap(y), math.Max(snap(y)+1, snap(y+height))
		after := steps(t, n)
		p.paintBars(t, cols, before, after, top, foot)
		if n == t.Current || n == t.Parts {
			p.rect(x0, top, x1, math.Max(foot, top+p.u(2)), p.pal.Pin)
		} else if n == t.Hover {
			p.rect(x0, top, x1, foot, p.pal.Lit.Fade(0.6))
		}
		if y-labels > 3*size && y > rows.Top {
			p.text(cols[0].right, top+size*0.34, Right, Serif, size, p.pal.Muted, strconv.FormatInt(n, 10))
			labels = y
		}
		before = after
		y += height
	}
	p.paintHead(t, cols, x0, x1, rows.Top, size)
	if t.Carpet != nil {
		caption := "who owns each integer, from " + strconv.FormatInt(t.Carpet.First, 10) + " on"
		p.text((forCarpet.Left+forCarpet.Right)/2, rows.Top-snap(size*0.6), Centre, Serif, size, p.pal.Muted, caption)
	}
	p.paintThumb(layout)
}

// steps are the numbers of a row, as far as floats tell them apart.
func steps(t *Table, n int64) []float64 {
	if n < 0 {
		return nil
	}
	var values []float64
	for _, cell := range t.Row(n) {
		v, err := strconv.ParseFloat(cell, 64)
		if err != nil {
			return nil
		}
		values = append(values, v)
	}
	return values
}

// paintBars draws how far each column has come since the row before. The bar
// of the usual step, the mean from the beginning, is half as wide as its column.
func (p *pen) paintBars(t *Table, cols []tableColumn, before, after []float64, top, foot float64) {
	if len(before) != len(after) || len(after) != len(cols) || after[0] == 0 {
		return
	}
	for i := 1; i < len(cols); i++ {
		mean := after[i] / after[0]
		if mean <= 0 {
			continue
		}
		c := cols[i]
		wide := c.wide * math.Min(1, (after[i]-before[i])/(2*mean))
		colour := p.pal.Ink
		if t.Columns[i].Colour != 0 {
			colour = opaque(t.Columns[i].Colour)
		}
		p.rect(c.right-c.wide, top, snap(c.right-c.wide+math.Max(0, wide)), foot, colour)
	}
}

// carpetRoom is where a carpet goes, at the right of the rows: an integer is a
// whole number of pixels wide.
func carpetRoom(rows Rect, margin float64) Rect {
	scale := math.Max(1, math.Floor((rows.Right-rows.Left)*0.5/CarpetWidth))
	right := rows.Right - margin
	return Rect{snap(right - scale*CarpetWidth), rows.Top, snap(right), rows.Bottom}
}

func (p *pen) paintCarpet(c *Carpet, room Rect) {
	const block = CarpetWidth * CarpetWidth
	scale := (room.Right - room.Left) / CarpetWidth
	for b := c.First / block; ; b++ {
		top := room.Top + scale*float64((b*block-c.First)/CarpetWidth)
		if top >= room.Bottom {
			return
		}
		// The corner of a tile is its lower left.
		at := placement{room.Left, top + scale*TileTexels, scale, room}
		for i, t := range carpet[b] {
			if i < len(c.Colours) {
				p.tint(at, t, 0, 0, false, opaque(c.Colours[i]))
			}
		}
	}
}
