package listed_test

import (
	"fmt"

	"wythoffatlas/core/theorems/listed"
)

func ExampleAll() {
	all, tried, err := listed.All()
	fmt.Println(len(all) > 0, len(all) <= tried, err)
	// Output: true true <nil>
}
