package play_test

import (
	"fmt"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/core/play"
	"wythoffatlas/core/route"
)

func ExampleMatch() {
	wythoff := catalog.Find("wythoff").Default()
	decider := explain.By(catalog.Route(wythoff, route.Standard))
	match, err := play.New(wythoff, game.VectorOf(5, 7))
	if err != nil {
		panic(err)
	}
	hint, err := match.Hint(decider, nil)
	fmt.Println(hint.Short, err)
	fmt.Println(match.Move(game.VectorOf(4, 6)))
	fmt.Println(match.Move(game.VectorOf(4, 7)))
	before, _ := match.Held(decider, 0, nil)
	after, err := match.Held(decider, 1, nil)
	fmt.Println("the first move gave the game away:", before && after, err)
	fmt.Println(match.Text())
	// Output:
	// N (5, 7): take 4 from the second heap → (5, 3) <nil>
	// <nil>
	// play: (4, 6) → (4, 7) is no move: The second heap would grow from 6 to 7, and tokens are only taken
	// the first move gave the game away: true <nil>
	// 5.7_4.6
}
