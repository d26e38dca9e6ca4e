package catalog

import (
	"strconv"

	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/recur"
)

var subtraction = &Family{
	ID:      "subtraction",
	Name:    "2-pile subtraction",
	Summary: "A function f of the heaps says how far apart the two numbers taken may be: one game for every f.",
	Group:   "Games with a constraint function",
	Params:  []Param{functionParam()},
	Rule: []string{
		"Take any number of tokens from one heap.",
		"Or take from both; the two numbers differ by less than f(x1, y1, x0), where x1 and y1, x1 ≤ y1, are the heaps after the move and x0 is the smaller heap before it.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title: "Theorem 3, where its conditions hold",
			Text: candidatesText + " If f is positive, monotone in x0 and semi-additive on these candidates, they are the P-positions, and so are " +
				"their mirror images. For other f they need not be, and positions are decided by elimination.",
			Cites: []Citation{{Fraenkel2004, "Theorem 3"}},
		},
		game.Misere: noTheorem,
	},
	asks: []Ask{{"11, 15", "3, 4"}, {"11, 15", "2, 3"}, {"11, 15", "0, 3"}},
	Examples: []Example{
		{Args: named("G1"), Note: "Bₙ + 1 is Hofstadter’s sequence 1, 3, 7, 12, 18; the beams are curved."},
		{Args: named("G2"), Note: "Bₙ = 2Aₙ, and Aₙ are the numbers whose binary form ends in an even number of zeros."},
		{Args: named("G3"), Note: "Bₙ = Aₙ + 2ⁿ − 1: numbers past 64 bits from n = 63 on."},
		{Args: named("Ex1"), Note: "Nearly G1, and another sequence."},
		{Args: named("Ex2"), Note: "Other rules with the P-positions of (2,2)-Wythoff."},
		{Args: named("Ex3"), Note: "Parities of the heaps decide."},
		{Args: named("Ex4"), Note: "A function that is 1 at odd x1."},
		{Args: named("T4"), Note: "Not semi-additive: the candidates of Table 4 are not the P-positions."},
		{Args: named("T5"), Note: "Not monotone: the candidates of Table 5 are not the P-positions."},
		{Args: named("T6"), Note: "Not positive, and yet the candidates of Table 6 are the P-positions as far as one looks."},
		{Args: named("G1"), Play: game.Misere, Note: "Misère play, decided square by square."},
	},
	title: func(args []Arg) string {
		if m := args[0].F.Member; m != nil {
			return "Subtraction game " + m.Name
		}
		return "Subtraction game f = " + game.Clip(args[0].F.Text)
	},
	rules:  func(args []Arg) game.Ruleset { return constraint.Rules(args[0].F.Constraint) },
	routes: subtractionRoutes,
	table:  pairs,
	sequences: func(args []Arg, play game.Convention) []Sequence {
		if m := args[0].F.Member; m != nil && play == game.Normal {
			return memberFacts[m.Name].sequences
		}
		return nil
	},
}

// candidatesText says what the candidates of Theorem 3 are.
const candidatesText = "The candidates are the pairs (Aₙ, Bₙ) with A₀ = B₀ = 0, Aₙ the least number that is no earlier A or B, " +
	"and Bₙ = f(Aₙ₋₁, Bₙ₋₁, Aₙ) + Bₙ₋₁ + Aₙ − Aₙ₋₁."

func functionParam() Param {
	p := Param{
		Key: "f", Label: "f(x1, y1, x0)", Kind: Formula, Default: named("G1")[0],
		Help: "The numbers taken from the two heaps differ by less than f.",
	}
	for _, m := range constraint.Members() {
		p.Choices = append(p.Choices, Choice{m.Name, m.F})
	}
	return p
}

// named are the arguments for a member of the paper.
func named(name string) []Arg {
	a, err := FormulaArg(name)
	if err != nil {
		panic(err)
	}
	return []Arg{a}
}

// subtractionRoutes uses what is known of members and of constant functions,
// which are those of t-Wythoff.
func subtractionRoutes(g *Game) {
	f := g.Args[0].F
	if f.Member != nil {
		defer func() { g.Statement.Text = "Here f(x1, y1, x0) = " + f.Constraint.String() + ". " + g.Statement.Text }()
	}
	if g.Play == game.Normal {
		g.Candidates = func() *recur.Candidates { return recur.Constrained(f.Constraint) }
	}
	if t, ok := f.constant(); ok {
		known := aWythoff.make(Numbers(t), g.Play, nil)
		g.adopt(known, "This is "+known.Name()+". ")
		g.CandidatesHold = g.Play == game.Normal
		return
	}
	if g.Play == game.Misere {
		return
	}
	if f.Member == nil {
		g.Statement = Statement{
			Title: "No theorem is known, unless Theorem 3 applies",
			Text: candidatesText + " They are the P-positions if f is positive, monotone in x0 and semi-additive on them, " +
				"which no finite search can show. Positions are decided by elimination, one after the other.",
			Cites: []Citation{{Fraenkel2004, "Theorem 3"}},
		}
		return
	}
	memberFacts[f.Member.Name].tell(g)
}

// constant returns the whole number t ≥ 1 that the function is, if it is
// written as one.
func (f *Function) constant() (t int64, ok bool) {
	t, err := strconv.ParseInt(unspaced(f.Text), 10, 64)
	return t, err == nil && 1 <= t && t <= MaxParam
}
