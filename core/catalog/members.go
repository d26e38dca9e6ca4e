package catalog

import (
	"math"
	"strings"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
	"wythoffatlas/core/recur"
)

// What is known of the functions that Fraenkel's paper names, in normal play.

// facts are about one function.
type facts struct {
	place   string // in the paper
	formula string // for Bₙ, n ≥ 1; empty where Theorem 3 does not apply
	title   string // where it does not
	text    string // what else to say

	set       func() *exact.Set
	rows      func() *recur.Pairs
	lines     func() []beam.Line
	system    *numeration.Wythoff
	paired    bool   // see Game.Paired; the rows of G3 are too far apart to find the one of a number
	curve     *Curve // the upper one
	sequences []Sequence
}

// tell gives the game what is known of its function.
func (f facts) tell(g *Game) {
	g.CandidatesHold = f.formula != ""
	g.Rows = f.rows
	g.Numeration, g.Paired = f.system, f.paired
	if f.set != nil {
		g.Set = f.set()
	}
	if f.lines != nil {
		g.Lines = f.lines()
	}
	if f.curve != nil {
		lower := *f.curve
		lower.Name, lower.Across, lower.Formula = "lower curve", true, exchanged(lower.Formula)
		g.Curves = []Curve{*f.curve, lower}
	}
	g.Statement = Statement{Title: f.title, Text: f.text, Cites: []Citation{{Fraenkel2004, f.place}}}
	if g.CandidatesHold {
		g.Statement.Title = "Fraenkel’s theorem for constraint functions"
		g.Statement.Text = pairsText + " The function is positive, monotone and semi-additive. " + f.text
		g.Statement.Formula = []string{
			"Aₙ = mex{Aᵢ, Bᵢ : 0 ≤ i < n}",
			"B₀ = 0",
			f.formula + " for n ≥ 1",
		}
	}
}

// exchanged is a formula with the heaps exchanged.
func exchanged(formula string) string {
	return strings.NewReplacer("x", "y", "y", "x").Replace(formula)
}

var memberFacts = map[string]facts{
	"G1": {
		place:     "Theorem 1, Table 1",
		formula:   "Bₙ = Bₙ₋₁ + Aₙ + 1",
		text:      "With 1 added, the two sequences are Hofstadter’s sequence and its complement.",
		curve:     &Curve{Name: "upper curve", Formula: "y = x² / 2 − (√2 / 3)x√x + 2x", At: curveG1, Approximate: true},
		sequences: []Sequence{{"A030124", "Aₙ + 1"}, {"A005228", "Bₙ + 1"}},
	},
	"G2": {
		place:     "Theorem 2, Table 2",
		formula:   "Bₙ = 2Aₙ",
		text:      "The binary form of Aₙ ends in an even number of zeros, that of Bₙ in an odd number; the runs of the two make the Prouhet–Thue–Morse sequence.",
		set:       exact.G2,
		paired:    true,
		lines:     linesG2,
		sequences: []Sequence{{"A003159", "Aₙ"}, {"A036554", "Bₙ"}},
	},
	"G3": {
		place:     "Theorem 2, Table 3",
		formula:   "Bₙ = Aₙ + 2ⁿ − 1",
		text:      "The upper beam grows exponentially.",
		set:       exact.G3,
		curve:     &Curve{Name: "upper curve", Formula: "y = x + √2·2^x / x", At: curveG3, Approximate: true},
		sequences: []Sequence{{"A081690", "Aₙ"}, {"A081691", "Bₙ"}},
	},
	"Ex1": {
		place:     "Theorem 3, Example 1, Table 7",
		formula:   "Bₙ = Bₙ₋₁ + Aₙ − ⌊(Aₙ₋₁ + 1) / Aₙ⌋ + 2",
		text:      "No closed form is known; positions are decided by this recursion.",
		sequences: []Sequence{{"A099352", "Aₙ"}, {"A099353", "Bₙ"}},
	},
	"Ex2": {
		place:     "Theorem 3, Example 2, Table 8",
		formula:   "Bₙ = 2(Aₙ + n)",
		text:      "These are the P-positions of (2,2)-Wythoff, whose rules are others.",
		set:       func() *exact.Set { return exact.ST(2, 2, game.Normal) },
		paired:    true,
		rows:      func() *recur.Pairs { return recur.ST(2, 2, game.Normal) },
		lines:     func() []beam.Line { return beam.STMeanLines(2, 2, game.Normal) },
		system:    numeration.NewWythoff(2, 2),
		sequences: sequencesOfST(2, 2, game.Normal),
	},
	"Ex3": {
		place:   "Theorem 3, Example 3, Table 9",
		formula: "Bₙ = Bₙ₋₁ − Aₙ₋₁ + Aₙ + (−1)^Bₙ₋₁ − (−1)^Aₙ₋₁ + 3",
		text:    "No closed form is known; positions are decided by this recursion.",
	},
	"Ex4": {
		place:   "Theorem 3, Example 4, Table 10",
		formula: "Bₙ = Bₙ₋₁ + (−1)^Aₙ₋₁ Aₙ₋₁ + Aₙ + 1",
		text:    "No closed form is known; positions are decided by this recursion.",
	},
	"T4": {
		place: "Proposition 2, Table 4",
		title: "No theorem: f is not semi-additive",
		text: candidatesText + " They are not the P-positions: from (4, 10) one may move to (0, 0). Positions are decided by elimination; " +
			"as far as one looks, the P-positions are (a, a² + a), a the least number in no pair before, and their mirror images.",
		sequences: []Sequence{{"A081692", "the candidates Aₙ"}, {"A081693", "the candidates Bₙ"}},
	},
	"T5": {
		place: "Proposition 2, Table 5",
		title: "No theorem: f is not monotone",
		text: candidatesText + " They are not the P-positions: from (4, 7), which is no candidate, none can be reached. " +
			"Positions are decided by elimination.",
	},
	"T6": {
		place: "Proposition 2, Table 6",
		title: "No theorem: f is not positive",
		text: candidatesText + " The paper says that they are not the P-positions, as no move from (10, 29) leads to a candidate. " +
			"But (8, 21) is one, and may be reached: the numbers taken, 2 and 8, differ by 6, and f is 8. For all heaps below 1200 " +
			"the candidates are the P-positions. Positions are decided by elimination.",
	},
}

// linesG2 are the lines through the middles of (a, 2a) and (2a, a). Two of
// three numbers are an Aₙ, one of three a Bₙ.
func linesG2() []beam.Line {
	half := beam.Of(1, 0, 0, 2)
	upper := beam.Line{
		Name: "upper beam", Slope: beam.Int(2), DX: beam.Of(3, 0, 0, 2), DY: beam.Int(3), X0: half, Y0: half,
	}
	lower := transposed(upper)
	lower.Name = "lower beam"
	return []beam.Line{upper, lower}
}

// curveG1 follows from Bₙ = Σ(Aᵢ + 1) and n = Aₙ − √(2Aₙ), about the number of
// B's below Aₙ being √(2Aₙ). The last term is fitted.
func curveG1(x float64) float64 { return x*x/2 - math.Sqrt2/3*x*math.Sqrt(x) + 2*x }

// curveG3 has n = Aₙ − log₂(Aₙ) + ½ in Bₙ = Aₙ + 2ⁿ − 1. The number of B's below
// Aₙ is a whole number between log₂(Aₙ) − 1 and log₂(Aₙ), so the curve is off by
// a factor of up to about √2, which is less than a column. It begins as a line.
func curveG3(x float64) float64 {
	if x < 2 {
		return 2 * x
	}
	return x + math.Sqrt2*math.Exp2(x)/x
}
