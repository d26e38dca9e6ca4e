package show

import (
	"testing"

	"wythoffatlas/wasm/html"
)

// Words are explained where they stand first, in any form, as whole words; the
// text stays what it is.
func TestGlossed(t *testing.T) {
	for _, c := range []struct{ words, terms string }{
		{"Filled: P-positions.", "p-position"},
		{"The mex of all terms; again the mex.", "mex"},
		{"A Beatty pair and misère play, beams.", "beatty misere beam"},
		{"The mexican beamer, p-positions, N-", ""},
		{"Beatty", ""},
		{"beam", "beam"},
		{"", ""},
		{"é-option - option", "option"},
	} {
		nodes := glossed(c.words)
		terms := ""
		for _, n := range nodes {
			if id, ok := n.Attr("data-word"); ok {
				if terms != "" {
					terms += " "
				}
				terms += id
			}
		}
		if said := html.El("p", nodes).Content(); said != c.words || terms != c.terms {
			t.Errorf("%q: %q, with the terms %q", c.words, said, terms)
		}
	}
}
