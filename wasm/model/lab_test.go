package model

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// A laboratory is in the link, is asked anew of another game, and leaves the link of
// a game that has no such thing.
func TestLab(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&lab=words,2-1,gaps,7")
	b.settle()
	w, ok := b.s.Task("lab").Answer.Body.(*protocol.Worded)
	if !ok || w.Sequence != "Bₙ − Aₙ" || !b.s.Panels.Open("labs") {
		t.Fatalf("a link asks for words: %+v", b.s.Task("lab"))
	}
	b.submit("lab-words", map[string]string{"words-of": "1", "words-kind": "runs", "words-digits": "1 0"})
	b.settle()
	if w, ok := b.s.Task("lab").Answer.Body.(*protocol.Worded); !ok || w.Sequence != "Aₙ" {
		t.Fatalf("words are asked by hand: %+v", b.s.Task("lab"))
	}
	if f := b.s.Fragment(); !strings.Contains(f, "lab=words,1,runs,10") {
		t.Errorf("the link is %s", f)
	}
	b.submit("lab-words", map[string]string{"words-digits": "x"})
	if f := b.s.Field("words-digits"); f.Fault == "" || !strings.Contains(b.s.Fragment(), "runs,10") {
		t.Errorf("no digits: %+v %s", f, b.s.Fragment())
	}
	b.do(Do{Verb: "preset", Value: "4x1", Done: true})
	b.submit("lab-columns", map[string]string{"columns-to": "9"})
	b.settle()
	if c, ok := b.s.Task("lab").Answer.Body.(*protocol.Columned); !ok || c.X != "-3" || b.s.Task("lab").Of != "columns" {
		t.Fatalf("columns: %+v", b.s.Task("lab"))
	}
	b.do(Do{Verb: "preset", Value: "5x1", Done: true})
	b.settle()
	if c, ok := b.s.Task("lab").Answer.Body.(*protocol.Columned); !ok || c.X != "-4" {
		t.Fatalf("columns of another box: %+v", b.s.Task("lab"))
	}
	b.submit("lab-boxes", map[string]string{"boxes-side": "4", "boxes-count": "20"})
	b.settle()
	if r, ok := b.s.Task("lab").Answer.Body.(*protocol.Boxed); !ok || r.Count != 20 {
		t.Fatalf("boxes: %+v", b.s.Task("lab"))
	}
	b.do(Hash{"#v=1&game=nim"})
	if b.s.Task("lab").Asked || strings.Contains(b.s.Fragment(), "lab=") {
		t.Errorf("Nim keeps boxes: %s", b.s.Fragment())
	}
	b.do(Hash{"#v=1&game=wythoff&lab=columns,5"})
	b.do(Do{Verb: "play", Value: "misere"})
	if b.s.Task("lab").Asked || strings.Contains(b.s.Fragment(), "lab=") {
		t.Errorf("misère play keeps columns: %s", b.s.Fragment())
	}
	if b.s.Task("lab").Answer.Status == ask.Failed {
		t.Error("a laboratory failed")
	}
}

// Sweeps and limits are asked from a link, by hand and by scripts; of a sweep the
// numbers are copied as a table.
func TestSweepIsAsked(t *testing.T) {
	b := newBench(t, "#v=1&game=st-wythoff&s=1&t=1&lab=sweep,s:1-2;t:1-3;count;64")
	b.settle()
	found, ok := b.s.Task("lab").Answer.Body.(*protocol.Swept)
	if !ok || len(found.Members) != 6 || found.Members[3].Game != "game=st-wythoff&s=2&t=2" {
		t.Fatalf("a link asks for a sweep: %+v", b.s.Task("lab"))
	}
	b.submit("lab-sweep", map[string]string{"sweep-across": "t:1-4", "sweep-up": "", "sweep-number": "part"})
	b.settle()
	if found, ok = b.s.Task("lab").Answer.Body.(*protocol.Swept); !ok || len(found.Members) != 4 || !strings.Contains(b.s.Fragment(), "lab=sweep,t:1-4;;part;64") {
		t.Fatalf("by hand: %+v %s", b.s.Task("lab"), b.s.Fragment())
	}
	b.submit("lab-sweep", map[string]string{"sweep-across": "x:1-4"})
	if f := b.s.Field("sweep-n"); f.Fault == "" {
		t.Error("the game has no x")
	}
	for name := range labFields {
		l := b.s.settings(name)
		if q := labQuestion("game=wythoff", l); q == nil {
			t.Errorf("%s asks nothing", name)
		}
	}
	w := newBench(t, "#v=1&game=wytlex&k=3&lab=limits,500")
	w.settle()
	if l, ok := w.s.Task("lab").Answer.Body.(*protocol.Limited); !ok || l.Rows != 500 || len(l.Quotients) != 5 {
		t.Fatalf("limits: %+v", w.s.Task("lab"))
	}
}
