package sieve

// What is bounded does not merge: a P-position blocks something for a while and
// then lets go. So such rules look back at the columns in reach. A P-position k
// columns back blocks an arithmetic progression of rows l above it, the same
// for all P-positions of that column, so that a column of them is spread by
// shifting and doubling: n copies, step apart, take log₂n shifts.

// A look is one rule of this kind.
type look struct {
	back span               // the k in question
	up   func(k int64) span // the l that go with k; 0 for the first heap alone
}

// lookback remembers as many columns as the looks need.
type lookback struct {
	looks []look
	past  []column // column x is past[x mod len]
	tmp   []uint64
}

// at is column x, which must be in reach.
func (l *lookback) at(x int64) *column { return &l.past[x%int64(len(l.past))] }

// mark blocks what is in reach of column x.
func (l *lookback) mark(b *board, x int64) {
	for _, look := range l.looks {
		for k := look.back.first; k <= min(look.back.last, x); k += look.back.step {
			p := l.at(x - k)
			if p.n == 0 {
				continue
			}
			if up := look.up(k); up.len() > 0 {
				l.spread(b, p, up)
			}
		}
	}
}

// spread blocks the rows y+l for the P-positions y of a column and l in up.
func (l *lookback) spread(b *board, p *column, up span) {
	size := words(b.height)
	if p.n < size && up.first < up.last {
		for y := range p.rows {
			b.blockEvery(y+up.first, y+up.last, up.step)
		}
		return
	}
	shift := p.lo*64 + int(up.first)
	hi := min(size, p.hi+int(up.last>>6)+1)
	if shift>>6 >= hi {
		return
	}
	b.reach(hi)
	n := up.len()
	if n == 1 {
		orInto(b.bits[:hi], shift, p.bits[p.lo:p.hi])
		return
	}
	tmp := l.tmp[shift>>6 : hi]
	clear(tmp)
	orInto(l.tmp[:hi], shift, p.bits[p.lo:p.hi])
	for have := int64(1); have < n; {
		more := min(have, n-have)
		orShifted(tmp, int(more*up.step))
		have += more
	}
	for i, v := range tmp {
		b.bits[shift>>6+i] |= v
	}
}

// add remembers column x.
func (l *lookback) add(c *column, x int64) {
	if len(l.past) == 0 {
		return
	}
	p := l.at(x)
	if p.bits == nil {
		p.bits = make([]uint64, len(c.bits))
	}
	p.lo, p.hi, p.n = c.lo, c.hi, c.n
	copy(p.bits[p.lo:p.hi], c.bits[c.lo:c.hi])
}
