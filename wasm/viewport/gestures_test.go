package viewport

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// A hand feeds events to gestures and looks at what comes of it.
type hand struct {
	t    *testing.T
	v    *View
	g    *Gestures
	time float64
}

// newHand is over a view far from the edges of the map, at 8 px a position.
func newHand(t *testing.T) *hand {
	v := New(1000, 600, 1)
	v.Look(big.NewInt(10_000), big.NewInt(20_000), 3)
	return &hand{t, v, &Gestures{}, 1000}
}

func (h *hand) do(e Event) Result {
	h.time += 10
	e.Time = h.time
	return h.g.Handle(h.v, e)
}

// rest lets the running motion end, frame by frame.
func (h *hand) rest() {
	h.t.Helper()
	for range 100 {
		h.time += 16
		if !h.g.Motion.Step(h.v, h.time) {
			return
		}
	}
	h.t.Fatal("a motion does not end")
}

func (h *hand) at(px, py float64) [2]int64 {
	var x, y big.Int
	h.v.CellAt(px, py, &x, &y)
	return [2]int64{x.Int64(), y.Int64()}
}

func mouse(k Kind, x, y float64) Event {
	e := Event{Kind: k, Pointer: 1, X: x, Y: y}
	if k == Down || k == Move {
		e.Buttons = 1
	}
	return e
}

func touch(k Kind, id int, x, y float64) Event {
	return Event{Kind: k, Pointer: id, Touch: true, X: x, Y: y}
}

func shifted(e Event) Event { e.Shift = true; return e }

func TestClick(t *testing.T) {
	h := newHand(t)
	before := *wasAt(h.v)
	h.do(mouse(Down, 300, 300))
	h.do(mouse(Move, 302, 301)) // a hand is never quite still
	r := h.do(mouse(Up, 302, 301))
	if !r.Click || r.X != 302 || r.Y != 301 || r.Changed {
		t.Errorf("result %+v, want a click", r)
	}
	if *wasAt(h.v) != before {
		t.Error("a click moved the map")
	}
}

// wasAt tells a view by its middle and zoom.
func wasAt(v *View) *[3]string {
	return &[3]string{v.centre.x.String(), v.centre.y.String(), big.NewFloat(v.z).String()}
}

func TestDragKeepsThePlaceUnderThePointer(t *testing.T) {
	h := newHand(t)
	var grabbed, now Point
	h.v.PointAt(300, 300, &grabbed)
	h.do(mouse(Down, 300, 300))
	for i := range 50 {
		x, y := 300+7.3*float64(i), 300-2.1*float64(i)
		r := h.do(mouse(Move, x, y))
		if i > 0 && !r.Changed {
			t.Fatalf("move %d changed nothing", i)
		}
		if h.v.PointAt(x, y, &now); i > 0 && !same(&grabbed, &now) {
			t.Fatalf("move %d: another place is under the pointer", i)
		}
	}
	if !h.g.Dragging() {
		t.Error("not dragging")
	}
	if r := h.do(mouse(Up, 700, 200)); r.Click {
		t.Error("a drag ended as a click")
	}
	if h.g.Dragging() {
		t.Error("still dragging")
	}
}

func TestHover(t *testing.T) {
	h := newHand(t)
	e := mouse(Move, 40, 50)
	e.Buttons = 0
	if r := h.do(e); !r.Hover || r.X != 40 || r.Y != 50 || r.Changed {
		t.Errorf("result %+v, want hover", r)
	}
}

func TestLostReleaseEndsTheDrag(t *testing.T) {
	h := newHand(t)
	h.do(mouse(Down, 300, 300))
	h.do(mouse(Move, 400, 300))
	e := mouse(Move, 500, 300)
	e.Buttons = 0
	before := *wasAt(h.v)
	if h.do(e); h.g.Dragging() || *wasAt(h.v) != before {
		t.Error("the map follows a pointer that is not pressed")
	}
}

func TestCancelIsNoClick(t *testing.T) {
	h := newHand(t)
	h.do(mouse(Down, 300, 300))
	if r := h.do(mouse(Cancel, 300, 300)); r.Click || h.g.mode != idle {
		t.Errorf("result %+v in mode %v", r, h.g.mode)
	}
	if r := h.do(mouse(Up, 300, 300)); r.Click {
		t.Error("the release after a cancel clicks")
	}
}

func TestSecondaryButtonIsTheBrowsers(t *testing.T) {
	h := newHand(t)
	e := mouse(Down, 300, 300)
	e.Buttons = 2
	if r := h.do(e); r.Handled || h.g.mode != idle {
		t.Errorf("result %+v", r)
	}
}

func TestDoubleClick(t *testing.T) {
	for _, tt := range []struct {
		name  string
		shift bool
		touch bool
		dz    float64
	}{
		{"in", false, false, 1},
		{"out with Shift", true, false, -1},
		{"double tap", false, true, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			h := newHand(t)
			press := func(k Kind) Result {
				e := mouse(k, 200, 150)
				e.Shift, e.Touch = tt.shift, tt.touch
				return h.do(e)
			}
			under := h.at(200, 150)
			press(Down)
			if r := press(Up); !r.Click {
				t.Fatal("the first click is none")
			}
			press(Down)
			if r := press(Up); r.Click || !r.Changed {
				t.Fatalf("the second click: %+v", r)
			}
			h.rest()
			if h.v.Z() != 3+tt.dz || h.at(200, 150) != under {
				t.Errorf("zoom %v with %v under the pointer, want %v with %v", h.v.Z(), h.at(200, 150), 3+tt.dz, under)
			}
			press(Down)
			if r := press(Up); !r.Click {
				t.Error("the third click must start over")
			}
		})
	}
}

func TestTwoSlowClicksAreTwoClicks(t *testing.T) {
	h := newHand(t)
	h.do(mouse(Down, 300, 300))
	h.do(mouse(Up, 300, 300))
	h.time += 1000
	h.do(mouse(Down, 300, 300))
	if r := h.do(mouse(Up, 300, 300)); !r.Click || h.v.Z() != 3 {
		t.Errorf("result %+v", r)
	}
}

func TestShiftDragZoomsToTheBox(t *testing.T) {
	h := newHand(t)
	middle := h.at(250, 250)
	h.do(shifted(mouse(Down, 200, 200)))
	h.do(shifted(mouse(Move, 280, 260)))
	if r := h.do(shifted(mouse(Move, 300, 300))); !r.Box || r.Changed {
		t.Errorf("while drawing the box: %+v", r)
	}
	if x0, y0, x1, y1, ok := h.g.Box(); !ok || x0 != 200 || y0 != 200 || x1 != 300 || y1 != 300 {
		t.Errorf("box %v %v %v %v %v", x0, y0, x1, y1, ok)
	}
	if r := h.do(shifted(mouse(Up, 300, 300))); !r.Changed {
		t.Errorf("at the end of the box: %+v", r)
	}
	h.rest()
	if want := 3 + math.Log2(6); math.Abs(h.v.Z()-min(want, MaxZ)) > 1e-9 {
		t.Errorf("zoom %v, want %v", h.v.Z(), want)
	}
	if got := h.at(500, 300); got != middle {
		t.Errorf("%v is in the middle, want %v", got, middle)
	}
}

func TestEscapeDropsTheBox(t *testing.T) {
	h := newHand(t)
	h.do(shifted(mouse(Down, 200, 200)))
	h.do(shifted(mouse(Move, 300, 300)))
	h.do(Event{Kind: Key, Key: "Escape"})
	if _, _, _, _, drawn := h.g.Box(); drawn {
		t.Error("the box is still there")
	}
	if r := h.do(shifted(mouse(Up, 300, 300))); r.Changed || r.Click {
		t.Errorf("the release: %+v", r)
	}
}

func TestPinch(t *testing.T) {
	h := newHand(t)
	h.do(touch(Down, 1, 400, 300))
	h.do(touch(Down, 2, 500, 300))
	var between, now Point
	h.v.PointAt(450, 300, &between)
	h.do(touch(Move, 1, 300, 350))
	h.do(touch(Move, 2, 500, 350)) // twice as far apart, the middle at (400, 350)
	h.v.PointAt(400, 350, &now)
	if h.v.Z() != 4 || !same(&between, &now) {
		t.Errorf("zoom %v, want 4; same place between the fingers: %v", h.v.Z(), same(&between, &now))
	}

	// One finger goes: the other drags on, from where it is.
	h.v.PointAt(300, 350, &between)
	if r := h.do(touch(Up, 2, 500, 350)); r.Click {
		t.Error("lifting a finger clicks")
	}
	h.do(touch(Move, 1, 310, 340))
	h.v.PointAt(310, 340, &now)
	if h.v.Z() != 4 || !same(&between, &now) {
		t.Error("the finger that stayed does not drag")
	}
	if r := h.do(touch(Up, 1, 310, 340)); r.Click {
		t.Error("lifting the last finger clicks")
	}
}

func TestThirdFingerChangesNothing(t *testing.T) {
	h := newHand(t)
	h.do(touch(Down, 1, 400, 300))
	h.do(touch(Down, 2, 500, 300))
	before := *wasAt(h.v)
	h.do(touch(Down, 3, 100, 100))
	h.do(touch(Move, 3, 150, 500))
	if *wasAt(h.v) != before {
		t.Error("the third finger moves the map")
	}
	h.do(touch(Up, 1, 400, 300)) // now 2 and 3 hold it
	h.do(touch(Move, 3, 150, 501))
	if h.g.mode != pinching {
		t.Error("the two fingers that stayed do not pinch")
	}
}

// hostile events: any order, any numbers. The view must stay one.
func TestAnyEventsLeaveAView(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 1))
	values := []float64{0, 1, -1, 1e9, -1e300, math.NaN(), math.Inf(1), 300, 299.5}
	keys := []string{"ArrowLeft", "+", "-", "0", "1", "Escape", "PageDown", "x", ""}
	pick := func() float64 {
		if rng.IntN(4) == 0 {
			return values[rng.IntN(len(values))]
		}
		return rng.Float64() * 1000
	}
	h := newHand(t)
	var x, y big.Int
	for i := range 20_000 {
		h.do(Event{
			Kind: Kind(rng.IntN(8)), Pointer: rng.IntN(4), Touch: rng.IntN(2) == 0,
			X: pick(), Y: pick(), Buttons: rng.IntN(8),
			Modifiers: Modifiers{Shift: rng.IntN(3) == 0, Ctrl: rng.IntN(8) == 0},
			Turn:      Turn{DeltaX: pick() - 500, DeltaY: pick() - 500, Mode: rng.IntN(4)},
			Key:       keys[rng.IntN(len(keys))],
		})
		if rng.IntN(3) == 0 {
			h.g.Motion.Step(h.v, h.time)
		}
		h.g.Box()
		if z := h.v.Z(); !(z >= MinZ && z <= MaxZ) {
			t.Fatalf("event %d: zoom %v", i, z)
		}
		if left, top, right, bottom := h.v.Free(); !h.v.CellAt(right-1, top+1, &x, &y) {
			t.Fatalf("event %d: the map is lost (%v %v)", i, left, bottom)
		}
	}
}

func TestDraggingAllocatesNothing(t *testing.T) {
	h := newHand(t)
	h.do(mouse(Down, 300, 300))
	h.do(mouse(Move, 400, 300))
	i := 0.0
	if n := testing.AllocsPerRun(100, func() { i++; h.do(mouse(Move, 400+i, 300)) }); n != 0 {
		t.Errorf("a move of a drag allocates %v times", n)
	}
}
