package solve

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/route"
	"wythoffatlas/wasm/protocol"
)

// small are limits that tests reach soon.
var small = limits{
	route: route.Limits{First: 64, Side: 512, Far: 1024, Rows: 1500},
	kept:  2 * 512 * 512 / 8, most: 1 << 30, idle: 1 << 30, games: 4,
}

// undecided is a game without a theorem.
const undecided = "game=wab&a=2&b=3&play=misere"

// A desk is a solver whose answers are kept.
type desk struct {
	*Solver
	sent []protocol.Message
	said []protocol.Message // which question runs, and that none does
}

func newDesk(l limits) *desk {
	d := &desk{}
	d.Solver = New(func(m protocol.Message) {
		switch m.Body.(type) {
		case *protocol.Started, *protocol.Idle:
			d.said = append(d.said, m)
		default:
			d.sent = append(d.sent, m)
		}
	}, nil)
	d.limits = l
	return d
}

func (d *desk) ask(id uint64, body protocol.Body) { d.Handle(protocol.Message{ID: id, Body: body}) }

func (d *desk) run() {
	for d.Step() {
	}
}

// last returns the ids of the questions in the order of their last answers.
func (d *desk) last() (ids []uint64) {
	for _, m := range d.sent {
		if _, progress := m.Body.(*protocol.Progress); !progress {
			ids = append(ids, m.ID)
		}
	}
	return ids
}

// get is the last answer to one question on a desk of its own.
func get[B protocol.Body](t *testing.T, l limits, ask protocol.Body) B {
	t.Helper()
	return got[B](t, newDesk(l), ask)
}

// got is [get] of a solver that may have answered other questions.
func got[B protocol.Body](t *testing.T, d *desk, ask protocol.Body) B {
	t.Helper()
	d.ask(uint64(len(d.sent)+1), ask)
	d.run()
	body, ok := d.sent[len(d.sent)-1].Body.(B)
	if !ok {
		t.Fatalf("%+v is answered by %+v", ask, d.sent[len(d.sent)-1].Body)
	}
	return body
}

func TestOrder(t *testing.T) {
	d := newDesk(small)
	d.ask(1, &protocol.Verify{Game: "game=wythoff", N: "8"})
	d.ask(2, &protocol.Compare{Game: "game=wythoff", Other: "game=nim&k=2", N: 8})
	d.ask(3, &protocol.Tile{Game: "game=wythoff", IX: "0", IY: "0"})
	d.ask(4, &protocol.Tile{Game: "game=wythoff", IX: "1", IY: "0"})
	d.ask(5, &protocol.Rows{Game: "game=wythoff", From: "0", Count: 3})
	d.ask(6, &protocol.Inspect{Game: "game=wythoff", At: []string{"3", "5"}})
	d.ask(7, &protocol.Outcomes{Game: "game=wythoff", Positions: []string{"1", "2"}})
	d.ask(8, &protocol.Tile{Game: "game=wythoff", Side: 8, IX: "0", IY: "0", Aside: true})
	d.run()
	if got, want := d.last(), []uint64{5, 6, 7, 4, 3, 8, 1, 2}; !slices.Equal(got, want) {
		t.Errorf("answers in the order %v, want %v", got, want)
	}
}

// A thousand questions at once are answered in order, and of each the page is told
// that it runs before it is answered; when all are done it is told that too.
func TestManyAtOnce(t *testing.T) {
	d := newDesk(small)
	var want []uint64
	for id := uint64(1); id <= 1000; id++ {
		want = append(want, id)
		d.ask(id, &protocol.Inspect{Game: []string{"game=wythoff", undecided}[id%2], At: []string{fmt.Sprint(id / 2), "300"}})
	}
	d.run()
	if got := d.last(); !slices.Equal(got, want) {
		t.Errorf("answers in the order %v", got)
	}
	var started []uint64
	for _, m := range d.said {
		if _, ok := m.Body.(*protocol.Started); ok {
			started = append(started, m.ID)
		}
	}
	if !slices.Equal(started, want) {
		t.Errorf("started in the order %v", started)
	}
	if idle, ok := d.said[len(d.said)-1].Body.(*protocol.Idle); !ok || idle.Taken == 0 {
		t.Errorf("at the end the page is told %+v", d.said[len(d.said)-1].Body)
	}
}

// A question that comes while another is under way overtakes it if it is more
// urgent, and both are answered.
func TestOvertaking(t *testing.T) {
	d := newDesk(small)
	d.ask(1, &protocol.Verify{Game: undecided, N: "100"})
	for range 5 {
		d.Step()
	}
	if _, progress := d.sent[4].Body.(*protocol.Progress); !progress {
		t.Fatalf("no progress, but %+v", d.sent[4].Body)
	}
	d.ask(2, &protocol.Inspect{Game: undecided, At: []string{"300", "200"}})
	d.run()
	if got, want := d.last(), []uint64{2, 1}; !slices.Equal(got, want) {
		t.Errorf("answers in the order %v, want %v", got, want)
	}
}

func TestCancel(t *testing.T) {
	d := newDesk(small)
	d.ask(1, &protocol.Verify{Game: undecided, N: "200"}) // under way
	d.Step()
	d.ask(2, &protocol.Tile{Game: undecided, IX: "0", IY: "0"}) // not begun
	d.ask(1, &protocol.Cancel{})
	d.ask(2, &protocol.Cancel{})
	d.ask(3, &protocol.Cancel{}) // never asked
	if d.Step() {
		t.Error("there is still something to do")
	}
	if got, want := d.last(), []uint64{1, 2}; !slices.Equal(got, want) {
		t.Fatalf("answers to %v, want %v", got, want)
	}
	for _, m := range d.sent[1:] {
		if _, dropped := m.Body.(*protocol.Dropped); !dropped {
			t.Errorf("%d is answered by %+v", m.ID, m.Body)
		}
	}
}

func TestCrash(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("the solver lives on")
		}
	}()
	newDesk(small).ask(1, &protocol.Crash{})
}

// The windows of all games together stay within the bound, and the games used
// last are those that are kept.
func TestMemoryIsBounded(t *testing.T) {
	d := newDesk(small)
	links := []string{}
	for a := 2; a < 9; a++ {
		link := fmt.Sprintf("game=wab&a=%d&b=3&play=misere", a)
		links = append(links, link)
		d.ask(uint64(a), &protocol.Inspect{Game: link, At: []string{"500", "500"}})
		d.run()
		if total := d.bytes(); total > d.limits.kept {
			t.Fatalf("windows of %d bytes, allowed are %d", total, d.limits.kept)
		}
	}
	for i, p := range d.games {
		if want := links[len(links)-len(d.games)+i]; p.Link() != want {
			t.Errorf("kept %s, want %s", p.Link(), want)
		}
	}
	if len(d.games) != 2 {
		t.Errorf("%d games are kept, and there is room for 2", len(d.games))
	}
	for s := 1; s < 9; s++ {
		d.ask(1, &protocol.Inspect{Game: fmt.Sprintf("game=st-wythoff&s=%d&t=1", s), At: []string{"0", "0"}})
		d.run()
	}
	if len(d.games) != small.games {
		t.Errorf("%d games are kept, want %d", len(d.games), small.games)
	}
}

// What is kept is forgotten when told to.
func TestForget(t *testing.T) {
	d := newDesk(small)
	d.ask(1, &protocol.Inspect{Game: undecided, At: []string{"500", "500"}})
	d.run()
	kept := d.bytes()
	d.ask(2, &protocol.Forget{})
	d.run()
	if got := d.sent[len(d.sent)-1].Body.(*protocol.Forgotten); got.Bytes != uint64(kept) || kept == 0 || d.bytes() != 0 {
		t.Errorf("of %d bytes %d were forgotten, and %d are left", kept, got.Bytes, d.bytes())
	}
}

// A game that takes much and that nobody has asked about for a while is forgotten.
func TestMuchIsNotKeptForNobody(t *testing.T) {
	l := small
	l.idle = 1000
	d := newDesk(l)
	d.ask(1, &protocol.Inspect{Game: undecided, At: []string{"500", "500"}})
	d.run()
	if d.bytes() <= l.idle {
		t.Fatalf("a game of %d bytes is not much", d.bytes())
	}
	for id := range uint64(100) {
		d.ask(2+id, &protocol.Inspect{Game: "game=wythoff", At: []string{"5", fmt.Sprint(id)}})
		d.run()
		if kept := d.bytes() > l.idle; kept != (id < 63) {
			t.Fatalf("after %d questions about another game it is kept: %v", id+1, kept)
		}
	}
}

// Where memory does not suffice what was decided stays, and the page is told.
func TestMemoryDoesNotSuffice(t *testing.T) {
	l := small
	l.most = 512 * 512 / 8 * 2 // a window of 512 fits, the next does not
	d := newDesk(l)
	d.ask(1, &protocol.Decide{Game: undecided, Side: 1024})
	d.run()
	if got, ok := d.sent[len(d.sent)-1].Body.(*protocol.Decided); !ok || got.Edge != 512 || !strings.Contains(got.Note, "What was decided stays") {
		t.Errorf("the answer is %+v", d.sent[len(d.sent)-1].Body)
	}
	d.ask(2, &protocol.Inspect{Game: undecided, At: []string{"500", "511"}})
	d.run()
	if got := d.sent[len(d.sent)-1].Body.(*protocol.Inspected); got.Outcome == "" {
		t.Errorf("a position that was decided: %+v", got)
	}
}

// Whatever a question says, the answer is an answer or a sentence.
func TestComplaints(t *testing.T) {
	long := strings.Repeat("9", maxDigits+1)
	for _, c := range []struct {
		ask  protocol.Body
		says []string
	}{
		{&protocol.Tile{Game: "game=chess", IX: "0", IY: "0"}, []string{"chess"}},
		{&protocol.Tile{Game: "game=wythoff", Level: 1 << 40, IX: "0", IY: "0"}, []string{"level", "4096"}},
		{&protocol.Tile{Game: "game=wythoff", IX: "1.5", IY: "0"}, []string{"column", "“1.5”"}},
		{&protocol.Tile{Game: "game=wythoff", IX: "0", IY: long}, []string{"row", "10001 digits"}},
		{&protocol.Inspect{Game: "game=wythoff", At: []string{"-1", "0"}}, []string{"Heap 1", "negative", "-1"}},
		{&protocol.Inspect{Game: "game=wythoff", At: []string{"0", ""}}, []string{"Heap 2", "whole number"}},
		{&protocol.Inspect{Game: "game=wythoff", At: []string{"0", long}}, []string{"Heap 2", "10000"}},
		{&protocol.Rows{Game: "game=wythoff", From: "x"}, []string{"row", "“x”"}},
		{&protocol.Rows{Game: "game=wythoff", From: "0", Count: 1 << 60}, []string{"rows", "100000"}},
		{&protocol.Verify{Game: "game=wythoff", N: "0"}, []string{"n ", "from 1 to 4096", "0"}},
		{&protocol.Verify{Game: "game=wythoff", N: "4097"}, []string{"n ", "from 1 to 4096", "4097"}},
		{&protocol.Verify{Game: undecided, N: "4096"}, []string{"n ", "from 1 to 256", "4096"}},
		{&protocol.Outcomes{Game: "game=st-wythoff&s=0", Positions: []string{"0", "0"}}, []string{"s", "1000000"}},
		{&protocol.Outcomes{Game: "game=wythoff", Positions: []string{"1"}}, []string{"2 heaps", "1 numbers"}},
		{&protocol.Inspect{Game: "game=wythoff", At: []string{"1", "2", "3"}}, []string{"2 heaps", "has 3"}},
		{&protocol.Outcomes{Game: "game=wythoff", Positions: []string{"1", long}}, []string{"Heap 2", "10000"}},
		{&protocol.Rows{Game: "game=wythoff", From: "-1", Count: 2}, []string{"row", "negative"}},
		{&protocol.Count{Game: "game=wythoff", From: []string{"0", "0"}, To: []string{"1"}}, []string{"2 heaps", "has 1"}},
		{&protocol.Count{Game: "game=wythoff", From: []string{"0", "9"}, To: []string{"1", "8"}}, []string{"reversed", "at least 9", "less than 8"}},
		{&protocol.Count{Game: "game=wythoff", From: []string{"0", "0"}, To: []string{"-1", "8"}}, []string{"Heap 1", "negative"}},
		{&protocol.Count{Game: undecided, From: []string{"0", "0"}, To: []string{"513", "8"}}, []string{"box", "511"}},
		{&protocol.Verify{Game: "game=wythoff", N: "many"}, []string{"n ", "“many”"}},
		{&protocol.Seek{Game: "game=wythoff"}, []string{"axes"}},
		{&protocol.Seek{Game: "game=wythoff", Axes: []uint64{7}, Values: []string{"1"}}, []string{"axis 7"}},
		{&protocol.Tile{Game: "game=wythoff", Axes: [2]uint64{0, 2}, IX: "0", IY: "0"}, []string{"axes 1 and 2"}},
		{&protocol.Tile{Game: "game=wytlex&k=3", Axes: [2]uint64{1, 1 << 63}, IX: "0", IY: "0"}, []string{"axes"}},
		{&protocol.Tile{Game: "game=wythoff", Side: 257, IX: "0", IY: "0"}, []string{"257"}},
		{&protocol.Compare{Game: "game=wythoff", Other: "game=wytlex&k=3", N: 5}, []string{"heaps"}},
		{&protocol.Compare{Game: "game=wythoff", Other: "game=chess", N: 5}, []string{"chess"}},
		{&protocol.Compare{Game: "game=wythoff", Other: "game=nim&k=2", N: 1 << 40}, []string{"from 1 to 8192"}},
		{&protocol.Ready{}, []string{"worker"}},
	} {
		message := get[*protocol.Error](t, small, c.ask).Message
		for _, part := range c.says {
			if !strings.Contains(message, part) {
				t.Errorf("%.80v: %q does not say %q", c.ask, message, part)
			}
		}
		if !strings.HasSuffix(message, ".") || len(message) > 400 {
			t.Errorf("%q is no sentence, or a long one", message)
		}
	}
}
