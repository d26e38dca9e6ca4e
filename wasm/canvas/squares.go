package canvas

import (
	"math"
	"math/big"

	"wythoffatlas/wasm/raster"
)

// A placement is a tile on the screen, in device pixels: its lower left corner,
// the side of a texel, and what of it may be drawn.
type placement struct {
	x, y, texel float64
	clip        Rect
}

func (p *pen) place(t *Placed) placement {
	x, y := p.at(t.Corner)
	// The screen clips by itself; a margin lets squares at its edge stay whole.
	const margin = 256
	clip := Rect{-margin, -margin, p.w + margin, p.h + margin}
	if !t.Clip.Empty() {
		c := p.device(t.Clip)
		clip = Rect{
			math.Max(clip.Left, snap(c.Left)), math.Max(clip.Top, snap(c.Top)),
			math.Min(clip.Right, snap(c.Right)), math.Min(clip.Bottom, snap(c.Bottom)),
		}
	}
	return placement{x, y, t.Size * p.px / TileTexels, clip}
}

// paintTile draws the P-positions and the undecided parts of one tile.
func (p *pen) paintTile(m *Map, placed *Placed) {
	t := tiles[placed.ID]
	at := p.place(placed)
	if at.clip.Empty() {
		return
	}
	if placed.Over {
		p.paintPair(m, placed, at)
		return
	}
	if t == nil {
		if placed.Waiting {
			p.paintWaiting(at)
		}
		return
	}
	p.paintInk(t, placed, at)
}

// paintInk draws what a tile has.
func (p *pen) paintInk(t *tile, placed *Placed, at placement) {
	for _, u := range t.patches {
		p.paintPatch(at, u)
	}
	if t.shades != nil && (placed.ID.Level > 0 || at.texel < gapFrom*p.px) {
		p.paintTexture(at, t, placed.ID.Level > 0)
		return
	}
	p.paintPoints(at, t.points)
}

func (p *pen) paintPoints(at placement, points []point) {
	s := p.square(at.texel)
	for _, q := range points {
		x, y := float64(q.x), float64(q.y)
		x0, x1 := span(at.x+x*at.texel, at.x+(x+1)*at.texel, s.Least)
		y0, y1 := span(at.y-(y+1)*at.texel, at.y-y*at.texel, s.Least)
		c := p.pal.Ink
		if q.shade < 255 {
			c = c.Fade(float32(q.shade) / 255)
		}
		p.paintSquare(s, x0, y0, x1, y1, at.clip, c)
	}
}

func (p *pen) square(texel float64) raster.Square {
	return raster.SquareOf(texel, p.px, p.sizes.point)
}

// radius rounds the corners of a cell with a side of css CSS pixels.
func (p *pen) radius(css float64) float64 { return raster.Radius(css, p.px) }

func (p *pen) paintSquare(s raster.Square, x0, y0, x1, y1 float64, clip Rect, c tint) {
	x0, y0, x1, y1 = x0+s.Before, y0+s.Before, x1-s.After, y1-s.After
	if x1 <= clip.Left || x0 >= clip.Right || y1 <= clip.Top || y0 >= clip.Bottom {
		return
	}
	inside := x0 >= clip.Left && x1 <= clip.Right && y0 >= clip.Top && y1 <= clip.Bottom
	if inside && p.share != Both && s.Radius > 0 {
		p.shaped(x0, y0, x1, y1, c)
		return
	}
	if inside && s.Radius > 0 {
		p.rounded(x0, y0, x1, y1, s.Radius, c)
		return
	}
	p.rect(math.Max(x0, clip.Left), math.Max(y0, clip.Top), math.Min(x1, clip.Right), math.Min(y1, clip.Bottom), c)
}

// paintPatch hatches an undecided rectangle.
func (p *pen) paintPatch(at placement, u patch) {
	x0, x1, okX := clipSpan(snap(at.x+float64(u.x0)*at.texel), snap(at.x+float64(u.x1)*at.texel), at.clip.Left, at.clip.Right)
	y0, y1, okY := clipSpan(snap(at.y-float64(u.y1)*at.texel), snap(at.y-float64(u.y0)*at.texel), at.clip.Top, at.clip.Bottom)
	if okX && okY {
		p.hatch(x0, y0, x1, y1, p.u(8), p.px, p.pal.Muted.Fade(0.3))
	}
}

// paintWaiting hatches a tile that is on its way, the other way round than what
// cannot be decided.
func (p *pen) paintWaiting(at placement) {
	side := at.texel * TileTexels
	x0, x1, okX := clipSpan(snap(at.x), snap(at.x+side), math.Max(0, at.clip.Left), math.Min(p.w, at.clip.Right))
	y0, y1, okY := clipSpan(snap(at.y-side), snap(at.y), math.Max(0, at.clip.Top), math.Min(p.h, at.clip.Bottom))
	if okX && okY {
		p.hatchBack(x0, y0, x1, y1, p.u(12), p.px, p.pal.Muted.Fade(0.22))
	}
}

// paintTexture draws a tile in one piece: crowded squares, which stay square, or
// counts of P-positions, which blend.
func (p *pen) paintTexture(at placement, t *tile, smooth bool) {
	if smooth && p.big {
		// A beam of one texel is too thin for the last row: widen it.
		d := snap(p.px)
		for _, by := range [4][2]float64{{-d, 0}, {d, 0}, {0, -d}, {0, d}} {
			p.texture(at, t, by[0], by[1], smooth)
		}
		return
	}
	p.texture(at, t, 0, 0, smooth)
}

func (p *pen) texture(at placement, t *tile, dx, dy float64, smooth bool) {
	p.tint(at, t, dx, dy, smooth, p.pal.Ink)
}

// tint draws the texture of a tile in a colour.
func (p *pen) tint(at placement, t *tile, dx, dy float64, smooth bool, c tint) {
	if at.texel == 1 { // a pixel a texel: each has its own shade, nothing blends
		at.x, at.y = snap(at.x), snap(at.y)
	}
	side := at.texel * TileTexels
	x0, x1, okX := clipSpan(snap(at.x), snap(at.x+side), at.clip.Left, at.clip.Right)
	y0, y1, okY := clipSpan(snap(at.y-side), snap(at.y), at.clip.Top, at.clip.Bottom)
	if okX && okY {
		p.tile(t, x0+dx, y0+dy, x1+dx, y1+dy,
			(x0-at.x)/at.texel, (at.y-y1)/at.texel, (x1-at.x)/at.texel, (at.y-y0)/at.texel, smooth, c)
	}
}

// paintCoordinates writes into each P-square of level 0 which position it is.
func (p *pen) paintCoordinates(m *Map) {
	p.named(m, func(x, y, side float64, first, second func() string) {
		p.writePosition(x, y, side, first(), second())
	})
}

// named goes through the P-squares of level 0 that are in view: the middle and the
// side of each, and the coordinates that it stands for. There are none while
// squares have no room for words.
func (p *pen) named(m *Map, do func(x, y, side float64, first, second func() string)) {
	if m.Cell < coordinatesFrom {
		return
	}
	for i := range m.Tiles {
		placed := &m.Tiles[i]
		t := tiles[placed.ID]
		if pair := pairs[placed.ID]; placed.Over && pair != nil {
			t = pair[Both]
		}
		if t == nil || placed.X == nil || placed.ID.Level != 0 {
			continue
		}
		at := p.place(placed)
		for _, q := range t.points {
			x := at.x + (float64(q.x)+0.5)*at.texel
			y := at.y - (float64(q.y)+0.5)*at.texel
			if x < at.clip.Left || x > at.clip.Right || y < at.clip.Top || y > at.clip.Bottom {
				continue
			}
			do(x, y, at.texel, func() string { return offset(placed.X, q.x) }, func() string { return offset(placed.Y, q.y) })
		}
	}
}

func offset(z *big.Int, by uint8) string {
	return new(big.Int).Add(z, big.NewInt(int64(by))).String()
}

// writePosition puts x and y into a square of the given side around (cx, cy):
// on one line when they fit, else one above the other, else not at all.
func (p *pen) writePosition(cx, cy, side float64, x, y string) {
	room := side * 0.86
	least := snap(p.sizes.coordinates * p.px)
	most := math.Max(least, snap(side*0.26))
	one := "(" + x + ", " + y + ")"
	if size, ok := p.fit(one, most, least, room); ok {
		p.knockOut(cx, cy, p.measure(Serif, size, one), size)
		p.text(cx, cy+size*0.34, Centre, Serif, size, p.pal.Paper, one)
		return
	}
	wide := x
	if len(y) > len(x) {
		wide = y
	}
	if size, ok := p.fit(wide, math.Min(most, snap(room/2.2)), least, room); ok {
		p.knockOut(cx, cy, p.measure(Serif, size, wide), 2*size)
		p.text(cx, cy-size*0.12, Centre, Serif, size, p.pal.Paper, x)
		p.text(cx, cy+size*0.92, Centre, Serif, size, p.pal.Paper, y)
	}
}

// knockOut interrupts a beam behind the words in a square.
func (p *pen) knockOut(cx, cy, w, h float64) {
	w, h = snap(w/2+p.px), snap(h/2)
	x, y := snap(cx), snap(cy)
	p.rect(x-w, y-h, x+w, y+h, p.pal.Ink)
}

// fit is the largest size between least and most at which s is not wider than
// room.
func (p *pen) fit(s string, most, least, room float64) (float64, bool) {
	for size := most; size >= least; size -= math.Max(1, snap(p.px)) {
		if p.measure(Serif, size, s) <= room {
			return size, true
		}
	}
	return 0, false
}
