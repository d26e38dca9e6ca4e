package wytlex

import "math/bits"

// triples lists rows of plain Wytlex(3), as [sets.step] does one by one, until
// so many rows are known, a first pile is at least first, or the page is full.
// It stops before a row that needs room or a second look at a bit set; step
// makes that one.
//
// Nearly all of the time of a long list is spent here. The six places that are
// read and written, three in X and three in D, all move forward, so that what
// they need is in the cache; what is used again and again is in local variables.
func (s *sets) triples(r *rows, most, first int64) {
	at := int(r.n & rowMask)
	end := int(min(most-r.n, pageRows-int64(at))) + at
	if at == 0 || end <= at {
		return
	}
	page := r.pages[len(r.pages)-1]
	c0, c1, c2 := page[:pageRows][:end], page[pageRows : 2*pageRows][:end], page[2*pageRows : 3*pageRows][:end]
	x, d := s.x, s.d
	p0, p1, p2 := uint(s.last[0]), uint(s.last[1]), uint(s.last[2])
	low, m := uint(s.first), uint(s.m)
	if at == 1 {
		s.turned = 0
	}
	turned := s.turned
	for ; at < end && int64(p0) < first; at++ {
		if (p2-p0)>>6+3 > uint(len(d)) { // so that mex D has a word after its own
			break
		}
		e := p1 - p0
		d[e>>6] |= 1 << (e & 63)
		e = p2 - p1
		d[e>>6] |= 1 << (e & 63)
		e = p2 - p0
		d[e>>6] |= 1 << (e & 63)

		free := ^x[low>>6] >> (low & 63)
		for free == 0 {
			low = (low | 63) + 1
			free = ^x[low>>6]
		}
		low += uint(bits.TrailingZeros64(free))
		free = ^d[m>>6] >> (m & 63)
		for free == 0 {
			m = (m | 63) + 1
			free = ^d[m>>6]
		}
		m += uint(bits.TrailingZeros64(free))

		q0 := low
		q1 := q0 + m
		if q1>>6+3 > uint(len(x)) {
			break
		}
		taken := window(x, q1) | window(d, m)
		if taken == ^uint64(0) {
			break
		}
		q1 += uint(bits.TrailingZeros64(^taken))
		q2 := q1 + m
		if q2>>6+3 > uint(len(x)) || (q2-q0)>>6+3 > uint(len(d)) {
			break
		}
		taken = window(x, q2) | window(d, q2-q0) | window(d, m)
		if taken == ^uint64(0) {
			break
		}
		q2 += uint(bits.TrailingZeros64(^taken))
		x[q0>>6] |= 1 << (q0 & 63)
		x[q1>>6] |= 1 << (q1 & 63)
		x[q2>>6] |= 1 << (q2 & 63)
		turned |= (q1 - p1) | (q2 - p2) | (q1 - q0 - (p1 - p0)) | (q2 - q1 - (p2 - p1)) | (q2 - q0 - (p2 - p0))
		p0, p1, p2 = q0, q1, q2
		c0[at], c1[at], c2[at] = uint32(p0), uint32(p1), uint32(p2)
	}
	r.n = r.n&^rowMask + int64(at)
	s.first, s.m, s.turned = int(low), int(m), turned
	s.last[0], s.last[1], s.last[2] = uint32(p0), uint32(p1), uint32(p2)
}

// window is the 64 bits from v on.
func window(b bitset, v uint) uint64 {
	at, shift := v>>6, v&63
	return b[at]>>shift | b[at+1]<<1<<(^shift&63)
}
