package catalog

import (
	"fmt"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// The four models of Liu and Li in which parities restrict what may be taken.

const deltaText = "Here δ is 1 for an odd index and 0 for an even one."

var oow = &Family{
	ID:      "oow",
	Name:    "Odd-Odd (s,t)-Wythoff",
	Summary: "Only odd numbers may be taken, and parity alone decides, whatever s and t are.",
	Group:   groupST,
	Params:  stParams(1, 1),
	Rule: []string{
		"Take an odd number of tokens from one heap.",
		"Or take odd numbers from both; the larger is less than s times the smaller plus t.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title:   "Odd-Odd (s,t)-Wythoff",
			Text:    "A position is P when both heaps are even, for all s and t.",
			Formula: []string{"P = {(2m, 2n) : m ≥ 0, n ≥ 0}"},
			Cites:   []Citation{{LiuLi2014, "Theorem 7"}},
		},
		game.Misere: {
			Title:   "Odd-Odd (s,t)-Wythoff in misère play",
			Text:    "A position is P when both heaps are even and neither is empty, or one is odd and the other empty, for all s and t.",
			Formula: []string{"P = {(0, 2p + 1), (2p + 1, 0) : p ≥ 0} ∪ {(2m, 2n) : m ≥ 1, n ≥ 1}"},
			Cites:   []Citation{{LiuLi2014, "Theorem 9"}},
		},
	},
	Examples: []Example{
		{Args: Numbers(1, 1), Note: "A quarter of all positions, in a grid."},
		{Args: Numbers(1, 1), Play: game.Misere, Note: "The grid moves away from the axes, which take its place."},
	},
	title:  func(args []Arg) string { return fmt.Sprintf("Odd-Odd (%d,%d)-Wythoff", args[0].N, args[1].N) },
	rules:  func(args []Arg) game.Ruleset { return restrictedRules(args, game.Odd(), game.Odd()) },
	routes: func(g *Game) { g.Set, g.Proof = exact.OOW(g.Play), OddOdd },
	table:  positions,
}

var eew = &Family{
	ID:      "eew",
	Name:    "Even-Even (s,t)-Wythoff",
	Summary: "Only even numbers may be taken: (s,t)-Wythoff on a board of 2×2 blocks.",
	Group:   groupST,
	Params:  stParams(1, 1),
	Rule: []string{
		"Take an even number of tokens from one heap.",
		"Or take even numbers from both; the larger is less than s times the smaller plus t.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title: "Even-Even (s,t)-Wythoff",
			Text: "The P-positions are the 2×2 blocks that begin at (Aₙ, Bₙ) or at (Bₙ, Aₙ), for n = 0, 1, 2, and so on. " +
				deltaText + " A block is a position of (s,⌈t/2⌉)-Wythoff: with W its P-positions, those of this game are 2W + {0, 1}², which is a remark of this atlas.",
			Formula: []string{
				"Aₙ = mex{Aᵢ, Aᵢ + 1, Bᵢ, Bᵢ + 1 : 0 ≤ i < n}",
				"Bₙ = sAₙ + (t + δₜ)n",
				"P = 2W + {0, 1}²",
			},
			Cites: []Citation{{LiuLi2014, "Theorem 13"}},
		},
		game.Misere: {
			Title: "Even-Even (s,t)-Wythoff in misère play",
			Text: "The P-positions are the 2×2 blocks that begin at (Eₙ, Hₙ) or at (Hₙ, Eₙ), for n = 0, 1, 2, and so on. " +
				deltaText + " With W the P-positions of (s,⌈t/2⌉)-Wythoff in misère play, those of this game are 2W + {0, 1}², which is a remark of this atlas. " +
				"When s = 1 and t = 1 or 2, that is Wythoff’s game, which begins differently.",
			Formula: []string{
				"Eₙ = mex{Eᵢ, Eᵢ + 1, Hᵢ, Hᵢ + 1 : 0 ≤ i < n}",
				"Hₙ = sEₙ + (t + δₜ)n + 2 if s ≥ 2 or t ≥ 3",
				"(E₀, H₀) = (4, 4) and Hₙ = Eₙ + 2n for n ≥ 1 if s = 1 and t ≤ 2",
				"P = 2W + {0, 1}²",
			},
			Cites: []Citation{{LiuLi2014, "Theorem 14"}},
		},
	},
	Examples: []Example{
		{Args: Numbers(1, 1), Note: "Wythoff’s game, every position grown to a block of four."},
		{Args: Numbers(2, 2), Note: "Table 2 of the paper; the beams are those of (2,1)-Wythoff."},
		{Args: Numbers(1, 1), Play: game.Misere, Note: "Table 6 of the paper: a block at (4, 4) and one at (0, 2), then as in normal play."},
	},
	title: func(args []Arg) string { return fmt.Sprintf("Even-Even (%d,%d)-Wythoff", args[0].N, args[1].N) },
	rules: func(args []Arg) game.Ruleset { return restrictedRules(args, game.Even(), game.Even()) },
	routes: func(g *Game) {
		s, t := g.Args[0].N, g.Args[1].N
		g.Set = exact.EEW(s, t, g.Play)
		g.Proof, g.ProofS, g.ProofT = EvenEven, s, t
		g.Lines = multiplesLines(2, s, t, g.Play)
	},
	table: positions,
}

var oew = &Family{
	ID:      "oew",
	Name:    "Odd-Even (s,t)-Wythoff",
	Summary: "Odd numbers from the first heap, even ones from the second: a ray of slope s over two rows.",
	Group:   groupST,
	Params:  stParams(2, 2),
	Rule: []string{
		"Take an odd number of tokens from the first heap.",
		"Or take an even number of tokens from the second heap.",
		"Or take from both, an odd number from the first and an even one from the second; the larger is less than s times the smaller plus t.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title: "Odd-Even (s,t)-Wythoff",
			Text: "The P-positions are (n, Bₙ) and (n, Bₙ + 1) for n = 0, 1, 2, and so on. " + deltaText +
				" When s = t = 1, nothing may be taken from both heaps.",
			Formula: []string{
				"Bₙ = δₙ(sn + t + δₛ₊ₜ) if s + t ≥ 3",
				"Bₙ = 2δₙ if s = t = 1",
			},
			Cites: []Citation{{LiuLi2014, "Theorems 17 and 19"}},
		},
		game.Misere: {
			Title: "Odd-Even (s,t)-Wythoff in misère play",
			Text: "The P-positions are (n, Hₙ) and (n, Hₙ + 1) for n = 0, 1, 2, and so on. " + deltaText +
				" When s = t = 1, nothing may be taken from both heaps.",
			Formula: []string{
				"H₀ = 2",
				"Hₙ = (1 − δₙ)(sn − s + t + δₛ₊ₜ) for n ≥ 1 if s + t ≥ 3",
				"Hₙ = 2(1 − δₙ) if s = t = 1",
			},
			Cites: []Citation{{LiuLi2014, "Theorems 18 and 20"}},
		},
	},
	asks: []Ask{{"0, 1", "0, 0"}, {"10, 8", "3, 8"}, {"8, 10", "8, 3"}},
	Examples: []Example{
		{Args: Numbers(2, 2), Note: "Table 7 of the paper: odd columns on the ray, even ones on the axis."},
		{Args: Numbers(1, 1), Note: "Without takings from both heaps only four rows are left."},
		{Args: Numbers(1, 2), Play: game.Misere, Note: "Table 10 of the paper prints H = 5, 9, 13, and so on in columns 2, 4, 6; Theorem 20 and the definition give 4, 6, 8."},
	},
	title: func(args []Arg) string { return fmt.Sprintf("Odd-Even (%d,%d)-Wythoff", args[0].N, args[1].N) },
	rules: func(args []Arg) game.Ruleset { return restrictedRules(args, game.Odd(), game.Even()) },
	routes: func(g *Game) {
		g.Set = exact.OEW(g.Args[0].N, g.Args[1].N, g.Play)
		g.Proof, g.ProofS, g.ProofT = OddThenEven, g.Args[0].N, g.Args[1].N
		g.Lines, g.Curves = parityRays(g)
	},
	table: positions,
}

var eow = &Family{
	ID:      "eow",
	Name:    "Even-Odd (s,t)-Wythoff",
	Summary: "Even numbers from the first heap, odd ones from the second: Odd-Even with the heaps exchanged.",
	Group:   groupST,
	Params:  stParams(2, 2),
	Rule: []string{
		"Take an even number of tokens from the first heap.",
		"Or take an odd number of tokens from the second heap.",
		"Or take from both, an even number from the first and an odd one from the second; the larger is less than s times the smaller plus t.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title: "Even-Odd (s,t)-Wythoff",
			Text: "The P-positions are (Bₙ, n) and (Bₙ + 1, n) for n = 0, 1, 2, and so on. " + deltaText +
				" When s = t = 1, nothing may be taken from both heaps.",
			Formula: oew.Statements[game.Normal].Formula,
			Cites:   []Citation{{LiuLi2014, "Corollaries 21 and 23"}},
		},
		game.Misere: {
			Title: "Even-Odd (s,t)-Wythoff in misère play",
			Text: "The P-positions are (Hₙ, n) and (Hₙ + 1, n) for n = 0, 1, 2, and so on. " + deltaText +
				" When s = t = 1, nothing may be taken from both heaps.",
			Formula: oew.Statements[game.Misere].Formula,
			Cites:   []Citation{{LiuLi2014, "Corollaries 22 and 24"}},
		},
	},
	Examples: []Example{
		{Args: Numbers(2, 2), Note: "Odd-Even (2,2)-Wythoff in the mirror: the ray has the slope 1/2."},
		{Args: Numbers(2, 3), Play: game.Misere, Note: "No position is P in normal and in misère play."},
	},
	title: func(args []Arg) string { return fmt.Sprintf("Even-Odd (%d,%d)-Wythoff", args[0].N, args[1].N) },
	rules: func(args []Arg) game.Ruleset { return restrictedRules(args, game.Even(), game.Odd()) },
	routes: func(g *Game) {
		g.Set = exact.EOW(g.Args[0].N, g.Args[1].N, g.Play)
		g.Proof, g.ProofS, g.ProofT = EvenThenOdd, g.Args[0].N, g.Args[1].N
		g.Lines, g.Curves = parityRays(g)
		for i := range g.Lines {
			g.Lines[i] = transposed(g.Lines[i])
		}
		for i := range g.Curves {
			c := &g.Curves[i]
			c.Across, c.Name, c.Formula = true, "columns"+c.Name[len("rows"):], "x"+c.Formula[len("y"):]
		}
	},
	table: positions,
}

// parityRays are what the P-positions of Odd-Even (s,t)-Wythoff follow: the
// axis, and in every second column a ray of slope s through the middle of two
// squares, or, for s = t = 1, a pair of rows.
func parityRays(g *Game) ([]beam.Line, []Curve) {
	s, t := g.Args[0].N, g.Args[1].N
	curves := []Curve{rowCurve("rows 0 and 1", "y = 1/2", 1)}
	if s+t == 2 {
		return nil, append(curves, rowCurve("rows 2 and 3", "y = 5/2", 3))
	}
	up := t + (s+t)%2
	if g.Play == game.Misere {
		up -= s
	}
	// Two positions in two columns: a step is one column on average. The
	// middle of column n is n + ½.
	return []beam.Line{{
		Name: "ray", Slope: beam.Int(s), DX: beam.Int(1), DY: beam.Int(s), X0: beam.Of(1, 0, 0, 2), Y0: beam.Int(up + 1),
	}}, curves
}

// transposed is a line with the heaps exchanged.
func transposed(l beam.Line) beam.Line {
	l.Slope, l.DX, l.DY, l.X0, l.Y0 = l.Slope.Inv(), l.DY, l.DX, l.Y0, l.X0
	return l
}

// stParams are s and t.
func stParams(s, t int64) []Param {
	const help = "The larger number taken is less than s times the smaller plus t."
	return []Param{param("s", s, 4, help), param("t", t, 6, help)}
}

// restrictedRules are those of the (s,t)-Wythoff game, s and t being the first
// two of args, in which numbers of these sets are taken from the first and from
// the second heap.
func restrictedRules(args []Arg, first, second game.SubtractionSet) game.Ruleset {
	return game.Ruleset{
		First: first, Second: second,
		TwoHeap: game.TwoHeapRule{D1: first, D2: second, S: args[0].N, T: args[1].N},
	}
}

func positions(*Game) table { return listTable }
