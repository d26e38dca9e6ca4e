package solve

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// small are limits that tests reach soon.
var small = limits{first: 64, side: 512, far: 1024, rows: 1500, bytes: 2 * 512 * 512 / 8, planes: 4}

// undecided is a game without a theorem.
const undecided = "game=wab&a=2&b=3&play=misere"

// A desk is a solver whose answers are kept.
type desk struct {
	*Solver
	sent []protocol.Message
}

func newDesk(l limits) *desk {
	d := &desk{}
	d.Solver = New(func(m protocol.Message) { d.sent = append(d.sent, m) })
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
	d := newDesk(l)
	d.ask(1, ask)
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
	d.ask(2, &protocol.Call{Method: "verify", Game: "game=wythoff", Args: []string{"8"}})
	d.ask(3, &protocol.Tile{Game: "game=wythoff", IX: "0", IY: "0"})
	d.ask(4, &protocol.Tile{Game: "game=wythoff", IX: "1", IY: "0"})
	d.ask(5, &protocol.Rows{Game: "game=wythoff", From: "0", Count: 3})
	d.ask(6, &protocol.Inspect{Game: "game=wythoff", X: "3", Y: "5"})
	d.ask(7, &protocol.Call{Method: "outcome", Game: "game=wythoff", Args: []string{"1", "2"}})
	d.run()
	if got, want := d.last(), []uint64{5, 6, 7, 4, 3, 1, 2}; !slices.Equal(got, want) {
		t.Errorf("answers in the order %v, want %v", got, want)
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
	d.ask(2, &protocol.Inspect{Game: undecided, X: "300", Y: "200"})
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

func TestNewerInspectReplaces(t *testing.T) {
	d := newDesk(small)
	for id := uint64(1); id <= 3; id++ {
		d.ask(id, &protocol.Inspect{Game: "game=wythoff", X: "1", Y: fmt.Sprint(id)})
	}
	d.run()
	if got, want := d.last(), []uint64{1, 2, 3}; !slices.Equal(got, want) {
		t.Fatalf("answers to %v, want %v", got, want)
	}
	for i, m := range d.sent {
		if _, dropped := m.Body.(*protocol.Dropped); dropped != (i < 2) {
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
		d.ask(uint64(a), &protocol.Inspect{Game: link, X: "500", Y: "500"})
		d.run()
		total := int64(0)
		for _, p := range d.planes {
			total += p.bytes()
		}
		if total > d.limits.bytes {
			t.Fatalf("windows of %d bytes, allowed are %d", total, d.limits.bytes)
		}
	}
	for i, p := range d.planes {
		if want := links[len(links)-len(d.planes)+i]; p.Link() != want {
			t.Errorf("kept %s, want %s", p.Link(), want)
		}
	}
	if len(d.planes) != 2 {
		t.Errorf("%d games are kept, and there is room for 2", len(d.planes))
	}
	for s := 1; s < 9; s++ {
		d.ask(1, &protocol.Inspect{Game: fmt.Sprintf("game=st-wythoff&s=%d&t=1", s), X: "0", Y: "0"})
		d.run()
	}
	if len(d.planes) != small.planes {
		t.Errorf("%d games are kept, want %d", len(d.planes), small.planes)
	}
}

// The windows grow by powers of two and are used for what they hold.
func TestDecideGrows(t *testing.T) {
	d := newDesk(small)
	p, err := d.plane(undecided)
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct{ need, side int64 }{{1, 64}, {64, 64}, {65, 128}, {300, 512}, {9999, 512}} {
		err := d.decide(p, step.need, func(int64, int64, string) error { return nil })
		if err != nil || p.side != step.side || p.next != nil {
			t.Errorf("to decide %d the window has side %d, want %d; %v", step.need, p.side, step.side, err)
		}
	}
}

// A withdrawn question leaves what it decided to the next.
func TestDecideResumes(t *testing.T) {
	l := standard
	l.first, l.side = 1<<13, 1<<13
	d := newDesk(l)
	d.ask(1, &protocol.Inspect{Game: undecided, X: "8000", Y: "0"})
	d.Step()
	d.ask(1, &protocol.Cancel{})
	decided := d.planes[0].next.Decided()
	if decided == 0 {
		t.Fatal("nothing was decided in one step")
	}
	d.ask(2, &protocol.Inspect{Game: undecided, X: "8000", Y: "0"})
	d.Step()
	if now := d.planes[0].next.Decided(); now <= decided {
		t.Errorf("%d columns decided after %d", now, decided)
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
		{&protocol.Inspect{Game: "game=wythoff", X: "-1", Y: "0"}, []string{"x ", "negative", "-1"}},
		{&protocol.Inspect{Game: "game=wythoff", X: "0", Y: ""}, []string{"y ", "whole number"}},
		{&protocol.Inspect{Game: "game=wythoff", X: "0", Y: long}, []string{"y ", "10000"}},
		{&protocol.Rows{Game: "game=wythoff", From: "x"}, []string{"row", "“x”"}},
		{&protocol.Rows{Game: "game=wythoff", From: "0", Count: 1 << 60}, []string{"rows", "100000"}},
		{&protocol.Verify{Game: "game=wythoff", N: "0"}, []string{"n ", "from 1 to 4096", "0"}},
		{&protocol.Verify{Game: "game=wythoff", N: "4097"}, []string{"n ", "from 1 to 4096", "4097"}},
		{&protocol.Verify{Game: undecided, N: "4096"}, []string{"n ", "from 1 to 256", "4096"}},
		{&protocol.Call{Method: "solve", Game: "game=wythoff"}, []string{"“solve”", "outcome"}},
		{&protocol.Call{Method: "outcome", Game: "game=st-wythoff&s=0", Args: []string{"0", "0"}}, []string{"s", "1000000"}},
		{&protocol.Call{Method: "outcome", Game: "game=wythoff", Args: []string{"1"}}, []string{"2 heaps", "has 1"}},
		{&protocol.Call{Method: "moves", Game: "game=wythoff", Args: []string{"1", "2", "3"}}, []string{"2 heaps", "has 3"}},
		{&protocol.Call{Method: "moves", Game: "game=wythoff", Args: []string{"-1", "2"}}, []string{"first heap", "negative"}},
		{&protocol.Call{Method: "outcome", Game: "game=wythoff", Args: []string{"1", long}}, []string{"second heap", "10000"}},
		{&protocol.Call{Method: "outcome", Game: undecided, Args: []string{"1", "512"}}, []string{"(1, 512)", "up to heaps of 511"}},
		{&protocol.Call{Method: "positions", Game: "game=wythoff", Args: []string{"-1", "2"}}, []string{"from", "negative"}},
		{&protocol.Call{Method: "positions", Game: "game=wythoff", Args: []string{"1", "100001"}}, []string{"count", "100000"}},
		{&protocol.Call{Method: "positions", Game: undecided, Args: []string{"99999", "1"}}, []string{"99999", "elimination", "below"}},
		{&protocol.Call{Method: "count", Game: "game=wythoff", Args: []string{"0", "0", "1"}}, []string{"4 numbers", "3"}},
		{&protocol.Call{Method: "count", Game: "game=wythoff", Args: []string{"0", "9", "1", "8"}}, []string{"reversed", "y1 = 8", "y0 = 9"}},
		{&protocol.Call{Method: "count", Game: "game=wythoff", Args: []string{"0", "0", "-1", "8"}}, []string{"x1", "negative"}},
		{&protocol.Call{Method: "count", Game: undecided, Args: []string{"0", "0", "513", "8"}}, []string{"rectangle", "511"}},
		{&protocol.Call{Method: "verify", Game: "game=wythoff", Args: []string{"many"}}, []string{"n ", "“many”"}},
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
