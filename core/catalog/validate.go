package catalog

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// Validate reports everything that a family of the catalogue lacks, each with
// the game and the field, so that who adds a game reads what is missing before
// anything runs into it.
func Validate() error { return validate(families) }

func validate(families []*Family) error {
	var problems []error
	seen := map[string]bool{}
	for i, f := range families {
		if f == nil {
			problems = append(problems, fault.Newf("catalog", "family %d of the list is nil", i))
			continue
		}
		if seen[f.ID] {
			problems = append(problems, fault.Newf("catalog", "%s: there is another game of that ID", f.ID))
		}
		seen[f.ID] = true
		problems = append(problems, f.validate(i))
	}
	return errors.Join(problems...)
}

// isWord reports whether s is a small letter followed by small letters, figures
// and what else is allowed in it. Package regexp, which the worker would have for
// nothing else, weighs more than any game.
func isWord(s, others string) bool {
	if s == "" || s[0] < 'a' || s[0] > 'z' {
		return false
	}
	return strings.Trim(s, "abcdefghijklmnopqrstuvwxyz0123456789"+others) == ""
}

// validate reports what the i-th family of the list lacks.
func (f *Family) validate(i int) error {
	var problems []error
	name := f.ID
	if name == "" {
		name = fmt.Sprintf("family %d of the list", i)
	}
	lack := func(ok bool, field, what string) {
		if !ok {
			problems = append(problems, fault.Newf("catalog", "%s: %s %s", name, field, what))
		}
	}
	lack(isWord(f.ID, "-"), "ID", "must be a word of small letters, figures and hyphens, as links have it")
	lack(f.Name != "", "Name", "is missing: what people call the game")
	lack(f.Summary != "", "Summary", "is missing: one sentence")
	lack(f.Group != "", "Group", "is missing: the heading that it stands under")
	lack(len(f.Rule) > 0 && !slices.Contains(f.Rule, ""), "Rule", "is missing or has an empty line: the moves in words")
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		s, field := f.Statements[play], fmt.Sprintf("Statements[%v]", play)
		lack(s.Title != "", field+".Title", "is missing; without a theorem it is “No theorem is known”")
		lack(s.Text != "", field+".Text", "is missing: what is known, in words")
		lack(len(s.Formula) == 0 || len(s.Cites) > 0 || s.Here, field+".Cites", "is missing: where the formula is stated")
		for n, line := range s.Formula {
			_, err := formulaLine(line)
			lack(err == nil, fmt.Sprintf("%s.Formula line %d (%q)", field, n+1, line), fmt.Sprint(err))
		}
	}
	for n, p := range f.Params {
		problems = append(problems, p.validate(name, n))
	}
	lack(f.title != nil, "title", "is missing: what a member of the family is called")
	lack(f.rules != nil, "rules", "is missing: the moves as a game.Ruleset; a game of more than two heaps also has piles")
	lack(len(f.Examples) > 0, "Examples", "is missing: members worth a look")
	for n, x := range f.Examples {
		field := fmt.Sprintf("Examples[%d]", n)
		lack(x.Note != "", field+".Note", "is missing: what to see there")
		lack(len(x.Args) == len(f.Params), field+".Args", fmt.Sprintf("has %d arguments for %d parameters", len(x.Args), len(f.Params)))
	}
	return errors.Join(problems...)
}

// validate reports what the n-th parameter of a game lacks.
func (p Param) validate(game string, n int) error {
	var problems []error
	name := fmt.Sprintf("Params[%d]", n)
	lack := func(ok bool, field, what string) {
		if !ok {
			problems = append(problems, fault.Newf("catalog", "%s: %s.%s %s", game, name, field, what))
		}
	}
	lack(isWord(p.Key, ""), "Key", "must be a word of small letters, as links have it")
	lack(p.Label != "", "Label", "is missing: what stands beside its box")
	lack(p.Help != "", "Help", "is missing: one sentence on what it does")
	if p.Kind == Number {
		lack(p.Min >= 1 && p.Min <= p.Max, "Min", "and Max must have 1 ≤ Min ≤ Max")
		lack(p.Min <= p.Grid && p.Grid <= p.Max, "Grid", "must be from Min to Max: how far the contract suite goes")
		lack(p.Min <= p.Default.N && p.Default.N <= p.Max, "Default", "must be from Min to Max")
	} else {
		lack(len(p.Choices) > 0, "Choices", "is missing: values worth offering")
		lack(p.Default.Kind == p.Kind && !p.Default.empty(), "Default", "is missing or of another kind")
	}
	return errors.Join(problems...)
}

// empty reports whether a function that the kind asks for is not there.
func (a Arg) empty() bool { return a.Kind == Formula && a.F == nil || a.Kind == Width && a.W == nil }
