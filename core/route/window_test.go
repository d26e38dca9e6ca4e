package route

import (
	"cmp"
	"errors"
	"slices"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/pause"
)

// small are limits that tests reach soon.
var small = Limits{First: 64, Side: 512, Far: 1024, Rows: 1500}

// rulesets have no theorem, or none is used.
func rulesets(t *testing.T) map[string]game.Ruleset {
	t.Helper()
	all := game.All()
	f, err := game.ParseConstraint("x0 mod 3 + 1")
	if err != nil {
		t.Fatal(err)
	}
	boxed := game.Ruleset{First: all, Second: all, Box: game.NewBox(4)}
	boxed.Box.Set(0, 1, true)
	boxed.Box.Set(2, 0, true)
	return map[string]game.Ruleset{
		"W(2,3)": {First: game.MultiplesOf(2), Second: game.MultiplesOf(3), TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 1, T: 1}},
		"restricted": {
			First: game.Residue(1, 3), Second: game.Residue(2, 3),
			TwoHeap: game.TwoHeapRule{D1: game.Residue(1, 3), D2: game.Residue(2, 3), S: 2, T: 1},
		},
		"3-radius":   {First: game.AtMost(3), Second: game.AtMost(3), TwoHeap: game.TwoHeapRule{D1: game.AtMost(3), D2: game.AtMost(3), S: 1, T: 1}},
		"boxed Nim":  boxed,
		"constraint": {First: all, Second: all, Constraint: f},
	}
}

func eliminated(r game.Ruleset, play game.Convention, l Limits) *window {
	return Elimination(Facts{Name: "a game", Heaps: 2, Basis: "nothing", Rules: r, Play: play, Symmetric: r.Symmetric(), Limits: l}).(*window)
}

// Outcomes, moves, counts, rows and tiles are those of the definition.
func TestEliminationIsTheDefinition(t *testing.T) {
	const side = 40
	for name, r := range rulesets(t) {
		for _, play := range []game.Convention{game.Normal, game.Misere} {
			w, want := eliminated(r, play, small), naive.Decide(r, play, side, side)
			var list []game.Position
			for x := range int64(side) {
				for y := range int64(side) {
					at := game.Position{X: x, Y: y}
					isP := want.IsP(x, y)
					if isP {
						list = append(list, at)
					}
					if o, err := w.Outcome(game.VectorOf(x, y), nil); err != nil || !o.Decided || o.P != isP {
						t.Fatalf("%s, %v: %v is %+v, %v", name, play, at, o, err)
					}
				}
			}
			for _, from := range []game.Position{{X: 30, Y: 11}, {X: 13, Y: 39}, {X: 39, Y: 39}, {X: 0, Y: 30}, {X: 30, Y: 0}, {X: 5, Y: 5}} {
				movesAgree(t, name, w, from, list)
			}
			n, note, err := w.Count(game.VectorOf(3, 5), game.VectorOf(31, 40), nil)
			inside := int64(0)
			for _, q := range list {
				if 3 <= q.X && q.X < 31 && 5 <= q.Y && q.Y < 40 {
					inside++
				}
			}
			if err != nil || note != "" || n.Int64() != inside {
				t.Errorf("%s, %v: counts %v, want %d; %s %v", name, play, n, inside, note, err)
			}
		}
	}
}

// movesAgree holds winning moves against all options.
func movesAgree(t *testing.T, name string, w *window, from game.Position, list []game.Position) {
	t.Helper()
	var want []game.Position
	if !slices.Contains(list, from) && !w.Rules.Box.Covers(from.X, from.Y) {
		for q := range w.Rules.Options(from) {
			if slices.Contains(list, q) {
				want = append(want, q)
			}
		}
	}
	slices.SortFunc(want, func(a, b game.Position) int {
		return cmp.Or(cmp.Compare(a.Total(), b.Total()), cmp.Compare(a.X, b.X))
	})
	want = slices.Compact(want)
	for _, limit := range []int{1, 2, 1000} { // 1 and 2 cut on the way
		moves, err := w.Winning(game.VectorOf(from.X, from.Y), limit, nil)
		var got []game.Position
		for _, m := range moves {
			q, _ := m.To.Small()
			got = append(got, q)
		}
		if err != nil || !slices.Equal(got, want[:min(limit, len(want))]) {
			t.Errorf("%s from %v: got %v, %v, want %v", name, from, got, err, want)
		}
	}
}

// The windows grow by powers of two and are used for what they hold.
func TestWindowsGrow(t *testing.T) {
	w := eliminated(rulesets(t)["W(2,3)"], game.Misere, small)
	for _, step := range []struct{ need, side int64 }{{1, 64}, {64, 64}, {65, 128}, {300, 512}, {9999, 512}} {
		if err := w.decide(step.need, nil); err != nil || w.side != step.side || w.next != nil {
			t.Errorf("to decide %d the window has side %d, want %d; %v", step.need, w.side, step.side, err)
		}
	}
}

var errStop = errors.New("stop")

// stopAfter is a pause that ends work at its n-th call.
func stopAfter(n int) pause.Func {
	return func(int64, int64, string) error {
		if n--; n < 0 {
			return errStop
		}
		return nil
	}
}

// What was decided before a question was withdrawn is there for the next, also in
// the middle of a column of a constraint function, and while others ask.
func TestWindowsResume(t *testing.T) {
	l := small
	l.First, l.Side = 1<<13, 1<<13
	for _, name := range []string{"W(2,3)", "constraint"} {
		w := eliminated(rulesets(t)[name], game.Normal, l)
		for range 3 {
			before := int64(0)
			if w.next != nil {
				before = w.next.Decided()
			}
			if err := w.decide(8000, stopAfter(2)); err != errStop || w.next == nil || w.next.Decided() < before {
				t.Fatalf("%s: stopped with %v", name, err)
			}
		}
		asked := 0
		err := w.decide(8000, func(int64, int64, string) error {
			if asked++; asked > 2 {
				return nil
			}
			_, err := w.Outcome(game.VectorOf(10, 20), nil) // decides it to the end, inside this question
			return err
		})
		want := naive.Decide(w.Rules, game.Normal, 60, 60)
		for x := range int64(60) {
			for y := range int64(60) {
				if w.bits.Has(x, y) != want.IsP(x, y) {
					t.Fatalf("%s: (%d, %d) is P: %v", name, x, y, w.bits.Has(x, y))
				}
			}
		}
		if err != nil || w.side != 1<<13 || asked == 0 {
			t.Errorf("%s: %v, side %d after %d pauses", name, err, w.side, asked)
		}
	}
}

// A push of the edge that is withdrawn leaves it where it was, and the next goes
// on; a window that nobody wants any more can be closed in the middle.
func TestExtendIsStopped(t *testing.T) {
	l := small
	l.Side, l.Far = 1<<11, 1<<13
	w := eliminated(rulesets(t)["W(2,3)"], game.Misere, l)
	if edge, _, err := w.Extend(1<<13, stopAfter(6)); err != errStop || edge != 1<<11 {
		t.Errorf("stopped with %v, the edge at %d", err, edge)
	}
	before := w.next
	if before == nil {
		t.Fatal("it was stopped before it began: the test tests little")
	}
	if edge, note, err := w.Extend(1<<13, nil); err != nil || note != "" || edge != 1<<13 || w.bits != before {
		t.Errorf("it did not go on: the edge is at %d, %s, %v", edge, note, err)
	}
	c := eliminated(rulesets(t)["constraint"], game.Normal, l)
	if err := c.decide(2000, stopAfter(3)); err != errStop || c.halt == nil {
		t.Fatalf("stopped with %v", err)
	}
	c.Close()
	if o, err := c.Outcome(game.VectorOf(4, 4), nil); err != nil || !o.Decided {
		t.Errorf("after closing: %+v, %v", o, err)
	}
}

// Where memory does not suffice the error says how much would be needed.
func TestNoRoom(t *testing.T) {
	l := small
	l.Room = func(bytes int64) error { return &Full{Bytes: bytes} }
	_, err := eliminated(rulesets(t)["W(2,3)"], game.Misere, l).Outcome(game.VectorOf(1, 1), nil)
	var full *Full
	if !errors.As(err, &full) || full.Bytes != 64*64/8 {
		t.Errorf("%v", err)
	}
}

// A tile with the axes exchanged is the transpose.
func TestTileTransposed(t *testing.T) {
	w := eliminated(rulesets(t)["W(2,3)"], game.Misere, small)
	tile := func(axes [2]int, x, y int64) *Tile {
		t.Helper()
		tile := &Tile{Axes: axes, Level: 1, Side: 16, X: game.VectorOf(x)[0], Y: game.VectorOf(y)[0], Counts: make([]float32, 256)}
		if err := w.Tile(tile, nil); err != nil {
			t.Fatal(err)
		}
		return tile
	}
	a, b := tile([2]int{1, 2}, 16, 64), tile([2]int{2, 1}, 64, 16)
	some := false
	for i := range 16 {
		for j := range 16 {
			some = some || a.Counts[16*j+i] > 0
			if a.Counts[16*j+i] != b.Counts[16*i+j] {
				t.Fatalf("texel (%d, %d)", i, j)
			}
		}
	}
	if !some || a.Edge != b.Edge || a.Edge != 512 {
		t.Errorf("the edges are %d and %d", a.Edge, b.Edge)
	}
}
