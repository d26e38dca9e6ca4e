package automaton_test

import (
	"fmt"

	"wythoffatlas/core/automaton"
)

// even accepts the numbers in binary that are even, multiple those divisible by 3.
func even() *automaton.DFA {
	return &automaton.DFA{Alphabet: automaton.Alphabet{Digits: 2, Tracks: 1}, Next: []int32{0, 1, 0, 1}, Accept: []bool{true, false}}
}

func multiple() *automaton.DFA {
	return &automaton.DFA{Alphabet: automaton.Alphabet{Digits: 2, Tracks: 1}, Next: []int32{0, 1, 2, 0, 1, 2}, Accept: []bool{true, false, false}}
}

func Example() {
	limits := automaton.Limits{States: 1000, Edges: 10_000}
	both, err := automaton.And(limits, even(), multiple())
	if err != nil {
		panic(err)
	}
	fmt.Println("6:", both.Accepts([]int{1, 1, 0}), "9:", both.Accepts([]int{1, 0, 0, 1}))
	search, err := automaton.Differ(limits, both, multiple())
	if err != nil {
		panic(err)
	}
	fmt.Println("a shortest multiple of 3 that is not even:", search.Word)
	// Output:
	// 6: true 9: false
	// a shortest multiple of 3 that is not even: [1 1]
}
