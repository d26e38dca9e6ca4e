package exact

import (
	"math/big"

	"wythoffatlas/core/game"
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
	to := smaller(c.upTo(1, 0, plus(x, -1)), c.upTo(0, 1, plus(y, -1)))
	if c.first.Cmp(to) >= 0 {
		return nil
	}
	allowed := func(n *big.Int) (point, bool) {
		u, v := c.corner(n)
		return point{u, v}, f.AllowsBig(x, y, u, v)
	}
	n, ok := c.nearest(sub(y, x), to), false
	for _, n = range []*big.Int{larger(plus(n, -1), c.first), smaller(n, plus(to, -1))} {
		if _, ok = allowed(n); ok {
			break
		}
	}
	if !ok {
		return nil
	}
	back := gallop(new(big.Int), func(d *big.Int) bool {
		m := sub(n, d)
		if m.Cmp(c.first) < 0 {
			return true
		}
		_, ok := allowed(m)
		return !ok
	})
	var found []point
	for n = plus(sub(n, back), 1); n.Cmp(to) < 0 && len(found) < limit; n = plus(n, 1) {
		p, ok := allowed(n)
		if !ok {
			break
		}
		found = append(found, p)
	}
	return found
}

// nearest is the first index, to at most, at which y − x has passed d.
func (c *chain) nearest(d, to *big.Int) *big.Int {
	if least, _ := c.seq.increments(-1, 1); least >= 0 {
		return smaller(c.upTo(-1, 1, d), to)
	}
	return smaller(c.upTo(1, -1, neg(d)), to)
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

func (c *comb) constrained(*game.Constraint, *big.Int, *big.Int, int) []point {
	panic("exact: no game with a constraint function has a comb")
}

func (fl flipped) constrained(f *game.Constraint, x, y *big.Int, limit int) []point {
	return transposed(fl.part.constrained(f, y, x, limit))
}
