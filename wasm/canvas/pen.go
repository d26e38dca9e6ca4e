package canvas

import (
	"math"

	"wythoffatlas/wasm/raster"
)

// A corner of a quad: where it is on the screen, which texel of the sprite
// sheet it shows, and how much of the quad's colour it lets through.
type corner struct{ X, Y, U, V, A float32 }

// A quad's corners go round; the two triangles are 0-1-2 and 2-1-3.
type quad [4]corner

// A surface takes quads in painting order. The js files have the real one,
// tests have one that remembers.
type surface interface {
	// quad paints texels of the sprite sheet in one colour.
	quad(q quad, c tint)
	// sprite finds a shape or a text on the sprite sheet, adding it when new.
	sprite(key spriteKey) sprite
	// tile paints the part (u0,v0)–(u1,v1) of a tile's texture, in texels with
	// v upwards, into a rectangle of the screen. Texels are told apart, or
	// blended when smooth.
	tile(t *tile, x0, y0, x1, y1, u0, v0, u1, v1 float64, smooth bool, c tint)
}

// A pen draws on a surface in device pixels.
type pen struct {
	surface
	w, h   float64 // size of the canvas
	px     float64 // a CSS pixel
	hair   float64 // width of the lines of the grid: one
	rule   float64 // width of axes and other rules
	sizes  *sizes
	big    bool // projector mode
	pal    tints
	share  Share // in whose shape P-positions are drawn
	beside       // of a map that has a part of the window

	lettering Lettering
	legible   func(raster.Colour) tint // the colour, or one like it that can be read on paper
}

// u is n CSS pixels in whole device pixels, at least one.
func (p *pen) u(n float64) float64 { return math.Max(1, snap(n*p.px)) }

// rect fills a rectangle; crisp when its edges are whole.
func (p *pen) rect(x0, y0, x1, y1 float64, c tint) {
	q := quad{
		{float32(x0), float32(y0), white, white, 1},
		{float32(x1), float32(y0), white, white, 1},
		{float32(x0), float32(y1), white, white, 1},
		{float32(x1), float32(y1), white, white, 1},
	}
	p.quad(q, c)
}

// frame outlines a rectangle on its inside with a line of width w.
func (p *pen) frame(x0, y0, x1, y1, w float64, c tint) {
	w = math.Min(w, math.Min(x1-x0, y1-y0)/2)
	p.rect(x0, y0, x1, y0+w, c)
	p.rect(x0, y1-w, x1, y1, c)
	p.rect(x0, y0+w, x0+w, y1-w, c)
	p.rect(x1-w, y0+w, x1, y1-w, c)
}

// line draws a straight line of width w from (x0,y0) to (x1,y1). Its two long
// edges fade over one device pixel, which is all the anti-aliasing that a line
// needs and costs no second buffer.
func (p *pen) line(x0, y0, x1, y1, w float64, c tint) {
	x0, y0, x1, y1, ok := p.onScreen(x0, y0, x1, y1, w)
	length := math.Hypot(x1-x0, y1-y0)
	if !ok || length == 0 {
		return
	}
	nx, ny := (y1-y0)/length, (x0-x1)/length
	solid, edge := (w-1)/2, (w+1)/2
	alpha := float32(1)
	if solid < 0 { // thinner than a pixel: a fainter line of one pixel
		solid, edge, alpha = 0, 1, float32(w)
	}
	if solid > 0 {
		p.strip(x0, y0, x1, y1, nx, ny, -solid, solid, alpha, alpha, c)
	}
	p.strip(x0, y0, x1, y1, nx, ny, solid, edge, alpha, 0, c)
	p.strip(x0, y0, x1, y1, nx, ny, -solid, -edge, alpha, 0, c)
}

// strip is the part of a line between the distances a and b along its normal.
func (p *pen) strip(x0, y0, x1, y1, nx, ny, a, b float64, alphaA, alphaB float32, c tint) {
	q := quad{
		{float32(x0 + nx*a), float32(y0 + ny*a), white, white, alphaA},
		{float32(x1 + nx*a), float32(y1 + ny*a), white, white, alphaA},
		{float32(x0 + nx*b), float32(y0 + ny*b), white, white, alphaB},
		{float32(x1 + nx*b), float32(y1 + ny*b), white, white, alphaB},
	}
	p.quad(q, c)
}

// dashed is line in dashes of length on with gaps of length off.
func (p *pen) dashed(x0, y0, x1, y1, w, on, off float64, c tint) {
	length := math.Hypot(x1-x0, y1-y0)
	near, far, ok := cut(segment{x0, y0, x1, y1}, p.screen(w))
	if !ok || length == 0 {
		return
	}
	dx, dy := (x1-x0)/length, (y1-y0)/length
	// Dashes are counted from the beginning of the line, on the screen or not,
	// so that they move with it.
	for s := math.Floor(near*length/(on+off)) * (on + off); s < far*length; s += on + off {
		e := math.Min(s+on, length)
		p.line(x0+dx*s, y0+dy*s, x0+dx*e, y0+dy*e, w, c)
	}
}

// onScreen is the part of a line that can be seen: ends far away would lose
// their last digits as float32, and with them the line its direction.
func (p *pen) onScreen(x0, y0, x1, y1, w float64) (a, b, c, d float64, ok bool) {
	near, far, ok := cut(segment{x0, y0, x1, y1}, p.screen(w))
	dx, dy := x1-x0, y1-y0
	return x0 + near*dx, y0 + near*dy, x0 + far*dx, y0 + far*dy, ok
}

// screen is the whole canvas with a margin.
func (p *pen) screen(margin float64) Rect {
	margin += 2
	return Rect{-margin, -margin, p.w + margin, p.h + margin}
}

// disc fills a circle. Its middle is snapped, so that a circle on a square is
// as symmetric as the square.
func (p *pen) disc(x, y, r float64, c tint) { p.shape(x, y, r, 0, c) }

// ring outlines a circle of radius r, the outer edge of a line of width w.
func (p *pen) ring(x, y, r, w float64, c tint) { p.shape(x, y, r, w, c) }

func (p *pen) shape(x, y, r, w float64, c tint) {
	key := spriteKey{kind: kindRing, size: uint16(snap(2 * r)), width: uint16(snap(w))}
	if key.size == 0 {
		return
	}
	s := p.sprite(key)
	p.stamp(s, snap(x-float64(s.W)/2), snap(y-float64(s.H)/2), c)
}

// stamp paints a sprite, texel for pixel, its upper left corner at (x, y).
func (p *pen) stamp(s sprite, x, y float64, c tint) {
	p.part(s, 0, 0, s.W, s.H, x, y, c)
}

// part paints the texels [u0,u1)×[v0,v1) of a sprite.
func (p *pen) part(s sprite, u0, v0, u1, v1 int, x, y float64, c tint) {
	x0, y0 := float32(x), float32(y)
	x1, y1 := x0+float32(u1-u0), y0+float32(v1-v0)
	a, b := float32(s.U+u0), float32(s.V+v0)
	e, f := float32(s.U+u1), float32(s.V+v1)
	q := quad{{x0, y0, a, b, 1}, {x1, y0, e, b, 1}, {x0, y1, a, f, 1}, {x1, y1, e, f, 1}}
	p.quad(q, c)
}

// rounded fills a rectangle with whole edges, its corners rounded with radius r.
func (p *pen) rounded(x0, y0, x1, y1, r float64, c tint) {
	d := math.Floor(r)
	if d < 2 {
		p.rect(x0, y0, x1, y1, c)
		return
	}
	p.corners(x0, y0, x1, y1, int(d), 0, c)
	p.rect(x0+d, y0, x1-d, y0+d, c)
	p.rect(x0, y0+d, x1, y1-d, c)
	p.rect(x0+d, y1-d, x1-d, y1, c)
}

// outline draws the edge of what rounded fills, a line of width w inside it.
func (p *pen) outline(x0, y0, x1, y1, r, w float64, c tint) {
	d := math.Floor(r)
	if d < 2 {
		p.frame(x0, y0, x1, y1, w, c)
		return
	}
	w = math.Min(snap(w), d)
	p.corners(x0, y0, x1, y1, int(d), int(w), c)
	p.rect(x0+d, y0, x1-d, y0+w, c)
	p.rect(x0+d, y1-w, x1-d, y1, c)
	p.rect(x0, y0+d, x0+w, y1-d, c)
	p.rect(x1-w, y0+d, x1, y1-d, c)
}

// corners puts the quarters of a circle of radius n into the corners of a
// rectangle: filled, or outlined by w.
func (p *pen) corners(x0, y0, x1, y1 float64, n, w int, c tint) {
	s, d := p.sprite(spriteKey{kind: kindRing, size: uint16(2 * n), width: uint16(w)}), float64(n)
	p.part(s, 0, 0, n, n, x0, y0, c)
	p.part(s, n, 0, 2*n, n, x1-d, y0, c)
	p.part(s, 0, n, n, 2*n, x0, y1-d, c)
	p.part(s, n, n, 2*n, 2*n, x1-d, y1-d, c)
}

// hatch fills a rectangle with parallel lines from lower left to upper right,
// gap device pixels apart. They lie on one grid for the whole screen, so that
// neighbouring rectangles are hatched as one.
func (p *pen) hatch(x0, y0, x1, y1, gap, w float64, c tint) {
	// The lines are x+y = k·gap; k runs over those that meet the rectangle.
	for k := math.Ceil((x0 + y0) / gap); k*gap < x1+y1; k++ {
		s := k * gap
		ax := math.Max(x0, s-y1)
		bx := math.Min(x1, s-y0)
		p.line(ax, s-ax, bx, s-bx, w, c)
	}
}

// hatchBack is hatch with lines from upper left to lower right.
func (p *pen) hatchBack(x0, y0, x1, y1, gap, w float64, c tint) {
	// The lines are x−y = k·gap.
	for k := math.Ceil((x0 - y1) / gap); k*gap < x1-y0; k++ {
		s := k * gap
		ax := math.Max(x0, s+y0)
		bx := math.Min(x1, s+y1)
		p.line(ax, ax-s, bx, bx-s, w, c)
	}
}
