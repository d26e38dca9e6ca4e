package claims

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// Checks of sentences with numbers of the member in them.

// isKnownAs: the game named has the same rules.
func isKnownAs(t *testing.T, g *catalog.Game, sentence string) {
	name := strings.TrimSuffix(strings.TrimPrefix(sentence, "This is "), ".")
	for _, e := range catalog.All() {
		if e.ID == g.Family.ID || e.ID == "wytlex" {
			continue
		}
		for args := range e.Grid {
			other, err := e.Game(args, g.Play)
			if err != nil || other.Name() != name && strings.TrimSuffix(other.Name(), ", misère") != name {
				continue
			}
			d := decided(other, 24)
			forAll(t, g, 24, "it is "+name, func(mine *naive.Grid, x, y int64) bool { return mine.IsP(x, y) == d.IsP(x, y) })
			return
		}
	}
	if !strings.Contains(g.Link(), "max") && g.Family.ID != "subtraction" {
		t.Errorf("%s: no game is called %q", g.Link(), name)
	}
}

func multiplesOfPattern(t *testing.T, g *catalog.Game, sentence string) {
	n := numbersIn(sentence)
	k := n[0]
	for i := range 4 {
		for _, p := range g.Args[2+i].Set {
			holds(t, p.Mod%k == 0 && p.Res%k == 0, "%s: %s", g.Link(), g.Args[2+i].Set)
		}
		holds(t, slices.ContainsFunc(g.Args[2+i].Set, func(p game.Piece) bool { return p.Mod == k }), "%s: %s", g.Link(), g.Args[2+i].Set)
	}
	if len(n) == 8 {
		s, u := g.Args[0].N, (g.Args[1].N+k-1)/k
		holds(t, slices.Equal(n, []int64{k, k, k, s, u, u, k}) || slices.Equal(n[:7], []int64{k, k, k, s, u, u, k}), "%s: %v", g.Link(), n)
	}
	blocks(k)(t, g, "")
}

func blocksPattern(t *testing.T, g *catalog.Game, sentence string) {
	n := numbersIn(sentence)
	blocks(n[len(n)-1])(t, g, "")
}

func namedSets(t *testing.T, _ *catalog.Game, _ string) {
	for _, link := range []string{"sh=odd&sv=odd&d1=odd&d2=odd", "sh=all&sv=all&d1=all&d2=all", "sh=odd&sv=even&d1=odd&d2=even", "sh=max5&sv=max5&d1=all&d2=all"} {
		holds(t, member("game=restricted&s=1&t=1&"+link).Set != nil, "%s has no theorem", link)
	}
}

func decreePattern(t *testing.T, g *catalog.Game, sentence string) {
	n := numbersIn(sentence)
	box := g.Preset.Box()
	count := int64(0)
	for x := range box.K() {
		for y := range box.K() {
			if box.IsP(x, y) {
				count++
			}
		}
	}
	holds(t, n[0] == count && n[1] == box.K()*box.K() && n[3] == box.K(), "%s: %s", g.Link(), sentence)
}

// saturatedPattern: from the column said on, the closed form goes on; before it
// the column's diagonals have a hole, or the box is not over.
func saturatedPattern(t *testing.T, g *catalog.Game, sentence string) {
	column := numbersIn(sentence)[0]
	holds(t, strings.Contains(g.Statement.Title, fmt.Sprintf("from column %d on", column)), "%s: %s", g.Link(), g.Statement.Title)
	holds(t, column >= g.Preset.Box().K(), "%s: column %d is in the box", g.Link(), column)
	setIsDefinition(t, g, "")
}

// originPattern: the lines of a full box meet in the line of Wythoff's game's
// meeting point, moved by (1 − k, 1 − k).
func originPattern(t *testing.T, g *catalog.Game, sentence string) {
	k := g.Preset.Box().K()
	for _, n := range numbersIn(sentence)[:min(2, len(numbersIn(sentence)))] {
		holds(t, n == k-1 || n == 1, "%s: %s", g.Link(), sentence)
	}
	plain := beam.STMeanLines(1, 1, game.Normal)
	for i, l := range g.Lines {
		height := func(l beam.Line) beam.Surd { return l.Y0.Sub(l.Slope.Mul(l.X0)) }
		want := height(plain[i]).Add(beam.Int(1 - k).Mul(beam.Int(1).Sub(l.Slope)))
		holds(t, height(l).Cmp(want) == 0, "%s: %s", g.Link(), l.Name)
	}
}
