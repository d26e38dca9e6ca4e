package period_test

import (
	"fmt"

	"wythoffatlas/core/game"
	"wythoffatlas/core/period"
	"wythoffatlas/core/sieve"
)

// At most 3 from one heap or from both: the columns repeat after 4.
func ExampleFind() {
	few := game.AtMost(3)
	rules := game.Ruleset{First: few, Second: few, TwoHeap: game.TwoHeapRule{D1: few, D2: few, S: 1, T: 1}}
	w, err := sieve.NewWindow(rules, game.Normal, 256, 256)
	if err != nil {
		fmt.Println(err)
		return
	}
	w.Advance(256)
	found, err := period.Find(w, 256, 256, nil)
	fmt.Println(found, err)
	// Output:
	// [{4 0 0 0} {0 4 0 0}] <nil>
}
