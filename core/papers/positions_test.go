package papers

import (
	"net/url"
	"slices"
	"strconv"
	"testing"

	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// rulesOf reads the game of a table, if it has two heaps.
func rulesOf(t *testing.T, table *Table) (r game.Ruleset, play game.Convention, ok bool) {
	t.Helper()
	values, err := url.ParseQuery(table.Game)
	if err != nil {
		t.Fatal(err)
	}
	if values.Get("play") == "misere" {
		play = game.Misere
	}
	number := func(key string) int64 {
		n, err := strconv.ParseInt(values.Get(key), 10, 64)
		if err != nil {
			t.Fatalf("%s: %v", table.Source(), err)
		}
		return n
	}
	equal := game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1}
	switch values.Get("game") {
	case "wythoff":
		r = game.Ruleset{First: game.All(), Second: game.All(), TwoHeap: equal}
	case "eew":
		even := game.Even()
		r = game.Ruleset{First: even, Second: even, TwoHeap: game.TwoHeapRule{D1: even, D2: even, S: number("s"), T: number("t")}}
	case "oew":
		r = oddEvenRules(number("s"), number("t"))
	case "rmwg":
		r = game.Ruleset{First: game.AtMost(number("r")), Second: game.AtMost(number("r")), TwoHeap: equal}
	case "subtraction":
		f, err := constraint.Parse(values.Get("f"))
		if err != nil {
			t.Fatalf("%s: %v", table.Source(), err)
		}
		r = constraint.Rules(f)
	default:
		return r, play, false
	}
	return r, play, true
}

// rowWrong reports whether a row has a cell that differs from the computed one.
func rowWrong(t *testing.T, table *Table) func(row int) bool {
	t.Helper()
	differences, err := table.Differences()
	if err != nil {
		t.Fatal(err)
	}
	return func(row int) bool {
		return slices.ContainsFunc(differences, func(d Difference) bool { return d.Row == row })
	}
}

// decide decides all positions up to those of a table, but none with many tokens.
func decide(t *testing.T, table *Table) (decided *naive.Grid, ok bool) {
	t.Helper()
	const most = 192
	rules, play, ok := rulesOf(t, table)
	if !ok || table.stands == nil {
		return nil, false
	}
	width, height := int64(0), int64(0)
	for i := range table.Printed {
		for _, p := range table.Positions(i) {
			width, height = max(width, p[0]+1), max(height, p[1]+1)
		}
	}
	return naive.Decide(rules, play, min(width, most), min(height, most)), true
}

// By the definition, the rows of the tables of two-heap games stand for
// P-positions, and rows that are wrong do not. Of S for T4 and T5 some rows are
// not P, as the paper says, but for T6 all are.
func TestPositionsByDefinition(t *testing.T) {
	for _, table := range All() {
		decided, ok := decide(t, table)
		if !ok {
			continue
		}
		isWrong := rowWrong(t, table)
		checked, not := 0, 0
		for i := range table.Printed {
			all, within := true, true
			for _, p := range table.Positions(i) {
				within = within && p[0] < decided.W && p[1] < decided.H
				all = all && within && decided.IsP(p[0], p[1])
			}
			if !within {
				continue
			}
			checked++
			if !all {
				not++
			}
			if !table.Candidates && all == isWrong(i) {
				t.Errorf("%s: row %d stands for P-positions only: %v, and is wrong: %v", table.Source(), i, all, isWrong(i))
			}
		}
		if checked < 2 || checked < len(table.Printed)/2 {
			t.Errorf("%s: only %d rows are checked", table.Source(), checked)
		}
		if table.Candidates && (not == 0) != (table.Number == "6") {
			t.Errorf("%s: %d rows are not P-positions", table.Source(), not)
		}
	}
}

// Where nothing is wrong, the columns of a table have no other P-positions, or,
// if the heaps may be exchanged, no others with x ≤ y.
func TestNothingIsMissing(t *testing.T) {
	for _, table := range All() {
		decided, ok := decide(t, table)
		if !ok || table.Number == "10" || table.Candidates && table.Number != "6" {
			continue
		}
		rules, _, _ := rulesOf(t, table)
		listed := map[game.Position]bool{}
		for i := range table.Printed {
			for _, p := range table.Positions(i) {
				listed[game.Position{X: p[0], Y: p[1]}] = true
				if rules.Symmetric() {
					listed[game.Position{X: p[1], Y: p[0]}] = true
				}
			}
		}
		if p, ok := parting(decided, listed, rules.Symmetric(), func(y int64) bool { return rowsReach(table, y) }); !ok {
			t.Errorf("%s: %v is a P-position: %v", table.Source(), p, decided.IsP(p.X, p.Y))
		}
	}
}

// parting returns the first position that is P and not listed, or listed and
// not P; ok is true if there is none.
func parting(decided *naive.Grid, listed map[game.Position]bool, half bool, reached func(y int64) bool) (p game.Position, ok bool) {
	for x := range decided.W {
		first := int64(0)
		if half {
			first = x
		}
		for y := first; y < decided.H && reached(y); y++ {
			if p = (game.Position{X: x, Y: y}); decided.IsP(x, y) != listed[p] {
				return p, false
			}
		}
	}
	return p, true
}

// rowsReach reports whether a table has all P-positions with that y, for x up
// to its last column: Table 2 of Liu, Li and Li stops after six in a column.
func rowsReach(table *Table, y int64) bool {
	if table.Part == "" {
		return true
	}
	for i := range table.Printed {
		row := table.Positions(i)
		if row[len(row)-1][1] < y {
			return false
		}
	}
	return true
}

// Table 2.1 by the definition, for three piles below 32: all its cells are P,
// and between the first and the last of a column there are no others.
func TestNimByDefinition(t *testing.T) {
	const side = 32
	var isP [6][side][side]bool
	for x := range isP {
		for y := range side {
			for z := range side {
				moves := false
				for u := range x {
					moves = moves || isP[u][y][z]
				}
				for v := range y {
					moves = moves || isP[x][v][z]
				}
				for w := range z {
					moves = moves || isP[x][y][w]
				}
				isP[x][y][z] = !moves
			}
		}
	}
	table := Find(hu2024.Title, "2.1")
	for j := range isP {
		i := 0
		for m := j; m < side && i < len(table.Printed); m++ {
			for n := m; n < side; n++ {
				if !isP[j][m][n] {
					continue
				}
				if got, want := table.Positions(i)[j], []int64{int64(j), int64(m), int64(n)}; !slices.Equal(got, want) {
					t.Errorf("column %d, row %d: %v is printed, should be %v", j, i, got, want)
				}
				i++
			}
		}
		if i < len(table.Printed) {
			t.Errorf("column %d has only %d P-positions", j, i)
		}
	}
}

// precedes reports whether b comes before a in lexicographic order.
func precedes(b, a []int64) bool { return slices.Compare(b, a) < 0 }

// differences is D(v) of Definition 5.
func differences(v []int64) (d []int64) {
	for j := range v {
		for i := range j {
			d = append(d, v[j]-v[i])
		}
	}
	return d
}

// Wytlex(3) by its definition (Definition 14): there is no move between the
// printed P-positions, and one to some of them from every other vector with
// piles that start below the next one.
func TestWytlexByDefinition(t *testing.T) {
	legal := func(a, b []int64) bool {
		return precedes(b, a) && (intersect(a, b) || intersect(differences(a), differences(b)))
	}
	table := Find(kleinFraenkel.Title, "1")
	var printed [][]int64
	for i := range table.Printed {
		printed = append(printed, table.Positions(i)...)
	}
	for v := range sorted(0, 26) {
		if v[0] > 23 {
			continue
		}
		isP := slices.ContainsFunc(printed, func(p []int64) bool { return slices.Equal(p, v) })
		moves := slices.ContainsFunc(printed, func(p []int64) bool { return legal(v, p) })
		if isP == moves {
			t.Errorf("%v is printed: %v, and has a move to a printed one: %v", v, isP, moves)
		}
	}
	for _, p := range printed {
		if slices.ContainsFunc(printed, func(q []int64) bool { return legal(p, q) }) {
			t.Errorf("%v has a move to a printed P-position", p)
		}
	}
}

// Wythoff(3) by playing out every move of Definition 2, for piles up to 13.
func TestWythoff3ByDefinition(t *testing.T) {
	printed := map[[3]int64]bool{}
	for i := range 13 {
		for _, table := range All() {
			if table.Part == "Wythoff(3)" {
				printed[[3]int64(table.Positions(i)[0])] = true
			}
		}
	}
	if len(printed) != 13 {
		t.Fatalf("%d positions are printed", len(printed))
	}
	for v := range sorted(0, 13) {
		reached := false
		for free := range 3 {
			i, j := (free+1)%3, (free+2)%3
			for rest := range v[free] + 1 {
				for k := range v[i] + 1 {
					for _, l := range []int64{0, k} {
						reached = reached || k > 0 && l <= v[j] && printed[order(rest, v[i]-k, v[j]-l)]
					}
				}
				for l := int64(1); l <= v[j]; l++ {
					reached = reached || printed[order(rest, v[i], v[j]-l)]
				}
			}
		}
		if isP := printed[[3]int64(v)]; isP == reached {
			t.Errorf("%v is printed: %v, and has a move to a printed one: %v", v, isP, reached)
		}
	}
}

func order(x, y, z int64) [3]int64 {
	v := [3]int64{x, y, z}
	slices.Sort(v[:])
	return v
}
