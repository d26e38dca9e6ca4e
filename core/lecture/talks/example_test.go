package talks_test

import (
	"fmt"

	"wythoffatlas/core/lecture/talks"
)

// What a step says is computed when its checks are run.
func Example() {
	talk := talks.All()[1]
	fmt.Println(talk.Title)
	for _, s := range talk.Told[2].Says {
		fmt.Println(s.Text, s.Check(nil))
	}
	// Output:
	// Who wins when the last player loses
	// (0, 1) is P: the only move leaves nothing, and the other one wins. <nil>
}
