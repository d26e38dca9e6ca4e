package talks

import (
	"wythoffatlas/core/claim"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/pause"
)

const (
	box2 = "game=wythoff&preset=2x1"
	box8 = "game=wythoff&preset=8x1"
	dots = "game=wythoff&preset=4:0.0,1.3"
)

// afterBox checks that of the P-positions of [0,side)² with x ≤ y outside the box
// [0,k)² no two share a row or a column.
func afterBox(link string, k, side int64) claim.Check {
	return claim.Pairs(link, side, func(_ int64, before []claim.XY, at claim.XY) bool {
		if at.X < k && at.Y < k {
			return true
		}
		for _, p := range before {
			if inside := p.X < k && p.Y < k; !inside && (p.X == at.X || p.Y == at.Y) {
				return false
			}
		}
		return true
	})
}

func boxOfDecrees() Talk {
	return Talk{ID: "decrees", Title: "A box of decrees, and how the rules win in the end", Told: []Told{
		told(wythoff+"&x=8&y=8&z=4.6&show=squares,grid", "",
			say("All P-positions of Wythoff’s game follow from the first."),
			that("It is (0, 0), and each further one comes in a new row, column and diagonal.", claim.All(claim.IsP(wythoff, xy(0, 0)), claim.Once(wythoff, 400)))),
		told(dots+"&x=5&y=5&z=5&show=squares,grid", "Click squares of the box to change decrees.",
			say("What if a tyrant decrees the outcomes in a box, here 4×4, and the rules hold only outside?"),
			that("By decree (0, 0) and (1, 3) are P and (1, 2) is N.", claim.All(claim.IsP(dots, xy(0, 0), xy(1, 3)), claim.IsN(dots, xy(1, 2))))),
		told(dots+"&x=7&y=7&z=4.8&at=4,5&show=squares,grid", "",
			say("Outside, a position is P as always when no option is P, decreed or not."),
			that("No two P-positions outside of the box share a row or a column.", afterBox(dots, 4, 200))),
		told(box2+"&x=6&y=6&z=5&show=squares,grid", "",
			say("All of the box may be P."),
			that("After a full 2×2 box the first P-position outside has heaps of at least 2.", claim.All(
				claim.IsP(box2, xy(0, 0), xy(0, 1), xy(1, 0), xy(1, 1)), claim.IsN(box2, append(line(2, 0, 1, 0, 30), line(2, 1, 1, 0, 30)...)...)))),
		told(box8+"&x=12&y=12&z=4.2&show=squares,grid", "",
			say("A box of 8×8 that is all P."),
			that("Rows and columns below 8 have no P-position outside of it.", claim.Pairs(box8, 200, func(_ int64, _ []claim.XY, at claim.XY) bool { return at.X < 8 && at.Y < 8 || at.X >= 8 }))),
		told(box8+"&x=40&y=40&z=3&show=squares", "",
			say("At first there is turmoil: diagonals are taken here and there."),
			that("On [0, 300)² it is not Wythoff’s pattern shifted.", claim.Not(claim.Pairs(box8, 300, func(n int64, _ []claim.XY, at claim.XY) bool {
				return n < 36 || at.Y-at.X == n-36 // a full box has 36 pairs x ≤ y
			}), "it is Wythoff’s pattern shifted"))),
		told(box2+"&x=12&y=12&z=4&show=squares", "",
			say("Then it is saturated: all diagonals between the lowest and the topmost P-position are taken."),
			that("After the full 2×2 box that is so from column 2 on, and then each column follows from the one before.", claim.Saturated(box2, 2, 300))),
		told(box8+"&x=200&y=300&z=1&show=squares,beams", "",
			that("However the box is, no two P-positions outside of it share a row or a column, as far as one looks.", claim.All(afterBox(box8, 8, 400), afterBox(dots, 4, 400), afterBox("game=wythoff&preset=6x0.6@42", 6, 400))),
			say("Conjecture 1 of the thesis: in the end they follow two beams of slope φ and 1/φ, from (1 − k, 1 − k).")),
		told("game=wythoff&preset=6x0.6@42&x=20&y=20&z=3.6&show=squares", "Another seed makes another box.",
			say("The box may be drawn by lot; the seed is in the link, so that everybody sees the same."),
			that("Here 22 of 36 are P.", func(pause.Func) error {
				g, err := claim.Game("game=wythoff&preset=6x0.6@42")
				if err != nil {
					return err
				}
				n := 0
				for x := range int64(6) {
					for y := range int64(6) {
						if g.Rules.Box.IsP(x, y) {
							n++
						}
					}
				}
				if n != 22 {
					return fault.Newf("talks", "%d positions of the box are P", n)
				}
				return nil
			})),
	}}
}
