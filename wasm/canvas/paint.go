package canvas

// paint draws a scene on a surface of w×h device pixels, ratio of them a CSS
// pixel.
func paint(s surface, w, h, ratio float64, scene *Scene) {
	p := &pen{surface: s, w: w, h: h, px: ratio, hair: 1, rule: 1, big: scene.Projector, pal: tintsOf(scene.Palette)}
	p.sizes = sizesFor(p.big, scene.Palette.Strong)
	if p.sizes != &screenSizes {
		p.rule = p.u(1.5)
	}
	p.rect(0, 0, w, h, p.pal.Paper)
	free := p.device(scene.Free)
	if free.Empty() {
		free = Rect{0, 0, w, h}
	}
	if m := scene.Map; m != nil {
		p.paintMap(m, free)
	}
	if t := scene.Table; t != nil {
		p.paintTable(t, free)
	}
}

// device is a rectangle of the scene in device pixels.
func (p *pen) device(r Rect) Rect {
	return Rect{r.Left * p.px, r.Top * p.px, r.Right * p.px, r.Bottom * p.px}
}

// at is a point of the scene in device pixels.
func (p *pen) at(q Point) (x, y float64) { return q.X * p.px, q.Y * p.px }

// paintMap goes from the paper up: grid, squares, lines, what is set apart, and
// the axes over all.
func (p *pen) paintMap(m *Map, free Rect) {
	a := p.axes(m, free)
	if m.Grid {
		p.paintGrid(m)
	}
	p.paintBorder(m)
	p.paintMarks(m, MarkHover)
	small := m.Cell < gapFrom
	if small {
		p.paintLines(m, true) // small squares would vanish under a line
	}
	for i := range m.Tiles {
		p.paintTile(m, &m.Tiles[i])
	}
	p.paintMarks(m, MarkPreset)
	if !small {
		p.paintLines(m, false)
	}
	p.paintMarks(m, MarkCandidate)
	p.paintMarks(m, MarkCrossed)
	if m.Coordinates {
		p.paintCoordinates(m)
	}
	p.paintMoves(m)
	p.paintMarks(m, MarkCursor)
	p.paintMarks(m, MarkPinned)
	p.paintLabels(m, a.inner)
	p.paintBox(m.Box)
	p.paintAxes(m, a)
}
