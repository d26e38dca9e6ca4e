package wytlex_test

import (
	"fmt"

	"wythoffatlas/core/game"
	"wythoffatlas/core/wytlex"
)

// The first rows of Wytlex(3), and a winning move.
func ExampleGame() {
	g := wytlex.New(3, nil, game.Normal)
	if err := g.Extend(4, nil); err != nil {
		fmt.Println(err)
		return
	}
	for n := range int64(4) {
		fmt.Println(g.Row(n))
	}
	v := game.VectorOf(2, 5, 9)
	isP, err := g.Outcome(v, nil)
	fmt.Println(isP, err)
	moves, err := g.Winning(v, 1, nil)
	fmt.Println(moves[0].To, err)
	// Output:
	// (0, 0, 0)
	// (1, 2, 3)
	// (4, 7, 10)
	// (5, 9, 13)
	// false <nil>
	// (1, 2, 3) <nil>
}
