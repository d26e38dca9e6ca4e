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
