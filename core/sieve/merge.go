package sieve

// A coneList is the merged cones of one class. Their tops never decrease from
// one to the next; their lows do neither at the time of the latest addition.
type coneList struct {
	live, spare []cone
}

func (l *coneList) mark(c *cones, b *board, x, from int64, hit []uint64) {
	for n := len(l.live); n > 0 && c.lowAt(l.live[n-1], x) >= c.height; n-- {
		l.live = l.live[:n-1] // it has left the board for good
	}
	to := c.height - 1
	for i := len(l.live) - 1; i >= 0 && to >= from; i-- {
		top := c.topAt(l.live[i], x)
		if top < from {
			break
		}
		// What lies above to is covered by the cone after, whose top is no lower.
		low := max(from, c.lowAt(l.live[i], x))
		b.weave(low, min(top, to), hit)
		to = low - 1
	}
}

// add merges the cones of new P-positions into the list. Both come from the
// bottom up; P-positions whose cones are born touching are one cone at once.
func (l *coneList) add(c *cones, p picker, x int64) {
	cover := covered{reach: c.reach, live: l.live, x: x}
	out, rest := l.spare[:0], l.live
	y := cover.skip(p, p.next(0))
	if y < 0 {
		return
	}
	for y >= 0 {
		first, last := y, y
		for {
			y = p.next(last + 1)
			if y < 0 || y-last > c.s+c.t-1 || cover.covers(y) {
				break
			}
			last = y
		}
		e := cone{first + 1, c.s*first - x, last - c.s*x}
		for len(rest) > 0 && c.lowAt(rest[0], x+1) <= e.floor {
			out = c.push(out, rest[0], x+1)
			rest = rest[1:]
		}
		out = c.push(out, e, x+1)
		y = cover.skip(p, y)
	}
	for _, e := range rest {
		out = c.push(out, e, x+1)
	}
	l.live, l.spare = out, l.live
}

// push appends e to a list, merging it with what it touches in column x.
func (r reach) push(list []cone, e cone, x int64) []cone {
	low := r.lowAt(e, x)
	for n := len(list); n > 0; n-- {
		p := &list[n-1]
		pLow := r.lowAt(*p, x)
		switch {
		case low > r.topAt(*p, x)+1: // a row lies between
			return append(list, e)
		case pLow <= low && p.v <= e.v:
			p.u = max(p.u, e.u)
			return list
		}
		e.u = max(p.u, e.u)
		if low > pLow || e.v > p.v {
			return append(list, e)
		}
		list = list[:n-1]
	}
	return append(list, e)
}

// covered finds P-positions of column x whose cones lie inside a cone of the
// list, so that they add nothing. It is asked with rows that do not decrease.
type covered struct {
	reach
	live   []cone
	x      int64
	lo, hi int64 // the covered P-positions of live[0], once ready
	ready  bool
}

func (c *covered) covers(y int64) bool {
	for len(c.live) > 0 {
		if !c.ready {
			e := c.live[0]
			c.lo, c.hi, c.ready = c.lowAt(e, c.x+1)-1, e.u+c.s*c.x, true
			// v ≤ s·y − x rounds to y ≥ ⌈(v+x)/s⌉; a negative quotient is no bound.
			if n := e.v + c.x; n > 0 {
				c.lo = max(c.lo, (n+c.s-1)/c.s)
			}
		}
		if y <= c.hi {
			return y >= c.lo
		}
		c.live, c.ready = c.live[1:], false
	}
	return false
}

// skip is the first P-position from y on that is not covered, or −1.
func (c *covered) skip(p picker, y int64) int64 {
	for y >= 0 && c.covers(y) {
		y = p.next(c.hi + 1)
	}
	return y
}
