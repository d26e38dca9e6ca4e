package numeration

import (
	"math/big"

	"wythoffatlas/core/automaton"
)

// Linear forms Σ aⱼxⱼ of numbers in a system are read from the highest place
// on. With i places left, the state (p, r) stands for p·uᵢ + r·s·uᵢ₋₁; a letter
// of weighted digit sum e leads to (first·p + s·r + e, p); at the end the value
// is p + s·r·u₋₁, where s·u₋₁ is 1 in the systems of (s,t) and 0 in others. In a
// base r is always 0.
//
// The other root of the system's polynomial is less than 1 in absolute value,
// −s/β against β > s. So what the states are there stays bounded, and where the
// form is far from the bound its sign is settled: finitely many states remain.
//
// What makes automata are functions, not methods of a system: programs that show
// systems and make no automata, as the page, do not carry them.

// Valid accepts the representations, one track.
func Valid(m *System) *automaton.DFA {
	digits := int(m.most) + 1
	d := &automaton.DFA{Alphabet: automaton.Alphabet{Digits: digits, Tracks: 1}, Accept: []bool{true}}
	if m.second == 0 {
		d.Next = make([]int32, digits)
		return d
	}
	d.Accept = []bool{true, true}
	for state := range int64(2) {
		for digit := range int64(digits) {
			to := automaton.Dead
			if next, ok := m.follow(state, digit); ok {
				to = int32(next)
			}
			d.Next = append(d.Next, to)
		}
	}
	return d
}

// digitCount is how many digits there are.
func (m *System) digitCount() int { return int(m.most) + 1 }

// Alphabet is the letters of tuples of so many numbers.
func Alphabet(m *System, tracks int) automaton.Alphabet {
	return automaton.Alphabet{Digits: m.digitCount(), Tracks: tracks}
}

// sum prepares the automaton of a form: its weights and what a letter may add.
func (m *System) sum(coefficients []int64) (s *automaton.Sum, down, up int64) {
	s = &automaton.Sum{}
	for _, a := range coefficients {
		s.Weights = append(s.Weights, int(a))
		down += min(a, 0)
		up += max(a, 0)
	}
	s.Least = int(down * m.most)
	s.Width = int((up-down)*m.most) + 1
	return s, down, up
}

// maxCoefficient bounds the coefficients of forms, so that states of forms fit
// a word.
const maxCoefficient = 1 << 16

// step is the state after a letter.
func (m *System) step(p, r, e int64) (int64, int64) {
	if m.second == 0 {
		return m.first*p + e, 0
	}
	return m.first*p + m.second*r + e, p
}

type pair struct{ p, r int64 }

// largeState bounds p in the states of a form, so that the next fit a word.
const largeState = 1 << 40

// AtLeast accepts the tuples with Σ aⱼxⱼ ≥ c, provided that every track is a
// representation. The absolute values of coefficients are below 2¹⁶, of c below
// 2⁴⁰.
func AtLeast(m *System, l automaton.Limits, c int64, coefficients ...int64) (*automaton.Sum, error) {
	s, down, up := m.sum(coefficients)
	for _, a := range coefficients {
		if max(a, -a) >= maxCoefficient {
			return nil, &automaton.LimitError{Doing: "reading a linear form", Bound: maxCoefficient, What: "as a coefficient"}
		}
	}
	const sink = 0 // whatever follows, the form is large enough
	states := []pair{{}}
	ids := map[pair]int32{}
	s.Accept, s.Next = []bool{true}, make([]int32, s.Width)
	number := func(q pair) int32 {
		switch {
		case m.stays(q, down, c, 1):
			return sink
		case m.stays(q, up, c-1, -1):
			return automaton.Dead
		}
		id, known := ids[q]
		if !known {
			id = int32(len(states))
			ids[q] = id
			states = append(states, q)
		}
		return id
	}
	s.Start = number(pair{})
	for at := 1; at < len(states); at++ {
		q := states[at]
		s.Accept = append(s.Accept, q.p+q.r*m.below() >= c)
		for e := range s.Width {
			p, r := m.step(q.p, q.r, int64(s.Least+e))
			s.Next = append(s.Next, number(pair{p, r}))
		}
		if max(q.p, -q.p) > largeState || l.States > 0 && len(states) > l.States {
			return nil, &automaton.LimitError{Doing: "reading a linear form", Bound: l.States, What: "states"}
		}
		if l.Edges > 0 && len(s.Next) > l.Edges {
			return nil, &automaton.LimitError{Doing: "reading a linear form", Bound: l.Edges, What: "transitions"}
		}
	}
	s.Covers = func(a, b int32) bool {
		if a == sink || b == sink {
			return a == sink
		}
		dp, dr := states[a].p-states[b].p, states[a].r-states[b].r
		d0, d1 := dp+dr*m.below(), dp*(m.first+m.below())+m.second*dr
		if m.second < 0 {
			return d1 >= d0 && d0 >= 0 // then the differences grow
		}
		return d0 >= 0 && d1 >= 0
	}
	return s, nil
}

// stays reports whether sign·(form − c) ≥ 0 however many places are left, when
// the digits that follow add k·(uᵢ − 1) with i places left, the most or the
// least that they can. It may say no where that takes very large weights to see.
func (m *System) stays(q pair, k, c, sign int64) bool {
	const large = 1 << 52
	// h is the form without its constant part; from h(2) on it obeys the
	// recurrence of the weights.
	h0 := q.p + q.r*m.below() + k
	h1 := (q.p+k)*(m.first+m.below()) + m.second*q.r
	constant := -k - c
	for {
		v0, v1 := sign*(h0+constant), sign*(h1+constant)
		if v0 < 0 || v1 < 0 {
			return false
		}
		if max(h0, -h0) > large || max(h1, -h1) > large {
			return false
		}
		h2 := m.first*h1 + m.second*h0
		// Two differences of one sign: all that follow have it, of a unit if they
		// do not shrink.
		d0, d1 := sign*(h1-h0), sign*(h2-h1)
		switch {
		case m.second < 0 && max(d1, -d1) < max(d0, -d0):
		case d0 >= 0 && d1 >= 0:
			return true
		case d0 < 0 && d1 < 0:
			return false
		}
		h0, h1 = h1, h2
	}
}

// Residue accepts the tuples with Σ aⱼxⱼ ≡ res (mod mod).
func Residue(m *System, l automaton.Limits, res, mod int64, coefficients ...int64) (*automaton.Sum, error) {
	const doing = "reading a residue"
	s, _, _ := m.sum(coefficients)
	states := []pair{{}}
	ids := map[pair]int32{{}: 0}
	for at := 0; at < len(states); at++ {
		q := states[at]
		s.Accept = append(s.Accept, residue(q.p+q.r*m.below()-res, mod) == 0)
		for e := range s.Width {
			p, r := m.step(q.p, q.r, int64(s.Least+e))
			next := pair{residue(p, mod), residue(r, mod)}
			id, known := ids[next]
			if !known {
				id = int32(len(states))
				ids[next] = id
				states = append(states, next)
			}
			s.Next = append(s.Next, id)
		}
		if l.States > 0 && len(states) > l.States {
			return nil, &automaton.LimitError{Doing: doing, Bound: l.States, What: "states"}
		}
		if l.Edges > 0 && len(s.Next) > l.Edges {
			return nil, &automaton.LimitError{Doing: doing, Bound: l.Edges, What: "transitions"}
		}
	}
	return s, nil
}

// residue is n mod m in 0…m−1.
func residue(n, m int64) int64 { return (n%m + m) % m }

// Shift accepts the pairs (x, y) of which y is x shifted to the left by one
// digit, both representations; of a base or a system of (s,t), where what may
// follow a digit is for that digit to say.
func Shift(m *System) *automaton.DFA {
	if m.second < 0 {
		panic("numeration: Shift is of a base or a system of (s,t), not of a unit")
	}
	n := m.digitCount()
	d := &automaton.DFA{Alphabet: Alphabet(m, 2)}
	// State i: y has had the digit i, which x must have next.
	for last := range n {
		d.Accept = append(d.Accept, last == 0)
		for x := range n {
			for y := range n {
				to := automaton.Dead
				state, _ := m.follow(0, int64(last))
				if _, ok := m.follow(state, int64(y)); ok && x == last {
					to = int32(y)
				}
				d.Next = append(d.Next, to)
			}
		}
	}
	return d
}

// Word writes numbers side by side, as a word over the alphabet of so many
// tracks: shorter ones with leading zeros.
func (m *System) Word(numbers ...*big.Int) []int {
	rows, places := make([][]int64, len(numbers)), 0
	for i, n := range numbers {
		rows[i] = m.Digits(n)
		places = max(places, len(rows[i]))
	}
	word := make([]int, places)
	for _, digits := range rows {
		zeros := places - len(digits)
		for i := range word {
			word[i] *= m.digitCount()
			if i >= zeros {
				word[i] += int(digits[i-zeros])
			}
		}
	}
	return word
}

// Numbers are what the tracks of a word say.
func Numbers(m *System, a automaton.Alphabet, word []int) []*big.Int {
	digits := make([][]int64, a.Tracks)
	tuple := make([]int, a.Tracks)
	for _, letter := range word {
		a.Split(letter, tuple)
		for i, d := range tuple {
			digits[i] = append(digits[i], int64(d))
		}
	}
	numbers := make([]*big.Int, a.Tracks)
	for i := range numbers {
		numbers[i] = m.Value(digits[i])
	}
	return numbers
}
