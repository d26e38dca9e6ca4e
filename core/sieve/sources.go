package sieve

// sources is everything that carries what the P-positions of earlier columns
// block, chosen by the form of the rules.
type sources struct {
	rows, diagonals *frame
	lines           []*lines
	recent          []*recent
	cones           []*cones
	lookback        lookback
}

// blockedBelow is how many words from the bottom are blocked entirely, as far as a
// set of used rows says, and above it that and one of diagonals together. Used rows
// stay used, so each set's own count only grows.
func (s *sources) blockedBelow() (most int) {
	var rows, diagonals []uint64
	off := 0
	for _, l := range s.lines {
		for _, r := range l.reads {
			switch set := l.facing(r); {
			case set == nil || set.bits == nil:
			case l.slope > 0:
				diagonals, off = set.bits, l.pos-r.lift
			case set.fullFrom(l.start) >= most:
				most, rows = set.full, set.bits[l.start:]
			}
		}
	}
	if rows == nil || diagonals == nil {
		return most
	}
	return most + fullTogether(rows[most:words(s.rows.height)], diagonals, off+most*64)
}

// mark blocks what is cheapest to block for the whole column x at once, in the
// rows ≥ from at least.
func (s *sources) mark(b *board, x, from int64) {
	for _, l := range s.lines {
		l.mark(b)
	}
	for _, r := range s.recent {
		r.expire()
	}
	for _, c := range s.cones {
		c.mark(b, x, from)
	}
	s.lookback.mark(b, x)
}

// block blocks the rest, in the words from..to.
func (s *sources) block(b *board, from, to int) {
	for _, l := range s.lines {
		l.block(b, from, to)
	}
	for _, r := range s.recent {
		r.block(b, from, to)
	}
}

// add tells all sources the P-positions of column x and goes to the next.
func (s *sources) add(c *column, x int64) {
	for _, l := range s.lines {
		if l.delay == 0 {
			l.add(c)
		} else if l.delay <= x {
			l.add(s.lookback.at(x - l.delay))
		}
	}
	for _, r := range s.recent {
		r.add(c)
	}
	for _, k := range s.cones {
		k.add(c, x)
	}
	s.lookback.add(c, x)
	s.rows.advance()
	if s.diagonals.advance() {
		for _, l := range s.lines {
			l.move()
		}
		for _, r := range s.recent {
			r.move()
		}
	}
}
