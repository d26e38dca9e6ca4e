package model

import (
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// The diagonals l and u of Wythoff's game after a box come in blocks of columns.
const (
	diagonalBlock   = 1024
	mostDiagonals   = 2048 // columns in view: with more, lines would be a blur
	diagonalsNeeded = (mostDiagonals + diagonalBlock - 1) / diagonalBlock
)

// A DiagonalBlock is the rows of l and u in columns from First on; see
// [protocol.Diagonaled].
type DiagonalBlock struct {
	First uint64
	*protocol.Diagonaled
}

// DiagonalsShown reports whether the diagonals l and u are to be drawn, and if they
// are wanted and cannot be, says why.
func (s *State) DiagonalsShown() (shown bool, why string) {
	if !s.Address.Shows("diagonals") || !s.OnPositions() || !s.Game().Saturates() || s.Covered() {
		return false, ""
	}
	m := &s.Map
	m.View.Bounds(&m.X0, &m.Y0, &m.X1, &m.Y1)
	switch {
	case !m.X0.IsInt64() || !m.X1.IsInt64() || m.X1.Int64()-max(0, m.X0.Int64()) > mostDiagonals:
		return false, "Zoom in to see them."
	case m.X0.Int64() >= protocol.MostDiagonals:
		return false, "They are drawn in columns below " + decimal(protocol.MostDiagonals) + "."
	}
	return m.X1.Sign() > 0, ""
}

// diagonalQuestions are the blocks of columns in view.
func (s *State) diagonalQuestions(visit func(first uint64, q ask.Question)) {
	if shown, _ := s.DiagonalsShown(); !shown {
		return
	}
	m := &s.Map
	first := uint64(max(0, m.X0.Int64()-1)) / diagonalBlock * diagonalBlock // what is in view begins a column before
	for range diagonalsNeeded + 1 {
		if first >= protocol.MostDiagonals || int64(first) > m.X1.Int64() {
			return
		}
		count := min(diagonalBlock, protocol.MostDiagonals-first)
		visit(first, ask.New("diagonals", &protocol.Diagonals{Game: s.Link(), First: first, Count: count}))
		first += diagonalBlock
	}
}

// Diagonals calls visit with each block in view that has come.
func (s *State) Diagonals(visit func(DiagonalBlock)) {
	s.diagonalQuestions(func(first uint64, q ask.Question) {
		if found, ok := s.look(q).Body.(*protocol.Diagonaled); ok && len(found.L) == len(found.U) {
			visit(DiagonalBlock{first, found})
		}
	})
}

// diagonalsLoading reports whether blocks in view are still to come, and may.
func (s *State) diagonalsLoading() (waits bool) {
	s.diagonalQuestions(func(_ uint64, q ask.Question) {
		waits = waits || s.look(q).Status <= ask.Waiting
	})
	return waits
}
