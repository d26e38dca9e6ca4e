package link_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/wasm/link"
)

func ExampleParse() {
	state, problems := link.Parse("#v=1&game=st-wythoff&s=2&t=3&z=1e999")
	for _, p := range problems {
		fmt.Println(p)
	}
	fmt.Println(state)
	// Output:
	// z=1e999: the zoom is log2 of pixels a position, a number from -1100 to 6. Using 6.
	// v=1&game=st-wythoff&s=2&t=3&z=6
}

func ExampleState_String() {
	state, _ := link.Parse("z=3&y=162&x=100&game=wythoff&v=1")
	fmt.Println(state) // nothing was wrong with it, and nothing changed
	state.Look(big.NewInt(101), big.NewInt(162), 2.5)
	fmt.Println(state)
	// Output:
	// z=3&y=162&x=100&game=wythoff&v=1
	// v=1&game=wythoff&x=101&y=162&z=2.5
}
