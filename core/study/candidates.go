package study

import (
	"fmt"
	"math"
	"strconv"

	"wythoffatlas/core/constraint"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// How far candidates are looked at.
const (
	PartingSide  = 1 << 10 // for positions at which candidates and P-positions part
	maxPartings  = 12      // how many of them are listed
	placesSide   = 200     // for the conditions on all heaps: n³/3 evaluations
	conditionRow = 1000    // for the condition on candidates
)

// Conditions tells which conditions of Theorem 3 (A. S. Fraenkel, 2004) hold of a
// constraint function.
func Conditions(r *Report, f *game.Constraint, pause pause.Func) error {
	report, err := constraint.Check(f, placesSide, conditionRow, pause)
	if err != nil {
		return err
	}
	r.Tell("The conditions of Theorem 3", conditionWords(report)...)
	return nil
}

// Partings tells where the candidates of Theorem 3 and the P-positions part in
// [0,side)².
func Partings(r *Report, f *game.Constraint, board Board, side int64, pause pause.Func) error {
	const title = "Candidates and P-positions"
	partings, end, err := constraint.Partings(f, board.Has, side, math.MaxInt, pause)
	switch {
	case err != nil:
		return err
	case end != nil:
		r.Tell(title, "The candidates end: "+game.ClipTo(fault.Words(end), longest)+".")
		return nil
	}
	section := r.Tell(title, partingWords(partings, side))
	for _, q := range partings[:min(len(partings), maxPartings)] {
		section.Positions = append(section.Positions, strconv.FormatInt(q.X, 10), strconv.FormatInt(q.Y, 10))
	}
	return nil
}

// longest is the length of a sentence with numbers that have no bound.
const longest = 300

func conditionWords(r *constraint.Report) []string {
	places := fmt.Sprintf("for all 0 ≤ x1 ≤ y1 ≤ %d with x1 < x0 ≤ %[1]d", placesSide)
	var against [3]string
	if c := r.Positive; c != nil {
		against[0] = c.String()
	}
	if c := r.Monotone; c != nil {
		against[1] = c.String()
	}
	if c := r.SemiAdditive; c != nil {
		against[2] = c.String()
	}
	words := []string{
		condition("Positive", places, against[0]),
		condition("Monotone in x0", places, against[1]),
		condition("Semi-additive", fmt.Sprintf("for the first %d candidates", r.Rows), against[2]),
	}
	if c := r.Integral; c != nil {
		words = append(words, "f must be a whole number: "+game.ClipTo(fault.Words(c), longest)+".")
	}
	if r.End != nil {
		words = append(words, "The candidates end: "+game.ClipTo(fault.Words(r.End), longest)+".")
	}
	return words
}

// condition says that a condition holds in a range, or, with a counterexample,
// that it fails.
func condition(name, where, against string) string {
	if against == "" {
		return name + ": holds " + where + "."
	}
	return name + ": fails, as " + game.ClipTo(against, longest) + "; no counterexample is smaller."
}

func partingWords(partings []constraint.Parting, side int64) string {
	if len(partings) == 0 {
		return fmt.Sprintf("The candidates are the P-positions x ≤ y, for all heaps below %d.", side)
	}
	extra := 0
	for _, q := range partings {
		if q.Candidate {
			extra++
		}
	}
	return fmt.Sprintf("They part. With heaps below %d, x ≤ y, there are %d candidates that are not P, and %d P-positions that are no candidates. The first %s.",
		side, extra, len(partings)-extra, firstParting(partings[0]))
}

func firstParting(q constraint.Parting) string {
	is := "is P and no candidate"
	if q.Candidate {
		is = "is a candidate and not P"
	}
	return fmt.Sprintf("is (%d, %d), which %s", q.X, q.Y, is)
}
