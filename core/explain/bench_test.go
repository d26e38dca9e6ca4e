package explain

import (
	"math/big"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/route"
)

// A reading of a P-position, the longer kind: near, where nothing is listed, and
// under a constraint function, where options are tried.
func BenchmarkExplain(b *testing.B) {
	for _, c := range []struct{ name, link, row string }{
		{"wythoff", "game=wythoff", "50"},
		{"wythoff far", "game=wythoff", "1000000000000000000000000000000"},
		{"st far", "game=st-wythoff&s=3&t=5", "1000000000000000000000000000000"},
		{"G1", "game=subtraction&f=G1", "500"},
		{"Ex4", "game=subtraction&f=Ex4", "500"},
		{"restricted", "game=restricted&s=1&t=1&sh=all&sv=all&d1=odd&d2=odd", "200"},
	} {
		b.Run(c.name, func(b *testing.B) {
			g := sample.Parsed(b, c.link)
			r := catalog.Route(g, route.Standard)
			n, _ := new(big.Int).SetString(c.row, 10)
			var at game.Vector
			if _, err := r.Rows(n, 1, nil, func(row []*big.Int) bool { at = row; return false }); err != nil || at == nil {
				b.Fatal(err)
			}
			decider := By(r)
			for b.Loop() {
				if _, err := Explain(g, decider, at, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
