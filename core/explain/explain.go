// Package explain answers what a player asks about a position: where one may
// move, whether a move is legal and by which rule, and why the position is won or
// lost. Every sentence rests on something that was computed for that position.
package explain

import (
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// A Decider knows the outcomes of one game, by whatever route. All that this
// package and package play know of P-positions they know from it.
type Decider interface {
	// Decide reports whether at is a P-position, and says in a sentence how that is
	// known. An error says why it could not be decided.
	Decide(at game.Vector, pause pause.Func) (isP bool, how string, err error)

	// Winning lists moves from at into P-positions, the first limit in the
	// table's order: by total, then lexicographically. There are none if at is P.
	Winning(at game.Vector, limit int, pause pause.Func) ([]game.Move, error)

	// Lost lists the options of at that are P, as Winning does, whatever at is. A
	// P-position has some only where options may be forbidden.
	Lost(at game.Vector, limit int, pause pause.Func) ([]game.Move, error)
}

// A Kind says which heaps a move takes from.
type Kind uint8

const (
	First  Kind = iota // from the first heap alone: a horizontal move
	Second             // from the second heap alone: a vertical move
	Both               // from both: an extended diagonal move
	kinds
)

// String is the kind in words, as in "taking from the first heap".
func (k Kind) String() string {
	return [...]string{"from the first heap", "from the second heap", "from both heaps"}[k]
}

// KindOf is the kind of a taking that leads from one pair to another.
func KindOf(from, to game.Vector) Kind {
	switch {
	case from[1].Cmp(to[1]) == 0:
		return First
	case from[0].Cmp(to[0]) == 0:
		return Second
	}
	return Both
}

// Short forms for numbers of any size; none changes its arguments.

func num(n int64) *big.Int               { return big.NewInt(n) }
func add(a, b *big.Int) *big.Int         { return new(big.Int).Add(a, b) }
func sub(a, b *big.Int) *big.Int         { return new(big.Int).Sub(a, b) }
func mul(a, b *big.Int) *big.Int         { return new(big.Int).Mul(a, b) }
func plus(a *big.Int, n int64) *big.Int  { return add(a, num(n)) }
func times(a *big.Int, n int64) *big.Int { return mul(a, num(n)) }
