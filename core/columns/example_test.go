package columns_test

import (
	"fmt"

	"wythoffatlas/core/columns"
	"wythoffatlas/core/game"
)

// The beams of a full box of side 4 meet in (−3, −3).
func Example() {
	box := game.NewBox(4)
	for x := range int64(4) {
		for y := range int64(4) {
			box.Set(x, y, true)
		}
	}
	g, err := columns.Saturate(box)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(g.At(), g.Bits(), g.Shift())
	// Output: 3 [1 1 1 1 0 0 0] {-3 -3}
}
