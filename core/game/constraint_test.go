package game_test

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/expr"
	"wythoffatlas/core/game"
)

func constraint(t testing.TB, f string) *game.Constraint {
	t.Helper()
	c, err := game.ParseConstraint(f)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// The moves that Fraenkel's paper names.
func TestConstraintMoves(t *testing.T) {
	for _, c := range []struct {
		source, f      string
		x0, y0, x1, y1 int64
		want           bool
	}{
		{"§1, G1", "x1+1", 11, 15, 3, 4, true},
		{"§1, G1", "x1+1", 11, 15, 2, 4, true},
		{"§1, G1", "x1+1", 11, 15, 2, 3, false},
		{"§1, G1", "x1+1", 11, 15, 0, 3, false},
		{"§4, Table 4", "(x0-x1)^2", 4, 10, 0, 0, true},
		{"§4, Table 5: (4,7) cannot be moved to (1,3)", "floor((x1+1)/x0)+1", 4, 7, 1, 3, false},
		// Table 6's text says that (10,29) has no move into S. |19−13| = 6 < 8.
		{"§4, Table 6", "(1+(-1)^(y1+1))*x1/2", 10, 29, 8, 21, true},
	} {
		r := game.Ruleset{First: game.All(), Second: game.All(), Constraint: constraint(t, c.f)}
		for _, heaps := range [][2]game.Position{
			{{X: c.x0, Y: c.y0}, {X: c.x1, Y: c.y1}},
			{{X: c.y0, Y: c.x0}, {X: c.y1, Y: c.x1}}, // the heaps exchanged
		} {
			if got := r.Allows(heaps[0], heaps[1]); got != c.want {
				t.Errorf("%s, f = %s: %v → %v is %v, want %v", c.source, c.f, heaps[0], heaps[1], got, c.want)
			}
		}
	}
}

// f = 3 is 3-Wythoff (§1), move by move. With another f the moves are those of the paper's Eq. 8 for sorted piles: a taking
// that crosses the piles leads nowhere that an uncrossed one does not.
func TestConstraintIsEquation8(t *testing.T) {
	const side = 9
	for _, f := range []string{"1", "3", "x1+1", "x0-x1", "y1-x1+1", "(x0-x1)^2", "x0-3", "1/(x1-1)"} {
		c := constraint(t, f)
		r := game.Ruleset{First: game.All(), Second: game.All(), Constraint: c}
		for from := range positions(side) {
			options := map[game.Position]bool{}
			for q := range r.Options(from) {
				options[q] = true
			}
			for to := range positions(side) {
				if options[to] != r.Allows(from, to) {
					t.Fatalf("f = %s: %v → %v is an option: %v", f, from, to, options[to])
				}
				if k, l := from.X-to.X, from.Y-to.Y; k > 0 && l > 0 {
					large := c.AllowsBig(big.NewInt(from.X), big.NewInt(from.Y), big.NewInt(to.X), big.NewInt(to.Y))
					if large != options[to] {
						t.Fatalf("f = %s: %v → %v is a move of big heaps: %v", f, from, to, large)
					}
				}
				if from.X > from.Y || to.X > to.Y || to.X >= from.X || to.Y >= from.Y {
					continue
				}
				limit, err := c.Limit(to.X, to.Y, from.X)
				want := err == nil && abs((from.Y-from.X)-(to.Y-to.X)) < limit
				crossed := game.Position{X: to.Y, Y: to.X}
				cross := crossed.X < from.X && options[crossed]
				if options[to] != want || cross && !want {
					t.Fatalf("f = %s: %v → %v is %v, crossed %v; Equation 8 says %v", f, from, to, options[to], cross, want)
				}
				wythoff := game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 3}
				if f == "3" && (want != wythoff.Allows(from.X-to.X, from.Y-to.Y) ||
					crossed.X < from.X && cross != wythoff.Allows(from.X-crossed.X, from.Y-crossed.Y)) {
					t.Fatalf("%v → %v is %v, crossed %v; not as in 3-Wythoff", from, to, want, cross)
				}
			}
		}
	}
}

func positions(side int64) func(yield func(game.Position) bool) {
	return func(yield func(game.Position) bool) {
		for i := range side * side {
			if !yield(game.Position{X: i / side, Y: i % side}) {
				return
			}
		}
	}
}

func abs(n int64) int64 { return max(n, -n) }

func TestLimit(t *testing.T) {
	for _, c := range []struct {
		f     string
		want  int64
		fails string // part of the message
	}{
		{"x1+10*y1+100*x0", 853, ""},
		{"2^x0^2", math.MaxInt64, ""},
		{"-2^64", math.MinInt64, ""},
		{"2^64-2^64+1", 1, ""},
		{"x1/2", 0, "x1=3, y1=5, x0=8: at character 1: the value 3/2 is not an integer"},
		{"1/(x0-8)", 0, "x1=3, y1=5, x0=8: at character 2: division by zero"},
	} {
		got, err := constraint(t, c.f).Limit(3, 5, 8)
		if got != c.want || (err == nil) != (c.fails == "") || err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%s: %d, %v; want %d and %q", c.f, got, err, c.want, c.fails)
		}
		var at *expr.Error
		if err != nil && !errors.As(err, &at) {
			t.Errorf("%s: the error has no character: %v", c.f, err)
		}
	}
}

// Many places at once have the values of each place alone, also where the
// block has to give up.
func TestLimits(t *testing.T) {
	const n = 3*expr.BlockSize/2 + 1
	for _, f := range []string{"x1+1", "y1-x1+x0", "if(y1=300, 1/(x0-7), x1)", "2^y1", "1/x1"} {
		c := constraint(t, f)
		var x1, y1, got [n]int64
		for i := range x1 {
			x1[i], y1[i] = int64(i%6), int64(i)
		}
		limits := c.Limits()
		for x0 := int64(6); x0 < 9; x0++ {
			first := limits.At(got[:], x1[:], y1[:], x0)
			var want error
			for i := range got {
				value, err := c.Limit(x1[i], y1[i], x0)
				if want == nil {
					want = err
				}
				if got[i] != value {
					t.Fatalf("%s at (%d,%d,%d) = %d, alone %d", f, x1[i], y1[i], x0, got[i], value)
				}
			}
			if fmt.Sprint(first) != fmt.Sprint(want) {
				t.Errorf("%s, x0 = %d: first error %v, want %v", f, x0, first, want)
			}
		}
	}
}

func TestUses(t *testing.T) {
	for f, want := range map[string][2]bool{"x1": {}, "y1": {true}, "x0-x1": {false, true}, "y1+x0": {true, true}} {
		if c := constraint(t, f); c.UsesY1() != want[0] || c.UsesX0() != want[1] || c.String() != f {
			t.Errorf("%s uses y1: %v, x0: %v", f, c.UsesY1(), c.UsesX0())
		}
	}
}

func ExampleConstraint() {
	half, _ := game.ParseConstraint("(x0+x1)/2")
	fmt.Println(half.Limit(3, 5, 9))
	fmt.Println(half.Limit(3, 5, 8))
	// Output:
	// 6 <nil>
	// 0 game: f has no value at x1=3, y1=5, x0=8: at character 1: the value 11/2 is not an integer; floor() or ceil() would make it one
}
