package explain

import (
	"math/big"
	"sort"
)

// Exact counts of the takings from both heaps: k of one progression, l of
// another, in the cone k < s·l + t, l < s·k + t, with k + l ≥ least. They are the
// points of a lattice in a convex polygon: column by column, a sum of quotients.

// A line is the value (p·k + q)/d of l at k; d > 0.
type line struct{ p, q, d *big.Int }

// compare compares two lines at k.
func (a line) compare(b line, k *big.Int) int {
	left := mul(add(mul(a.p, k), a.q), b.d)
	return left.Cmp(mul(add(mul(b.p, k), b.q), a.d))
}

// pairs counts the pairs (k, l) of the cone (s, t) with k of one progression and
// l of the other and k + l ≥ least.
func pairs(one, other progression, s, t int64, least *big.Int) *big.Int {
	unit, zero := num(1), new(big.Int)
	// Of the progression in l, those above floor(w) and up to u count.
	above := []line{
		{zero, other.last, unit},   // l ≤ last
		{num(s), num(t - 1), unit}, // l ≤ s·k + t − 1
	}
	below := []line{
		{zero, zero, unit},               // l > 0
		{unit, num(-t), num(s)},          // l > (k − t)/s, rounded down
		{num(-1), plus(least, -1), unit}, // l > least − k − 1
	}
	columns := one.upTo(one.last)
	total := new(big.Int)
	cuts := crossings(append(above[:2:2], below...), one, columns)
	for c, from := range cuts[:len(cuts)-1] {
		n := sub(cuts[c+1], from)
		k := plus(times(from, one.step), one.first)
		u, w := extreme(above, k, -1), extreme(below, k, 1)
		if u.compare(w, k) < 0 {
			continue
		}
		total.Add(total, sub(other.under(u, k, one.step, n), other.under(w, k, one.step, n)))
	}
	return total
}

// extreme is the lowest (side −1) or topmost (side 1) of lines at k.
func extreme(lines []line, k *big.Int, side int) line {
	best := lines[0]
	for _, l := range lines[1:] {
		if l.compare(best, k) == side {
			best = l
		}
	}
	return best
}

// crossings are the columns 0 ≤ i < columns of a progression at which the order
// of the lines may have changed since the column before, with 0 first and
// columns last.
func crossings(lines []line, one progression, columns *big.Int) []*big.Int {
	cuts := []*big.Int{new(big.Int), columns}
	for i, a := range lines {
		for _, b := range lines[:i] {
			slope := sub(mul(a.p, b.d), mul(b.p, a.d))
			if slope.Sign() == 0 {
				continue
			}
			// They meet at k = rise/slope, after column ⌊(k − first)/step⌋.
			rise := sub(mul(b.q, a.d), mul(a.q, b.d))
			if slope.Sign() < 0 {
				slope.Neg(slope)
				rise.Neg(rise)
			}
			rise.Sub(rise, times(slope, one.first))
			cut := plus(new(big.Int).Div(rise, times(slope, one.step)), 1)
			if cut.Sign() > 0 && cut.Cmp(columns) < 0 {
				cuts = append(cuts, cut)
			}
		}
	}
	sort.Slice(cuts, func(i, j int) bool { return cuts[i].Cmp(cuts[j]) < 0 })
	return cuts
}

// under adds up, for the n columns k, k+step, …, how many first, first+step', …
// are at most the line there.
func (p progression) under(l line, k *big.Int, step int64, n *big.Int) *big.Int {
	// ⌊(⌊(p·k+q)/d⌋ + step' − first)/step'⌋ = ⌊(p·k + q + d(step' − first))/(d·step')⌋
	offset := add(add(mul(l.p, k), l.q), times(l.d, p.step-p.first))
	return quotients(n, times(l.p, step), offset, times(l.d, p.step))
}

// quotients is ∑ ⌊(a·i + b)/c⌋ over 0 ≤ i < n, for c > 0: as many steps as
// Euclid's algorithm takes for a and c.
func quotients(n, a, b, c *big.Int) *big.Int {
	sum := new(big.Int)
	for n.Sign() > 0 {
		q, r := new(big.Int), new(big.Int)
		q.DivMod(a, c, r) // r ≥ 0, as c > 0
		pairs := mul(n, plus(n, -1))
		sum.Add(sum, q.Mul(q, pairs.Rsh(pairs, 1)))
		a = r
		q, r = new(big.Int), new(big.Int)
		q.DivMod(b, c, r)
		sum.Add(sum, q.Mul(q, n))
		b = r
		// The last quotient is m; the sum is the points under the line, read by
		// rows instead of columns.
		top := add(mul(a, n), b)
		n, b = new(big.Int).DivMod(top, c, new(big.Int))
		a, c = c, a
	}
	return sum
}
