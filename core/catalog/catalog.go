// Package catalog is the one list of the games that the atlas knows. Forms,
// links, tables, help and the contract suite all follow from it; it is also
// the only place that knows every route to the P-positions of a game.
package catalog

import (
	"iter"
	"slices"
	"sync"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
)

// families is the list, in the order in which the page offers it.
var families = []*Family{
	wythoff, aWythoff, stWythoff, oow, eew, oew, eow, restricted,
	rmwg, radius,
	blocking, blockingCone, ending,
	wab,
	subtraction,
	wytlexGame, variableWytlex, wythoffK, lexifiedXor,
	nim,
}

// A Family is one game or one family of games with parameters: everything
// about it that can be said without computing anything. All texts are plain
// text without any markup; the variables in them are the keys of Params.
type Family struct {
	ID      string // the word for it in links
	Name    string // as people call it: "(s,t)-Wythoff"
	Summary string // one sentence
	Group   string // heading under which related families stand together
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
	asks      []Ask                                             // positions and moves of the papers; see [Game.Asks]
	grid      iter.Seq[[]Arg]                                   // see Grid; nil for the usual one

	usual *usual // nil for one that is not in the catalogue
}

// A usual game is the default of a family, made when it is asked for.
type usual struct {
	once sync.Once
	game *Game
}

func init() {
	for _, f := range families {
		f.usual = new(usual)
	}
}

// An Example is a member of a family that is worth a look.
type Example struct {
	Args   []Arg
	Play   game.Convention
	Preset *Preset
	Note   string // one sentence on what to see there
}

// All lists the families in the order in which the page offers them. The slice
// is shared: do not change it.
func All() []*Family { return families }

// Find returns the family of that id, or nil.
func Find(id string) *Family {
	for _, f := range families {
		if f.ID == id {
			return f
		}
	}
	return nil
}

// Default is the family that the page opens with: Wythoff's game.
func Default() *Family { return families[0] }

// Game makes a game of the family: one argument for each of its parameters,
// in their order. The error says which argument is missing or out of range.
func (f *Family) Game(args []Arg, play game.Convention) (*Game, error) {
	if len(args) != len(f.Params) {
		return nil, fault.Newf("catalog", "%s takes %d parameters, not %d", f.ID, len(f.Params), len(args))
	}
	for i, p := range f.Params {
		if err := p.check(args[i]); err != nil {
			return nil, err
		}
	}
	return f.make(args, play, nil), nil
}

// make is [Family.Game] for arguments known to be in range, with a preset box or
// none. A theorem about a game says nothing of it with a box; a game with more
// than two heaps has none.
func (f *Family) make(args []Arg, play game.Convention, preset *Preset) *Game {
	g := &Game{
		Family:    f,
		Args:      args,
		Play:      play,
		Statement: f.Statements[play],
		Heaps:     2,
		MapAxes:   [2]int{1, 2},
	}
	if f.piles != nil {
		if f.piles(g); g.Piles != nil {
			return g
		}
	}
	g.Preset = preset
	g.Rules = f.rules(args)
	switch {
	case preset != nil:
		preset.routes(g)
	case f.routes != nil:
		f.routes(g)
	}
	return g
}

// Example makes the game of one of the family's examples.
func (f *Family) Example(x Example) *Game { return f.make(x.Args, x.Play, x.Preset) }

// Default is the member of the family that a link means which says no more
// than its id. One of the catalogue makes it once.
func (f *Family) Default() *Game {
	if f.usual == nil {
		return f.make(f.Defaults(), game.Normal, nil)
	}
	f.usual.once.Do(func() { f.usual.game = f.make(f.Defaults(), game.Normal, nil) })
	return f.usual.game
}

// Defaults are the arguments of the default member.
func (f *Family) Defaults() []Arg {
	return lists.Map(f.Params, func(p Param) Arg { return p.Default })
}

// Starts calls f for six games to begin with, each with a few words on it.
func Starts(f func(g *Game, note string)) {
	f(wythoff.Default(), "The golden ratio in a game.")
	f(wythoff.make(nil, game.Misere, nil), "Who moves last loses: nearly the same picture.")
	f(stWythoff.Default(), "Two beams of chosen slope.")
	f(eew.Default(), "Blocks of four.")
	f(wab.Default(), "Multiples only.")
	f(wytlexGame.Default(), "Three piles share out the integers.")
}

// Grid yields the members that the contract suite holds to the definition, as
// lists of arguments: unless the family says otherwise, every combination of
// numbers from Min to Grid and of the choices of formulas, and each number at
// its largest while the others are least.
func (f *Family) Grid(yield func([]Arg) bool) {
	if f.grid != nil {
		f.grid(yield)
		return
	}
	args := f.Defaults()
	if !fill(f.Params, args, yield) {
		return
	}
	for i, p := range f.Params {
		if p.Kind != Number || p.Grid == p.Max {
			continue
		}
		for j, q := range f.Params {
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
