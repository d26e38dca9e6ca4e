package catalog

import (
	"fmt"
	"slices"

	"wythoffatlas/core/game"
)

// blockingCone is blocking where the two numbers taken may differ: Larsson and
// others look at Wythoff's game only.
var blockingCone = &Family{
	ID:      "blocking-st",
	Name:    "(s,t)-Blocking",
	Summary: "(s,t)-Wythoff, in which before each move the other player may forbid k − 1 options.",
	Group:   groupEnds,
	Params: append([]Param{{
		Key: "k", Label: "k", Help: "Before each move the other player may forbid at most k − 1 of its options.",
		Min: 1, Max: maxBlocked, Default: Arg{N: 2}, Grid: 3,
	}}, stParams(2, 1)...),
	Rule: []string{
		blocking.Rule[0],
		stWythoff.Rule[0],
		stWythoff.Rule[1],
		blocking.Rule[2],
	},
	Statements: [2]Statement{game.Normal: blockingConeUnknown, game.Misere: blockingConeMisere},
	Examples: []Example{
		{Args: Numbers(2, 2, 1), Note: "One option may be forbidden, and the larger number taken is at most twice the smaller."},
		{Args: Numbers(3, 1, 2), Note: "Two options may be forbidden in 2-Wythoff."},
		{Args: Numbers(3, 1, 1), Note: "With s = t = 1 it is Wythoff’s game, blocked."},
	},
	title: func(args []Arg) string {
		return fmt.Sprintf("%d-blocking (%d,%d)-Wythoff", args[0].N, args[1].N, args[2].N)
	},
	rules: func(args []Arg) game.Ruleset {
		r := stRules(args[1].N, args[2].N)
		r.Forbids = args[0].N - 1
		return r
	},
	routes: func(g *Game) {
		switch k, s, t := g.Args[0], g.Args[1], g.Args[2]; {
		case k.N == 1:
			g.adopt(stWythoff.make([]Arg{s, t}, g.Play, nil), "With k = 1 nothing is forbidden, and the game is (s,t)-Wythoff. ")
		case s.N == 1 && t.N == 1:
			g.adopt(blocking.make([]Arg{k}, g.Play, nil), "With s = t = 1 the game is Wythoff’s, blocked. ")
		}
	},
	table: pairs,
	grid: slices.Values([][]Arg{
		Numbers(2, 2, 1), Numbers(3, 1, 2), Numbers(2, 1, 3), Numbers(4, 3, 2), Numbers(1, 2, 3), Numbers(2, 1, 1),
	}),
}

var blockingConeUnknown = Statement{
	Title: "No theorem is known",
	Text: blockingDefinition + " Positions are decided by elimination: along each row and column, and in the cones of the P-positions before, it is counted how many are P. " +
		"Larsson’s theorems are about s = t = 1.",
	Cites: []Citation{{larsson2011, "for s = t = 1"}},
}

var blockingConeMisere = Statement{
	Title: "No theorem is known",
	Text:  misereBlocked,
	Cites: []Citation{{larsson2011, "for normal play and s = t = 1"}},
}
