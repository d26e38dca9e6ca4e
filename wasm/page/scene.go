//go:build js

package main

import (
	"math"
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/recur"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/viewport"
)

// A mapScene turns the state of the page into what the canvas draws. It keeps
// its slices from frame to frame.
type mapScene struct {
	app    *app
	tiles  *tiles
	out    canvas.Map
	xAxis  viewport.Axis
	yAxis  viewport.Axis
	dst    []int64 // crossed squares, strip by strip
	x0, y0 big.Int // the positions in view
	x1, y1 big.Int
	cx, cy big.Int // scratch

	candidates []recur.Candidate // see hollow; nil while not needed
}

func newMapScene(a *app) *mapScene { return &mapScene{app: a, tiles: newTiles(a)} }

// reset forgets what belongs to a game.
func (m *mapScene) reset() {
	m.tiles.reset()
	m.candidates = nil
}

func (m *mapScene) scene() *canvas.Map {
	a, v := m.app, m.app.view
	v.Bounds(&m.x0, &m.y0, &m.x1, &m.y1)
	m.out = canvas.Map{
		Cell:        v.Cell(),
		Anchor:      m.corner(&m.x0, &m.y0),
		Origin:      m.corner(new(big.Int), new(big.Int)),
		Tiles:       m.tiles.placed(m.out.Tiles[:0]),
		Grid:        a.state.Shows("grid"),
		Coordinates: true,
		Lines:       m.lines(m.out.Lines[:0]),
		Marks:       m.marks(m.out.Marks[:0]),
		Moves:       m.moves(m.out.Moves[:0]),
	}
	m.out.X, m.out.Y = m.axes()
	if a.piled() {
		across, up := a.axisNames()
		m.out.Across, m.out.AcrossSub = splitHead(across)
		m.out.Up, m.out.UpSub = splitHead(up)
	}
	if x0, y0, x1, y1, drawn := a.gestures.Box(); drawn {
		m.out.Box = canvas.Rect{Left: min(x0, x1), Top: min(y0, y1), Right: max(x0, x1), Bottom: max(y0, y1)}
	}
	return &m.out
}

// corner is the lower left corner of a position on the screen. Past the range
// of floats it is kept finite; the canvas cuts lines that end far away.
func (m *mapScene) corner(x, y *big.Int) canvas.Point {
	px, py, _ := m.app.view.ToScreen(x, y)
	const far = 1e15
	return canvas.Point{X: max(-far, min(far, px)), Y: max(-far, min(far, py))}
}

// axes brings the round numbers along the edges up to the view.
func (m *mapScene) axes() (x, y *viewport.Axis) {
	gapX, gapY := canvas.TickGap(canvas.Lettering{Projector: m.app.state.Projector})
	m.xAxis.Update(m.app.view, false, gapX)
	m.yAxis.Update(m.app.view, true, gapY)
	return &m.xAxis, &m.yAxis
}

// lines are the diagonal and the beams, as they cross the screen.
func (m *mapScene) lines(dst []canvas.Line) []canvas.Line {
	pal := m.app.palette()
	dst = m.border(m.diagonal(dst, pal))
	if !m.app.state.Shows("beams") {
		return dst
	}
	dst = m.trendLine(m.measured(dst))
	for i, l := range m.app.game().Lines {
		colour := pal.Upper
		if i%2 == 1 {
			colour = pal.Lower
		}
		if line, seen := m.beam(l); seen {
			line.Colour = colour
			if m.roomy() {
				line.Label = "slope " + decimal(l.Slope, 3)
			}
			dst = append(dst, line)
		}
	}
	return m.curves(dst, pal)
}

// roomy reports whether there is room for words on the map; on a phone they
// are in the inspector only.
func (m *mapScene) roomy() bool {
	w, _, _ := m.app.view.Size()
	return w >= phone
}

// diagonal is the line on which both heaps are equal, through the corners of
// its squares.
func (m *mapScene) diagonal(dst []canvas.Line, pal *raster.Palette) []canvas.Line {
	if axes := m.app.axes(); m.app.piled() && axes[0]*axes[1] == 0 {
		return dst // one of them is n
	}
	from, to := m.corner(&m.x0, &m.x0), m.corner(&m.x1, &m.x1)
	if line, seen := m.clipped(from, to); seen {
		line.Colour, line.Width, line.Dashed = pal.Rule, 1, true
		dst = append(dst, line)
	}
	return dst
}

// beam is a line of P-positions from edge to edge of what is in view. It is
// computed along the axis in which it advances faster, so that the ends stay
// near the screen.
func (m *mapScene) beam(l beam.Line) (canvas.Line, bool) {
	v := m.app.view
	bits := uint(max(0, v.Z()) + 8) // of a position: a fraction of a pixel
	var from, to canvas.Point
	if l.Steep() {
		from = canvas.Point{X: v.ScreenX(l.XAt(&m.y0, bits)), Y: m.corner(&m.x0, &m.y0).Y}
		to = canvas.Point{X: v.ScreenX(l.XAt(&m.y1, bits)), Y: m.corner(&m.x0, &m.y1).Y}
	} else {
		from = canvas.Point{X: m.corner(&m.x0, &m.y0).X, Y: v.ScreenY(l.YAt(&m.x0, bits))}
		to = canvas.Point{X: m.corner(&m.x1, &m.y0).X, Y: v.ScreenY(l.YAt(&m.x1, bits))}
	}
	return m.clipped(from, to)
}

// clipped drops a line that misses the screen.
func (m *mapScene) clipped(from, to canvas.Point) (canvas.Line, bool) {
	w, h, _ := m.app.view.Size()
	if max(from.X, to.X) < 0 || min(from.X, to.X) > w || max(from.Y, to.Y) < 0 || min(from.Y, to.Y) > h {
		return canvas.Line{}, false
	}
	for _, f := range []float64{from.X, from.Y, to.X, to.Y} {
		if math.IsInf(f, 0) || math.IsNaN(f) {
			return canvas.Line{}, false
		}
	}
	return canvas.Line{From: from, To: to}, true
}

// outlineFrom is the side of a square in CSS pixels from which on crossed
// squares are outlined.
const outlineFrom = 8

// marks are the cells set apart: crossed by a beam, pinned, read.
func (m *mapScene) marks(dst []canvas.Mark) []canvas.Mark {
	a := m.app
	dst = m.presets(dst)
	if a.state.Shows("beams") {
		dst = m.hollow(dst)
	}
	if a.state.Shows("squares") && a.view.Cell() >= outlineFrom {
		dst = m.crossed(dst)
	}
	if c := a.hovered; c != nil && !a.keyboard {
		dst = append(dst, canvas.Mark{Kind: canvas.MarkHover, Corner: m.corner(c.x, c.y)})
	}
	if c := a.cursor; c != nil && a.keyboard {
		dst = append(dst, canvas.Mark{Kind: canvas.MarkCursor, Corner: m.corner(c.x, c.y)})
	}
	if c := a.pinnedPoint(); c != nil {
		dst = append(dst, canvas.Mark{Kind: canvas.MarkPinned, Corner: m.corner(c.x, c.y)})
	}
	if c := a.pinned(); c != nil {
		dst = append(dst, canvas.Mark{Kind: canvas.MarkPinned, Corner: m.corner(c.x, c.y)})
	}
	return dst
}

// crossed are the squares in view that a beam crosses on opposite sides.
func (m *mapScene) crossed(dst []canvas.Mark) []canvas.Mark {
	pal := m.app.palette()
	for i, l := range m.app.game().Lines {
		from, to := &m.x0, &m.x1
		if l.Steep() {
			from, to = &m.y0, &m.y1
		}
		strips := int(new(big.Int).Sub(to, from).Int64())
		if cap(m.dst) < strips {
			m.dst = make([]int64, strips)
		}
		m.dst = m.dst[:strips]
		base := l.Crossed(m.dst, from)
		mark := canvas.Mark{Kind: canvas.MarkCrossed, Colour: pal.Upper}
		if i%2 == 1 {
			mark.Colour = pal.Lower
		}
		for j, offset := range m.dst {
			if offset < 0 {
				continue
			}
			along := new(big.Int).Add(from, big.NewInt(int64(j)))
			across := new(big.Int).Add(base, big.NewInt(offset))
			if l.Steep() {
				mark.Corner = m.corner(across, along)
			} else {
				mark.Corner = m.corner(along, across)
			}
			dst = append(dst, mark)
		}
	}
	return dst
}

// moves are the winning moves of the position being read.
func (m *mapScene) moves(dst []canvas.Move) []canvas.Move {
	a := m.app
	c := a.read()
	info := a.known(c)
	if info == nil || info.Outcome != "N" || !a.state.Shows("moves") {
		return dst
	}
	from := m.corner(c.x, c.y)
	for _, to := range targets(info) {
		dst = append(dst, canvas.Move{From: from, To: m.corner(to.x, to.y)})
	}
	return dst
}
