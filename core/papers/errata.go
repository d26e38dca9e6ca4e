package papers

import (
	"fmt"
	"strings"
	"sync"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/lists"
)

// An Erratum is a place where a paper is wrong.
type Erratum struct {
	Title string
	Paper *catalog.Paper
	Where string // the place in the paper
	Says  string // what the paper prints
	Is    string // what is right
	Table *Table // the table that it is about; nil if it is about the text only

	check func(*evidence)
}

// Errata lists what is known, by paper. The slice is shared: do not change it.
func Errata() []*Erratum { return errata() }

var errata = sync.OnceValue(func() []*Erratum {
	return []*Erratum{
		oddEvenMisprint(), lessTaken(),
		hofstadterIndex(), tableOfNumerals(), notPositiveClaim(), fourthExampleMisprint(), onlyIfClaim(),
		lowerStep(), lowerVelocity(), reversedInequality(),
		missingDifferences(), plusForMinus(),
	}
})

// Source is the place with its paper, as a reader looks it up; the page's template
// asks for it.
func (e *Erratum) Source() string { return catalog.Citation{Paper: e.Paper, Place: e.Where}.String() }

// Check computes the evidence for the erratum, now, and tells it line by line.
// The error says which line does not bear it out.
func (e *Erratum) Check() ([]string, error) {
	found := evidence{table: e.Table}
	e.check(&found)
	if found.err != nil {
		return found.lines, fault.Newf("papers", "%s: %w", e.Title, found.err)
	}
	return found.lines, nil
}

// evidence is what a check has found so far.
type evidence struct {
	table *Table // of the erratum
	lines []string
	err   error // the first failure
}

// say adds a line that needs no proof.
func (e *evidence) say(format string, args ...any) {
	e.lines = append(e.lines, fmt.Sprintf(format, args...))
}

// show adds a line that claims something; holds is whether that was found.
func (e *evidence) show(holds bool, format string, args ...any) {
	e.say(format, args...)
	if !holds && e.err == nil {
		e.err = fmt.Errorf("not so: %s", e.lines[len(e.lines)-1])
	}
}

// failed notes an error, if it is one.
func (e *evidence) failed(err error) bool {
	if err != nil && e.err == nil {
		e.err = err
	}
	return err != nil
}

// below writes a number as an index.
func below(n int64) string {
	digits := []rune("₀₁₂₃₄₅₆₇₈₉")
	var b strings.Builder
	for _, d := range fmt.Sprint(n) {
		b.WriteRune(digits[d-'0'])
	}
	return b.String()
}

// joined writes positions one after the other.
func joined(positions [][]int64) string {
	return strings.Join(lists.Map(positions, func(p []int64) string { return vector("(", p, ")") }), ", ")
}

// column is one column of the printed table, as numbers.
func (t *Table) column(j int) []int64 {
	return lists.Map(t.Printed, func(row []string) int64 { return parseVector(row[j])[0] })
}
