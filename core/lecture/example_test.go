package lecture_test

import (
	"fmt"

	"wythoffatlas/core/lecture"
)

func Example() {
	l := &lecture.Lecture{Title: "Two games", Steps: []lecture.Step{
		{Link: "v=1&game=wythoff&at=3,5", Caption: "Here the one to move loses."},
		{Link: "v=1&game=nim&k=2", Caption: "And now without diagonals."},
	}}
	file, err := l.File()
	if err != nil {
		panic(err)
	}
	fmt.Print(file)
	again, err := lecture.ParseFile(file)
	fmt.Println(len(again.Steps), again.Steps[1].Link, err)
	// Output:
	// wythoff-atlas-lecture 1
	// title Two games
	//
	// step v=1&game=wythoff&at=3,5
	// caption Here the one to move loses.
	//
	// step v=1&game=nim&k=2
	// caption And now without diagonals.
	// 2 v=1&game=nim&k=2 <nil>
}
