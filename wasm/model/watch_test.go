package model

import (
	"testing"
	"time"

	"wythoffatlas/wasm/protocol"
)

// While its drawer is open the worker tells of itself, again each second; else
// nobody asks it.
func TestWatch(t *testing.T) {
	asked := func(b *bench) (n int) {
		for _, e := range b.done {
			if post, ok := e.(Post); ok {
				if m, err := protocol.Decode(post.Data); err == nil {
					if _, watch := m.Body.(*protocol.Watch); watch {
						n++
					}
				}
			}
		}
		return n
	}
	const link = "#v=1&game=wab&a=2&b=3&play=misere&at=5,7"
	b := newBench(t, link)
	b.do(Do{Verb: "panel", Arg: "worker"})
	b.settle()
	if n := asked(b); n > 0 || b.s.Watched() != nil {
		t.Errorf("without debug=1 the worker is asked %d times", n)
	}
	b = newBench(t, link+"&debug=1")
	b.settle()
	b.do(Do{Verb: "panel", Arg: "worker"})
	b.settle()
	told := b.s.Watched()
	if told == nil {
		t.Fatal("the worker tells nothing")
	}
	at, ok := b.s.Next()
	if !ok || at > b.now+time.Second {
		t.Fatalf("it is asked again at %v, now is %v", at, b.now)
	}
	b.now = at
	b.do(Tick{})
	b.settle()
	if n := asked(b); n != 2 || b.s.Watched() == told {
		t.Errorf("a second later it was asked %d times", n)
	}
	b.do(Do{Verb: "panel", Arg: "worker"})
	if b.s.Watched() != nil {
		t.Error("what it told is kept after the drawer was folded")
	}
}
