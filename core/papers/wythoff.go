package papers

import (
	"fmt"
	"math/big"
	"slices"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// variations are the tables of Hu (2024).
func variations() []*Table {
	return []*Table{
		{
			Paper:   hu2024,
			Number:  "2.1",
			Caption: "P-positions of regular 3-pile Nim",
			Game:    "game=nim&k=3",
			Meaning: "Every cell is a P-position, heaps in order of size; a column has the first eleven with that smallest heap.",
			Heads:   []string{"(0, m, n)", "(1, m, n)", "(2, m, n)", "(3, m, n)", "(4, m, n)", "(5, m, n)"},
			Printed: down(`
			(0, 0, 0) (1, 2, 3) (2, 4, 6) (3, 4, 7) (4, 8, 12) (5, 8, 13)
			(0, 1, 1) (1, 4, 5) (2, 5, 7) (3, 5, 6) (4, 9, 13) (5, 9, 12)
			(0, 2, 2) (1, 6, 7) (2, 8, 10) (3, 8, 11) (4, 10, 14) (5, 10, 15)
			(0, 3, 3) (1, 8, 9) (2, 9, 11) (3, 9, 10) (4, 11, 15) (5, 11, 14)
			(0, 4, 4) (1, 10, 11) (2, 12, 14) (3, 12, 15) (4, 16, 20) (5, 16, 21)
			(0, 5, 5) (1, 12, 13) (2, 13, 15) (3, 13, 14) (4, 17, 21) (5, 17, 20)
			(0, 6, 6) (1, 14, 15) (2, 16, 18) (3, 16, 19) (4, 18, 22) (5, 18, 23)
			(0, 7, 7) (1, 16, 17) (2, 17, 19) (3, 17, 18) (4, 19, 23) (5, 19, 22)
			(0, 8, 8) (1, 18, 19) (2, 20, 22) (3, 20, 23) (4, 24, 28) (5, 24, 29)
			(0, 9, 9) (1, 20, 21) (2, 21, 23) (3, 21, 22) (4, 25, 29) (5, 25, 28)
			(0, 10, 10) (1, 22, 23) (2, 24, 26) (3, 24, 27) (4, 26, 30) (5, 26, 31)`),
			stands:  inCells(0),
			compute: nimRows,
		},
		wythoffTable(hu2024, "2.2", "Values of n, xₙ, and yₙ in Wythoff’s game", "x", "y", `
		0 1 2 3  4  5  6  7  8  9 10 11 12
		0 1 3 4  6  8  9 11 12 14 16 17 19
		0 2 5 7 10 13 15 18 20 23 26 28 31`),
	}
}

// restrictedVersion are the tables of Liu, Li and Li (2011).
func restrictedVersion() []*Table {
	return []*Table{
		wythoffTable(liuLiLi2011, "1", "The first few P-positions of Wythoff’s game.", "a", "b", `
		0 1 2 3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19
		0 1 3 4  6  8  9 11 12 14 16 17 19 21 22 24 25 27 29 30
		0 2 5 7 10 13 15 18 20 23 26 28 31 34 36 39 41 44 47 49`),
		rmwg(1, "R = 1 = a₁", `
		s = 0 | (0, 0) | (0, 2) | (0, 4) | (0, 6) | (0, 8) | (0, 10)
		t = 1 | (2, 3) | (2, 5) | (2, 7) | (2, 9) | (2, 11) | (2, 13)`),
		rmwg(2, "R = 2 = b₁", `
		s = 0 | (0, 0) | (0, 3) | (0, 6) | (0, 9) | (0, 12) | (0, 15)
		s = 1 | (1, 2) | (1, 5) | (1, 8) | (1, 11) | (1, 14) | (1, 17)
		t = 1 | (2, 4) | (2, 7) | (2, 10) | (2, 13) | (2, 16) | (2, 19)`),
		rmwg(3, "R = 3 = a₂", `
		s = 0 | (0, 0) | (0, 4) | (0, 8) | (0, 12) | (0, 16) | (0, 20)
		s = 1 | (1, 2) | (1, 6) | (1, 10) | (1, 14) | (1, 18) | (1, 22)
		t = 1 | (2, 5) | (2, 9) | (2, 13) | (2, 17) | (2, 21) | (2, 25)
		t = 2 | (5, 7) | (5, 11) | (5, 15) | (5, 19) | (5, 23) | (5, 27)`),
		rmwg(5, "R = 5 = b₂", `
		s = 0 | (0, 0) | (0, 6) | (0, 12) | (0, 18) | (0, 24) | (0, 30)
		s = 1 | (1, 2) | (1, 8) | (1, 14) | (1, 20) | (1, 26) | (1, 32)
		s = 2 | (3, 5) | (3, 11) | (3, 17) | (3, 23) | (3, 29) | (3, 35)
		t = 1 | (2, 7) | (2, 13) | (2, 19) | (2, 25) | (2, 31) | (2, 37)
		t = 2 | (5, 9) | (5, 15) | (5, 21) | (5, 27) | (5, 33) | (5, 39)
		t = 3 | (7, 10) | (7, 16) | (7, 22) | (7, 28) | (7, 34) | (7, 40)`),
	}
}

// nimRows are the first P-positions (j, m, n), j ≤ m ≤ n, for each j up to 5
// (Bouton: j ⊕ m ⊕ n = 0), side by side.
func nimRows() ([][]string, error) {
	rows := make([][]string, 11)
	for j := range int64(6) {
		m := j
		for i := range rows {
			for m^j < m {
				m++
			}
			rows[i] = append(rows[i], vector("(", []int64{j, m, m ^ j}, ")"))
			m++
		}
	}
	return rows, nil
}

// wythoffTable is a table of Wythoff’s game that calls the heaps x and y.
func wythoffTable(paper *catalog.Paper, number, caption, x, y, text string) *Table {
	t := &Table{
		Paper:   paper,
		Number:  number,
		Caption: caption,
		Game:    "game=wythoff",
		Meaning: fmt.Sprintf("(%[1]sₙ, %[2]sₙ) and (%[2]sₙ, %[1]sₙ) are P-positions.", x, y),
		Heads:   []string{"n", x + "ₙ", y + "ₙ"},
		Printed: across(text),
		Across:  true,
		stands:  inColumns([]int{1}, []int{2}),
	}
	t.compute = func() ([][]string, error) {
		var rows [][]string
		for n, p := range exact.ST(1, 1, game.Normal).Positions(new(big.Int), len(t.Printed)) {
			rows = append(rows, numbers(int64(n), p[0].Int64(), p[1].Int64()))
		}
		return rows, nil
	}
	return t
}

// rmwg is the part of Table 2 of Liu, Li and Li for one bound r.
func rmwg(r int64, part, text string) *Table {
	return &Table{
		Paper:   liuLiLi2011,
		Number:  "2",
		Part:    part,
		Caption: "The first few P-positions of RMWG game.",
		Game:    fmt.Sprintf("game=rmwg&r=%d", r),
		Meaning: "With (aₙ, bₙ) of Table 1, the P-position in column m of a row s is (aₛ, bₛ + (R+1)m) " +
			"and in a row t it is (bₜ, aₜ + (R+1)(m+1)). The mirror images are P-positions too.",
		Heads:   []string{"", "m = 0", "m = 1", "m = 2", "m = 3", "m = 4", "m = 5"},
		Printed: down(text),
		stands:  inCells(1),
		compute: func() ([][]string, error) { return rmwgRows(r), nil },
	}
}

// rmwgRows are the first six P-positions (x, y), x ≤ y, of each column x that
// has any: first those with x = aₛ, then those with x = bₜ. As b_t < 3r, no
// later column has any.
func rmwgRows(r int64) [][]string {
	set, wythoff := exact.RMWG(r), exact.ST(1, 1, game.Normal)
	var ofA, ofB [][]string
	for i := range 3 * r {
		x := big.NewInt(i)
		ys := set.Column(x, x, 6)
		if len(ys) == 0 {
			continue
		}
		partner := wythoff.Partner(x)
		n := wythoff.Row(x, partner)
		row := []string{"s = " + n.String()}
		if partner.Cmp(x) < 0 {
			row[0] = "t = " + n.String()
		}
		for _, y := range ys {
			row = append(row, vector("(", []int64{i, y.Int64()}, ")"))
		}
		if partner.Cmp(x) < 0 {
			ofB = append(ofB, row)
		} else {
			ofA = append(ofA, row)
		}
	}
	return slices.Concat(ofA, ofB)
}
