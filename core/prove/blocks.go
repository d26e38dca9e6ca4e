package prove

import (
	"wythoffatlas/core/automaton"
	"wythoffatlas/core/numeration"
)

// Multiples is the set of a candidate grown to blocks: {(kx+i, ky+j)} for the
// (x, y) of the candidate and 0 ≤ i, j < k.
func Multiples(l automaton.Limits, c Candidate, k int64) (Candidate, error) {
	const doing = "Growing positions to blocks"
	digits := int(c.System.Largest()) + 1
	grown := automaton.NewConjunction(digits, 4) // the candidate's x, y, then those of a block
	grown.Add(c.P, 0, 1)
	for track := range 2 {
		for _, form := range [][3]int64{{0, -k, 1}, {1 - k, k, -1}} {
			s, err := numeration.AtLeast(c.System, l, form[0], form[1], form[2])
			if err != nil {
				return c, err
			}
			grown.AddSum(s, track, 2+track)
		}
	}
	return projected(l, c, grown, doing, 2, 3)
}

// pairs are the pairs of representations.
func pairs(l automaton.Limits, m *numeration.System) (*automaton.DFA, error) {
	c := automaton.NewConjunction(int(m.Largest())+1, 2)
	c.Add(numeration.Valid(m), 0)
	c.Add(numeration.Valid(m), 1)
	return c.DFA(l, "Listing valid digits")
}
