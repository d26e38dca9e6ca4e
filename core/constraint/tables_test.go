package constraint_test

import (
	"testing"

	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/recur"
	"wythoffatlas/core/sieve"
)

// A printedTable is a table of Fraenkel's paper: the first rows of S.
type printedTable struct {
	source, member string
	a, b           []int64
	right          []int64 // what b should be where the print is wrong
}

var printedTables = []printedTable{
	{"Table 1", "G1",
		[]int64{0, 1, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18, 19, 20},
		[]int64{0, 2, 6, 11, 17, 25, 34, 44, 55, 68, 82, 97, 113, 130, 149, 169, 190}, nil},
	{"Table 2", "G2",
		[]int64{0, 1, 3, 4, 5, 7, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23},
		[]int64{0, 2, 6, 8, 10, 14, 18, 22, 24, 26, 30, 32, 34, 38, 40, 42, 46}, nil},
	{"Table 3", "G3",
		[]int64{0, 1, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19},
		[]int64{0, 2, 6, 11, 20, 38, 71, 136, 265, 523, 1036, 2061, 4110, 8207, 16400, 32785, 65554}, nil},
	{"Table 4", "T4",
		[]int64{0, 1, 3, 4, 5, 6, 7, 9, 11, 13, 15, 17, 18, 19, 20, 21, 23},
		[]int64{0, 2, 8, 10, 12, 14, 16, 22, 28, 34, 40, 46, 48, 50, 52, 54, 60}, nil},
	{"Table 5", "T5",
		[]int64{0, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23},
		[]int64{0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48}, nil},
	{"Table 6", "T6",
		[]int64{0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20},
		[]int64{0, 1, 3, 7, 12, 13, 21, 30, 31, 42, 45, 60, 61, 78, 79, 98, 99}, nil},
	{"Table 7", "Ex1",
		[]int64{0, 1, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 16, 17, 19, 20},
		[]int64{0, 2, 7, 12, 18, 25, 35, 45, 56, 68, 83, 98, 114, 131, 149, 170, 191}, nil},
	{"Table 8", "Ex2",
		[]int64{0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 16, 17, 19, 20},
		[]int64{0, 4, 8, 12, 18, 22, 26, 32, 36, 40, 46, 50, 54, 58, 62, 68, 72}, nil},
	{"Table 9", "Ex3",
		[]int64{0, 1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 18, 19},
		[]int64{0, 4, 10, 14, 21, 25, 27, 31, 33, 38, 44, 48, 55, 59, 61, 65, 67}, nil},
	// Erratum. b_n = b_{n−1} + (−1)^a_{n−1}·a_{n−1} + a_n + 1, the paper says, so
	// that row 6 is 33+8+9+1 = 51; the table has 42 and goes on from there, until
	// row 12 should have 96+14+15+1 = 126 on its own terms, but has 136.
	{"Table 10", "Ex4",
		[]int64{0, 1, 3, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20},
		[]int64{0, 2, 5, 7, 18, 33, 42, 44, 66, 68, 94, 96, 136, 138, 172, 175, 177},
		[]int64{0, 2, 5, 7, 18, 33, 51, 53, 75, 77, 103, 105, 135, 137, 171, 174, 176}},
}

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

// Every table of the paper is S by the recursion, as printed. Where the
// theorem applies it is what elimination finds, too.
func TestPrintedTables(t *testing.T) {
	for _, table := range printedTables {
		b := table.right
		if b == nil {
			b = table.b
		}
		f := member(t, table.member)
		for n, row := range rows(t, f, len(b)) {
			if row.A != table.a[n] || row.B != b[n] {
				t.Errorf("%s, %s: row %d is (%d, %d), should be (%d, %d)", table.source, table.member, n, row.A, row.B, table.a[n], b[n])
			}
		}
		if table.member == "T4" || table.member == "T5" {
			continue // S is not P: see TestTheoremFails
		}
		const side = 8208 // all of Table 3 but its last three rows
		w := window(t, f, min(b[len(b)-1]+1, side))
		for n, a := range table.a {
			if b := b[n]; b < side && (!w.Has(a, b) || !w.Has(b, a)) {
				t.Errorf("%s, %s: (%d, %d) is not P by elimination", table.source, table.member, a, b)
			}
		}
	}
}

// Erratum. Rows 6 to 16 of Table 10 are not what the paper's own formula and
// the definition give, and rows 0 to 5 are.
func TestTable10Erratum(t *testing.T) {
	table := printedTables[len(printedTables)-1]
	w := window(t, member(t, table.member), 200)
	for n, a := range table.a {
		if isP, wrong := w.Has(a, table.b[n]), n >= 6; isP == wrong {
			t.Errorf("%s: (%d, %d), row %d as printed, is P: %v", table.source, a, table.b[n], n, isP)
		}
	}
	def := naive.Decide(constraint.Rules(member(t, "Ex4")), game.Normal, 10, 52)
	if def.IsP(9, 42) || !def.IsP(9, 51) {
		t.Errorf("by definition, (9, 42) is P: %v, (9, 51) is P: %v", def.IsP(9, 42), def.IsP(9, 51))
	}
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
