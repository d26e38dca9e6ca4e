package catalog_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/catalog"
)

// A link that cannot be read in full still opens the nearest game.
func ExampleParse() {
	g, problems := catalog.Parse(map[string]string{"game": "st-wythoff", "s": "0", "t": "3"})
	fmt.Println(g.Name(), "is", g.Link())
	for _, p := range problems {
		fmt.Println(p.Message)
	}
	// Output:
	// (1,3)-Wythoff is game=st-wythoff&s=1&t=3
	// s=0: s must be a whole number from 1 to 1000000. Using 1.
}

// Both beams of W(2,3) stand in one row, as far out as one likes.
func ExampleGame_Table() {
	g, _ := catalog.Parse(map[string]string{"game": "wab", "a": "2", "b": "3"})
	fmt.Println(g.Columns())
	for _, row := range g.Table(big.NewInt(1_000_000_000), 2) {
		fmt.Println(row)
	}
	// Output:
	// [n upper x upper y lower x lower y]
	// [410426192 1410426192 1774596669 774596669]
	// [410426192 1410426193 1774596671 774596670]
}

// What is known of a game comes with its source.
func ExampleStatement() {
	s := catalog.Find("st-wythoff").Default().Statement
	for _, line := range s.Formula {
		fmt.Println(line)
	}
	fmt.Println(s.Cites[1])
	// Output:
	// Aₙ = mex{Aᵢ, Bᵢ : 0 ≤ i < n}
	// Bₙ = sAₙ + tn
	// Eq. (2) in W. A. Liu and H. Li, “General restriction of (s,t)-Wythoff’s game”, Electronic Journal of Combinatorics 21(2), P2.44 (2014)
}
