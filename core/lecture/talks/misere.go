package talks

import "wythoffatlas/core/claim"

const misere = "game=wythoff&play=misere"

func lastLoses() Talk {
	return Talk{ID: "last-loses", Title: "Who wins when the last player loses", Told: []Told{
		told(wythoff+"&x=4&y=4&z=5.5&show=squares,grid", "",
			say("In Wythoff’s game who cannot move loses: normal play."),
			that("The first P-positions are (0, 0), (1, 2), (3, 5) and (4, 7).",
				claim.Rows(wythoff, 0, []int64{0, 0}, []int64{1, 2}, []int64{3, 5}, []int64{4, 7}))),
		told(misere+"&x=4&y=4&z=5.5&at=0,0&show=squares,grid", "Ask: what do you expect to change?",
			say("Now who cannot move wins: misère play."),
			that("So (0, 0), where nobody can move, is N.", claim.All(claim.IsN(misere, xy(0, 0)), claim.Options(misere, xy(0, 0), 0)))),
		told(misere+"&x=4&y=4&z=5.5&at=0,1&show=squares,grid,moves", "",
			that("(0, 1) is P: the only move leaves nothing, and the other one wins.",
				claim.All(claim.IsP(misere, xy(0, 1)), claim.Options(misere, xy(0, 1), 1)))),
		told(misere+"&x=4&y=4&z=5.5&at=2,2&show=squares,grid,moves", "",
			that("The next is (2, 2), on the diagonal: its five other positions are all N.",
				claim.All(claim.IsP(misere, xy(2, 2)), claim.IsN(misere, xy(2, 1), xy(2, 0), xy(1, 2), xy(0, 2), xy(1, 1), xy(0, 0))))),
		told(misere+"&x=6&y=6&z=5&at=3,5&show=squares,grid", "",
			that("And then (3, 5), (4, 7), (6, 10): as in normal play.", claim.Rows(misere, 2, []int64{3, 5}, []int64{4, 7}, []int64{6, 10}))),
		told(misere+"&x=30&y=30&z=3.4&show=squares,beams", "",
			that("Of all positions with heaps below 600 only six change: (0, 0), (1, 2), (2, 1), and (0, 1), (1, 0), (2, 2).",
				claim.Apart(wythoff, misere, 600, []claim.XY{xy(0, 0), xy(1, 2), xy(2, 1)}, []claim.XY{xy(0, 1), xy(1, 0), xy(2, 2)})),
			say("The numbers 0, 1 and 2 are used up by other pairs, and after that mex and differences go on as before.")),
		told("game=nim&k=2&play=misere&x=4&y=4&z=5.5&show=squares,grid", "The mirror strategy, until heaps of one token are left.",
			that("In Nim with two heaps equal heaps are P in normal play.", claim.Exactly("game=nim&k=2", 200, func(x, y int64) bool { return x == y })),
			that("In misère play so are those of at least 2, and (0, 1) and (1, 0).",
				claim.Exactly("game=nim&k=2&play=misere", 200, func(x, y int64) bool { return x == y && x >= 2 || x+y == 1 }))),
		told("game=a-wythoff&a=2&play=misere&x=20&y=20&z=4&show=squares,beams", "",
			say("Not every game changes so little."),
			that("In 2-Wythoff every pair changes: Bₙ = Aₙ + 2n + 1 in the place of Aₙ + 2n.", claim.All(
				claim.Pairs("game=a-wythoff&a=2&play=misere", 400, func(n int64, _ []claim.XY, at claim.XY) bool { return at.Y-at.X == 2*n+1 }),
				claim.Pairs("game=a-wythoff&a=2", 400, func(n int64, _ []claim.XY, at claim.XY) bool { return at.Y-at.X == 2*n })))),
		told("game=oow&s=1&t=1&play=misere&x=5&y=5&z=5&show=squares,grid", "",
			that("In Odd-Odd Wythoff the whole grid stays but for the axes, where odd numbers take the place of even ones.", claim.All(
				claim.Exactly("game=oow&s=1&t=1", 120, func(x, y int64) bool { return x%2 == 0 && y%2 == 0 }),
				claim.Exactly("game=oow&s=1&t=1&play=misere", 120, func(x, y int64) bool {
					if x == 0 || y == 0 {
						return (x+y)%2 == 1
					}
					return x%2 == 0 && y%2 == 0
				})))),
		told("game=wab&a=2&b=3&play=misere&x=20&y=20&z=4&show=squares", "An open question: is there a formula?",
			say("Of W(2,3) in misère play no theorem is known; the map decides it square by square."),
			that("There (0, 0) is N and so is every position without a move.", claim.All(
				claim.IsN("game=wab&a=2&b=3&play=misere", xy(0, 0), xy(0, 1), xy(0, 2), xy(1, 0)),
				claim.Options("game=wab&a=2&b=3", xy(0, 2), 0), claim.Options("game=wab&a=2&b=3", xy(1, 0), 0)))),
	}}
}
