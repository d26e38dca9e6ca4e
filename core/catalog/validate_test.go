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

// copyOf is an entry that can be spoilt.
func copyOf(e *Entry) *Entry {
	made := *e
	made.Params = append([]Param(nil), e.Params...)
	made.Examples = append([]Example(nil), e.Examples...)
	return &made
}

// Whatever is missing is told with the game and the field.
func TestEveryMissingFieldIsTold(t *testing.T) {
	for field, spoil := range map[string]func(e *Entry){
		"Name":                       func(e *Entry) { e.Name = "" },
		"Summary":                    func(e *Entry) { e.Summary = "" },
		"Group":                      func(e *Entry) { e.Group = "" },
		"Rule":                       func(e *Entry) { e.Rule = nil },
		"Statements[normal].Title":   func(e *Entry) { e.Statements[0].Title = "" },
		"Statements[misere].Text":    func(e *Entry) { e.Statements[1].Text = "" },
		"Statements[normal].Cites":   func(e *Entry) { e.Statements[0].Cites = nil },
		"Statements[normal].Formula": func(e *Entry) { e.Statements[0].Formula = []string{"Aₙ = n", "Bₙ = n blub 2"} },
		"title":                      func(e *Entry) { e.title = nil },
		"rules":                      func(e *Entry) { e.rules = nil },
		"Examples":                   func(e *Entry) { e.Examples = nil },
		"Examples[0].Note":           func(e *Entry) { e.Examples[0].Note = "" },
		"Examples[1].Args":           func(e *Entry) { e.Examples[1].Args = nil },
		"Params[0].Key":              func(e *Entry) { e.Params[0].Key = "" },
		"Params[0].Label":            func(e *Entry) { e.Params[0].Label = "" },
		"Params[0].Help":             func(e *Entry) { e.Params[0].Help = "" },
		"Params[0].Min":              func(e *Entry) { e.Params[0].Min = 0 },
		"Params[0].Grid":             func(e *Entry) { e.Params[0].Grid = 0 },
		"Params[0].Default":          func(e *Entry) { e.Params[0].Default.N = 0 },
		"Params[0].Choices":          func(e *Entry) { e.Params[0] = Param{Key: "a", Label: "a", Help: "x", Kind: Set} },
	} {
		e := copyOf(aWythoff)
		spoil(e)
		err := validate([]*Entry{wythoff, e})
		if err == nil || !strings.Contains(err.Error(), "a-wythoff: "+field) {
			t.Errorf("%s: %v", field, err)
		}
		if err != nil && field == "Statements[normal].Formula" && !(strings.Contains(err.Error(), "line 2") && strings.Contains(err.Error(), `"blub"`)) {
			t.Errorf("an unknown word in a formula: %v", err)
		}
	}
	for _, c := range []struct {
		list []*Entry
		says string
	}{
		{[]*Entry{wythoff, copyOf(wythoff)}, "another game of that ID"},
		{[]*Entry{wythoff, nil}, "entry 1 of the list is nil"},
		{[]*Entry{wythoff, {}}, "entry 1 of the list: ID"},
	} {
		if err := validate(c.list); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v, want %s", err, c.says)
		}
	}
	// No field of an entry that must be set is forgotten above: those that may
	// be empty are these.
	optional := "Params piles routes table sequences grid"
	for i := range reflect.TypeFor[Entry]().NumField() {
		name := reflect.TypeFor[Entry]().Field(i).Name
		err := validate([]*Entry{{}})
		if told := strings.Contains(err.Error(), ": "+name); !told && !strings.Contains(optional, name) {
			t.Errorf("an empty entry lacks %s, and nothing says so", name)
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
