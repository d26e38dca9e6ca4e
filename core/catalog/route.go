package catalog

import (
	"fmt"

	"wythoffatlas/core/game"
	"wythoffatlas/core/route"
)

// Route is the way to the game's P-positions: its theorem, the recursion of
// Theorem 3, its list of vectors, or elimination.
func (g *Game) Route(limits route.Limits) route.Route {
	f := g.facts(limits)
	switch {
	case g.Piles != nil:
		return route.Vectors(f, g.Piles)
	case g.Set != nil:
		return route.Theorem(f, g.Set, g.table().row)
	case g.CandidatesHold:
		return route.Listing(f)
	}
	return route.Elimination(f)
}

// facts are what a route must be told.
func (g *Game) facts(limits route.Limits) route.Facts {
	return route.Facts{
		Name: g.Name(), Heaps: g.Heaps, Basis: g.Statement.basis(),
		Rules: g.Rules, Play: g.Play, Symmetric: g.Symmetric(), Limits: limits,
	}
}

// basis is what the statement rests on, for people: "Theorem 8 (N. Hu, 2024)".
func (s *Statement) basis() string {
	switch {
	case s.Here:
		return s.Title + " (this atlas)"
	case len(s.Cites) == 0:
		return s.Title
	}
	paper := s.Cites[0].Paper
	return fmt.Sprintf("%s (%s, %d)", s.Title, paper.Authors, paper.Year)
}

// MapOfPositions reports whether each point of the game's map is a position: it
// is for two heaps whose order counts. On other maps each row of the table is a
// point, and its coordinates are any two of n and the heaps.
func (g *Game) MapOfPositions() bool { return g.Piles == nil }

// ListColumns are the headings of a table that lists the P-positions themselves:
// n and the heaps.
func (g *Game) ListColumns() []string {
	switch {
	case !g.MapOfPositions():
		return pileColumns(g.Heaps)
	case g.table().row == nil:
		return g.Columns()
	}
	return listTable.columns
}

// Axes names what a map can show: n and the heaps.
func (g *Game) Axes() []string {
	if g.MapOfPositions() {
		return listTable.columns
	}
	return pileColumns(g.Heaps)
}

// WhyNoMove says why an N-position has no winning move.
func (g *Game) WhyNoMove(at game.Vector) string {
	if p, ok := at.Small(); ok && g.Rules.Box.Covers(p.X, p.Y) {
		return "The preset box decrees it."
	}
	return "No move is left, and in misère play that wins."
}
