package catalog

import (
	"regexp"
	"strings"
	"testing"
)

func TestBibTeX(t *testing.T) {
	for paper, want := range map[*Paper]string{
		LiuLi2014: `@article{LiuLi2014,
  author = {W. A. Liu and H. Li},
  title = {{General restriction of (s,t)-Wythoff's game}},
  journal = {Electronic Journal of Combinatorics},
  volume = {21},
  number = {2},
  pages = {P2.44},
  year = {2014}
}
`,
		Hu2024: `@misc{Hu2024,
  author = {M. Hu},
  title = {{Exploring variations of Wythoff Nim}},
  howpublished = {M.S. thesis, Carnegie Mellon University, CMU-CS-24-119},
  year = {2024}
}
`,
		KleinFraenkel: `@misc{KleinFraenkel,
  author = {D. Klein and A. S. Fraenkel},
  title = {{Lexicographic Wythoff}}
}
`,
	} {
		if got := paper.BibTeX(); got != want {
			t.Errorf("%s", got)
		}
	}
}

// Every paper that a game cites becomes an entry whose braces close, under a key
// that no other has.
func TestEveryCitationHasAnEntry(t *testing.T) {
	keys := map[string]*Paper{}
	key := regexp.MustCompile(`^@(article|misc)\{([A-Za-z]+[0-9]*),`)
	for _, e := range All() {
		for _, s := range e.Statements {
			for _, c := range s.Cites {
				text := c.Paper.BibTeX()
				m := key.FindStringSubmatch(text)
				if m == nil || strings.Count(text, "{") != strings.Count(text, "}") {
					t.Errorf("%s", text)
					continue
				}
				if other := keys[m[2]]; other != nil && other != c.Paper {
					t.Errorf("%s is the key of two papers", m[2])
				}
				keys[m[2]] = c.Paper
			}
		}
	}
	if len(keys) < 5 {
		t.Errorf("only %d papers are cited", len(keys))
	}
}
