package solve

import (
	"cmp"
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
	*kept
	side int64
	isP  map[game.Position]bool
}

func newOracle(t *testing.T, link string, side int64) oracle {
	t.Helper()
	p, err := newDesk(small).game(&job{}, link)
	if err != nil {
		t.Fatal(err)
	}
	o := oracle{p, side, map[game.Position]bool{}}
	for x := range side {
		for y := range side {
			q := game.Position{X: x, Y: y}
			moves := 0
			for range p.Rules.Options(q) {
				moves++
			}
			if len(o.winning(q)) == 0 && (p.Play == game.Normal || moves > 0) {
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
					if got := texels[y*protocol.TileSize+x]; got != want {
						t.Fatalf("%s: level %d: texel (%d, %d) is %d, want %d", link, level, x, y, got, want)
					}
				}
			}
		}
	}
}

// A tile away from the corner agrees with the outcomes of its positions.
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
			d.ask(2, &protocol.Outcomes{Game: link, Positions: args})
			d.run()
			if got := d.sent[len(d.sent)-1].Body.(*protocol.Letters).Outcomes; (got == "P") != (shade == raster.Full) {
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
		if len(reply.Texels) != protocol.TileSize*protocol.TileSize || !c.is(reply.Texels) {
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
			d.ask(1, &protocol.Inspect{Game: link, At: []string{fmt.Sprint(p.X), fmt.Sprint(p.Y)}})
			d.run()
			got := d.sent[len(d.sent)-1].Body.(*protocol.Inspected)
			want := protocol.Inspected{Outcome: "N", Reason: got.Reason}
			if o.isP[p] {
				want.Outcome = "P"
			}
			for _, q := range o.winning(p) {
				want.Moves = append(want.Moves, wire(game.PairMove(game.VectorOf(p.X, p.Y), game.VectorOf(q.X, q.Y))))
			}
			if got.Reason == "" || got.Outcome != want.Outcome || !reflect.DeepEqual(got.Moves, want.Moves) || got.More {
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
		got := get[*protocol.Inspected](t, small, &protocol.Inspect{Game: c.game, At: []string{c.x, c.y}})
		if got.Outcome != c.outcome || !strings.Contains(got.Reason, c.says) {
			t.Errorf("%s: (%.20s, %s): got %+v", c.game, c.x, c.y, *got)
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
			list := get[*protocol.Table](t, small, &protocol.Rows{Game: link, From: fmt.Sprint(part[0]), Count: uint64(part[1]), List: true})
			if got := list.Cells; !slices.Equal(got, slices.Concat(want...)) || list.Note != "" || len(list.Columns) != 3 {
				t.Errorf("%s: positions from %d: got %v, want %v; %s", link, part[0], got, want, list.Note)
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

// counted is the number of P-positions with x0 ≤ x < x1 and y0 ≤ y < y1.
func counted(t *testing.T, l limits, link string, r [4]int64) string {
	t.Helper()
	text := func(n int64) string { return strconv.FormatInt(n, 10) }
	return get[*protocol.Counted](t, l, &protocol.Count{Game: link, From: []string{text(r[0]), text(r[1])}, To: []string{text(r[2]), text(r[3])}}).N
}

func TestCount(t *testing.T) {
	for _, link := range links {
		o := newOracle(t, link, 60)
		for _, r := range [][4]int64{{0, 0, 60, 60}, {0, 0, 0, 0}, {3, 5, 3, 50}, {7, 0, 31, 59}, {1, 1, 2, 3}} {
			got := counted(t, small, link, r)
			if want := fmt.Sprint(o.count(r[0], r[1], r[2], r[3])); got != want {
				t.Errorf("%s: %v: got %s, want %s", link, r, got, want)
			}
		}
	}
}

func TestVerify(t *testing.T) {
	for _, link := range links {
		v := get[*protocol.Verified](t, small, &protocol.Verify{Game: link, N: "50"})
		if v.Checked != 2500 || v.Differ != 0 || v.First != nil || v.Route == "" {
			t.Errorf("%s: got %+v", link, *v)
		}
	}
}

// Numbers far past 64 bits go in and come out whole.
func TestFar(t *testing.T) {
	n := "1" + strings.Repeat("0", 100)
	row := get[*protocol.Table](t, small, &protocol.Rows{Game: "game=wythoff", From: n, Count: 1}).Row(0)
	if row[0] != n {
		t.Fatalf("row %s is numbered %s", n, row[0])
	}
	a, _ := new(big.Int).SetString(row[1], 10)
	b, _ := new(big.Int).SetString(row[2], 10)
	if b.Sub(b, a).String() != n { // Bₙ = Aₙ + n
		t.Errorf("row %s is (%s, %s)", n, row[1], row[2])
	}
	if got := get[*protocol.Letters](t, small, &protocol.Outcomes{Game: "game=wythoff", Positions: row[1:]}).Outcomes; got != "P" {
		t.Errorf("its outcome is %s", got)
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
		if got := get[*protocol.Inspected](t, small, &protocol.Inspect{Game: link, At: []string{"5", "9"}}); !strings.Contains(got.Reason, says) {
			t.Errorf("%s: decided by %q", link, got.Reason)
		}
		if _, words := studied(t, link); !strings.Contains(words, "f has no value") {
			t.Errorf("%s: the study says %q", link, words)
		}
	}
	if got := get[*protocol.Inspected](t, small, &protocol.Inspect{Game: "game=subtraction&f=T4", At: []string{"5", "9"}}); strings.Contains(got.Reason, "no value") {
		t.Errorf("decided by %q", got.Reason)
	}
}
