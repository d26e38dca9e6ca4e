package model

import (
	"math"
	"slices"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/viewport"
)

// Way is how a second game is shown on the map, one of [link.Ways].
func (s *State) Way() string {
	if way := s.Address.With.Way; way != "" {
		return way
	}
	return link.Ways[0]
}

// setWay shows the second game in another way.
func (s *State) setWay(way string) {
	if s.With() == nil || !slices.Contains(link.Ways, way) {
		return
	}
	s.Address.With.Way = way
	if way == link.Ways[0] {
		s.Address.With.Way = ""
	}
	s.layout()
	s.changedLooks()
}

// halve gives a second game that is shown beside the first a half of the room.
func (s *State) halve() {
	if s.Compared() && s.Mapped() && s.Way() == link.Ways[1] {
		free := &s.Room.Free
		free.Right = math.Round((free.Left + free.Right) / 2)
	}
}

// Division is the part of the window in which the second game is drawn by itself,
// and how far to the right of its places in the first; ok is false for nowhere.
func (s *State) Division() (part canvas.Rect, shift float64, ok bool) {
	if !s.Compared() || !s.Mapped() {
		return part, 0, false
	}
	free := s.Room.Free
	switch s.Way() {
	case link.Ways[1]:
		shift = free.Right - free.Left
		return canvas.Rect{Left: free.Right, Top: 0, Right: free.Right + shift, Bottom: s.Room.H}, shift, true
	case link.Ways[2]:
		split := s.Address.With.Split
		if split == 0 {
			split = 0.5
		}
		return canvas.Rect{Left: free.Left + split*(free.Right-free.Left), Top: 0, Right: free.Right, Bottom: s.Room.H}, 0, true
	}
	return part, 0, false
}

// grip is how near to a divider a pointer takes hold of it, in CSS pixels.
const grip = 12

// divided takes what a pointer does where two maps are shown: it drags the divider,
// or is where it would be on the first map. It reports whether nothing is left to do.
func (s *State) divided(e *viewport.Event) (done bool) {
	t := &s.Map.tiling
	part, shift, ok := s.Division()
	if !ok {
		t.dragging, t.shift = false, 0
		return false
	}
	if shift > 0 {
		if !s.Map.Gestures.Dragging() && !s.Hand.hold.held || e.Kind == viewport.Down {
			t.shift = 0
			if e.X >= part.Left {
				t.shift = shift
			}
		}
		e.X -= t.shift
		return false
	}
	switch e.Kind {
	case viewport.Down:
		t.dragging = math.Abs(e.X-part.Left) <= grip
	case viewport.Up, viewport.Cancel:
		was := t.dragging
		t.dragging = false
		return was
	case viewport.Move:
		if t.dragging {
			free := s.Room.Free
			split := (e.X - free.Left) / math.Max(1, free.Right-free.Left)
			split = math.Max(link.MinSplit, math.Min(1-link.MinSplit, split))
			s.Address.With.Split = math.Round(split*1000) / 1000
			s.changedLooks()
		}
	}
	return t.dragging
}
