package gametest

import (
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
)

// A printedTable is a table of a paper that lists P-positions (a[n], b[n]).
type printedTable struct {
	source string
	links  []map[string]string // every game that it is a table of
	a, b   []int64
}

var printedTables = []printedTable{
	{
		source: "Hu, Exploring variations of Wythoff Nim, Table 2.2",
		links: []map[string]string{
			{"game": "wythoff"},
			{"game": "a-wythoff", "a": "1"},
			{"game": "st-wythoff", "s": "1", "t": "1"},
			{"game": "wab", "a": "1", "b": "1"},
		},
		a: []int64{0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19},
		b: []int64{0, 2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31},
	},
	{
		source: "Liu, Li and Li, A restricted version of Wythoff’s game, Table 1",
		links:  []map[string]string{{"game": "wythoff"}},
		a:      []int64{0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30},
		b:      []int64{0, 2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49},
	},
	{
		source: "Fraenkel, New games related to old and new sequences, Table 8",
		links:  []map[string]string{{"game": "st-wythoff", "s": "2", "t": "2"}},
		a:      []int64{0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 16, 17, 19, 20},
		b:      []int64{0, 4, 8, 12, 18, 22, 26, 32, 36, 40, 46, 50, 54, 58, 62, 68, 72},
	},
}

// Every route must print the tables of the papers.
func TestPrintedTables(t *testing.T) {
	for _, table := range printedTables {
		for _, link := range table.links {
			g, problems := catalog.Parse(link)
			if len(problems) > 0 {
				t.Fatal(problems)
			}
			for route, rows := range rowsByRoute(t, g, len(table.a)) {
				for n, p := range rows {
					if want := (game.Position{X: table.a[n], Y: table.b[n]}); p != want {
						t.Errorf("%s: %s by %s: row %d is (%d, %d), printed is (%d, %d)",
							table.source, g.Name(), route, n, p.X, p.Y, want.X, want.Y)
					}
				}
			}
		}
	}
}
