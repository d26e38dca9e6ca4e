package papers

import (
	"math/big"
	"slices"

	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/wytlex"
)

// lexicographic are the tables of Klein and Fraenkel.
func lexicographic() []*Table {
	return []*Table{
		triples("Wytlex(3)", "game=wytlex&k=3", func() piles.Game { return wytlex.New(3, nil, game.Normal) }, `
		0 0 0 0
		1 1 2 3
		2 4 7 10
		3 5 9 13
		4 6 11 16
		5 8 15 22
		6 12 21 30
		7 14 25 36
		8 17 29 41
		9 18 31 44
		10 19 34 49
		11 20 37 53
		12 23 42 61`),
		triples("Wythoff(3)", "game=wythoff-k&k=3", func() piles.Game { return kpile.Wythoff(3, game.Normal) }, `
		0 0 0 0
		1 1 2 3
		2 4 7 10
		3 5 9 13
		4 6 11 16
		5 8 15 22
		6 12 21 30
		7 14 25 36
		8 17 29 41
		9 18 31 44
		10 19 34 49
		11 20 37 53
		12 23 39 58`),
		{
			Paper:   kleinFraenkel,
			Number:  "2",
			Caption: "Variable 3-pile Wytlex.",
			Game:    "game=variable-wytlex&k=3&f=1+p3-p2",
			Meaning: "Whether the move from A = [2, 4, 6] to B = [B₁, B₂, B₃] is legal: whether D(A) and D(B) + [0, f(B)) " +
				"intersect, or else A and B themselves.",
			Heads: []string{"B₁", "B₂", "B₃", "D(B)", "f(B) = 1 + B₃ − B₂", "D(B) + [0, f(B))", "Legality"},
			Printed: down(`
			0 | 0 | 0 | {0}    | 1 | {0}             | Illegal
			0 | 0 | 1 | {0, 1} | 2 | {0, 1, 2}       | D’s intersect
			0 | 0 | 2 | {0, 2} | 3 | {0, 1, 2, 3, 4} | D’s intersect
			0 | 1 | 1 | {0, 1} | 1 | {0, 1}          | Illegal
			0 | 1 | 2 | {1}    | 2 | {1, 2}          | D’s intersect
			0 | 2 | 2 | {0, 2} | 1 | {0, 2}          | D’s intersect
			1 | 1 | 1 | {0}    | 1 | {0}             | Illegal
			1 | 1 | 2 | {0, 1} | 2 | {0, 1, 2}       | D’s intersect
			1 | 2 | 2 | {0, 1} | 1 | {0, 1}          | A and B intersect
			2 | 2 | 2 | {0}    | 1 | {0}             | A and B intersect`),
			compute: legalityRows,
		},
	}
}

// triples is one half of Table 1.
func triples(part, link string, game func() piles.Game, text string) *Table {
	return &Table{
		Paper:   kleinFraenkel,
		Number:  "1",
		Part:    part,
		Caption: "The first 13 P-positions of Wytlex(3) versus those of Wythoff(3).",
		Game:    link,
		Meaning: "[a₁, a₂, a₃] is a P-position, in any order of the piles.",
		Heads:   []string{"n", "a₁", "a₂", "a₃"},
		Printed: down(text),
		stands:  inColumns([]int{1}, []int{2}, []int{3}),
		compute: func() ([][]string, error) {
			var table [][]string
			g := game()
			err := g.Extend(13, nil)
			for n := range min(13, g.Rows()) {
				table = append(table, numbers(n, g.At(n, 0), g.At(n, 1), g.At(n, 2)))
			}
			return table, err
		},
	}
}

// legalityFrom is the position that Table 2 moves from.
var legalityFrom = []int64{2, 4, 6}

// checkMove holds the move that Table 2 makes to b, in its game, against
// Definition 16.
func checkMove(b []int64) *wytlex.MoveCheck {
	f, err := wytlex.FromExpr("1+p3-p2", 3)
	if err != nil {
		panic(err)
	}
	j, err := wytlex.New(3, f, game.Normal).CheckMove(position(legalityFrom), position(b))
	if err != nil {
		panic(err)
	}
	return j
}

func position(v []int64) game.Vector {
	return lists.Map(v, big.NewInt)
}

// numbersOf are small integers as numbers.
func numbersOf(ns []*big.Int) []int64 {
	return lists.Map(ns, (*big.Int).Int64)
}

// reach is D(B) + [0, f(B)) in order.
func reach(j *wytlex.MoveCheck) []int64 {
	var list []int64
	for _, in := range j.Reach() {
		for n := in.From.Int64(); n < in.To.Int64(); n++ {
			list = append(list, n)
		}
	}
	return list
}

// legalityRows lists the positions with piles up to 2, by Definition 16.
func legalityRows() ([][]string, error) {
	var rows [][]string
	for b := range sorted(0, 2) {
		j := checkMove(b)
		verdict := "Illegal"
		switch {
		case len(j.Shared) > 0:
			verdict = "D’s intersect"
		case len(j.Common) > 0:
			verdict = "A and B intersect"
		}
		row := append(numbers(b...), vector("{", numbersOf(j.DB), "}"), j.F.String(), vector("{", reach(j), "}"), verdict)
		rows = append(rows, row)
	}
	return rows, nil
}

// sorted yields the vectors of three piles from low to high in nondecreasing
// order, first to last in lexicographic order.
func sorted(low, high int64) func(yield func([]int64) bool) {
	return func(yield func([]int64) bool) {
		for x := low; x <= high; x++ {
			for y := x; y <= high; y++ {
				for z := y; z <= high; z++ {
					if !yield([]int64{x, y, z}) {
						return
					}
				}
			}
		}
	}
}

func intersect(a, b []int64) bool {
	return slices.ContainsFunc(a, func(n int64) bool { return slices.Contains(b, n) })
}
