package identify_test

import (
	"fmt"

	"wythoffatlas/core/identify"
)

// The lower Wythoff sequence leads to Wythoff's game first.
func ExampleIndex_Sequence() {
	var index identify.Index
	found, err := index.Sequence([]int64{1, 3, 4, 6, 8, 9, 11, 12}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	first := found[0]
	fmt.Println(first.Game.Link(), first.Sequence, first.From, first.Agree)
	// Output: game=wythoff Aₙ 1 8
}
