package model

import (
	"math/big"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// How many candidates of Theorem 3 are asked for: some first, so that a function
// that takes long shows some soon.
var candidateRows = []uint64{64, protocol.MaxCandidates}

// A candidates is what has come, read once.
type candidates struct {
	table *protocol.Table
	list  [][2]*big.Int
}

func (s *State) candidateQuestion(rows uint64) ask.Question {
	return ask.New("candidates", &protocol.Candidates{Game: s.Link(), Count: rows})
}

// candidateQuestions are asked where candidates are drawn.
func (s *State) candidateQuestions(dst []ask.Question) []ask.Question {
	if !s.Mapped() || !s.Game().CandidatesPart() || !s.Address.Shows("beams") {
		return dst
	}
	for _, rows := range candidateRows {
		q := s.candidateQuestion(rows)
		dst = append(dst, q)
		if s.look(q).Status != ask.Answered {
			break
		}
	}
	return dst
}

// Candidates are the first candidates (A, B) of Theorem 3, as far as they have
// come. The slice must not be changed.
func (s *State) Candidates() [][2]*big.Int {
	if !s.Game().CandidatesPart() {
		return nil
	}
	var table *protocol.Table
	for _, rows := range candidateRows {
		if t, ok := s.look(s.candidateQuestion(rows)).Body.(*protocol.Table); ok {
			table = t
		}
	}
	c := &s.Map.candidates
	if table == c.table {
		return c.list
	}
	*c = candidates{table: table}
	for i := range table.Len() {
		if at, ok := numbersOf(table.Row(i)); ok && len(at) == 2 {
			c.list = append(c.list, [2]*big.Int{at[0], at[1]})
		}
	}
	return c.list
}
