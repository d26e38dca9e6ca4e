package gametest

import (
	"math/big"
	"slices"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
)

func TestCatalogue(t *testing.T) {
	for g := range Games {
		t.Run(g.Link(), func(t *testing.T) { Run(t, g) })
	}
}

// Games must follow the catalogue by itself.
func TestGamesCoversTheGrid(t *testing.T) {
	want, got := map[string]int{}, map[string]int{}
	for _, e := range catalog.All() {
		n := 1
		for _, p := range e.Params {
			n *= int(p.Grid - p.Min + 1)
		}
		want[e.ID] = 2 * (n + len(e.Params))
	}
	for g := range Games {
		got[g.Entry.ID]++
	}
	for id, n := range want {
		if got[id] != n {
			t.Errorf("%s: %d games, want %d", id, got[id], n)
		}
	}
	// What the papers' theorems are checked on.
	if want["st-wythoff"] < 2*4*6 || want["wab"] < 2*6*6 {
		t.Errorf("the grid is too small: %v", want)
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
			[]string{"elimination", "kernel", "recursion", "membership", "counts", "tiles", "order", "table"},
		},
		"rules": {
			func(s *subject, other *catalog.Game) { s.Rules = other.Rules },
			[]string{"streamed elimination", "kernel"},
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
			func(s *subject, _ *catalog.Game) { s.LineMethod = true },
			[]string{"line method"},
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

// rowsByRoute lists the first n rows of the game's table by each route.
func rowsByRoute(t *testing.T, g *catalog.Game, n int) map[string][]game.Position {
	t.Helper()
	rows := map[string][]game.Position{}
	if g.Rows != nil {
		for p := g.Rows(); len(rows["recursion"]) < n; {
			pair := p.Next()
			rows["recursion"] = append(rows["recursion"], game.Position{X: pair.A, Y: pair.B})
		}
	}
	if g.Set != nil {
		for _, p := range g.Set.Positions(new(big.Int), n) {
			rows["formula"] = append(rows["formula"], game.Position{X: p[0].Int64(), Y: p[1].Int64()})
		}
	}
	rows["elimination"] = decided(t, g).listed()[:n]
	return rows
}
