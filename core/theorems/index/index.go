// Package index is the list of the theorems found here without their automata,
// for whoever shows it: package theorems has all of them, and a test holds the two
// against each other.
package index

import (
	_ "embed"
	"strconv"
	"strings"

	"wythoffatlas/core/fault"
)

//go:embed list.txt
var list string

// A Theorem says that an automaton of so many states decides the game of a link.
type Theorem struct {
	Link       string
	Name       string // of the game, with its convention
	Base, S, T int64  // the number system, as numeration.Of has it
	States     int64
	Largest    int64 // states of the largest automaton of the proof
}

// All are the theorems, and how many games were tried.
func All() (all []Theorem, tried int, err error) {
	head, rest, _ := strings.Cut(list, "\n")
	if tried, err = strconv.Atoi(head); err != nil {
		return nil, 0, fault.Newf("index", "line 1: %w", err)
	}
	for i, line := range strings.Split(strings.TrimSpace(rest), "\n") {
		link, rest, _ := strings.Cut(line, "\t")
		numbers, name, _ := strings.Cut(rest, "\t")
		t := Theorem{Link: link, Name: name}
		fields := []*int64{&t.Base, &t.S, &t.T, &t.States, &t.Largest}
		words := strings.Fields(numbers)
		if len(words) != len(fields) {
			return nil, 0, fault.Newf("index", "line %d: %d numbers, not %d", i+2, len(words), len(fields))
		}
		for j, word := range words {
			if *fields[j], err = strconv.ParseInt(word, 10, 64); err != nil {
				return nil, 0, fault.Newf("index", "line %d: %w", i+2, err)
			}
		}
		all = append(all, t)
	}
	return all, tried, nil
}
