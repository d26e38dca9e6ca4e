package papers

import (
	"fmt"
	"math/big"
	"sort"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// generalRestriction are the tables of Liu & Li (2014).
func generalRestriction() []*Table {
	return []*Table{
		evenEven("1", "The first few values of Aₙ and Bₙ for s = t = 1.", 1, game.Normal, `
		0 1  2  3  4  5  6  7  8  9 10 11 12 13 14
		0 2  6  8 12 16 18 22 24 28 32 34 38 42 44
		0 4 10 14 20 26 30 36 40 46 52 56 62 68 72`),
		evenEven("2", "The first few values of Aₙ and Bₙ for s = t = 2.", 2, game.Normal, `
		0 1  2  3  4  5  6  7  8  9 10 11 12 13  14
		0 2  4  8 10 14 16 18 20 24 26 30 32 34  36
		0 6 12 22 28 38 44 50 56 66 72 82 88 94 100`),
		evenEvenBlocks("3", "The first few values of Aₙ and Bₙ for s = t = 1.", 1, `
		0 1  2  3  4  5  6  7  8  9 10 11 12 13 14
		0 2  6  8 12 16 18 22 24 28 32 34 38 42 44
		1 3  7  9 13 17 19 23 25 29 33 35 39 43 45
		0 4 10 14 20 26 30 36 40 46 52 56 62 68 72
		1 5 11 15 21 27 31 37 41 47 53 57 63 69 73`),
		evenEvenBlocks("4", "The first few values of Aₙ and Bₙ for s = t = 2.", 2, `
		0 1  2  3  4  5  6  7  8  9 10 11 12 13  14
		0 2  4  8 10 14 16 18 20 24 26 30 32 34  36
		1 3  5  9 11 15 17 19 21 25 27 31 33 35  37
		0 6 12 22 28 38 44 50 56 66 72 82 88 94 100
		1 7 13 23 29 39 45 51 57 67 73 83 89 95 101`),
		evenEven("5", "The first few values of Eₙ and Hₙ for s = t = 2.", 2, game.Misere, `
		0  1  2  3  4  5  6  7  8  9 10 11 12  13  14
		0  4  6  8 10 14 16 20 22 26 28 32 34  36  38
		2 12 18 24 30 40 46 56 62 72 78 88 94 100 106`),
		evenEven("6", "The first few values of Eₙ and Hₙ for s = t = 1.", 1, game.Misere, `
		0 1  2  3  4  5  6  7  8  9 10 11 12 13 14
		4 0  6  8 12 16 18 22 24 28 32 34 38 42 44
		4 2 10 14 20 26 30 36 40 46 52 56 62 68 72`),
		oddEven("7", "The first few values of Aₙ and Bₙ for s = t = 2.", 2, 2, game.Normal, `
		0 1 2 3 4  5 6  7 8  9 10 11 12 13 14
		0 1 2 3 4  5 6  7 8  9 10 11 12 13 14
		0 4 0 8 0 12 0 16 0 20  0 24  0 28  0
		1 5 1 9 1 13 1 17 1 21  1 25  1 29  1`),
		oddEven("8", "The first few values of Aₙ and Bₙ for s = 2 and t = 3.", 2, 3, game.Normal, `
		0 1 2  3 4  5 6  7 8  9 10 11 12 13 14
		0 1 2  3 4  5 6  7 8  9 10 11 12 13 14
		0 6 0 10 0 14 0 18 0 22  0 26  0 30  0
		1 7 1 11 1 15 1 19 1 23  1 27  1 31  1`),
		oddEven("9", "The first few values of Eₙ, Hₙ and H′ₙ for s = t = 2.", 2, 2, game.Misere, `
		0 1 2 3 4 5  6 7  8 9 10 11 12 13 14
		0 1 2 3 4 5  6 7  8 9 10 11 12 13 14
		2 0 4 0 8 0 12 0 16 0 20  0 24  0 28
		3 1 5 1 9 1 13 1 17 1 21  1 25  1 29`),
		oddEven("10", "The first few values of Eₙ, Hₙ and H′ₙ for s = 1, t = 2.", 1, 2, game.Misere, `
		0 1 2 3  4 5  6 7  8 9 10 11 12 13 14
		0 1 2 3  4 5  6 7  8 9 10 11 12 13 14
		2 0 5 0  9 0 13 0 17 0 21  0 25  0 29
		3 1 6 1 10 1 14 1 18 1 22  1 26  1 30`),
	}
}

// letters are what the paper calls the two sequences.
func letters(play game.Convention) (first, second string) {
	if play == game.Misere {
		return "E", "H"
	}
	return "A", "B"
}

// stLink is the link to a game with parameters s and t.
func stLink(id string, s, t int64, play game.Convention) string {
	link := fmt.Sprintf("game=%s&s=%d&t=%d", id, s, t)
	if play == game.Misere {
		link += "&play=" + play.String()
	}
	return link
}

// evenEven is a table of Even-Even (s,t)-Wythoff with s = t that lists the
// lower left corners of the blocks of four P-positions.
func evenEven(number, caption string, st int64, play game.Convention, text string) *Table {
	a, b := letters(play)
	return &Table{
		Paper:   liuLi2014,
		Number:  number,
		Caption: caption,
		Game:    stLink("eew", st, st, play),
		Meaning: fmt.Sprintf("(%[1]sₙ, %[2]sₙ) and (%[2]sₙ, %[1]sₙ) are P-positions, and so they are with one token more in either heap or in both.", a, b),
		Heads:   []string{"n", a + "ₙ", b + "ₙ"},
		Printed: across(text),
		Across:  true,
		stands: func(row []string) [][]int64 {
			p := parseVector(row[1] + " " + row[2])
			return [][]int64{{p[0], p[1]}, {p[0], p[1] + 1}, {p[0] + 1, p[1]}, {p[0] + 1, p[1] + 1}}
		},
		compute: func() ([][]string, error) {
			var rows [][]string
			for n, c := range corners(exact.EEW(st, st, play), 15) {
				rows = append(rows, numbers(int64(n), c[0], c[1]))
			}
			return rows, nil
		},
	}
}

// evenEvenBlocks is the same in normal play with all sides of the blocks.
func evenEvenBlocks(number, caption string, st int64, text string) *Table {
	t := evenEven(number, caption, st, game.Normal, text)
	t.Meaning = "Each of Aₙ, Aₙ + 1 with each of Bₙ, Bₙ + 1, in either order, is a P-position."
	t.Heads = []string{"n", "Aₙ", "Aₙ + 1", "Bₙ", "Bₙ + 1"}
	t.stands = inColumns([]int{1, 2}, []int{3, 4})
	t.compute = func() ([][]string, error) {
		var rows [][]string
		for n, c := range corners(exact.EEW(st, st, game.Normal), 15) {
			rows = append(rows, numbers(int64(n), c[0], c[0]+1, c[1], c[1]+1))
		}
		return rows, nil
	}
	return t
}

// corners are the first count lower left corners (x, y), x ≤ y, of the blocks
// of a set of EEW: even numbers both. The paper counts them by y − x, which
// grows by t + δₜ from one to the next (Eqs. 10, 12, 13); by x they come in the
// same order but for the first two of Table 6.
func corners(set *exact.Set, count int) [][2]int64 {
	var list [][2]int64
	for x := int64(0); len(list) < count; x += 2 {
		if y := set.Partner(big.NewInt(x)).Int64(); y >= x {
			list = append(list, [2]int64{x, y})
		}
	}
	sort.Slice(list, func(i, j int) bool {
		c, d := list[i], list[j]
		return c[1]-c[0] < d[1]-d[0] || c[1]-c[0] == d[1]-d[0] && c[0] < d[0]
	})
	return list
}

// oddEven is a table of Odd-Even (s,t)-Wythoff, whose columns n have two
// P-positions each.
func oddEven(number, caption string, s, t int64, play game.Convention, text string) *Table {
	a, b := letters(play)
	return &Table{
		Paper:   liuLi2014,
		Number:  number,
		Caption: caption,
		Game:    stLink("oew", s, t, play),
		Meaning: fmt.Sprintf("(%[1]sₙ, %[2]sₙ) and (%[1]sₙ, %[2]s′ₙ) are the P-positions with %[1]sₙ = n tokens in the first heap.", a, b),
		Heads:   []string{"n", a + "ₙ", b + "ₙ", b + "′ₙ"},
		Printed: across(text),
		Across:  true,
		stands:  inColumns([]int{1}, []int{2, 3}),
		compute: func() ([][]string, error) {
			set := exact.OEW(s, t, play)
			var rows [][]string
			for n := range int64(15) {
				row := numbers(n, n)
				for _, y := range set.Column(big.NewInt(n), new(big.Int), 2) {
					row = append(row, y.String())
				}
				rows = append(rows, row)
			}
			return rows, nil
		},
	}
}
