package solve

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"math/big"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
)

// links are games with and without a theorem, symmetric and not.
var links = []string{
	"game=wythoff", "game=wythoff&play=misere", "game=st-wythoff&s=2&t=3", "game=st-wythoff&s=3&t=2&play=misere",
	"game=wab&a=2&b=3", "game=wab&a=3&b=1", undecided, "game=wab&a=2&b=2&play=misere",
	"game=subtraction&f=G1", "game=subtraction&f=Ex1", "game=subtraction&f=Ex3", "game=subtraction&f=Ex4",
}

// An oracle is the P-positions of [0,side)² by the definition.
type oracle struct {
	*plane
	side int64
	isP  map[game.Position]bool
}

func newOracle(t *testing.T, link string, side int64) oracle {
	t.Helper()
	p, err := newDesk(small).plane(link)
	if err != nil {
		t.Fatal(err)
	}
	o := oracle{p, side, map[game.Position]bool{}}
	for x := range side {
		for y := range side {
			q := game.Position{X: x, Y: y}
			if len(o.winning(q)) == 0 && (p.Play == game.Normal || !p.Rules.Terminal(q)) {
				o.isP[q] = true
			}
		}
	}
	return o
}

// winning lists the P-positions that can be moved to, by total and first heap.
func (o oracle) winning(from game.Position) []game.Position {
	var list []game.Position
	for q := range o.isP {
		if o.Rules.Allows(from, q) {
			list = append(list, q)
		}
	}
	return inOrder(list)
}

func inOrder(list []game.Position) []game.Position {
	slices.SortFunc(list, func(a, b game.Position) int {
		return cmp.Or(cmp.Compare(a.Total(), b.Total()), cmp.Compare(a.X, b.X))
	})
	return list
}

// table lists the rows of all totals that the oracle knows.
func (o oracle) table() []game.Position {
	var list []game.Position
	for q := range o.isP {
		if q.Total() < o.side && (q.X <= q.Y || !o.Symmetric()) {
			list = append(list, q)
		}
	}
	return inOrder(list)
}

func (o oracle) count(x0, y0, x1, y1 int64) (n int64) {
	for q := range o.isP {
		if x0 <= q.X && q.X < x1 && y0 <= q.Y && q.Y < y1 {
			n++
		}
	}
	return n
}

// Whatever game the catalogue makes, its link makes the same game here.
func TestParseGame(t *testing.T) {
	for _, e := range catalog.All() {
		for _, x := range e.Examples {
			link := e.Example(x).Link()
			if g, err := parseGame(link); err != nil || g.Link() != link {
				t.Errorf("%s: %v", link, err)
			}
		}
	}
	const escaped = "game=subtraction&f=x1%20%25%203%20+%201" // x1 % 3 + 1
	if g, err := parseGame(escaped); err != nil || g.Link() != escaped || g.Args[0].String() != "x1 % 3 + 1" {
		t.Errorf("%s: %v", escaped, err)
	}
}

func TestTiles(t *testing.T) {
	const side = 96
	for _, link := range links {
		o := newOracle(t, link, side)
		for level := uint(0); level < 8; level++ {
			texels := get[*protocol.Shades](t, small, &protocol.Tile{Game: link, Level: uint64(level), IX: "0", IY: "0"}).Texels
			for y := int64(0); (y+1)<<level <= side; y++ {
				for x := int64(0); (x+1)<<level <= side; x++ {
					c := o.count(x<<level, y<<level, (x+1)<<level, (y+1)<<level)
					want := raster.Shade(float32(math.Log2(float64(1+c))), level)
					if got := texels[y*tileSize+x]; got != want {
						t.Fatalf("%s: level %d: texel (%d, %d) is %d, want %d", link, level, x, y, got, want)
					}
				}
			}
		}
	}
}

// A tile away from the corner agrees with what Call says of its positions.
func TestTileAgreesWithOutcome(t *testing.T) {
	for _, link := range links {
		d := newDesk(small)
		d.ask(1, &protocol.Tile{Game: link, IX: "0", IY: "1"}) // every upper beam runs through it
		d.run()
		texels := d.sent[len(d.sent)-1].Body.(*protocol.Shades).Texels
		found := 0
		for i, shade := range texels {
			if i%101 != 0 && shade == raster.None {
				continue
			}
			args := []string{fmt.Sprint(i % 256), fmt.Sprint(256 + i/256)}
			d.ask(2, &protocol.Call{Method: "outcome", Game: link, Args: args})
			d.run()
			if got := d.sent[len(d.sent)-1].Body.(*protocol.Value).JSON; (got == `"P"`) != (shade == raster.Full) {
				t.Fatalf("%s: (%s) is %s and its texel %d", link, strings.Join(args, ", "), got, shade)
			}
			if shade == raster.Full {
				found++
			}
		}
		if found == 0 {
			t.Errorf("%s: no P-position in the tile", link)
		}
	}
}

func TestTileEdge(t *testing.T) {
	all := func(texels []byte, shade byte) bool {
		return !slices.ContainsFunc(texels, func(b byte) bool { return b != shade })
	}
	for _, c := range []struct {
		level  uint64
		ix, iy string
		is     func(texels []byte) bool
	}{
		{0, "-1", "0", func(t []byte) bool { return all(t, raster.None) }},
		{9, "3", "-7", func(t []byte) bool { return all(t, raster.None) }},
		{0, "2", "0", func(t []byte) bool { return all(t, raster.Undecided) }},
		{0, "0", strings.Repeat("9", 300), func(t []byte) bool { return all(t, raster.Undecided) }},
		{1100, "0", "0", func(t []byte) bool { return all(t, raster.Undecided) }},
		{0, "1", "1", func(t []byte) bool { return !slices.Contains(t, raster.Undecided) }},
		{1, "0", "0", func(t []byte) bool { return !slices.Contains(t, raster.Undecided) }},
		{9, "0", "0", func(t []byte) bool { return t[0] > raster.Undecided && all(t[1:], raster.Undecided) }},
		{3, "0", "0", func(t []byte) bool { // 64 texels of 8 positions are 512
			for i, b := range t {
				if inside := i%256 < 64 && i/256 < 64; inside == (b == raster.Undecided) {
					return false
				}
			}
			return true
		}},
	} {
		reply := get[*protocol.Shades](t, small, &protocol.Tile{Game: undecided, Level: c.level, IX: c.ix, IY: c.iy})
		if len(reply.Texels) != tileSize*tileSize || !c.is(reply.Texels) {
			t.Errorf("level %d, tile (%.20s, %.20s) is wrong", c.level, c.ix, c.iy)
		}
		if reply.Edge != 512 {
			t.Errorf("the edge is %d", reply.Edge)
		}
	}
	if edge := get[*protocol.Shades](t, small, &protocol.Tile{Game: "game=wythoff", IX: "0", IY: "0"}).Edge; edge != 0 {
		t.Errorf("a game with a theorem has the edge %d", edge)
	}
}

func TestInspect(t *testing.T) {
	const side = 40
	for _, link := range links {
		o := newOracle(t, link, side)
		d := newDesk(small)
		for i := int64(0); i < side*side; i += 3 {
			p := game.Position{X: i / side, Y: i % side}
			d.ask(1, &protocol.Inspect{Game: link, X: fmt.Sprint(p.X), Y: fmt.Sprint(p.Y)})
			d.run()
			got := d.sent[len(d.sent)-1].Body.(*protocol.Inspected)
			want := protocol.Inspected{Outcome: "N", Reason: got.Reason}
			if o.isP[p] {
				want.Outcome = "P"
			}
			for _, q := range o.winning(p) {
				want.Moves = append(want.Moves, fmt.Sprint(q.X), fmt.Sprint(q.Y))
			}
			if got.Reason == "" || got.Outcome != want.Outcome || !slices.Equal(got.Moves, want.Moves) || got.More {
				t.Fatalf("%s: %v: got %+v, want %+v", link, p, *got, want)
			}
		}
	}
}

func TestInspectReasons(t *testing.T) {
	for _, c := range []struct{ game, x, y, outcome, says string }{
		{"game=wythoff", "1", "2", "P", "Wythoff’s theorem (W. A. Wythoff, 1907)"},
		{undecided, "2", "2", "N", "elimination"},
		{undecided, "0", "0", "N", "No move is left"},
		{"game=wythoff&play=misere", "0", "0", "N", "No move is left"},
		{undecided, "0", "512", "", "No theorem is known"},
		{undecided, strings.Repeat("7", 400), "0", "", "up to heaps of 511"},
	} {
		got := get[*protocol.Inspected](t, small, &protocol.Inspect{Game: c.game, X: c.x, Y: c.y})
		if got.Outcome != c.outcome || !strings.Contains(got.Reason, c.says) {
			t.Errorf("%s: (%.20s, %s): got %+v", c.game, c.x, c.y, *got)
		}
	}
}

// Where there are more winning moves than are listed, those listed are the
// first by total. No game of the catalogue has so many, so one is made up.
func TestManyMoves(t *testing.T) {
	d := newDesk(small)
	p, err := d.plane("game=a-wythoff&a=2")
	if err != nil {
		t.Fatal(err)
	}
	if err := d.decide(p, 512, func(int64, int64, string) error { return nil }); err != nil {
		t.Fatal(err)
	}
	p.Rules.Both.S = 1000 // the window's P-positions, but almost every move allowed
	from := game.Position{X: 500, Y: 500}
	var want []game.Position
	for x := range from.X + 1 {
		for y := range from.Y + 1 {
			if q := (game.Position{X: x, Y: y}); p.window.Has(x, y) && p.Rules.Allows(from, q) {
				want = append(want, q)
			}
		}
	}
	inOrder(want)
	if len(want) < 200 {
		t.Fatalf("only %d moves", len(want))
	}
	for _, limit := range []int{1, 2, 100, 1000} { // 1 and 2 cut on the way
		got, err := winningIn(p, from, limit, func(int64, int64, string) error { return nil })
		if err != nil || !slices.Equal(got, want[:min(limit, len(want))]) {
			t.Errorf("limit %d: got %v, %v", limit, got, err)
		}
	}
}

// Where only elimination knows the P-positions, all winning moves are found
// whatever form the rules have.
func TestMovesByElimination(t *testing.T) {
	d := newDesk(small)
	for _, link := range []string{
		"game=wab&a=2&b=3&play=misere", "game=nim&preset=4:0.1,2.0", "game=subtraction&f=G1", "game=subtraction&f=T4&play=misere",
		"game=restricted&s=2&t=1&sh=1mod3&sv=2mod3&d1=1mod3&d2=2mod3", "game=radius&r=5",
	} {
		p, err := d.plane(link)
		if err != nil {
			t.Fatal(err)
		}
		if err := d.decide(p, 64, func(int64, int64, string) error { return nil }); err != nil {
			t.Fatal(err)
		}
		for _, from := range []game.Position{{X: 40, Y: 11}, {X: 13, Y: 60}, {X: 63, Y: 63}, {X: 0, Y: 50}, {X: 50, Y: 0}, {X: 5, Y: 5}} {
			var want []game.Position
			for q := range p.Rules.Options(from) {
				if p.window.Has(q.X, q.Y) {
					want = append(want, q)
				}
			}
			inOrder(want)
			got, err := winningIn(p, from, 1000, func(int64, int64, string) error { return nil })
			if err != nil || !slices.Equal(got, want) {
				t.Errorf("%s from %v: got %v, %v, want %v", link, from, got, err, want)
			}
		}
	}
}

func TestRows(t *testing.T) {
	for _, link := range links {
		o := newOracle(t, link, 80)
		table := o.table()
		if len(table) < 8 {
			t.Fatalf("%s: the oracle has %d rows", link, len(table))
		}
		for _, part := range [][2]int{{0, len(table)}, {5, 3}, {len(table) - 1, 1}, {0, 0}} {
			want := [][]string{}
			for n, q := range table[part[0]:][:part[1]] {
				want = append(want, []string{fmt.Sprint(part[0] + n), fmt.Sprint(q.X), fmt.Sprint(q.Y)})
			}
			var got [][]string
			text := get[*protocol.Value](t, small, &protocol.Call{Method: "positions", Game: link, Args: []string{fmt.Sprint(part[0]), fmt.Sprint(part[1])}}).JSON
			if err := json.Unmarshal([]byte(text), &got); err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%s: positions from %d: got %v, want %v; %v", link, part[0], got, want, err)
			}
			rows := get[*protocol.Table](t, small, &protocol.Rows{Game: link, From: fmt.Sprint(part[0]), Count: uint64(part[1])})
			if !slices.Equal(rows.Columns, o.Columns()) || rows.Len() != part[1] || rows.Note != "" {
				t.Errorf("%s: rows from %d: %d rows of %v, %s", link, part[0], rows.Len(), rows.Columns, rows.Note)
			}
			if len(rows.Columns) == 3 && !slices.Equal(rows.Cells, slices.Concat(want...)) {
				t.Errorf("%s: rows from %d: got %v, want %v", link, part[0], rows.Cells, want)
			}
		}
	}
}

// The table of W(a,b) has a beam beside the other: together they have every
// P-position, and the origin twice (the thesis on W(a,b), Theorem 7).
func TestBeamRows(t *testing.T) {
	o := newOracle(t, "game=wab&a=2&b=3", 80)
	rows := get[*protocol.Table](t, small, &protocol.Rows{Game: o.Link(), From: "0", Count: 80})
	found := map[game.Position]bool{}
	for i := range rows.Len() {
		row := rows.Row(i)
		if row[0] != strconv.Itoa(i) {
			t.Errorf("row %d is numbered %s", i, row[0])
		}
		for beam := range 2 {
			x, _ := strconv.ParseInt(row[1+2*beam], 10, 64)
			y, _ := strconv.ParseInt(row[2+2*beam], 10, 64)
			if d := y - x; d != int64(i) && d != -int64(i) {
				t.Errorf("row %d has (%d, %d)", i, x, y)
			}
			if x < 80 && y < 80 {
				found[game.Position{X: x, Y: y}] = true
			}
		}
	}
	if !reflect.DeepEqual(found, o.isP) {
		t.Errorf("the beams have %d positions of %d", len(found), len(o.isP))
	}
}

// Past what the window settles the page gets the rows there are, and why.
func TestRowsEnd(t *testing.T) {
	d := newDesk(small)
	d.ask(1, &protocol.Rows{Game: undecided, From: "0", Count: 5000})
	d.run()
	rows := d.sent[len(d.sent)-1].Body.(*protocol.Table)
	if rows.Len() < 100 || rows.Len() >= 5000 || !strings.Contains(rows.Note, fmt.Sprintf("below %d.", rows.Len())) {
		t.Errorf("%d rows, %q", rows.Len(), rows.Note)
	}
	d.ask(2, &protocol.Rows{Game: undecided, From: strings.Repeat("9", 50), Count: 5})
	d.run()
	rows = d.sent[len(d.sent)-1].Body.(*protocol.Table)
	if rows.Len() != 0 || rows.Note == "" {
		t.Errorf("%d rows, %q", rows.Len(), rows.Note)
	}
}

func TestCount(t *testing.T) {
	for _, link := range links {
		o := newOracle(t, link, 60)
		for _, r := range [][4]int64{{0, 0, 60, 60}, {0, 0, 0, 0}, {3, 5, 3, 50}, {7, 0, 31, 59}, {1, 1, 2, 3}} {
			args := []string{}
			for _, n := range r {
				args = append(args, fmt.Sprint(n))
			}
			got := get[*protocol.Value](t, small, &protocol.Call{Method: "count", Game: link, Args: args}).JSON
			if want := fmt.Sprintf("%q", fmt.Sprint(o.count(r[0], r[1], r[2], r[3]))); got != want {
				t.Errorf("%s: %v: got %s, want %s", link, r, got, want)
			}
		}
	}
}

func TestCallMoves(t *testing.T) {
	for _, c := range []struct{ game, x, y, want string }{
		// From (3, 3): to (0,0), (1,2), (2,1), Wythoff's first P-positions.
		{"game=wythoff", "3", "3", `[["0","0"]]`},
		{"game=wythoff", "2", "2", `[["0","0"],["1","2"],["2","1"]]`},
		{"game=wythoff", "1", "2", `[]`},
		{"game=wythoff&play=misere", "0", "0", `[]`},
		{undecided, "0", "0", `[]`},
	} {
		got := get[*protocol.Value](t, small, &protocol.Call{Method: "moves", Game: c.game, Args: []string{c.x, c.y}}).JSON
		if got != c.want {
			t.Errorf("%s: (%s, %s): got %s, want %s", c.game, c.x, c.y, got, c.want)
		}
	}
}

func TestVerify(t *testing.T) {
	for _, link := range links {
		v := get[*protocol.Verified](t, small, &protocol.Verify{Game: link, N: "50"})
		if v.Checked != 2500 || v.Differ != 0 || v.First != nil || v.Route == "" {
			t.Errorf("%s: got %+v", link, *v)
		}
		var got struct {
			Checked, Differ, Route string
			First                  []string
		}
		text := get[*protocol.Value](t, small, &protocol.Call{Method: "verify", Game: link, Args: []string{"50"}}).JSON
		if err := json.Unmarshal([]byte(text), &got); err != nil || got.Checked != "2500" || got.Differ != "0" || got.Route != v.Route {
			t.Errorf("%s: got %s, %v", link, text, err)
		}
	}
}

// Numbers far past 64 bits go in and come out whole.
func TestFar(t *testing.T) {
	n := "1" + strings.Repeat("0", 100)
	var rows [][]string
	text := get[*protocol.Value](t, small, &protocol.Call{Method: "positions", Game: "game=wythoff", Args: []string{n, "1"}}).JSON
	if err := json.Unmarshal([]byte(text), &rows); err != nil || len(rows) != 1 || rows[0][0] != n {
		t.Fatalf("got %s, %v", text, err)
	}
	a, _ := new(big.Int).SetString(rows[0][1], 10)
	b, _ := new(big.Int).SetString(rows[0][2], 10)
	if b.Sub(b, a).String() != n { // Bₙ = Aₙ + n
		t.Errorf("row %s is (%s, %s)", n, rows[0][1], rows[0][2])
	}
	got := get[*protocol.Value](t, small, &protocol.Call{Method: "outcome", Game: "game=wythoff", Args: rows[0][1:]}).JSON
	if got != `"P"` {
		t.Errorf("its outcome is %s", got)
	}
}

func TestJSON(t *testing.T) {
	all := make([]byte, 0, 200)
	for c := range byte(128) {
		all = append(all, c)
	}
	for _, s := range []string{"", "12", `\"`, string(all), "mex{Aᵢ} ≤ φ²\u2028"} {
		var got string
		if err := json.Unmarshal([]byte(jsonString(s)), &got); err != nil || got != s {
			t.Errorf("%q came back as %q, %v", s, got, err)
		}
	}
	if got := jsonRows([]string{"1", "2", "3", "4"}, 2); got != `[["1","2"],["3","4"]]` {
		t.Errorf("got %s", got)
	}
	if got := jsonRows(nil, 3); got != "[]" {
		t.Errorf("no rows are %s", got)
	}
	v := protocol.Verified{Checked: 1 << 60, Differ: 2, Route: `A "route".`, First: []string{"3", "4"}}
	want := `{"checked":"1152921504606846976","differ":"2","route":"A \"route\".","first":["3","4"]}`
	if got := jsonVerified(&v); got != want {
		t.Errorf("got %s", got)
	}
}

// Where f has no value, everybody who relies on the outcomes is told.
func TestNoValue(t *testing.T) {
	for _, link := range []string{"game=subtraction&f=1/(x1-2)+1", "game=subtraction&f=1/(x1-2)+1&play=misere", "game=subtraction&f=1/(x1-2)+1&preset=2:0.1"} {
		const says = "x0 = 1 and perhaps elsewhere f has no value, and so allows no taking from both heaps (at character 1"
		link = strings.ReplaceAll(link, "+", "%2B")
		if got := get[*protocol.Verified](t, small, &protocol.Verify{Game: link, N: "20"}); !strings.Contains(got.Route, says) {
			t.Errorf("%s: verified by %q", link, got.Route)
		}
		if got := get[*protocol.Inspected](t, small, &protocol.Inspect{Game: link, X: "5", Y: "9"}); !strings.Contains(got.Reason, says) {
			t.Errorf("%s: decided by %q", link, got.Reason)
		}
		if _, words := studied(t, link); !strings.Contains(words, "f has no value") {
			t.Errorf("%s: the study says %q", link, words)
		}
	}
	if got := get[*protocol.Inspected](t, small, &protocol.Inspect{Game: "game=subtraction&f=T4", X: "5", Y: "9"}); strings.Contains(got.Reason, "no value") {
		t.Errorf("decided by %q", got.Reason)
	}
}
