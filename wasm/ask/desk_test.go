package ask

import (
	"strings"
	"testing"
	"time"

	"wythoffatlas/wasm/protocol"
)

// A stand is a desk with the orders that it gave.
type stand struct {
	t    *testing.T
	d    *Desk
	now  time.Duration
	open map[uint64]protocol.Body // sent and not withdrawn
	all  []Order
}

func newStand(t *testing.T) *stand {
	s := &stand{t: t, d: NewDesk(), open: map[uint64]protocol.Body{}}
	s.take(s.d.Begin(0))
	s.say(0, &protocol.Ready{})
	return s
}

func (s *stand) take(orders []Order) {
	for _, o := range orders {
		switch o := o.(type) {
		case Start, Stop:
			clear(s.open)
		case Send:
			if _, cancels := o.Message.Body.(*protocol.Cancel); cancels {
				delete(s.open, o.Message.ID)
			} else {
				s.open[o.Message.ID] = o.Message.Body
			}
		}
		s.all = append(s.all, o)
	}
}

func (s *stand) say(id uint64, body protocol.Body) {
	s.now += time.Millisecond
	switch body.(type) {
	case *protocol.Started, *protocol.Progress:
	default:
		delete(s.open, id)
	}
	s.take(s.d.Hear(s.now, protocol.Encode(protocol.Message{ID: id, Body: body})))
}

func (s *stand) want(questions ...Question) {
	s.now += time.Millisecond
	s.take(s.d.Want(s.now, questions))
}

// id is the id under which a body is under way.
func (s *stand) id(body protocol.Body) uint64 {
	s.t.Helper()
	for id, other := range s.open {
		if New("", other).Key() == New("", body).Key() {
			return id
		}
	}
	s.t.Fatalf("%+v is not under way", body)
	return 0
}

func (s *stand) count(match func(Order) bool) (n int) {
	for _, o := range s.all {
		if match(o) {
			n++
		}
	}
	return n
}

func starts(o Order) bool { _, ok := o.(Start); return ok }

func inspect(x string) *protocol.Inspect {
	return &protocol.Inspect{Game: "game=wythoff", At: []string{x, "0"}}
}

func TestAnswersAreLookedUpByTheirQuestion(t *testing.T) {
	s := newStand(t)
	one, two := New("reading", inspect("1")), New("reading", inspect("2"))
	s.want(one)
	id := s.id(inspect("1"))
	s.want(two) // the pointer has moved on
	if len(s.open) != 1 {
		t.Fatalf("%d questions are under way, not 1", len(s.open))
	}
	s.say(id, &protocol.Inspected{Outcome: "P"}) // too late
	if a := s.d.Look(two); a.Status != Waiting {
		t.Errorf("the answer to another question is shown: %+v", a)
	}
	s.say(s.id(inspect("2")), &protocol.Inspected{Outcome: "N"})
	if a := s.d.Look(two); a.Status != Answered || a.Body.(*protocol.Inspected).Outcome != "N" {
		t.Errorf("the answer is %+v", a)
	}
	s.want(one)
	s.want(two) // known: not asked again
	if len(s.open) != 0 {
		t.Errorf("what is known is asked again: %v", s.open)
	}
}

func TestFewAtATime(t *testing.T) {
	s := newStand(t)
	var tiles []Question
	for _, ix := range []string{"0", "1", "2", "3", "4"} {
		q := New("tile", &protocol.Tile{Game: "game=wythoff", IX: ix, IY: "0"})
		q.Few, q.Passing = 2, true
		tiles = append(tiles, q)
	}
	s.want(tiles...)
	if len(s.open) != 2 {
		t.Fatalf("%d tiles are asked for at a time", len(s.open))
	}
	s.say(s.id(tiles[0].Body), &protocol.Shades{})
	delivered := s.count(func(o Order) bool { d, ok := o.(Deliver); return ok && d.Question.Key() == tiles[0].Key() })
	if delivered != 1 || s.d.Look(tiles[0]).Status != Unasked {
		t.Errorf("a passing answer is handed over %d times and %v is kept", delivered, s.d.Look(tiles[0]))
	}
}

func TestOnlyTheRunningQuestionIsBlamed(t *testing.T) {
	s := newStand(t)
	killer, innocent := New("a", inspect("1")), New("b", inspect("2"))
	for range maxDeaths {
		s.want(killer, innocent)
		s.say(s.id(inspect("1")), &protocol.Started{})
		s.take(s.d.Died(s.now, "out of memory"))
		s.now += time.Minute
		s.take(s.d.Tick(s.now))
		s.say(0, &protocol.Ready{})
	}
	if a := s.d.Look(killer); a.Status != Failed || !strings.Contains(a.Words, "given up") {
		t.Errorf("what killed %d workers is %+v", maxDeaths, a)
	}
	if a := s.d.Look(innocent); a.Status != Waiting {
		t.Errorf("the innocent one is %+v", a)
	}
	s.say(s.id(inspect("2")), &protocol.Inspected{Outcome: "P"})
	if a := s.d.Look(innocent); a.Status != Answered {
		t.Errorf("the innocent one is %+v", a)
	}
}

func TestRestartsAreSpacedCountedAndGivenUp(t *testing.T) {
	s := newStand(t)
	s.want(New("a", inspect("1")))
	var last time.Duration
	for range 50 {
		s.take(s.d.Died(s.now, ""))
		at, ok := s.d.Next()
		if !ok {
			break
		}
		if pause := at - s.now; pause < last {
			t.Errorf("a pause of %v after one of %v", pause, last)
		} else {
			last = pause
		}
		s.now = at
		s.take(s.d.Tick(s.now))
	}
	if n := s.count(starts); n != len(pauses)+1 {
		t.Errorf("%d workers were made", n)
	}
	if s.d.Broken() == "" || s.d.Look(New("a", inspect("1"))).Status != Failed {
		t.Error("nothing says that the solver was given up")
	}
	s.take(s.d.Retry(s.now))
	s.want(New("a", inspect("1")))
	if s.d.Broken() != "" || len(s.open) != 1 {
		t.Error("starting again asks nothing")
	}
}

func TestAnotherVersionIsNotRestarted(t *testing.T) {
	s := newStand(t)
	data := protocol.Encode(protocol.Message{Body: &protocol.Ready{}})
	data[0]++
	s.take(s.d.Hear(s.now, data))
	if s.count(starts) != 1 || !strings.Contains(s.d.Broken(), "Reload") {
		t.Errorf("%d workers, %q", s.count(starts), s.d.Broken())
	}
}

func TestASlowLineIsNoDeadWorker(t *testing.T) {
	s := &stand{t: t, d: NewDesk(), open: map[uint64]protocol.Body{}}
	s.take(s.d.Begin(0))
	s.want(New("a", inspect("1")))
	s.now = 2 * time.Minute
	s.take(s.d.Tick(s.now))
	if s.count(starts) != 1 {
		t.Error("a worker that is still loading was replaced")
	}
	s.say(0, &protocol.Ready{})
	s.now += silence + time.Second
	s.take(s.d.Tick(s.now))
	at, ok := s.d.Next()
	if !ok {
		t.Fatal("a silent worker is waited for")
	}
	s.now = at
	s.take(s.d.Tick(s.now))
	if s.count(starts) != 2 {
		t.Error("a worker that fell silent was not replaced")
	}
}

func TestWhatDoesNotHeedIsReplaced(t *testing.T) {
	s := newStand(t)
	s.want(New("study", &protocol.Study{Game: "game=wythoff"}))
	s.say(s.id(&protocol.Study{Game: "game=wythoff"}), &protocol.Started{})
	s.want(New("reading", inspect("1")))
	at, ok := s.d.Next()
	if !ok || at-s.now > heed {
		t.Fatalf("a withdrawn question may go on for %v", at-s.now)
	}
	s.now = at
	s.take(s.d.Tick(s.now))
	if s.count(starts) != 2 || len(s.open) != 1 {
		t.Errorf("%d workers, %d questions", s.count(starts), len(s.open))
	}
	if s.d.worker.deaths != 0 {
		t.Error("a worker that was busy counts as dead")
	}
}

func TestCalls(t *testing.T) {
	s := newStand(t)
	for call := range uint64(3) {
		s.take(s.d.Call(s.now, call, inspect("1")))
	}
	s.want() // the page wants nothing of it
	if len(s.open) != 1 {
		t.Fatalf("%d questions for one", len(s.open))
	}
	s.say(s.id(inspect("1")), &protocol.Inspected{Outcome: "P"})
	s.take(s.d.Call(s.now, 3, inspect("1")))
	settled := s.count(func(o Order) bool { _, ok := o.(Settle); return ok })
	if settled != 4 || len(s.open) != 0 {
		t.Errorf("%d of 4 calls are settled, %d questions are open", settled, len(s.open))
	}
}

func TestALargeIdleWorkerIsReplaced(t *testing.T) {
	s := newStand(t)
	s.say(0, &protocol.Idle{Kept: 10 << 20, Taken: 145 << 20})
	s.say(0, &protocol.Ready{})
	if s.count(starts) != 2 {
		t.Error("an idle worker keeps 145 MB for 10")
	}
	s.say(0, &protocol.Idle{Kept: 100 << 20, Taken: 145 << 20})
	if s.count(starts) != 2 {
		t.Error("a worker that needs its memory was replaced")
	}
}
