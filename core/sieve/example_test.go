package sieve_test

import (
	"fmt"

	"wythoffatlas/core/game"
	"wythoffatlas/core/sieve"
)

// Wythoff's game, decided by elimination: any number from either heap, or the
// same number from both.
func ExampleWindow() {
	all := game.All()
	rules := game.Ruleset{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 1, T: 1}}
	w, err := sieve.NewWindow(rules, game.Normal, 1000, 1000)
	if err != nil {
		fmt.Println(err)
		return
	}
	w.Advance(100) // 100 columns of 1000
	for _, at := range [][2]int64{{4, 7}, {7, 4}, {5, 7}, {500, 809}} {
		isP, decided := w.Outcome(at[0], at[1])
		fmt.Println(at, isP, decided)
	}
	// Output:
	// [4 7] true true
	// [7 4] true true
	// [5 7] false true
	// [500 809] false false
}

// A sweep gives one column after the other and keeps none of them.
func ExampleSweep() {
	all := game.All()
	rules := game.Ruleset{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 1, T: 1}}
	s, err := sieve.New(rules, game.Normal, 64)
	if err != nil {
		fmt.Println(err)
		return
	}
	for range 5 {
		fmt.Printf("%b\n", s.Next()[0])
	}
	// Output:
	// 1
	// 100
	// 10
	// 100000
	// 10000000
}
