package integer_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/integer"
)

func Example() {
	n := big.NewInt(-7)
	fmt.Println(integer.FloorDiv(n, 2), integer.Modulo(n, 2), integer.Smaller(n, big.NewInt(3)), integer.Larger(n, big.NewInt(3)))
	// Output: -4 1 -7 3
}
