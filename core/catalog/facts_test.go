package catalog

import (
	"strings"
	"testing"
)

// Every game has something to ask about, with as many heaps as it has.
func TestAsks(t *testing.T) {
	for g := range games {
		asks := g.Asks()
		if len(asks) == 0 {
			t.Errorf("%s has nothing to ask", g.Link())
		}
		for _, a := range asks {
			for _, v := range []string{a.From, a.To} {
				if v != "" && strings.Count(v, ",")+1 != g.Heaps {
					t.Errorf("%s: %q is no position", g.Link(), v)
				}
			}
		}
	}
	g, problems := Designed("vile", 0)
	if len(problems) > 0 || !g.Family.Designable() || g.Heaps != 2 {
		t.Errorf("the game of the vile numbers: %v, %v", g, problems)
	}
}
