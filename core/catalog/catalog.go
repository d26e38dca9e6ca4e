// Package catalog is the one list of the games that the atlas knows. Forms,
// links, tables, help and the contract suite all follow from it; it is also
// the only place that knows every route to the P-positions of a game.
package catalog

import (
	"fmt"

	"wythoffatlas/core/game"
)

// entries is the list, in the order in which the page offers it.
var entries = []*Entry{wythoff, aWythoff, stWythoff, wab}

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

	// Statements say what is known of the P-positions, by game.Convention.
	Statements [2]Statement

	// Examples are members worth a look, the first of them the most.
	Examples []Example

	title     func(args []int64) string
	rules     func(args []int64) game.Ruleset
	routes    func(g *Game) // sets what g has besides elimination; nil for nothing
	table     func(g *Game) table
	sequences func(args []int64, play game.Convention) []Sequence // may be nil
}

// A Param is a whole number that a family of games depends on.
type Param struct {
	Key     string // in links: "s"
	Label   string // beside its box
	Help    string // one sentence on what it does
	Min     int64
	Max     int64
	Default int64

	// The contract suite runs every value from Min to Grid.
	Grid int64
}

// MaxParam bounds the parameters of every family.
const MaxParam = game.MaxParam

// A Statement says which positions are P and who proved it.
type Statement struct {
	Title   string     // "Theorems 7 and 8"; "No theorem is known" where there is none
	Text    string     // what the formula means, in words
	Formula []string   // line by line, readable as it stands; empty without a theorem
	Cites   []Citation // where it is stated; empty without a theorem
}

// Known reports whether there is a theorem.
func (s Statement) Known() bool { return len(s.Formula) > 0 }

// MathML is the formula as one <math> element, or empty if there is none.
func (s Statement) MathML() string {
	if !s.Known() {
		return ""
	}
	return setFormula(s.Formula)
}

// An Example is a member of a family that is worth a look.
type Example struct {
	Args []int64
	Play game.Convention
	Note string // one sentence on what to see there
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
func (e *Entry) Game(args []int64, play game.Convention) (*Game, error) {
	if len(args) != len(e.Params) {
		return nil, fmt.Errorf("catalog: %s takes %d parameters, not %d", e.ID, len(e.Params), len(args))
	}
	for i, p := range e.Params {
		if args[i] < p.Min || args[i] > p.Max {
			return nil, fmt.Errorf("catalog: %s=%d: must be from %d to %d", p.Key, args[i], p.Min, p.Max)
		}
	}
	return e.make(args, play), nil
}

// make is [Entry.Game] for arguments known to be in range.
func (e *Entry) make(args []int64, play game.Convention) *Game {
	g := &Game{
		Entry:     e,
		Args:      args,
		Play:      play,
		Rules:     e.rules(args),
		Statement: e.Statements[play],
	}
	if e.routes != nil {
		e.routes(g)
	}
	return g
}

// Example makes the game of one of the entry's examples.
func (e *Entry) Example(x Example) *Game { return e.make(x.Args, x.Play) }

// Default is the member of the family that a link means which says no more
// than its id.
func (e *Entry) Default() *Game { return e.make(e.defaults(), game.Normal) }

func (e *Entry) defaults() []int64 {
	args := make([]int64, len(e.Params))
	for i, p := range e.Params {
		args[i] = p.Default
	}
	return args
}
