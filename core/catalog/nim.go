package catalog

import (
	"wythoffatlas/core/beam"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

var nim = &Entry{
	ID:      "nim",
	Name:    "Nim",
	Summary: "Take from one heap only: the second player mirrors the first.",
	Group:   "Nim",
	Params: []Param{{
		Key: "k", Label: "k", Help: "How many heaps there are; the map shows two.",
		Min: 2, Max: 2, Default: Arg{N: 2}, Grid: 2,
		Beyond: "Nim with more heaps has no map, and its table is not here yet",
	}},
	Rule: []string{
		"There are k heaps. Take any number of tokens from one of them.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title:   "Bouton’s theorem for two heaps",
			Text:    "A position is P when both heaps are equal: their sum without carrying, in binary, is 0.",
			Formula: []string{"P = {(n, n) : n ≥ 0}"},
			Cites:   []Citation{{bouton1901, ""}, {hu2024, "Theorem 1"}},
		},
		game.Misere: {
			Title:   "Misère Nim with two heaps",
			Text:    "As in normal play while a heap has two tokens or more; of heaps with one token or none, an odd number must be left.",
			Formula: []string{"P = {(0, 1), (1, 0)} ∪ {(n, n) : n ≥ 2}"},
			Cites:   []Citation{{bouton1901, ""}, {hu2024, "Remark 1"}},
		},
	},
	Examples: []Example{
		{Args: Numbers(2), Note: "The diagonal."},
		{Args: Numbers(2), Play: game.Misere, Note: "Only the positions with no heap above one token change."},
	},
	title: func([]Arg) string { return "Nim" },
	rules: func([]Arg) game.Ruleset { return game.Ruleset{First: game.All(), Second: game.All()} },
	routes: func(g *Game) {
		g.Set = exact.Nim(g.Play)
		g.Lines = []beam.Line{{Name: "diagonal", Slope: beam.Int(1), DX: beam.Int(1), DY: beam.Int(1)}}
	},
	table: positions,
}
