package solve

import (
	"math/big"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/columns"
	"wythoffatlas/wasm/protocol"
)

// The diagonals l and u that are read off the closed form are those that filling one
// column after the other finds, and of Wythoff's game far out they are where its
// pairs say.
func TestDiagonalsFar(t *testing.T) {
	for _, link := range []string{"game=wythoff", "game=wythoff&preset=8x1", "game=wythoff&preset=6x0.6@42", "game=wythoff&preset=11x0.5@9&play=misere"} {
		const first, count = 900, 300
		reply := get[*protocol.Diagonaled](t, standard, &protocol.Diagonals{Game: link, First: first, Count: count})
		k, _ := catalog.FromLink(link)
		g := columns.New(k.Rules.Box, first+count)
		for g.At()+1 < first+count {
			if g.Step(); g.At() < first {
				continue
			}
			l, u := g.Rows()
			if i := g.At() - first; int64(reply.L[i]) != l+protocol.RowZero || int64(reply.U[i]) != u+protocol.RowZero {
				t.Fatalf("%s: column %d: %d and %d, filling finds %d and %d", link, g.At(), reply.L[i], reply.U[i], l, u)
			}
		}
	}
	const first = 1 << 60
	reply := get[*protocol.Diagonaled](t, standard, &protocol.Diagonals{Game: "game=wythoff", First: first, Count: 20})
	for i := range int64(20) {
		// u is the number of pairs with Aₙ ≤ t, n ≥ 1: the last n with ⌊nφ⌋ ≤ t.
		u := new(big.Int).SetUint64(reply.U[i] - protocol.RowZero - uint64(first+i))
		a := func(n *big.Int) *big.Int {
			root := new(big.Int).Sqrt(new(big.Int).Mul(big.NewInt(5), new(big.Int).Mul(n, n)))
			return root.Rsh(root.Add(root, n), 1)
		}
		at := big.NewInt(first + i)
		if a(u).Cmp(at) > 0 || a(new(big.Int).Add(u, big.NewInt(1))).Cmp(at) <= 0 {
			t.Errorf("column %s: u is %s", at, u)
		}
	}
}
