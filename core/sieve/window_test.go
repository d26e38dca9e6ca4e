package sieve

import (
	"math/rand/v2"
	"strings"
	"testing"

	"wythoffatlas/core/game"
)

func TestWindowAdvances(t *testing.T) {
	w, err := NewWindow(st(1, 1), game.Normal, 10, 70)
	if err != nil {
		t.Fatal(err)
	}
	if w.Decided() != 0 || w.Count(0, 0, 10, 70) != 0 {
		t.Error("a new window has something decided")
	}
	if w.Advance(4) || w.Decided() != 4 {
		t.Errorf("after 4 columns of 10, %d are decided", w.Decided())
	}
	if w.Advance(-1) || w.Decided() != 4 {
		t.Error("a negative number of columns moved the window")
	}
	// Wythoff's pairs: (0,0) (1,2) (2,1) (3,5).
	if got := w.Count(0, 0, 10, 70); got != 4 {
		t.Errorf("%d P-positions in the first 4 columns, want 4", got)
	}
	if !w.Has(3, 5) || w.Has(3, 6) {
		t.Error("the positions of the first 4 columns are wrong")
	}
	// What is not decided is not called N: (4,7) is P, in a column to come.
	for _, q := range [][2]int64{{4, 7}, {3, -1}, {-1, 0}, {3, 70}, {10, 0}} {
		if isP, decided := w.Outcome(q[0], q[1]); isP || decided {
			t.Errorf("(%d,%d) is decided: %v, P: %v", q[0], q[1], decided, isP)
		}
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("Has answers for (%d,%d), which is not decided", q[0], q[1])
				}
			}()
			w.Has(q[0], q[1])
		}()
	}
	if got := w.Column(3); len(got) != 2 || got[0] != 1<<5 || got[1] != 0 {
		t.Errorf("column 3 is %b, want bit 5", got)
	}
	if !w.Advance(100) || w.Decided() != 10 || !w.Has(4, 7) {
		t.Error("the window is not done")
	}
	if !w.Advance(1) || w.Decided() != 10 {
		t.Error("a window that is done went on")
	}
}

func TestWindowCounts(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	const width, height = 90, 200
	w, err := NewWindow(parity(game.Odd(), game.Odd(), 1, 2), game.Normal, width, height)
	if err != nil {
		t.Fatal(err)
	}
	w.Advance(80)
	for range 500 {
		x0, x1 := rng.Int64N(120)-15, rng.Int64N(120)-15
		y0, y1 := rng.Int64N(240)-20, rng.Int64N(240)-20
		want := int64(0)
		for x := x0; x < x1; x++ {
			for y := y0; y < y1; y++ {
				if isP, _ := w.Outcome(x, y); isP {
					want++
				}
			}
		}
		if got := w.Count(x0, y0, x1, y1); got != want {
			t.Fatalf("%d P-positions in [%d,%d)×[%d,%d), want %d", got, x0, x1, y0, y1, want)
		}
	}
}

func TestRefusals(t *testing.T) {
	far := restricted(nil, nil, set("max1000000000"), set("max1000000000"), 2, 2)
	s0 := restricted(nil, nil, game.All(), game.All(), 0, 1)
	for _, c := range []struct {
		name string
		r    game.Ruleset
		w, h int64
		want string
	}{
		{"no height", st(1, 1), 1, 0, "from 1 to 67108864"},
		{"too high", st(1, 1), 1, MaxHeight + 1, "from 1 to 67108864"},
		{"no width", st(1, 1), 0, 1, "at least 1"},
		{"too wide", st(1, 1), 1 << 20, 1 << 20, "a width of 4096 fits"},
		{"wider than int64 has room for", st(1, 1), 1 << 62, 1 << 20, "a width of 4096 fits"},
		{"zero piece", game.Ruleset{First: game.SubtractionSet{{}}}, 9, 9, "invalid piece"},
		{"residue out of range", game.Ruleset{Second: game.SubtractionSet{{Mod: 3, Res: 3}}}, 9, 9, "invalid piece"},
		{"s = 0", s0, 9, 9, "s and t must be"},
	} {
		if _, err := NewWindow(c.r, game.Normal, c.w, c.h); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want one that says %q", c.name, err, c.want)
		}
	}
	if _, err := New(far, game.Normal, 1<<24); err != nil {
		t.Errorf("bounds over the height: %v", err)
	}
	far.Second = nil
	far.First = set("1mod64max1000000000")
	if _, err := New(far, game.Normal, 1<<22); err == nil || !strings.Contains(err.Error(), "would do") {
		t.Errorf("queues for 64 classes of 2²² rows: error %v, want one that says what would do", err)
	}
	if _, err := NewWindow(far, game.Normal, 100, 1<<22); err != nil {
		t.Errorf("the same in a narrow window: %v", err)
	}
}

func TestNoAllocations(t *testing.T) {
	for _, r := range []game.Ruleset{
		st(1, 1), st(2, 2), wab(2, 3), rmwg(5), rmwg(100),
		parity(game.Odd(), game.Odd(), 1, 1), parity(game.Odd(), game.Odd(), 2, 3),
		parity(game.Residue(1, 3), game.Residue(1, 3), 1, 2),
		restricted(game.All(), set("max100"), set("max20"), set("max20"), 2, 1),
	} {
		s, err := New(r, game.Normal, 1000)
		if err != nil {
			t.Fatal(err)
		}
		for range 2000 {
			s.Next()
		}
		if n := testing.AllocsPerRun(200, func() { s.Next() }); n != 0 {
			t.Errorf("%s: %v allocations a column", describe(r, game.Normal, 0, 1000), n)
		}
	}
}
