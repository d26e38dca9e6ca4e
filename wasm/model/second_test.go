package model

import (
	"strings"
	"testing"

	"wythoffatlas/wasm/protocol"
)

// A second game is chosen, changed, exchanged and taken away by hand; the link
// follows, and its tiles are asked for.
func TestComparingByHand(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&x=20&y=20&z=4")
	has := func(part string) {
		t.Helper()
		if f := b.s.Fragment(); !strings.Contains(f, part) {
			t.Errorf("the link is %s, without %s", f, part)
		}
	}
	b.do(Do{Verb: "with", Value: "a-wythoff", Done: true})
	has("&with=game=a-wythoff%26a=")
	asked := false
	for _, q := range b.s.wanted() {
		tile, ok := q.Body.(*protocol.Tile)
		asked = asked || ok && strings.HasPrefix(tile.Game, "game=a-wythoff")
	}
	if !asked {
		t.Error("no tile of the second game is asked for")
	}
	b.do(Do{Verb: "with-value", Arg: "a", Value: "5", Done: true})
	has("&with=game=a-wythoff%26a=5")
	b.do(Do{Verb: "with-value", Arg: "a", Value: "x", Done: true})
	has("&with=game=a-wythoff%26a=5")
	if b.s.Field("with-a").Fault == "" {
		t.Error("x is no number, and nothing says so")
	}
	b.do(Do{Verb: "with-value", Arg: "play", Value: "misere", Done: true})
	has("&with=game=a-wythoff%26a=5%26play=misere")
	b.do(Do{Verb: "swap"})
	has("game=a-wythoff&a=5&play=misere")
	has("&with=game=wythoff")
	b.do(Do{Verb: "with", Value: "wytlex", Done: true}) // with two piles its positions are vectors
	b.do(Do{Verb: "with", Value: "hostile", Done: true})
	has("&with=game=wythoff")
	b.do(Do{Verb: "with", Value: ""})
	if f := b.s.Fragment(); strings.Contains(f, "with=") || b.s.Compared() {
		t.Errorf("the second game stays: %s", f)
	}
	b.do(Hash{"#v=1&game=wytlex&k=3&with=game=wythoff-k%26k=3"})
	if b.s.Compared() || b.s.Table.beside.game != "game=wythoff-k&k=3" {
		t.Errorf("beside the table stands %q", b.s.Table.beside.game)
	}
}
