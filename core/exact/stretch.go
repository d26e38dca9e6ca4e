package exact

import (
	"math/big"
	"sort"
)

// shortEnough bounds what a [stretch] adds up: the span of one block, and of all
// blocks but the last. Four times it is still an int64.
const shortEnough = 1 << 60

// A block counts the letters of some σ^k(0) or σ^k(1), and its 1s.
type block struct{ N, M int64 }

// plus is the block with so many of another behind it.
func (b block) plus(times int64, c block) block { return block{b.N + times*c.N, b.M + times*c.M} }

// shortBlocks returns the blocks of all levels at which both span less than
// shortEnough, so that everything about them fits an int64.
func shortBlocks(w *word) [][2]block {
	var all [][2]block
	for l := w.ladder(0); ; l.up() {
		for _, span := range two(l.sizes(w.spanN, w.spanM)) {
			if span.Cmp(bigInt(shortEnough)) >= 0 {
				return all
			}
		}
		n, m := two(l.sizes(1, 0)), two(l.sizes(0, 1))
		all = append(all, [2]block{{n[0].Int64(), m[0].Int64()}, {n[1].Int64(), m[1].Int64()}})
	}
}

func two(a, b *big.Int) [2]*big.Int { return [2]*big.Int{a, b} }

// A stretch is the piece of the word that follows some place in it, as far as
// machine integers reach: blocks that together span 2⁵⁹ at least.
type stretch struct {
	w    *word
	runs []blockRun
	full bool
}

// A blockRun is some equal blocks in a row, and what lies before them.
type blockRun struct {
	before block
	level  int
	letter byte
	times  int64
}

// newStretch returns the stretch behind the prefix of n letters: the next letter,
// its siblings to the right, those of its parent, and so on; at the top, level k,
// the rest of σ^k(p), then σ^(k+1)(p), and so on.
func newStretch(w *word, n *big.Int) *stretch {
	var way way
	_, _, next := w.last(1, 0, n, &way)
	st := &stretch{w: w}
	st.append(0, next, 1)
	for k := 0; k < len(way.digits) && !st.full; k++ {
		if left := w.zeros[way.digits[k].parent] - way.digits[k].d; left > 0 {
			st.append(k, 0, left-1)
			st.append(k, 1, 1)
		}
	}
	rest := w.start[way.at+1:]
	for level := len(way.digits); !st.full; level++ {
		for _, letter := range rest {
			st.append(level, letter, 1)
		}
		rest = w.start
	}
	return st
}

// append adds equal blocks, as many as are still needed. Of a block too long for
// machine integers it adds the beginning, which is enough.
func (st *stretch) append(level int, letter byte, times int64) {
	if st.full || times == 0 {
		return
	}
	if short := len(st.w.blocks); level >= short {
		for ; level > short; level-- { // to the first letter of its image
			if st.w.zeros[letter] > 0 {
				letter = 0
			} else {
				letter = 1
			}
		}
		st.append(short-1, 0, st.w.zeros[letter])
		st.append(short-1, 1, 1)
		st.full = true
		return
	}
	var before block
	if n := len(st.runs); n > 0 {
		before = st.runs[n-1].end(st.w)
	}
	b := st.w.blocks[level][letter]
	times = min(times, (shortEnough-st.span(before))/st.span(b)+1)
	st.runs = append(st.runs, blockRun{before, level, letter, times})
	st.full = st.span(before.plus(times, b)) >= shortEnough
}

func (st *stretch) span(b block) int64 { return st.w.spanN*b.N + st.w.spanM*b.M }

// end is what lies before the end of the run.
func (r blockRun) end(w *word) block { return r.before.plus(r.times, w.blocks[r.level][r.letter]) }

// last is [word.last] for the stretch; ok is false if the answer may lie beyond
// it, or if the form, on some letter, is more than twice the span.
func (st *stretch) last(P, Q, v int64) (b block, next byte, ok bool) {
	w := st.w
	if P < 0 || P > 2*w.spanN || P+Q < 0 || P+Q > 2*(w.spanN+w.spanM) {
		return block{}, 0, false
	}
	value := func(b block) int64 { return P*b.N + Q*b.M }
	r := st.runs[sort.Search(len(st.runs), func(i int) bool { return value(st.runs[i].before) > v })-1]
	rest, f := v-value(r.before), value(w.blocks[r.level][r.letter])
	n := fitting(rest, f, r.times)
	rest -= n * f
	b = r.before.plus(n, w.blocks[r.level][r.letter])
	if n == r.times {
		return b, 0, false
	}
	next = r.letter
	for level := r.level - 1; level >= 0; level-- {
		most := w.zeros[next]
		next = 1
		if most == 0 {
			continue
		}
		zero := w.blocks[level][0]
		f := value(zero)
		d := fitting(rest, f, most)
		rest -= d * f
		b = b.plus(d, zero)
		if d < most {
			next = 0
		}
	}
	return b, next, true
}

// fitting is how many values f have room in the rest, at most so many.
func fitting(rest, f, most int64) int64 {
	switch {
	case f == 0:
		return most
	case rest < f:
		return 0
	}
	return min(most, rest/f)
}

// near is the stretch behind the prefix of n letters.
func (w *word) near(n *big.Int) *stretch {
	if st := w.origin(); n.Sign() == 0 {
		return st
	}
	return newStretch(w, n)
}
