// Package piles is what games with any number of piles have in common: their
// positions, the list of their P-positions, and what is asked of it.
package piles

import (
	"errors"
	"fmt"
	"math/big"
	"slices"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// MaxPiles bounds the piles of a game.
const MaxPiles = 16

// A Game knows the P-positions of one game with K piles, as far as they have
// been listed, and decides any position within bounds. Row 0 is the position
// without tokens (in misère play: the first P-position). It is not for concurrent
// use. It has more than six methods because the rows that are listed and the
// decisions beyond them come from one search, which either may extend.
type Game interface {
	List
	Rules

	// Floor is what every row from row n ≤ Rows on has at least in pile i < K, as
	// a theorem or the order of the rows has it; 0 if nothing is known.
	Floor(i int, n int64) int64
}

// A List is the P-positions listed so far.
type List interface {
	// Piles is K.
	Piles() int

	// Rows is how many rows of the table are known.
	Rows() int64

	// Extend lists P-positions until n rows are known. If so many do not fit,
	// it changes nothing and returns a [*Bound].
	Extend(n int64, pause pause.Func) error

	// Bytes is about how much memory the list takes now.
	Bytes() int64

	// Row is row n < Rows.
	Row(n int64) game.Vector

	// At is the size of pile i < K in row n < Rows; [math.MaxInt64] if it does
	// not fit an int64.
	At(n int64, i int) int64
}

// Rules decide positions and moves.
type Rules interface {
	// Outcome reports whether v is a P-position. If that cannot be decided
	// within bounds the error says what could.
	Outcome(v game.Vector, pause pause.Func) (isP bool, err error)

	// Winning lists P-positions that can be reached from v in one move, at most
	// limit, in the table's order; none if v is a P-position.
	Winning(v game.Vector, limit int, pause pause.Func) ([]game.Move, error)

	// Legal says whether a player may move from a to b, and why.
	Legal(a, b game.Vector) Legality

	// Verify holds the list against the definition: all positions with piles
	// below n ≥ 1. MaxVerify bounds n.
	Verify(n int64, pause pause.Func) (Report, error)
	MaxVerify() int64
}

// An Owner finds the integer v > 0 among the known rows: the least row that has
// it, and in which pile; ok is false if none has. In a game whose P-positions
// tile the positive integers there is never a second.
type Owner interface {
	Owner(v *big.Int) (row int64, pile int, ok bool)
}

// A BulkOwner finds many at once: dst[i] becomes 1 + the pile that has from + i,
// or 0.
type BulkOwner interface {
	Owners(dst []byte, from int64)
}

// A Trender has rows that follow lines, which this one of them shows.
type Trender interface {
	TrendRow() int64
}

// A Follower tells how p_i/n, and then for i > 1 how p_i/p_1, move up to row n ≥ 2.
type Follower interface {
	Moving(n int64, pause pause.Func) (byRow, byFirst []Quotient, err error)
}

// A Quotient is of two numbers of a row: as it is in the last row that was looked at,
// and the least and the largest it was in the second half of the rows.
type Quotient struct{ Last, Low, High *big.Rat }

// A Counter counts the options of a position, sorted vectors as they are.
type Counter interface {
	CountOptions(v game.Vector) *big.Int
}

// A Mover says whether a player may move from a to b, as Legal does, without the
// reasons: options are found by trying many vectors.
type Mover interface {
	MayMove(a, b game.Vector) bool
}

// A Shrinker reports whether no option of v has more tokens than v. If some have,
// why says so in a sentence.
type Shrinker interface {
	Shrinks(v game.Vector) (shrinks bool, why string)
}

// A Legality says whether a move is legal. Reasons are whole sentences, one for
// each thing that makes it legal; of an illegal move, those that say what is
// missing.
type Legality struct {
	Legal   bool
	Reasons []string

	// Of a legal move, a way to make it, as in [game.Move].
	Change []*big.Int
	Pair   [2]int
}

// A Report is what a verification found.
type Report struct {
	Checked int64       // positions compared
	Differ  int64       // how many of them two ways, such as the list and the definition, disagree about
	First   game.Vector // the first of those in lexicographic order; nil if none
	Route   string      // what was compared with what: a sentence
}

// Differs notes a position about which they disagree, the caller's no more.
func (r *Report) Differs(at game.Vector) {
	r.Differ++
	if r.First == nil || slices.CompareFunc(at, r.First, (*big.Int).Cmp) < 0 {
		r.First = at
	}
}

// A Bound says that something would not fit, and what would.
type Bound struct {
	Asked string // what was asked: "10000000000 rows of Wytlex(16)"
	Fits  string // what fits: "the first 1500000 rows"
	Rows  int64  // how many rows fit, where rows were asked for; else 0
}

// Error is what is said after the package's name.
func (b *Bound) Error() string { return "piles: " + b.Words() }

// Words is what is said to people.
func (b *Bound) Words() string {
	return fmt.Sprintf("%s would not fit; what fits is %s", b.Asked, b.Fits)
}

// ExtendAsFits has a list know n rows, or, if no more fit and they are more than
// least, as many as do; then the note says in a sentence why there are fewer, and
// fits how many fit.
func ExtendAsFits(list List, least, n int64, pause pause.Func) (fits int64, note string, err error) {
	err = list.Extend(n, pause)
	var bound *Bound
	if errors.As(err, &bound) {
		fits, note, err = bound.Rows, bound.Words()+".", nil
		if fits > least {
			err = list.Extend(fits, pause)
		}
	}
	return fits, note, err
}
