package canvas

// mostOutside is of how many squares in view labels are written beside them: more
// would be a crowd.
const mostOutside = 40

// paintOutside writes beside P-squares which position they are, so large that the
// last row reads it, where there is room: over no square, line, move, or what is taken. On a
// projector that takes the place of words within squares.
func (p *pen) paintOutside(m *Map, inner Rect, taken []Rect) {
	type square struct {
		x, y, side float64
		name       string
	}
	var squares []square
	crowd := false
	l := labels{box: inner, h: snap(p.textSize() * 1.2), margin: p.u(2), taken: taken}
	p.named(m, func(x, y, side float64, first, second func() string) {
		if crowd = crowd || len(squares) == mostOutside; crowd || x < inner.Left || x > inner.Right || y < inner.Top || y > inner.Bottom {
			return
		}
		squares = append(squares, square{x, y, side, "(" + first() + ", " + second() + ")"})
		l.taken = append(l.taken, Rect{x - side/2, y - side/2, x + side/2, y + side/2})
	})
	if crowd {
		return
	}
	for i := range m.Lines {
		x0, y0 := p.at(m.Lines[i].From)
		x1, y1 := p.at(m.Lines[i].To)
		l.lines = append(l.lines, segment{x0, y0, x1, y1})
	}
	half := m.Cell * p.px / 2
	for _, v := range m.Moves {
		x0, y0 := p.at(v.From)
		x1, y1 := p.at(v.To)
		l.lines = append(l.lines, segment{x0 + half, y0 - half, x1 + half, y1 - half})
	}
	size, gap := p.textSize(), p.u(4)
	for _, s := range squares {
		w := p.measure(Serif, size, s.name)
		off := s.side/2 + gap
		for _, r := range [4]Rect{
			l.rect(s.x+off, s.y-l.h/2, w), l.rect(s.x-w/2, s.y-off-l.h, w), l.rect(s.x-off-w, s.y-l.h/2, w), l.rect(s.x-w/2, s.y+off, w),
		} {
			if l.free(r) {
				l.taken = append(l.taken, r)
				p.rounded(r.Left, r.Top, r.Right, r.Bottom, p.u(4), p.pal.Paper)
				p.text(r.Left, (r.Top+r.Bottom)/2+size*0.34, Left, Serif, size, p.pal.Text, s.name)
				break
			}
		}
	}
}
