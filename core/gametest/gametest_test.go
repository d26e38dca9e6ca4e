package gametest

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
)

func init() { full = os.Getenv("ALL") != "" }

func TestCatalogue(t *testing.T) {
	n := 0
	for g := range Games {
		if n++; testing.Short() && n%8 != 0 && !famous(g) {
			continue
		}
		t.Run(g.Link(), func(t *testing.T) {
			t.Parallel()
			Run(t, g)
		})
	}
}

// What the papers' theorems are checked on.
func TestGamesCoversTheGrid(t *testing.T) {
	links := map[string]int{}
	for g := range Games {
		links[g.Link()]++
	}
	need := func(format string, args ...any) {
		for _, play := range []string{"", "&play=misere"} {
			link := fmt.Sprintf(format, args...)
			game, box, _ := strings.Cut(link, "&preset")
			if box != "" {
				box = "&preset" + box
			}
			if links[game+play+box] != 1 {
				t.Errorf("%s is there %d times", game+play+box, links[game+play+box])
			}
		}
	}
	for s := 1; s <= 4; s++ {
		for u := 1; u <= 6; u++ {
			for _, id := range []string{"st-wythoff", "oow", "eew", "oew", "eow"} {
				need("game=%s&s=%d&t=%d", id, s, u)
			}
			for k := 1; k <= 6; k++ {
				set, err := game.ParseSubtractionSet(fmt.Sprintf("0mod%d", k))
				if err != nil {
					t.Fatal(err)
				}
				need("game=restricted&s=%d&t=%d&sh=%[3]s&sv=%[3]s&d1=%[3]s&d2=%[3]s", s, u, set)
			}
		}
	}
	for a := 1; a <= 6; a++ {
		need("game=a-wythoff&a=%d", a)
		for b := 1; b <= 6; b++ {
			need("game=wab&a=%d&b=%d", a, b)
		}
	}
	for r := 1; r <= 25; r++ {
		need("game=rmwg&r=%d", r)
		need("game=radius&r=%d", r)
	}
	for _, m := range constraint.Members() {
		need("game=subtraction&f=%s", m.Name)
	}
	for _, e := range catalog.All() {
		need("%s", e.Default().Link())
		if e.Default().Piles != nil {
			continue
		}
		for k := 1; k <= 8; k++ {
			need("%s&preset=%dx1", e.Default().Link(), k)
			need("%s&preset=%[2]dx0.5@%[2]d", e.Default().Link(), k)
		}
	}
	// Every residue class of every modulus, in every role.
	for k := 1; k <= 6; k++ {
		for r := range k {
			class := "&d1=" + game.Residue(int64(r), int64(k)).String() + "&"
			found := 0
			for link := range links {
				if strings.HasPrefix(link, "game=restricted&") && strings.Contains(link+"&", class) {
					found++
				}
			}
			if found < 2*4*k {
				t.Errorf("%d mod %d: only %d games", r, k, found)
			}
		}
	}
}

// Each check must notice a route that belongs to another game.
func TestContractNoticesWrongRoutes(t *testing.T) {
	near23 := func(change func(s *subject, other *catalog.Game)) subject {
		g, _ := catalog.Parse(map[string]string{"game": "st-wythoff", "s": "2", "t": "3"})
		other, _ := catalog.Parse(map[string]string{"game": "st-wythoff", "s": "2", "t": "4"})
		s := decided(t, g)
		change(&s, other)
		return s
	}
	for name, c := range map[string]struct {
		change  func(s *subject, other *catalog.Game)
		noticed []string
	}{
		"nothing": {func(*subject, *catalog.Game) {}, nil},
		"window": {
			func(s *subject, other *catalog.Game) { s.win = decided(t, other).win },
			[]string{"kernel", "elimination", "streamed elimination", "recursion", "beams", "membership", "counts", "tiles", "order", "table", "winning moves"},
		},
		"rules": {
			func(s *subject, other *catalog.Game) { s.Rules = other.Rules },
			[]string{"kernel", "elimination", "streamed elimination"},
		},
		"formula": {
			func(s *subject, other *catalog.Game) { s.Set = other.Set },
			[]string{"recursion far out", "membership", "counts", "tiles", "order", "table", "winning moves"},
		},
		"recursion": {
			func(s *subject, other *catalog.Game) { s.Rows = other.Rows },
			[]string{"recursion", "recursion far out"},
		},
		"lines": {
			func(s *subject, other *catalog.Game) { s.Lines, s.LineMethod = other.Lines, true },
			[]string{"beams", "line method"},
		},
		"theorem 3": {
			func(s *subject, _ *catalog.Game) {
				g, _ := catalog.Parse(map[string]string{"game": "subtraction", "f": "x0-x1+4"})
				s.Candidates, s.CandidatesHold = g.Candidates, true
			},
			[]string{"candidates"},
		},
	} {
		s := near23(c.change)
		var noticed []string
		for _, check := range contract {
			if check.check(s) != nil {
				noticed = append(noticed, check.name)
			}
		}
		if !slices.Equal(noticed, c.noticed) {
			t.Errorf("with a wrong %s, these notice: %q, want %q", name, noticed, c.noticed)
		}
	}
}

// decided is the game with its windows decided.
func decided(t *testing.T, g *catalog.Game) subject {
	t.Helper()
	s, err := newSubject(g, farShort)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
