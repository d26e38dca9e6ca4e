package exact_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

func ExampleST() {
	wythoff := exact.ST(1, 1, game.Normal)
	fmt.Println(wythoff.Positions(new(big.Int), 6))

	// The row with number 10³⁰ of the table.
	x, y := wythoff.Nth(power10(30))
	fmt.Println(x, y, wythoff.Has(y, x))
	// Output:
	// [[0 0] [1 2] [3 5] [4 7] [6 10] [8 13]]
	// 1618033988749894848204586834365 2618033988749894848204586834365 true
}

func ExampleSet_Count() {
	// In W(2,3) every column has three P-positions, so that there are
	// 3·10⁴⁰ in the first 10⁴⁰ columns.
	zero, columns, rows := new(big.Int), power10(40), power10(41)
	fmt.Println(exact.WAB(2, 3).Count(zero, zero, columns, rows))
	// Output: 30000000000000000000000000000000000000000
}

func ExampleSet_Winning() {
	// Liu & Li's Odd-Odd game: from (7, 4), take an odd number from the first.
	odd := game.Odd()
	rules := game.Ruleset{First: odd, Second: odd, TwoHeap: game.TwoHeapRule{D1: odd, D2: odd, S: 1, T: 1}}
	fmt.Println(exact.OOW(game.Normal).Winning(rules, big.NewInt(7), big.NewInt(4), 100))
	// Output: [[0 4] [2 4] [4 4] [6 4]]
}
