package show

import (
	"strings"
	"testing"

	"wythoffatlas/core/papers"
	"wythoffatlas/wasm/solve"
)

// What a row says of a position of two heaps leads there, if the game has a
// map; a table that is about no such positions has no links.
func TestPrintedTablesLink(t *testing.T) {
	for _, table := range papers.All() {
		print := solve.Printed(table)
		for i, row := range table.Printed {
			positions := table.Positions(i)
			wanted := MapLink(table.Game, nil) != "" && len(positions) > 0 && len(positions[0]) == 2
			linked := false
			for j := range row {
				linked = linked || strings.Contains(cellLink(print, i*len(row)+j), "at=")
			}
			if linked != wanted {
				t.Errorf("%s, row %d: linked is %v", table.Name(), i, linked)
			}
		}
	}
}

func TestMapLink(t *testing.T) {
	for _, c := range []struct {
		game string
		at   []int64
		want string
	}{
		{"game=wythoff", nil, "v=1&game=wythoff"},
		{"game=wythoff", []int64{3, 5}, "v=1&game=wythoff&at=3,5"},
		{"game=wythoff", []int64{19, 31}, "v=1&game=wythoff&x=19&y=31&z=4&at=19,31"},
		{"game=wythoff", []int64{1, 2, 3}, ""},
		{"game=chess", nil, ""},
	} {
		if got := MapLink(c.game, c.at); got != c.want {
			t.Errorf("%s %v: %q, want %q", c.game, c.at, got, c.want)
		}
	}
}
