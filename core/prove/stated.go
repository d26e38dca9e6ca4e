package prove

import (
	"wythoffatlas/core/automaton"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/numeration"
)

// A Theorem is what a paper says of the P-positions of a game, as something that
// candidates can be made of: either an automaton that is written from its
// formulas, or its positions, to read an automaton off in a system.
type Theorem struct {
	Name string // "Theorem 7 (W. A. Liu, H. Li, 2014)"

	// Write makes the automaton from the formulas; nil where they do not say it.
	Write func(automaton.Limits) (Candidate, error)

	// System is where an automaton is read off what Column says: the y < below for
	// which (x, y) is P by the theorem, in order.
	System *numeration.System
	Column func(x, below int64) []int64

	// Blocks says, if it is more than 1, that all this is about heaps divided by so
	// many, in a game of which all takings are multiples of it.
	Blocks int64
}

// A Condition on positions (x, y) is the inequality X·x + Y·y ≥ AtLeast or, with
// Mod > 0, that the form is congruent to Res.
type Condition struct {
	X, Y     int64
	AtLeast  int64
	Mod, Res int64
}

// At are the conditions of one position.
func At(x, y int64) []Condition {
	return []Condition{{X: 1, AtLeast: x}, {X: -1, AtLeast: -x}, {Y: 1, AtLeast: y}, {Y: -1, AtLeast: -y}}
}

// Linear is the candidate of the positions for which all conditions of one of the
// pieces hold.
func Linear(l automaton.Limits, m *numeration.System, pieces ...[]Condition) (Candidate, error) {
	all := Candidate{m, &automaton.DFA{Alphabet: numeration.Alphabet(m, 2), Start: automaton.Dead}}
	for _, piece := range pieces {
		c := automaton.NewConjunction(all.P.Digits, 2)
		c.Add(numeration.Valid(m), 0)
		c.Add(numeration.Valid(m), 1)
		for _, condition := range piece {
			s, err := sumOf(m, l, condition.AtLeast, condition.Res, condition.Mod, condition.X, condition.Y)
			if err != nil {
				return all, err
			}
			c.AddSum(s, 0, 1)
		}
		d, err := c.DFA(l, writing)
		if err != nil {
			return all, err
		}
		if all.P, err = automaton.Or(l, all.P, d); err != nil {
			return all, err
		}
	}
	return all, nil
}

// Exchanged is a candidate with some of its positions taken out and others put in.
func Exchanged(l automaton.Limits, c Candidate, out, in [][2]int64) (Candidate, error) {
	points := func(all [][2]int64) (*automaton.DFA, error) {
		pieces := lists.Map(all, func(p [2]int64) []Condition { return At(p[0], p[1]) })
		d, err := Linear(l, c.System, pieces...)
		return d.P, err
	}
	less, err := points(out)
	if err != nil {
		return c, err
	}
	more, err := points(in)
	if err != nil {
		return c, err
	}
	rest, err := c.P.Minus(l, less)
	if err != nil {
		return c, err
	}
	d, err := automaton.Or(l, rest, more)
	return Candidate{c.System, d}, err
}

// writing is said while a theorem becomes an automaton.
const writing = "Writing the theorem as an automaton"
