package kpile

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
)

// A WythoffGame is Wythoff(K) (Klein and Fraenkel, Definition 2): choose two of
// the piles, make a move of Wythoff's game on them, and from each of the other
// piles remove zero or more tokens. Its rows are P-positions by total, then in
// lexicographic order.
//
// Every positive integer x is in some P-position. Those that start with a
// smaller pile are finitely many, since of two with the same first pile neither
// dominates the other. If x is in none of them, take other piles so large and
// so far apart that no pile and no difference is one of theirs: that vector is
// P, or it has a move to a P-position that starts with x. So a cover can only
// fail, and for K > 2 does, because integers are in more than one of them: see
// [WythoffGame.Repeated].
type WythoffGame struct {
	table
	misere bool
	upTo   int64   // all P-positions with so many tokens are known
	owner  []int32 // for each value, the first row that has it, plus 1
	again  Repeat  // the first; its Value is 0 if there is none
	near   reached
}

// reached is what a walk below one position found.
type reached struct {
	from game.Vector
	by   table
}

// maxTotal is how many tokens the positions of a table of Wythoff(K) have at
// most, for K from 2 to 5: what takes some seconds to find.
var maxTotal = [maxK + 1]int64{2: 1_000_000, 3: 12_000, 4: 5_000, 5: 3_200}

// maxSteps bounds the search below a position with more tokens than that: a
// second or two.
const maxSteps = 60_000_000

// Wythoff is Wythoff(k), 2 ≤ k ≤ 5. Normal play is the paper's; in misère play
// row 0 is the first P-position, [0, …, 0, 1].
func Wythoff(k int, play game.Convention) *WythoffGame {
	if k < 2 || k > maxK {
		panic("kpile: Wythoff(K) has 2 to 5 piles")
	}
	g := &WythoffGame{table: table{k: k}, misere: play == game.Misere}
	g.grow(1, 1, nil) // no pause, so no error
	return g
}

// Bytes is about how much memory the rows and their index take.
func (g *WythoffGame) Bytes() int64 {
	return int64(4*cap(g.sizes) + 4*cap(g.owner) + 4*cap(g.near.by.sizes))
}

// Extend lists P-positions until n rows are known, in ever larger portions. If
// it is stopped, the last portion is lost.
func (g *WythoffGame) Extend(n int64, pause pause.Func) error {
	for g.Rows() < n {
		if g.upTo >= maxTotal[g.k] {
			return &piles.Bound{
				Rows:  g.Rows(),
				Asked: fmt.Sprintf("%d rows of Wythoff(%d)", n, g.k),
				Fits:  fmt.Sprintf("the first %d rows, all that have at most %d tokens", g.Rows(), g.upTo),
			}
		}
		// The tokens grow about like the rows, but a portion costs at least
		// their cube.
		next := g.upTo*min(n, 2*g.Rows())/g.Rows() + g.upTo/8 + 16
		if err := g.grow(min(next, maxTotal[g.k]), n, pause); err != nil {
			return err
		}
	}
	return nil
}

// grow lists the P-positions with at most so many tokens, about n.
func (g *WythoffGame) grow(tokens, n int64, pause pause.Func) error {
	w := g.walk(tokens, n, pause)
	if err := w.run(); err != nil {
		return err
	}
	g.table, g.upTo = w.table(), tokens
	g.index()
	return nil
}

// walk is a walk over the positions with at most so many tokens.
func (g *WythoffGame) walk(tokens, rows int64, pause pause.Func) *walk {
	w := &walk{k: g.k, misere: g.misere, total: tokens, pause: pause, rows: rows, budget: math.MaxInt64}
	for i := range w.high {
		w.high[i] = noLimit
	}
	return w
}

// index finds who owns each integer.
func (g *WythoffGame) index() {
	g.owner, g.again = g.owner[:0], Repeat{}
	for n := range int(g.Rows()) {
		p := g.row(n)
		for _, size := range p {
			for len(g.owner) <= int(size) {
				g.owner = append(g.owner, 0)
			}
			if first := g.owner[size]; first == 0 {
				g.owner[size] = int32(n) + 1
			} else if size > 0 && g.again.Value == 0 {
				g.again = Repeat{int64(size), int64(first) - 1, int64(n)}
			}
		}
	}
}

// Owner finds the first row that has v > 0, and its first pile of that size.
func (g *WythoffGame) Owner(v *big.Int) (row int64, pile int, ok bool) {
	if v.Sign() <= 0 || !v.IsInt64() || v.Int64() >= int64(len(g.owner)) || g.owner[v.Int64()] == 0 {
		return 0, 0, false
	}
	n := int(g.owner[v.Int64()]) - 1
	return int64(n), slices.Index(g.row(n), int32(v.Int64())), true
}

// A Repeat is a positive integer that is in two P-positions, or twice in one.
type Repeat struct {
	Value       int64
	First, Then int64 // the rows
}

// Repeated is where the cover of the positive integers first fails among the
// known rows: the first row that has an integer again. ok is false if all rows
// known are disjoint.
func (g *WythoffGame) Repeated() (r Repeat, ok bool) { return g.again, g.again.Value > 0 }

// Outcome reports whether v is a P-position. It looks for a move among the
// known rows, and then walks the vectors that v dominates. The error is a
// [*piles.Bound] when those are too many.
func (g *WythoffGame) Outcome(v game.Vector, pause pause.Func) (isP bool, err error) {
	if err := checked(g.k, v); err != nil {
		return false, err
	}
	small := compressed(v)
	var from gives
	for n := range int(g.Rows()) {
		if _, _, ok := from.taking(small, g.row(n)); ok {
			return false, nil
		}
	}
	t, err := g.below(v, pause)
	if err != nil {
		return false, err
	}
	_, isP = t.find(narrowed(small))
	return isP, nil
}

// Winning lists the P-positions that can be reached from v, each once, in the
// table's order. The error is a [*piles.Bound] when there are too many vectors
// between.
func (g *WythoffGame) Winning(v game.Vector, limit int, pause pause.Func) ([]game.Move, error) {
	if err := checked(g.k, v); err != nil {
		return nil, err
	}
	t, err := g.below(v, pause)
	if err != nil {
		return nil, err
	}
	small := compressed(v)
	if _, isP := t.find(narrowed(small)); isP {
		return nil, nil
	}
	var from gives
	var moves []game.Move
	for n := 0; n < int(t.Rows()) && len(moves) < limit; n++ {
		if order, pair, ok := from.taking(small, t.row(n)); ok {
			moves = append(moves, move(v, t.row(n), order, pair))
		}
	}
	return moves, nil
}

// below lists all P-positions that v dominates, v itself among them.
func (g *WythoffGame) below(v game.Vector, pause pause.Func) (*table, error) {
	if g.near.from != nil && g.near.from.Equal(v) {
		return &g.near.by, nil
	}
	sum := new(big.Int)
	for _, size := range v {
		sum.Add(sum, size)
	}
	if sum.IsInt64() && sum.Int64() <= g.upTo {
		return &g.table, nil
	}
	w := g.walk(math.MaxInt64, g.Rows(), pause)
	if !sum.IsInt64() || sum.Int64() > maxTotal[g.k] {
		w.budget = maxSteps
	} else {
		w.total = sum.Int64()
	}
	for i, size := range compressed(v) {
		w.high[i] = int32(min(size, noLimit))
	}
	switch err := w.run(); {
	case errors.Is(err, errBudget):
		return nil, &piles.Bound{
			Asked: "a search below a position with piles that large",
			Fits:  fmt.Sprintf("any position of Wythoff(%d) with at most %d tokens", g.k, maxTotal[g.k]),
		}
	case err != nil:
		return nil, err
	}
	g.near = reached{slices.Clone(v), w.table()}
	return &g.near.by, nil
}
