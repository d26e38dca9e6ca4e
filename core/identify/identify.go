// Package identify finds games of the catalogue by the first numbers of their
// P-positions: terms of a sequence, or positions.
//
// It looks at the members that [catalog.Family.Grid] has of each family, in both
// conventions: what it does not find may still be a game with larger parameters.
package identify

import (
	"cmp"
	"math/big"
	"slices"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
)

// Bounds of what is looked for.
const (
	MinTerms = 4  // fewer begin too many sequences
	MaxTerms = 32 // of a sequence, or positions
	shifts   = 3  // a sequence may begin with the row n = 0, 1 or 2
)

// A Match is a sequence of a game that begins as was asked.
type Match struct {
	Game     *catalog.Game
	Sequence string // a heading of the game's table, a difference of two, or "P-positions"
	From     int    // the n of the first term
	Agree    int    // how many terms do, from the first on
}

// An Index knows the first rows of the games of the grid. The zero value knows none
// yet. It is not safe for concurrent use.
type Index struct{ games []entry }

type entry struct {
	game      *catalog.Game
	symmetric bool // pairs are listed once for both orders
	sequences []sequence
	positions [][]int64 // the P-positions in the order of the table
}

type sequence struct {
	name  string
	terms []int64
}

// rows is how many of each game are known: enough for the longest that is asked,
// wherever it begins, and for its differences.
const rows = MaxTerms + shifts + 1

// limits are small: rows of a few hundred are all that is needed.
var limits = route.Limits{First: 128, Side: 1024, Far: 1024, Rows: 1 << 12}

// fill learns the games of the grid.
func (x *Index) fill(pause pause.Func) error {
	if x.games != nil {
		return nil
	}
	var games []entry
	families := catalog.All()
	for i, f := range families {
		for args := range f.Grid {
			for _, play := range []game.Convention{game.Normal, game.Misere} {
				if err := pause.At(int64(i), int64(len(families)), "Listing P-positions of "+f.Name); err != nil {
					return err
				}
				g, err := f.Game(slices.Clone(args), play)
				if err != nil {
					return fault.Newf("identify", "%w", err)
				}
				e, err := learn(g, pause)
				if err != nil {
					return err
				}
				games = append(games, e)
			}
		}
	}
	x.games = games
	return nil
}

// learn lists the first rows of a game.
func learn(g *catalog.Game, stop pause.Func) (entry, error) {
	e := entry{game: g, symmetric: g.MapOfPositions() && g.Symmetric()}
	r := catalog.Route(g, limits)
	if c, ok := r.(route.Closer); ok {
		defer c.Close()
	}
	collect := func(list func(*big.Int, int64, pause.Func, func([]*big.Int) bool) (string, error)) (all [][]int64, err error) {
		_, err = list(new(big.Int), rows, stop, func(row []*big.Int) bool {
			small := make([]int64, len(row))
			for i, n := range row {
				if !n.IsInt64() {
					return false // what is asked for is smaller
				}
				small[i] = n.Int64()
			}
			all = append(all, small)
			return true
		})
		return all, err
	}
	table, err := collect(r.Rows)
	if err != nil {
		return e, err
	}
	columns := g.Columns()[1:] // without n
	column := make([][]int64, len(columns))
	for _, row := range table {
		for i := range column {
			column[i] = append(column[i], row[i])
		}
	}
	for i := range columns {
		e.sequences = append(e.sequences, sequence{columns[i], column[i]})
		if i > 0 {
			e.sequences = append(e.sequences, sequence{columns[i] + " − " + columns[i-1], minus(column[i], column[i-1])})
		}
		if n := len(column[i]); n > 0 {
			e.sequences = append(e.sequences, sequence{"steps of " + columns[i], minus(column[i][1:], column[i][:n-1])})
		}
	}
	list := r.Rows
	if l, ok := r.(route.Lister); ok {
		list = l.List
	}
	all, err := collect(list)
	if err != nil {
		return e, err
	}
	for _, row := range all {
		e.positions = append(e.positions, row[:g.Heaps])
	}
	return e, nil
}

// minus is a − b, term by term.
func minus(a, b []int64) []int64 {
	d := make([]int64, min(len(a), len(b)))
	for i := range d {
		d[i] = a[i] - b[i] // rows of a few dozen: far from overflow
	}
	return d
}

// enough is how many of so many terms must agree for a game to be worth naming:
// three quarters of them, and no fewer than MinTerms.
func enough(terms int) int { return max(MinTerms, (3*terms+3)/4) }

// Sequence finds the games of which a sequence begins so, or with three quarters of
// the terms: those with the most that agree first, then in the order of the
// catalogue; one match a game.
func (x *Index) Sequence(terms []int64, pause pause.Func) ([]Match, error) {
	if len(terms) < MinTerms || len(terms) > MaxTerms {
		return nil, fault.Newf("identify", "from %d to %d terms are looked for, not %d", MinTerms, MaxTerms, len(terms))
	}
	if err := x.fill(pause); err != nil {
		return nil, err
	}
	var found []Match
	for i := range x.games {
		e := &x.games[i]
		best := Match{Game: e.game}
		for _, s := range e.sequences {
			for from := range min(shifts, len(s.terms)) {
				agree := 0
				for agree < len(terms) && from+agree < len(s.terms) && terms[agree] == s.terms[from+agree] {
					agree++
				}
				if agree > best.Agree {
					best.Sequence, best.From, best.Agree = s.name, from, agree
				}
			}
		}
		if best.Agree >= enough(len(terms)) {
			found = append(found, best)
		}
	}
	return ranked(found), nil
}

var errHeaps = fault.Newf("identify", "the positions do not all have as many heaps")

// Positions finds the games whose P-positions begin with these, in the order of
// their tables: by total and then by the first heap. The position without tokens
// may be left out. It ranks as [Index.Sequence] does.
func (x *Index) Positions(at [][]int64, pause pause.Func) ([]Match, error) {
	if len(at) < MinTerms || len(at) > MaxTerms {
		return nil, fault.Newf("identify", "from %d to %d positions are looked for, not %d", MinTerms, MaxTerms, len(at))
	}
	for _, p := range at {
		if len(p) != len(at[0]) {
			return nil, errHeaps
		}
	}
	if err := x.fill(pause); err != nil {
		return nil, err
	}
	sorted := slices.Clone(at)
	slices.SortStableFunc(sorted, inTable)
	folded := fold(sorted)
	var found []Match
	for i := range x.games {
		e := &x.games[i]
		if e.game.Heaps != len(at[0]) {
			continue
		}
		best := Match{Game: e.game, Sequence: "P-positions"}
		lists := [][][]int64{sorted, at} // the list of Wytlex has an order of its own
		if e.symmetric {
			lists = [][][]int64{folded}
		}
		for _, typed := range lists {
			for from := range min(2, len(e.positions)) {
				agree := 0
				for agree < len(typed) && from+agree < len(e.positions) && slices.Equal(typed[agree], e.positions[from+agree]) {
					agree++
				}
				if agree == len(typed) {
					agree = len(at) // with their mirror images
				}
				if agree > best.Agree {
					best.From, best.Agree = from, agree
				}
			}
		}
		if best.Agree >= enough(len(at)) {
			found = append(found, best)
		}
	}
	return ranked(found), nil
}

// fold leaves one of each two mirror images.
func fold(sorted [][]int64) [][]int64 {
	seen := map[[2]int64]bool{}
	var folded [][]int64
	for _, p := range sorted {
		if len(p) != 2 {
			return sorted
		}
		pair := [2]int64{min(p[0], p[1]), max(p[0], p[1])}
		if !seen[pair] {
			seen[pair] = true
			folded = append(folded, pair[:])
		}
	}
	return folded
}

// inTable is the order of tables of positions.
func inTable(a, b []int64) int {
	total := func(p []int64) (sum int64) {
		for _, n := range p {
			sum += n
		}
		return sum
	}
	if d := cmp.Compare(total(a), total(b)); d != 0 {
		return d
	}
	return slices.Compare(a, b)
}

// ranked puts those first that agree the most.
func ranked(found []Match) []Match {
	slices.SortStableFunc(found, func(a, b Match) int { return b.Agree - a.Agree })
	return found
}
