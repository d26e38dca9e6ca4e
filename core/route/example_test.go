package route_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/route"
)

// A theorem and elimination are asked in the same way.
func Example() {
	for _, play := range []string{"normal", "misere"} {
		g, _ := catalog.Parse(map[string]string{"game": "rmwg", "r": "3", "play": play})
		r := catalog.Route(g, route.Standard)
		outcome, err := r.Outcome(game.VectorOf(3, 5), nil)
		fmt.Println(g.Name(), outcome, err, outcome.Reason)
		_, err = r.Rows(big.NewInt(1), 2, nil, func(row []*big.Int) bool {
			fmt.Println(row)
			return true
		})
		if err != nil {
			panic(err)
		}
	}
	// Output:
	// RMWG(3) N <nil> By the closed form: Restricted Move of Wythoff’s Game (W. A. Liu, H. Li and B. Li, 2011).
	// [1 2]
	// [0 4]
	// RMWG(3), misère N <nil> By elimination of all positions with heaps below 2048.
	// [2 2]
	// [0 5]
}
