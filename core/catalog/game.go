package catalog

import (
	"math/big"
	"strings"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/numeration"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/recur"
)

// A Game is one member of a family in one convention. Make one with
// [Family.Game] or [Parse].
type Game struct {
	Family    *Family
	Args      []Arg // in the order of Family.Params
	Play      game.Convention
	Preset    *Preset // nil for none
	Rules     game.Ruleset
	Statement Statement

	// Heaps is how many there are. Piles makes the list of P-positions of a
	// game whose positions are vectors of so many piles, with rules of its own:
	// Rules and Set mean nothing then, and there is no preset box. It is nil for
	// the games with two heaps that have a map.
	Heaps int
	Piles func() piles.Game

	// Smallest is how many tokens the smallest heap has at most; 0 for any number.
	Smallest int64

	// MapAxes are the two heaps, from 1, that a map shows first.
	MapAxes [2]int

	// Set is the P-positions by the theorem of Statement; nil where none is
	// known, and positions are decided by elimination.
	Set *exact.Set

	// Rows lists the P-positions (x, y) with x ≤ y from the first, by the
	// game's mex recursion; nil if it has none.
	Rows func() *recur.Pairs

	// Candidates lists the set S of Fraenkel's Theorem 3 for a game with a
	// constraint function in normal play; nil for all others. CandidatesHold
	// says that by the theorem they are the P-positions (x, y) with x ≤ y.
	Candidates     func() *recur.Candidates
	CandidatesHold bool

	// Paired says that the P-positions of Set are the pairs of two complementary
	// sequences and their mirror images, one pair a row.
	Paired bool

	// Proof is the one in the papers that finds a winning move case by case, for
	// (s,t)-Wythoff with ProofS and ProofT in their place; NoProof for none.
	Proof          Proof
	ProofS, ProofT int64

	// Tiles says that each positive integer is in exactly one pile of exactly one
	// row of a game of vectors.
	Tiles bool

	// Numeration is the number system in which the theorem is easy: whether a
	// number is an A, and what its B is, can be read off its digits. Nil for most.
	Numeration *numeration.Wythoff

	// Lines are the beams that the P-positions follow, the upper first; nil if
	// none are known.
	Lines []beam.Line

	// Curves are what else the P-positions follow.
	Curves []Curve

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
	name := g.Family.title(g.Args)
	if g.Play == game.Misere {
		name += ", misère"
	}
	if g.Preset != nil {
		name += ", box " + game.Clip(g.Preset.String())
	}
	return name
}

// Columns are the headings of the game's table. The first is "n", the number
// of the row; the others are filled by [Game.Table].
func (g *Game) Columns() []string {
	if g.Piles != nil {
		return pileColumns(g.Heaps)
	}
	return g.table().columns
}

// table is the one of the family where its theorem holds, or lists positions.
func (g *Game) table() table {
	if g.Preset != nil || g.Set == nil && !g.CandidatesHold || g.Family.table == nil {
		return listTable
	}
	return g.Family.table(g)
}

// Table returns count rows of the game's table from row `from` ≥ 0 on: a number
// for each of [Game.Columns] but the first. It is nil where no theorem is
// known. A table of columns x and y or Aₙ and Bₙ has the order of the set
// ([exact.Set.Positions]).
func (g *Game) Table(from *big.Int, count int) [][]*big.Int {
	if g.Set == nil {
		return nil
	}
	if row := g.table().row; row != nil {
		rows := make([][]*big.Int, count)
		for i := range rows {
			rows[i] = row(new(big.Int).Add(from, big.NewInt(int64(i))))
		}
		return rows
	}
	return lists.Map(g.Set.Positions(from, count), func(p [2]*big.Int) []*big.Int { return p[:] })
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
	if g.Family.sequences == nil || g.Preset != nil {
		return nil
	}
	return g.Family.sequences(g.Args, g.Play)
}

// Symmetric reports whether exchanging the heaps changes nothing, as far as the
// theorem or the written form of the rules shows it. The table then lists only
// positions with x ≤ y.
func (g *Game) Symmetric() bool {
	if g.Piles != nil {
		return true
	}
	if g.Set != nil {
		return g.Set.Symmetric
	}
	return g.Rules.Symmetric()
}

// adopt gives g what is known of a game that it is by another name; why says so
// at the head of the statement.
func (g *Game) adopt(known *Game, why string) {
	g.Set, g.Rows, g.Lines, g.Curves, g.LineMethod = known.Set, known.Rows, known.Lines, known.Curves, known.LineMethod
	g.Paired, g.Statement = known.Paired, known.Statement
	g.Statement.Text = why + g.Statement.Text
}

// WithPreset is the game with another preset box, or with none.
func (g *Game) WithPreset(p *Preset) *Game { return g.Family.make(g.Args, g.Play, p) }

// Link is the part of a link that says the game, in its one canonical form:
// the id, the parameters in their order, the convention if it is misère, and
// the preset box if there is one. It is escaped for a fragment. [Parse] reads
// it back once the escapes are undone, as it does [Game.Values].
func (g *Game) Link() string {
	var b strings.Builder
	for i, pair := range g.pairs() {
		if i > 0 {
			b.WriteByte('&')
		}
		b.WriteString(pair[0] + "=" + Escape(pair[1]))
	}
	return b.String()
}

// Values are the pairs of [Game.Link] as they are written into forms.
func (g *Game) Values() map[string]string {
	values := map[string]string{}
	for _, pair := range g.pairs() {
		values[pair[0]] = pair[1]
	}
	return values
}

func (g *Game) pairs() [][2]string {
	pairs := [][2]string{{"game", g.Family.ID}}
	for i, p := range g.Family.Params {
		pairs = append(pairs, [2]string{p.Key, g.Args[i].String()})
	}
	if g.Play != game.Normal {
		pairs = append(pairs, [2]string{"play", g.Play.String()})
	}
	if g.Preset != nil {
		pairs = append(pairs, [2]string{"preset", g.Preset.String()})
	}
	return pairs
}

// Keys are the keys of a link that say something about this game; any other
// key means nothing to it.
func (g *Game) Keys() []string {
	keys := []string{"game"}
	for _, p := range g.Family.Params {
		keys = append(keys, p.Key)
	}
	keys = append(keys, "play")
	if g.Piles == nil {
		keys = append(keys, "preset")
	}
	return keys
}

// sameRules reports whether two rulesets without boxes and constraint functions
// are the same, as far as the written form of their sets shows it.
func sameRules(a, b game.Ruleset) bool {
	written := func(r game.Ruleset) [4]string {
		return [4]string{r.First.String(), r.Second.String(), r.TwoHeap.D1.String(), r.TwoHeap.D2.String()}
	}
	return a.Box == nil && b.Box == nil && a.Constraint == nil && b.Constraint == nil && a.Ends == b.Ends && a.Forbids == b.Forbids &&
		written(a) == written(b) && a.TwoHeap.S == b.TwoHeap.S && a.TwoHeap.T == b.TwoHeap.T
}
