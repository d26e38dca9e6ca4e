package claims

import (
	"fmt"
	"math"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/prove"
)

// Checks of the games in which options are forbidden, or which are over early.

// blocked are the P-positions with x ≤ y by the theorem for k = 2 or 3, but for
// those of Wythoff's game twice as large.
func blocked(k, x, y int64) bool {
	return x == 0 && y == 0 || y == 2*x+1 || k == 3 && y == 2*x+2
}

// blockedLines: on the lines of slope 2 and 1/2 all is P, and for k = 3 no more.
func blockedLines(t *testing.T, g *catalog.Game, _ string) {
	k := g.Args[0].N
	forAll(t, g, look, "lines of slope 2 and 1/2", func(d *naive.Grid, x, y int64) bool {
		on := blocked(k, min(x, y), max(x, y))
		return d.IsP(x, y) == on || k == 2 && !on
	})
	setIsDefinition(t, g, "")
}

// blockedDoubled: the others for k = 2 are those of Wythoff's game, doubled.
func blockedDoubled(t *testing.T, g *catalog.Game, _ string) {
	small := decided(member("game=wythoff"), look/2)
	forAll(t, g, look, "two lines and Wythoff’s game", func(d *naive.Grid, x, y int64) bool {
		doubled := x >= 2 && y >= 2 && x%2 == 0 && y%2 == 0 && small.IsP(x/2-1, y/2-1)
		return d.IsP(x, y) == (blocked(2, min(x, y), max(x, y)) || doubled)
	})
}

// blockedInLine: each row and each column has so many P-positions.
func blockedInLine(n int) claim {
	return func(t *testing.T, g *catalog.Game, _ string) {
		d := decided(g, 3*look)
		for x := range int64(look) {
			found := [2]int{}
			for y := range int64(3 * look) {
				if d.IsP(x, y) {
					found[0]++
				}
				if d.IsP(y, x) {
					found[1]++
				}
			}
			holds(t, found == [2]int{n, n}, "column and row %d of %s have %v P-positions", x, g.Link(), found)
		}
	}
}

// blockedUnknown: the family's statement is about the members without a theorem.
func blockedUnknown(t *testing.T, g *catalog.Game, _ string) {
	if g.Args[0].N <= 3 && g.Play == game.Normal {
		g = member("game=blocking&k=4")
	}
	noTheorem(t, g, "")
}

// blockedGather: late P-positions lie within a tenth of the two lines.
func blockedGather(t *testing.T, g *catalog.Game, _ string) {
	noTheorem(t, g, "")
	forAll(t, g, 120, "two bands", func(d *naive.Grid, x, y int64) bool {
		low, high := float64(min(x, y)), float64(max(x, y))
		return high < 60 || !d.IsP(x, y) || math.Abs(high-2.4*low) < 0.1*high
	})
}

func endedLines(t *testing.T, g *catalog.Game, _ string) {
	const side = 150
	d, terminal := decided(g, side), 0
	phi := (1 + math.Sqrt(5)) / 2
	for x := range int64(side) {
		for y := range int64(side) {
			if g.Rules.Ended(game.Position{X: x, Y: y}) {
				terminal++
			} else if small, large := float64(min(x, y)), float64(max(x, y)); d.IsP(x, y) && math.Abs(large-phi*small) > 3 {
				t.Errorf("(%d, %d) is P and far from both lines", x, y)
			}
		}
	}
	holds(t, terminal == 6, "%d positions are terminal", terminal)
}

func endedByOne(t *testing.T, g *catalog.Game, _ string) {
	d := decided(g, look)
	holds(t, d.IsP(0, 0) && d.IsP(0, 1) && d.IsP(1, 0), "one token: %v", g.Link())
}

// endedSteep: the first six that are not terminal, in the table's order.
func endedSteep(t *testing.T, g *catalog.Game, _ string) {
	d, found := decided(g, look), 0
	for total := g.Args[0].N + 1; found < 6; total++ {
		for x := int64(0); 2*x <= total; x++ {
			if d.IsP(x, total-x) {
				found++
				holds(t, total-x == 2*x && d.IsP(2*x, x), "(%d, %d) is P", x, total-x)
			}
		}
	}
}

func endedMisere(t *testing.T, g *catalog.Game, _ string) {
	forAll(t, g, look, "N where the game is over", func(d *naive.Grid, x, y int64) bool {
		return x+y > g.Args[0].N || !d.IsP(x, y)
	})
}

// endedProved: proofs are found, in the system of (1,1).
func endedProved(t *testing.T, g *catalog.Game, _ string) {
	last := int64(6)
	if testing.Short() {
		last = 2
	}
	for l := int64(1); l <= last; l++ {
		link := fmt.Sprintf("game=terminal&l=%d&play=%v", l, g.Play)
		found, err := catalog.Prove(member(link), prove.Standard)
		if err != nil {
			t.Errorf("%s: %v", link, err)
			continue
		}
		holds(t, found.System.Name() == "the system of (1,1)", "%s: %s", link, found.System.Name())
		d := decided(member(link), look)
		for x := range int64(look) {
			for y := range int64(look) {
				v := game.VectorOf(x, y)
				holds(t, found.Has(v[0], v[1]) == d.IsP(x, y), "%s: (%d, %d)", link, x, y)
			}
		}
	}
}

// blockedProved: automata are found for these games, which no theorem decides.
func blockedProved(links ...string) claim {
	return func(t *testing.T, _ *catalog.Game, _ string) {
		for _, link := range links {
			f, err := catalog.Prove(member(link), prove.Standard)
			holds(t, err == nil && f.Theorem == "", "%s: %v", link, err)
		}
	}
}
