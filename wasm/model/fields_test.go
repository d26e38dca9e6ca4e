package model

import (
	"strings"
	"testing"
	"time"

	"wythoffatlas/wasm/viewport"
)

// What was typed stays, the place of the mistake is marked, and the map, the
// link and what else was typed stay good.
func TestFaultsStayInTheirField(t *testing.T) {
	b := newBench(t, "#v=1&game=st-wythoff&s=2&t=3")
	link := b.s.Fragment()
	for _, typed := range []string{"x", "", "0", "-1", "10000000", "2.5", "1e3", "9^9^9", strings.Repeat("9", 1<<17)} {
		b.do(Do{Verb: "param", Arg: "s", Value: typed, Done: true})
		f := b.s.Field("param-s")
		if len(typed) <= maxTyped && (f.Text != typed || f.Fault == "" || f.From > f.To || f.To > len(f.Text)) {
			t.Errorf("%q: the field has %+v", typed, f)
		}
		if b.s.Fragment() != link {
			t.Errorf("%q: the link is %s", typed, b.s.Fragment())
		}
	}
	b.do(Do{Verb: "param", Arg: "t", Value: "7", Done: true})
	if f := b.s.Field("param-s"); f.Fault == "" {
		t.Error("what was typed for s is lost when t is typed")
	}
	b.do(Do{Verb: "param", Arg: "s", Value: "1 0", Done: false})
	b.do(Do{Verb: "param", Arg: "s", Value: "10^1", Done: true})
	if f := b.s.Field("param-s"); f.Fault != "" || f.Text != "10^1" || !strings.Contains(b.s.Link(), "s=10&t=7") {
		t.Errorf("%+v, %s", f, b.s.Link())
	}
	b.do(Do{Verb: "param", Arg: "s", Value: "4", Done: true}) // a slider
	if f := b.s.Field("param-s"); f.Text != "4" {
		t.Errorf("the field says %q, the slider 4", f.Text)
	}
	for _, text := range []string{"1,000", "3", "a,b", "3,5,7", ""} {
		b.submit("seek", map[string]string{"seek-by": "position", "seek-to": text})
		if f := b.s.Field("seek-to"); f.Fault == "" || f.Text != text {
			t.Errorf("%q is taken for a position: %+v", text, f)
		}
	}
}

// Numbers are read in one way, wherever they are typed.
func TestNumbersEverywhere(t *testing.T) {
	for _, text := range []string{"1000000", "1,000,000", "1 000 000", "10^6", "10⁶", "１００００００", "(10^6)"} {
		b := newBench(t, "#v=1&game=wab&a=2&b=3")
		b.do(Do{Verb: "param", Arg: "a", Value: text, Done: true})
		if !strings.Contains(b.s.Link(), "a=1000000") {
			t.Errorf("a = %s: %s, %+v", text, b.s.Link(), b.s.Field("param-a"))
		}
		b.submit("seek", map[string]string{"seek-by": "n", "seek-to": text})
		if got := b.s.Task("seek").Of; got != "1000000" {
			t.Errorf("go to the %s-th: %q", text, got)
		}
		b.submit("verify", map[string]string{"verify-n": text})
		if got := b.s.Task("verify").Of; got != "1000000" {
			t.Errorf("verify to %s: %q", text, got)
		}
		b.do(Hash{"#v=1&game=wab&a=" + strings.ReplaceAll(text, " ", "%20") + "&b=3"})
		if !strings.Contains(b.s.Link(), "a=1000000") || len(b.s.Notes) > 0 {
			t.Errorf("a link with a=%s: %s %q", text, b.s.Link(), b.s.Notes)
		}
	}
}

// Typing and sliding are one step of the history, each with the game before it.
func TestHistorySteps(t *testing.T) {
	b := newBench(t, "#v=1&game=st-wythoff&s=2&t=3")
	for _, text := range []string{"1", "10", "100", "1000"} {
		b.do(Do{Verb: "param", Arg: "s", Value: text})
	}
	for i := range 250 {
		b.do(Do{Verb: "param", Arg: "s", Value: decimal(i + 1)})
	}
	b.do(Do{Verb: "param", Arg: "s", Value: "17", Done: true})
	if b.pushes != 1 {
		t.Errorf("typing and sliding s are %d steps", b.pushes)
	}
	b.do(Do{Verb: "param", Arg: "t", Value: "5", Done: true})
	if b.pushes != 2 {
		t.Errorf("another parameter makes %d steps in all", b.pushes)
	}
	b.now += time.Minute
	b.do(Do{Verb: "param", Arg: "t", Value: "6", Done: true})
	if b.pushes != 3 {
		t.Errorf("the same parameter later makes %d steps in all", b.pushes)
	}
	b.do(Pointer{viewport.Event{Kind: viewport.Wheel, X: 400, Y: 400, Turn: viewport.Turn{DeltaY: -100}}})
	b.now += time.Second
	b.do(Tick{})
	if b.pushes != 3 || !strings.Contains(b.link, "z=") {
		t.Errorf("moving the map makes %d steps; the address is %s", b.pushes, b.link)
	}
}

// Numbers of values and of laboratories too, and what is no number is marked where it
// is.
func TestNumbersOfLaboratories(t *testing.T) {
	for _, text := range []string{"12", "１２", "١٢", "(10 + 2)", " 12 "} {
		b := newBench(t, "#v=1&game=wythoff")
		b.do(Do{Verb: "level", Value: text, Done: true})
		if l := b.s.Address.Level; !l.Set || l.Value != 12 {
			t.Errorf("the level %q is %+v: %+v", text, l, b.s.Field("level"))
		}
		b.submit("lab-boxes", map[string]string{"boxes-side": "4", "boxes-count": text})
		if !strings.Contains(b.s.Fragment(), "lab=boxes,4,0.6,1,12") {
			t.Errorf("%q boxes: %s", text, b.s.Fragment())
		}
		b.submit("lab-boxes", map[string]string{"boxes-side": "4x", "boxes-count": text})
		if side, count := b.s.Field("boxes-side"), b.s.Field("boxes-count"); side.Fault == "" || count.Fault != "" || !strings.Contains(b.s.Fragment(), "lab=boxes,4,0.6,1,12") {
			t.Errorf("a side of 4x: %+v, %+v, %s", side, count, b.s.Fragment())
		}
	}
}
