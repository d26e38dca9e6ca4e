// Package catalog is the one list of the games that the atlas knows. Forms,
// links, tables, help and the contract suite all follow from it; it is also
// the only place that knows every route to the P-positions of a game.
package catalog

import (
	"fmt"
	"iter"
	"slices"

	"wythoffatlas/core/game"
)

// entries is the list, in the order in which the page offers it.
var entries = []*Entry{
	wythoff, aWythoff, stWythoff, oow, eew, oew, eow, restricted,
	rmwg, radius,
	wab,
	subtraction,
	wytlexGame, variableWytlex, wythoffK,
	nim,
}

// An Entry is one game or one family of games with parameters: everything
// about it that can be said without computing anything. All texts are plain
// text without any markup; the variables in them are the keys of Params.
type Entry struct {
	ID      string // the word for it in links
	Name    string // as people call it: "(s,t)-Wythoff"
	Summary string // one sentence
	Group   string // heading under which related entries stand together
	Params  []Param
	Rule    []string // the moves, one after the other

	// Statements say what is known of the P-positions of the family, by
	// game.Convention. Of a member more may be known, or less: Game.Statement.
	Statements [2]Statement

	// Examples are members worth a look, the first of them the most.
	Examples []Example

	title     func(args []Arg) string
	rules     func(args []Arg) game.Ruleset
	piles     func(g *Game)                                     // sets what g has if its positions are vectors; may be nil
	routes    func(g *Game)                                     // sets what g has besides elimination; nil for nothing
	table     func(g *Game) table                               // the columns of its theorem; nil for positions
	sequences func(args []Arg, play game.Convention) []Sequence // may be nil
	grid      iter.Seq[[]Arg]                                   // see Grid; nil for the usual one
}

// An Example is a member of a family that is worth a look.
type Example struct {
	Args   []Arg
	Play   game.Convention
	Preset *Preset
	Note   string // one sentence on what to see there
}

// All lists the entries in the order in which the page offers them. The slice
// is shared: do not change it.
func All() []*Entry { return entries }

// Find returns the entry of that id, or nil.
func Find(id string) *Entry {
	for _, e := range entries {
		if e.ID == id {
			return e
		}
	}
	return nil
}

// Default is the entry that the page opens with: Wythoff's game.
func Default() *Entry { return entries[0] }

// Game makes a game of the family: one argument for each of its parameters,
// in their order. The error says which argument is missing or out of range.
func (e *Entry) Game(args []Arg, play game.Convention) (*Game, error) {
	if len(args) != len(e.Params) {
		return nil, fmt.Errorf("catalog: %s takes %d parameters, not %d", e.ID, len(e.Params), len(args))
	}
	for i, p := range e.Params {
		if err := p.check(args[i]); err != nil {
			return nil, err
		}
	}
	return e.make(args, play, nil), nil
}

// make is [Entry.Game] for arguments known to be in range, with a preset box or
// none. A theorem about a game says nothing of it with a box; a game with more
// than two heaps has none.
func (e *Entry) make(args []Arg, play game.Convention, preset *Preset) *Game {
	g := &Game{
		Entry:     e,
		Args:      args,
		Play:      play,
		Statement: e.Statements[play],
		Heaps:     2,
	}
	if e.piles != nil {
		if e.piles(g); g.Piles != nil {
			return g
		}
	}
	g.Preset = preset
	g.Rules = e.rules(args)
	switch {
	case preset != nil:
		preset.routes(g)
	case e.routes != nil:
		e.routes(g)
	}
	return g
}

// Example makes the game of one of the entry's examples.
func (e *Entry) Example(x Example) *Game { return e.make(x.Args, x.Play, x.Preset) }

// Default is the member of the family that a link means which says no more
// than its id.
func (e *Entry) Default() *Game { return e.make(e.Defaults(), game.Normal, nil) }

// Defaults are the arguments of the default member.
func (e *Entry) Defaults() []Arg {
	args := make([]Arg, len(e.Params))
	for i, p := range e.Params {
		args[i] = p.Default
	}
	return args
}

// Grid yields the members that the contract suite holds to the definition, as
// lists of arguments: unless the entry says otherwise, every combination of
// numbers from Min to Grid and of the choices of formulas, and each number at
// its largest while the others are least.
func (e *Entry) Grid(yield func([]Arg) bool) {
	if e.grid != nil {
		e.grid(yield)
		return
	}
	args := e.Defaults()
	if !fill(e.Params, args, yield) {
		return
	}
	for i, p := range e.Params {
		if p.Kind != Number || p.Grid == p.Max {
			continue
		}
		for j, q := range e.Params {
			args[j] = q.Default
			if q.Kind == Number {
				args[j].N = q.Min
			}
		}
		args[i].N = p.Max
		if !yield(slices.Clone(args)) {
			return
		}
	}
}

// fill sets the last len(params) of args in all ways; it reports whether to go
// on.
func fill(params []Param, args []Arg, yield func([]Arg) bool) bool {
	if len(params) == 0 {
		return yield(slices.Clone(args))
	}
	at := len(args) - len(params)
	for _, a := range params[0].gridArgs() {
		args[at] = a
		if !fill(params[1:], args, yield) {
			return false
		}
	}
	return true
}
