package index_test

import (
	"fmt"

	"wythoffatlas/core/theorems/index"
)

func ExampleAll() {
	all, tried, err := index.All()
	fmt.Println(len(all) > 0, len(all) <= tried, err)
	// Output: true true <nil>
}
