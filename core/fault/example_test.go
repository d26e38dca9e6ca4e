package fault_test

import (
	"fmt"

	"wythoffatlas/core/fault"
)

func ExampleWords() {
	err := fault.Newf("game", "there is no heap of %d tokens", -1)
	fmt.Println(err)
	fmt.Println(fault.Words(err))
	// Output:
	// game: there is no heap of -1 tokens
	// there is no heap of -1 tokens
}
