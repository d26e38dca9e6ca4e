package canvas

import "math"

// cellRect is the square of the cell whose lower left corner is at c, without
// the hairline that belongs to the grid, and at least least wide.
func (p *pen) cellRect(m *Map, c Point, least float64) Rect {
	x, y := p.at(c)
	side := m.Cell * p.px
	x0, x1 := span(x, x+side, least)
	y0, y1 := span(y-side, y, least)
	if m.Cell >= gapFrom {
		x0, y0 = x0+p.hair, y0+p.hair
	}
	return Rect{x0, y0, x1, y1}
}

// paintMarks draws the marks of one kind.
func (p *pen) paintMarks(m *Map, kind MarkKind) {
	for i := range m.Marks {
		if k := &m.Marks[i]; k.Kind == kind {
			p.paintMark(m, k)
		}
	}
}

func (p *pen) paintMark(m *Map, k *Mark) {
	w := p.u(p.sizes.outline)
	switch k.Kind {
	case MarkPreset:
		r := p.cellRect(m, k.Corner, p.u(2))
		p.hatch(r.Left, r.Top, r.Right, r.Bottom, p.u(5), 1.2*p.px, p.pal.Preset.or(k.Colour))
		if m.Cell >= edgeFrom {
			p.outline(r.Left, r.Top, r.Right, r.Bottom, p.radius(m.Cell), p.u(1), p.pal.Preset.or(k.Colour))
		}
	case MarkCandidate:
		r := p.cellRect(m, k.Corner, p.u(4))
		p.outline(r.Left, r.Top, r.Right, r.Bottom, p.radius(m.Cell), math.Min(w, (r.Right-r.Left)/4), p.pal.Rule.or(k.Colour))
	case MarkCrossed:
		if m.Cell >= roundFrom {
			r := p.cellRect(m, k.Corner, 1)
			p.outline(r.Left, r.Top, r.Right, r.Bottom, p.radius(m.Cell), w, p.pal.Rule.or(k.Colour))
		}
	case MarkHover:
		r := p.cellRect(m, k.Corner, p.u(3))
		p.rounded(r.Left, r.Top, r.Right, r.Bottom, p.radius(m.Cell), p.pal.Lit.or(k.Colour))
	case MarkOption:
		r := p.cellRect(m, k.Corner, p.u(2))
		p.rect(r.Left, r.Top, r.Right, r.Bottom, p.pal.Move.or(k.Colour).Fade(0.22))
	case MarkForbidden:
		r := p.cellRect(m, k.Corner, p.u(6))
		in := (r.Right - r.Left) / 6
		x0, y0, x1, y1 := r.Left+in, r.Top+in, r.Right-in, r.Bottom-in
		c := p.pal.Text.or(k.Colour)
		for _, pass := range [2]struct {
			w float64
			c tint
		}{{2*w + 2*p.px, p.pal.Paper}, {2 * w, c}} {
			p.line(x0, y0, x1, y1, pass.w, pass.c)
			p.line(x0, y1, x1, y0, pass.w, pass.c)
		}
	case MarkCursor:
		p.brackets(p.cellRect(m, k.Corner, p.u(12)), w, p.pal.Text.or(k.Colour))
	case MarkPinned:
		r := p.cellRect(m, k.Corner, p.u(5))
		c := p.pal.Pin.or(k.Colour)
		p.outline(r.Left, r.Top, r.Right, r.Bottom, p.radius(m.Cell), math.Min(1.5*w, (r.Right-r.Left)/2), c)
		if m.Cell >= coordinatesFrom { // large enough, and a ring would strike what its neighbours carry
			p.outline(r.Left+1.5*w, r.Top+1.5*w, r.Right-1.5*w, r.Bottom-1.5*w, p.radius(m.Cell), p.px, p.pal.Paper)
			return
		}
		radius := math.Max((r.Right-r.Left)*0.72+w, p.u(9))
		x, y := (r.Left+r.Right)/2, (r.Top+r.Bottom)/2
		p.ring(x, y, radius+p.hair, w+2*p.hair, p.pal.Paper)
		p.ring(x, y, radius, w, c)
	}
}

// brackets frames a cell with four corners, which no grid line imitates.
func (p *pen) brackets(r Rect, w float64, c tint) {
	x0, y0, x1, y1 := r.Left-w, r.Top-w, r.Right+w, r.Bottom+w
	arm := math.Max(2*w, snap((x1-x0)*0.3))
	for _, x := range [2]float64{x0, x1 - arm} {
		p.rect(x, y0, x+arm, y0+w, c)
		p.rect(x, y1-w, x+arm, y1, c)
	}
	for _, y := range [2]float64{y0 + w, y1 - arm} {
		p.rect(x0, y, x0+w, y+arm-w, c)
		p.rect(x1-w, y, x1, y+arm-w, c)
	}
}

// paintMoves draws winning moves: a line from the middle of the position to the
// P-position it leads to. What marks the end leaves that square to be seen: a
// dot at its edge and a frame when it has room, a ring around it when it is
// smaller, and a dot in its place when it is next to nothing.
func (p *pen) paintMoves(m *Map) {
	s, cell := p.sizes, m.Cell
	w, half := s.move*p.px, cell*p.px/2
	dot, gap := p.u(s.dot), p.u(1.5)
	for _, v := range m.Moves {
		x0, y0 := p.at(v.From)
		x1, y1 := p.at(v.To)
		x0, y0, x1, y1 = x0+half, y0-half, x1+half, y1-half
		cx, cy, radius := x1, y1, 0.0
		switch {
		case cell >= math.Max(edgeFrom, 4*s.dot):
			r := p.cellRect(m, v.To, 1)
			p.outline(r.Left, r.Top, r.Right, r.Bottom, p.radius(cell), p.u(s.outline), p.pal.Move)
			x1, y1 = towards(x1, y1, x0, y0, half)
			cx, cy = x1, y1
		case cell >= ringFrom:
			radius = snap(half*math.Sqrt2) + gap + p.u(s.outline)
			x1, y1 = nearer(x1, y1, x0, y0, radius-w/2)
		}
		p.line(x0, y0, x1, y1, w+2*p.px, p.pal.Paper.Fade(0.8))
		p.line(x0, y0, x1, y1, w, p.pal.Move)
		if radius > 0 {
			p.ring(cx, cy, radius, p.u(s.outline), p.pal.Move)
			continue
		}
		p.disc(cx, cy, dot+gap, p.pal.Paper)
		p.disc(cx, cy, dot, p.pal.Move)
	}
}

// nearer is the point at the given distance from (x, y) in the direction of
// (tx, ty).
func nearer(x, y, tx, ty, distance float64) (float64, float64) {
	length := math.Hypot(tx-x, ty-y)
	if length <= distance {
		return x, y
	}
	return x + (tx-x)*distance/length, y + (ty-y)*distance/length
}

// towards goes from the middle (x, y) of a square of half side half in the
// direction of (tx, ty), as far as the square's edge.
func towards(x, y, tx, ty, half float64) (float64, float64) {
	dx, dy := tx-x, ty-y
	reach := math.Max(math.Abs(dx), math.Abs(dy))
	if reach <= half {
		return x, y
	}
	return x + dx*half/reach, y + dy*half/reach
}

// paintBox draws the rubber band.
func (p *pen) paintBox(box Rect) {
	if box.Empty() {
		return
	}
	b := p.device(box)
	x0, y0, x1, y1 := snap(b.Left), snap(b.Top), snap(b.Right), snap(b.Bottom)
	p.rect(x0, y0, x1, y1, p.pal.Ink.Fade(0.08))
	p.frame(x0, y0, x1, y1, p.u(1), p.pal.Ink)
}
