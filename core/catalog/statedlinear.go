package catalog

import (
	"math/big"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/prove"
)

// The theorems of which the formulas are linear, up to residues, as conditions.

// x and y are conditions that a heap is at least, or at most, so many, or has a
// residue.
func xAtLeast(n int64) prove.Condition    { return prove.Condition{X: 1, AtLeast: n} }
func yAtLeast(n int64) prove.Condition    { return prove.Condition{Y: 1, AtLeast: n} }
func xMod(res, mod int64) prove.Condition { return prove.Condition{X: 1, Mod: mod, Res: res} }
func yMod(res, mod int64) prove.Condition { return prove.Condition{Y: 1, Mod: mod, Res: res} }

// turned are conditions with the heaps exchanged.
func turned(pieces [][]prove.Condition) (all [][]prove.Condition) {
	for _, piece := range pieces {
		var other []prove.Condition
		for _, c := range piece {
			c.X, c.Y = c.Y, c.X
			other = append(other, c)
		}
		all = append(all, other)
	}
	return all
}

// diagonalPieces: Bouton's theorem for two heaps.
func diagonalPieces(play game.Convention) [][]prove.Condition {
	diagonal := []prove.Condition{{X: 1, Y: -1}, {X: -1, Y: 1}}
	if play == game.Normal {
		return [][]prove.Condition{diagonal}
	}
	return [][]prove.Condition{append(diagonal, xAtLeast(2)), prove.At(0, 1), prove.At(1, 0)}
}

// oddOddPieces: Theorems 7 and 9 of Liu and Li.
func oddOddPieces(play game.Convention) [][]prove.Condition {
	even := []prove.Condition{xMod(0, 2), yMod(0, 2)}
	if play == game.Normal {
		return [][]prove.Condition{even}
	}
	axis := [][]prove.Condition{{{X: -1}, yMod(1, 2)}} // −x ≥ 0
	return append(append(axis, turned(axis)...), append(even, xAtLeast(1), yAtLeast(1)))
}

// oddEvenPieces: Theorems 17 to 20 of Liu and Li, (n, Bₙ) and (n, Bₙ + 1), or with
// Hₙ in misère play.
func oddEvenPieces(s, t int64, play game.Convention) [][]prove.Condition {
	// Columns n ≥ first of a parity in which the lower position is at slope·n + up.
	pairs := func(parity, first, slope, up int64) []prove.Condition {
		return []prove.Condition{
			xMod(parity, 2), xAtLeast(first),
			{X: -slope, Y: 1, AtLeast: up}, {X: slope, Y: -1, AtLeast: -up - 1},
		}
	}
	up := t + (s+t)%2
	switch {
	case s+t == 2 && play == game.Normal:
		return [][]prove.Condition{pairs(0, 0, 0, 0), pairs(1, 0, 0, 2)}
	case s+t == 2:
		return [][]prove.Condition{pairs(1, 0, 0, 0), pairs(0, 0, 0, 2)}
	case play == game.Normal:
		return [][]prove.Condition{pairs(0, 0, 0, 0), pairs(1, 0, s, up)}
	}
	start := []prove.Condition{{X: -1}, yAtLeast(2), {Y: -1, AtLeast: -3}} // H₀ = 2
	return [][]prove.Condition{start, pairs(1, 0, 0, 0), pairs(0, 1, s, up-s)}
}

// boundedPieces: Theorem 4 of Liu, Li and Li for RMWG, and for the r-radius game
// Wythoff's game in residues.
func boundedPieces(g *Game) (pieces [][]prove.Condition) {
	r := g.Args[0].N
	d := r + 1
	if g.Family == radius {
		if g.Play == game.Misere && r == 1 {
			return oddOddPieces(g.Play)
		}
		wythoff := exact.ST(1, 1, g.Play)
		for x := range d {
			for y := range d {
				if wythoff.Has(big.NewInt(x), big.NewInt(y)) {
					pieces = append(pieces, []prove.Condition{xMod(x, d), yMod(y, d)})
				}
			}
		}
		return pieces
	}
	// (a, b + dm) for b ≤ r, and (b, a + d(m+1)) for 1 ≤ a ≤ r; m ≥ 0.
	up := func(x, y int64) {
		pieces = append(pieces, []prove.Condition{{X: 1, AtLeast: x}, {X: -1, AtLeast: -x}, yAtLeast(y), yMod(y, d)})
	}
	for n := int64(0); ; n++ {
		a, b := wythoffPair(n)
		if a > r {
			return append(pieces, turned(pieces)...)
		}
		if b <= r {
			up(a, b)
		}
		if a >= 1 {
			up(b, a+d)
		}
	}
}

// wythoffPair is (Aₙ, Bₙ) of Wythoff's game.
func wythoffPair(n int64) (a, b int64) {
	row := exact.ST(1, 1, game.Normal).Positions(big.NewInt(n), 1)[0]
	return row[0].Int64(), row[1].Int64()
}
