// Package evidence computes what the examples of the glossary say. The page has
// their texts alone.
package evidence

import (
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/claim"
	"wythoffatlas/core/game"
)

const (
	wythoff = "game=wythoff"
	misere  = "game=wythoff&play=misere"
)

var phi = beam.Of(1, 1, 5, 2)

func xy(x, y int64) claim.XY { return claim.XY{X: x, Y: y} }

// Of returns what bears out the example of a term; nil if there is no such term.
func Of(id string) claim.Check { return checks[id] }

// checks are what the examples say, by the ID of their terms.
var checks = map[string]claim.Check{
	"heap":          claim.Options(wythoff, xy(5, 7), 17),
	"ruleset":       claim.Options("game=nim&k=2", xy(5, 7), 12),
	"option":        claim.Options("game=radius&r=2", xy(3, 7), 6),
	"terminal":      claim.Options("game=oew&s=2&t=2", xy(0, 1), 0),
	"normal-play":   claim.IsP(wythoff, xy(0, 0)),
	"misere":        claim.All(claim.IsN(misere, xy(0, 0)), claim.IsP(misere, xy(0, 1), xy(2, 2))),
	"p-position":    claim.All(claim.Rows(wythoff, 0, []int64{0, 0}, []int64{1, 2}, []int64{3, 5}), claim.IsP(wythoff, xy(2, 1), xy(5, 3))),
	"n-position":    claim.All(claim.IsN(wythoff, xy(3, 4)), claim.IsP(wythoff, xy(1, 2)), claim.May(wythoff, true, xy(3, 4), xy(1, 2))),
	"outcome":       claim.All(claim.IsN(wythoff, xy(0, 1)), claim.IsP(misere, xy(0, 1))),
	"elimination":   claim.All(claim.IsN(wythoff, xy(0, 1), xy(1, 1), xy(1, 0), xy(0, 2), xy(2, 0), xy(2, 2)), claim.IsP(wythoff, xy(1, 2), xy(2, 1))),
	"mex":           claim.Pairs(wythoff, 300, claim.Mex),
	"complementary": claim.All(claim.Tiles(wythoff, 500), claim.Rows(wythoff, 1, []int64{1, 2}, []int64{3, 5}, []int64{4, 7}, []int64{6, 10}, []int64{8, 13})),
	"beatty":        claim.All(claim.Row(wythoff, 1, phi, 1), claim.Row(wythoff, 40, phi, 1)),
	"beam":          claim.Row(wythoff, 20, phi, 1),
	"cone":          claim.All(claim.May("game=st-wythoff&s=2&t=2", true, xy(1, 4), xy(0, 1)), claim.May("game=st-wythoff&s=2&t=2", false, xy(1, 4), xy(0, 0))),
	"constraint":    claim.All(claim.May("game=subtraction&f=G1", true, xy(11, 15), xy(3, 4)), claim.May("game=subtraction&f=G1", false, xy(11, 15), xy(2, 3))),
	"semi-additive": claim.All(claim.Conditions("x1+1", "", 30), claim.Conditions("(x0-x1)^2", "semi-additive", 30)),
	"numeration": claim.Exactly("game=subtraction&f=G2", 200, func(x, y int64) bool {
		a, b := min(x, y), max(x, y)
		return b == 2*a && new(big.Int).SetInt64(a).TrailingZeroBits()%2 == 0
	}),
	"decree":        claim.All(claim.IsP("game=wythoff&preset=8x1", xy(5, 5)), claim.IsN(wythoff, xy(5, 5))),
	"saturated":     claim.Saturated("game=wythoff&preset=2x1", 2, 200),
	"period":        claim.Exactly("game=oow&s=1&t=1", 100, func(x, y int64) bool { return x%2 == 0 && y%2 == 0 }),
	"lexicographic": claim.VectorsMay("game=wytlex&k=3", true, game.VectorOf(10, 10, 20), game.VectorOf(5, 12, 12)),
	"tiling":        claim.All(claim.Tiles("game=wytlex&k=3", 300), claim.Twice("game=wythoff-k&k=4", 27, 14)),
	"xor":           claim.All(claim.Vectors("game=nim&k=3", true, game.VectorOf(1, 2, 3)), claim.Vectors("game=nim&k=3", false, game.VectorOf(1, 2, 4))),
}
