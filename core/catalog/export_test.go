package catalog

import (
	"wythoffatlas/core/game"
	"wythoffatlas/core/piles"
)

// Register adds a game that only a test knows, until the function that it returns
// is called.
func Register(f *Family) (remove func()) {
	before := families
	families = append(families[:len(families):len(families)], f)
	return func() { families = before }
}

// NewPairs is a game of two heaps as a newcomer would write it: nothing but its
// rules.
func NewPairs(id string, rules game.Ruleset) *Family {
	return &Family{
		ID: id, Name: "A new game", Group: "New", Summary: "New.", Rule: []string{"Take."},
		Statements: [2]Statement{noTheorem, noTheorem},
		title:      func([]Arg) string { return "The new game" },
		rules:      func([]Arg) game.Ruleset { return rules },
		table:      positions,
	}
}

// NewVectors is a game of vectors as a newcomer would write it: nothing but its
// list.
func NewVectors(id string, heaps int, list func() piles.Game) *Family {
	return &Family{
		ID: id, Name: "A new game of vectors", Group: "New", Summary: "New.", Rule: []string{"Take."},
		Statements: [2]Statement{noTheorem, noTheorem},
		title:      func([]Arg) string { return "The new game of vectors" },
		rules:      func([]Arg) game.Ruleset { return game.Ruleset{} },
		piles: func(g *Game) {
			g.Heaps, g.Piles = heaps, list
		},
		table: pairs,
	}
}
