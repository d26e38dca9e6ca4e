// Package automaton decides sentences about numbers that are written as digits:
// automata read tuples of numbers, one digit of each at a time, the highest
// first, and any number of leading zeros changes nothing. There are the boolean
// operations, projection, determinisation, minimisation, equality, and emptiness
// with a shortest witness.
//
// It knows neither number systems nor games. A caller brings automata that
// accept only valid representations where that matters, and complements within
// them.
//
// Everything that may grow is bounded by [Limits], and says how far it has come
// and can be stopped by Limits.Pause.
package automaton

import (
	"fmt"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/pause"
)

// An Alphabet is the tuples of Tracks digits, each from 0 to Digits−1. A letter
// is the number that a tuple is in base Digits, the first track the highest.
type Alphabet struct{ Digits, Tracks int }

// Letters is the number of letters.
func (a Alphabet) Letters() int {
	n := 1
	for range a.Tracks {
		n *= a.Digits
	}
	return n
}

// Letter is the letter of a tuple of digits.
func (a Alphabet) Letter(digits ...int) int {
	letter := 0
	for _, d := range digits {
		letter = letter*a.Digits + d
	}
	return letter
}

// Split sets digits to the tuple that a letter is.
func (a Alphabet) Split(letter int, digits []int) {
	for i := a.Tracks - 1; i >= 0; i-- {
		digits[i] = letter % a.Digits
		letter /= a.Digits
	}
}

// Dead is in place of a state from which nothing is accepted.
const Dead int32 = -1

// A DFA is a deterministic automaton. Its start reads zeros in all tracks
// without changing state, so that leading zeros do not matter.
type DFA struct {
	Alphabet
	Start  int32   // Dead: it accepts nothing
	Next   []int32 // by state·Letters() + letter; a state or Dead
	Accept []bool  // by state
}

// States is the number of states.
func (d *DFA) States() int { return len(d.Accept) }

// Step is where a letter leads from a state, which may be Dead.
func (d *DFA) Step(state int32, letter int) int32 {
	if state == Dead {
		return Dead
	}
	return d.Next[int(state)*d.Letters()+letter]
}

// Accepts reports whether a word is accepted.
func (d *DFA) Accepts(word []int) bool {
	state := d.Start
	for _, letter := range word {
		state = d.Step(state, letter)
	}
	return d.accepting(state)
}

func (d *DFA) accepting(state int32) bool { return state != Dead && d.Accept[state] }

// Check reports what is wrong with an automaton that comes from outside: states
// that are not there, or a start that leading zeros change.
func (d *DFA) Check() error {
	n := d.States()
	switch {
	case d.Digits < 1 || d.Tracks < 1:
		return fault.Newf("automaton", "%d digits on %d tracks are no alphabet", d.Digits, d.Tracks)
	case len(d.Next) != n*d.Letters():
		return fault.Newf("automaton", "%d states with %d letters have %d transitions, not %d", n, d.Letters(), n*d.Letters(), len(d.Next))
	case d.Start < Dead || int(d.Start) >= n:
		return fault.Newf("automaton", "the start %d is none of %d states", d.Start, n)
	}
	for i, to := range d.Next {
		if to < Dead || int(to) >= n {
			return fault.Newf("automaton", "state %d leads to %d, which is none of %d states", i/d.Letters(), to, n)
		}
	}
	if d.Start != Dead && d.Step(d.Start, 0) != d.Start {
		return fault.Newf("automaton", "a leading zero changes state %d to %d", d.Start, d.Step(d.Start, 0))
	}
	return nil
}

// A Sum is a deterministic automaton that reads one number a letter: the
// weighted sum of the digits of some tracks. It is how linear forms are read.
type Sum struct {
	Weights []int // of the tracks that it reads
	Least   int   // the least sum of a letter
	Width   int   // sums are Least … Least+Width−1
	Next    []int32
	Accept  []bool
	Start   int32

	// Covers reports whether what state b accepts, a accepts too; it may say no
	// though it is so. Nil for a sum without such an order.
	Covers func(a, b int32) bool
}

// States is the number of states.
func (s *Sum) States() int { return len(s.Accept) }

// Limits bound what an operation may build.
type Limits struct {
	States int // of any automaton on the way
	Edges  int // of any non-deterministic automaton, and transitions of any other

	// Pause is called between pieces of some milliseconds with how many states
	// have been built, out of how many if that is known, and what is being done. Its
	// error ends the operation, which returns it.
	Pause pause.Func
}

// A LimitError says that a bound was reached.
type LimitError struct {
	Doing string // "Projecting"
	Bound int
	What  string // "states"
}

// Error is a sentence without its end.
func (e *LimitError) Error() string { return "automaton: " + e.Words() }

// Words is what is said to people.
func (e *LimitError) Words() string {
	return fmt.Sprintf("more than %d %s while %s", e.Bound, e.What, e.Doing)
}

// A meter counts states towards the limits.
type meter struct {
	Limits
	doing string
	work  int
}

// grown says how many states and edges there are.
func (m *meter) grown(states, edges int) error {
	switch {
	case m.States > 0 && states > m.States:
		return &LimitError{m.doing, m.States, "states"}
	case m.Edges > 0 && edges > m.Edges:
		return &LimitError{m.doing, m.Edges, "transitions"}
	}
	return nil
}

// workBetweenPauses is some milliseconds of elementary steps.
const workBetweenPauses = 1 << 18

// worked pauses after so much work.
func (m *meter) worked(steps int, done, total int) error {
	m.work += steps
	if m.work < workBetweenPauses {
		return nil
	}
	m.work = 0
	return m.Pause.At(int64(done), int64(total), m.doing)
}
