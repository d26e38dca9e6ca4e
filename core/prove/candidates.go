package prove

import (
	"wythoffatlas/core/automaton"
	"wythoffatlas/core/numeration"
)

// Wythoff is the candidate for (s,t)-Wythoff in normal play, in its own system
// (Fraenkel, New games, §6).
func Wythoff(l automaton.Limits, s, t int64) (Candidate, error) {
	return Shifted(l, numeration.ST(s, t))
}

// Shifted is the candidate of the pairs of which the smaller ends in an even number
// of zeros and the larger is its left shift, or both are 0. Of a base or a system of
// (s,t).
func Shifted(l automaton.Limits, m *numeration.System) (Candidate, error) {
	digits := int(m.Largest()) + 1
	even := &automaton.DFA{Alphabet: numeration.Alphabet(m, 1), Accept: []bool{true, true, false}}
	// State 0 has read zeros only; 1 and 2 an even and an odd number of zeros
	// behind another digit.
	for _, zero := range []int32{0, 2, 1} {
		even.Next = append(even.Next, zero)
		for range digits - 1 {
			even.Next = append(even.Next, 1)
		}
	}
	var halves []*automaton.DFA
	for _, tracks := range [][2]int{{0, 1}, {1, 0}} {
		c := automaton.NewConjunction(digits, 2)
		c.Add(numeration.Shift(m), tracks[0], tracks[1])
		c.Add(even, tracks[0])
		d, err := c.DFA(l, writing)
		if err != nil {
			return Candidate{}, err
		}
		halves = append(halves, d)
	}
	p, err := automaton.Or(l, halves...)
	return Candidate{m, p}, err
}
