package talks

import "wythoffatlas/core/claim"

func evenAndOdd() Talk {
	return Talk{ID: "even-odd", Title: "Even and odd", Told: []Told{
		told(wythoff+"&x=6&y=6&z=5&at=5,7&show=squares,grid,moves", "",
			say("What if only some numbers may be taken?"),
			that("Wythoff’s game lets one move from (5, 7) in 17 ways.", claim.Options(wythoff, xy(5, 7), 17))),
		told("game=oow&s=1&t=1&x=6&y=6&z=5&at=5,7&show=squares,grid,moves", "",
			say("Odd-Odd: only odd numbers, from one heap or the same from both."),
			that("Ten moves are left.", claim.Options("game=oow&s=1&t=1", xy(5, 7), 10))),
		told("game=oow&s=1&t=1&x=6&y=6&z=5&show=squares,grid", "Ask for the pattern before the theorem is shown.",
			that("P is where both heaps are even.", claim.Exactly("game=oow&s=1&t=1", 160, func(x, y int64) bool { return x%2+y%2 == 0 })),
			say("Why: an odd number taken makes an even heap odd, and from odd heaps one token each makes them even again.")),
		told("game=oow&s=3&t=2&x=6&y=6&z=5&show=squares,grid", "",
			that("It does not matter how far apart the two numbers may be: with s = 3 and t = 2 it is the same.",
				claim.Apart("game=oow&s=1&t=1", "game=oow&s=3&t=2", 160, nil, nil))),
		told("game=eew&s=1&t=1&x=10&y=10&z=4.6&show=squares,grid", "",
			say("Even-Even: only even numbers. Then a heap never changes its parity."),
			that("Every P-position of Wythoff’s game becomes a block of four.", claim.Exactly("game=eew&s=1&t=1", 160, doubled(160)))),
		told("game=eew&s=1&t=1&x=40&y=40&z=3&show=squares,beams", "",
			say("Two by two the map is Wythoff’s again, and so are the beams."),
			that("(100, 162) is P in Wythoff’s game, and here (200, 324) to (201, 325) are; (101, 162) is N, and so is (202, 324).", claim.All(
				claim.IsP(wythoff, xy(100, 162)), claim.IsP("game=eew&s=1&t=1", xy(200, 324), xy(201, 324), xy(200, 325), xy(201, 325)),
				claim.IsN(wythoff, xy(101, 162)), claim.IsN("game=eew&s=1&t=1", xy(202, 324))))),
		told("game=oew&s=1&t=1&x=6&y=6&z=5&show=squares,grid", "",
			say("Odd-Even: odd numbers from the first heap, even ones from the second."),
			that("With s = t = 1 no two such numbers are equal, so nothing is taken from both, and four rows are all there is.",
				claim.Exactly("game=oew&s=1&t=1", 120, func(x, y int64) bool { return y/2 == x%2 }))),
		told("game=oew&s=2&t=2&x=8&y=14&z=4.4&show=squares,grid", "",
			that("With s = t = 2 every odd column has its two P-positions on a ray: y = 2x + 2 and the row above.",
				claim.Exactly("game=oew&s=2&t=2", 200, func(x, y int64) bool {
					if x%2 == 0 {
						return y < 2
					}
					return y == 2*x+2 || y == 2*x+3
				}))),
		told("game=oew&s=2&t=2&x=6&y=6&z=5&at=0,1&show=squares,grid,moves", "Remark 15 of Liu and Li.",
			that("The heaps are no longer alike: (0, 1) is P, and no move is left from it; (1, 0) is N.", claim.All(
				claim.IsP("game=oew&s=2&t=2", xy(0, 1)), claim.Options("game=oew&s=2&t=2", xy(0, 1), 0), claim.IsN("game=oew&s=2&t=2", xy(1, 0)))),
			that("From (10, 8) one may move to (3, 8), but not from (8, 10) to (8, 3).", claim.All(
				claim.May("game=oew&s=2&t=2", true, xy(10, 8), xy(3, 8)), claim.May("game=oew&s=2&t=2", false, xy(8, 10), xy(8, 3))))),
		told("game=oew&s=1&t=2&play=misere&x=6&y=6&z=5&show=squares,grid", "Table 10 of the paper prints 5, 9, 13 there.",
			that("In misère play with s = 1 and t = 2 the columns 2, 4, 6 have their P-positions from row 4, 6, 8 on.", claim.All(
				claim.IsP("game=oew&s=1&t=2&play=misere", xy(2, 4), xy(4, 6), xy(6, 8)), claim.IsN("game=oew&s=1&t=2&play=misere", xy(4, 9), xy(6, 13)))),
			say("A printed table has other numbers; the definition decides.")),
		told("game=restricted&s=1&t=1&sh=0mod3&sv=0mod3&d1=0mod3&d2=0mod3&x=15&y=15&z=4.2&show=squares,grid", "",
			say("The same argument settles multiples of any number K, an open problem of the paper."),
			that("For K = 3 the blocks are three by three.", claim.Exactly("game=restricted&s=1&t=1&sh=0mod3&sv=0mod3&d1=0mod3&d2=0mod3", 150, grown(3, 150)))),
	}}
}

// doubled is Wythoff's game in blocks of two by two.
func doubled(side int64) func(x, y int64) bool { return grown(2, side) }

// grown tells the positions of [0,side)² whose heaps, divided by k, are P in
// Wythoff's game, which is decided here by taking the pairs one after the other.
func grown(k, side int64) func(x, y int64) bool {
	partner := map[int64]int64{}
	n := int64(0)
	for a := int64(0); a <= side; a++ {
		if _, used := partner[a]; !used {
			partner[a], partner[a+n] = a+n, a
			n++
		}
	}
	return func(x, y int64) bool { return partner[x/k] == y/k }
}
