package model

import (
	"math"

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

// free is what no panel covers of the window.
func (s *State) free() canvas.Rect {
	r := s.Room
	free := canvas.Rect{Right: r.W, Bottom: r.H}
	for _, p := range s.Panels.cover {
		if bad(p.Left) || bad(p.Top) || bad(p.Right) || bad(p.Bottom) {
			continue
		}
		free = without(free, p, r, s.Address.View != viewMap)
	}
	return free
}

// without takes from free what a panel covers: from the side of the window at
// which the panel is. Folded panels are tabs, which the map passes under; the
// table, whose head is there, begins below them.
func without(free canvas.Rect, p Panel, r Room, table bool) canvas.Rect {
	wide := p.Right-p.Left >= r.W*0.9
	switch {
	case p.Empty():
	case p.Folded && !wide:
		if table && p.Top < r.H/2 {
			free.Top = math.Max(free.Top, p.Bottom)
		}
	case wide && p.Top < r.H/2:
		free.Top = math.Max(free.Top, p.Bottom)
	case wide:
		free.Bottom = math.Min(free.Bottom, p.Top)
	case p.Left < r.W/2:
		free.Left = math.Max(free.Left, p.Right)
	default:
		free.Right = math.Min(free.Right, p.Left)
	}
	return free
}

// The least that map and table side by side, and one above the other, need.
const (
	leastWide = 640
	leastHigh = 480
)

// divide gives the table a part of what is free: the right, or in a narrow window
// the lower; nothing where there is room for one only.
func (s *State) divide() {
	r := &s.Room
	wide, high := r.Free.Right-r.Free.Left, r.Free.Bottom-r.Free.Top
	switch {
	case wide >= leastWide*r.Scale:
		at := r.Free.Right - math.Round(min(wide*0.45, 560*r.Scale))
		r.Beside = canvas.Rect{Left: at, Top: r.Free.Top, Right: r.Free.Right, Bottom: r.Free.Bottom}
		r.Free.Right = at
	case high >= leastHigh*r.Scale:
		at := r.Free.Bottom - math.Round(high*0.4)
		r.Beside = canvas.Rect{Left: r.Free.Left, Top: at, Right: r.Free.Right, Bottom: r.Free.Bottom}
		r.Free.Bottom = at
	}
}

// layout fits the map and the table to the room.
func (s *State) layout() {
	s.Room.Free, s.Room.Beside = s.free(), canvas.Rect{}
	if s.Address.View == viewBoth {
		s.divide()
	}
	s.halve()
	r := s.Room
	axisLeft, axisFoot := canvas.AxisSize(s.Lettering())
	s.Map.View.Resize(r.W, r.H, r.Ratio, viewport.Insets{
		Left: r.Free.Left + axisLeft, Top: r.Free.Top, Right: r.W - r.Free.Right, Bottom: r.H - r.Free.Bottom + axisFoot,
	})
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
	for _, v := range link.Views {
		if v == word && word != s.Address.View {
			s.Address.View = word
			s.Hand.leave()
			s.Hand.OnTable = word == viewTable
			s.layout()
			s.changedLooks()
		}
	}
}

// fullScreen enters or leaves it, where there is such a thing.
func (s *State) fullScreen() {
	if s.Room.CanFullScreen {
		s.do(FullScreen{})
	}
}
