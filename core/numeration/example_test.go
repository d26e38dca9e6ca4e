package numeration_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/numeration"
)

func ExampleWythoff() {
	// Fraenkel, Table 11: in the system of (2,2), 22 = 120, one zero: a B. Its
	// partner is 12, which is 6.
	m := numeration.NewWythoff(2, 2)
	n, a, b := m.Pair(big.NewInt(22))
	fmt.Println(m.Digits(big.NewInt(22)), m.Digits(a))
	fmt.Printf("A_%d = %d, B_%d = %d\n", n, a, n, b)
	// Output:
	// [1 2 0] [1 2]
	// A_5 = 6, B_5 = 22
}
