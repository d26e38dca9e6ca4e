package theorems_test

import (
	"fmt"

	"wythoffatlas/core/theorems"
)

func ExampleAll() {
	all, tried, err := theorems.All()
	if err != nil {
		panic(err)
	}
	fmt.Println(len(all), "of", tried, "games")
	first := all[0]
	fmt.Println(first.Link, first.System.Name(), first.P.States())
	// Output:
	// 258 of 312 games
	// game=wythoff&preset=1x0.5@1 the system of (1,1) 7
}
