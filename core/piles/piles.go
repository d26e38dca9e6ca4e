// Package piles is what games with any number of piles have in common: their
// positions, the list of their P-positions, and what is asked of it.
package piles

import (
	"fmt"
	"math/big"
)

// MaxPiles bounds the piles of a game.
const MaxPiles = 16

// A Position is the sizes of the piles in nondecreasing order, none of them
// negative.
type Position []*big.Int

// A Pause is called between chunks of some milliseconds of work. When it
// returns an error the work stops with that error; what was found is kept.
type Pause func(done, total int64) error

// A Game knows the P-positions of one game with K piles, as far as they have
// been listed. Row 0 is the position without tokens (in misère play: the first
// P-position). It is not for concurrent use.
type Game interface {
	// Piles is K.
	Piles() int

	// Rows is how many rows of the table are known.
	Rows() int64

	// Extend lists P-positions until n rows are known. If so many do not fit,
	// it changes nothing and returns a [*Bound].
	Extend(n int64, pause Pause) error

	// Bytes is about how much memory the list takes now.
	Bytes() int64

	// Row is row n < Rows.
	Row(n int64) Position

	// At is the size of pile i < K in row n < Rows; [math.MaxInt64] if it does
	// not fit an int64.
	At(n int64, i int) int64

	// Owner finds the integer v > 0 among the known rows: the least row that
	// has it, and in which pile; ok is false if none has. In a game whose
	// P-positions tile the positive integers there is never a second.
	Owner(v *big.Int) (row int64, pile int, ok bool)

	// Outcome reports whether v is a P-position. If that cannot be decided
	// within bounds the error says what could.
	Outcome(v Position, pause Pause) (isP bool, err error)

	// Winning lists P-positions that can be reached from v in one move, at most
	// limit, in the table's order; none if v is a P-position.
	Winning(v Position, limit int, pause Pause) ([]Move, error)

	// Legal says whether a player may move from a to b, and why.
	Legal(a, b Position) Legality

	// Verify holds the list against the definition: all positions with piles
	// below n ≥ 1. MaxVerify is the largest n there is patience for.
	Verify(n int64, pause Pause) (Report, error)
	MaxVerify() int64
}

// A Move into a P-position, with a concrete way to make it.
type Move struct {
	To Position

	// Change is what is added to each pile, or, when negative, removed from it,
	// in the order of the position moved from. The piles that result are those
	// of To in some order.
	Change []*big.Int

	// Pair are the two piles, by their place in the position moved from, that
	// make the Wythoff part of the move; twice the same when one pile is all
	// that a move may change.
	Pair [2]int
}

// A Legality says whether a move is legal. Reasons are whole sentences, one for
// each thing that makes it legal; of an illegal move, those that say what is
// missing.
type Legality struct {
	Legal   bool
	Reasons []string

	// Of a legal move, a way to make it, as in [Move].
	Change []*big.Int
	Pair   [2]int
}

// A Report is what a verification found.
type Report struct {
	Checked int64    // positions compared
	Differ  int64    // how many of them the list and the definition disagree about
	First   Position // the first of those in lexicographic order; nil if none
	Route   string   // what was compared with what: a sentence
}

// A Bound says that something would not fit, and what would.
type Bound struct {
	Asked string // what was asked: "10000000000 rows of Wytlex(16)"
	Fits  string // what fits: "the first 1500000 rows"
	Rows  int64  // how many rows fit, where rows were asked for; else 0
}

// Error is a sentence.
func (b *Bound) Error() string {
	return fmt.Sprintf("piles: %s would not fit; what fits is %s", b.Asked, b.Fits)
}

// Sorted reports whether the piles are in nondecreasing order and none is
// negative.
func (p Position) Sorted() bool {
	for i, size := range p {
		if size.Sign() < 0 || i > 0 && size.Cmp(p[i-1]) < 0 {
			return false
		}
	}
	return true
}
