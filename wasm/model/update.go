package model

import (
	"time"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// Begin starts the page: its first worker. The first [Resize] and [Hash] say
// the rest.
func (s *State) Begin(now time.Duration) []Effect {
	s.loop.now = max(s.loop.now, now)
	s.orders(s.loop.desk.Begin(s.loop.now))
	return s.settle()
}

// Update takes an event that happened at a time, on a clock that begins anywhere,
// and returns what is to be done about it. It never panics, whatever the event.
func (s *State) Update(now time.Duration, e Event) []Effect {
	s.loop.now = max(s.loop.now, now)
	switch e := e.(type) {
	case Pointer:
		s.pointer(e)
	case Leave:
		s.point(nil)
		s.Table.point(s, -1, -1)
	case Rescaled:
		s.writeLink(s.past.push)
		s.do(Reload{})
	case Key:
		s.key(e)
	case Do:
		s.act(e)
	case Follow:
		s.follow(e.Fragment)
	case Resize:
		s.resize(e)
	case Hash:
		s.hash(e.Fragment)
	case Heard:
		before, ahead := s.loop.desk.News(), s.ahead()
		s.orders(s.loop.desk.Hear(s.loop.now, e.Data))
		if s.loop.desk.News() != before && ahead == s.ahead() {
			s.redraw()
		}
	case Died:
		s.orders(s.loop.desk.Died(s.loop.now, e.Why))
	case Tick:
		s.tick()
	case Frame:
		s.frame(e)
	case Seen:
		s.tasks.pictures = e.Pictures
	case Call:
		s.call(e)
	case Copied:
		s.copied(e.OK)
	case Hosted:
		s.past.base = clip(e.Base, maxTyped)
	case Dropped:
		s.dropped(e)
	case Remembered:
		s.kept(e)
	case Failed:
		s.add(e.Words)
	}
	return s.settle()
}

// settle asks what is wanted now, follows up what was answered, and returns what
// is to be done.
func (s *State) settle() []Effect {
	s.Table.hiddenFrom = s.rowsShown()
	s.watch()
	const rounds = 8 // each follows answers that were known already; a chain is short
	for range rounds {
		s.orders(s.loop.desk.Want(s.loop.now, s.wanted()))
		if !s.finished() {
			break
		}
	}
	s.heated()
	s.writeDue()
	s.drawFigures()
	if s.loop.wake && !s.waits() {
		s.do(Wake{})
		s.loop.wake = false
	}
	effects := s.loop.effects
	s.loop.effects = nil
	return effects
}

// orders turns what the desk wants done into effects.
func (s *State) orders(orders []ask.Order) {
	for _, o := range orders {
		switch o := o.(type) {
		case ask.Start:
			s.do(StartWorker{})
		case ask.Stop:
			s.do(StopWorker{})
		case ask.Send:
			s.do(Post{protocol.Encode(o.Message)})
			continue // nothing that is seen changed
		case ask.Deliver:
			s.delivered(o.Question, o.Answer)
		case ask.Settle:
			s.returned(o.Call, o.Answer)
			continue
		case ask.Tell:
			s.add(o.Words)
		}
		s.redraw()
	}
}

// delivered takes the answer to a passing question.
func (s *State) delivered(q ask.Question, answer protocol.Body) {
	switch body := q.Body.(type) {
	case *protocol.Tile:
		s.tileCame(body, answer)
	case *protocol.Rows:
		s.rowsCame(body, answer)
	case *protocol.Owners:
		s.ownersCame(body, answer)
	}
}

// tick does what is due.
func (s *State) tick() {
	s.orders(s.loop.desk.Tick(s.loop.now))
	s.Table.rest(s)
	if s.loop.copied <= s.loop.now {
		s.loop.copied = 0
	}
	s.redraw()
}

// Next is when [Tick] has something to do if nothing else happens; ok is false
// for never.
func (s *State) Next() (at time.Duration, ok bool) {
	at, ok = s.loop.desk.Next()
	earlier := func(t time.Duration) {
		if t != 0 && (!ok || t < at) { // also one that passed while another event was taken
			at, ok = t, true
		}
	}
	earlier(s.past.due)
	earlier(s.loop.copied)
	earlier(s.Table.resting)
	earlier(s.loop.watch.due)
	if s.loop.wake {
		earlier(s.loop.asked + brief)
	}
	return at, ok
}

func (s *State) copied(ok bool) {
	if !ok {
		s.note("The browser did not allow copying. The address of this page holds the whole view: copy that.")
		return
	}
	const confirm = 1600 * time.Millisecond
	s.loop.copied = s.loop.now + confirm
}
