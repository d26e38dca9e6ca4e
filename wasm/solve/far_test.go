package solve

import (
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/wasm/protocol"
)

func TestSeek(t *testing.T) {
	googol := "1" + strings.Repeat("0", 100)
	for _, c := range []struct {
		game, by, n string
		want        string // positions, or a part of the note
	}{
		{"game=wythoff", "n", "12", "19,31"}, // seed 003, Table 2.2
		{"game=wythoff", "x", "31", "31,19"},
		{"game=wythoff", "y", "31", "19,31"},
		{"game=wab&a=2&b=3", "x", "0", "0,0,0,1"},
		{"game=oow&s=1&t=1", "x", "4", "4,0,4,2"},
		{"game=oow&s=1&t=1", "y", "6", "0,6,2,6"},
		{"game=oow&s=1&t=1", "x", "5", "There is no P-position with x = 5."},
		{"game=rmwg&r=5", "x", googol, googol + ",7"},
	} {
		reply := get[*protocol.Found](t, small, &protocol.Seek{Game: c.game, By: c.by, N: c.n})
		got := strings.Join(reply.Positions, ",")
		if got != c.want && (got != "" || !strings.Contains(reply.Note, c.want)) {
			t.Errorf("%s, %s = %.9s: %s %s, want %s", c.game, c.by, c.n, got, reply.Note, c.want)
		}
	}
	for by, says := range map[string]string{"n": "That settles the rows below", "x": "elimination goes up to heaps of 511", "y": "511"} {
		reply := get[*protocol.Found](t, small, &protocol.Seek{Game: undecided, By: by, N: googol})
		if len(reply.Positions) > 0 || !strings.Contains(reply.Note, says) {
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
	if reply := get[*protocol.Found](t, small, &protocol.Seek{Game: none, By: "y", N: "1"}); !strings.Contains(reply.Note, "None is found as far as") {
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
			reply := get[*protocol.Found](t, small, &protocol.Seek{Game: link, By: by, N: strconv.FormatInt(n, 10)})
			if len(want) > 0 && (len(reply.Positions) < 2 || reply.Positions[0] != want[0] || reply.Positions[1] != want[1]) {
				t.Errorf("%s: %s = %d: %v %s, want %v", link, by, n, reply.Positions, reply.Note, want)
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
	if got := ask(&protocol.Call{Method: "outcome", Game: undecided, Args: []string{"1023", "1000"}}); got.(*protocol.Value) == nil {
		t.Errorf("an outcome within the new edge: %+v", got)
	}
	for _, side := range []uint64{2048, 1000, 0, 1 << 63} {
		if reply, ok := ask(&protocol.Decide{Game: undecided, Side: side}).(*protocol.Error); !ok || !strings.Contains(reply.Message, "up to 1024") {
			t.Errorf("side %d: %+v", side, reply)
		}
	}
	if reply := ask(&protocol.Decide{Game: "game=wythoff", Side: 1024}).(*protocol.Decided); reply.Edge != 0 {
		t.Errorf("a game with a theorem has no edge: %+v", reply)
	}
}

// A push that is cancelled leaves the edge where it was; asked for again, it
// goes on from there.
func TestDecideFurtherIsCancelled(t *testing.T) {
	l := small
	l.side, l.far, l.bytes = 1<<11, 1<<13, 1<<24
	d := newDesk(l)
	d.ask(1, &protocol.Decide{Game: undecided, Side: 1 << 13})
	for range 6 {
		d.Step()
	}
	d.ask(1, &protocol.Cancel{})
	d.run()
	if _, dropped := d.sent[len(d.sent)-1].Body.(*protocol.Dropped); !dropped {
		t.Fatalf("the answer is %+v", d.sent[len(d.sent)-1].Body)
	}
	p, err := d.plane(undecided)
	if err != nil || p.edge != 1<<11 {
		t.Errorf("the edge is at %d, %v", p.edge, err)
	}
	before := p.next
	if before == nil {
		t.Fatal("it was cancelled before it began: the test tests little")
	}
	d.ask(2, &protocol.Decide{Game: undecided, Side: 1 << 13})
	d.run()
	if p.edge != 1<<13 || p.window != before {
		t.Errorf("it did not go on: the edge is at %d", p.edge)
	}
}

// Beyond the edge a period that was detected says what the map shows, in words
// that say so; programs hear that it is not decided.
func TestDetectedPeriod(t *testing.T) {
	const radius = "game=radius&r=5" // columns and rows repeat after 6
	l := small
	l.side, l.far = 256, 512
	far := strconv.Itoa(6 << 40)
	for _, c := range []struct{ x, y, outcome string }{{far, "0", "P"}, {far, "1", "N"}, {"0", far, "P"}, {far, far, "P"}} {
		near := [2]string{c.x, c.y}
		for i, n := range near {
			if n == far {
				near[i] = "12"
			}
		}
		want := get[*protocol.Inspected](t, l, &protocol.Inspect{Game: radius, X: near[0], Y: near[1]})
		got := get[*protocol.Inspected](t, l, &protocol.Inspect{Game: radius, X: c.x, Y: c.y})
		if got.Outcome != c.outcome || want.Outcome != c.outcome || !strings.Contains(got.Reason, "detected with heaps below 256, which is no theorem") {
			t.Errorf("(%s, %s): %s, and %s near by; %s", c.x, c.y, got.Outcome, want.Outcome, got.Reason)
		}
		if (got.Outcome == "N") != (len(got.Moves) > 0) {
			t.Errorf("(%s, %s): moves %v", c.x, c.y, got.Moves)
		}
	}
	refusal := get[*protocol.Error](t, l, &protocol.Call{Method: "outcome", Game: radius, Args: []string{far, "0"}})
	if !strings.Contains(refusal.Message, "is not decided") || !strings.Contains(refusal.Message, "would make it P") {
		t.Errorf("a program hears %q", refusal.Message)
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
	if reply := get[*protocol.Found](t, l, &protocol.Seek{Game: radius, By: "x", N: far}); len(reply.Positions) != 4 || reply.Positions[1] != "0" {
		t.Errorf("a P-position of a column beyond the edge: %+v", reply)
	}
}
