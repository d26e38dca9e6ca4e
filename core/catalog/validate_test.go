package catalog

import (
	"reflect"
	"strings"
	"testing"
)

func TestCatalogueIsValid(t *testing.T) {
	if err := Validate(); err != nil {
		t.Error(err)
	}
}

// copyOf is a family that can be spoilt.
func copyOf(f *Family) *Family {
	made := *f
	made.usual = nil
	made.Params = append([]Param(nil), f.Params...)
	made.Examples = append([]Example(nil), f.Examples...)
	return &made
}

// Whatever is missing is told with the game and the field.
func TestEveryMissingFieldIsTold(t *testing.T) {
	for field, spoil := range map[string]func(f *Family){
		"Name":                       func(f *Family) { f.Name = "" },
		"Summary":                    func(f *Family) { f.Summary = "" },
		"Group":                      func(f *Family) { f.Group = "" },
		"Rule":                       func(f *Family) { f.Rule = nil },
		"Statements[normal].Title":   func(f *Family) { f.Statements[0].Title = "" },
		"Statements[misere].Text":    func(f *Family) { f.Statements[1].Text = "" },
		"Statements[normal].Cites":   func(f *Family) { f.Statements[0].Cites = nil },
		"Statements[normal].Formula": func(f *Family) { f.Statements[0].Formula = []string{"Aₙ = n", "Bₙ = n blub 2"} },
		"title":                      func(f *Family) { f.title = nil },
		"rules":                      func(f *Family) { f.rules = nil },
		"Examples":                   func(f *Family) { f.Examples = nil },
		"Examples[0].Note":           func(f *Family) { f.Examples[0].Note = "" },
		"Examples[1].Args":           func(f *Family) { f.Examples[1].Args = nil },
		"Params[0].Key":              func(f *Family) { f.Params[0].Key = "" },
		"Params[0].Label":            func(f *Family) { f.Params[0].Label = "" },
		"Params[0].Help":             func(f *Family) { f.Params[0].Help = "" },
		"Params[0].Min":              func(f *Family) { f.Params[0].Min = 0 },
		"Params[0].Grid":             func(f *Family) { f.Params[0].Grid = 0 },
		"Params[0].Default":          func(f *Family) { f.Params[0].Default.N = 0 },
		"Params[0].Choices":          func(f *Family) { f.Params[0] = Param{Key: "a", Label: "a", Help: "x", Kind: Set} },
	} {
		f := copyOf(aWythoff)
		spoil(f)
		err := validate([]*Family{wythoff, f})
		if err == nil || !strings.Contains(err.Error(), "a-wythoff: "+field) {
			t.Errorf("%s: %v", field, err)
		}
		if err != nil && field == "Statements[normal].Formula" && !(strings.Contains(err.Error(), "line 2") && strings.Contains(err.Error(), `"blub"`)) {
			t.Errorf("an unknown word in a formula: %v", err)
		}
	}
	for _, c := range []struct {
		list []*Family
		says string
	}{
		{[]*Family{wythoff, copyOf(wythoff)}, "another game of that ID"},
		{[]*Family{wythoff, nil}, "family 1 of the list is nil"},
		{[]*Family{wythoff, {}}, "family 1 of the list: ID"},
	} {
		if err := validate(c.list); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v, want %s", err, c.says)
		}
	}
	// No field of a family that must be set is forgotten above: those that may
	// be empty are these.
	optional := "Params piles routes table sequences asks grid usual"
	for i := range reflect.TypeFor[Family]().NumField() {
		name := reflect.TypeFor[Family]().Field(i).Name
		err := validate([]*Family{{}})
		if told := strings.Contains(err.Error(), ": "+name); !told && !strings.Contains(optional, name) {
			t.Errorf("an empty family lacks %s, and nothing says so", name)
		}
	}
}

func TestFormulaFaults(t *testing.T) {
	for line, says := range map[string]string{
		"x = n modulo 2": `"modulo" is no word`,
		"x = (n + 1":     "not closed",
		"x = / 2":        "",
		"/ 2":            "nothing above",
		"x = n ∧ m":      "no sign",
		"x = √":          "ends where",
	} {
		if _, err := formulaLine(line); err == nil && says != "" || err != nil && !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v, want %s", line, err, says)
		}
	}
	if got, err := formulaLine("n mod 2"); err != nil || !strings.Contains(got, "mod\u00A0</mtext>") {
		t.Errorf("n mod 2 is set as %s, %v", got, err)
	}
}
