package model

import (
	"math"
	"slices"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/viewport"
)

// resize takes the room that the page has.
func (s *State) resize(e Resize) {
	if bad(e.W) || bad(e.H) || bad(e.Ratio) || bad(e.Scale) {
		return
	}
	before := s.Room
	s.Room = e.Room
	s.Room.W, s.Room.H = max(1, e.W), max(1, e.H)
	s.Room.Scale = max(0.25, min(8, e.Scale))
	s.Panels.cover = e.Panels
	s.Map.Gestures.Motion.Still = e.Still
	const low = 500 // px; below this a sheet would cover nearly all
	if opening := before.W <= 1; !before.Sheet && e.Sheet && (!opening || e.H < low) {
		s.Panels.set("list", false) // a sheet covers the map; on a phone it says at first what the map is
	}
	s.layout()
}

// layout fits the map and the table to the room.
func (s *State) layout() {
	r := &s.Room
	free, beside := viewport.Uncovered(r.W, r.H, s.Panels.cover, s.Address.View != viewMap), viewport.Rect{}
	if s.Address.View == viewBoth {
		free, beside = free.Divide(r.Scale)
	}
	r.Free, r.Beside = canvas.Rect(free), canvas.Rect(beside)
	s.halve()
	s.Map.View.Resize(r.W, r.H, r.Ratio, viewport.Rect(r.Free).Around(r.W, r.H, s.Lettering().Projector, r.Scale))
	if !s.Map.wandered {
		s.place() // the beginning of the map fits the new room
	}
	s.Table.clamp(s)
	s.redraw()
}

func bad(f float64) bool { return math.IsNaN(f) || math.IsInf(f, 0) }

func inside(r canvas.Rect, x, y float64) bool {
	return !r.Empty() && x >= r.Left && x < r.Right && y >= r.Top && y < r.Bottom
}

// setViewWord shows the map, the table or both.
func (s *State) setViewWord(word string) {
	if slices.Contains(link.Views, word) && word != s.Address.View {
		s.Address.View = word
		s.Hand.leave()
		s.Hand.OnTable = word == viewTable
		s.layout()
		s.changedLooks()
	}
}

// fullScreen enters or leaves it, where there is such a thing.
func (s *State) fullScreen() {
	if s.Room.CanFullScreen {
		s.do(FullScreen{})
	}
}
