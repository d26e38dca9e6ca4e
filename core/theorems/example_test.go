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
	// 30 of 36 games
	// game=restricted&s=1&t=1&sh=even&sv=even&d1=even&d2=even the system of (1,1) 44
}
