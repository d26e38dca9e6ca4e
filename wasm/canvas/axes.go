package canvas

import "math"

// axes are the two strips of numbers at the left and at the foot of the free
// part of the screen, and inner, what they leave of it.
type axes struct{ outer, inner Rect }

func (p *pen) axes(m *Map, free Rect) axes {
	size := p.textSize()
	wide := p.measure(Serif, size, "00")
	for _, t := range m.TicksY {
		wide = math.Max(wide, p.measure(Serif, size, t.Label))
	}
	a := axes{outer: free, inner: free}
	a.inner.Left += snap(wide + p.u(p.sizes().tick) + p.u(10))
	a.inner.Bottom -= snap(size*1.3 + p.u(p.sizes().tick) + p.u(4))
	return a
}

func (p *pen) textSize() float64 { return snap(p.sizes().text * p.px) }

// paintGrid draws the cells when they have room, and a line through each
// labelled tick when they have not.
func (p *pen) paintGrid(m *Map) {
	left, foot := p.at(m.Origin)
	left, foot = math.Max(0, snap(left)), math.Min(p.h, snap(foot)+p.hair)
	if m.Cell >= cellGridFrom {
		ax, ay := p.at(m.Anchor)
		cell := m.Cell * p.px
		for k := math.Ceil((left - ax - 0.5) / cell); ax+k*cell < p.w; k++ {
			x := snap(ax + k*cell)
			p.rect(x, 0, x+p.hair, foot, p.pal.Grid)
		}
		for k := math.Floor((foot - ay) / cell); ay+k*cell > -p.hair; k-- {
			y := snap(ay + k*cell)
			p.rect(left, y, p.w, y+p.hair, p.pal.Grid)
		}
		return
	}
	for _, t := range m.TicksX {
		if x := snap(t.At * p.px); !t.Minor && x >= left {
			p.rect(x, 0, x+p.hair, foot, p.pal.Grid)
		}
	}
	for _, t := range m.TicksY {
		if y := snap(t.At * p.px); !t.Minor && y <= foot {
			p.rect(left, y, p.w, y+p.hair, p.pal.Grid)
		}
	}
}

// paintAxes draws both strips: paper that lets a little through, a rule, ticks
// that point outwards as on an engraved scale, numbers, and the letters x, y.
func (p *pen) paintAxes(m *Map, a axes) {
	size, tick := p.textSize(), p.u(p.sizes().tick)
	l, b := a.inner.Left, a.inner.Bottom
	paper := p.pal.Paper.Fade(0.9)
	p.rect(0, a.outer.Top, l, p.h, paper)
	p.rect(l, b, p.w, p.h, paper)
	p.rect(l-p.hair, a.outer.Top, l, b+p.hair, p.pal.Rule)
	p.rect(l, b, p.w, b+p.hair, p.pal.Rule)

	// The letters take the far ends; numbers keep clear of them.
	xEnd := a.outer.Right - p.u(10)
	p.text(xEnd, b+tick+size, Right, Italic, size*1.15, p.pal.Text, "x")
	xEnd -= size * 1.2
	yEnd := a.outer.Top + p.u(6) + size
	p.text(l-tick-p.u(3), yEnd, Right, Italic, size*1.15, p.pal.Text, "y")
	yEnd += size * 0.6

	last := math.Inf(-1) // right end of the number before
	for _, t := range m.TicksX {
		x := snap(t.At * p.px)
		if x < l || x >= p.w {
			continue
		}
		p.rect(x, b+p.hair, x+p.hair, b+p.hair+tickLength(tick, t.Minor), p.pal.Rule)
		w := p.measure(Serif, size, t.Label)
		if t.Minor || x-w/2 < last || x-w/2 < a.outer.Left+p.u(4) || x+w/2 > xEnd {
			continue
		}
		p.text(x, b+tick+size, Centre, Serif, size, p.pal.Muted, t.Label)
		last = x + w/2 + size
	}
	for _, t := range m.TicksY {
		y := snap(t.At * p.px)
		if y >= b || y < a.outer.Top {
			continue
		}
		p.rect(l-p.hair-tickLength(tick, t.Minor), y, l-p.hair, y+p.hair, p.pal.Rule)
		if t.Minor || y-size/2 < yEnd {
			continue
		}
		p.text(l-tick-p.u(4), y+snap(size*0.34), Right, Serif, size, p.pal.Muted, t.Label)
	}
}

func tickLength(tick float64, minor bool) float64 {
	if minor {
		return math.Ceil(tick / 2)
	}
	return tick
}
