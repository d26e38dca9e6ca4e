package catalog

import (
	"wythoffatlas/core/beam"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
	"wythoffatlas/core/piles"
)

var nim = &Family{
	ID:      "nim",
	Name:    "Nim",
	Summary: "Take from one heap only; the exclusive or of the heaps decides.",
	Group:   "Nim",
	Params: []Param{{
		Key: "k", Label: "k", Help: "How many heaps there are. Two have a map, more a table.",
		Min: 2, Max: piles.MaxPiles, Default: Arg{N: 2}, Grid: 5,
	}},
	Rule: []string{
		"There are k heaps. Take any number of tokens from one of them.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title:   "Bouton’s theorem for two heaps",
			Text:    "A position is P when both heaps are equal: their sum without carrying, in binary, is 0.",
			Formula: []string{"P = {(n, n) : n ≥ 0}"},
			Cites:   []Citation{{bouton1901, ""}, {Hu2024, "Theorem 1"}},
		},
		game.Misere: {
			Title:   "Misère Nim with two heaps",
			Text:    "As in normal play while a heap has two tokens or more; of heaps with one token or none, an odd number must be left.",
			Formula: []string{"P = {(0, 1), (1, 0)} ∪ {(n, n) : n ≥ 2}"},
			Cites:   []Citation{{bouton1901, ""}, {Hu2024, "Remark 1"}},
		},
	},
	Examples: []Example{
		{Args: Numbers(2), Note: "The diagonal."},
		{Args: Numbers(2), Play: game.Misere, Note: "Only the positions with no heap above one token change."},
		{Args: Numbers(3), Note: "Three heaps: the exclusive or of their sizes is 0."},
		{Args: Numbers(3), Play: game.Misere, Note: "Three heaps in misère play."},
	},
	title: func(args []Arg) string {
		if args[0].N == 2 {
			return "Nim"
		}
		return "Nim with " + args[0].String() + " heaps"
	},
	piles: func(g *Game) {
		if g.Heaps = int(g.Args[0].N); g.Heaps > 2 {
			g.Piles = func() piles.Game { return kpile.Nim(g.Heaps, g.Play) }
			g.Statement = boutons[g.Play]
		}
	},
	rules: func([]Arg) game.Ruleset { return game.Ruleset{First: game.All(), Second: game.All()} },
	routes: func(g *Game) {
		g.Set = exact.Nim(g.Play)
		g.Lines = []beam.Line{{Name: "diagonal", Slope: beam.Int(1), DX: beam.Int(1), DY: beam.Int(1)}}
	},
	table: positions,
	asks:  nimAsks,
}

// boutons is what is known of Nim with any number of heaps.
var boutons = [2]Statement{
	game.Normal: {
		Title:   "Bouton’s theorem",
		Text:    "A position is P when the exclusive or of the heaps, which is their sum in binary without carrying, is 0. No sequences tile the integers: every number is in many P-positions.",
		Formula: []string{"P = {[p₁, …, pₖ] : p₁ ⊕ … ⊕ pₖ = 0}"},
		Cites:   []Citation{{bouton1901, ""}, {Hu2024, "Theorem 1 and Table 2.1"}},
	},
	game.Misere: {
		Title:   "Misère Nim",
		Text:    "As in normal play while a heap has two tokens or more; of heaps with one token or none, an odd number must be left.",
		Formula: []string{"P = {[p₁, …, pₖ] : pₖ ≥ 2, p₁ ⊕ … ⊕ pₖ = 0} ∪ {[p₁, …, pₖ] : pₖ = 1, p₁ ⊕ … ⊕ pₖ = 1}"},
		Cites:   []Citation{{bouton1901, ""}, {Hu2024, "Remark 1"}},
	},
}
