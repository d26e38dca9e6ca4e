package grundy_test

import (
	"fmt"

	"wythoffatlas/core/game"
	"wythoffatlas/core/grundy"
)

var wythoff = game.Ruleset{First: game.All(), Second: game.All(), TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1}}

// Row 10 of the values of Wythoff's game, which is A004481's.
func ExampleDecide() {
	table, err := grundy.Decide(wythoff, game.Normal, 1024, 16, nil)
	if err != nil {
		panic(err)
	}
	var begin []int
	for n := range 11 {
		begin = append(begin, table.At(n, 10))
	}
	fmt.Println(begin)
	row, found, err := table.PeriodOf(1)
	fmt.Printf("row 1 from %d on: value(n + %d) = value(n) + %d, %v %v\n", row.Before, row.Length, row.Length, found, err)
	// Output:
	// [10 11 9 8 13 12 0 15 16 17 14]
	// row 1 from 0 on: value(n + 3) = value(n) + 3, true <nil>
}

// Two games at once: a player moves in one of them.
func ExampleAdd() {
	nim := game.Ruleset{First: game.All(), Second: game.All()}
	sum, err := grundy.Add([]grundy.Part{
		{Rules: wythoff, At: game.Position{X: 3, Y: 4}},
		{Rules: nim, At: game.Position{X: 6, Y: 1}},
	}, nil, nil)
	if err != nil {
		panic(err)
	}
	fmt.Println("values", sum.Values, "together", sum.Value)
	fmt.Printf("move in part %d to %v\n", sum.Win.Part, sum.Win.To)
	_, err = grundy.Add([]grundy.Part{{Rules: nim, Play: game.Misere}}, nil, nil)
	fmt.Println(err)
	// Output:
	// values [2 7] together 5
	// move in part 1 to {3 1}
	// grundy: values are defined for normal play only: in misère play the outcome of a sum does not follow from one number for each of its parts
}
