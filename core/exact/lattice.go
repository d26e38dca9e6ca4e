package exact

import (
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

// A lattice is all (x, y) with x in one progression and y in another. With
// both of length 1 it is a single position.
type lattice struct {
	x, y axis
	// upper keeps only the positions with x ≤ y, for the table of a symmetric
	// game; x and y are then the same progression. It says nothing to has,
	// count, paint, column, row and both, which tables do not need.
	upper bool
}

// spot is the lattice of the single position (x, y).
func spot(x, y int64) *lattice { return &lattice{x: run(bigInt(x), 1), y: run(bigInt(y), 1)} }

func (l *lattice) has(x, y *big.Int) bool { return l.x.has(x) && l.y.has(y) }

func (l *lattice) count(x0, y0, x1, y1 *big.Int) *big.Int {
	return mul(sub(l.x.below(x1), l.x.below(x0)), sub(l.y.below(y1), l.y.below(y0)))
}

func (l *lattice) column(x *big.Int) []axis {
	if l.x.has(x) {
		return []axis{l.y}
	}
	return nil
}

func (l *lattice) row(y *big.Int) []axis {
	if l.y.has(y) {
		return []axis{l.x}
	}
	return nil
}

// below sums over the columns, unless the rows are fewer. Of an upper lattice
// it counts half, the diagonal in full.
func (l *lattice) below(total *big.Int) *big.Int {
	n := columnsBelow(l.x, l.y, total)
	if l.upper {
		diagonal := l.x.below(integer.FloorDiv(plus(total, 1), 2))
		n.Add(n, diagonal).Rsh(n, 1)
	}
	return n
}

// columnsBelow counts the x of a and y of b with x + y < total.
func columnsBelow(a, b axis, total *big.Int) *big.Int {
	if a.last == nil && b.last == nil {
		return triangle(a.step, b.step, plus(sub(total, add(a.first, b.first)), -1))
	}
	if a.last == nil || b.last != nil && b.last.Cmp(a.last) < 0 {
		a, b = b, a
	}
	// Finite progressions are a few rows or columns: sum over them.
	n := new(big.Int)
	for x := a.first; x.Cmp(a.last) <= 0; x = plus(x, a.step) {
		n.Add(n, b.below(sub(total, x)))
	}
	return n
}

// triangle counts the i, j ≥ 0 with p·i + q·j ≤ r.
func triangle(p, q int64, r *big.Int) *big.Int {
	if r.Sign() < 0 {
		return new(big.Int)
	}
	// With i = m − i', m = ⌊r/p⌋, column i' has 1 + ⌊(p·i' + r − pm)/q⌋ points.
	m := integer.FloorDiv(r, p)
	n := plus(m, 1)
	return add(n, floorSum(n, bigInt(q), bigInt(p), sub(r, times(m, p))))
}

// floorSum is Σ ⌊(a·i + b)/m⌋ over 0 ≤ i < n, for a, b ≥ 0, by Euclid's
// algorithm on a and m: whole steps are taken out, then the points under the
// line are counted by rows instead of columns.
func floorSum(n, m, a, b *big.Int) *big.Int {
	if n.Sign() == 0 {
		return new(big.Int)
	}
	qa, ra := new(big.Int).QuoRem(a, m, new(big.Int))
	qb, rb := new(big.Int).QuoRem(b, m, new(big.Int))
	pairs := mul(n, plus(n, -1))
	sum := add(mul(pairs.Rsh(pairs, 1), qa), mul(n, qb))
	top := add(mul(ra, n), rb)
	if top.Cmp(m) < 0 {
		return sum
	}
	rows, rest := new(big.Int).QuoRem(top, m, new(big.Int))
	return sum.Add(sum, floorSum(rows, ra, m, rest))
}

func (l *lattice) on(total *big.Int, dst []axis) []axis {
	a := l.x.within(nil, sub(total, l.y.first)).congruent(sub(total, l.y.first), l.y.step)
	if l.y.last != nil {
		a = a.within(sub(total, l.y.last), nil)
	}
	if l.upper {
		a = a.within(nil, integer.FloorDiv(total, 2))
	}
	if a.empty() {
		return dst
	}
	return append(dst, a)
}

func (l *lattice) next(total *big.Int) *big.Int {
	if l.x.last != nil && l.y.last != nil && total.Cmp(add(l.x.last, l.y.last)) > 0 {
		return nil
	}
	before := l.below(total)
	return gallop(plus(total, -1), func(t *big.Int) bool { return l.below(plus(t, 1)).Cmp(before) > 0 })
}

// both: where one progression is finite, row by row or column by column; else
// total by total.
func (l *lattice) both(rule game.TwoHeapRule, x, y *big.Int, limit int) []point {
	if l.x.last != nil && l.y.last == nil {
		return transposed((&lattice{x: l.y, y: l.x}).both(mirrored(rule), y, x, limit))
	}
	var found []point
	for _, p := range rule.D1 {
		for _, q := range rule.D2 {
			left := &lattice{x: takeFrom(l.x, x, p), y: takeFrom(l.y, y, q)}
			switch {
			case left.x.empty() || left.y.empty():
			case l.y.last != nil:
				found = append(found, left.bothByRows(rule, x, y, limit)...)
			default:
				found = append(found, left.bothByTotals(rule, x, y, limit)...)
			}
		}
	}
	return found
}

// bothByRows is both for a lattice of few rows that holds only positions to
// which the takings lead, if their difference complies.
func (l *lattice) bothByRows(rule game.TwoHeapRule, x, y *big.Int, limit int) []point {
	var found []point
	for v := l.y.first; v.Cmp(l.y.last) <= 0; v = plus(v, l.y.step) {
		// With taking l = y − v: k < s·l + t and l < s·k + t.
		taken := sub(y, v)
		most := plus(times(taken, rule.S), rule.T-1)
		least := integer.Larger(bigInt(1), plus(integer.FloorDiv(plus(taken, -rule.T), rule.S), 1))
		for _, u := range merged([]axis{l.x.within(sub(x, most), sub(x, least))}, new(big.Int), limit) {
			found = append(found, point{u, v})
		}
	}
	return found
}

// bothByTotals is the same for many rows. The rule asks for
// y' ≥ a + s·x' and x' ≥ b + s·y' with a = y − sx − t + 1 and b = x − sy − t + 1,
// so that no total is less than that of a corner of this region.
func (l *lattice) bothByTotals(rule game.TwoHeapRule, x, y *big.Int, limit int) []point {
	a := plus(sub(y, times(x, rule.S)), 1-rule.T)
	b := plus(sub(x, times(y, rule.S)), 1-rule.T)
	total := add(l.x.first, l.y.first)
	total = integer.Larger(total, add(a, times(l.x.first, rule.S+1)))
	total = integer.Larger(total, add(b, times(l.y.first, rule.S+1)))
	end := add(x, y)
	var found []point
	for vain := 0; len(found) < limit && vain < patience && total.Cmp(end) < 0; total = plus(total, 1) {
		// a + s·x' ≤ total − x' and b + s·(total − x') ≤ x'.
		most := integer.FloorDiv(sub(total, a), rule.S+1)
		least := integer.FloorDiv(plus(add(b, times(total, rule.S)), rule.S), rule.S+1)
		vain++
		for _, u := range merged(l.within(least, most).on(total, nil), new(big.Int), limit-len(found)) {
			found = append(found, point{u, sub(total, u)})
			vain = 0
		}
	}
	return found
}

// within keeps the columns from lo to hi.
func (l *lattice) within(lo, hi *big.Int) *lattice {
	return &lattice{x: l.x.within(lo, hi), y: l.y}
}
