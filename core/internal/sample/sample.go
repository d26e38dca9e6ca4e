// Package sample is what tests of several packages look at: the games of the
// catalogue, and their outcomes by the definition.
package sample

import (
	"errors"
	"slices"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/pause"
)

// Parsed is the game of a link.
func Parsed(t testing.TB, link string) *catalog.Game {
	t.Helper()
	g, problems := catalog.FromLink(link)
	if len(problems) > 0 {
		t.Fatalf("%s: %v", link, problems)
	}
	return g
}

// Games are the default and the examples of every family, in both conventions, and
// the default with each of the boxes, in the notation of links, where it has some.
func Games(t testing.TB, boxes ...string) (games []*catalog.Game) {
	t.Helper()
	seen := map[string]bool{}
	put := func(g *catalog.Game) {
		if !seen[g.Link()] {
			seen[g.Link()] = true
			games = append(games, g)
		}
	}
	for _, f := range catalog.All() {
		members := [][]catalog.Arg{f.Defaults()}
		for _, x := range f.Examples {
			members = append(members, x.Args)
		}
		for _, args := range members {
			for _, play := range []game.Convention{game.Normal, game.Misere} {
				g, err := f.Game(args, play)
				if err != nil {
					t.Fatal(err)
				}
				put(g)
			}
		}
		if d := f.Default(); d.Piles == nil {
			for _, notation := range boxes {
				box, err := catalog.ParsePreset(notation)
				if err != nil {
					t.Fatal(err)
				}
				put(d.WithPreset(box))
			}
		}
	}
	return games
}

// A Book decides the positions of [0,side)² by the definition, as a decider of
// package explain does.
type Book struct {
	rules   game.Ruleset
	options map[game.Position][]game.Position // as far as somebody asked
	*naive.Grid
}

// BookOf is the book of a game.
func BookOf(g *catalog.Game, side int64) *Book {
	return &Book{g.Rules, map[game.Position][]game.Position{}, naive.Decide(g.Rules, g.Play, side, side)}
}

// Options are those of a position by total and then by the first heap; none if it
// is decreed.
func (b *Book) Options(at game.Position) []game.Position {
	if b.rules.Box.Covers(at.X, at.Y) {
		return nil
	}
	if list, ok := b.options[at]; ok {
		return list
	}
	list := slices.Collect(b.rules.Options(at))
	slices.SortFunc(list, func(a, b game.Position) int {
		if d := a.Total() - b.Total(); d != 0 {
			return int(d)
		}
		return int(a.X - b.X)
	})
	b.options[at] = list
	return list
}

func (b *Book) place(at game.Vector) (game.Position, error) {
	p, ok := at.Small()
	if !ok || p.X >= b.W || p.Y >= b.H {
		return p, errors.New("outside of the window")
	}
	return p, nil
}

// Decide is exact, and says no more.
func (b *Book) Decide(at game.Vector, _ pause.Func) (isP bool, how string, err error) {
	p, err := b.place(at)
	return err == nil && b.IsP(p.X, p.Y), "By the definition.", err
}

// Winning lists the moves into P-positions.
func (b *Book) Winning(at game.Vector, limit int, _ pause.Func) (moves []game.Move, err error) {
	if p, err := b.place(at); err != nil || b.IsP(p.X, p.Y) {
		return nil, err
	}
	return b.Lost(at, limit, nil)
}

// Lost lists the options that are P.
func (b *Book) Lost(at game.Vector, limit int, _ pause.Func) (moves []game.Move, err error) {
	p, err := b.place(at)
	if err != nil {
		return nil, err
	}
	for _, q := range b.Options(p) {
		if b.IsP(q.X, q.Y) && len(moves) < limit {
			moves = append(moves, game.PairMove(at, game.VectorOf(q.X, q.Y)))
		}
	}
	return moves, nil
}
