package model

import (
	"math/big"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// farthestEdge is how far the worker goes when a person asks for it: the next
// square would take two gigabytes.
const farthestEdge = 1 << 16

// An edge is how far the worker has decided, or can decide, a game without a
// theorem, and below what it detected a period; 0 where it did not say.
type edge struct {
	side, period int64
	rows         int64 // that a map of rows shows; 0 while nobody said
}

// told notes what a tile says of the edge.
func (e *edge) told(side, period int64) {
	e.side, e.period = side, max(period, e.period)
}

// An Edge is where the map of a game without a theorem ends, for people.
type Edge struct {
	Side      int64 // of the square from (0,0) that is decided; 0 where there is no edge
	Period    int64 // a period that was detected below this goes on beyond; 0 for none
	Rows      int64 // of a map of rows: how many it shows; others may have more points
	Next      int64 // the side to which the edge can be pushed; 0 when it cannot
	Megabytes int64 // and what that takes; or what the next step would take
	Seen      bool  // it is in view
	Asked     bool  // it is being pushed
}

// Edge is where the map of a game without a theorem ends.
func (s *State) Edge() Edge {
	m := &s.Map
	e := Edge{Side: m.edge.side, Period: m.edge.period, Rows: m.edge.rows}
	e.Asked = s.underway("further")
	if !s.Mapped() {
		return e
	}
	end := big.NewInt(e.Side)
	e.Seen = e.Side > 0 && (m.X1.Cmp(end) > 0 || m.Y1.Cmp(end) > 0)
	next := 2 * e.Side
	e.Megabytes = next / 8 * next >> 20
	if e.Side > 0 && next <= farthestEdge {
		e.Next = next
	}
	return e
}

// further pushes the edge outwards.
func (s *State) further() {
	e := s.Edge()
	if e.Asked || e.Next == 0 {
		return
	}
	s.task("further", "", ask.New("further", &protocol.Decide{Game: s.Link(), Side: uint64(e.Next)}))
}

// pushed follows the answer: what was undecided may be shown now.
func (s *State) pushed(a ask.Answer) {
	decided, ok := a.Body.(*protocol.Decided)
	if !ok {
		s.note(a.Words)
		return
	}
	s.Map.Tiles.Clear()
	s.Map.edge = edge{side: int64(decided.Edge)}
	if decided.Note != "" {
		s.note(decided.Note)
	}
	s.forgetReadings()
}
