package viewport

import (
	"math"
	"math/big"
	"testing"
)

func TestWheel(t *testing.T) {
	tests := []struct {
		name string
		e    Event
		dz   float64
		glid bool // goes smoothly over some frames
	}{
		{"notch", Event{Turn: Turn{DeltaY: 100}}, -0.5, true},
		{"notch in", Event{Turn: Turn{DeltaY: -100}}, 0.5, true},
		{"notch of 120", Event{Turn: Turn{DeltaY: -120}}, 0.6, true},
		{"notch in lines", Event{Turn: Turn{DeltaY: 3, Mode: 1}}, -0.5, true},
		{"a page", Event{Turn: Turn{DeltaY: 1, Mode: 2}}, -1.5, true},
		{"spinning free", Event{Turn: Turn{DeltaY: -5000}}, 1.5, true},
		{"two fingers on a trackpad", Event{Turn: Turn{DeltaY: 4}}, -0.02, false},
		{"trackpad pinch", Event{Modifiers: Modifiers{Ctrl: true}, Turn: Turn{DeltaY: -10}}, 0.1 * math.Log2E, false},
		{"notch with Ctrl", Event{Modifiers: Modifiers{Ctrl: true}, Turn: Turn{DeltaY: -100}}, 0.5, true},
		{"Shift turns the wheel sideways", Event{Modifiers: Modifiers{Shift: true}, Turn: Turn{DeltaX: 100}}, -0.5, true},
		{"sideways alone", Event{Turn: Turn{DeltaX: 100}}, 0, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			h := newHand(t)
			var under, now Point
			h.v.PointAt(123, 456, &under)
			tt.e.Kind, tt.e.X, tt.e.Y = Wheel, 123, 456
			if r := h.do(tt.e); !r.Handled || r.Changed != (tt.dz != 0) {
				t.Errorf("result %+v", r)
			}
			if h.g.Motion.Moving() != tt.glid {
				t.Errorf("moving: %v", h.g.Motion.Moving())
			}
			h.rest()
			if math.Abs(h.v.Z()-3-tt.dz) > 1e-9 {
				t.Errorf("zoomed by %v, want %v", h.v.Z()-3, tt.dz)
			}
			if h.v.PointAt(123, 456, &now); !same(&under, &now) {
				t.Error("the place under the pointer moved")
			}
		})
	}
}

func TestNotchesAddUpWhileMoving(t *testing.T) {
	h := newHand(t)
	var under, now Point
	h.v.PointAt(700, 100, &under)
	for range 4 {
		h.do(Event{Kind: Wheel, X: 700, Y: 100, Turn: Turn{DeltaY: 100}})
		h.g.Motion.Step(h.v, h.time+30)
	}
	h.rest()
	if h.v.Z() != 1 {
		t.Errorf("four notches from 3 end at %v, want 1", h.v.Z())
	}
	if h.v.PointAt(700, 100, &now); !same(&under, &now) {
		t.Error("the place under the pointer moved")
	}
	for range 4 {
		h.do(Event{Kind: Wheel, X: 700, Y: 100, Turn: Turn{DeltaY: -100}})
	}
	h.rest()
	other := newHand(t)
	if !h.v.Same(other.v) {
		t.Error("four notches out and four in are not the same view")
	}
}

func TestWheelWhileDragging(t *testing.T) {
	h := newHand(t)
	var grabbed, now Point
	h.v.PointAt(300, 300, &grabbed)
	h.do(mouse(Down, 300, 300))
	h.do(mouse(Move, 350, 300))
	h.do(Event{Kind: Wheel, X: 350, Y: 300, Turn: Turn{DeltaY: -100}})
	h.do(mouse(Move, 360, 310))
	h.v.PointAt(360, 310, &now)
	if h.v.Z() != 3.5 || !same(&grabbed, &now) {
		t.Errorf("zoom %v; same place under the pointer: %v", h.v.Z(), same(&grabbed, &now))
	}
}

func TestKeys(t *testing.T) {
	tests := []struct {
		key    string
		shift  bool
		dx, dy float64 // where the position of the middle goes, px
		z      float64
	}{
		{"ArrowLeft", false, 80, 0, 3},
		{"ArrowRight", false, -80, 0, 3},
		{"ArrowUp", false, 0, 80, 3},
		{"ArrowDown", false, 0, -80, 3},
		{"ArrowRight", true, -400, 0, 3},
		{"+", true, 0, 0, 4},
		{"=", false, 0, 0, 4},
		{"-", false, 0, 0, 2},
		{"1", false, 0, 0, 0},
		{"PageDown", false, 0, 0, -13},
	}
	for _, tt := range tests {
		h := newHand(t)
		want := h.at(500-tt.dx, 300-tt.dy)
		if r := h.do(Event{Kind: Key, Key: tt.key, Modifiers: Modifiers{Shift: tt.shift}}); !r.Handled || !r.Changed {
			t.Errorf("%s: result %+v", tt.key, r)
		}
		h.rest()
		var x, y big.Int
		h.v.Middle(&x, &y)
		if got := [2]int64{x.Int64(), y.Int64()}; got != want || h.v.Z() != tt.z {
			t.Errorf("%s: %v is in the middle at zoom %v, want %v at %v", tt.key, got, h.v.Z(), want, tt.z)
		}
	}
}

func TestEveryKeystrokeDoesSomething(t *testing.T) {
	for _, stroke := range Keystrokes {
		for _, c := range []Command{stroke.Do, stroke.Far} {
			h := newHand(t)
			before := *wasAt(h.v)
			if done := h.g.Do(h.v, c, 0); done != (c != Nothing) {
				t.Errorf("%v: Do reports %v", stroke.Keys, done)
			}
			h.rest()
			if c != Nothing && *wasAt(h.v) == before {
				t.Errorf("%v changes nothing", stroke.Keys)
			}
		}
		if stroke.Help == "" {
			t.Errorf("%v has no help", stroke.Keys)
		}
	}
}

func TestOtherKeysAreTheBrowsers(t *testing.T) {
	for _, e := range []Event{
		{Kind: Key, Key: "Tab"},
		{Kind: Key, Key: "ArrowLeft", Modifiers: Modifiers{Alt: true}},
		{Kind: Key, Key: "+", Modifiers: Modifiers{Ctrl: true}},
		{Kind: Key, Key: "0", Modifiers: Modifiers{Meta: true}},
	} {
		h := newHand(t)
		if r := h.do(e); r.Handled || r.Changed || h.g.Motion.Moving() {
			t.Errorf("%+v: result %+v", e, r)
		}
	}
}
