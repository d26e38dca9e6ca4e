package wytlex

import (
	"fmt"
	"math/big"
	"slices"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// Outcome reports whether v is a P-position: it is, if it is the row that has
// v_1 as its first pile. Rows are listed as far as that takes, and a
// [*piles.Bound] says if it is too far; the piles but the first may have any
// size. Plain Wytlex(2) is Wythoff's game, in which all may. An error says what
// is wrong with v.
func (g *Game) Outcome(v game.Vector, pause pause.Func) (isP bool, err error) {
	if err := g.check(v); err != nil {
		return false, err
	}
	if v[0].Sign() == 0 {
		return v.Equal(g.Row(0)), nil
	}
	if g.k == 2 && g.f == nil {
		return g.isWythoffPair(v), nil
	}
	if g.isPlainlyN(v) {
		return false, nil
	}
	if !v[0].IsInt64() {
		return false, g.tooFar(v)
	}
	if err := g.extendTo(v[0].Int64(), pause); err != nil {
		return false, err
	}
	n := g.firstFrom(v[0].Int64())
	return v.Equal(g.Row(n)), nil
}

// isWythoffPair reports whether v, v_1 > 0, is (⌊nφ⌋, ⌊nφ⌋ + n). In misère play
// (0, 1) and (2, 2) are in the places of (1, 2) and (0, 0).
func (g *Game) isWythoffPair(v game.Vector) bool {
	n := new(big.Int).Sub(v[1], v[0])
	if g.play == game.Misere && n.Cmp(one) <= 0 {
		return n.Sign() == 0 && v[0].Cmp(big.NewInt(2)) == 0
	}
	root := new(big.Int).Mul(n, n)
	root.Sqrt(root.Mul(root, big.NewInt(5)))
	first := root.Rsh(root.Add(root, n), 1)
	return first.Cmp(v[0]) == 0
}

// tooFar is for a first pile beyond all rows.
func (g *Game) tooFar(v game.Vector) error {
	return bound(fmt.Sprintf("all rows of %s with a first pile up to %s", g.Name(), brief(v[0])), g.maxRows())
}

// isPlainlyN reports whether v, v_1 > 0, is an N-position for a reason that
// takes no rows.
func (g *Game) isPlainlyN(v game.Vector) bool {
	// By Lemma 9 the piles of a row differ, but (2, 2) for K = 2 in misère play.
	for i := 1; i < g.k && (g.k > 2 || g.play != game.Misere); i++ {
		if v[i].Cmp(v[i-1]) == 0 {
			return true
		}
	}
	if g.f != nil {
		return false
	}
	// p_i is a mex of at most |X| + (i−1)|D| numbers, and row n, of which v_1 ≥ n
	// is the first pile, has at most 1 + nK numbers in X and 1 + nK(K−1)/2 in D.
	k := int64(g.k)
	x := new(big.Int).Mul(v[0], big.NewInt(k))
	d := new(big.Int).Mul(v[0], big.NewInt(k*(k-1)/2))
	x.Add(x, one)
	d.Add(d, one)
	for _, size := range v[1:] {
		if size.Cmp(x.Add(x, d)) > 0 {
			return true
		}
	}
	return false
}

// compare orders positions lexicographically: negative if a comes before b.
func compare(a, b game.Vector) int { return slices.CompareFunc(a, b, (*big.Int).Cmp) }
