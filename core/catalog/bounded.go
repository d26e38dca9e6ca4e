package catalog

import (
	"fmt"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// Wythoff's game with a bound on what may be taken.

const groupBounded = "Wythoff’s game with bounded takings"

var rmwg = &Family{
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
				"The two cases of the paper, r = aᵢ and r = bᵢ, both say this. The smaller heap takes only r + 1 values, and for each of them the larger goes up in steps of r + 1.",
			Formula: []string{
				"(aₛ, bₛ + (r + 1)m) for s ≥ 0 and bₛ ≤ r",
				"(bₜ, aₜ + (r + 1)(m + 1)) for t ≥ 1 and aₜ ≤ r",
			},
			Cites: []Citation{{LiuLiLi2011, "Theorem 4"}},
		},
		game.Misere: noTheorem,
	},
	asks: []Ask{{"3, 7", "2, 6"}, {"3, 7", "0, 4"}},
	Examples: []Example{
		{Args: Numbers(5), Note: "Table 2 of the paper for R = 5: the smaller heap has one of six sizes, and the larger goes up in steps of six."},
		{Args: Numbers(2), Note: "The smallest case with r = bᵢ."},
		{Args: Numbers(20), Note: "The smaller heap is one of the first numbers Aₙ and Bₙ of Wythoff’s game."},
		{Args: Numbers(5), Play: game.Misere, Note: "No theorem: what the map shows is decided square by square."},
	},
	title: func(args []Arg) string { return fmt.Sprintf("RMWG(%d)", args[0].N) },
	rules: func(args []Arg) game.Ruleset {
		r := game.AtMost(args[0].N)
		return game.Ruleset{First: r, Second: r, TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1}}
	},
	routes: func(g *Game) {
		if g.Play == game.Normal {
			g.Set = exact.RMWG(g.Args[0].N)
		}
	},
	table: positions,
}

var radius = &Family{
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
			Here:    true,
			Title:   "Wythoff’s game in residues",
			Text:    "With d = r + 1, a position is P when its residues modulo d are a P-position of Wythoff’s game. " + radiusProof,
			Formula: []string{"P = {(x, y) : (x mod d, y mod d) ∈ W}", "d = r + 1"},
			Cites:   []Citation{{ducheneGravier2009, ""}, {LiuLiLi2011, "Section 1"}, {LiuLi2014, "Remark 3"}},
		},
		game.Misere: {
			Here:    true,
			Title:   "Misère Wythoff in residues",
			Text:    "With d = r + 1 and r ≥ 2, a position is P when its residues modulo d are a P-position of Wythoff’s game in misère play. " + radiusProof,
			Formula: []string{"P = {(x, y) : (x mod d, y mod d) ∈ W}", "d = r + 1"},
			Cites:   []Citation{{LiuLiLi2011, "Section 1"}},
		},
	},
	asks: []Ask{{"3, 7", "2, 6"}, {"3, 7", "0, 4"}},
	Examples: []Example{
		{Args: Numbers(5), Note: "The first positions of Wythoff’s game come again and again in both directions."},
		{Args: Numbers(2), Note: "The example of the paper: from (3, 7) there are six moves."},
		{Args: Numbers(5), Play: game.Misere, Note: "Misère play: residues again."},
	},
	title: func(args []Arg) string { return fmt.Sprintf("%d-radius game", args[0].N) },
	rules: func(args []Arg) game.Ruleset {
		r := game.AtMost(args[0].N)
		return game.Ruleset{First: r, Second: r, TwoHeap: game.TwoHeapRule{D1: r, D2: r, S: 1, T: 1}}
	},
	routes: func(g *Game) {
		g.Set = exact.Radius(g.Args[0].N, g.Play)
		if g.Play == game.Misere && g.Args[0].N == 1 {
			g.Statement = radiusOne
		}
	},
	table: positions,
}

// radiusProof is the idea of the proof; see [exact.Radius] for all of it.
const radiusProof = "Call W those of Wythoff’s game with both heaps below d. The theorem is this atlas’s. " +
	"A taking from one heap changes one residue, and W has no two positions in a row or a column. " +
	"A taking from both moves the residues along a diagonal, of which W has one position at most, or from a difference n of the heaps to a difference m with n + m = d. " +
	"But in W the difference of the heaps is at most half of r, so n + m is at most r. " +
	"From residues outside W a winning move of Wythoff’s game takes at most r, and is a move here."

// radiusOne is the exception.
var radiusOne = Statement{
	Here:  true,
	Title: "One token from each heap",
	Text: "A position is P when both heaps are even and neither is empty, or one is odd and the other empty; they are those of Odd-Odd (1,1)-Wythoff in misère play. " +
		"The remark is this atlas’s. From two even heaps every move makes one odd and leaves none empty; from any other position one token, or one from each, leads to a P-position, unless none is left.",
	Formula: oow.Statements[game.Misere].Formula,
	Cites:   []Citation{{LiuLi2014, "Theorem 9, for the same positions"}},
}

// noTheorem is the statement where none is known.
var noTheorem = Statement{
	Title: "No theorem is known",
	Text:  "Positions are decided by elimination, one after the other.",
}
