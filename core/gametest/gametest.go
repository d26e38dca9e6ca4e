// Package gametest is the contract that every game of the catalogue is held
// to: all its routes find the same P-positions, and the definition finds them
// too. Run it from a test:
//
//	for g := range gametest.Games {
//		t.Run(g.Link(), func(t *testing.T) { gametest.Run(t, g) })
//	}
package gametest

import (
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
)

const (
	// near is the side of the window in which the definition itself is asked.
	near = 64
	// far is the side of the window in which elimination is held against the
	// kernel properties, and is then the reference for the formulas.
	far = 2_000
	// farShort is that in short tests.
	farShort = 600
)

// Games yields every game that the contract is about: each entry's grid, in
// both conventions.
func Games(yield func(*catalog.Game) bool) {
	for _, e := range catalog.All() {
		for args := range e.Grid {
			for _, play := range []game.Convention{game.Normal, game.Misere} {
				g, err := e.Game(args, play)
				if err != nil {
					panic(err) // the catalogue's own bounds are wrong
				}
				if !yield(g) {
					return
				}
			}
		}
	}
}

// Run holds one game to the contract.
func Run(t *testing.T, g *catalog.Game) {
	t.Helper()
	side := int64(far)
	if testing.Short() {
		side = farShort
	}
	s, err := newSubject(g, side)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range contract {
		if err := c.check(s); err != nil {
			t.Errorf("%s: %s: %v", g.Link(), c.name, err)
		}
	}
}

// contract is what every game is held to. A check of a route that a game does
// not have passes.
var contract = []struct {
	name  string
	check func(subject) error
}{
	{"elimination", subject.elimination},
	{"streamed elimination", subject.stream},
	{"kernel", subject.kernel},
	{"recursion", subject.recursion},
	{"recursion far out", subject.recursionFarOut},
	{"line method", subject.lines},
	{"membership", subject.membership},
	{"counts", subject.counts},
	{"tiles", subject.tiles},
	{"order", subject.order},
	{"table", subject.table},
	{"winning moves", subject.winning},
}
