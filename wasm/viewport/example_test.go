package viewport_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/wasm/viewport"
)

// At 2^300 positions a pixel, moving the map changes the leading digits of the
// position in the middle; zooming out and back changes nothing.
func Example() {
	googol := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	x := new(big.Int).Add(googol, big.NewInt(7))
	v := viewport.New(1280, 720, 1)
	v.Look(x, x, -300)

	v.ZoomAbout(100, 200, -2.5)
	v.ZoomAbout(100, 200, 2.5)
	v.Pan(-1, 0)
	v.Middle(x, new(big.Int))
	fmt.Println(x)
	// Output:
	// 10000000002037040000000000000000000000000000000000000000000000000000000000000000000000000000000000007
}

func ExampleReadable() {
	n := new(big.Int).Exp(big.NewInt(3), big.NewInt(300), nil)
	fmt.Println(viewport.Readable(big.NewInt(1234)), viewport.Readable(n))
	// Output:
	// 1234 1.3689…×10¹⁴³
}

func ExampleAxis() {
	googol := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	v := viewport.New(500, 300, 1)
	v.Look(googol, googol, 0)
	var axis viewport.Axis
	axis.Update(v, false, 90)
	fmt.Println(axis.Caption)
	for _, tick := range axis.Ticks {
		if !tick.Minor {
			fmt.Println(tick.At, tick.Label)
		}
	}
	// Output:
	// x = 10¹⁰⁰ + …
	// 50 −200
	// 150 −100
	// 250 +0
	// 350 +100
	// 450 +200
}
