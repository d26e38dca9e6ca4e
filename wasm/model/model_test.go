package model

import (
	"strings"
	"testing"
	"time"

	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/solve"
	"wythoffatlas/wasm/viewport"
)

// A bench runs a page natively: a state, a worker that answers, and a clock.
type bench struct {
	t      *testing.T
	s      *State
	now    time.Duration
	solver *solve.Solver
	said   []protocol.Message // by the worker, not yet heard
	link   string             // the address
	pushes int
	done   []Effect
}

func newBench(t *testing.T, fragment string) *bench {
	b := &bench{t: t, s: New()}
	b.take(b.s.Begin(0))
	b.do(Resize{Room: Room{W: 1440, H: 900, Ratio: 1, Scale: 1}})
	b.do(Hash{fragment})
	return b
}

func (b *bench) do(e Event) {
	b.now += time.Millisecond
	b.take(b.s.Update(b.now, e))
}

func (b *bench) take(effects []Effect) {
	for _, e := range effects {
		switch e := e.(type) {
		case StartWorker:
			b.said = append(b.said[:0], protocol.Message{Body: &protocol.Ready{}})
			b.solver = solve.New(func(m protocol.Message) { b.said = append(b.said, m) }, nil)
		case Post:
			m, err := protocol.Decode(e.Data)
			if err != nil {
				b.t.Fatal(err)
			}
			b.solver.Handle(m)
		case WriteLink:
			b.link = e.Fragment
			if e.Push {
				b.pushes++
			}
		}
		b.done = append(b.done, e)
	}
}

// settle has the worker answer all there is.
func (b *bench) settle() {
	for range 100_000 {
		if len(b.said) > 0 {
			m := b.said[0]
			b.said = b.said[1:]
			b.do(Heard{protocol.Encode(m)})
			continue
		}
		if !b.solver.Step() && len(b.said) == 0 {
			return
		}
	}
	b.t.Fatal("the worker is never done")
}

func TestOpensAndReads(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&at=5,7")
	b.settle()
	r := b.s.Reading()
	told, ok := r.Answer.Body.(*protocol.Inspected)
	if !ok || told.Outcome != "N" {
		t.Fatalf("the pinned position is told as %+v", r)
	}
	if len(b.s.Map.Layout.Tiles) == 0 || len(b.s.Map.Tiles.Missing(nil)) != 0 {
		t.Errorf("%d tiles, missing %v", len(b.s.Map.Layout.Tiles), b.s.Map.Tiles.Missing(nil))
	}
}

// A movement may come to rest while another event is taken: the page is woken
// for it all the same, and its link is written.
func TestRestIsNotMissed(t *testing.T) {
	b := newBench(t, "#v=1&game=wytlex&k=3&rowheight=1&row=5000")
	b.settle()
	b.do(Pointer{viewport.Event{Kind: viewport.Wheel, X: 500, Y: 400, Modifiers: viewport.Modifiers{Ctrl: true}, Turn: viewport.Turn{DeltaY: -300}}})
	b.now += time.Second
	b.do(Frame{}) // late, and before the timer
	for range 10 {
		if at, ok := b.s.Next(); ok {
			b.now = max(b.now, at)
			b.do(Tick{})
			b.settle()
		}
	}
	if want := "#" + b.s.Fragment(); b.link != want || strings.Contains(b.link, "rowheight=1&") || strings.Contains(b.link, "row=5000") {
		t.Errorf("the address has %s; the page shows %s", b.link, want)
	}
}

// Cancel is about what a person waits for: the small maps of the gallery come
// all the same.
func TestCancelLeavesPictures(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff")
	b.do(Do{Verb: "open", Arg: "gallery"})
	b.do(Seen{Pictures: []string{"game=nim&k=2", "game=wab&a=2&b=3"}})
	b.do(Do{Verb: "cancel"})
	b.settle()
	for _, game := range []string{"game=nim&k=2", "game=wab&a=2&b=3"} {
		if _, ok := b.s.Picture(game).Body.(*protocol.Shades); !ok {
			t.Errorf("the picture of %s is %+v", game, b.s.Picture(game))
		}
	}
}
