package kpile_test

import (
	"fmt"

	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
)

// Nim with heaps of any size: P where the exclusive or of the heaps is 0.
func ExampleNim() {
	g := kpile.Nim(3, game.Normal)
	fmt.Println(g.Outcome(game.VectorOf(1<<40, 1<<41, 1<<40+1<<41), nil))
	moves, err := g.Winning(game.VectorOf(3, 5, 7), 10, nil)
	for _, m := range moves {
		fmt.Println(m.To)
	}
	fmt.Println(err)
	// Output:
	// true <nil>
	// (2, 5, 7)
	// (3, 4, 7)
	// (3, 5, 6)
	// <nil>
}

// Wythoff's move on any two of three heaps, decided by search.
func ExampleWythoff() {
	g := kpile.Wythoff(3, game.Normal)
	if err := g.Extend(6, nil); err != nil {
		fmt.Println(err)
		return
	}
	for n := range int64(6) {
		fmt.Println(g.Row(n))
	}
	// Output:
	// (0, 0, 0)
	// (1, 2, 3)
	// (4, 7, 10)
	// (5, 9, 13)
	// (6, 11, 16)
	// (8, 15, 22)
}
