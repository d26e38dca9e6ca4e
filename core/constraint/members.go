// Package constraint is about the constraint functions f(x1, y1, x0) of 2-pile
// subtraction games (Fraenkel, New games related to old and new sequences): the
// functions that the paper names, the three conditions of its Theorem 3 for any
// function, and where the candidates of the theorem and the P-positions part.
package constraint

import "wythoffatlas/core/game"

// A Member is a function that the paper names.
type Member struct {
	Name   string // in links: "G1"
	F      string // what [game.ParseConstraint] reads
	Source string // where the paper has it, and the table of its candidates
}

// members is in the order of the paper's tables, but that those which lack a
// condition come last, as they do in links.
var members = []Member{
	{"G1", "x1+1", "§1 and Theorem 1, Table 1"},
	{"G2", "x0-x1", "§1 and Theorem 2, Table 2"},
	{"G3", "y1-x1+1", "§1 and Theorem 2, Table 3"},
	{"Ex1", "x1-floor((x1+1)/x0)+2", "Example 1, Table 7"},
	{"Ex2", "x0-x1+2", "Example 2, Table 8"},
	{"Ex3", "(-1)^y1-(-1)^x1+3", "Example 3, Table 9"},
	{"Ex4", "x1*(1+(-1)^x1)+1", "Example 4, Table 10"},
	{"T4", "(x0-x1)^2", "Proposition 2, Table 4: not semi-additive"},
	{"T5", "floor((x1+1)/x0)+1", "Proposition 2, Table 5: not monotone"},
	{"T6", "(1+(-1)^(y1+1))*x1/2", "Proposition 2, Table 6: not positive"},
}

// Members lists the named functions. The slice is shared: do not change it.
func Members() []Member { return members }

// Named returns the member of that name.
func Named(name string) (m Member, ok bool) {
	for _, m := range members {
		if m.Name == name {
			return m, true
		}
	}
	return Member{}, false
}

// Parse reads the name of a member or an expression in x1, y1 and x0. An error
// is an [*expr.Error].
func Parse(text string) (*game.Constraint, error) {
	if m, ok := Named(text); ok {
		text = m.F
	}
	return game.ParseConstraint(text)
}

// Rules is the game of a constraint function.
func Rules(f *game.Constraint) game.Ruleset {
	return game.Ruleset{First: game.All(), Second: game.All(), Constraint: f}
}
