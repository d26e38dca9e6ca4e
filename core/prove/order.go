package prove

import "math/big"

// The table lists the P-positions by total and then by the first heap, of a
// symmetric game only those with x ≤ y. Rows count from 0.

// Positions returns count rows of the table from row `from` on, or fewer when
// the table ends.
func (s *Set) Positions(from *big.Int, count int) [][2]*big.Int {
	var rows [][2]*big.Int
	n := new(big.Int).Set(from)
	for len(rows) < count {
		total, before := s.totalOf(n)
		if total == nil {
			break
		}
		on := s.onTotal(total, new(big.Int).Sub(n, before), count-len(rows))
		rows = append(rows, on...)
		n.Add(n, big.NewInt(int64(len(on))))
	}
	return rows
}

// Row returns the number of rows of the table before (x, y): the row that it is
// in, if it is a P-position. For a symmetric game, (y, x) has the same row.
func (s *Set) Row(x, y *big.Int) *big.Int {
	if s.Symmetric && x.Cmp(y) > 0 {
		x, y = y, x
	}
	total := new(big.Int).Add(x, y)
	z := s.System.Digits(total)
	n := dot(s.totals.start(), s.totals.behind(z)[0])
	// Those of the same total with a smaller first heap.
	behind := s.same.behind(z)
	digits := s.System.Padded(x, len(z))
	v := s.same.start()
	for i, d := range digits {
		for a := range d {
			n.Add(n, dot(s.same.then(v, func(e *way3) bool { return e.z == z[i] && e.x == a }), behind[i+1]))
		}
		v = s.same.then(v, func(e *way3) bool { return e.z == z[i] && e.x == d })
	}
	return n
}

// totalOf is the total of a row, and how many rows have a smaller one; nil if
// there is no such row. The digits of the largest z that no more than n
// positions are below are found from the highest on.
func (s *Set) totalOf(n *big.Int) (total, before *big.Int) {
	w := s.totals
	places := 1
	for stuck := 0; ; places++ {
		// Positions with totals below 1 and so many zeros.
		w.grow(places)
		v := w.then(w.start(), func(e *way3) bool { return e.z == 1 })
		count := dot(v, w.zeros[places])
		if count.Cmp(n) > 0 {
			break
		}
		// As in line: a gap longer than the automaton has states has nothing behind.
		if places > 1 && count.Cmp(dot(v, w.zeros[places-1])) == 0 {
			if stuck++; stuck > w.dfa.States() {
				return nil, nil
			}
		} else {
			stuck = 0
		}
	}
	v := w.start()
	digits := make([]int64, 0, places+1)
	before = new(big.Int)
	for left := places; left >= 0; left-- {
		for d := s.System.Largest(); d >= 0; d-- {
			if !s.System.Keeps(append(digits, d)) {
				continue
			}
			next := w.then(v, func(e *way3) bool { return e.z == d })
			count := dot(next, w.zeros[left])
			if count.Cmp(n) <= 0 {
				v, before = next, count
				digits = append(digits, d)
				break
			}
		}
	}
	return s.System.Value(digits), before
}

// onTotal lists the rows of a total by the first heap, behind so many.
func (s *Set) onTotal(total, skip *big.Int, limit int) [][2]*big.Int {
	z := s.System.Digits(total)
	w := s.same
	behind := w.behind(z)
	var rows [][2]*big.Int
	digits := make([]int64, 0, len(z))
	skip = new(big.Int).Set(skip)
	var list func(v []*big.Int)
	list = func(v []*big.Int) {
		i := len(digits)
		if len(rows) >= limit {
			return
		}
		count := dot(v, behind[i])
		if count.Cmp(skip) <= 0 {
			skip.Sub(skip, count)
			return
		}
		if i == len(z) {
			x := s.System.Value(digits)
			rows = append(rows, [2]*big.Int{x, new(big.Int).Sub(total, x)})
			return
		}
		for d := int64(0); d <= s.System.Largest(); d++ {
			digits = append(digits, d)
			list(w.then(v, func(e *way3) bool { return e.z == z[i] && e.x == d }))
			digits = digits[:len(digits)-1]
		}
	}
	list(w.start())
	return rows
}
