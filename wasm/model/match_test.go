package model

import (
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// at is the middle of a square on the screen.
func (b *bench) at(x, y int64) (px, py float64) {
	v := b.s.Map.View
	px, py, _ = v.ToScreen(big.NewInt(x), big.NewInt(y))
	return px + v.Cell()/2, py - v.Cell()/2
}

// drag drags from a square to another.
func (b *bench) drag(x0, y0, x1, y1 int64) {
	px, py := b.at(x0, y0)
	b.do(Pointer{viewport.Event{Kind: viewport.Down, X: px, Y: py, Buttons: 1}})
	px, py = b.at(x1, y1)
	b.do(Pointer{viewport.Event{Kind: viewport.Move, X: px, Y: py, Buttons: 1}})
	b.settle()
	b.do(Pointer{viewport.Event{Kind: viewport.Up, X: px, Y: py}})
	b.settle()
}

func (b *bench) token() string { return game.Vector(b.s.Token()).String() }

// A game is played with the solver that the page has: the start is dragged, an
// illegal move is refused with a reason, the page answers, and undo takes both
// moves back.
func TestPlaysAMatch(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff")
	b.do(Do{Verb: "match"})
	b.settle()
	b.drag(7, 10, 6, 9)
	if b.token() != "(6, 9)" || b.s.Started() != nil {
		t.Fatalf("the start was dragged to %s", b.token())
	}
	b.do(Do{Verb: "begin", Value: "begin", Fields: map[string]string{"match-side": "second", "match-rate": "0"}})
	b.settle()
	if !b.s.Covered() {
		t.Error("the map tells who wins while the game goes on")
	}
	b.drag(6, 9, 5, 7)
	if b.token() != "(6, 9)" || !strings.Contains(b.s.Match.Said, "not the same number") {
		t.Fatalf("an illegal move leads to %s: %q", b.token(), b.s.Match.Said)
	}
	b.drag(6, 9, 4, 7)
	if n := len(b.s.Started().Line()); n != 3 {
		t.Fatalf("%d positions after the page has answered", n)
	}
	b.do(Do{Verb: "undo"})
	b.settle()
	if b.token() != "(6, 9)" {
		t.Errorf("undone to %s", b.token())
	}
	for range 20 { // by hints alone
		if _, over := b.s.Won(); over {
			break
		}
		b.do(Do{Verb: "hint"})
		b.settle()
		from, to := b.s.Targets()
		if len(to) != 1 || !explain.MayMove(b.s.Game(), from, to[0]).Legal {
			t.Fatalf("the hint at %v is %v", from, to)
		}
		b.drag(from[0].Int64(), from[1].Int64(), to[0][0].Int64(), to[0][1].Int64())
	}
	if winner, over := b.s.Won(); !over || winner != 0 {
		t.Errorf("by hints from an N-position the winner is %d, %v: %s", winner, over, b.s.Started().Text())
	}
	if told, ok := b.s.Review().Body.(*protocol.Letters); !ok || len(told.Outcomes) != 2*len(b.s.Started().Line()) {
		t.Error("no outcomes are told afterwards")
	}
	b.do(Do{Verb: "replay", Arg: "first"})
	if b.token() != "(6, 9)" {
		t.Errorf("the replay begins at %s", b.token())
	}
}

// By keys: arrows and Enter; and by the stacks, of three heaps.
func TestPlaysByKeysAndStacks(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&match=3.4!s")
	b.settle()
	for _, key := range []string{"ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowDown", "Enter"} {
		b.do(Key{Key: key})
	}
	b.settle()
	if line := b.s.Started().Line(); len(line) != 3 || line[1].String() != "(1, 2)" {
		t.Errorf("keys make %v", line)
	}
	b = newBench(t, "#v=1&game=nim&k=3&match=3.5.7!s")
	b.settle()
	b.do(Do{Verb: "leave", Arg: "0", Value: "2"})
	b.do(Do{Verb: "move"})
	b.settle()
	if line := b.s.Started().Line(); len(line) != 3 || line[1].String() != "[2, 5, 7]" && line[1].String() != "(2, 5, 7)" {
		t.Errorf("stacks make %v", line)
	}
	if !strings.Contains(b.s.Fragment(), "match=3.5.7_2.5.7_") {
		t.Error(b.s.Fragment())
	}
}

// While the page is to act a hint would be its own: there is none, and none waits.
func TestHintsAreThePersons(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&match=5.8!f")
	b.do(Do{Verb: "hint"})
	if !b.s.Started().PageToAct() || b.s.Match.Hint || b.s.Started().CanUndo() {
		t.Fatal("the page's first move is hinted at, or can be taken back")
	}
	b.settle()
	b.do(Do{Verb: "hint"})
	if b.s.Started().PageToAct() || !b.s.Match.Hint || b.s.Started().CanUndo() {
		t.Errorf("after %s there is no hint, or the page's move can be taken back", b.s.Started().Text())
	}
}

// A start is random and fair, puzzles are made, and the page may begin.
func TestStartsAndPuzzles(t *testing.T) {
	b := newBench(t, "#v=1&game=st-wythoff&s=2&t=2&play=misere")
	b.do(Do{Verb: "match"})
	b.do(Do{Verb: "begin", Value: "random", Fields: map[string]string{"match-low": "5", "match-high": "15"}})
	b.settle()
	before := b.token()
	b.do(Do{Verb: "begin", Value: "begin", Fields: map[string]string{"match-side": "first", "match-rate": "20"}})
	b.settle()
	if before == "(7, 10)" || len(b.s.Started().Line()) != 2 {
		t.Errorf("from %s the page begins with %s", before, b.s.Started().Text())
	}
	b.do(Do{Verb: "puzzles"})
	b.settle()
	made, ok := b.s.Task("puzzles").Answer.Body.(*protocol.Puzzled)
	if !ok || len(made.Puzzles) < 50 {
		t.Fatalf("puzzles: %+v", b.s.Task("puzzles"))
	}
	z := made.Puzzles[len(made.Puzzles)/2]
	b.do(Follow{"#v=1&" + b.s.Link() + "&match=" + strings.Join(z.At, ".") + "!s"})
	b.settle()
	if b.token() != "("+strings.Join(z.At, ", ")+")" {
		t.Errorf("the puzzle %v opens at %s", z.At, b.token())
	}
}
