package solve

import (
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// With two piles and f = 1 the quotients are those of Wythoff's game, whose relation
// is found; with three they are where they were measured before.
func TestLimits(t *testing.T) {
	two := get[*protocol.Limited](t, small, &protocol.Limits{Game: "game=variable-wytlex&k=2&f=1", Rows: 20_000})
	golden := two.Quotients[2]
	if golden.Name != "p₂/p₁" || golden.Low > golden.Last || golden.Last > golden.High || len(golden.Relations) == 0 || golden.Relations[0] != "x² − x − 1 = 0" {
		t.Errorf("%+v", golden)
	}
	three := get[*protocol.Limited](t, small, &protocol.Limits{Game: "game=wytlex&k=3", Rows: 20_000})
	if q := three.Quotients; len(q) != 5 || q[3].Low > "1.90416" || q[3].High < "1.90417" || q[4].Low > "2.80831" || q[4].High < "2.80832" {
		t.Errorf("%+v", three.Quotients)
	}
	for _, bad := range []*protocol.Limits{
		{Game: "game=wytlex&k=3", Rows: 1}, {Game: "game=wytlex&k=3", Rows: 1 << 60}, {Game: "game=wythoff", Rows: 10}, {Game: "game=wythoff-k&k=3", Rows: 10},
		{Game: "game=variable-wytlex&k=2&f=1+p1+p2", Rows: 100},
	} {
		get[*protocol.Error](t, small, bad)
	}
	if protocol.MostLimitRows != link.MostLimitRows {
		t.Error("links reach elsewhere than the worker")
	}
	for _, f := range catalog.All() {
		g := f.Default()
		l, _ := link.ParseLab("limits,5")
		_, refused := get[protocol.Body](t, small, &protocol.Limits{Game: g.Link(), Rows: 5}).(*protocol.Error)
		if l.Fits(g) == refused {
			t.Errorf("%s: the link fits: %v", f.ID, l.Fits(g))
		}
	}
}
