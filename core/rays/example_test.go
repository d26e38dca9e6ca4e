package rays_test

import (
	"fmt"

	"wythoffatlas/core/game"
	"wythoffatlas/core/rays"
	"wythoffatlas/core/sieve"
)

// The two beams of Wythoff's game, measured in a window of 1024².
func ExampleMeasure() {
	all := game.All()
	rules := game.Ruleset{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 1, T: 1}}
	w, err := sieve.NewWindow(rules, game.Normal, 1024, 1024)
	if err != nil {
		fmt.Println(err)
		return
	}
	w.Advance(1024)
	found, err := rays.Measure(w, 1024, nil)
	for _, r := range found {
		fmt.Printf("slope %.3f, %d P-positions\n", r.Slope(), r.Count)
	}
	fmt.Println(err)
	// Output:
	// slope 0.618, 343 P-positions
	// slope 1.618, 343 P-positions
	// <nil>
}
