package papers

import (
	"fmt"
	"math/big"
	"net/url"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// wrong are the cells in which the papers are wrong: table, heading, printed
// and right cells from a row on, every step-th.
var wrong = []struct {
	table          *Table
	row, step      int
	head           string
	printed, right string
}{
	{Find(liuLi2014.Title, "10"), 2, 2, "Hₙ", "5 9 13 17 21 25 29", "4 6 8 10 12 14 16"},
	{Find(liuLi2014.Title, "10"), 2, 2, "H′ₙ", "6 10 14 18 22 26 30", "5 7 9 11 13 15 17"},
	{Find(fraenkel2004.Title, "10"), 6, 1, "bₙ", "42 44 66 68 94 96 136 138 172 175 177", "51 53 75 77 103 105 135 137 171 174 176"},
	{Find(kleinFraenkel.Title, "2"), 4, 1, "D(B)", "{1}", "{1, 2}"},
	{Find(kleinFraenkel.Title, "2"), 4, 1, "D(B) + [0, f(B))", "{1, 2}", "{1, 2, 3}"},
}

// Every table of the papers is what we compute, but for the cells of wrong.
func TestTables(t *testing.T) {
	want := map[*Table][]Difference{}
	for _, w := range wrong {
		printed, right := []string{w.printed}, []string{w.right}
		if !strings.Contains(w.printed, "{") {
			printed, right = strings.Fields(w.printed), strings.Fields(w.right)
		}
		for i := range printed {
			d := Difference{w.row + i*w.step, slices.Index(w.table.Heads, w.head), printed[i], right[i]}
			want[w.table] = append(want[w.table], d)
		}
	}
	for _, table := range All() {
		got, err := table.Differences()
		if err != nil {
			t.Error(err)
			continue
		}
		byCell := func(a, b Difference) int { return (a.Row-b.Row)*100 + a.Column - b.Column }
		slices.SortFunc(want[table], byCell)
		if !slices.Equal(got, want[table]) {
			t.Errorf("%s: differs in %v, should in %v", table.Source(), got, want[table])
		}
		if len(got) > 0 && len(table.Errata()) == 0 {
			t.Errorf("%s differs, and no erratum says why", table.Source())
		}
	}
}

// The tables of each paper, with their numbers of rows.
func TestTranscripts(t *testing.T) {
	counts := []string{
		"1:15 2:15 3:15 4:15 5:15 6:15 7:15 8:15 9:15 10:15",
		"1:17 2:17 3:17 4:17 5:17 6:17 7:17 8:17 9:17 10:17 11:60",
		"2.1:11 2.2:13",
		"1:20 2:2 2:3 2:4 2:6",
		"1:13 1:13 2:10",
	}
	var words []string
	for i, table := range All() {
		if i > 0 && table.Paper != All()[i-1].Paper {
			words = append(words, "/")
		}
		words = append(words, fmt.Sprintf("%s:%d", table.Number, len(table.Printed)))
	}
	if got, want := strings.Join(words, " "), strings.Join(counts, " / "); got != want {
		t.Errorf("tables and rows are %s, should be %s", got, want)
	}
	for _, table := range All() {
		for i, row := range table.Printed {
			if len(row) != len(table.Heads) {
				t.Errorf("%s: row %d has %d cells under %d headings", table.Source(), i, len(row), len(table.Heads))
			}
		}
		if table.Caption == "" || table.Meaning == "" || !strings.HasPrefix(table.Game, "game=") {
			t.Errorf("%s lacks a text", table.Source())
		}
		if strings.Contains(table.Source(), "(0)") {
			t.Errorf("%s: a year that is not known is printed", table.Source())
		}
	}
}

// Where the rows are numbered they count from 0 (Table 11: from 1), and the
// sequences increase.
func TestMonotone(t *testing.T) {
	for _, table := range All() {
		n := slices.Index(table.Heads, "n")
		if n < 0 {
			continue
		}
		first := int64(0)
		if table.Number == "11" {
			first = 1
		}
		for i, v := range table.column(n) {
			if v != first+int64(i) {
				t.Errorf("%s: row %d is numbered %d", table.Source(), i, v)
			}
		}
		if strings.HasPrefix(table.Game, "game=oew") || table.Number == "11" {
			continue // every second column of these has 0 and 1
		}
		start := 0
		if table.Paper == liuLi2014 && table.Number == "6" {
			start = 1 // (4, 4) comes first
		}
		for j := range table.Heads {
			column := table.column(j)
			for i := start + 1; i < len(column); i++ {
				if column[i] <= column[i-1] {
					t.Errorf("%s: %s does not increase at row %d", table.Source(), table.Heads[j], i)
				}
			}
		}
	}
}

// The recursions of Liu & Li that our sets for EEW do not use: Eqs. 10, 12, 13.
func TestEvenEvenRecursions(t *testing.T) {
	for _, c := range []struct {
		number         string
		s, t           int64
		c, first, step int64 // B_n = sA_n + step·n + c; A_0 = first
	}{
		{"1", 1, 1, 0, 0, 2}, {"2", 2, 2, 0, 0, 2}, {"5", 2, 2, 2, 0, 2}, {"6", 1, 1, 0, 4, 2},
	} {
		used := map[int64]bool{}
		for n, row := range Find(liuLi2014.Title, c.number).Printed {
			a := int64(0)
			for used[a] {
				a++
			}
			if n == 0 {
				a = c.first
			}
			b := c.s*a + (c.t+c.t%2)*int64(n) + c.c
			if want := numbers(int64(n), a, b); !slices.Equal(row, want) {
				t.Errorf("Table %s prints %v, the recursion gives %v", c.number, row, want)
			}
			used[a], used[a+1], used[b], used[b+1] = true, true, true, true
		}
	}
}

// Theorem 2 of Fraenkel, and his remark that Example 2 is a game that has a
// number system: sets that do not come from the recursion.
func TestClosedForms(t *testing.T) {
	for number, set := range map[string]*exact.Set{
		"2": exact.G2(), "3": exact.G3(), "8": exact.ST(2, 2, game.Normal),
	} {
		for _, row := range Find(fraenkel2004.Title, number).Printed {
			p := parseVector(row[1] + " " + row[2])
			if !set.Has(big.NewInt(p[0]), big.NewInt(p[1])) {
				t.Errorf("Table %s: (%d, %d) is not in the set", number, p[0], p[1])
			}
		}
	}
}

// Table 11 as §6 explains it: digits below 4, 0 or 1 to the right of a 3, and
// an even number of zeros at the end for the aₙ of Table 8.
func TestNumerals(t *testing.T) {
	weights := []int64{50, 14, 4, 1}
	ofA := Find(fraenkel2004.Title, "8").column(1)
	for _, row := range Find(fraenkel2004.Title, "11").Printed {
		n := parseVector(row[4])[0]
		sum, zeros, last := int64(0), 0, int64(0)
		for i, w := range weights {
			if row[i] == "" {
				continue
			}
			d := parseVector(row[i])[0]
			if d > 3 || last == 3 && d > 1 {
				t.Errorf("%d: %v breaks the rule for digits", n, row)
			}
			if zeros++; d > 0 {
				zeros = 0
			}
			sum, last = sum+d*w, d
		}
		if sum != n {
			t.Errorf("%d: %v is worth %d", n, row, sum)
		}
		if n <= 20 && slices.Contains(ofA, n) != (zeros%2 == 0) {
			t.Errorf("%d: %v ends in %d zeros", n, row, zeros)
		}
	}
}

// Where the catalogue has the game already, the link of a table means it.
func TestLinks(t *testing.T) {
	for _, table := range All() {
		values, err := url.ParseQuery(table.Game)
		if err != nil {
			t.Errorf("%s: %v", table.Source(), err)
			continue
		}
		if values.Has("k") || catalog.Find(values.Get("game")) == nil {
			continue
		}
		flat := map[string]string{}
		for key := range values {
			flat[key] = values.Get(key)
		}
		g, problems := catalog.Parse(flat)
		if len(problems) > 0 || g.Link() != table.Game {
			t.Errorf("%s: %s reads as %s: %v", table.Source(), table.Game, g.Link(), problems)
		}
	}
}

func TestFind(t *testing.T) {
	for _, table := range All() {
		if got := Find(table.Paper.Title, table.Number); got == nil || got.Paper != table.Paper || got.Number != table.Number {
			t.Errorf("%s is not found", table.Source())
		}
	}
	if Find(hu2024.Title, "10") != nil {
		t.Error("a table is found that does not exist")
	}
}
