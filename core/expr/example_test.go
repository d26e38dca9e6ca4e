package expr_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/expr"
)

func ExampleParse() {
	f, err := expr.Parse("if(x mod 2 = 0, x/2, 3*x+1)", "x")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(f.Int(27))

	// What does not fit machine words is exact all the same.
	x, _ := new(big.Int).SetString("100000000000000000001", 10)
	fmt.Println(f.Big(x))

	_, err = expr.Parse("x+*2", "x")
	fmt.Println(err)
	// Output:
	// 82 0
	// 300000000000000000004 <nil>
	// expr: at character 3: expected a number, x or a parenthesis, found "*"
}
