package solve

import (
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
)

var piled = []string{
	"game=wytlex&k=3", "game=wytlex&k=4&play=misere", "game=variable-wytlex&k=3&f=2",
	"game=variable-wytlex&k=2&f=vile", "game=wythoff-k&k=3", "game=nim&k=3",
}

// Klein and Fraenkel, Table 1.
func TestRowsOfPiles(t *testing.T) {
	reply := get[*protocol.Table](t, standard, &protocol.Rows{Game: "game=wytlex&k=3", From: "11", Count: 2})
	if got := strings.Join(reply.Cells, " "); got != "11 20 37 53 12 23 42 61" || strings.Join(reply.Columns, " ") != "n p₁ p₂ p₃" {
		t.Errorf("%s %s", reply.Columns, got)
	}
	reply = get[*protocol.Table](t, standard, &protocol.Rows{Game: "game=wythoff-k&k=3", From: "12", Count: 1})
	if got := strings.Join(reply.Cells, " "); got != "12 23 39 58" {
		t.Errorf("Wythoff(3): %s", got)
	}
	reply = get[*protocol.Table](t, standard, &protocol.Rows{Game: "game=variable-wytlex&k=3&f=1+p3-p2", From: "0", Count: 100})
	if reply.Len() != 100 || reply.Note != "" || len(reply.Row(99)[3]) < 40 {
		t.Errorf("%d rows, %q", reply.Len(), reply.Note)
	}
	reply = get[*protocol.Table](t, standard, &protocol.Rows{Game: "game=variable-wytlex&k=3&f=1+p3^3", From: "0", Count: 100})
	if reply.Len() < 10 || reply.Len() == 100 || !strings.Contains(reply.Note, "what fits is the first "+strconv.Itoa(reply.Len())+" rows") {
		t.Errorf("%d rows, %q", reply.Len(), reply.Note)
	}
}

// The examples of §2.1 of the paper, and Table 2.
func TestInspectVectors(t *testing.T) {
	for _, c := range []struct {
		link, from, to string
		legal          bool
		outcome        string
	}{
		{"game=wytlex&k=3", "0 10 30", "0 0 0", true, "N"},
		{"game=wytlex&k=3", "30 0 10", "50 9 0", true, "N"},
		{"game=wytlex&k=3", "10 10 20", "5 12 12", true, "N"},
		{"game=wytlex&k=3", "1 2 3", "0 0 0", false, "P"},
		{"game=wytlex&k=3", "23 39 58", "20 37 53", true, "N"},
		{"game=variable-wytlex&k=3&f=1+p3-p2", "2 4 6", "0 1 1", false, "N"},
		{"game=variable-wytlex&k=3&f=1+p3-p2", "2 4 6", "0 1 2", true, "N"},
		{"game=wythoff-k&k=3", "23 39 58", "20 37 53", false, "P"},
		{"game=nim&k=3", "1 2 4", "1 2 3", true, "N"},
	} {
		reply := get[*protocol.Inspected](t, standard, &protocol.Inspect{Game: c.link, At: strings.Fields(c.from), To: strings.Fields(c.to)})
		if reply.Legal != c.legal || len(reply.Reasons) == 0 || reply.Outcome != c.outcome {
			t.Errorf("%s: %s to %s: %+v", c.link, c.from, c.to, reply)
		}
		if (len(reply.Way) > 0) != c.legal || (len(reply.Moves) > 0) != (c.outcome == "N") {
			t.Errorf("%s: %s to %s: a taking %v, moves %v", c.link, c.from, c.to, reply.Way, reply.Moves)
		}
	}
}

// Owners say the same as rows.
func TestOwners(t *testing.T) {
	for _, link := range piled[:5] {
		const n = 300
		owned := get[*protocol.Owned](t, standard, &protocol.Owners{Game: link, From: "0", Count: n}).Piles
		rows := get[*protocol.Table](t, standard, &protocol.Rows{Game: link, From: "0", Count: n})
		seen := make([]byte, n)
		for i := range rows.Len() {
			for pile, cell := range rows.Row(i)[1:] {
				if v, err := strconv.Atoi(cell); err == nil && v < n && seen[v] == 0 {
					seen[v] = byte(pile + 1)
				}
			}
		}
		for v := 1; v < n; v++ {
			if owned[v] != seen[v] && !(v == 1 && strings.Contains(link, "misere")) {
				t.Errorf("%s: %d is in sequence %d, the rows say %d", link, v, owned[v], seen[v])
				break
			}
		}
	}
}

// A tile of a map shows the rows of the table and nothing else. What it says is
// empty stays so, however many rows are listed.
func TestPlots(t *testing.T) {
	for i, link := range piled {
		if testing.Short() && i%3 > 0 {
			continue
		}
		count := uint64(1 << 15)
		if strings.Contains(link, "wythoff-k") {
			count = 200
		}
		d := newDesk(standard)
		rows := got[*protocol.Table](t, d, &protocol.Rows{Game: link, From: "0", Count: count})
		for _, axes := range [][2]uint64{{1, 2}, {0, 2}, {2, 0}, {2, 1}} {
			if testing.Short() && axes[0] != 1 {
				continue
			}
			texels := got[*protocol.Shades](t, d, &protocol.Tile{Game: link, Axes: axes, IX: "0", IY: "0"}).Texels
			want := map[int]bool{}
			for i := range rows.Len() {
				x, _ := strconv.Atoi(rows.Row(i)[axes[0]])
				y, _ := strconv.Atoi(rows.Row(i)[axes[1]])
				if x < protocol.TileSize && y < protocol.TileSize {
					want[y*protocol.TileSize+x] = true
				}
			}
			inked, open := 0, 0
			for i, shade := range texels {
				switch {
				case shade > raster.Undecided:
					inked++
					if !want[i] {
						t.Fatalf("%s, axes %v: a point at %d, %d", link, axes, i%protocol.TileSize, i/protocol.TileSize)
					}
				case shade == raster.Undecided:
					open++
				case want[i]:
					t.Fatalf("%s, axes %v: no point at %d, %d", link, axes, i%protocol.TileSize, i/protocol.TileSize)
				}
			}
			if inked < 5 || open > 0 && strings.HasPrefix(link, "game=wytlex") {
				t.Errorf("%s, axes %v: %d points, %d texels undecided", link, axes, inked, open)
			}
		}
	}
}

// A point of a map names its row.
func TestSeekVectors(t *testing.T) {
	const wytlex = "game=wytlex&k=3"
	for _, c := range []struct {
		axes   []uint64
		values []string
		want   string
	}{
		{[]uint64{1, 3}, []string{"23", "61"}, "12: 23 42 61"},
		{[]uint64{3, 1}, []string{"61", "23"}, "12: 23 42 61"},
		{[]uint64{0}, []string{"12"}, "12: 23 42 61"},
		{[]uint64{0, 2}, []string{"12", "42"}, "12: 23 42 61"},
		{[]uint64{2}, []string{"42"}, "12: 23 42 61"},
		{[]uint64{1, 3}, []string{"23", "60"}, ""},
		{[]uint64{1}, []string{"42"}, ""},
	} {
		reply := get[*protocol.Found](t, standard, &protocol.Seek{Game: wytlex, Axes: c.axes, Values: c.values})
		got := ""
		for _, row := range reply.Rows {
			got += row.N + ": " + strings.Join(row.At, " ")
		}
		if got != c.want || (got == "") != (reply.Note != "") {
			t.Errorf("%v = %v: %q, %q", c.axes, c.values, got, reply.Note)
		}
	}
}

// What scripts ask of vectors.
func TestScriptsOfVectors(t *testing.T) {
	const wytlex = "game=wytlex&k=3"
	if got := get[*protocol.Letters](t, standard, &protocol.Outcomes{Game: wytlex, Positions: []string{"61", "23", "42", "1", "2", "4"}}); got.Outcomes != "PN" {
		t.Errorf("outcomes %+v", got)
	}
	large := append([]string{"1", "2", "4"}, strings.Repeat("9", 1000))
	if got := get[*protocol.Letters](t, standard, &protocol.Outcomes{Game: "game=nim&k=4", Positions: large}); got.Outcomes != "N" {
		t.Errorf("outcomes %+v", got)
	}
	far := []string{"9" + strings.Repeat("0", 30), "2" + strings.Repeat("0", 31), "5" + strings.Repeat("0", 31)}
	if got := get[*protocol.Letters](t, standard, &protocol.Outcomes{Game: wytlex, Positions: far}); got.Outcomes != "?" || !strings.Contains(got.Reason, "what fits is") {
		t.Errorf("outcomes %+v", got)
	}
	if got := get[*protocol.Owns](t, standard, &protocol.Owner{Game: wytlex, N: "61"}); got.Row != "12" || got.Pile != 3 {
		t.Errorf("an owner %+v", got)
	}
	if got := get[*protocol.Trending](t, standard, &protocol.Trend{Game: wytlex}); len(got.Row) != 4 || got.Row[0] != "100000" {
		t.Errorf("a trend %+v", got)
	}
	if got := get[*protocol.Trending](t, standard, &protocol.Trend{Game: "game=nim&k=3"}); len(got.Row) != 0 {
		t.Errorf("a trend %+v", got)
	}
	for _, c := range []struct {
		ask  protocol.Body
		says string
	}{
		{&protocol.Inspect{Game: wytlex, At: []string{"1", "2"}}, "has 3 heaps, and the position has 2"},
		{&protocol.Inspect{Game: wytlex, At: []string{"1", "2", "-3"}}, "Heap 3 must not be negative"},
		{&protocol.Inspect{Game: wytlex, At: []string{"1", "2", "x"}}, "whole number"},
		{&protocol.Owner{Game: "game=wythoff", N: "5"}, "K piles"},
		{&protocol.Owner{Game: wytlex, N: strings.Repeat("9", 40)}, "up to 1000000000"},
		{&protocol.Verify{Game: wytlex, N: "100000"}, "n must be from 1 to"},
	} {
		if reply := get[*protocol.Error](t, standard, c.ask); !strings.Contains(reply.Message, c.says) {
			t.Errorf("%+v: %q does not say %q", c.ask, game.ClipTo(reply.Message, 200), c.says)
		}
	}
	if got := get[*protocol.Table](t, standard, &protocol.Rows{Game: "game=wytlex&k=16", From: "1000000000", Count: 10}); got.Len() != 0 || !strings.Contains(got.Note, "what fits is") {
		t.Errorf("rows %+v", got)
	}
}

// Counts of vectors are those of the rows, and nothing is claimed beyond.
func TestCountVectors(t *testing.T) {
	for _, link := range piled {
		rows := get[*protocol.Table](t, standard, &protocol.Rows{Game: link, From: "0", Count: 150})
		k := len(rows.Columns) - 1
		from, to := make([]string, k), make([]string, k)
		for i := range from {
			from[i], to[i] = "0", "30"
		}
		from[0] = "1"
		want := 0
		for i := range rows.Len() {
			within := true
			for j, cell := range rows.Row(i)[1:] {
				v, _ := strconv.Atoi(cell)
				within = within && (j > 0 || v >= 1) && v < 30
			}
			if within {
				want++
			}
		}
		if link == "game=nim&k=3" {
			want = nimWithin(30)
		}
		if got := get[*protocol.Counted](t, standard, &protocol.Count{Game: link, From: from, To: to}).N; got != strconv.Itoa(want) {
			t.Errorf("%s: %s, and the rows have %d", link, got, want)
		}
	}
}

// nimWithin counts 1 ≤ a ≤ b ≤ c < n with a ⊕ b = c.
func nimWithin(n int) (count int) {
	for a := 1; a < n; a++ {
		for b := a; b < n; b++ {
			if c := a ^ b; c >= b && c < n {
				count++
			}
		}
	}
	return count
}

func TestStudyPiles(t *testing.T) {
	for link, says := range map[string][]string{
		"game=wytlex&k=3":                                 {"Each integer from 1 to", "p₂/p₁ about 1.90", "p₁ is no ⌊nα + β⌋ for n from 1 to 3:"},
		"game=wythoff-k&k=4":                              {"27 is in rows 12 and 13, [27, 52, 81, 104] and [27, 55, 80, 103]"},
		"game=nim&k=3":                                    {"Every number is in many"},
		"game=variable-wytlex&k=2&f=vile":                 {"It is a disjoint cover", "It is monotonic", "f(1, 2) = ", "are its terms"},
		"game=variable-wytlex&k=2&f=beatty:3/2,,3,-1":     {"q is at least 3", "are its terms"},
		"game=variable-wytlex&k=2&f=list:1,3,4;2,5,7":     {"The first 3 P-positions"},
		"game=variable-wytlex&k=2&f=list:1,2,3;2,5,7":     {"no disjoint cover"},
		"game=variable-wytlex&k=2&f=1+p1+p2&play=misere":  {"Growth"},
		"game=wytlex&k=16&play=misere":                    {"in p₁₆."},
		"game=variable-wytlex&k=3&f=1+p3-p2":              {"Each integer", "·10^", "p₂, p₃. No line", "So far the others", "p₂: the terms from row"},
		"game=variable-wytlex&k=3&f=1+p1":                 {"Each integer", "p₂, p₃. No line", "p₃ is no ⌊nα + β⌋ for n from 32768"},
		"game=variable-wytlex&k=2&f=beatty:(1+sqrt(5))/2": {"are its terms"},
	} {
		if testing.Short() && !strings.Contains(link, "list:") && !strings.HasSuffix(link, "k=3") {
			continue // each takes a second, and seconds in a browser
		}
		reply := get[*protocol.Studied](t, standard, &protocol.Study{Game: link})
		var all []string
		for _, section := range reply.Sections {
			all = append(append(all, section.Title), section.Sentences...)
		}
		for _, words := range says {
			if text := strings.Join(all, "\n"); !strings.Contains(text, words) {
				t.Errorf("%s: %q is not in\n%s", link, words, text)
			}
		}
	}
}

// However long the numbers are, an answer has an end.
func TestLongRowsEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("some seconds, and many more in a browser")
	}
	for _, c := range []struct {
		link, from string
		count      uint64
	}{
		{"game=wythoff", "1" + strings.Repeat("0", 1000), maxRows},
		{"game=variable-wytlex&k=2&f=1+p1+p2", "20000", 2000},
	} {
		reply := get[*protocol.Table](t, standard, &protocol.Rows{Game: c.link, From: c.from, Count: c.count})
		if reply.Len() == 0 || reply.Len() == int(c.count) || !strings.Contains(reply.Note, "fewer rows") {
			t.Errorf("%s: %d rows, %q", c.link, reply.Len(), reply.Note)
		}
	}
}
