package papers

import (
	"math/big"
	"strconv"

	"wythoffatlas/core/constraint"
	"wythoffatlas/core/numeration"
	"wythoffatlas/core/recur"
)

// newGames are the tables of Fraenkel (2004).
func newGames() []*Table {
	return []*Table{
		pile("1", "G1", "The first few P-positions for G1.", `
		0 1 2  3  4  5  6  7  8  9 10 11  12  13  14  15  16
		0 1 3  4  5  7  8  9 10 12 13 14  15  16  18  19  20
		0 2 6 11 17 25 34 44 55 68 82 97 113 130 149 169 190`),
		pile("2", "G2", "The first few P-positions for G2.", `
		0 1 2 3  4  5  6  7  8  9 10 11 12 13 14 15 16
		0 1 3 4  5  7  9 11 12 13 15 16 17 19 20 21 23
		0 2 6 8 10 14 18 22 24 26 30 32 34 38 40 42 46`),
		pile("3", "G3", "The first few P-positions for G3.", `
		0 1 2  3  4  5  6   7   8   9   10   11   12   13    14    15    16
		0 1 3  4  5  7  8   9  10  12   13   14   15   16    17    18    19
		0 2 6 11 20 38 71 136 265 523 1036 2061 4110 8207 16400 32785 65554`),
		candidates("4", "T4", "The first few values of S for f = (x₀ − x₁)².", `
		0 1 2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
		0 1 3  4  5  6  7  9 11 13 15 17 18 19 20 21 23
		0 2 8 10 12 14 16 22 28 34 40 46 48 50 52 54 60`),
		candidates("5", "T5", "The first few values of S for f = ⌊(x₁ + 1)/x₀⌋ + 1.", `
		0 1 2 3  4  5  6  7  8  9 10 11 12 13 14 15 16
		0 1 2 4  5  7  8 10 11 13 14 16 17 19 20 22 23
		0 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45 48`),
		candidates("6", "T6", "The first few values of S for f = (1 + (−1)^(y₁+1))x₁/2.", `
		0 1 2 3  4  5  6  7  8  9 10 11 12 13 14 15 16
		0 1 2 4  5  6  8  9 10 11 14 15 16 17 18 19 20
		0 1 3 7 12 13 21 30 31 42 45 60 61 78 79 98 99`),
		pile("7", "Ex1", "The first few values of S for f = x₁ − ⌊(x₁ + 1)/x₀⌋ + 2.", `
		0 1 2  3  4  5  6  7  8  9 10 11  12  13  14  15  16
		0 1 3  4  5  6  8  9 10 11 13 14  15  16  17  19  20
		0 2 7 12 18 25 35 45 56 68 83 98 114 131 149 170 191`),
		pile("8", "Ex2", "The first few values of S for f = x₀ − x₁ + 2.", `
		0 1 2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
		0 1 2  3  5  6  7  9 10 11 13 14 15 16 17 19 20
		0 4 8 12 18 22 26 32 36 40 46 50 54 58 62 68 72`),
		pile("9", "Ex3", "The first few values of S for f = (−1)^y₁ − (−1)^x₁ + 3.", `
		0 1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
		0 1  2  3  5  6  7  8  9 11 12 13 15 16 17 18 19
		0 4 10 14 21 25 27 31 33 38 44 48 55 59 61 65 67`),
		pile("10", "Ex4", "The first few values of S for f = x₁(1 + (−1)^x₁) + 1.", `
		0 1 2 3  4  5  6  7  8  9 10 11  12  13  14  15  16
		0 1 3 4  6  8  9 10 11 12 13 14  15  16  17  19  20
		0 2 5 7 18 33 42 44 66 68 94 96 136 138 172 175 177`),
		{
			Paper:   fraenkel2004,
			Number:  "11",
			Caption: "Representation of the first few integers in a special numeration system.",
			Game:    "game=subtraction&f=Ex2",
			Meaning: "The row of n has its digits; places weigh 50, 14, 4 and 1. An aₙ of Table 8 ends in an even number " +
				"of zeros, and one zero more makes it bₙ. (Section 6 once calls this table Table 10.)",
			Heads:   []string{"50", "14", "4", "1", "n"},
			Printed: numerals(),
			compute: func() ([][]string, error) {
				system := numeration.ST(2, 2)
				var rows [][]string
				for n := range int64(60) {
					rows = append(rows, numeral(append(system.Digits(big.NewInt(n+1)), n+1)))
				}
				return rows, nil
			},
		},
	}
}

// pile is a table of the P-positions of a 2-pile subtraction game.
func pile(number, member, caption, text string) *Table {
	return &Table{
		Paper:   fraenkel2004,
		Number:  number,
		Caption: caption,
		Game:    "game=subtraction&f=" + member,
		Meaning: "(aₙ, bₙ) and (bₙ, aₙ) are P-positions.",
		Heads:   []string{"n", "aₙ", "bₙ"},
		Printed: across(text),
		Across:  true,
		stands:  inColumns([]int{1}, []int{2}),
		compute: func() ([][]string, error) { return candidateRows(member, 17) },
	}
}

// candidates is a table of the set S for a function that is to show that S need
// not be the P-positions.
func candidates(number, member, caption, text string) *Table {
	t := pile(number, member, caption, text)
	t.Meaning = "(aₙ, bₙ) and (bₙ, aₙ) belong to S, which is to be shown not to be the set of P-positions."
	t.Candidates = true
	return t
}

// candidateRows are the first rows of S for a named function.
func candidateRows(member string, count int) ([][]string, error) {
	f, err := constraint.Parse(member)
	if err != nil {
		return nil, err
	}
	s := recur.Constrained(f)
	var rows [][]string
	for n := range count {
		row, err := s.Next()
		if err != nil {
			return nil, err
		}
		rows = append(rows, []string{strconv.Itoa(n), strconv.FormatInt(row.A, 10), row.BigB().String()})
	}
	return rows, nil
}

// numeral puts digits and the number into the five columns of Table 11.
func numeral(digits []int64) []string {
	row := make([]string, 5)
	copy(row[len(row)-len(digits):], numbers(digits...))
	return row
}

// numerals is Table 11, which is printed in two halves, as 60 rows.
func numerals() [][]string {
	rows := down(`
		1 1
		2 2
		3 3
		1 0 4
		1 1 5
		1 2 6
		1 3 7
		2 0 8
		2 1 9
		2 2 10
		2 3 11
		3 0 12
		3 1 13
		1 0 0 14
		1 0 1 15
		1 0 2 16
		1 0 3 17
		1 1 0 18
		1 1 1 19
		1 1 2 20
		1 1 3 21
		1 2 0 22
		1 2 1 23
		1 2 2 24
		1 2 3 25
		1 3 0 26
		1 3 1 27
		2 0 0 28
		2 0 1 29
		2 0 2 30
		2 0 3 31
		2 1 0 32
		2 1 1 33
		2 1 2 34
		2 1 3 35
		2 2 0 36
		2 2 1 37
		2 2 2 38
		2 2 3 39
		2 3 0 40
		2 3 1 41
		3 0 0 42
		3 0 1 43
		3 0 2 44
		3 0 3 45
		3 1 0 46
		3 1 1 47
		3 1 2 48
		3 1 3 49
		1 0 0 0 50
		1 0 0 1 51
		1 0 0 2 52
		1 0 0 3 53
		1 0 1 0 54
		1 0 1 1 55
		1 0 1 2 56
		1 0 1 3 57
		1 0 2 0 58
		1 0 2 1 59
		1 0 2 2 60`)
	for i, row := range rows {
		rows[i] = append(make([]string, 5-len(row)), row...)
	}
	return rows
}
