package gametest

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/piles"
)

// pileContract is what every game with K piles is held to. The first check
// holds the list against the definition, the others ask the list about itself.
var pileContract = []struct {
	name  string
	check func(piles.Game) error
}{
	{"definition", byDefinition},
	{"rows", rowsInOrder},
	{"owners", owners},
	{"floors", floors},
	{"outcomes and moves", movesWin},
	{"no moves between P-positions", noMoves},
}

func runPiles(t *testing.T, g *catalog.Game) {
	t.Helper()
	list := g.Piles()
	if list.Piles() != g.Heaps || len(g.Columns()) != 1+g.Heaps {
		t.Fatalf("%s lists positions with %d piles", g.Link(), list.Piles())
	}
	for _, c := range pileContract {
		if err := c.check(list); err != nil {
			t.Errorf("%s: %s: %v", g.Link(), c.name, err)
		}
	}
}

// rowsToCheck is how many rows the contract looks at: fewer where f makes them grow
// so fast that no more fit.
func rowsToCheck(list piles.Game) (int64, error) {
	n := int64(60)
	switch {
	case testing.Short():
		n = 25
	case full:
		n = 120
	}
	err := list.Extend(n, nil)
	var bound *piles.Bound
	if errors.As(err, &bound) && bound.Rows >= 10 {
		n = bound.Rows
		err = list.Extend(n, nil)
	}
	return n, err
}

// byDefinition compares all positions with piles below n: some thousands.
func byDefinition(list piles.Game) error {
	n, most := int64(1), int64(20_000)
	if testing.Short() {
		most = 2000
	}
	for vectors(n+1, list.Piles()) <= most && n < list.MaxVerify() {
		n++
	}
	report, err := list.Verify(n, nil)
	switch {
	case err != nil:
		return err
	case report.Checked != positionsBelow(list, n):
		return fmt.Errorf("%d positions with piles below %d were compared", report.Checked, n)
	case report.Differ > 0:
		return fmt.Errorf("%d of the positions with piles below %d differ, first %v", report.Differ, n, report.First)
	case report.Route == "":
		return fmt.Errorf("nothing is said of what was compared")
	}
	return nil
}

// A bounded game has positions up to some smallest pile alone.
type bounded interface{ MostSmallest() int64 }

// positionsBelow is how many positions of a game have piles below n.
func positionsBelow(list piles.Game, n int64) int64 {
	all := vectors(n, list.Piles())
	if bounded, ok := list.(bounded); ok {
		all -= vectors(max(n-1-bounded.MostSmallest(), 0), list.Piles())
	}
	return all
}

// vectors is how many nondecreasing vectors of k piles below n there are.
func vectors(n int64, k int) int64 {
	return new(big.Int).Binomial(n+int64(k)-1, int64(k)).Int64()
}

func rowsInOrder(list piles.Game) error {
	n, err := rowsToCheck(list)
	if err != nil {
		return err
	}
	for row := range n {
		p := list.Row(row)
		if len(p) != list.Piles() || !p.Sorted() {
			return fmt.Errorf("row %d is %v", row, p)
		}
		for i, size := range p {
			if at := list.At(row, i); size.IsInt64() && at != size.Int64() {
				return fmt.Errorf("row %d is %v, and pile %d of it %d", row, p, i, at)
			}
		}
	}
	return nil
}

// owners holds who has an integer against all known rows.
func owners(list piles.Game) error {
	n, err := rowsToCheck(list)
	if err != nil {
		return err
	}
	owner, ok := list.(piles.Owner)
	if !ok {
		return nil
	}
	first := map[string]int64{}
	for row := range list.Rows() {
		for _, size := range list.Row(row) {
			if _, seen := first[size.String()]; !seen {
				first[size.String()] = row
			}
		}
	}
	for v := int64(1); v < 2*n; v++ {
		want, known := first[strconv.FormatInt(v, 10)]
		row, pile, ok := owner.Owner(big.NewInt(v))
		switch {
		case ok != known:
			return fmt.Errorf("%d is in a known row: %v, and Owner says %v", v, known, ok)
		case ok && (row != want || list.At(row, pile) != v):
			return fmt.Errorf("%d is said to be in pile %d of row %d, %v; first it is in row %d", v, pile, row, list.Row(row), want)
		}
	}
	return nil
}

// floors holds what is said of later rows against those that are known.
func floors(list piles.Game) error {
	n, err := rowsToCheck(list)
	if err != nil {
		return err
	}
	for i := range list.Piles() {
		for row := range n {
			for _, from := range []int64{row, row / 2, row / 10} {
				if floor := list.Floor(i, from); list.At(row, i) < floor {
					return fmt.Errorf("row %d is %v, and from row %d on pile %d is said to be at least %d", row, list.Row(row), from, i, floor)
				}
			}
		}
	}
	return nil
}

// movesWin looks at positions near P-positions: each row, and each with a token
// more on one pile.
func movesWin(list piles.Game) error {
	n, err := rowsToCheck(list)
	if err != nil {
		return err
	}
	for row := range min(n, 30) {
		p := list.Row(row)
		if isP, err := list.Outcome(p, nil); err != nil || !isP {
			return fmt.Errorf("row %d, %v, is no P-position (%v)", row, p, err)
		}
		if moves, err := list.Winning(p, 10, nil); err != nil || len(moves) > 0 {
			return fmt.Errorf("from row %d, %v, there are winning moves %v (%v)", row, p, moves, err)
		}
		for i := range p {
			v := slices.Clone(p)
			v[i] = new(big.Int).Add(v[i], big.NewInt(1))
			slices.SortFunc(v, (*big.Int).Cmp)
			if bounded, ok := list.(bounded); ok && v[0].Int64() > bounded.MostSmallest() {
				continue // no position of the game
			}
			if err := winsFrom(list, v); err != nil {
				return err
			}
		}
	}
	return nil
}

func winsFrom(list piles.Game, v game.Vector) error {
	isP, err := list.Outcome(v, nil)
	var bound *piles.Bound
	if errors.As(err, &bound) {
		return nil // past what fits
	}
	if err != nil || isP {
		return err // P-positions are looked at elsewhere
	}
	moves, err := list.Winning(v, 50, nil)
	if err != nil {
		return err
	}
	if len(moves) == 0 && v[len(v)-1].Sign() > 0 {
		return fmt.Errorf("no move wins from %v", v)
	}
	for _, m := range moves {
		if isP, err := list.Outcome(m.To, nil); err != nil || !isP {
			return fmt.Errorf("from %v to %v, which is not P (%v)", v, m.To, err)
		}
		l := list.Legal(v, m.To)
		if !l.Legal || len(l.Reasons) == 0 || !mayMove(list, v, m.To) {
			return fmt.Errorf("from %v to %v is said not to be legal: %v", v, m.To, l.Reasons)
		}
		for _, way := range []game.Move{m, {To: m.To, Change: l.Change, Pair: l.Pair}} {
			if err := taking(v, way); err != nil {
				return err
			}
		}
	}
	return nil
}

// taking checks that a move comes out where it should.
func taking(v game.Vector, m game.Move) error {
	if len(m.Change) != len(v) {
		return fmt.Errorf("from %v the taking %v", v, m.Change)
	}
	to := make(game.Vector, len(v))
	for i := range v {
		to[i] = new(big.Int).Add(v[i], m.Change[i])
	}
	slices.SortFunc(to, (*big.Int).Cmp)
	if !slices.EqualFunc(to, m.To, func(a, b *big.Int) bool { return a.Cmp(b) == 0 }) {
		return fmt.Errorf("from %v the taking %v leads to %v, not %v", v, m.Change, to, m.To)
	}
	return nil
}

// mayMove is what a [piles.Mover] says, or else Legal.
func mayMove(list piles.Game, from, to game.Vector) bool {
	if m, ok := list.(piles.Mover); ok {
		return m.MayMove(from, to)
	}
	return list.Legal(from, to).Legal
}

func noMoves(list piles.Game) error {
	n, err := rowsToCheck(list)
	if err != nil {
		return err
	}
	for a := range min(n, 40) {
		for b := range a {
			for _, pair := range [2][2]int64{{a, b}, {b, a}} {
				from, to := list.Row(pair[0]), list.Row(pair[1])
				if l := list.Legal(from, to); l.Legal || len(l.Reasons) == 0 || mayMove(list, from, to) {
					return fmt.Errorf("from %v to %v: %v", from, to, l)
				}
			}
		}
	}
	return nil
}
