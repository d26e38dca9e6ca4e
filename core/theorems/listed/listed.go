// Package listed is the list of the theorems found here without their automata,
// for whoever shows it: package theorems has all of them, and a test holds the two
// against each other.
package listed

import (
	_ "embed"
	"fmt"
	"strings"

	"wythoffatlas/core/fault"
)

//go:embed list.txt
var list string

// A Theorem says that an automaton of so many states decides the game of a link.
type Theorem struct {
	Link       string
	Base, S, T int64 // the number system, as numeration.Of has it
	States     int64
	Largest    int64 // states of the largest automaton of the proof
}

// All are the theorems, and how many games were tried.
func All() (all []Theorem, tried int, err error) {
	head, rest, _ := strings.Cut(list, "\n")
	if _, err := fmt.Sscan(head, &tried); err != nil {
		return nil, 0, fault.Newf("listed", "line 1: %w", err)
	}
	for i, line := range strings.Split(strings.TrimSuffix(rest, "\n"), "\n") {
		link, numbers, _ := strings.Cut(line, "\t")
		t := Theorem{Link: link}
		if _, err := fmt.Sscan(numbers, &t.Base, &t.S, &t.T, &t.States, &t.Largest); err != nil {
			return nil, 0, fault.Newf("listed", "line %d: %w", i+2, err)
		}
		all = append(all, t)
	}
	return all, tried, nil
}
