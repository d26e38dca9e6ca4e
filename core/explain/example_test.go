package explain_test

import (
	"fmt"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/core/route"
)

func ExampleExplain() {
	wythoff := catalog.Find("wythoff").Default()
	decider := explain.By(catalog.Route(wythoff, route.Standard))
	reading, err := explain.Explain(wythoff, decider, game.VectorOf(5, 7), nil)
	if err != nil {
		panic(err)
	}
	fmt.Println(reading.Short)
	for _, why := range explain.MayMove(wythoff, game.VectorOf(5, 7), game.VectorOf(3, 6)).Reasons {
		fmt.Println(why)
	}
	// Output:
	// N (5, 7): take 4 from the second heap → (5, 3)
	// Extended diagonal move: k = 2 and l = 1 would be taken: not the same number.
}
