package catalog

import (
	"wythoffatlas/core/game"
	"wythoffatlas/core/lexxor"
	"wythoffatlas/core/piles"
)

var lexifiedXor = &Family{
	ID:      "lex-xor",
	Name:    "Lexified exclusive or",
	Summary: "Three piles that give numbers whose exclusive or is 0, in lexicographic order.",
	Group:   groupPiles,
	Params: []Param{{
		Key: "m", Label: "m", Help: "How many tokens the smallest pile has at most; no move makes it larger.",
		Min: 1, Max: lexxor.MostSmallest, Default: Arg{N: 1}, Grid: lexxor.MostSmallest,
	}},
	Rule: []string{
		"There are three piles, of which the smallest has at most m tokens.",
		"Take any number from one pile, or x₁, x₂ and x₃ from the three so that x₁ ⊕ x₂ ⊕ x₃ = 0; where xᵢ is negative, tokens are added.",
		"⊕ is the exclusive or of numbers in two’s complement. The paper does not say what it is for negative ones; so read, the game with two piles is Wythoff’s.",
		"A move from A to B is legal only if " + lexRule,
	},
	Statements: [2]Statement{game.Normal: lexifiedTable, game.Misere: lexifiedTable},
	Examples: []Example{
		{Args: Numbers(1), Note: "With one token in the smallest pile 5 goes with 74, and 6 with 14."},
		{Args: Numbers(2), Note: "With two in the smallest and seven in the middle pile, no last pile up to 999 makes a P-position."},
		{Args: Numbers(1), Play: game.Misere, Note: "Misère play: the first P-position is [0, 0, 1]."},
	},
	title: func(args []Arg) string { return "Lexified exclusive or (" + args[0].String() + ")" },
	rules: func([]Arg) game.Ruleset { return game.Ruleset{} },
	piles: func(g *Game) {
		g.Heaps, g.Smallest, g.MapAxes = 3, g.Args[0].N, [2]int{2, 3}
		g.Piles = func() piles.Game { return lexxor.New(int(g.Args[0].N), g.Play) }
	},
	table: pairs,
	asks:  lexifiedAsks,
}

// lexifiedTable is said of both conventions.
var lexifiedTable = Statement{
	Here:  true,
	Title: "No theorem is known",
	Text: "This is a remark of this atlas. With an empty smallest pile the P-positions are those of Wythoff’s game on the other two, in the same convention. " +
		"A position has infinitely many options, but it takes finitely many looks to decide it: among the P-positions with one smallest pile, those that a move may lead to have few differences of the other two, and each difference is there once at most. " +
		"So the list is exact as far as it goes, and beyond it says that nothing is decided.",
	Cites: []Citation{{KleinFraenkel, "section 6"}, {fraenkel1996, "the game without raising"}},
}
