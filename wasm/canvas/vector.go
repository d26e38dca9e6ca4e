package canvas

import (
	"math/big"

	"wythoffatlas/wasm/raster"
)

// Squares calls visit with every inked texel of the tiles of a map, merged along
// rows where neighbours have the same shade, as rectangles in CSS pixels cut to
// box: what the canvas draws, for those who draw it another way. Undecided
// texels come with shade 1. Of two games over one another each comes with whose it
// is. It stops, and reports false, when visit returns false.
func Squares(m *Map, box Rect, visit func(r Rect, shade byte, s Share) bool) bool {
	for i := range m.Tiles {
		placed := &m.Tiles[i]
		clip := box
		if !placed.Clip.Empty() {
			clip = box.meet(placed.Clip)
		}
		for s, t := range placed.parts() {
			if t != nil && !t.eachRun(func(x0, y0, x1, y1 int, shade byte) bool {
				side := placed.Size / TileTexels
				r := Rect{
					Left: placed.Corner.X + float64(x0)*side, Right: placed.Corner.X + float64(x1)*side,
					Top: placed.Corner.Y - float64(y1)*side, Bottom: placed.Corner.Y - float64(y0)*side,
				}.meet(clip)
				return r.Empty() || visit(r, shade, Share(s))
			}) {
				return false
			}
		}
	}
	return true
}

// parts are what there is of a tile, by share.
func (placed *Placed) parts() [3]*tile {
	if !placed.Over {
		return [3]*tile{tiles[placed.ID]}
	}
	if pair := pairOf(placed.ID); pair != nil {
		return *pair
	}
	return [3]*tile{}
}

// Positions calls visit with every P-position of a map on which each has a square
// of its own, and with that square, as far as some of it is in box. It stops, and
// reports false, when visit returns false; it reports false as well when a square
// of the map is more than one position, or tiles are missing.
func Positions(m *Map, box Rect, visit func(x, y *big.Int, r Rect, s Share) bool) bool {
	for i := range m.Tiles {
		placed := &m.Tiles[i]
		parts := placed.parts()
		if parts[Both] == nil || placed.X == nil || placed.ID.Level != 0 {
			return false
		}
		side := placed.Size / TileTexels
		for s, t := range parts {
			if t == nil {
				continue
			}
			for _, q := range t.points {
				r := Rect{Left: placed.Corner.X + float64(q.x)*side, Bottom: placed.Corner.Y - float64(q.y)*side}
				r.Right, r.Top = r.Left+side, r.Bottom-side
				if r.meet(box).Empty() {
					continue
				}
				x, y := big.NewInt(int64(q.x)), big.NewInt(int64(q.y))
				if !visit(x.Add(x, placed.X), y.Add(y, placed.Y), r, Share(s)) {
					return false
				}
			}
		}
	}
	return true
}

// Square is the cell whose lower left corner is at p.
func (m *Map) Square(p Point) Rect {
	return Rect{Left: p.X, Top: p.Y - m.Cell, Right: p.X + m.Cell, Bottom: p.Y}
}

// Meets reports whether two rectangles have a point in common inside.
func (r Rect) Meets(o Rect) bool { return !r.meet(o).Empty() }

// meet is what two rectangles have in common.
func (r Rect) meet(o Rect) Rect {
	return Rect{max(r.Left, o.Left), max(r.Top, o.Top), min(r.Right, o.Right), min(r.Bottom, o.Bottom)}
}

// eachRun lists the inked and undecided texels of a tile as rectangles of texels,
// rows from below. Single positions stay single: a figure shows them apart.
func (t *tile) eachRun(visit func(x0, y0, x1, y1 int, shade byte) bool) bool {
	for _, u := range t.patches {
		if !visit(int(u.x0), int(u.y0), int(u.x1), int(u.y1), raster.Undecided) {
			return false
		}
	}
	if t.points != nil {
		for _, p := range t.points {
			if !visit(int(p.x), int(p.y), int(p.x)+1, int(p.y)+1, p.shade) {
				return false
			}
		}
		return true
	}
	for y := range TileTexels {
		row := t.shades[min(y*TileTexels, len(t.shades)):min((y+1)*TileTexels, len(t.shades))]
		for x := 0; x < len(row); {
			start := x
			for x++; x < len(row) && row[x] == row[start]; x++ {
			}
			if row[start] > raster.Undecided && !visit(start, y, x, y+1, row[start]) {
				return false
			}
		}
	}
	return true
}
