package catalog

import (
	"fmt"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// Wythoff's game with a bound on what may be taken.

const groupBounded = "Wythoff’s game with bounded takings"

var rmwg = &Entry{
	ID:      "rmwg",
	Name:    "RMWG",
	Summary: "Wythoff’s game with at most r tokens from one heap: its first rows, repeated for ever.",
	Group:   groupBounded,
	Params:  []Param{param("r", 5, 25, "From one heap alone, at most r tokens are taken.")},
	Rule: []string{
		"Take at most r tokens from one heap.",
		"Or take the same number of tokens from both, as many as you like.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title: "Restricted Move of Wythoff’s Game",
			Text: "With (aₙ, bₙ) the P-positions of Wythoff’s game, the P-positions are these and their mirror images, for all m ≥ 0. " +
				"The two cases of the paper, r = aᵢ and r = bᵢ, both say this. Only r + 1 columns have P-positions, and in them they are r + 1 apart.",
			Formula: []string{
				"(aₛ, bₛ + (r + 1)m) for s ≥ 0 and bₛ ≤ r",
				"(bₜ, aₜ + (r + 1)(m + 1)) for t ≥ 1 and aₜ ≤ r",
			},
			Cites: []Citation{{LiuLiLi2011, "Theorem 4"}},
		},
		game.Misere: noTheorem,
	},
	Examples: []Example{
		{Args: Numbers(5), Note: "Table 2 of the paper for R = 5: six columns, in steps of six."},
		{Args: Numbers(2), Note: "The smallest case with r = bᵢ."},
		{Args: Numbers(20), Note: "The columns are among the first Aₙ and Bₙ of Wythoff’s game."},
		{Args: Numbers(5), Play: game.Misere, Note: "No theorem: what the map shows is decided square by square."},
	},
	title: func(args []Arg) string { return fmt.Sprintf("RMWG(%d)", args[0].N) },
	rules: func(args []Arg) game.Ruleset {
		r := game.AtMost(args[0].N)
		return game.Ruleset{First: r, Second: r, Both: game.Both{D1: game.All(), D2: game.All(), S: 1, T: 1}}
	},
	routes: func(g *Game) {
		if g.Play == game.Normal {
			g.Set = exact.RMWG(g.Args[0].N)
		}
	},
	table: positions,
}

var radius = &Entry{
	ID:      "radius",
	Name:    "R-radius game",
	Summary: "Wythoff’s game in which no heap ever loses more than r tokens.",
	Group:   groupBounded,
	Params:  []Param{param("r", 5, 25, "From each heap, at most r tokens are taken.")},
	Rule: []string{
		"Take at most r tokens from one heap.",
		"Or take the same number of tokens from both, at most r from each.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title: "A theorem not at hand",
			Text: "Duchêne and Gravier determined the P-positions; the papers gathered here mention that and do not repeat the formula. " +
				"Positions are decided by elimination, one after the other.",
			Cites: []Citation{{ducheneGravier2009, ""}, {LiuLiLi2011, "Section 1"}, {LiuLi2014, "Remark 3"}},
		},
		game.Misere: noTheorem,
	},
	Examples: []Example{
		{Args: Numbers(5), Note: "The first positions of Wythoff’s game come again and again in both directions."},
		{Args: Numbers(2), Note: "The example of the paper: from (3, 7) there are six moves."},
		{Args: Numbers(5), Play: game.Misere, Note: "Misère play, decided square by square."},
	},
	title: func(args []Arg) string { return fmt.Sprintf("%d-radius game", args[0].N) },
	rules: func(args []Arg) game.Ruleset {
		r := game.AtMost(args[0].N)
		return game.Ruleset{First: r, Second: r, Both: game.Both{D1: r, D2: r, S: 1, T: 1}}
	},
	table: positions,
}

// noTheorem is the statement where none is known.
var noTheorem = Statement{
	Title: "No theorem is known",
	Text:  "Positions are decided by elimination, one after the other.",
}
