package catalog

import (
	"fmt"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/prove"
	"wythoffatlas/core/route"
)

// Route is the way to a game's P-positions: its theorem, the recursion of
// Theorem 3, its list of vectors, or elimination.
func Route(g *Game, limits route.Limits) route.Route {
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

// List is a new list of the P-positions of a game whose positions are vectors; nil
// of other games.
func List(g *Game) piles.Game {
	if g.Piles == nil {
		return nil
	}
	return g.Piles()
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

// ClosedForm reports whether a theorem gives the P-positions of the game's map in
// closed form.
func (g *Game) ClosedForm() bool { return g.Set != nil }

// ByTheorem reports whether a theorem decides the game's map, in closed form or by
// its recursion: rows come one by one.
func (g *Game) ByTheorem() bool { return g.ClosedForm() || g.CandidatesHold }

// CandidatesPart reports whether the game has candidates of Theorem 3 of which the
// theorem does not say that they are the P-positions.
func (g *Game) CandidatesPart() bool { return g.Candidates != nil && !g.CandidatesHold }

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

// Prove looks for an automaton of a game's P-positions and proves that it is
// right for all positions, first those that its theorem gives, if it gives
// any. Errors are those of [prove.Find].
func Prove(g *Game, b prove.Bounds) (*prove.Finding, error) {
	if !g.MapOfPositions() {
		return nil, fault.Newf("catalog", "%s has more than two heaps, or heaps in no order; automata are tried for two heaps", g.Name())
	}
	if t, ok := stated(g); ok {
		return prove.Find(g.Rules, g.Play, b, t)
	}
	return prove.Find(g.Rules, g.Play, b)
}

// Proved is the route of a game by a set that was proved, or by its closed form if
// it has one, which is faster.
func Proved(g *Game, set *prove.Set, limits route.Limits) route.Route {
	if g.ClosedForm() {
		return Route(g, limits)
	}
	f := g.facts(limits)
	f.Symmetric = set.Symmetric
	return route.Proved(f, set)
}
