package model

import (
	"fmt"
	"math/big"
	"testing"

	"wythoffatlas/core/lecture"
	"wythoffatlas/wasm/viewport"
)

// roomUnder is a window with a heading of a height over it.
func roomUnder(w, h, heading float64) Resize {
	return Resize{Room: Room{W: w, H: h, Ratio: 1, Scale: 1}, Panels: []Panel{{Rect: viewport.Rect{Right: w, Bottom: heading}}}}
}

// On a projector, and on a phone, the pinned position is seen with its moves, and
// in a lecture what the step is about: the square in the middle of its link too.
func TestProjectorFrames(t *testing.T) {
	for _, room := range []Resize{roomUnder(1024, 768, 250), roomUnder(390, 844, 350)} {
		b := newBench(t, "#v=1&game=wythoff&at=60,97&x=5&y=5&z=5")
		b.do(room)
		if b.s.overlooked(b.s.Pinned()) {
			t.Fatal("(60, 97) is in view from the beginning")
		}
		before := b.s.Fragment()
		b.do(Key{Key: "p"})
		if !b.s.overlooked(b.s.Pinned()) {
			t.Errorf("on a projector (60, 97) is not in view: %+v", b.s.Room)
		}
		b.do(Key{Key: "p"})
		if b.s.Fragment() != before {
			t.Errorf("after the projector %s is shown in the place of %s", b.s.Fragment(), before)
		}
		b = newBench(t, "#v=1&game=wythoff&at=5,7&mode=projector")
		b.do(room)
		if cell := b.s.Map.View.Cell(); !b.s.overlooked(b.s.Pinned()) || cell < 30 {
			t.Errorf("on a projector (5, 7) is seen in squares of %v px", cell)
		}
		for _, talk := range lecture.Six() {
			for i := range talk.Steps {
				b := newBench(t, fmt.Sprintf("#v=1&lecture=%s&step=%d", talk.ID, i+1))
				b.do(room)
				if !b.s.Mapped() || b.s.Vectors() {
					continue
				}
				if pin := b.s.Pinned(); pin != nil && !b.s.overlooked(pin) {
					t.Errorf("%s, step %d: %v is not in view at %v", talk.ID, i+1, pin, room.W)
				}
				a := &b.s.Address
				if a.X.BitLen() < 16 && !b.s.overlooked([]*big.Int{a.X, a.Y}) {
					t.Errorf("%s, step %d: (%v, %v) is not in view at %v", talk.ID, i+1, a.X, a.Y, room.W)
				}
			}
		}
	}
}

// The formula, the reading, the ring and the rows of a table come and go by keys,
// on a projector alone.
func TestBoardComesAndGoes(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&view=table")
	b.settle()
	press := func(keys ...string) {
		for _, key := range keys {
			b.do(Key{Key: key})
		}
	}
	press("w", "r", "o", "h")
	if b.s.FormulaShown() || !b.s.ReadingShown() || b.s.Board() != (Board{}) {
		t.Fatalf("without a projector keys do %+v", b.s.Board())
	}
	press("p")
	if b.s.FormulaShown() || !b.s.ReadingShown() {
		t.Fatal("at first the reading alone is shown")
	}
	press("w", "r", "o", "h")
	if !b.s.FormulaShown() || b.s.ReadingShown() || !b.s.Board().Ring || b.s.Table.Cells(nil, rowsFirst) != nil {
		t.Fatalf("by keys: %+v", b.s.Board())
	}
	press("ArrowRight")
	if b.s.Table.Cells(nil, rowsFirst) == nil || b.s.Table.Cells(nil, rowsFirst+1) != nil {
		t.Fatal("→ does not reveal one row")
	}
	press("ArrowLeft")
	if b.s.Table.Cells(nil, rowsFirst) != nil {
		t.Fatal("← does not hide it")
	}
	press("w", "r", "o", "h")
	if b.s.FormulaShown() || !b.s.ReadingShown() || b.s.Board() != (Board{}) || b.s.Table.Cells(nil, rowsFirst) == nil {
		t.Fatalf("again: %+v", b.s.Board())
	}
	b.do(Do{Verb: "lecture", Arg: "talk beams"})
	if !b.s.FormulaShown() {
		t.Fatal("a lecture has no theorem")
	}
	press("w")
	if b.s.FormulaShown() {
		t.Fatal("w does not hide the theorem of a lecture")
	}
}
