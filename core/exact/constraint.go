package exact

import "math/big"

// WinningUnder is [Set.Winning] for a game with a constraint function (seed
// 002): any number may be taken from one pile, or some from both when it leads
// from sorted piles x0 ≤ y0 to x1 ≤ y1 with
//
//	|(y0 − x0) − (y1 − x1)| < f(x1, y1, x0).
//
// It is for the sets of [G2] and [G3], where it finds every such move. For x0 =
// a, y0 = b and d = b − a these lead, in G2 where f = x0 − x1, to the rows with
// a_n < b/2 if d < a, and else to none; in G3 where f = y1 − x1 + 1 = 2^n, to
// the rows with 2^(n+1) > d + 1. So the moves are in the first rows, or in the
// few whose 2^n is less than b.
func (s *Set) WinningUnder(f func(x1, y1, x0 *big.Int) *big.Int, x, y *big.Int, limit int) [][2]*big.Int {
	var found []point
	low, high := smaller(x, y), larger(x, y)
	gap := sub(high, low)
	zero := new(big.Int)
	for _, p := range s.parts {
		for _, v := range merged(before(p.column(x), y), zero, limit) {
			found = append(found, point{x, v})
		}
		for _, u := range merged(before(p.row(y), x), zero, limit) {
			found = append(found, point{u, y})
		}
	}
	lists := func(n *big.Int) (point, bool) {
		a, b := s.Nth(n)
		return point{a, b}, a != nil && a.Cmp(low) < 0 && b.Cmp(high) < 0
	}
	vain := 0
	for n := new(big.Int); len(found) < 3*limit && vain < patience; n = plus(n, 1) {
		row, ok := lists(n)
		if !ok {
			break
		}
		vain++
		gained := sub(gap, sub(row[1], row[0]))
		if gained.CmpAbs(f(row[0], row[1], low)) >= 0 {
			continue
		}
		for _, to := range []point{row, {row[1], row[0]}} {
			if to[0].Cmp(x) < 0 && to[1].Cmp(y) < 0 {
				found = append(found, to)
				vain = 0
			}
		}
	}
	return firstByTotal(found, limit)
}

// before keeps the elements less than n.
func before(axes []axis, n *big.Int) []axis {
	for i := range axes {
		axes[i] = axes[i].within(nil, plus(n, -1))
	}
	return axes
}
