package canvas

import "math"

// A scissor is a surface of which only a part is painted on, in device pixels.
type scissor struct {
	surface
	part Rect
}

// quad paints what of a quad is inside, which may have up to eight corners.
func (s *scissor) quad(q quad, c tint) {
	left, right := min(q[0].X, q[1].X, q[2].X, q[3].X), max(q[0].X, q[1].X, q[2].X, q[3].X)
	top, foot := min(q[0].Y, q[1].Y, q[2].Y, q[3].Y), max(q[0].Y, q[1].Y, q[2].Y, q[3].Y)
	l, r, t, b := float32(s.part.Left), float32(s.part.Right), float32(s.part.Top), float32(s.part.Bottom)
	switch {
	case right <= l || left >= r || foot <= t || top >= b:
		return
	case left >= l && right <= r && top >= t && foot <= b:
		s.surface.quad(q, c)
		return
	}
	var one, other [9]corner
	one[0], one[1], one[2], one[3] = q[0], q[1], q[3], q[2] // going round
	n := 4
	n = cutAt(other[:], one[:n], func(k corner) float32 { return k.X - l })
	n = cutAt(one[:], other[:n], func(k corner) float32 { return r - k.X })
	n = cutAt(other[:], one[:n], func(k corner) float32 { return k.Y - t })
	n = cutAt(one[:], other[:n], func(k corner) float32 { return b - k.Y })
	for i := 1; i+1 < n; i += 2 { // a fan around the first, two triangles at a time
		s.surface.quad(quad{one[i], one[0], one[i+1], one[min(i+2, n-1)]}, c)
	}
}

// cutAt keeps what of a convex polygon has inside ≥ 0 (Sutherland and Hodgman).
func cutAt(dst, polygon []corner, inside func(corner) float32) (n int) {
	for i, to := range polygon {
		from := polygon[(i+len(polygon)-1)%len(polygon)]
		a, b := inside(from), inside(to)
		if (a < 0) != (b < 0) {
			dst[n] = between(from, to, a/(a-b))
			n++
		}
		if b >= 0 {
			dst[n] = to
			n++
		}
	}
	return n
}

func between(a, b corner, part float32) corner {
	mix := func(u, v float32) float32 { return u + (v-u)*part }
	return corner{mix(a.X, b.X), mix(a.Y, b.Y), mix(a.U, b.U), mix(a.V, b.V), mix(a.A, b.A)}
}

// tile paints what of a tile is inside.
func (s *scissor) tile(t *tile, x0, y0, x1, y1, u0, v0, u1, v1 float64, smooth bool, c tint) {
	cx0, cx1 := math.Max(x0, s.part.Left), math.Min(x1, s.part.Right)
	cy0, cy1 := math.Max(y0, s.part.Top), math.Min(y1, s.part.Bottom)
	if cx0 >= cx1 || cy0 >= cy1 {
		return
	}
	du, dv := (u1-u0)/(x1-x0), (v1-v0)/(y1-y0)
	s.surface.tile(t, cx0, cy0, cx1, cy1, u0+du*(cx0-x0), v0+dv*(y1-cy1), u1-du*(x1-cx1), v1-dv*(cy0-y0), smooth, c)
}

// A Division has the map of a second game in a part of the window.
type Division struct {
	Map   *Map
	Part  Rect      // where it is drawn; the map of the first game is at its left
	Free  Rect      // as of a Scene, for the axes of the second map
	Names [2]string // of the games, above their maps
	Under bool      // on the same places as the first, under a divider
}

// A beside is what labels keep to where two maps share the window: their part, and
// off the names of the games. The zero value is for a map by itself.
type beside struct {
	inside Rect
	names  []Rect
}

// paintDivided draws both maps, each in its part.
func (p *pen) paintDivided(first *Map, d *Division, free Rect) {
	part, second := p.device(d.Part), p.device(d.Free)
	part = Rect{snap(part.Left), part.Top, snap(part.Right), part.Bottom}
	whole := p.surface
	names := []Rect{p.nameAt(d.Names[0], part.Left-p.u(10), Right, free.Top), p.nameAt(d.Names[1], part.Left+p.u(10), Left, free.Top)}
	p.beside = beside{Rect{0, 0, part.Left, p.h}, names}
	p.surface = &scissor{whole, p.inside}
	p.paintMap(first, free)
	p.inside = part
	p.surface = &scissor{whole, part}
	p.paintMap(d.Map, second)
	p.surface, p.beside = whole, beside{}
	p.rect(part.Left-p.u(1), 0, part.Left+p.u(1), p.h, p.pal.Text)
	for i, r := range names {
		size := p.textSize()
		p.rect(r.Left, r.Top, r.Right, r.Bottom, p.pal.Paper)
		p.text(r.Left+p.u(4), free.Top+p.u(6)+size, Left, Serif, size, p.pal.Text, d.Names[i])
	}
}

// nameAt is the paper on which the name of a game is written.
func (p *pen) nameAt(words string, x float64, align Align, top float64) Rect {
	size := p.textSize()
	wide := p.measure(Serif, size, words)
	if align == Right {
		x -= wide
	}
	return Rect{snap(x - p.u(4)), snap(top + p.u(4)), snap(x + wide + p.u(4)), snap(top + p.u(8) + 1.3*size)}
}
