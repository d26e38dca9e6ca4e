// Package gametest is the contract that every game of the catalogue is held
// to: all its routes find the same P-positions, and the definition finds them
// too. Run it from a test:
//
//	for g := range gametest.Games {
//		t.Run(g.Link(), func(t *testing.T) {
//			t.Parallel()
//			gametest.Run(t, g)
//		})
//	}
package gametest

import (
	"fmt"
	"hash/fnv"
	"reflect"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
)

// How far the contract looks. Every game is decided on [0,middle)² and held
// there against the kernel properties, which define the P-positions; the famous
// ones, which the catalogue names as defaults or examples, on [0,far)², and so is
// the default with a box of side 8. On [0,near)² the famous and one of four
// others are compared with the definition's own program, which tries all moves.
//
// [0,far)² is for when all tests are asked for (ALL=1), [0,some)² is enough
// otherwise. Short tests look less far still, and ask that program about one
// game of sixteen: in WebAssembly all takes about twice as long, on one core.
const (
	near        = 64
	middle      = 200
	far         = 2_000
	some        = 600
	middleShort = 64
	farShort    = 300
)

// full has the contract look as far as it ever does. Tests set it.
var full bool

// Games yields every game that the contract is about, in both conventions: the
// grid of each family, and its default with preset boxes of side 1 to 8, full
// and half full.
func Games(yield func(*catalog.Game) bool) {
	for _, e := range catalog.All() {
		for args := range e.Grid {
			if !inBoth(e, args, nil, yield) {
				return
			}
		}
		if e.Default().Piles != nil {
			continue
		}
		for k := 1; k <= 8; k++ {
			for _, notation := range []string{"%dx1", "%[1]dx0.5@%[1]d"} {
				box, err := catalog.ParsePreset(fmt.Sprintf(notation, k))
				if err != nil {
					panic(err)
				}
				if !inBoth(e, e.Defaults(), box, yield) {
					return
				}
			}
		}
	}
}

// inBoth yields a game in both conventions; it reports whether to go on.
func inBoth(e *catalog.Family, args []catalog.Arg, box *catalog.Preset, yield func(*catalog.Game) bool) bool {
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		g, err := e.Game(args, play)
		if err != nil {
			panic(err) // the catalogue's own bounds are wrong
		}
		if !yield(g.WithPreset(box)) {
			return false
		}
	}
	return true
}

// side is how far the contract looks at g.
func side(g *catalog.Game) int64 {
	switch {
	case !famous(g) && testing.Short():
		return middleShort
	case !famous(g):
		return middle
	case testing.Short():
		return farShort
	case !full:
		return some
	}
	return far
}

// asked reports whether the definition's program is asked about g.
func asked(g *catalog.Game) bool {
	die := fnv.New32a()
	die.Write([]byte(g.Link()))
	if testing.Short() {
		return die.Sum32()%16 == 0
	}
	return famous(g) || die.Sum32()%4 == 0
}

// famous reports whether the catalogue names the game, or it is a default with
// a box of side 8.
func famous(g *catalog.Game) bool {
	if g.Preset != nil {
		return g.Preset.Box().K() == 8
	}
	if reflect.DeepEqual(g.Args, g.Family.Defaults()) {
		return true
	}
	for _, x := range g.Family.Examples {
		if reflect.DeepEqual(g.Args, x.Args) {
			return true
		}
	}
	return false
}

// Run holds one game to the contract.
func Run(t *testing.T, g *catalog.Game) {
	t.Helper()
	if g.Piles != nil {
		runPiles(t, g)
		return
	}
	s, err := newSubject(g, side(g))
	if err != nil {
		t.Fatal(err)
	}
	s.unasked = !asked(g)
	for _, c := range contract {
		if err := c.check(s); err != nil {
			t.Errorf("%s: %s: %v", g.Link(), c.name, err)
		}
	}
}

// contract is what every game is held to. A check of a route that a game does
// not have passes. The first two settle that the window is right; the others
// ask it.
var contract = []struct {
	name  string
	check func(subject) error
}{
	{"kernel", subject.kernel},
	{"elimination", subject.elimination},
	{"streamed elimination", subject.stream},
	{"recursion", subject.recursion},
	{"recursion far out", subject.recursionFarOut},
	{"candidates", subject.candidates},
	{"beams", subject.beams},
	{"line method", subject.lines},
	{"membership", subject.membership},
	{"counts", subject.counts},
	{"tiles", subject.tiles},
	{"order", subject.order},
	{"table", subject.table},
	{"winning moves", subject.winning},
}
