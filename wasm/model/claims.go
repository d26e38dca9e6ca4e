package model

import (
	"slices"

	"wythoffatlas/core/lecture"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// claimsQuestion asks whether what the step that is shown says is so. Only the
// lectures that come with the page can be asked about, and a copy of one that was
// edited says what nobody has a check for.
func (s *State) claimsQuestion() ask.Question {
	l := &s.lectern
	if !l.Given || !slices.ContainsFunc(lecture.Six(), func(t lecture.Named) bool { return t.ID == l.text }) {
		return ask.Question{}
	}
	if c, made := l.claims.Body.(*protocol.Claims); !made || c.Talk != l.text || c.Step != uint64(l.Step) {
		l.claims = ask.New("claims", &protocol.Claims{Talk: l.text, Step: uint64(l.Step)})
	}
	return l.claims
}
