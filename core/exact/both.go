package exact

import (
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

// patience bounds how many points in a row are looked at in vain. Where the
// rule restricts what may be taken together, the chains of this package are
// arithmetic, or are magnified by the modulus: their residues repeat at once,
// for moduli up to 64 after at most 64² points.
const patience = game.MaxModulus * game.MaxModulus

// both: the rule is l < s·k + t and k < s·l + t with k, l ≥ 1 (Liu & Li, Eq. 5:
// max < s·min + t, where the smaller of the two always complies). For the
// position (i, j) of block (X, Y) this is
//
//	Y − sX ≥ (y−j) − s(x−i) − t + 1,  X − sY ≥ (x−i) − s(y−j) − t + 1,
//
// and the left sides are monotone along a chain. So its indices are an
// interval, found by rank.
func (c *chain) both(rule game.TwoHeapRule, x, y *big.Int, limit int) []point {
	var found []point
	for i := range c.w {
		if !mayHit(rule.D1, sub(x, plus(c.ox, i)), c.k) {
			continue
		}
		for j := range c.h {
			if mayHit(rule.D2, sub(y, plus(c.oy, j)), c.k) {
				found = c.bothAt(rule, x, y, i, j, limit, found)
			}
		}
	}
	return found
}

// mayHit reports whether a taking in the set may be ≡ d (mod k).
func mayHit(t game.SubtractionSet, d *big.Int, k int64) bool {
	for _, p := range t {
		g, _ := bezout(k%p.Mod, p.Mod)
		if integer.Modulo(plus(d, -p.Res), g) == 0 {
			return true
		}
	}
	return false
}

// bothAt adds what position (i, j) of each block contributes.
func (c *chain) bothAt(rule game.TwoHeapRule, x, y *big.Int, i, j int64, limit int, found []point) []point {
	u, v := plus(x, -i), plus(y, -j)
	to := integer.Smaller(c.upTo(1, 0, plus(u, -1)), c.upTo(0, 1, plus(v, -1)))
	n := c.first
	n, to = c.atLeast(-rule.S, 1, plus(sub(v, times(u, rule.S)), 1-rule.T), n, to)
	n, to = c.atLeast(1, -rule.S, plus(sub(u, times(v, rule.S)), 1-rule.T), n, to)
	vain := 0
	for limit > 0 && n.Cmp(to) < 0 && vain < patience {
		cx, cy := c.corner(n)
		if rule.D1.HasBig(sub(u, cx)) && rule.D2.HasBig(sub(v, cy)) {
			found = append(found, point{plus(cx, i), plus(cy, j)})
			limit--
			vain = -1
		}
		n = plus(n, 1)
		vain++
	}
	return found
}

// atLeast narrows from..to−1 to the blocks whose corner has p·x + q·y ≥ v.
func (c *chain) atLeast(p, q int64, v, from, to *big.Int) (*big.Int, *big.Int) {
	switch least, most := c.seq.increments(p, q); {
	case least == 0 && most == 0:
		x, y := c.corner(c.first)
		if add(times(x, p), times(y, q)).Cmp(v) < 0 {
			to = from
		}
	case least >= 0:
		from = integer.Larger(from, c.upTo(p, q, plus(v, -1)))
	case most <= 0:
		to = integer.Smaller(to, c.upTo(-p, -q, neg(v)))
	default:
		panic("exact: the rule for both heaps is not monotone along this chain")
	}
	return from, to
}
