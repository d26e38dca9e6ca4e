package canvas

import "math"

func (p *pen) paintLine(l *Line) {
	x0, y0 := p.at(l.From)
	x1, y1 := p.at(l.To)
	w := l.Width * p.px
	if w == 0 {
		w = p.sizes().beam * p.px
	}
	if l.Dashed {
		p.dashed(x0, y0, x1, y1, w, p.u(6), p.u(5), opaque(l.Colour))
		return
	}
	p.line(x0, y0, x1, y1, w, opaque(l.Colour))
}

// paintLabels writes each line's label beside it, near the place where the line
// leaves inner.
func (p *pen) paintLabels(lines []Line, inner Rect) {
	size := p.textSize()
	pad, bar := p.u(8), p.u(14)
	var taken []Rect
	for i := range lines {
		l := &lines[i]
		if l.Label == "" {
			continue
		}
		w := p.measure(Serif, size, l.Label) + 2*pad + bar + p.u(6)
		r, ok := p.labelPlace(l, inner, w, snap(size*1.7), taken)
		if !ok {
			continue
		}
		taken = append(taken, r)
		p.rounded(r.Left, r.Top, r.Right, r.Bottom, p.u(4), p.pal.Paper.Fade(0.92))
		// The bar has the line's colour; the words have that of text, whose
		// contrast is enough to read.
		mid := snap((r.Top + r.Bottom) / 2)
		h := p.u(p.sizes().beam) + 1
		p.rect(r.Left+pad, mid-h/2, r.Left+pad+bar, mid+h/2, opaque(l.Colour))
		p.text(r.Left+pad+bar+p.u(6), mid+size*0.34, Left, Serif, size, p.pal.Text, l.Label)
	}
}

// labelPlace finds room for a label of w×h: left of a steep line and below its
// upper end, or below a flat line and left of its right end.
func (p *pen) labelPlace(l *Line, inner Rect, w, h float64, taken []Rect) (Rect, bool) {
	x0, y0 := p.at(l.From)
	x1, y1 := p.at(l.To)
	margin := p.u(10)
	box := Rect{inner.Left + margin, inner.Top + margin, inner.Right - margin, inner.Bottom - margin}
	ex, ey, ok := leaves(x0, y0, x1, y1, box)
	if !ok || box.Right-box.Left < w || box.Bottom-box.Top < h {
		return Rect{}, false
	}
	steep := math.Abs(y1-y0) > math.Abs(x1-x0)
	var left, top float64
	if steep {
		top = ey
		left = ex - (h+margin)*math.Abs((x1-x0)/(y1-y0)) - margin - w
	} else {
		left = ex - w
		top = ey + w*math.Abs((y1-y0)/(x1-x0)) + margin
	}
	left = math.Max(box.Left, math.Min(left, box.Right-w))
	top = math.Max(box.Top, math.Min(top, box.Bottom-h))
	r := Rect{snap(left), snap(top), snap(left + w), snap(top + h)}
	for _, t := range taken {
		if overlap(r, t) {
			r.Top, r.Bottom = t.Bottom+margin, t.Bottom+margin+h
		}
	}
	return r, r.Bottom <= box.Bottom
}

// leaves is where the line from (x0,y0) to (x1,y1) leaves r; ok is false when
// it never is inside.
func leaves(x0, y0, x1, y1 float64, r Rect) (x, y float64, ok bool) {
	dx, dy := x1-x0, y1-y0
	enter, leave := 0.0, 1.0
	// Liang and Barsky: each edge cuts the parameter's range.
	for _, e := range [4][2]float64{{-dx, x0 - r.Left}, {dx, r.Right - x0}, {-dy, y0 - r.Top}, {dy, r.Bottom - y0}} {
		switch d, q := e[0], e[1]; {
		case d == 0 && q < 0:
			return 0, 0, false
		case d < 0:
			enter = math.Max(enter, q/d)
		case d > 0:
			leave = math.Min(leave, q/d)
		}
	}
	if enter > leave {
		return 0, 0, false
	}
	return x0 + leave*dx, y0 + leave*dy, true
}

func overlap(a, b Rect) bool {
	return a.Left < b.Right && b.Left < a.Right && a.Top < b.Bottom && b.Top < a.Bottom
}
