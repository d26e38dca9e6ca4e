package model

import (
	"testing"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

func (b *bench) woken() (n int) {
	for _, e := range b.done {
		if _, ok := e.(Wake); ok {
			n++
		}
	}
	b.done = nil
	return n
}

// A press asks at once and draws nothing; when the finger is lifted what was
// answered meanwhile stands beside the position, before any frame.
func TestAPressAsksAhead(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&x=8&y=8&z=5")
	b.settle()
	b.woken()
	press := viewport.Event{Kind: viewport.Down, X: 800, Y: 400, Buttons: 1}
	b.do(Pointer{press})
	b.settle()
	if n := b.woken(); n > 0 {
		t.Errorf("a press has %d frames drawn", n)
	}
	press.Kind, press.Buttons = viewport.Up, 0
	b.do(Pointer{press})
	if r := b.s.Reading(); r.By != ByPin || r.Answer.Status != ask.Answered {
		t.Errorf("when the finger is lifted the reading is %+v", r)
	}
	if n := b.woken(); n != 1 {
		t.Errorf("and %d frames are drawn", n)
	}
}

// A frame waits for the answer to what is read, and not for long.
func TestAFrameWaitsForTheReading(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&x=8&y=8&z=5")
	b.settle()
	hover := Pointer{viewport.Event{Kind: viewport.Move, X: 800, Y: 400}}
	b.woken()
	b.do(hover)
	if n := b.woken(); n > 0 {
		t.Errorf("%d frames are drawn before the answer", n)
	}
	b.settle()
	if n := b.woken(); n == 0 {
		t.Error("no frame is drawn behind the answer")
	}
	hover.X += 64
	b.do(hover)
	at, ok := b.s.Next()
	if !ok || at > b.now+brief {
		t.Fatalf("the page is to be woken at %v, %v; it is %v", at, ok, b.now)
	}
	b.now = at
	b.do(Tick{})
	if n := b.woken(); n != 1 {
		t.Errorf("%d frames are drawn when the answer takes long", n)
	}
	if _, ok := b.s.Reading().Answer.Body.(*protocol.Inspected); ok {
		t.Error("the worker has answered by itself")
	}
}

// Before anybody points anywhere a position is asked about, once for a game, behind
// everything else, and nothing is shown of it.
func TestAReadingIsRehearsed(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&x=8&y=8&z=5")
	list := b.s.wanted()
	last := list[len(list)-1]
	if body, ok := last.Body.(*protocol.Inspect); !ok || body.Game != b.s.Link() {
		t.Errorf("what is asked last is %+v", last.Body)
	}
	b.settle()
	if b.s.look(last).Status != ask.Answered || b.s.Reading().At != nil {
		t.Errorf("it comes to %+v, and the reading to %+v", b.s.look(last), b.s.Reading())
	}
	if again := b.s.wanted(); again[len(again)-1] != last {
		t.Error("it is asked again")
	}
}
