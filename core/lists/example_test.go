package lists_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/lists"
)

func ExampleMap() {
	heaps := []*big.Int{big.NewInt(3), big.NewInt(5)}
	fmt.Printf("%q\n", lists.Map(heaps, (*big.Int).String))
	fmt.Println(lists.Map(heaps[:0], (*big.Int).String) == nil, lists.Map([]*big.Int(nil), (*big.Int).String) == nil)
	// Output:
	// ["3" "5"]
	// false true
}
