package sweep_test

import (
	"fmt"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/sweep"
)

// How many P-positions (s,1)-Wythoff has in [0,100)².
func ExampleFind() {
	axis, err := catalog.ParseAxis("s:1-4")
	if err != nil {
		fmt.Println(err)
		return
	}
	base, _ := catalog.FromLink("game=st-wythoff&s=1&t=1")
	for i := range axis.Len() {
		g, _ := base.Member([]catalog.Axis{axis}, []int{i})
		found, err := sweep.Find(g, "count", 100, nil, nil)
		fmt.Println(g.Name(), found.Text, err)
	}
	// Output:
	// (1,1)-Wythoff 77 <nil>
	// (2,1)-Wythoff 53 <nil>
	// (3,1)-Wythoff 43 <nil>
	// (4,1)-Wythoff 33 <nil>
}
