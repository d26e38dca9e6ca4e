package exact

import (
	"math/big"

	"wythoffatlas/core/integer"
)

// The table of a game lists its P-positions by total and then by the first
// heap; for a symmetric game only those with x ≤ y. Rows count from 0.

// Positions returns count rows of the table from row `from` on. Row 10³⁰ takes
// hardly longer than row 0. There are fewer than count rows when the table ends
// or, for a game whose numbers grow exponentially ([G3]), when a number would
// have more than some million digits.
func (s *Set) Positions(from *big.Int, count int) [][2]*big.Int {
	var rows [][2]*big.Int
	if c, ok := s.single(); ok {
		return c.rows(from, count)
	}
	total := s.totalOf(from)
	skip := sub(from, s.below(total))
	for total != nil && len(rows) < count {
		var axes []axis
		for _, p := range s.table {
			axes = p.on(total, axes)
		}
		for _, x := range copies(merged(axes, abscissa(axes, skip), count-len(rows))) {
			rows = append(rows, [2]*big.Int{x, sub(total, x)})
		}
		skip = new(big.Int)
		total = s.next(plus(total, 1))
	}
	return rows
}

// Nth returns row n of the table.
func (s *Set) Nth(n *big.Int) (x, y *big.Int) {
	rows := s.Positions(n, 1)
	if len(rows) == 0 {
		return nil, nil
	}
	return rows[0][0], rows[0][1]
}

// Row returns the number of rows of the table before (x, y): the row that it
// is in, if it is a P-position. For a symmetric game, (y, x) has the same row.
func (s *Set) Row(x, y *big.Int) *big.Int {
	if s.Symmetric {
		x, y = integer.Smaller(x, y), integer.Larger(x, y)
	}
	total := add(x, y)
	n := s.below(total)
	for _, p := range s.table {
		for _, a := range p.on(total, nil) {
			n.Add(n, a.below(x))
		}
	}
	return n
}

// single returns the chain that is the whole table, if it is one.
func (s *Set) single() (*chain, bool) {
	if len(s.table) != 1 {
		return nil, false
	}
	c, ok := s.table[0].(*chain)
	return c, ok && c.w == 1 && c.h == 1
}

func (c *chain) rows(from *big.Int, count int) [][2]*big.Int {
	var rows [][2]*big.Int
	last := c.seq.longest()
	for n := add(from, c.first); len(rows) < count; n = plus(n, 1) {
		if last != nil && n.Cmp(last) > 0 || c.end != nil && n.Cmp(c.end) >= 0 {
			break
		}
		x, y := c.corner(n)
		rows = append(rows, [2]*big.Int{x, y})
	}
	return rows
}

// below counts the rows with a smaller total.
func (s *Set) below(total *big.Int) *big.Int {
	n := new(big.Int)
	for _, p := range s.table {
		n.Add(n, p.below(total))
	}
	return n
}

// next is the least total ≥ this of any row.
func (s *Set) next(total *big.Int) *big.Int {
	var least *big.Int
	for _, p := range s.table {
		if t := p.next(total); t != nil && (least == nil || t.Cmp(least) < 0) {
			least = t
		}
	}
	return least
}

// totalOf is the total of a row. Totals along beams grow in proportion to the
// row, so a proportional guess is nearly right, and a search from there short;
// where they do not, the search is a bisection.
func (s *Set) totalOf(row *big.Int) *big.Int {
	beyond := func(total *big.Int) bool { return s.below(plus(total, 1)).Cmp(row) > 0 }
	top := plus(row, 1)
	for !beyond(top) {
		top.Lsh(top, 1)
	}
	guess := mul(top, row)
	guess.Div(guess, s.below(plus(top, 1)))
	if beyond(guess) {
		// Search downwards: the greatest total below guess not beyond.
		down := gallop(new(big.Int), func(d *big.Int) bool { return d.Cmp(guess) > 0 || !beyond(sub(guess, d)) })
		return plus(sub(guess, down), 1)
	}
	return gallop(guess, beyond)
}

// abscissa is the least x with more than skip elements of the axes up to x.
func abscissa(axes []axis, skip *big.Int) *big.Int {
	const few = 1000
	switch {
	case len(axes) == 1:
		return add(axes[0].first, times(skip, axes[0].step))
	case skip.Cmp(bigInt(few)) < 0:
		n := int(skip.Int64())
		return merged(axes, new(big.Int), n+1)[n]
	}
	return gallop(new(big.Int), func(x *big.Int) bool {
		n := new(big.Int)
		for _, a := range axes {
			n.Add(n, a.below(plus(x, 1)))
		}
		return n.Cmp(skip) > 0
	})
}

// merged returns the least limit elements ≥ from of some progressions that
// share none, in order.
func merged(axes []axis, from *big.Int, limit int) []*big.Int {
	var left []axis
	for _, a := range axes {
		if a = a.within(from, nil); !a.empty() {
			left = append(left, a)
		}
	}
	var all []*big.Int
	for len(left) > 0 && len(all) < limit {
		least := 0
		for i := range left {
			if left[i].first.Cmp(left[least].first) < 0 {
				least = i
			}
		}
		a := &left[least]
		all = append(all, a.first)
		a.first = plus(a.first, a.step)
		if a.empty() {
			left = append(left[:least], left[least+1:]...)
		}
	}
	return all
}
