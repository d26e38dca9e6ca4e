package talks

import (
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/claim"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/pause"
)

const wythoff = "game=wythoff"

func beams() Talk {
	phi := beam.Of(1, 1, 5, 2)
	return Talk{ID: "beams", Title: "Why two beams, and why φ", Told: []Told{
		told(wythoff+"&x=4&y=4&z=5.5&at=5,7&show=squares,grid,moves", "Let somebody play a game first, with real tokens.",
			say("Two heaps of tokens, here 5 and 7."),
			say("Take any number from one heap, or the same number from both; who cannot move loses."),
			that("From (5, 7) there are 17 moves.", claim.Options(wythoff, xy(5, 7), 17))),
		told(wythoff+"&x=4&y=4&z=5.5&at=0,0&show=squares,grid", "",
			that("(0, 0) is P: the previous player, who has just taken the last token, has won.",
				claim.All(claim.IsP(wythoff, xy(0, 0)), claim.Options(wythoff, xy(0, 0), 0)))),
		told(wythoff+"&x=4&y=4&z=5.5&at=0,0&show=squares,grid,moves", "",
			that("Whatever can move to (0, 0) is N: the next player wins. That is the bottom row, the first column and the diagonal.",
				claim.IsN(wythoff, append(append(line(1, 0, 1, 0, 60), line(0, 1, 0, 1, 60)...), line(1, 1, 1, 1, 60)...)...))),
		told(wythoff+"&x=4&y=4&z=5.5&at=1,2&show=squares,grid,moves", "Ask first: which is the next?",
			that("The first squares that are left are (1, 2) and (2, 1).",
				claim.Exactly(wythoff, 3, func(x, y int64) bool { return x+y == 0 || x*y == 2 })),
			that("From (1, 2) every move leads to an N-position, so it is P.", claim.All(claim.IsP(wythoff, xy(1, 2)),
				claim.IsN(wythoff, xy(0, 2), xy(1, 1), xy(1, 0), xy(0, 1))))),
		told(wythoff+"&x=6&y=6&z=5&at=3,5&show=squares,grid", "",
			that("It eliminates a row, a column and a diagonal more, and (3, 5) is the next; then (4, 7).",
				claim.Rows(wythoff, 2, []int64{3, 5}, []int64{4, 7}))),
		told(wythoff+"&x=12&y=12&z=4.5&show=squares,grid", "",
			that("So every row and every column has one P-position.", claim.Once(wythoff, 800))),
		{Link: wythoff + "&view=table&row=0", Hidden: []string{"formula"}, Note: "Let them continue the table for three rows.", Says: []claim.Sentence{
			that("In the table Aₙ is the mex of what stands above: the least number that is missing.", claim.Pairs(wythoff, 500, claim.Mex)),
		}},
		told(wythoff+"&view=table&row=0", "",
			that("And Bₙ = Aₙ + n, for no two pairs may have the same difference.", claim.Pairs(wythoff, 500, func(n int64, _ []claim.XY, at claim.XY) bool { return at.Y-at.X == n })),
			that("Every whole number from 1 on is an A or a B, and none is both.", claim.Tiles(wythoff, 2000))),
		told(wythoff+"&x=40&y=40&z=3&show=squares,beams", "The average step of A is α, of B it is α + 1.",
			say("Suppose that Aₙ is about αn; then Bₙ is about (α + 1)n."),
			say("Of the numbers below a large N, N/α are A’s and N/(α + 1) are B’s, so 1/α + 1/(α + 1) = 1."),
			that("That says α² = α + 1, and α is φ = (1 + √5)/2.", func(pause.Func) error {
				if phi.Mul(phi).Cmp(phi.Add(beam.Int(1))) != 0 || beam.Int(1).Quo(phi).Add(beam.Int(1).Quo(phi.Add(beam.Int(1)))).Cmp(beam.Int(1)) != 0 {
					return fault.Newf("talks", "%s does not solve the equation", phi)
				}
				return nil
			})),
		told(wythoff+"&x=60&y=60&z=2.6&show=squares,beams", "",
			that("It is more than about: Aₙ = ⌊nφ⌋ and Bₙ = ⌊nφ⌋ + n.", claim.Pairs(wythoff, 1200, func(n int64, _ []claim.XY, at claim.XY) bool {
				a := phi.FloorMul(big.NewInt(n), beam.Surd{})
				return a.IsInt64() && a.Int64() == at.X
			})),
			say("So the P-positions follow two beams, of slope φ and 1/φ.")),
		told(wythoff+"&x=100000000000000000000&y=161803398874989484820&z=0&show=squares,beams", "Zoom in until single squares stand out.",
			that("That holds at any distance: in row 10²⁰, and in row 10¹⁰⁰.", claim.All(claim.Row(wythoff, 20, phi, 1), claim.Row(wythoff, 100, phi, 1)))),
		told("game=a-wythoff&a=2&x=40&y=40&z=3&show=squares,beams", "",
			say("If the two numbers taken may differ by one, the same argument has 2n in the place of n."),
			that("Then α = √2: Aₙ = ⌊n√2⌋ and Bₙ = Aₙ + 2n.", claim.All(claim.Row("game=a-wythoff&a=2", 1, beam.Of(0, 1, 2, 1), 2), claim.Row("game=a-wythoff&a=2", 30, beam.Of(0, 1, 2, 1), 2)))),
	}}
}
