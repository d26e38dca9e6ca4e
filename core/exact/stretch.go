package exact

import (
	"math/big"
	"sort"
)

// shortEnough bounds what a [stretch] adds up: the ordinate over one block, and
// over all blocks but the last. Twice it, for totals, is still an int64.
const shortEnough = 1 << 60

// A block counts the letters of some σ^k(1) or σ^k(2), and its 2s.
type block struct{ N, M int64 }

// shortBlocks returns the blocks of all levels at which σ^k(2) spans less than
// shortEnough in B, so that everything about them fits an int64.
func shortBlocks(w *word) [][2]block {
	var all [][2]block
	for l := w.ladder(0); ; l.up() {
		n1, m1 := l.u0, l.u1
		n2, m2 := add(n1, times(l.u1, w.s)), add(m1, l.su2())
		span := add(times(n2, w.s+w.t), times(m2, w.s))
		if span.Cmp(bigInt(shortEnough)) >= 0 {
			return all
		}
		all = append(all, [2]block{{n1.Int64(), m1.Int64()}, {n2.Int64(), m2.Int64()}})
	}
}

// A stretch is the piece of the word that follows some place in it, as far as
// machine integers reach: blocks of growing levels that together span at least
// shortEnough in B.
type stretch struct {
	w    *word
	runs []blockRun
}

// A blockRun is some equal blocks in a row, and what lies before them.
type blockRun struct {
	before block
	level  int
	letter int
	times  int64
}

// newStretch returns the stretch behind the prefix with these digits, whose
// next letter is given: to the right of a block lie its siblings, then those of
// its parent, and so on; behind the top, σ^k(p) at k = len(digits), comes
// σ^{k+1}(p), and so on.
func newStretch(w *word, digits []digit, next int) *stretch {
	st := &stretch{w: w}
	top, short, start := len(digits), len(w.blocks), 1+int(w.c)
	st.append(0, next, 1)
	for k := range min(top, short) {
		if most := w.ones(digits[k].parent); digits[k].d < most {
			st.append(k, 1, most-digits[k].d-1)
			st.append(k, 2, 1)
		}
	}
	for k := top + 1; k < short; k++ {
		st.append(k, start, 1)
	}
	// Then whatever is next in the word at the first level too long for machine
	// integers. Its children are short, and enough.
	level, letter := max(short, top+1), start
	for k := short; k < top; k++ {
		if most := w.ones(digits[k].parent); digits[k].d < most {
			level, letter = k, 1
			if digits[k].d == most-1 {
				letter = 2
			}
			break
		}
	}
	for ; level > short; level-- {
		letter = w.firstChild(letter)
	}
	st.append(short-1, 1, w.ones(letter))
	st.append(short-1, 2, 1)
	return st
}

// firstChild is the letter that begins the image of a letter.
func (w *word) firstChild(letter int) int {
	if w.ones(letter) > 0 {
		return 1
	}
	return 2
}

// append adds equal blocks, as many as are still needed.
func (st *stretch) append(level, letter int, times int64) {
	var before block
	if n := len(st.runs); n > 0 {
		before = st.runs[n-1].end(st.w)
	}
	b := st.w.blocks[level][letter-1]
	times = min(times, (shortEnough-st.span(before))/st.span(b)+1)
	if times > 0 && st.span(before) < shortEnough {
		st.runs = append(st.runs, blockRun{before, level, letter, times})
	}
}

func (st *stretch) span(b block) int64 { return (st.w.s+st.w.t)*b.N + st.w.s*b.M }

// end is what lies before the end of the run.
func (r blockRun) end(w *word) block {
	b := w.blocks[r.level][r.letter-1]
	return block{r.before.N + r.times*b.N, r.before.M + r.times*b.M}
}

// last is [word.last] for the stretch; ok is false if the answer may lie beyond
// it or the form is not among those that are sure to fit: rows, columns,
// totals and n itself.
func (st *stretch) last(P, Q, v int64) (N, M int64, ok bool) {
	w := st.w
	if P < 1 || Q < 0 || P > w.s+w.t+1 || Q > w.s+1 {
		return 0, 0, false
	}
	value := func(b block) int64 { return P*b.N + Q*b.M }
	i := sort.Search(len(st.runs), func(i int) bool { return value(st.runs[i].before) > v }) - 1
	r := st.runs[i]
	b := w.blocks[r.level][r.letter-1]
	rest := v - value(r.before)
	n := min(rest/value(b), r.times)
	N, M = r.before.N+n*b.N, r.before.M+n*b.M
	if n == r.times {
		return N, M, false
	}
	rest -= n * value(b)
	letter := r.letter
	for level := r.level - 1; level >= 0; level-- {
		most := w.ones(letter)
		letter = 2
		if most == 0 {
			continue
		}
		b := w.blocks[level][0]
		f := value(b)
		d := int64(0)
		if rest >= f {
			d = min(most, rest/f)
			rest -= d * f
			N += d * b.N
			M += d * b.M
		}
		if d < most {
			letter = 1
		}
	}
	return N, M, true
}

// near: the stretch behind the prefix of length n.
func (w *word) near(n *big.Int) nearby {
	st := w.origin()
	if n.Sign() > 0 {
		var digits []digit
		w.last(1, 0, n, &digits)
		next := 1 + int(w.c)
		if len(digits) > 0 {
			next = 1
			if digits[0].d == w.ones(digits[0].parent) {
				next = 2
			}
		}
		st = newStretch(w, digits, next)
	}
	return func(p, q, v int64) (i, dx, dy int64) {
		if v < 0 {
			return -1, 0, 0
		}
		P, Q := w.form(p, q)
		N, M, _ := st.last(P, Q, v)
		return N, N + M, (w.s+w.t)*N + w.s*M
	}
}
