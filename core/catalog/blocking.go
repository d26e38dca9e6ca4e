package catalog

import (
	"fmt"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// Wythoff's game in which what a player wants to do may be forbidden, or the game
// is over early.

const groupEnds = "Wythoff’s game, blocked or cut short"

// maxBlocked and maxEnds bound the two parameters: far beyond what the papers look
// at, and near enough that the first positions stay a small part of a window.
const (
	maxBlocked = 1000
	maxEnds    = 1000
)

var blocking = &Family{
	ID:      "blocking",
	Name:    "Blocking",
	Summary: "Before each move the other player may forbid k − 1 options.",
	Group:   groupEnds,
	Params: []Param{{
		Key: "k", Label: "k", Help: "Before each move the other player may forbid at most k − 1 of its options.",
		Min: 1, Max: maxBlocked, Default: Arg{N: 3}, Grid: 8,
	}},
	Rule: []string{
		"Before each move the other player may forbid at most k − 1 of the positions that it could lead to; after the move nothing is forbidden any more.",
		"Take any number of tokens from one heap, or the same number from both, to a position that is not forbidden.",
		"Who cannot move because all options are forbidden is in the same place as who has none.",
	},
	Statements: [2]Statement{game.Normal: blockingUnknown, game.Misere: blockingMisere},
	Examples: []Example{
		{Args: Numbers(3), Note: "Two options may be forbidden: lines of slope 2 and 1/2."},
		{Args: Numbers(2), Note: "One option may be forbidden: lines of slope 2 and 1/2, and between them Wythoff’s game, twice as large."},
		{Args: Numbers(4), Note: "Three options may be forbidden, and no theorem is known: the P-positions gather in two bands, about y = 2.4x and x = 2.4y."},
		{Args: Numbers(3), Play: game.Misere, Note: "Misère play: no theorem is known."},
	},
	title: func(args []Arg) string { return fmt.Sprintf("%d-blocking Wythoff", args[0].N) },
	rules: func(args []Arg) game.Ruleset {
		r := stRules(1, 1)
		r.Forbids = args[0].N - 1
		return r
	},
	routes: func(g *Game) {
		switch k := g.Args[0].N; {
		case k == 1:
			g.adopt(wythoff.make(nil, g.Play, nil), "With k = 1 nothing is forbidden, and the game is Wythoff’s. ")
		case k <= 3 && g.Play == game.Normal:
			g.Set, g.Statement = exact.Blocking(k), blockingTheorems[k-2]
		}
	},
	table: pairs,
}

const blockingDefinition = "A position is P when at most k − 1 of its options are P: the player who has moved forbids those, and what is left leads to N."

var blockingUnknown = Statement{
	Title: "No theorem is known",
	Text: blockingDefinition + " Positions are decided by elimination: along each row, column and diagonal it is counted how many are P. " +
		"Larsson’s theorems are about k = 2 and k = 3; for larger k he describes where the P-positions gather, from experiments. " +
		"For k = 4 “Prove it here” finds an automaton.",
	Cites: []Citation{{larsson2011, ""}, {renardRigo2025, ""}},
}

const misereBlocked = "In misère play who cannot move wins, also when all options are forbidden; so a position is P when at most k − 1 of its options are P and another is N, which has to be left free. " +
	"Positions are decided by elimination, one after the other."

var blockingMisere = Statement{
	Title: "No theorem is known",
	Text:  misereBlocked + " For k = 2 and 3 “Prove it here” finds automata.",
	Cites: []Citation{{larsson2011, "for normal play"}},
}

// blockingTheorems are those for k = 2 and 3.
var blockingTheorems = [2]Statement{
	{
		Title: "Larsson’s theorem for k = 2",
		Text: "One option may be forbidden. With W the P-positions of Wythoff’s game, the P-positions are these and their mirror images. " +
			"Each row and each column holds two of them.",
		Formula: []string{
			"(0, 0)",
			"(n, 2n + 1) for n ≥ 0",
			"(2x + 2, 2y + 2) for (x, y) ∈ W",
		},
		Cites: []Citation{{larsson2011, ""}, {renardRigo2025, "with a proof by automata"}},
	},
	{
		Title: "Larsson’s theorem for k = 3",
		Text: "Two options may be forbidden. The P-positions are these and their mirror images. " +
			"Each row and each column holds three of them.",
		Formula: []string{
			"(0, 0)",
			"(n, 2n + 1) for n ≥ 0",
			"(n, 2n + 2) for n ≥ 0",
		},
		Cites: []Citation{{larsson2011, ""}, {renardRigo2025, "with a proof by automata"}},
	},
}

var ending = &Family{
	ID:      "terminal",
	Name:    "Terminal",
	Summary: "The game is over as soon as at most l tokens are left in all.",
	Group:   groupEnds,
	Params: []Param{{
		Key: "l", Label: "l", Help: "With at most l tokens in both heaps together no move is left.",
		Min: 1, Max: maxEnds, Default: Arg{N: 2}, Grid: 8,
	}},
	Rule: []string{
		"Take any number of tokens from one heap, or the same number from both.",
		"With at most l tokens left in all nobody moves any more.",
	},
	Statements: [2]Statement{game.Normal: endingUnknown, game.Misere: endingUnknown},
	Examples: []Example{
		{Args: Numbers(2), Note: "Six positions are terminal; the others that are P follow lines with the slopes φ and 1/φ."},
		{Args: Numbers(1), Note: "Who leaves one token wins, as who leaves none."},
		{Args: Numbers(5), Note: "The first six P-positions that are not terminal lie on the line y = 2x, and their mirror images on x = 2y."},
		{Args: Numbers(3), Play: game.Misere, Note: "Misère play: the terminal positions are N."},
	},
	title: func(args []Arg) string { return fmt.Sprintf("Wythoff’s game cut short at %d", args[0].N) },
	rules: func(args []Arg) game.Ruleset {
		r := stRules(1, 1)
		r.Ends = args[0].N
		return r
	},
	table: pairs,
}

var endingUnknown = Statement{
	Title: "No formula is given here",
	Text: "Positions are decided by elimination, one after the other. For l up to 6 “Prove it here” finds an automaton that reads the digits of both heaps in the Fibonacci system, " +
		"and proves that it accepts just the P-positions.",
	Cites: []Citation{{renardRigo2025, ""}, {komaki2026, ""}},
}
