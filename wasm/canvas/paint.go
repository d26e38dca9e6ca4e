package canvas

import "wythoffatlas/wasm/raster"

// paint draws a scene on a surface of w×h device pixels, ratio of them a CSS
// pixel.
func paint(s surface, w, h, ratio float64, scene *Scene) {
	p := &pen{surface: s, w: w, h: h, px: ratio, hair: 1, rule: 1, big: scene.Projector, lettering: scene.Lettering}
	p.palette(scene.Palette)
	p.sizes = sizesFor(scene.Lettering, scene.Palette.Strong)
	if p.big || scene.Palette.Strong {
		p.rule = p.u(1.5)
	}
	p.rect(0, 0, w, h, p.pal.Paper)
	free := p.device(scene.Free)
	if free.Empty() {
		free = Rect{0, 0, w, h}
	}
	if m := scene.Map; m != nil {
		if scene.Second != nil {
			p.paintDivided(m, scene.Second, free)
		} else {
			p.paintMap(m, free)
		}
	}
	if t := scene.Table; t != nil {
		if scene.Map != nil {
			below := scene.Beside.Top > scene.Free.Top
			free = p.device(scene.Beside)
			if below {
				p.surface = &scissor{s, Rect{0, free.Top, p.w, p.h}} // the head has paper up to the top
				p.rect(0, free.Top, p.w, p.h, p.pal.Paper)
				defer p.rect(0, free.Top, p.w, free.Top+p.rule, p.pal.Rule)
			} else {
				p.rect(free.Left, 0, free.Right, p.h, p.pal.Paper)
				defer p.rect(free.Left, 0, free.Left+p.rule, p.h, p.pal.Rule) // over the table's head
			}
		}
		p.paintTable(t, free)
	}
}

// palette takes the colours. On a projector everything that is written has the
// colour of text: the fainter one of numbers along the axes is not read from
// the last row.
func (p *pen) palette(pal *raster.Palette) {
	p.pal = tintsOf(pal)
	p.legible = func(c raster.Colour) tint { return opaque(pal.Legible(c, written)) }
	if p.big {
		p.pal.Muted = p.pal.Text
		p.legible = func(c raster.Colour) tint { return opaque(pal.Legible(c, projected)) }
	}
}

// Contrasts of what is written, as WCAG 2.1 counts them: AA, and AAA for a
// projector in a room that is not dark.
const written, projected = 4.5, 7

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
	p.paintValues(m)
	p.paintMarks(m, MarkOption)
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
	p.paintNumbers(m)
	p.paintMoves(m)
	if m.Coordinates && !p.big {
		p.paintCoordinates(m) // over all lines, which they interrupt
	}
	p.paintMarks(m, MarkForbidden)
	p.paintMarks(m, MarkCursor)
	p.paintMarks(m, MarkPinned)
	p.paintToken(m)
	taken := p.paintLabels(m, a.inner)
	if m.Coordinates && p.big {
		p.paintOutside(m, a.inner, taken)
	}
	p.paintBox(m.Box)
	p.paintAxes(m, a)
}
