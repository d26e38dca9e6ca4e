package piles_test

import (
	"fmt"

	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/wytlex"
)

// Any game with K heaps is asked in the same way, whatever decides it.
func ExampleGame() {
	for _, g := range []piles.Game{kpile.Nim(3, game.Normal), wytlex.New(3, nil, game.Normal)} {
		if err := g.Extend(5, nil); err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(g.Piles(), g.Row(4))
		fmt.Println(g.Legal(game.VectorOf(1, 4, 5), game.VectorOf(1, 2, 5)).Legal)
	}
	// Output:
	// 3 (1, 2, 3)
	// true
	// 3 (6, 11, 16)
	// true
}
