package catalog

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
	"wythoffatlas/core/recur"
)

// The games whose P-positions lie along straight lines: (s,t)-Wythoff, of which
// Wythoff's game and a-Wythoff are members under their own names, and W(a,b).

const (
	groupST  = "(s,t)-Wythoff’s game and its restrictions"
	groupWAB = "Wythoff’s game in multiples"
)

// pairsText says how the formulas for Aₙ and Bₙ give the P-positions.
const pairsText = "The P-positions are (Aₙ, Bₙ) and (Bₙ, Aₙ) for n = 0, 1, 2, and so on. " +
	"Here mex is the least non-negative whole number that is missing from the set."

// onlyTwoDiffer says what misère play changes in Wythoff's game.
const onlyTwoDiffer = "Against normal play only two pairs differ: (0, 1) and (2, 2) take the place of (0, 0) and (1, 2)."

var wythoff = &Family{
	ID:      "wythoff",
	Name:    "Wythoff’s game",
	Summary: "Take from one heap, or the same number from both; the golden ratio decides.",
	Group:   groupST,
	Rule: []string{
		"Take any number of tokens from one heap.",
		"Or take the same number of tokens from both.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title: "Wythoff’s theorem",
			Text:  pairsText,
			Formula: []string{
				"Aₙ = mex{Aᵢ, Bᵢ : 0 ≤ i < n} = ⌊nφ⌋",
				"Bₙ = Aₙ + n = ⌊nφ²⌋",
				"φ = (1 + √5) / 2",
			},
			Cites: []Citation{
				{wythoff1907, ""},
				{Hu2024, "Theorems 2 and 3"},
				{LiuLi2014, "Eq. (2) for s = t = 1"},
			},
		},
		game.Misere: {
			Title: "Wythoff’s game in misère play",
			Text:  pairsText + " " + onlyTwoDiffer,
			Formula: []string{
				"(A₀, B₀) = (0, 1) and (A₁, B₁) = (2, 2)",
				"Aₙ = mex{Aᵢ, Bᵢ : 0 ≤ i < n} for n ≥ 2",
				"Bₙ = Aₙ + n for n ≥ 2",
			},
			Cites: []Citation{{fraenkel1984, ""}, {LiuLi2014, "Section 1.1"}},
		},
	},
	Examples: []Example{
		{Note: "Beams of slope φ = 1.618… and 1/φ."},
		{Play: game.Misere, Note: onlyTwoDiffer},
	},
	title:     func([]Arg) string { return "Wythoff’s game" },
	rules:     func([]Arg) game.Ruleset { return stRules(1, 1) },
	routes:    func(g *Game) { stRoutes(g, 1, 1) },
	sequences: func(_ []Arg, play game.Convention) []Sequence { return sequencesOfST(1, 1, play) },
	table:     pairs,
}

var aWythoff = &Family{
	ID:      "a-wythoff",
	Name:    "a-Wythoff",
	Summary: "The two numbers taken may differ a little; the slopes are the metallic means.",
	Group:   groupST,
	Params: []Param{
		param("a", 2, 6, "The numbers taken from the two heaps differ by less than a."),
	},
	Rule: []string{
		"Take any number of tokens from one heap.",
		"Or take from both; the two numbers differ by less than a.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title: "Fraenkel’s theorem for a-Wythoff",
			Text:  pairsText,
			Formula: []string{
				"Aₙ = mex{Aᵢ, Bᵢ : 0 ≤ i < n} = ⌊nα⌋",
				"Bₙ = Aₙ + an = ⌊n(α + a)⌋",
				"α = (2 − a + √(a² + 4)) / 2",
			},
			Cites: []Citation{
				{fraenkel1982, ""},
				{LiuLi2014, "Eq. (2) for s = 1, t = a"},
			},
		},
		game.Misere: {
			Title: "a-Wythoff in misère play",
			Text:  pairsText + " The case a = 1 is Wythoff’s game, which begins differently: (0, 1), (2, 2), and then as in normal play.",
			Formula: []string{
				"Aₙ = mex{Aᵢ, Bᵢ : 0 ≤ i < n}",
				"Bₙ = Aₙ + an + 1 if a ≥ 2",
			},
			Cites: []Citation{{fraenkel1984, ""}, {LiuLi2014, "Section 1.2"}},
		},
	},
	Examples: []Example{
		{Args: Numbers(2), Note: "Aₙ = ⌊n√2⌋; the upper beam has the slope 1 + √2, the silver mean."},
		{Args: Numbers(3), Note: "The upper beam has the slope (3 + √13)/2, the bronze mean."},
		{Args: Numbers(2), Play: game.Misere, Note: "Aₙ = ⌊(n + 1/2)√2⌋: the beams of normal play, shifted."},
	},
	title:     func(args []Arg) string { return fmt.Sprintf("%d-Wythoff", args[0].N) },
	rules:     func(args []Arg) game.Ruleset { return stRules(1, args[0].N) },
	routes:    func(g *Game) { stRoutes(g, 1, g.Args[0].N) },
	sequences: func(args []Arg, play game.Convention) []Sequence { return sequencesOfST(1, args[0].N, play) },
	table:     pairs,
}

var stWythoff = &Family{
	ID:      "st-wythoff",
	Name:    "(s,t)-Wythoff",
	Summary: "Fraenkel’s generalization: taking from both heaps is allowed inside a cone.",
	Group:   groupST,
	Params:  stParams(2, 2),
	Rule: []string{
		"Take any number of tokens from one heap.",
		"Or take from both; the larger number is less than s times the smaller plus t.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title: "Fraenkel’s theorem",
			Text:  pairsText,
			Formula: []string{
				"Aₙ = mex{Aᵢ, Bᵢ : 0 ≤ i < n}",
				"Bₙ = sAₙ + tn",
			},
			Cites: []Citation{{fraenkel1998, ""}, {LiuLi2014, "Eq. (2)"}},
		},
		game.Misere: {
			Title: "(s,t)-Wythoff in misère play",
			Text:  pairsText + " The case s = t = 1 is Wythoff’s game, which begins differently: (0, 1), (2, 2), and then as in normal play.",
			Formula: []string{
				"Aₙ = mex{Aᵢ, Bᵢ : 0 ≤ i < n}",
				"Bₙ = sAₙ + tn + 1 if s + t ≥ 3",
			},
			Cites: []Citation{
				{LiuLi2014, "Section 1.2 (its reference 17)"},
				{fraenkel1984, "The case s = 1"},
			},
		},
	},
	asks: []Ask{{"1, 3", "0, 0"}, {"1, 4", "0, 0"}, {"1, 4", "0, 1"}},
	Examples: []Example{
		{Args: Numbers(2, 2), Note: "Whether a number is an Aₙ can be read off its digits in the numeration 1, 4, 14, 50, and so on."},
		{Args: Numbers(2, 1), Note: "The gaps between the Aₙ are 1 and 2, but the Aₙ are ⌊nα⌋ for no α."},
		{Args: Numbers(3, 2), Note: "Steeper: the upper beam has the slope 2 + √7."},
		{Args: Numbers(2, 2), Play: game.Misere, Note: "The slopes of normal play, from (0, 1) instead of (0, 0)."},
	},
	title:     func(args []Arg) string { return fmt.Sprintf("(%d,%d)-Wythoff", args[0].N, args[1].N) },
	rules:     func(args []Arg) game.Ruleset { return stRules(args[0].N, args[1].N) },
	routes:    func(g *Game) { stRoutes(g, g.Args[0].N, g.Args[1].N) },
	sequences: func(args []Arg, play game.Convention) []Sequence { return sequencesOfST(args[0].N, args[1].N, play) },
	table:     pairs,
}

var wab = &Family{
	ID:      "wab",
	Name:    "W(a,b)",
	Summary: "Multiples of a from the first heap, of b from the second: two beams of different slope.",
	Group:   groupWAB,
	Params: []Param{
		param("a", 2, 6, "From the first heap alone, a multiple of a is taken."),
		param("b", 3, 6, "From the second heap alone, a multiple of b is taken."),
	},
	Rule: []string{
		"Take a multiple of a from the first heap.",
		"Or take a multiple of b from the second heap.",
		"Or take the same number of tokens from both.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title: "Theorems 7 and 8",
			Text: "The P-positions are (xₙ, xₙ + n) on the upper beam and (zₙ, zₙ − n) on the lower, " +
				"for n = 0, 1, 2, and so on. They are also the unit squares that one of the two lines " +
				"through (0, 0), of slope m or m − b, crosses on opposite sides.",
			Formula: []string{
				"xₙ = ⌊nΔx₁⌋",
				"zₙ = ⌊nΔx₂⌋",
				"Δx₁ = (2a − ab + √(a²b² + 4ab)) / (2(ab − a + b))",
				"Δx₂ = (2a − ab + √(a²b² + 4ab)) / (2a − 2b − ab² + b√(a²b² + 4ab))",
				"m = (ab + √(a²b² + 4ab)) / (2a)",
			},
			Cites: []Citation{{Hu2024, "Section 3.3.1, Theorems 7 and 8"}},
		},
		game.Misere: {
			Title: "No theorem is known",
			Text: "Positions are decided by elimination, one after the other. " +
				"(The case a = b = 1 is Wythoff’s game, for which there is a theorem.)",
		},
	},
	asks: []Ask{{"4, 4", "4, 1"}, {"4, 4", "4, 2"}},
	Examples: []Example{
		{Args: Numbers(2, 3), Note: "Each row holds two P-positions, each column three, each diagonal one."},
		{Args: Numbers(5, 3), Note: "Figure 3.8 of the thesis: runs of 2 or 3 squares on the upper beam, of 4 or 5 on the lower."},
		{Args: Numbers(2, 2), Note: "Figure 3.5 of the thesis: symmetric, in runs of 1 or 2 squares."},
		{Args: Numbers(2, 3), Play: game.Misere, Note: "No theorem: what the map shows is decided square by square."},
	},
	title: func(args []Arg) string { return fmt.Sprintf("W(%d,%d)", args[0].N, args[1].N) },
	rules: func(args []Arg) game.Ruleset {
		return game.Ruleset{
			First:   game.MultiplesOf(args[0].N),
			Second:  game.MultiplesOf(args[1].N),
			TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1},
		}
	},
	routes: func(g *Game) {
		if g.Play == game.Normal {
			g.Set = exact.WAB(g.Args[0].N, g.Args[1].N)
			g.Lines = beam.WABLines(g.Args[0].N, g.Args[1].N)
			g.LineMethod = true
		}
	},
	table: func(g *Game) table {
		return table{
			columns: []string{"n", "upper x", "upper y", "lower x", "lower y"},
			row: func(n *big.Int) []*big.Int {
				x, z := step(n, g.Lines[0]), step(n, g.Lines[1])
				return []*big.Int{x, new(big.Int).Add(x, n), z, new(big.Int).Sub(z, n)}
			},
		}
	},
}

// step is the x of the n-th step along a beam from (0, 0), ⌊nΔx⌋.
func step(n *big.Int, l beam.Line) *big.Int { return l.DX.FloorMul(n, beam.Surd{}) }

// stRules are the moves of (s,t)-Wythoff.
func stRules(s, t int64) game.Ruleset {
	all := game.All()
	return game.Ruleset{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: s, T: t}}
}

// stRoutes are the ways to the P-positions of (s,t)-Wythoff.
func stRoutes(g *Game, s, t int64) {
	g.Set, g.Paired = exact.ST(s, t, g.Play), true
	g.Rows = func() *recur.Pairs { return recur.ST(s, t, g.Play) }
	g.Lines = beam.STMeanLines(s, t, g.Play)
	if g.Play == game.Normal {
		g.Numeration = numeration.NewWythoff(s, t)
	}
	g.LineMethod = s == 1 && t == 1 && g.Play == game.Normal
	if s == 1 && g.Play == game.Normal {
		g.Proof, g.ProofS, g.ProofT = Constant, s, t
	}
}

// param is a parameter from 1 to MaxParam.
func param(key string, def, grid int64, help string) Param {
	return Param{Key: key, Label: key, Help: help, Min: 1, Max: MaxParam, Default: Arg{N: def}, Grid: grid}
}

func pairs(*Game) table { return pairTable }
