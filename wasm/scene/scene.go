// Package scene turns the state of the page into what the canvas draws.
package scene

import (
	"math"
	"math/big"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/tile"
	"wythoffatlas/wasm/viewport"
)

// A Painter makes scenes. It keeps its slices from frame to frame. The zero value
// is ready.
type Painter struct {
	scene   canvas.Scene
	out     canvas.Map
	table   canvas.Table
	line    []string // see cells
	patches []tile.Patch
	ticks   [2]viewport.Axis // along x and y
	strips  []int64          // crossed squares, strip by strip
	lining
	cx, cy big.Int // scratch
	s      *model.State
	pal    *raster.Palette
}

// A lining is what is kept of lines, and of the map of a second game, from frame to
// frame.
type lining struct {
	division canvas.Division
	other    canvas.Map
	axis     viewport.Axis // of the other map, across

	over    bool     // the second game is drawn over the first
	link    string   // of the game whose lines are being drawn
	anchors []anchor // of the game on the page
	second  []anchor // of the game that it is compared with
}

// Scene is what the canvas draws of a state. It is good until the next call.
func (p *Painter) Scene(s *model.State) *canvas.Scene {
	p.s, p.pal = s, s.Palette()
	p.scene = canvas.Scene{Palette: p.pal, Lettering: s.Lettering(), Free: s.Room.Free}
	if s.Mapped() {
		p.scene.Map = p.drawMap()
		p.scene.Second = p.divide()
	}
	if s.Tabled() {
		p.scene.Table = p.drawTable()
		p.scene.Beside = s.Room.Beside
	}
	return &p.scene
}

// LastFirst is how far the columns of the table that was drawn last can be
// scrolled; see [model.Frame].
func (p *Painter) LastFirst() int { return p.table.MaxFirst }

var zero = new(big.Int)

func (p *Painter) drawMap() *canvas.Map {
	s, m := p.s, &p.s.Map
	m.Look()
	p.over = s.Compared() && s.Way() == link.Ways[0]
	blocks := s.Values()
	p.out = canvas.Map{
		Cell:        m.View.Cell(),
		Anchor:      p.corner(&m.X0, &m.Y0),
		Origin:      p.corner(zero, zero),
		Tiles:       p.placed(p.out.Tiles[:0], m.Tiles, 0),
		Grid:        s.Address.Shows("grid"),
		Coordinates: true,
		Lines:       p.lines(p.out.Lines[:0]),
		Marks:       p.options(p.marks(p.out.Marks[:0])),
		Moves:       p.moves(p.out.Moves[:0]),
		Values:      p.values(p.out.Values[:0], blocks, s.ValueOf),
		Heat:        p.out.Heat[:0],
		Leveled:     p.out.Leveled[:0],
		Wash:        p.pal.Lower,
		Level:       p.pal.Upper,
	}
	p.heat(&p.out, blocks, 0)
	p.hide(&p.out)
	p.out.Token = p.token()
	p.axes()
	if s.Vectors() {
		across, up := s.AxisNames()
		p.out.Across, p.out.AcrossSub = splitHead(across)
		p.out.Up, p.out.UpSub = splitHead(up)
	}
	if x0, y0, x1, y1, drawn := m.Gestures.Box(); drawn {
		p.out.Box = canvas.Rect{Left: min(x0, x1), Top: min(y0, y1), Right: max(x0, x1), Bottom: max(y0, y1)}
	}
	return &p.out
}

// hide leaves out all that tells what is P while a game goes on, or P-positions that
// are not to be shown.
func (p *Painter) hide(m *canvas.Map) {
	if p.s.MapCovered() {
		m.Tiles, m.Values, m.Heat, m.Leveled = m.Tiles[:0], m.Values[:0], m.Heat[:0], m.Leveled[:0]
	} else if p.s.Address.Shows("no-positions") {
		m.Tiles = m.Tiles[:0]
	}
}

// placed are what to draw for the tiles in view of a game, of the page 0 or the
// second 1: themselves, what stands in for them, and a sign that they are on their
// way.
func (p *Painter) placed(dst []canvas.Placed, tiles *tile.Cache, layer int) []canvas.Placed {
	p.patches = tiles.Draw(p.patches[:0], p.s.Map.Layout.Tiles)
	for i := range p.patches {
		patch := &p.patches[i]
		placed := canvas.Placed{ID: model.LayerID(patch.Key, layer), Corner: canvas.Point{X: patch.Left, Y: patch.Bottom}, Size: patch.Side, Waiting: patch.Missing}
		if patch.Clipped {
			placed.Clip = canvas.Rect(patch.Clip)
		}
		if patch.Key.Level == 0 && !patch.Missing {
			placed.X, placed.Y = patch.Key.Corner()
		}
		if second := p.s.SecondTiles(); p.over && !patch.Missing {
			if placed.Over = second.Here(patch.Key); !placed.Over { // nothing is drawn of one game alone
				placed.ID, placed.Waiting = canvas.TileID{}, true
			}
		}
		dst = append(dst, placed)
	}
	return dst
}

// corner is the lower left corner of a position on the screen. Past the range
// of floats it is kept finite; the canvas cuts lines that end far away.
func (p *Painter) corner(x, y *big.Int) canvas.Point {
	px, py, _ := p.s.Map.View.ToScreen(x, y)
	const far = 1e15
	return canvas.Point{X: max(-far, min(far, px)), Y: max(-far, min(far, py))}
}

// axes brings the round numbers along the edges up to the view.
func (p *Painter) axes() {
	gapX, gapY := canvas.TickGap(p.s.Lettering())
	p.ticks[0].Update(p.s.Map.View, false, gapX)
	p.ticks[1].Update(p.s.Map.View, true, gapY)
	p.out.X, p.out.Y = &p.ticks[0], &p.ticks[1]
}

// clipped drops a line that misses the screen.
func (p *Painter) clipped(from, to canvas.Point) (canvas.Line, bool) {
	w, h, _ := p.s.Map.View.Size()
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

// inView reports whether a position is.
func (p *Painter) inView(x, y *big.Int) bool {
	m := &p.s.Map
	return x.Cmp(&m.X0) >= 0 && x.Cmp(&m.X1) < 0 && y.Cmp(&m.Y0) >= 0 && y.Cmp(&m.Y1) < 0
}

// splitHead takes the subscript off a heading such as "Aₙ" or "p₁₂".
func splitHead(head string) (letter, sub string) {
	for i, r := range head {
		if r != 'ₙ' && (r < '₀' || r > '₉') {
			continue
		}
		rest := make([]rune, 0, 2)
		for _, r := range head[i:] {
			switch {
			case r == 'ₙ':
				rest = append(rest, 'n')
			case r >= '₀' && r <= '₉':
				rest = append(rest, r-'₀'+'0')
			default:
				return head, ""
			}
		}
		return head[:i], string(rest)
	}
	return head, ""
}
