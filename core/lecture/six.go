package lecture

import (
	_ "embed" // the texts
	"fmt"
	"sync"
)

// The lectures that come with the page, as files. They are written by the command
// lectures of the bundler, from package talks, where each sentence has the
// computation that bears it out.
var (
	//go:embed six/beams.txt
	beams string
	//go:embed six/last-loses.txt
	lastLoses string
	//go:embed six/even-odd.txt
	evenOdd string
	//go:embed six/how-far-apart.txt
	howFarApart string
	//go:embed six/decrees.txt
	decrees string
	//go:embed six/tiling.txt
	tiling string
)

// A Named is a lecture that links name by its id.
type Named struct {
	ID string
	*Lecture
}

// Six lists the lectures that come with the page, in the order in which it offers
// them. They are shared: do not change them.
func Six() []Named { return six() }

var six = sync.OnceValue(func() []Named {
	var list []Named
	for _, t := range [][2]string{
		{"beams", beams}, {"last-loses", lastLoses}, {"even-odd", evenOdd},
		{"how-far-apart", howFarApart}, {"decrees", decrees}, {"tiling", tiling},
	} {
		l, err := ParseFile(t[1])
		if err != nil {
			panic(fmt.Sprintf("lecture: the lecture %s that comes with the page cannot be read: %v", t[0], err))
		}
		list = append(list, Named{t[0], l})
	}
	return list
})
