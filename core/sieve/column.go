package sieve

import "math/bits"

// A column is the set of P-positions in one column: bit y is (x, y).
type column struct {
	bits   []uint64
	lo, hi int // the words outside [lo,hi) are zero
	n      int // how many P-positions
}

// trim narrows lo and hi to the words in use and counts the P-positions.
func (c *column) trim() {
	rest := c.bits[c.lo:c.hi]
	for len(rest) >= 8 {
		r := rest[len(rest)-8:]
		if r[0]|r[1]|r[2]|r[3]|r[4]|r[5]|r[6]|r[7] != 0 {
			break
		}
		rest = rest[:len(rest)-8]
	}
	for len(rest) > 0 && rest[len(rest)-1] == 0 {
		rest = rest[:len(rest)-1]
	}
	c.hi = c.lo + len(rest)
	for len(rest) >= 8 {
		r := rest[:8:8]
		if r[0]|r[1]|r[2]|r[3]|r[4]|r[5]|r[6]|r[7] != 0 {
			break
		}
		rest = rest[8:]
	}
	for len(rest) > 0 && rest[0] == 0 {
		rest = rest[1:]
	}
	c.lo = c.hi - len(rest)
	c.n = 0
	for _, v := range c.bits[c.lo:c.hi] {
		c.n += bits.OnesCount64(v)
	}
}

// rows calls yield for every P-position from the bottom up.
func (c *column) rows(yield func(y int64) bool) {
	for w := c.lo; w < c.hi; w++ {
		for v := c.bits[w]; v != 0; v &= v - 1 {
			if !yield(int64(w)<<6 + int64(bits.TrailingZeros64(v))) {
				return
			}
		}
	}
}

// A picker runs through the P-positions of a column in one residue class.
type picker struct {
	*column
	pick []uint64
}

// next is the lowest row from y on, or −1.
func (p picker) next(y int64) int64 {
	w := max(int(y>>6), p.lo)
	if w >= p.hi {
		return -1
	}
	phase := w % len(p.pick)
	v := p.bits[w] & p.pick[phase]
	if int64(w) == y>>6 {
		v &= ^uint64(0) << uint(y&63)
	}
	for v == 0 {
		if w++; w >= p.hi {
			return -1
		}
		if phase++; phase == len(p.pick) {
			phase = 0
		}
		v = p.bits[w] & p.pick[phase]
	}
	return int64(w)<<6 + int64(bits.TrailingZeros64(v))
}
