package cover_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/cover"
)

// A pair of complementary sequences, and the f for which it is the
// P-positions of Variable Wytlex(2, f).
func ExampleParse() {
	p, err := cover.Parse("beatty:(1+sqrt(5))/2")
	if err != nil {
		fmt.Println(err)
		return
	}
	for n := range int64(4) {
		fmt.Println(p.Term(big.NewInt(n + 1)))
	}
	_, err = cover.Parse("beatty:sqrt(")
	fmt.Println(err)
	// Output:
	// 1 2 <nil>
	// 3 5 <nil>
	// 4 7 <nil>
	// 6 10 <nil>
	// expr: at character 13: expected a number, sqrt or a parenthesis, found the end
}
