package catalog

import (
	"fmt"
	"math/big"
	"strings"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/recur"
)

// A Game is one member of a family in one convention. Make one with
// [Entry.Game] or [Parse].
type Game struct {
	Entry     *Entry
	Args      []int64 // in the order of Entry.Params
	Play      game.Convention
	Rules     game.Ruleset
	Statement Statement

	// Set is the P-positions by the theorem of Statement; nil where none is
	// known, and positions are decided by elimination.
	Set *exact.Set

	// Rows lists the P-positions (x, y) with x ≤ y from the first, by the
	// game's mex recursion; nil if it has none.
	Rows func() *recur.Pairs

	// Lines are the beams that the P-positions follow, the upper first; nil if
	// none are known.
	Lines []beam.Line

	// LineMethod reports whether the squares that Lines cross on opposite
	// sides are exactly the P-positions.
	LineMethod bool
}

// A Play says in words what a convention is.
type Play struct {
	Value string // in links: "misere"
	Name  string // "Misère play"
	Rule  string // who wins
}

// Plays are the conventions, by game.Convention.
var Plays = [2]Play{
	game.Normal: {game.Normal.String(), "Normal play", "Who cannot move loses."},
	game.Misere: {game.Misere.String(), "Misère play", "Who cannot move wins."},
}

// Name is how to call this game: "(2,3)-Wythoff, misère".
func (g *Game) Name() string {
	name := g.Entry.title(g.Args)
	if g.Play == game.Misere {
		name += ", misère"
	}
	return name
}

// Columns are the headings of the game's table. The first is "n", the number
// of the row; the others are filled by [Game.Table].
func (g *Game) Columns() []string { return g.Entry.table(g).columns }

// Table returns count rows of the game's table from row `from` ≥ 0 on: a number
// for each of [Game.Columns] but the first. It is nil where no theorem is
// known. A table of columns x and y or Aₙ and Bₙ has the order of the set
// ([exact.Set.Positions]).
func (g *Game) Table(from *big.Int, count int) [][]*big.Int {
	if g.Set == nil {
		return nil
	}
	if row := g.Entry.table(g).row; row != nil {
		rows := make([][]*big.Int, count)
		for i := range rows {
			rows[i] = row(new(big.Int).Add(from, big.NewInt(int64(i))))
		}
		return rows
	}
	var rows [][]*big.Int
	for _, p := range g.Set.Positions(from, count) {
		rows = append(rows, p[:])
	}
	return rows
}

// A table says what the table of a game shows. With row nil it lists the
// positions of the game's set in their order.
type table struct {
	columns []string
	row     func(n *big.Int) []*big.Int
}

// listTable and pairTable list positions; in the second, x ≤ y.
var (
	listTable = table{columns: []string{"n", "x", "y"}}
	pairTable = table{columns: []string{"n", "Aₙ", "Bₙ"}}
)

// Sequences are the entries of the OEIS that list the game's P-positions;
// none for most members of a family.
func (g *Game) Sequences() []Sequence {
	if g.Entry.sequences == nil {
		return nil
	}
	return g.Entry.sequences(g.Args, g.Play)
}

// Routes names the ways in which the P-positions of the game are found here,
// the fastest first. They share no code; the last is the definition itself,
// and answers for every game.
func (g *Game) Routes() []string {
	var routes []string
	for _, r := range []struct {
		name string
		has  bool
	}{
		{"closed form", g.Set != nil},
		{"line method", g.LineMethod},
		{"mex recursion", g.Rows != nil},
		{"elimination", true},
	} {
		if r.has {
			routes = append(routes, r.name)
		}
	}
	return routes
}

// Symmetric reports whether exchanging the heaps changes nothing.
func (g *Game) Symmetric() bool { return g.Rules.Symmetric() }

// Link is the part of a link that says the game, in its one canonical form:
// the id, the parameters in their order, and the convention if it is misère.
// [Parse] reads it back.
func (g *Game) Link() string {
	var b strings.Builder
	b.WriteString("game=" + g.Entry.ID)
	for i, p := range g.Entry.Params {
		fmt.Fprintf(&b, "&%s=%d", p.Key, g.Args[i])
	}
	if g.Play != game.Normal {
		b.WriteString("&play=" + g.Play.String())
	}
	return b.String()
}

// Keys are the keys of a link that say something about this game; any other
// key means nothing to it.
func (g *Game) Keys() []string {
	keys := []string{"game"}
	for _, p := range g.Entry.Params {
		keys = append(keys, p.Key)
	}
	return append(keys, "play")
}
