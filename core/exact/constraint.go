package exact

import (
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

// The games with a constraint function f (Fraenkel): k tokens from one pile and
// l from the other when |k − l| < f(x1, y1, x0). Sets of such games are [G2],
// [G3], and those of [ST], which is the game with f = (s−1)(x0 − x1) + t.

// constrained: along a chain k − l is monotone. The allowed indices are an interval,
// which, unless it is empty, has in it one of the two indices between which
// k − l passes 0, or the one that is nearest. From (x, y), x ≤ y, let
// d = y − x, and go to (a_n, b_n) with k − l = b_n − a_n − d:
//
//   - G2, b = 2a, f = x − a: |a_n − d| < x − a_n. If d ≥ x, none is; else all
//     a_n ≤ d are, and further those with 2a_n < y.
//   - G3, b = a + 2^n − 1, f = 2^n: all from the greatest 2^n ≤ d + 1 on.
//   - (s,t): all from where l < s·k + t on, which is where l ≤ k at the latest.
//
// To (b_n, a_n), where l − k = d + b_n − a_n: in G2 those with 2a_n < 2x − y; in
// G3 none, unless d = 0; in (s,t) the first ones.
func (c *chain) constrained(f *game.Constraint, x, y *big.Int, limit int) []point {
	to := integer.Smaller(c.upTo(1, 0, plus(x, -1)), c.upTo(0, 1, plus(y, -1)))
	if c.first.Cmp(to) >= 0 {
		return nil
	}
	allowed := func(n *big.Int) (point, bool) {
		u, v := c.corner(n)
		return point{u, v}, f.AllowsBig(x, y, u, v)
	}
	n, ok := c.nearest(sub(y, x), to), false
	for _, n = range []*big.Int{integer.Larger(plus(n, -1), c.first), integer.Smaller(n, plus(to, -1))} {
		if _, ok = allowed(n); ok {
			break
		}
	}
	if !ok {
		return nil
	}
	n = firstPositive(c.first, n, func(n *big.Int) *big.Int {
		u, v := c.corner(n)
		bound, err := f.LimitBig(integer.Smaller(u, v), integer.Larger(u, v), integer.Smaller(x, y))
		if err != nil {
			return bigInt(-1)
		}
		apart := sub(sub(x, u), sub(y, v))
		return bound.Sub(bound, apart.Abs(apart))
	})
	var found []point
	for ; n.Cmp(to) < 0 && len(found) < limit; n = plus(n, 1) {
		p, ok := allowed(n)
		if !ok {
			break
		}
		found = append(found, p)
	}
	return found
}

// firstPositive is the least n from low to high with f(n) > 0, where f(high) > 0
// and n is so from some point on. Values of f are costly, and nearly linear: the
// search begins where a line through the ends of the interval passes 0.
func firstPositive(low, high *big.Int, f func(*big.Int) *big.Int) *big.Int {
	at := f(low)
	if at.Sign() > 0 {
		return low
	}
	at.Neg(at)
	guess := mul(sub(high, low), at)
	guess.Quo(guess, add(at, f(high)))
	guess.Add(guess, low) // in low..high−1
	positive := func(n *big.Int) bool { return n.Cmp(high) >= 0 || n.Cmp(low) > 0 && f(n).Sign() > 0 }
	if !positive(guess) {
		return gallop(guess, positive)
	}
	back := gallop(new(big.Int), func(d *big.Int) bool { return !positive(sub(guess, d)) })
	return plus(sub(guess, back), 1)
}

// nearest is the first index, to at most, at which y − x has passed d.
func (c *chain) nearest(d, to *big.Int) *big.Int {
	if least, _ := c.seq.increments(-1, 1); least >= 0 {
		return integer.Smaller(c.upTo(-1, 1, d), to)
	}
	return integer.Smaller(c.upTo(1, -1, neg(d)), to)
}

// constrained: the only lattices that are asked are single positions.
func (l *lattice) constrained(f *game.Constraint, x, y *big.Int, _ int) []point {
	u, v := l.x.first, l.y.first
	if l.x.last == nil || l.x.last.Cmp(u) != 0 || l.y.last == nil || l.y.last.Cmp(v) != 0 {
		panic("exact: no game with a constraint function has a lattice")
	}
	if u.Cmp(x) < 0 && v.Cmp(y) < 0 && f.AllowsBig(x, y, u, v) {
		return []point{{u, v}}
	}
	return nil
}
