package model

import (
	"strings"
	"testing"
	"time"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/viewport"
)

// click clicks on a square, a second after what was before.
func (b *bench) click(x, y int64) {
	b.now += time.Second
	px, py := b.at(x, y)
	b.do(Pointer{viewport.Event{Kind: viewport.Down, X: px, Y: py, Buttons: 1, Time: float64(b.now.Milliseconds())}})
	b.do(Pointer{viewport.Event{Kind: viewport.Up, X: px, Y: py, Time: float64(b.now.Milliseconds()) + 10}})
	b.settle()
}

// Of a game in which options may be forbidden each turn has two steps: squares are
// clicked to forbid them, the token when that is done; by keys and by typing too.
// By hints alone the one who can win does, as who forbids and as who moves.
func TestPlaysWithForbiddenOptions(t *testing.T) {
	b := newBench(t, "#v=1&game=blocking&k=3&x=5&y=5&z=5&match=6.9!s")
	b.settle()
	if list, done := b.s.Started().Forbidden(0); !done || len(list) > 2 {
		t.Fatalf("the page forbids %v, %v", list, done)
	}
	b = newBench(t, "#v=1&game=blocking&k=3&x=5&y=5&z=5&match=2.5!f")
	b.settle()
	if !b.s.Forbidding() || b.s.Started().PageToAct() {
		t.Fatal("the person forbids before the page begins")
	}
	b.click(1, 1)
	if len(b.s.Forbidden()) != 0 || !strings.Contains(b.s.Match.Said, "no option") {
		t.Errorf("(1, 1) is forbidden: %q", b.s.Match.Said)
	}
	b.click(2, 2)
	b.click(2, 2)
	if len(b.s.Forbidden()) != 0 {
		t.Errorf("clicked twice, still forbidden: %v", b.s.Forbidden())
	}
	b.click(2, 5) // the token: nothing is forbidden
	if n := len(b.s.Started().Line()); n != 2 || !strings.Contains(b.s.Fragment(), "match=2.5~_") {
		t.Fatalf("after the token was clicked: %s", b.s.Fragment())
	}
	b.do(Do{Verb: "undo"})
	b.settle()
	if !b.s.Forbidding() || b.token() != "(2, 5)" {
		t.Fatalf("undone to %s", b.s.Started().Text())
	}
	acts := 0
	for range 40 {
		if _, over := b.s.Won(); over {
			break
		}
		b.do(Do{Verb: "hint"})
		b.settle()
		_, to := b.s.Targets()
		acts++
		if !b.s.Forbidding() {
			if len(to) != 1 {
				t.Fatalf("no hint in %s", b.s.Started().Text())
			}
			b.drag(b.s.Token()[0].Int64(), b.s.Token()[1].Int64(), to[0][0].Int64(), to[0][1].Int64())
			continue
		}
		for _, at := range to {
			if acts%2 == 0 {
				b.click(at[0].Int64(), at[1].Int64())
			} else {
				b.do(Do{Verb: "move", Fields: map[string]string{"match-to": strings.Trim(game.Vector(at).String(), "()")}})
			}
		}
		if len(b.s.Forbidden()) != len(to) {
			t.Fatalf("%v are chosen of %v: %s", b.s.Forbidden(), to, b.s.Match.Said)
		}
		b.do(Do{Verb: "forbid"})
		b.settle()
	}
	if winner, over := b.s.Won(); !over || winner != 1 {
		t.Errorf("by hints from a P-position the winner is %d, %v: %s", winner, over, b.s.Started().Text())
	}
	if b.s.Match.game.Page != 1 {
		t.Error("the page did not begin")
	}
	again := newBench(t, b.s.Fragment())
	if again.s.Started() == nil || again.s.Started().Text() != b.s.Started().Text() {
		t.Errorf("%s opens as another match", b.s.Fragment())
	}
}

// By keys alone: arrows to an option, Enter forbids it, and Enter on the token is
// the end of the choice.
func TestForbidsByKeys(t *testing.T) {
	b := newBench(t, "#v=1&game=blocking&k=2&x=5&y=5&z=5&match=1.2")
	b.settle()
	for _, key := range []string{"ArrowLeft", "Enter", "ArrowRight", "Enter"} {
		b.do(Key{Key: key})
	}
	b.settle()
	if text := b.s.Started().Text(); text != "1.2~0.2" {
		t.Fatalf("keys make %s: %s", text, b.s.Match.Said)
	}
	b.drag(1, 2, 0, 2)
	if !strings.Contains(b.s.Match.Said, "is forbidden") || b.token() != "(1, 2)" {
		t.Errorf("a forbidden move leads to %s: %q", b.token(), b.s.Match.Said)
	}
}
