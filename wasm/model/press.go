package model

import (
	"math/big"
	"time"

	"wythoffatlas/wasm/ask"
)

// A frame may keep the browser busy for longer than the worker needs for a
// reading. So a position is asked about when a finger goes down on it, and the
// frame that marks it comes behind the answer, if that does not take long.

// brief is how long a frame waits for a reading.
const brief = 40 * time.Millisecond

// pressed is the position that a click would pin; nil when no finger is down, or
// it drags.
func (s *State) pressed() []*big.Int {
	px, py, ok := s.Map.Gestures.Pressed()
	if !ok || !s.OnPositions() || s.Playing() || s.Picking() {
		return nil
	}
	x, y := new(big.Int), new(big.Int)
	if !s.Map.View.CellAt(px, py, x, y) {
		return nil
	}
	return []*big.Int{x, y}
}

func (s *State) pressQuestion() ask.Question {
	at := s.pressed()
	if at == nil {
		return ask.Question{}
	}
	return s.inspect(&s.tasks.pressed, at, s.toOf(at))
}

// rehearsal is a question about a position that nobody has pointed at. A browser
// compiles what answers it when that runs for the first time, which takes longer
// than all else of a reading; and some games have something to prepare.
func (s *State) rehearsal() ask.Question {
	if !s.OnPositions() {
		return ask.Question{}
	}
	return s.inspect(&s.tasks.rehearsed, []*big.Int{big.NewInt(2), big.NewInt(3)}, nil)
}

// ahead reports whether something is known that nobody is shown yet: of the
// position that is pressed, and not read.
func (s *State) ahead() bool {
	at := s.pressed()
	return at != nil && !same(at, s.read().At) && s.look(s.pressQuestion()).Status > ask.Waiting
}

// waits reports whether the frame may wait for the reading: while nothing moves,
// and not for long.
func (s *State) waits() bool {
	r := s.Reading()
	if r.At == nil || r.Answer.Status != ask.Waiting || s.Map.Gestures.Dragging() || s.Map.Gestures.Motion.Moving() {
		return false
	}
	s.loop.asked = r.Answer.Since
	return s.loop.now < r.Answer.Since+brief
}
