package game

import (
	"math/big"
	"slices"
	"strings"

	"wythoffatlas/core/lists"
)

// A Vector is a position with any number of heaps of any size, none of them
// negative. In games whose heaps are told apart by their place the order counts;
// in others they are in nondecreasing order, see [Vector.Sorted].
type Vector []*big.Int

// VectorOf is the vector of some machine integers.
func VectorOf(sizes ...int64) Vector {
	return Vector(lists.Map(sizes, big.NewInt))
}

// Sorted reports whether the heaps are in nondecreasing order and none is
// negative.
func (v Vector) Sorted() bool {
	for i, size := range v {
		if size.Sign() < 0 || i > 0 && size.Cmp(v[i-1]) < 0 {
			return false
		}
	}
	return true
}

// InOrder is v with its heaps in nondecreasing order.
func (v Vector) InOrder() Vector { return slices.SortedFunc(slices.Values(v), (*big.Int).Cmp) }

// Equal reports whether both are the same position.
func (v Vector) Equal(w Vector) bool {
	return slices.EqualFunc(v, w, func(a, b *big.Int) bool { return a.Cmp(b) == 0 })
}

// String is the position in brackets, each number cut if it is very long.
func (v Vector) String() string {
	return "(" + strings.Join(lists.Map(v, func(n *big.Int) string { return Clip(n.String()) }), ", ") + ")"
}

// Small is the position as a pair of machine integers; ok is false if it has not
// two heaps or one does not fit.
func (v Vector) Small() (p Position, ok bool) {
	if len(v) != 2 || !v[0].IsInt64() || !v[1].IsInt64() {
		return Position{}, false
	}
	return Position{X: v[0].Int64(), Y: v[1].Int64()}, true
}

// A Move leads to the position To.
type Move struct {
	To Vector

	// Change is what is added to each heap, or, when negative, removed from it,
	// in the order of the position moved from. The heaps that result are those
	// of To, of a game that keeps them sorted in some order.
	Change []*big.Int

	// Pair are the two heaps, by their place in the position moved from, that
	// make the Wythoff part of the move; twice the same when one heap is all
	// that a move may change.
	Pair [2]int
}

// PairMove is the move between positions with two heaps.
func PairMove(from, to Vector) Move {
	m := Move{To: to, Change: make([]*big.Int, len(from)), Pair: [2]int{0, 1}}
	for i := range from {
		m.Change[i] = new(big.Int).Sub(to[i], from[i])
	}
	switch {
	case m.Change[0].Sign() == 0:
		m.Pair = [2]int{1, 1}
	case m.Change[1].Sign() == 0:
		m.Pair = [2]int{0, 0}
	}
	return m
}
