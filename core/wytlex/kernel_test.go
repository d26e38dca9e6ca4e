package wytlex

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/piles"
)

// side of the box in which TestKernel holds outcomes against the definition.
var side = map[int]int64{2: 60, 3: 26, 4: 14, 5: 10, 6: 7, 16: 3}

// The definition, whatever Construction 18 says: no P-position moves to a
// P-position, every N-position moves to one, which may lie outside the box; and
// the winning moves are all of them.
func TestKernel(t *testing.T) {
	for k, n := range side {
		for i, source := range played {
			for j, play := range conventions {
				if testing.Short() && (i+j+k)%8 != 0 {
					continue
				}
				kernel(t, newNamed(t, k, source, play), source, n)
			}
		}
	}
}

func kernel(t *testing.T, g *Game, source string, n int64) {
	rows := naiveRows(t, g.k, source, g.play, int(n)+2) // first piles increase: enough
	values := make([]int64, len(rows))
	for r := range rows {
		f, err := g.valueAt(position(rows[r]))
		if err != nil {
			t.Fatal(err)
		}
		values[r] = f.Int64()
	}
	for v := range vectors(g.k, n) {
		var want []int
		for r, b := range rows {
			if legal(v, b, values[r]) {
				want = append(want, r)
			}
		}
		isP, err := g.Outcome(position(v), nil)
		empty := g.play == game.Misere && v[g.k-1] == 0
		if err != nil || isP != (len(want) == 0 && !empty) {
			t.Fatalf("%s, f = %q: %v is P: %v, %v; it moves to rows %v", g.Name(), source, v, isP, err, want)
		}
		moves, err := g.Winning(position(v), 1000, nil)
		if err != nil || len(moves) != len(want) {
			t.Fatalf("%s, f = %q: %d winning moves from %v, %v; it moves to rows %v", g.Name(), source, len(moves), v, err, want)
		}
		for i, m := range moves {
			if vector(m.To) != vector(position(rows[want[i]])) {
				t.Fatalf("%s, f = %q: winning move %d from %v is to %s, want %v", g.Name(), source, i, v, vector(m.To), rows[want[i]])
			}
			if problem := checkMove(v, m, values[want[i]]); problem != "" {
				t.Fatalf("%s, f = %q: %v to %s by %s with %v: %s", g.Name(), source, v, vector(m.To), vector(m.Change), m.Pair, problem)
			}
		}
	}
}

// With two piles a move never makes the larger one larger, so that the definition
// alone, without any construction, finds the P-positions of a box.
func TestTwoPilesByElimination(t *testing.T) {
	const n = 40
	for _, source := range []string{"", "3", "1+p1 mod 3", "1+(p2-p1) mod 9"} {
		for _, play := range conventions {
			g := newNamed(t, 2, source, play)
			var ps [][]int64
			for v := range vectors(2, n) {
				reaches := play == game.Misere && v[1] == 0
				for _, b := range ps {
					f, err := g.valueAt(position(b))
					if err != nil {
						t.Fatal(err)
					}
					reaches = reaches || legal(v, b, f.Int64())
				}
				isP, err := g.Outcome(position(v), nil)
				if err != nil || isP == reaches {
					t.Fatalf("%s, f = %q: %v is P: %v, %v", g.Name(), source, v, isP, err)
				}
				if isP {
					ps = append(ps, slices.Clone(v))
				}
			}
		}
	}
}

// Far out, winning moves are those that a walk along all rows finds.
func TestWinningFar(t *testing.T) {
	for _, c := range []struct {
		k      int
		source string
		v      []int64
	}{
		{3, "", []int64{40_000, 70_001, 90_003}},
		{3, "", []int64{40_001, 40_001, 40_003}},
		{3, "1+(p3-p2) mod 7", []int64{20_000, 30_011, 70_000}},
		{4, "", []int64{30_000, 30_500, 60_000, 61_000}},
		{5, "3", []int64{9_000, 20_000, 31_000, 45_000, 90_000}},
		{2, "1+p1 mod 3", []int64{30_000, 41_234}},
		{2, "", []int64{30_000, 30_001}},
	} {
		for _, play := range conventions {
			g := newNamed(t, c.k, c.source, play)
			moves, err := g.Winning(position(c.v), 1000, nil)
			if err != nil {
				t.Fatal(err)
			}
			var want []game.Vector
			for r := range g.Rows() {
				b := g.Row(r)
				f, err := g.valueAt(b)
				if err != nil {
					t.Fatal(err)
				}
				if legal(c.v, row(g, r), f.Int64()) {
					want = append(want, b)
				}
			}
			if len(want) == 0 || len(moves) != len(want) {
				t.Fatalf("%s, f = %q: %d moves from %v, want %d", g.Name(), c.source, len(moves), c.v, len(want))
			}
			for i, m := range moves {
				if compare(m.To, want[i]) != 0 {
					t.Errorf("%s, f = %q: move %d from %v is to %s, want %s", g.Name(), c.source, i, c.v, vector(m.To), vector(want[i]))
				}
			}
			if few, err := g.Winning(position(c.v), 1, nil); err != nil || len(few) != 1 || compare(few[0].To, want[0]) != 0 {
				t.Errorf("%s: at most one move: %v, %v", g.Name(), few, err)
			}
		}
	}
}

// Enormous piles are fine behind a first pile that is not; otherwise a sentence
// says what would fit.
func TestEnormous(t *testing.T) {
	huge := new(big.Int).Exp(big.NewInt(10), big.NewInt(400), nil)
	g := New(3, nil, game.Normal)
	v := game.Vector{big.NewInt(5), huge, new(big.Int).Add(huge, big.NewInt(4))}
	if isP, err := g.Outcome(v, nil); isP || err != nil {
		t.Errorf("P: %v, %v", isP, err)
	}
	moves, err := g.Winning(v, 10, nil)
	if err != nil || len(moves) != 1 || vector(moves[0].To) != "[5, 9, 13]" {
		// 4 is a difference of [5, 9, 13] too, and of no row before.
		t.Errorf("%v, %v", moves, err)
	}
	if isP, err := g.Outcome(game.Vector{huge, huge, huge}, nil); isP || err != nil {
		t.Errorf("three equal piles: P: %v, %v", isP, err)
	}
	v = game.Vector{huge, new(big.Int).Add(huge, one), new(big.Int).Add(huge, huge)}
	for _, ask := range []func() error{
		func() error { _, err := g.Outcome(v, nil); return err },
		func() error { _, err := g.Winning(v, 10, nil); return err },
	} {
		if err := ask(); err == nil || !strings.Contains(err.Error(), "would not fit; what fits is the first") || len(err.Error()) > 300 {
			t.Errorf("%v", err)
		}
	}
	if _, err := g.Outcome(v[:2], nil); err == nil || !strings.Contains(err.Error(), "has 3 piles, not 2") {
		t.Errorf("two piles: %v", err)
	}
	for _, play := range conventions { // a function that is fast to fill all bits
		g := newNamed(t, 4, "1+p4^3", play)
		if _, err := g.Outcome(position([]int64{1000, 2000, 3000, 4000}), nil); err == nil {
			t.Error("a cubic function: no error")
		}
	}
}

// Consecutive Fibonacci numbers are P-positions of Wythoff's game, every other
// pair of them.
func TestFibonacci(t *testing.T) {
	for _, play := range conventions {
		g := New(2, nil, play)
		a, b := big.NewInt(3), big.NewInt(5)
		for i := range 2000 {
			isP, err := g.Outcome(game.Vector{a, b}, nil)
			if err != nil || isP != (i%2 == 0) {
				t.Fatalf("(%s, %s): P: %v, %v", a, b, isP, err)
			}
			a, b = b, new(big.Int).Add(a, b)
		}
		if g.Rows() > 1 {
			t.Errorf("that took %d rows", g.Rows())
		}
	}
}

func TestVerify(t *testing.T) {
	functions := played[:6]
	if testing.Short() {
		functions = played[1:3]
	}
	for k := 2; k <= piles.MaxPiles; k++ {
		for _, source := range functions {
			for _, play := range conventions {
				g := newNamed(t, k, source, play)
				n := min(g.MaxVerify(), []int64{2: 100, 3: 30, 4: 16, 16: 4}[k]+5)
				got, err := g.Verify(n, nil)
				if err != nil || got.Differ != 0 || got.Checked != combinations(n+int64(k)-1, k) {
					t.Errorf("%s, f = %q: %+v, %v", g.Name(), source, got, err)
				}
			}
		}
		if m := New(k, nil, game.Normal).MaxVerify(); m < 6 {
			t.Errorf("K = %d can be verified to %d only", k, m)
		}
	}
	if _, err := New(3, nil, game.Normal).Verify(100_000, nil); err == nil {
		t.Error("no error for a box that is too large")
	}
}

// A wrong table is found out.
func TestVerifyFinds(t *testing.T) {
	for _, c := range []struct {
		row  int64
		pile int
		size uint32
		want string
	}{
		{2, 1, 8, "[4, 7, 10]"},
		{4, 2, 15, "[6, 11, 15]"},
		{12, 2, 60, "[23, 42, 60]"},
	} {
		g := New(3, nil, game.Normal)
		extend(t, g, 100)
		g.rows.pages[0][c.pile<<pageBits|int(c.row)] = c.size
		got, err := g.Verify(30, nil)
		if err != nil || got.Differ == 0 || got.First == nil {
			t.Errorf("row %d made %d: %+v, %v", c.row, c.size, got, err)
		} else if vector(got.First) != c.want {
			t.Errorf("row %d made %d: the first is %s, want %s", c.row, c.size, vector(got.First), c.want)
		}
	}
}
