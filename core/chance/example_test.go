package chance_test

import (
	"fmt"

	"wythoffatlas/core/chance"
)

// The same seed rolls the same on every machine.
func Example() {
	die := chance.SplitMix(42)
	for range 5 {
		fmt.Print(1+die.Below(6), " ")
	}
	// Output:
	// 2 2 1 1 5
}
