package model

import (
	"time"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// A watch is what the worker told last of what it does and keeps. It is asked while
// the drawer is open that a link with debug=1 has.
type watch struct {
	told *protocol.Watched
	due  time.Duration // when it is asked again; 0 while it is asked
}

// watchEvery is how long an answer stands until it is asked again.
const watchEvery = time.Second

// watchQuestion is none while nobody looks.
func (s *State) watchQuestion() ask.Question {
	if !s.Address.Debug || !s.Panels.Open("worker") {
		return ask.Question{}
	}
	return ask.New("watch", &protocol.Watch{})
}

// Watched is what the worker told of its jobs and windows; nil for nothing yet.
func (s *State) Watched() *protocol.Watched { return s.loop.watch.told }

// watch takes an answer of the worker about itself, and has it asked again when
// that is due.
func (s *State) watch() {
	w, q := &s.loop.watch, s.watchQuestion()
	switch a := s.look(q); {
	case q.None():
		*w = watch{}
	case w.due == 0 && a.Status > ask.Waiting:
		w.told, _ = a.Body.(*protocol.Watched)
		w.due = s.loop.now + watchEvery
	case w.due != 0 && w.due <= s.loop.now:
		w.due = 0
		s.loop.desk.Again(q)
	}
}
