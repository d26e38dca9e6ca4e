// Package wytlex lists and explains the P-positions of Wytlex(K) and Variable
// Wytlex(K, f), the games with K piles of Klein and Fraenkel, Lexicographic
// Wythoff.
//
// A move goes from A to B, both in nondecreasing order, where B comes before A
// in lexicographic order and either some pile has the same size in both or
// D(A) and D(B) + [0, f(B)) have a number in common, D being the set of the
// differences of two piles (Definitions 3, 14 and 16). In plain Wytlex f is 1.
//
// In misère play the position without tokens is an N-position by decree. Then
// [0, …, 0, 1], whose only move goes there, is the first P-position, and the
// rest follows from it by the same Construction 18: Lemmas 11 and 12 use of row
// 0 only that all but itself and the empty position come after it and can move
// to it when they have a pile of 0 or of 1 or a difference in its reach.
package wytlex

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
	"wythoffatlas/core/piles"
)

// A Game is one game and the P-positions that have been listed. Make it with
// [New]. It implements [piles.Game].
type Game struct {
	k      int
	f      Func // nil for the constant 1
	play   game.Convention
	rows   rows
	sum    *sum    // makes the next row from those before, for K = 2
	sets   *sets   // the same for K > 2, as far as bit sets have room
	unions *unions // and from there on, where there is an f

	values []int64 // of the row that f is asked for
	work   int     // done since the last pause
}

var _ piles.Game = (*Game)(nil)

// New returns Wytlex(k, f) for 2 ≤ k ≤ [piles.MaxPiles], with row 0 listed; a
// nil f is the constant 1, plain Wytlex.
func New(k int, f Func, play game.Convention) *Game {
	g := newGame(k, f, play)
	if k == 2 {
		g.sum = &sum{}
	} else {
		g.sets = newSets(k)
	}
	g.start()
	return g
}

func newGame(k int, f Func, play game.Convention) *Game {
	if k < 2 || k > piles.MaxPiles {
		panic("wytlex: the number of piles is out of bounds")
	}
	return &Game{k: k, f: f, play: play, rows: newRows(k, f != nil), values: make([]int64, k)}
}

// start lists row 0.
func (g *Game) start() {
	p := make([]uint32, g.k)
	if g.play == game.Misere {
		p[g.k-1] = 1
	}
	g.rows.add(p)
	if g.f != nil && g.sets != nil {
		g.sets.most = startWords
	}
	if g.sets != nil {
		g.sets.use(p)
	}
}

// Name is what the paper calls the game, and the convention if it is misère.
func (g *Game) Name() string {
	name := fmt.Sprintf("Wytlex(%d)", g.k)
	if g.f != nil {
		name = fmt.Sprintf("Wytlex(%d, f)", g.k)
	}
	if g.play == game.Misere {
		name += " in misère play"
	}
	return name
}

// Piles is K.
func (g *Game) Piles() int { return g.k }

// Rows is how many rows are known, at least 1.
func (g *Game) Rows() int64 { return g.rows.n }

// Row is row n < Rows, a copy.
func (g *Game) Row(n int64) game.Vector {
	p := make(game.Vector, g.k)
	for i := range p {
		p[i] = g.rows.big(n, i)
	}
	return p
}

// At is the size of pile i < K in row n < Rows; [math.MaxInt64] if it does not
// fit an int64.
func (g *Game) At(n int64, i int) int64 { return g.rows.int(n, i) }

// check says what is wrong with a position of this game, or nil.
func (g *Game) check(v game.Vector) error {
	if len(v) != g.k {
		return fault.Newf("wytlex", "a position of Wytlex(%d) has %[1]d piles, not %d", g.k, len(v))
	}
	if !v.Sorted() {
		return fault.Newf("wytlex", "%s is not a position: its piles must be in nondecreasing order and none negative", vector(v))
	}
	return nil
}

var one = big.NewInt(1)

func position(sizes []int64) game.Vector {
	return lists.Map(sizes, big.NewInt)
}
