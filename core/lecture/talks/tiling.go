package talks

import (
	"wythoffatlas/core/claim"
	"wythoffatlas/core/game"
)

const (
	lex3     = "game=wytlex&k=3"
	wythoff3 = "game=wythoff-k&k=3"
	wythoff4 = "game=wythoff-k&k=4"
	nim3     = "game=nim&k=3"
)

var v = game.VectorOf

func tilingPiles() Talk {
	return Talk{ID: "tiling", Title: "K piles that tile the numbers", Told: []Told{
		told(wythoff+"&view=table&row=0", "",
			say("The P-positions of Wythoff’s game make two sequences."),
			that("Every whole number from 1 on is in just one of them: together they tile the integers.", claim.Tiles(wythoff, 1500))),
		told(nim3+"&view=table&row=0", "",
			say("What of three heaps? In Nim with three heaps one takes from one of them."),
			that("P is where the exclusive or is 0, as for 1, 2 and 3.", claim.Vectors(nim3, true, v(1, 2, 3), v(2, 4, 6), v(1, 4, 5))),
			that("Nothing is tiled: 3 stands in many rows.", claim.Twice(nim3, 3, 20))),
		told(wythoff3+"&view=table&row=0", "Let them play with three heaps.",
			say("Wythoff(3): a move of Wythoff’s game on two of the piles, and any number from the third."),
			that("The first P-positions are [0, 0, 0], [1, 2, 3] and [4, 7, 10].", claim.Rows(wythoff3, 0, []int64{0, 0, 0}, []int64{1, 2, 3}, []int64{4, 7, 10}))),
		told(wythoff4+"&view=table&row=10", "",
			say("With four piles it goes wrong."),
			that("Both [27, 52, 81, 104] and [27, 55, 80, 103] are P, so 27 stands twice.", claim.All(
				claim.Vectors(wythoff4, true, v(27, 52, 81, 104), v(27, 55, 80, 103)), claim.Twice(wythoff4, 27, 14)))),
		told(lex3+"&view=table&row=0&at=10,10,20", "",
			say("Klein and Fraenkel let piles grow: a move is legal when the vector comes earlier in lexicographic order, and two piles make a move of Wythoff’s."),
			that("From (10, 10, 20) one may go to (5, 12, 12), whose second pile is larger.", claim.VectorsMay(lex3, true, v(10, 10, 20), v(5, 12, 12)))),
		told(lex3+"&view=table&row=0", "Does such a game end? No infinite descent in lexicographic order.",
			that("A later vector cannot be reached: from (1, 2, 3) not (1, 2, 4).", claim.VectorsMay(lex3, false, v(1, 2, 3), v(1, 2, 4))),
			say("The first pile can shrink only so often, then the second, then the third: every game ends.")),
		{Link: lex3 + "&view=table&row=0", Hidden: []string{"rows"}, Note: "Reveal row by row; let them find the next.", Says: []claim.Sentence{
			say("The P-positions are made greedily: the least numbers that share no number and no difference with a row before."),
			that("They begin [1, 2, 3], with the differences 1 and 2, and then [4, 7, 10], with 3 and 6.",
				claim.Rows(lex3, 0, []int64{0, 0, 0}, []int64{1, 2, 3}, []int64{4, 7, 10})),
		}},
		told(lex3+"&view=table&row=8", "",
			that("Up to row 11 the table is that of Wythoff(3); row 12 is [23, 42, 61] here and [23, 39, 58] there.", claim.All(
				claim.Rows(lex3, 11, []int64{20, 37, 53}, []int64{23, 42, 61}), claim.Rows(wythoff3, 11, []int64{20, 37, 53}, []int64{23, 39, 58})))),
		told(lex3+"&view=table&row=0&rowheight=4", "Zoom out until a row is a line.",
			that("And now three sequences tile the integers: all from 1 to 1500 stand in just one row.", claim.Tiles(lex3, 1500))),
		told("game=wytlex&k=5&view=table&row=0", "",
			that("So do five, and eight.", claim.All(claim.Tiles("game=wytlex&k=5", 600), claim.Tiles("game=wytlex&k=8", 600)))),
		told("game=variable-wytlex&k=2&f=vile&view=table&row=0", "",
			say("Widen each difference to f of them, and any two complementary sequences with growing differences can be had."),
			that("Here are the vile and the dopey numbers, which tile the integers too.", claim.All(
				claim.Tiles("game=variable-wytlex&k=2&f=vile", 600), claim.Rows("game=variable-wytlex&k=2&f=vile", 1, []int64{1, 2}, []int64{3, 6}, []int64{4, 8})))),
	}}
}
