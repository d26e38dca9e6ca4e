package canvas

import (
	"cmp"
	"math"

	"wythoffatlas/wasm/viewport"
)

// axes are the two strips of numbers at the left and at the foot of the free
// part of the screen; inner is what they leave of it.
type axes struct{ outer, inner Rect }

func (p *pen) axes(m *Map, free Rect) axes {
	size := p.textSize()
	wide := 0.0
	for _, t := range m.y() {
		wide = math.Max(wide, p.measure(Serif, size, t.Label))
	}
	left, foot := AxisSize(p.lettering)
	a := axes{outer: Rect{snap(free.Left), snap(free.Top), snap(free.Right), snap(free.Bottom)}}
	a.inner = a.outer
	a.inner.Left += math.Max(snap(left*p.px), wide+p.u(p.sizes.tick)+p.u(10))
	a.inner.Bottom -= snap(foot * p.px)
	return a
}

func (m *Map) x() []viewport.Tick { return ticks(m.X) }
func (m *Map) y() []viewport.Tick { return ticks(m.Y) }

func ticks(a *viewport.Axis) []viewport.Tick {
	if a == nil {
		return nil
	}
	return a.Ticks
}

func (p *pen) textSize() float64 { return snap(p.sizes.text * p.px) }

// paintGrid draws the cells when they have room, and a line through each
// labelled tick when they have not.
func (p *pen) paintGrid(m *Map) {
	left, foot := p.at(m.Origin)
	left, foot = math.Max(0, snap(left)), math.Min(p.h, snap(foot)+p.hair)
	if m.Cell >= p.sizes.grid {
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
	// A line so near the border would only make it thick.
	const near = 3
	for _, t := range m.x() {
		if x := snap(t.At * p.px); !t.Minor && x >= left+near {
			p.rect(x, 0, x+p.hair, foot, p.pal.Grid)
		}
	}
	for _, t := range m.y() {
		if y := snap(t.At * p.px); !t.Minor && y <= foot-near {
			p.rect(left, y, p.w, y+p.hair, p.pal.Grid)
		}
	}
}

// paintBorder draws the edges of the quarter plane, where x = 0 and y = 0 begin.
func (p *pen) paintBorder(m *Map) {
	x, y := p.at(m.Origin)
	x, y = snap(x), snap(y)
	if x >= 0 {
		p.rect(x, 0, x+p.rule, math.Min(p.h, y+p.rule), p.pal.Rule)
	}
	if y <= p.h {
		p.rect(math.Max(0, x), y, p.w, y+p.rule, p.pal.Rule)
	}
}

// paintAxes draws both strips: paper that lets a little through, a rule, ticks
// that point outwards as on an engraved scale, numbers, and the letters x, y.
func (p *pen) paintAxes(m *Map, a axes) {
	o, l, b := a.outer, a.inner.Left, a.inner.Bottom
	paper := p.pal.Paper // opaque: no point may strike a number through
	p.rect(o.Left, o.Top, l, o.Bottom, paper)
	p.rect(l, b, o.Right, o.Bottom, paper)
	p.rect(l-p.rule, o.Top, l, b+p.rule, p.pal.Rule)
	p.rect(l, b, o.Right, b+p.rule, p.pal.Rule)
	p.paintFoot(m, a)
	p.paintLeft(m, a)
}

func (p *pen) paintFoot(m *Map, a axes) {
	size, tick := p.textSize(), p.u(p.sizes.tick)
	l, top := a.inner.Left, a.inner.Bottom+p.rule
	base := top + tick + snap(size)
	// The letter has the far end; numbers keep clear of it.
	end := a.outer.Right - p.u(10)
	end -= p.writeHead(Column{Head: cmp.Or(m.Across, "x"), Sub: m.AcrossSub}, end, base, size*1.15) + size/2
	if m.X != nil && m.X.Caption != "" {
		p.caption(end, a.inner.Bottom-p.u(6), Right, m.X.Caption)
	}
	last := a.outer.Left // right end of the number before
	for _, t := range m.x() {
		x := snap(t.At * p.px)
		if x < l || x >= a.outer.Right {
			continue
		}
		p.rect(x, top, x+p.rule, top+tickLength(tick, t.Minor), p.pal.Rule)
		w := p.measure(Serif, size, t.Label)
		if t.Minor || x-w/2 < last || x+w/2 > end {
			continue
		}
		p.text(x, base, Centre, Serif, size, p.pal.Muted, t.Label)
		last = x + w/2 + size/2
	}
}

func (p *pen) paintLeft(m *Map, a axes) {
	size, tick := p.textSize(), p.u(p.sizes.tick)
	right := a.inner.Left - p.rule
	end := a.outer.Top + p.u(6) + size
	p.writeHead(Column{Head: cmp.Or(m.Up, "y"), Sub: m.UpSub}, right-tick-p.u(4), end, size*1.15)
	if m.Y != nil && m.Y.Caption != "" {
		p.caption(a.inner.Left+p.u(6), end, Left, m.Y.Caption)
	}
	end += size * 0.6
	for _, t := range m.y() {
		y := snap(t.At * p.px)
		if y >= a.inner.Bottom || y < a.outer.Top {
			continue
		}
		p.rect(right-tickLength(tick, t.Minor), y, right, y+p.rule, p.pal.Rule)
		if !t.Minor && y-size/2 > end {
			p.text(right-tick-p.u(4), y+snap(size*0.34), Right, Serif, size, p.pal.Muted, t.Label)
		}
	}
}

// caption writes what the labels of an axis are offsets from.
func (p *pen) caption(x, y float64, align Align, s string) {
	size := p.textSize()
	w, pad := p.measure(Serif, size, s), p.u(4)
	left := x
	if align == Right {
		left = x - w
	}
	p.rect(left-pad, y-size-pad/2, left+w+pad, y+pad, p.pal.Paper)
	p.text(x, y, align, Serif, size, p.pal.Text, s)
}

func tickLength(tick float64, minor bool) float64 {
	if minor {
		return math.Ceil(tick / 2)
	}
	return tick
}
