package constraint_test

import (
	"testing"

	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/recur"
	"wythoffatlas/core/sieve"
)

// window decides [0,side)² by elimination.
func window(t testing.TB, f *game.Constraint, side int64) *sieve.Window {
	t.Helper()
	w, err := sieve.NewWindow(constraint.Rules(f), game.Normal, side, side)
	if err != nil {
		t.Fatal(err)
	}
	w.Advance(side)
	if err := w.Err(); err != nil {
		t.Fatal(err)
	}
	return w
}

// rows are the first n candidates.
func rows(t testing.TB, f *game.Constraint, n int) []recur.Candidate {
	t.Helper()
	s := recur.Constrained(f)
	list := make([]recur.Candidate, n)
	for i := range list {
		var err error
		if list[i], err = s.Next(); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// Recursion, elimination and the definition agree for each named function of
// which Theorem 3 holds, and for T6, of which it holds although f is not
// positive.
func TestRoutesAgree(t *testing.T) {
	const side = 64
	for _, m := range constraint.Members() {
		f := member(t, m.Name)
		w, def := window(t, f, side), naive.Decide(constraint.Rules(f), game.Normal, side, side)
		candidates := map[[2]int64]bool{}
		for _, row := range rows(t, f, side) {
			candidates[[2]int64{row.A, row.B}] = true
		}
		for x := range int64(side) {
			for y := range int64(side) {
				if w.Has(x, y) != def.IsP(x, y) {
					t.Fatalf("%s: (%d, %d) is P by elimination: %v", m.Name, x, y, w.Has(x, y))
				}
				inS := candidates[[2]int64{min(x, y), max(x, y)}]
				if m.Name != "T4" && m.Name != "T5" && inS != def.IsP(x, y) {
					t.Fatalf("%s: (%d, %d) is a candidate: %v, P by definition: %v", m.Name, x, y, inS, def.IsP(x, y))
				}
			}
		}
	}
}

// The same on a larger window, where the definition would take too long, by
// what it means: a P-position has no move to one, and every other position has.
func TestKernel(t *testing.T) {
	side := int64(300)
	if testing.Short() {
		side = 120
	}
	for _, m := range constraint.Members() {
		f := member(t, m.Name)
		r, w := constraint.Rules(f), window(t, f, side)
		var found []game.Position
		for i := range side * side {
			if p := (game.Position{X: i / side, Y: i % side}); p.X <= p.Y && w.Has(p.X, p.Y) {
				found = append(found, p)
			}
		}
		for i := range side * side {
			p := game.Position{X: i / side, Y: i % side}
			if p.X > p.Y {
				if w.Has(p.X, p.Y) != w.Has(p.Y, p.X) {
					t.Fatalf("%s: (%d, %d) is not what its mirror image is", m.Name, p.X, p.Y)
				}
				continue
			}
			moves := 0
			for _, q := range found {
				if q != p && (r.Allows(p, q) || r.Allows(p, game.Position{X: q.Y, Y: q.X})) {
					moves++
				}
			}
			if isP := w.Has(p.X, p.Y); isP != (moves == 0) {
				t.Fatalf("%s: (%d, %d) is P: %v, and has %d moves to P-positions", m.Name, p.X, p.Y, isP, moves)
			}
		}
	}
}
