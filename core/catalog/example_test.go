package catalog_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
)

// A link that cannot be read in full still opens the nearest game.
func ExampleParse() {
	g, problems := catalog.Parse(map[string]string{"game": "st-wythoff", "s": "0", "t": "3"})
	fmt.Println(g.Name(), "is", g.Link())
	for _, p := range problems {
		fmt.Println(p)
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

// A function is kept as it was typed, and escaped where an address needs it.
func ExampleFormulaArg() {
	f, err := catalog.FormulaArg("if(x1 < 3, x0 mod 2 + 1, 5)")
	if err != nil {
		panic(err)
	}
	g, err := catalog.Find("subtraction").Game([]catalog.Arg{f}, game.Misere)
	if err != nil {
		panic(err)
	}
	fmt.Println(g.Name())
	fmt.Println(g.Link())

	_, err = catalog.FormulaArg("x1+*2")
	fmt.Println(err)
	// Output:
	// Subtraction game f = if(x1 < 3, x0 mod 2 + 1, 5), misère
	// game=subtraction&f=if(x1%20%3C%203,%20x0%20mod%202%20+%201,%205)&play=misere
	// expr: at character 4: expected a number, x1, y1, x0 or a parenthesis, found "*"
}

// A preset box takes a game’s theorem away; a click on the map changes it.
func ExampleGame_WithPreset() {
	box, err := catalog.ParsePreset("2x1")
	if err != nil {
		panic(err)
	}
	g := catalog.Find("wab").Default().WithPreset(box.Toggled(0, 1))
	fmt.Println(g.Link(), g.Set == nil)
	fmt.Println(g.Statement.Text)
	// Output:
	// game=wab&a=2&b=3&preset=2:0.0,1.0,1.1 true
	// By decree 3 of the 4 positions of the box [0,2)² are P and the others N. Positions outside are decided by elimination, one after the other.
}
