package glossary

import (
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
)

// Every term is two sentences, and its diagram is of a game that there is.
func TestTerms(t *testing.T) {
	seen := map[string]string{}
	for _, term := range Terms() {
		for _, s := range []string{term.Defined, term.Example} {
			if last := s[len(s)-1:]; !strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "…") || strings.Contains(strings.TrimSuffix(s, last), ". ") {
				t.Errorf("%s: not one sentence: %q", term.ID, s)
			}
		}
		g, problems := catalog.FromLink(term.Diagram.Game)
		if len(problems) > 0 || term.Diagram.Side < 2 || g.Piles != nil && !term.Diagram.Table {
			t.Errorf("%s: the diagram cannot be drawn: %v", term.ID, problems)
		}
		for _, m := range term.Diagram.Marks {
			if m.X >= term.Diagram.Side || m.Y >= term.Diagram.Side {
				t.Errorf("%s: %v is outside of the diagram", term.ID, m)
			}
		}
		for _, form := range append([]string{term.ID, term.Name}, term.Forms...) {
			form = strings.ToLower(form)
			if by := seen[form]; by != "" && by != term.ID {
				t.Errorf("%q means %s and %s", form, by, term.ID)
			}
			seen[form] = term.ID
		}
		if found, ok := Named(strings.ToUpper(term.Name[:1]) + term.Name[1:]); !ok || found.ID != term.ID {
			t.Errorf("%s is not found by its name", term.ID)
		}
	}
	if _, ok := Named("p-position"); ok {
		t.Error("the letter of an outcome is a capital")
	}
}
