package model

import (
	"math/big"
	"strconv"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/tile"
	"wythoffatlas/wasm/viewport"
)

// A Map is where the map looks, and which of its tiles are here.
type Map struct {
	View     *viewport.View
	Gestures viewport.Gestures
	Tiles    *tile.Cache
	Layout   tile.Layout // of the last frame
	X0, Y0   big.Int     // the positions in view: X0 ≤ x < X1 and Y0 ≤ y < Y1
	X1, Y1   big.Int

	wandered bool // the view is not where the link that was opened puts it
	edge     edge
	tiling   tiling

	drawn
}

// drawn is what is drawn over the tiles and has been asked for.
type drawn struct {
	candidates candidates
	values     values
}

const (
	keptTiles  = 512 // here at a time, besides those in view
	askedTiles = 6   // asked for at a time: few, so that the order follows the view
)

func (m *Map) begin(s *State) {
	m.View = viewport.New(1, 1, 1)
	m.Tiles = tile.NewCache(keptTiles, func(k tile.Key) { s.do(EvictTile{TileID(k)}) })
}

// TileID is what the canvas calls a tile.
func TileID(k tile.Key) canvas.TileID { return LayerID(k, 0) }

// LayerID is what the canvas calls a tile of the game on the page, 0, or of the
// second, 1.
func LayerID(k tile.Key, layer int) canvas.TileID {
	return canvas.TileID{Layer: layer, Level: int(k.Level), IX: k.IX, IY: k.IY}
}

// forget follows a change of the game, or of what the axes show.
func (m *Map) forget(s *State) {
	m.Tiles.Clear()
	m.edge = edge{}
	m.drawn = drawn{}
}

// Mapped reports whether the map is shown, Tabled whether the table is. Both are
// where there is room for both.
func (s *State) Mapped() bool { return s.Address.View != viewTable }

// OnPositions reports whether a map is shown of which each point is a position.
func (s *State) OnPositions() bool { return s.Mapped() && !s.Vectors() }

// Tabled reports whether the table is shown.
func (s *State) Tabled() bool {
	return s.Address.View == viewTable || s.Address.View == viewBoth && !s.Room.Beside.Empty()
}

// The words of links for the views.
const (
	viewMap   = "map"
	viewTable = "table"
	viewBoth  = "both"
)

// frame moves what is in motion.
func (s *State) frame(e Frame) {
	s.Table.maxLeft = max(0, min(e.LastFirst, mostColumns))
	if !s.Mapped() {
		return
	}
	m := &s.Map
	if m.Gestures.Motion.Moving() {
		m.Gestures.Motion.Step(m.View, float64(s.loop.now.Microseconds())/1000)
		s.moved()
	}
}

// Look brings what is in view up to the view.
func (m *Map) Look() {
	m.View.Bounds(&m.X0, &m.Y0, &m.X1, &m.Y1)
	m.Layout.Update(m.View)
	m.Tiles.See(m.Layout.Tiles)
	if m.tiling.second.link != "" {
		m.tiling.second.tiles.See(m.Layout.Tiles)
	}
}

// moved follows a change of the view.
func (s *State) moved() {
	s.Map.wandered = true
	s.redraw()
	s.linkSoon()
}

// Level is that of the tiles on the screen: a pixel is a square of side 2^Level
// positions; 0 where a square explains itself, or no map is shown.
func (s *State) Level() uint {
	if !s.Mapped() {
		return 0
	}
	_, _, ratio := s.Map.View.Size()
	return tile.LevelFor(s.Map.View.Z(), ratio)
}

// gesture lets the gestures change the view and follows up what they say.
func (s *State) gesture(event viewport.Event) viewport.Result {
	m := &s.Map
	r := m.Gestures.Handle(m.View, event)
	switch {
	case r.Hover:
		s.hover(r.X, r.Y)
	case r.Click:
		s.click(r.X, r.Y)
	}
	if r.Changed {
		s.moved()
	}
	if r.Box || r.Handled && event.Kind != viewport.Down { // a press alone draws nothing
		s.redraw()
	}
	return r
}

// command does what a button or a key asks of the view.
func (s *State) command(c viewport.Command) {
	if s.onTable() {
		s.Table.command(s, c)
		return
	}
	if s.Map.Gestures.Do(s.Map.View, c, s.milliseconds()) {
		s.moved()
	}
}

// milliseconds is the time as gestures count it.
func (s *State) milliseconds() float64 { return float64(s.loop.now.Microseconds()) / 1000 }

// tileQuestions are the tiles that are in view and not here, the middle first.
func (s *State) tileQuestions(dst []ask.Question) []ask.Question {
	if !s.Mapped() {
		return dst
	}
	m := &s.Map
	m.Look()
	m.tiling.missing = m.Tiles.Missing(m.tiling.missing[:0])
	return s.secondQuestions(s.askTiles(dst, s.Link(), m.tiling.missing))
}

// askTiles asks for the first of the tiles of a game that are missing.
func (s *State) askTiles(dst []ask.Question, game string, missing []tile.Key) []ask.Question {
	for _, key := range missing[:min(len(missing), 2*askedTiles)] {
		q := ask.New("tile", s.tileQuestion(game, key))
		q.Few, q.Passing = askedTiles, true
		dst = append(dst, q)
	}
	return dst
}

func (s *State) tileQuestion(game string, key tile.Key) *protocol.Tile {
	question := &protocol.Tile{Game: game, Level: uint64(key.Level), IX: key.IX, IY: key.IY}
	if s.Vectors() {
		axes := s.Axes()
		question.Axes = [2]uint64{uint64(axes[0]), uint64(axes[1])}
	}
	return question
}

// tileCame takes a tile, or the news that there is none.
func (s *State) tileCame(asked *protocol.Tile, answer protocol.Body) {
	key := tile.Key{Level: uint(asked.Level), IX: asked.IX, IY: asked.IY}
	m := &s.Map
	if *asked == *s.tileQuestion(s.Link(), key) {
		if s.tilePut(m.Tiles, LayerID(key, 0), key, answer) {
			shades := answer.(*protocol.Shades)
			m.edge.told(int64(shades.Edge), int64(shades.Period))
			m.edge.rows = int64(shades.Rows)
		}
	} // else it is of another game, or other axes
	if s.Compared() && *asked == *s.tileQuestion(m.tiling.second.link, key) {
		s.tilePut(m.tiling.second.tiles, LayerID(key, 1), key, answer)
	}
}

// tilePut keeps a tile and hands it to the canvas; false when there is none.
func (s *State) tilePut(tiles *tile.Cache, id canvas.TileID, key tile.Key, answer protocol.Body) bool {
	shades, ok := answer.(*protocol.Shades)
	if !ok || len(shades.Texels) != tile.Size*tile.Size {
		tiles.Fail(key)
		if e, failed := answer.(*protocol.Error); failed {
			s.add(e.Message)
		}
		return false
	}
	s.do(PutTile{id, shades.Texels})
	if !tiles.Put(key) {
		s.do(EvictTile{id})
	}
	return true
}

// Axes are what the axes of the map show: 0 for n, else the heap.
func (s *State) Axes() [2]int {
	if s.Address.Axes == [2]int{} || !s.Vectors() {
		return s.Game().MapAxes
	}
	return s.Address.Axes
}

// AxisNames are what the axes of the map show, as headings: "p₁" and "p₂".
func (s *State) AxisNames() (x, y string) {
	axes := s.Axes()
	return s.subject.heads[axes[0]], s.subject.heads[axes[1]]
}

// setAxis has an axis, "x" or "y", show something else. What the other showed
// changes places when they would show the same.
func (s *State) setAxis(axis, text string) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > s.Game().Heaps || !s.Vectors() {
		return
	}
	axes := s.Axes()
	i := 0
	if axis == "y" {
		i = 1
	}
	if axes[1-i] == n {
		axes[1-i] = axes[i]
	}
	axes[i] = n
	if axes == s.Game().MapAxes {
		axes = [2]int{}
	}
	if axes != s.Address.Axes {
		s.Address.Axes = axes
		s.Map.forget(s)
		s.changedLooks()
	}
}

// changedLooks follows a change of anything but the game and the place.
func (s *State) changedLooks() {
	s.linkSoon()
	s.redraw()
}
