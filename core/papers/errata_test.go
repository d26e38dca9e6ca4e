package papers

import (
	"slices"
	"strings"
	"testing"
)

func TestErrataHold(t *testing.T) {
	for _, e := range Errata() {
		lines, err := e.Check()
		if err != nil {
			t.Error(err)
		}
		if len(lines) < 2 {
			t.Errorf("%s: the check says only %q", e.Title, lines)
		}
		for _, line := range append(lines, e.Says, e.Is) {
			if !strings.HasSuffix(strings.TrimRight(line, "”"), ".") || strings.Contains(line, "%!") {
				t.Errorf("%s: %q is no sentence", e.Title, line)
			}
		}
		if e.Table != nil && !slices.Contains(e.Table.Errata(), e) {
			t.Errorf("%s: its table does not know it", e.Title)
		}
	}
}

// What an erratum quotes in numbers is what is printed and what is computed.
func TestErrataQuote(t *testing.T) {
	for _, e := range []*Erratum{oddEvenMisprint(), fourthExampleMisprint()} {
		differences, err := e.Table.Differences()
		if err != nil {
			t.Fatal(err)
		}
		var printed, right []string
		for _, d := range differences {
			if d.Column == 2 {
				printed, right = append(printed, d.Printed), append(right, d.Computed)
			}
		}
		if len(printed) == 0 || !strings.Contains(e.Says, strings.Join(printed, ", ")) || !strings.Contains(e.Is, strings.Join(right, ", ")) {
			t.Errorf("%s: differs from the table, which prints %v for %v", e.Title, printed, right)
		}
	}
}

// A check must fail when the paper is right: each is tried on the computed
// table instead of the printed one.
func TestChecksCanFail(t *testing.T) {
	for _, e := range []*Erratum{oddEvenMisprint(), fourthExampleMisprint(), missingDifferences()} {
		computed, err := e.Table.Compute()
		if err != nil {
			t.Fatal(err)
		}
		right := *e.Table
		right.Printed = computed
		mended := *e
		mended.Table = &right
		if _, err := mended.Check(); err == nil {
			t.Errorf("%s: the check holds of the table without the error, too", e.Title)
		}
	}
	var e evidence
	e.show(true, "One is %d.", 1)
	if e.err != nil {
		t.Error(e.err)
	}
	e.show(false, "Two is %d.", 3)
	e.show(true, "Three is %d.", 3)
	if e.err == nil || !strings.Contains(e.err.Error(), "Two is 3.") || len(e.lines) != 3 {
		t.Errorf("the error is %v, with %d lines", e.err, len(e.lines))
	}
}

// The kernel that shows S to be right for Table 6 does not hold of Table 4 and
// Table 5, where S is not P.
func TestKernelTellsApart(t *testing.T) {
	for _, c := range []struct {
		number         string
		kept, absorbed bool
	}{{"4", false, true}, {"5", true, false}, {"6", true, true}, {"8", true, true}} {
		table := Find(fraenkel2004.Title, c.number)
		rules, _, _ := rulesOf(t, table)
		s, err := candidatesBelow(rules.Constraint, 40)
		if err != nil {
			t.Fatal(err)
		}
		if kept, absorbed := kernel(rules, s, 40); kept != c.kept || absorbed != c.absorbed {
			t.Errorf("Table %s: kept %v, absorbed %v", c.number, kept, absorbed)
		}
	}
}
