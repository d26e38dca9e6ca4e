package canvas

// paintLines draws the diagonal and the beams; broad and pale where they lie
// under squares smaller than they are wide.
func (p *pen) paintLines(m *Map, under bool) {
	for i := range m.Lines {
		p.paintLine(&m.Lines[i], under)
	}
}

func (p *pen) paintLine(l *Line, under bool) {
	x0, y0 := p.at(l.From)
	x1, y1 := p.at(l.To)
	w := l.Width * p.px
	if w == 0 {
		w = p.sizes.beam * p.px
	}
	c := opaque(l.Colour)
	if under && !l.Dashed {
		w, c = 2.5*w, c.Fade(0.5)
	}
	if l.Dashed {
		p.dashed(x0, y0, x1, y1, w, p.u(6), p.u(5), c)
		return
	}
	p.line(x0, y0, x1, y1, w, c)
}

// paintLabels writes each line's label beside it, near the place where the line
// leaves inner, and returns where they are.
func (p *pen) paintLabels(m *Map, inner Rect) (taken []Rect) {
	size, pad, bar := p.textSize(), p.u(8), p.u(14)
	l := labels{margin: p.u(8), clear: p.u(6), h: snap(size * 1.7)}
	l.clear += m.Cell * p.px // the squares of a beam lie within a cell of it
	if part := p.inside; !part.Empty() {
		inner.Left, inner.Right = max(inner.Left, part.Left), min(inner.Right, part.Right)
	}
	l.taken = append(l.taken, p.names...)
	l.box = Rect{inner.Left + l.margin, inner.Top + l.margin, inner.Right - l.margin, inner.Bottom - l.margin}
	for i := range m.Lines {
		x0, y0 := p.at(m.Lines[i].From)
		x1, y1 := p.at(m.Lines[i].To)
		l.lines = append(l.lines, segment{x0, y0, x1, y1})
	}
	for i := range m.Lines {
		text := m.Lines[i].Label
		if text == "" {
			continue
		}
		w := p.measure(Serif, size, text) + 2*pad + bar + p.u(6)
		r, ok := l.place(l.lines[i], w)
		if !ok {
			continue
		}
		p.rounded(r.Left, r.Top, r.Right, r.Bottom, p.u(4), p.pal.Paper)
		// The bar has the line's colour; the words have that of text, whose
		// contrast is enough to read.
		mid, h := snap((r.Top+r.Bottom)/2), p.u(p.sizes.beam)+1
		p.rect(r.Left+pad, mid-snap(h/2), r.Left+pad+bar, mid-snap(h/2)+h, opaque(m.Lines[i].Colour))
		p.text(r.Left+pad+bar+p.u(6), mid+size*0.34, Left, Serif, size, p.pal.Text, text)
	}
	return l.taken
}
