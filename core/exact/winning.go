package exact

import (
	"math/big"
	"sort"

	"wythoffatlas/core/game"
)

// A point is a position with heaps of any size.
type point = [2]*big.Int

// constrained is a part of a game with a constraint function: it returns what
// part.both does, for that function.
type constrained interface {
	constrained(f *game.Constraint, x, y *big.Int, limit int) []point
}

// Winning returns the P-positions that one move of r reaches from (x, y): the
// winning moves. If there are more than limit it returns the first in the
// table's order, by total and then by the first heap. There are none just when
// (x, y) is P (or terminal, in misère play). r must be the ruleset that the set
// solves; for others the form of the answer may not fit, which panics.
func (s *Set) Winning(r game.Ruleset, x, y *big.Int, limit int) [][2]*big.Int {
	var found []point
	for _, p := range s.parts {
		for _, a := range p.column(x) {
			for _, taken := range r.Second {
				for _, v := range merged([]axis{takeFrom(a, y, taken)}, new(big.Int), limit) {
					found = append(found, point{x, v})
				}
			}
		}
		for _, a := range p.row(y) {
			for _, taken := range r.First {
				for _, u := range merged([]axis{takeFrom(a, x, taken)}, new(big.Int), limit) {
					found = append(found, point{u, y})
				}
			}
		}
		switch {
		case r.Constraint != nil:
			found = append(found, p.(constrained).constrained(r.Constraint, x, y, limit)...)
		case len(r.TwoHeap.D1) > 0 && len(r.TwoHeap.D2) > 0:
			found = append(found, p.both(r.TwoHeap, x, y, limit)...)
		}
	}
	return firstByTotal(found, limit)
}

// takeFrom keeps the elements of a that a taking of the piece leaves of x.
func takeFrom(a axis, x *big.Int, p game.Piece) axis {
	var least *big.Int
	if p.Max > 0 {
		least = plus(x, -p.Max)
	}
	return a.within(least, plus(x, -1)).congruent(plus(x, -p.Res), p.Mod)
}

// firstByTotal sorts, drops what came twice (by two pieces of one set of
// takings), cuts off, and copies.
func firstByTotal(found []point, limit int) []point {
	sort.Slice(found, func(i, j int) bool { return earlier(found[i], found[j]) })
	var first []point
	for _, p := range found {
		if len(first) == limit {
			break
		}
		if n := len(first); n == 0 || earlier(first[n-1], p) {
			first = append(first, point(copies([]*big.Int{p[0], p[1]})))
		}
	}
	return first
}

// earlier is the order of the table.
func earlier(a, b point) bool {
	if c := add(a[0], a[1]).Cmp(add(b[0], b[1])); c != 0 {
		return c < 0
	}
	return a[0].Cmp(b[0]) < 0
}

// mirrored is the rule with the heaps exchanged.
func mirrored(rule game.TwoHeapRule) game.TwoHeapRule {
	rule.D1, rule.D2 = rule.D2, rule.D1
	return rule
}

// transposed exchanges the heaps of points in place.
func transposed(points []point) []point {
	for i, p := range points {
		points[i] = point{p[1], p[0]}
	}
	return points
}
