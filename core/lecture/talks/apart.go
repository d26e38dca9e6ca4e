package talks

import "wythoffatlas/core/claim"

const (
	g1 = "game=subtraction&f=G1"
	g2 = "game=subtraction&f=G2"
	g3 = "game=subtraction&f=G3"
)

func howFarApart() Talk {
	return Talk{ID: "how-far-apart", Title: "How far apart may they be?", Told: []Told{
		told(wythoff+"&x=6&y=6&z=5&at=5,7&show=squares,grid,moves", "",
			say("In Wythoff’s game the same number is taken from both heaps: the two may differ by less than 1."),
			that("Pairs then have the differences 0, 1, 2, 3 and so on.", claim.Pairs(wythoff, 400, func(n int64, _ []claim.XY, at claim.XY) bool { return at.Y-at.X == n }))),
		told("game=a-wythoff&a=3&x=6&y=6&z=5&at=5,7&show=squares,grid,moves", "",
			say("Let them differ by less than t."),
			that("For t = 3 the differences are 0, 3, 6, 9 and so on.", claim.Pairs("game=a-wythoff&a=3", 400, func(n int64, _ []claim.XY, at claim.XY) bool { return at.Y-at.X == 3*n }))),
		told(g1+"&x=8&y=10&z=4.6&at=11,15&show=squares,grid,moves", "Fraenkel’s first example.",
			say("Now let it depend on what is left: less than f, with f = x1 + 1, where x1 is the smaller heap after the move."),
			that("From (11, 15) one may move to (3, 4) and to (2, 4), but not to (2, 3) or (0, 3).", claim.All(
				claim.May(g1, true, xy(11, 15), xy(3, 4)), claim.May(g1, true, xy(11, 15), xy(2, 4)),
				claim.May(g1, false, xy(11, 15), xy(2, 3)), claim.May(g1, false, xy(11, 15), xy(0, 3))))),
		{Link: g1 + "&view=table&row=0", Hidden: []string{"formula"}, Note: "Let them guess the rule of the differences of B.", Says: []claim.Sentence{
			that("The pairs begin (0, 0), (1, 2), (3, 6), (4, 11), (5, 17).", claim.Rows(g1, 0, []int64{0, 0}, []int64{1, 2}, []int64{3, 6}, []int64{4, 11}, []int64{5, 17})),
			that("Each B is the one before plus A plus 1.", claim.Pairs(g1, 700, func(n int64, before []claim.XY, at claim.XY) bool {
				return n == 0 || at.Y == before[n-1].Y+at.X+1
			})),
		}},
		told(g1+"&view=table&row=0", "Hofstadter, Gödel, Escher, Bach, page 73.",
			that("With 1 added, B is 1, 3, 7, 12, 18, 26, whose steps 2, 4, 5, 6, 8 are just the numbers that it leaves out.",
				claim.Pairs(g1, 700, func(n int64, before []claim.XY, at claim.XY) bool { return n == 0 || at.Y-before[n-1].Y == at.X+1 })),
			that("So A and B share no number and leave none out.", claim.Tiles(g1, 500))),
		told(g2+"&x=20&y=20&z=4&show=squares", "",
			say("With f = x0 − x1 the number may be as large as what the smaller heap loses."),
			that("Then every B is twice its A, and the A’s are the numbers that end in an even number of zeros in binary.", claim.Exactly(g2, 256, func(x, y int64) bool {
				a, b := min(x, y), max(x, y)
				zeros := 0
				for n := a; n > 0 && n%2 == 0; n /= 2 {
					zeros++
				}
				return b == 2*a && zeros%2 == 0
			}))),
		told(g3+"&x=10&y=60&z=2.4&show=squares", "",
			that("With f = y1 − x1 + 1 the differences double: Bₙ = Aₙ + 2ⁿ − 1.", claim.Pairs(g3, 1200, func(n int64, _ []claim.XY, at claim.XY) bool { return at.Y-at.X == 1<<n-1 })),
			say("The upper beam grows exponentially.")),
		told(g1+"&x=12&y=40&z=3.2&show=squares,beams", "",
			say("Fraenkel’s theorem: if f is positive, monotone and semi-additive, then A is the mex and Bₙ = f(Aₙ₋₁, Bₙ₋₁, Aₙ) + Bₙ₋₁ + Aₙ − Aₙ₋₁."),
			that("All three functions so far are, as far as heaps of 40 show.", claim.All(
				claim.Conditions("G1", "", 40), claim.Conditions("G2", "", 40), claim.Conditions("G3", "", 40)))),
		told("game=subtraction&f=T4&x=6&y=8&z=4.6&at=4,10&show=squares,grid,moves,beams", "Where a condition fails.",
			that("The function (x0 − x1)² is positive and monotone, but not semi-additive.", claim.Conditions("T4", "semi-additive", 40)),
			that("Its candidates begin (0, 0), (1, 2), (3, 8), (4, 10), but from (4, 10) one may move to (0, 0).", claim.All(
				claim.IsN("game=subtraction&f=T4", xy(4, 10)), claim.May("game=subtraction&f=T4", true, xy(4, 10), xy(0, 0))))),
		told("game=subtraction&f=T4&x=6&y=20&z=4&show=squares,grid", "",
			that("As far as one looks, the P-positions are (a, a² + a) and their mirror images.", claim.Pairs("game=subtraction&f=T4", 500, func(_ int64, _ []claim.XY, at claim.XY) bool { return at.Y == at.X*at.X+at.X }))),
		told("game=subtraction&f=T5&x=5&y=7&z=5&at=4,7&show=squares,grid,beams", "",
			that("The function ⌊(x1 + 1)/x0⌋ + 1 is not monotone.", claim.Conditions("T5", "monotone", 40)),
			that("The P-positions begin (0, 0), (1, 3), (2, 6), (4, 5), which its candidates do not.", claim.All(
				claim.IsP("game=subtraction&f=T5", xy(0, 0), xy(1, 3), xy(2, 6), xy(4, 5)), claim.May("game=subtraction&f=T5", false, xy(4, 7), xy(1, 3))))),
		told("game=subtraction&f=T6&x=10&y=25&z=4&at=10,29&show=squares,grid,moves", "The paper says that no candidate can be reached from (10, 29).",
			that("A third function is not positive.", claim.Conditions("T6", "positive", 40)),
			that("And yet the candidates may be the P-positions: (10, 29) is N, for one may move to (8, 21), which is P.", claim.All(
				claim.IsN("game=subtraction&f=T6", xy(10, 29)), claim.IsP("game=subtraction&f=T6", xy(8, 21)), claim.May("game=subtraction&f=T6", true, xy(10, 29), xy(8, 21))))),
	}}
}
