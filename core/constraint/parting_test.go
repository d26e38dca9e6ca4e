package constraint_test

import (
	"reflect"
	"testing"

	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// partings lists where S and P part, by total.
func partings(t *testing.T, name string, side int64, limit int) []constraint.Parting {
	t.Helper()
	f := member(t, name)
	list, end, err := constraint.Partings(f, window(t, f, side).Has, side, limit, nil)
	if end != nil || err != nil {
		t.Fatal(end, err)
	}
	return list
}

// Where the theorem does not apply: what P is instead, and the first positions
// at which S and P part.
func TestTheoremFails(t *testing.T) {
	// T4: the P-positions are (a, a²+a) with a = mex.
	w := window(t, member(t, "T4"), 2000)
	used, mex := map[int64]bool{}, int64(0)
	for a := mex; a*a+a < 2000; a = mex {
		if !w.Has(a, a*a+a) {
			t.Errorf("T4: (%d, %d) is not P", a, a*a+a)
		}
		used[a], used[a*a+a] = true, true
		for used[mex] {
			mex++
		}
	}
	// T5: as the paper says, (4,7) is not in S, yet no move leads from it to S.
	w = window(t, member(t, "T5"), 64)
	for i, p := range [][2]int64{{0, 0}, {1, 3}, {2, 6}, {4, 5}, {7, 10}, {8, 13}} {
		n := int64(0)
		for total := range p[0] + p[1] {
			for x := range total/2 + 1 {
				if w.Has(x, total-x) {
					n++
				}
			}
		}
		if !w.Has(p[0], p[1]) || n != int64(i) {
			t.Errorf("T5: (%d, %d) is P: %v, after %d others; should be after %d", p[0], p[1], w.Has(p[0], p[1]), n, i)
		}
	}

	type parting = constraint.Parting
	at := func(x, y int64, candidate bool) parting { return parting{game.Position{X: x, Y: y}, candidate} }
	for name, want := range map[string][]parting{
		"T4": {at(3, 8, true), at(4, 10, true), at(3, 12, false), at(5, 12, true)},
		"T5": {at(4, 5, false), at(4, 9, true), at(5, 12, true), at(7, 10, false)},
	} {
		if got := partings(t, name, 200, len(want)); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: S and P part at %v, want %v", name, got, want)
		}
	}
}

// Erratum. The paper says of Table 6 that its rows are not the P-positions,
// since (10,29), which is not in S, had no move into S. It has one, to (8,21):
// |(29−10)−(21−8)| = 6 < 8 = f(8,21,10). In fact S is P here as far as we look,
// although f is not positive.
func TestTable6Erratum(t *testing.T) {
	const side = 1200
	f := member(t, "T6")
	r := constraint.Rules(f)
	from, to := game.Position{X: 10, Y: 29}, game.Position{X: 8, Y: 21}
	if limit, err := f.Limit(8, 21, 10); err != nil || limit != 8 {
		t.Errorf("f(8, 21, 10) = %d, %v", limit, err)
	}
	if !r.Allows(from, to) {
		t.Error("(10, 29) → (8, 21) should be a move")
	}
	def := naive.Decide(r, game.Normal, 30, 30)
	if def.IsP(10, 29) || !def.IsP(8, 21) {
		t.Errorf("by definition, (10,29) is P: %v, (8,21) is P: %v", def.IsP(10, 29), def.IsP(8, 21))
	}
	inS := false
	for _, row := range rows(t, f, 10) {
		inS = inS || row.A == 8 && row.B == 21
	}
	if !inS {
		t.Error("(8, 21) should be in S")
	}
	if list := partings(t, "T6", side, 5); len(list) > 0 {
		t.Errorf("S and P part at %v", list)
	}
}

func TestPartingsNeverWhereTheTheoremHolds(t *testing.T) {
	for _, m := range constraint.Members() {
		if m.Name == "T4" || m.Name == "T5" {
			continue
		}
		if list := partings(t, m.Name, 1500, 3); len(list) > 0 {
			t.Errorf("%s: S and P part at %v", m.Name, list)
		}
	}
}

func TestPartingsSayWhereFHasNoValue(t *testing.T) {
	f := member(t, "x1/2")
	list, end, err := constraint.Partings(f, func(x, y int64) bool { return false }, 50, 10, nil)
	if end == nil || err != nil {
		t.Errorf("no error, but %v", list)
	}
}
