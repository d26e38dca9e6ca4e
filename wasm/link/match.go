package link

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/play"
)

// match reads a game in progress. If a move in it is none, the game ends before.
func (r *reader) match(s *State) {
	text, given := r.values["match"]
	if !given {
		return
	}
	m, err := play.Parse(s.Game, text)
	if m != nil {
		s.Match = m.Text()
	}
	if err != nil {
		done := leftOut
		if m != nil {
			done = "The match ends before."
		}
		r.note("match", text, done, "%s.", fault.Words(err))
	}
}
