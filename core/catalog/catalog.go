// Package catalog is the one list of the games that the atlas knows. Forms,
// links, tables, help and the contract suite all follow from it; it is also
// the only place that knows every route to the P-positions of a game.
package catalog

import (
	"fmt"
	"strings"

	"wythoffatlas/core/game"
)

// An Entry is one game or one family of games with parameters: everything
// about it that can be said without computing anything.
type Entry struct {
	ID      string // the word for it in links
	Name    string // as people call it: "Wythoff's game"
	Summary string // one sentence
	Group   string // the paper it belongs to, for headings
	Params  []Param
	Rule    []string // the moves, in words, one a line; names the parameters

	Statements [2]Statement // what is known of the P-positions, by game.Convention
	Examples   []Example    // members worth a look

	rules func(args []int64) game.Ruleset
}

// A Param is a whole number that a family of games depends on.
type Param struct {
	Key     string // in links: "s"
	Label   string // beside its box
	Help    string // one sentence on what it does
	Min     int64
	Max     int64
	Default int64
}

// A Statement says which positions are P, and who proved it. All of it is
// plain text, safe in HTML after escaping, but MathML, which is markup.
type Statement struct {
	Title  string     // "Theorem 7"; "No theorem is known" where there is none
	Text   string     // the statement in plain words and symbols
	MathML string     // its formula as a <math> element; empty without a theorem
	Cites  []Citation // where it is stated; empty without a theorem
}

// A Citation is a place in a paper.
type Citation struct {
	Paper *Paper
	Place string // "Eq. (2)", "Theorem 7"
}

// A Paper is where rules and theorems come from.
type Paper struct {
	Authors, Title, Venue string
	Year                  int
}

// An Example is a member of a family that deserves a name.
type Example struct {
	Name string // "(2,2)-Wythoff"
	Note string // a sentence on what to see there
	Args []int64
	Play game.Convention
}

// A Sequence is an entry of the On-Line Encyclopedia of Integer Sequences.
type Sequence struct {
	Number string // "A000201"
	Is     string // "Aₙ for n ≥ 1"
}

// MaxParam bounds the parameters of every family.
const MaxParam = game.MaxParam

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
	return &Game{Entry: e, Args: args, Play: play, Rules: e.rules(args), Statement: e.Statements[play]}
}

// defaults are the arguments of the family's default member.
func (e *Entry) defaults() []int64 {
	args := make([]int64, len(e.Params))
	for i, p := range e.Params {
		args[i] = p.Default
	}
	return args
}

// A Game is one member of a family in one convention.
type Game struct {
	Entry     *Entry
	Args      []int64 // in the order of Entry.Params
	Play      game.Convention
	Rules     game.Ruleset
	Statement Statement
}

// Name is how to call this member: "(2,3)-Wythoff, misère".
func (g *Game) Name() string { return g.Entry.Name }

// Columns are the headings of the game's table.
func (g *Game) Columns() []string { return nil }

// Sequences are the entries of the OEIS that list the game's P-positions.
func (g *Game) Sequences() []Sequence { return nil }

// Routes names the ways in which the game's P-positions can be found.
func (g *Game) Routes() []string { return nil }

// Link is the part of a link that says the game, in its one canonical form:
// the id, the parameters in their order, and the convention if it is misère.
// [Parse] reads it back.
func (g *Game) Link() string {
	var b strings.Builder
	b.WriteString("game=" + g.Entry.ID)
	for i, p := range g.Entry.Params {
		fmt.Fprintf(&b, "&%s=%d", p.Key, g.Args[i])
	}
	if g.Play == game.Misere {
		b.WriteString("&play=misere")
	}
	return b.String()
}

// Keys are the keys of a link that say something about this game; to it, any
// other key means nothing.
func (g *Game) Keys() []string {
	keys := []string{"game"}
	for _, p := range g.Entry.Params {
		keys = append(keys, p.Key)
	}
	return append(keys, "play")
}
