package sieve

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// constrainedRules is the game of a constraint function.
func constrainedRules(t testing.TB, f string, box *game.Box) game.Ruleset {
	t.Helper()
	c, err := game.ParseConstraint(f)
	if err != nil {
		t.Fatal(err)
	}
	return game.Ruleset{First: game.All(), Second: game.All(), Constraint: c, Box: box}
}

// constraintFunctions are those of Fraenkel's paper and some that no theorem is
// about: not positive, not monotone, jumping, without a value here and there.
var constraintFunctions = []string{
	"1", "7", "1000", "0", "-1",
	"x1+1", "x0-x1", "y1-x1+1", "x1-floor((x1+1)/x0)+2", "x0-x1+2",
	"(-1)^y1-(-1)^x1+3", "x1*(1+(-1)^x1)+1", "(x0-x1)^2",
	"floor((x1+1)/x0)+1", "(1+(-1)^(y1+1))*x1/2",
	"2^y1", "2^x0", "10-x1", "20-x0", "(7*x1+5*y1) mod 11", "(7*x1+5*y1+3*x0) mod 11-2",
	"if(x0 mod 3=0,40,x1)", "x1/2", "x0/2", "12/(x1-3)", "12/(x0-4)+1", "y1-2*x1",
}

// compareConstrained holds a window and a stream against the definition.
func compareConstrained(t *testing.T, r game.Ruleset, play game.Convention, w, h int64) {
	t.Helper()
	name := fmt.Sprintf("f = %v, %v, %d by %d, box of %d", r.Constraint, play, w, h, (&terms{box: r.Box}).side())
	want := naive.Decide(r, play, w, h)
	win, err := NewWindow(r, play, w, h)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	stream, err := New(r, play, h)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	win.Advance(w)
	for x := range w {
		column := stream.Next()
		for y := range h {
			if got := win.Has(x, y); got != want.IsP(x, y) {
				t.Fatalf("%s: (%d,%d) is P: %v, by definition %v", name, x, y, got, want.IsP(x, y))
			}
			if got := column[y>>6]>>uint(y&63)&1 != 0; got != want.IsP(x, y) {
				t.Fatalf("%s: (%d,%d) is P in the stream: %v, by definition %v", name, x, y, got, want.IsP(x, y))
			}
		}
		if h&63 != 0 && column[h>>6]>>uint(h&63) != 0 {
			t.Fatalf("%s: column %d has P-positions above the height", name, x)
		}
	}
}

func TestConstraintFunctions(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for i, f := range constraintFunctions {
		for _, play := range []game.Convention{game.Normal, game.Misere} {
			for j, size := range [][2]int64{{36, 36}, {70, 16}, {16, 70}} {
				if testing.Short() && (i+j+int(play))%3 != 0 {
					continue
				}
				compareConstrained(t, constrainedRules(t, f, nil), play, size[0], size[1])
				box := randomBox(rng, 1+rng.Int64N(12), rng.Float64())
				compareConstrained(t, constrainedRules(t, f, box), play, size[0]/2, size[1]/2)
			}
		}
	}
}

// randomFunction writes a constraint function, with small numbers so that it
// has some positive values.
func randomFunction(rng *rand.Rand, depth int) string {
	if depth == 0 || rng.IntN(4) == 0 {
		return []string{"x1", "y1", "x0", "1", "2", "3", "7"}[rng.IntN(7)]
	}
	a, b := randomFunction(rng, depth-1), randomFunction(rng, depth-1)
	switch rng.IntN(8) {
	case 0:
		return "floor((" + a + ")/(" + b + "))"
	case 1:
		return "if((" + a + ")<(" + b + ")," + randomFunction(rng, depth-1) + "," + b + ")"
	case 2:
		return "abs(" + a + ")"
	case 3:
		return "(-1)^(" + a + ")+" + b
	}
	return "(" + a + ")" + []string{"+", "-", "*", " mod ", "/"}[rng.IntN(5)] + "(" + b + ")"
}

func TestRandomConstraints(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	n := 3000
	if testing.Short() {
		n = 300
	}
	for range n {
		r := constrainedRules(t, randomFunction(rng, 1+rng.IntN(3)), nil)
		if rng.IntN(3) == 0 {
			r.Box = randomBox(rng, 1+rng.Int64N(8), rng.Float64())
		}
		compareConstrained(t, r, game.Convention(rng.IntN(2)), 1+rng.Int64N(28), 1+rng.Int64N(28))
	}
}

// A few P-positions on one side of the diagonal leave their mark on both, and
// takings that cross the diagonal count.
func TestLopsidedBoxes(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 16))
	functions := []string{"x0-x1", "x0+y1-x1", "2*x0-y1", "(x0-x1)^2", "y1-x1+1",
		"if(x1=1,x0+9,1)", "if(y1 mod 3=1,x0+5,0)", "if(x1=y1,x0+5,0)", "if(x1<y1-1,x0+5,0)"}
	for i := range 400 {
		k := 1 + rng.Int64N(6)
		box := game.NewBox(k)
		for x, y := range rng.Perm(int(k)) { // at most one in a row and in a column
			box.Set(int64(x), int64(y), rng.IntN(4) > 0)
		}
		r := constrainedRules(t, functions[i%len(functions)], box)
		compareConstrained(t, r, game.Normal, 8+rng.Int64N(16), 8+rng.Int64N(16))
	}
}

func FuzzConstraint(f *testing.F) {
	for i, function := range constraintFunctions {
		f.Add(function, i%2 == 0, uint8(12), uint8(12), uint8(i%5), uint64(i))
	}
	f.Fuzz(func(t *testing.T, function string, misere bool, w, h, box uint8, seed uint64) {
		c, err := game.ParseConstraint(function)
		if err != nil || len(function) > 40 || strings.Count(function, "^") > 1 {
			return // towers of powers take long by the definition
		}
		r := game.Ruleset{First: game.All(), Second: game.All(), Constraint: c}
		if box > 0 {
			rng := rand.New(rand.NewPCG(seed, 0))
			r.Box = randomBox(rng, int64(box%8)+1, rng.Float64())
		}
		play := game.Normal
		if misere {
			play = game.Misere
		}
		compareConstrained(t, r, play, int64(w%12)+1, int64(h%12)+1)
	})
}

// Both ways to decide agree where both apply, in windows that are long enough
// for everything that moves with the columns to have moved, and out of reach
// of the definition.
func TestFixedAgreesWithCorner(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	for _, f := range constraintFunctions {
		r := constrainedRules(t, f, nil)
		if r.Constraint.UsesX0() || f == "2^y1" { // too large a number for each corner
			continue
		}
		for i, box := range []*game.Box{nil, randomBox(rng, 20, 0.1), randomBox(rng, 70, 0.9)} {
			if testing.Short() && i == 1 {
				continue
			}
			for _, size := range [][2]int64{{1400, 300}, {3000, 70}, {70, 1500}} {
				w, h := size[0], size[1]
				r.Box = box
				terms := terms{f: r.Constraint, box: box, misere: rng.IntN(2) == 0, height: h}
				a, b := newFixed(terms), newCorner(terms, r.Symmetric(), w)
				p, q := column{bits: make([]uint64, words(h))}, column{bits: make([]uint64, words(h))}
				for x := range w {
					a.next(&p)
					b.next(&q)
					if p.n != q.n || p.lo != q.lo || p.hi != q.hi || !slices.Equal(p.bits, q.bits) {
						t.Fatalf("f = %s, %d by %d, box of %d: column %d differs", f, w, h, terms.side(), x)
					}
				}
			}
		}
	}
}

// An arm finds the first place that no single P-position blocks.
func TestArm(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	for range 3000 {
		r := constrainedRules(t, fmt.Sprintf("(%d*x1+%d*y1+%d*x0) mod %d-1", rng.IntN(9), rng.IntN(9), rng.IntN(9), 1+rng.IntN(9)), nil)
		c := newCorner(terms{f: r.Constraint, height: 1 + rng.Int64N(80)}, false, 100)
		m := 1 + rng.Int64N(40)
		for range rng.IntN(40) {
			c.up.add(rng.Int64N(m), rng.Int64N(60))
		}
		start := rng.Int64N(50)
		want := start
		for blocks(&c.up, r.Constraint, m, want) {
			want++
		}
		if got := c.find(&c.up, m, start); got != want && (got < c.height || want < c.height) {
			t.Fatalf("%v: line %d of %v, %v is open at %d, should be %d", r.Constraint, m, c.up.across, c.up.along, got, want)
		}
		if got := c.up.search(m, start); got != want {
			t.Fatalf("%v: searching line %d of %v, %v says %d, should be %d", r.Constraint, m, c.up.across, c.up.along, got, want)
		}
	}
}

// blocks reports whether one of the P-positions of an arm blocks a place.
func blocks(a *arm, f *game.Constraint, m, at int64) bool {
	for i := range a.across {
		from, to := game.Position{X: m, Y: at}, game.Position{X: a.across[i], Y: a.along[i]}
		limit, err := f.Limit(min(to.X, to.Y), max(to.X, to.Y), m)
		k, l := m-to.X, at-to.Y
		if l == 0 || l > 0 && err == nil && max(k-l, l-k) < limit && from != to {
			return true
		}
	}
	return false
}

func TestEnds(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	var h ends
	var want []int64
	for range 500 {
		x := rng.Int64N(100)
		h.push(stepEnd{x, -x})
		want = append(want, x)
		if rng.IntN(3) == 0 {
			slices.Sort(want)
			if e := h.pop(); e != (stepEnd{want[0], -want[0]}) {
				t.Fatalf("popped %v, the least is %d", e, want[0])
			}
			want = want[1:]
		}
	}
	slices.Sort(want)
	for _, x := range want {
		if e := h.pop(); e.x != x {
			t.Fatalf("popped %v, the least is %d", e, x)
		}
	}
}

// Plain marking of what can move to each P-position, as the benchmark does it,
// decides a larger window the same way: no P-position can move to one, and all
// others can.
func TestForwardConstrained(t *testing.T) {
	side := int64(400)
	if testing.Short() {
		side = 200
	}
	for _, f := range constraintFunctions {
		r := constrainedRules(t, f, nil)
		w, err := NewWindow(r, game.Normal, side, side)
		if err != nil {
			t.Fatal(err)
		}
		w.Advance(side)
		for i, isP := range forwardConstrained(r.Constraint, side) {
			x, y := int64(i)/side, int64(i)%side
			if x <= y && (isP != w.Has(x, y) || isP != w.Has(y, x)) {
				t.Fatalf("f = %s: (%d,%d) is P by marking: %v", f, x, y, isP)
			}
		}
	}
}

// No allocation, but for lists that grow.
func TestConstraintMemory(t *testing.T) {
	for _, f := range []string{"x1+1", "3", "x0-x1", "x1-floor((x1+1)/x0)+2"} {
		s, err := New(constrainedRules(t, f, nil), game.Normal, 1000)
		if err != nil {
			t.Fatal(err)
		}
		allocs := testing.AllocsPerRun(1, func() {
			for range 1000 {
				s.Next()
			}
		})
		if allocs > 150 {
			t.Errorf("f = %s: %v allocations for a thousand columns", f, allocs)
		}
	}
}

func TestConstraintErrors(t *testing.T) {
	for _, c := range []struct{ f, says string }{
		{"x1+1", ""},
		{"x0-x1", ""},
		{"x1/2", "x1=1, y1=1, x0=2: at character 1: the value 1/2 is not an integer"},
		{"1/(x0-4)", "x1=0, y1=0, x0=1: at character 1: the value -1/3"},
		{"if(x0<9,1,x1/(x1-3)*0)", "x1=3, y1=5, x0=9: at character 13: division by zero"},
	} {
		w, err := NewWindow(constrainedRules(t, c.f, nil), game.Normal, 30, 30)
		if err != nil {
			t.Fatal(err)
		}
		w.Advance(0)
		if err := w.Err(); err != nil {
			t.Errorf("f = %s: an error before anything is decided: %v", c.f, err)
		}
		for !w.Advance(10) {
		}
		if err := w.Err(); (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("f = %s: %v, want %q", c.f, err, c.says)
		}
	}
	r := constrainedRules(t, "1", nil)
	r.First = game.Odd()
	if _, err := New(r, game.Normal, 10); err == nil || !strings.Contains(err.Error(), "any number must be allowed") {
		t.Errorf("odd takings from the first heap: %v", err)
	}
}
