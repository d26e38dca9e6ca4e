package exact

import (
	"math/big"

	"wythoffatlas/core/game"
)

// A Set is the set of P-positions of a game, known by a theorem: a union of
// disjoint parts. Make one with a constructor such as [ST] or [WAB]. Nothing
// changes it, so any number of goroutines may ask it.
//
// A position is (x, y), heaps of x and y tokens; no position has a negative
// heap. Methods do not change their arguments, and what they return is the
// caller's to change.
type Set struct {
	// Symmetric says that (y, x) belongs to the set when (x, y) does. The table
	// of such a game lists only the positions with x ≤ y.
	Symmetric bool

	parts []part
	table []part // the positions of the game's table: all, or those with x ≤ y
}

// A part is some of the P-positions, in a shape that can be counted. It has more
// than six methods because a set asks every question of all its parts: one that
// could not be asked would make the union wrong.
type part interface {
	has(x, y *big.Int) bool
	// count counts the positions with x0 ≤ x < x1, y0 ≤ y < y1.
	count(x0, y0, x1, y1 *big.Int) *big.Int
	// paint adds the part to a tile.
	paint(*tile)

	// below counts the positions with x + y < total.
	below(total *big.Int) *big.Int
	// on adds the abscissas of the positions with x + y = total to dst.
	on(total *big.Int, dst []axis) []axis
	// next is the least total ≥ this of any position, nil if none is left.
	next(total *big.Int) *big.Int

	// column returns the ordinates of the positions with this x.
	column(x *big.Int) []axis
	// row returns the abscissas of the positions with this y.
	row(y *big.Int) []axis
	// paced is a view of the part that calls step between steps; see [Set.Within].
	paced(step func()) part
	// both returns positions (x', y') with x' < x and y' < y to which the rule leads
	// from (x, y), at least those among the first `limit` by total.
	both(rule game.TwoHeapRule, x, y *big.Int, limit int) []point
}

// Has reports whether (x, y) is a P-position.
func (s *Set) Has(x, y *big.Int) bool {
	for _, p := range s.parts {
		if p.has(x, y) {
			return true
		}
	}
	return false
}

// Count counts the P-positions in the rectangle x0 ≤ x < x1, y0 ≤ y < y1, which
// may reach below zero or be empty.
func (s *Set) Count(x0, y0, x1, y1 *big.Int) *big.Int {
	n := new(big.Int)
	if x0.Cmp(x1) >= 0 || y0.Cmp(y1) >= 0 {
		return n
	}
	for _, p := range s.parts {
		n.Add(n, p.count(x0, y0, x1, y1))
	}
	return n
}

// Column returns the least `limit` ordinates y ≥ from for which (x, y) is a
// P-position, in order.
func (s *Set) Column(x, from *big.Int, limit int) []*big.Int {
	var axes []axis
	for _, p := range s.parts {
		axes = append(axes, p.column(x)...)
	}
	return copies(merged(axes, from, limit))
}

// copies makes numbers the caller's, which parts may share.
func copies(all []*big.Int) []*big.Int {
	for i, n := range all {
		all[i] = new(big.Int).Set(n)
	}
	return all
}

// Partner returns the least y for which (x, y) is a P-position, or nil. In the
// symmetric games of the papers there is just one, but in the first columns of
// a misère game.
func (s *Set) Partner(x *big.Int) *big.Int {
	if ys := s.Column(x, new(big.Int), 1); len(ys) > 0 {
		return ys[0]
	}
	return nil
}

// InRow returns the least `limit` abscissas x for which (x, y) is a P-position,
// in order.
func (s *Set) InRow(y *big.Int, limit int) []*big.Int {
	var axes []axis
	for _, p := range s.parts {
		axes = append(axes, p.row(y)...)
	}
	return copies(merged(axes, new(big.Int), limit))
}
