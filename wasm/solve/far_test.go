package solve

import (
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
)

// sought asks for P-positions by row, by x or by y.
func sought(link, by, n string) *protocol.Seek {
	return &protocol.Seek{Game: link, Axes: []uint64{map[string]uint64{"n": 0, "x": 1, "y": 2}[by]}, Values: []string{n}}
}

// flat is the positions that were found, one after the other.
func flat(f *protocol.Found) string {
	var numbers []string
	for _, row := range f.Rows {
		numbers = append(numbers, row.At...)
	}
	return strings.Join(numbers, ",")
}

func TestSeek(t *testing.T) {
	googol := "1" + strings.Repeat("0", 100)
	for _, c := range []struct {
		game, by, n string
		want        string // positions, or a part of the note
	}{
		{"game=wythoff", "n", "12", "19,31"}, // seed 003, Table 2.2
		{"game=wythoff", "x", "31", "31,19"},
		{"game=wythoff", "y", "31", "19,31"},
		{"game=wab&a=2&b=3", "x", "0", "0,0,0,1,0,2"},
		{"game=oow&s=1&t=1", "x", "4", "4,0,4,2,4,4,4,6,4,8,4,10,4,12,4,14"},
		{"game=oow&s=1&t=1", "y", "6", "0,6,2,6,4,6,6,6,8,6,10,6,12,6,14,6"},
		{"game=oow&s=1&t=1", "x", "5", "There is no P-position with x = 5."},
		{"game=rmwg&r=5", "x", googol, googol + ",7"},
	} {
		reply := get[*protocol.Found](t, small, sought(c.game, c.by, c.n))
		got := flat(reply)
		if got != c.want && (got != "" || !strings.Contains(reply.Note, c.want)) {
			t.Errorf("%s, %s = %.9s: %s %s, want %s", c.game, c.by, c.n, got, reply.Note, c.want)
		}
	}
	for by, says := range map[string]string{"n": "That settles the rows below", "x": "elimination goes up to heaps of 511", "y": "511"} {
		reply := get[*protocol.Found](t, small, sought(undecided, by, googol))
		if len(reply.Rows) > 0 || !strings.Contains(reply.Note, says) {
			t.Errorf("by %s beyond the edge: %+v", by, reply)
		}
	}
}

// Without a theorem, what is found is the first P-position of the column or the
// row.
func TestSeekByElimination(t *testing.T) {
	for _, link := range []string{undecided, "game=subtraction&f=G1", "game=subtraction&f=T5"} {
		seekAgrees(t, link)
	}
	none := "game=restricted&s=1&t=1&sh=none&sv=max1&d1=none&d2=none"
	if reply := get[*protocol.Found](t, small, sought(none, "y", "1")); !strings.Contains(reply.Note, "None is found as far as") {
		t.Errorf("a row of N-positions: %+v", reply)
	}
}

func seekAgrees(t *testing.T, link string) {
	const side = 80
	o := newOracle(t, link, side)
	for n := range int64(12) {
		for _, by := range []string{"x", "y"} {
			var want []string
			for m := int64(0); m < side && len(want) < 2; m++ {
				x, y := n, m
				if by == "y" {
					x, y = m, n
				}
				if o.isP[game.Position{X: x, Y: y}] {
					want = append(want, strconv.FormatInt(x, 10), strconv.FormatInt(y, 10))
				}
			}
			reply := get[*protocol.Found](t, small, sought(link, by, strconv.FormatInt(n, 10)))
			if len(want) > 0 && !strings.HasPrefix(flat(reply)+",", want[0]+","+want[1]+",") {
				t.Errorf("%s: %s = %d: %v %s, want %v", link, by, n, flat(reply), reply.Note, want)
			}
		}
	}
}

// The edge moves outwards when asked to, and everything follows it.
func TestDecideFurther(t *testing.T) {
	d := newDesk(small)
	ask := func(body protocol.Body) protocol.Body {
		d.ask(1, body)
		d.run()
		return d.sent[len(d.sent)-1].Body
	}
	tile := &protocol.Tile{Game: undecided, Level: 0, IX: "2", IY: "1"}
	if edge := ask(tile).(*protocol.Shades).Edge; edge != 512 {
		t.Fatalf("at first the edge is at %d", edge)
	}
	if reply, ok := ask(&protocol.Decide{Game: undecided, Side: 1024}).(*protocol.Decided); !ok || reply.Edge != 1024 {
		t.Fatalf("pushed to 1024, the answer is %+v", reply)
	}
	shades := ask(tile).(*protocol.Shades)
	if shades.Edge != 1024 {
		t.Errorf("pushed to 1024, the edge is at %d", shades.Edge)
	}
	for i, s := range shades.Texels {
		if s == 1 {
			t.Fatalf("texel %d is undecided within the new edge", i)
		}
	}
	if got := ask(&protocol.Outcomes{Game: undecided, Positions: []string{"1023", "1000"}}); got.(*protocol.Letters).Outcomes == "?" {
		t.Errorf("an outcome within the new edge: %+v", got)
	}
	for _, side := range []uint64{2048, 1000, 0, 1 << 63} {
		if reply, ok := ask(&protocol.Decide{Game: undecided, Side: side}).(*protocol.Decided); !ok || reply.Edge != 1024 || !strings.Contains(reply.Note, "up to 1024") {
			t.Errorf("side %d: %+v", side, reply)
		}
	}
	if reply := ask(&protocol.Decide{Game: "game=wythoff", Side: 1024}).(*protocol.Decided); reply.Edge != 0 {
		t.Errorf("a game with a theorem has no edge: %+v", reply)
	}
}

// Beyond the edge a period that was detected says what the map shows, in words
// that say so; programs hear that it is not decided.
func TestDetectedPeriod(t *testing.T) {
	const radius = "game=restricted&s=1&t=1&sh=max5&sv=max5&d1=max4&d2=max4" // columns and rows repeat after 6
	l := small
	l.route.Side, l.route.Far = 256, 512
	far := strconv.Itoa(6 << 40)
	for _, c := range []struct{ x, y, outcome string }{{far, "0", "P"}, {far, "1", "N"}, {"0", far, "P"}, {far, far, "P"}} {
		near := [2]string{c.x, c.y}
		for i, n := range near {
			if n == far {
				near[i] = "12"
			}
		}
		want := get[*protocol.Inspected](t, l, &protocol.Inspect{Game: radius, At: near[:]})
		got := get[*protocol.Inspected](t, l, &protocol.Inspect{Game: radius, At: []string{c.x, c.y}})
		if got.Outcome != c.outcome || want.Outcome != c.outcome || !strings.Contains(got.Reason, "detected with heaps below 256, which is no theorem") {
			t.Errorf("(%s, %s): %s, and %s near by; %s", c.x, c.y, got.Outcome, want.Outcome, got.Reason)
		}
		if (got.Outcome == "N") != (len(got.Moves) > 0) {
			t.Errorf("(%s, %s): moves %v", c.x, c.y, got.Moves)
		}
	}
	refusal := get[*protocol.Letters](t, l, &protocol.Outcomes{Game: radius, Positions: []string{"0", "0", far, "0"}})
	if refusal.Outcomes != "P?" || !strings.Contains(refusal.Reason, "is not decided") || !strings.Contains(refusal.Reason, "would make it P") {
		t.Errorf("a program hears %+v", refusal)
	}

	// One tile across the edge, one far beyond: texel by texel as the first.
	first := get[*protocol.Shades](t, l, &protocol.Tile{Game: radius, IX: "0", IY: "0"})
	for _, ix := range []string{"3", strconv.Itoa(3 << 30)} { // 256·3 is a multiple of 6
		tile := get[*protocol.Shades](t, l, &protocol.Tile{Game: radius, IX: ix, IY: "0"})
		if tile.Edge != 256 || tile.Period != 256 {
			t.Errorf("the edge is at %d, the period below %d", tile.Edge, tile.Period)
		}
		if string(tile.Texels) != string(first.Texels) {
			t.Errorf("tile %s is not as the first", ix)
		}
	}
	across := get[*protocol.Shades](t, l, &protocol.Tile{Game: radius, Level: 3, IX: "0", IY: "0"})
	for i, s := range across.Texels {
		if s <= 1 {
			t.Fatalf("texel %d across the edge is %d", i, s)
		}
	}
	if tile := get[*protocol.Shades](t, l, &protocol.Tile{Game: undecided, IX: "3", IY: "0"}); tile.Period != 0 || tile.Texels[0] != 1 {
		t.Errorf("without a period: %d, %d", tile.Period, tile.Texels[0])
	}
	if reply := get[*protocol.Found](t, l, sought(radius, "x", far)); len(reply.Rows) != 8 || reply.Rows[0].At[1] != "0" {
		t.Errorf("a P-position of a column beyond the edge: %+v", reply)
	}
}
