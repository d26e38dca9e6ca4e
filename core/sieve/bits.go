package sieve

import "wythoffatlas/core/integer"

// orFrom ORs the bits of src from bit off on into dst. Unless off is a multiple
// of 64, src must reach one word past what is read. Eight words make one round,
// since in WebAssembly a round costs more than what is done in it.
func orFrom(dst, src []uint64, off int) {
	src = src[off>>6:]
	sh := uint(off & 63)
	if sh == 0 {
		for len(dst) >= 8 && len(src) >= 8 {
			to, from := dst[:8:8], src[:8:8]
			to[0] |= from[0]
			to[1] |= from[1]
			to[2] |= from[2]
			to[3] |= from[3]
			to[4] |= from[4]
			to[5] |= from[5]
			to[6] |= from[6]
			to[7] |= from[7]
			dst, src = dst[8:], src[8:]
		}
		src = src[:len(dst)]
		for i, v := range src {
			dst[i] |= v
		}
		return
	}
	low := src[0]
	up, down := sh&63, -sh&63
	for len(dst) >= 8 && len(src) >= 9 {
		to, from := dst[:8:8], src[1:9:9]
		a, b, c, d := from[0], from[1], from[2], from[3]
		to[0] |= low>>up | a<<down
		to[1] |= a>>up | b<<down
		to[2] |= b>>up | c<<down
		to[3] |= c>>up | d<<down
		a, b, c, low = from[4], from[5], from[6], from[7]
		to[4] |= d>>up | a<<down
		to[5] |= a>>up | b<<down
		to[6] |= b>>up | c<<down
		to[7] |= c>>up | low<<down
		dst, src = dst[8:], src[8:]
	}
	src = src[:len(dst)+1]
	for i, high := range src[1:] {
		dst[i] |= low>>up | high<<down
		low = high
	}
}

// fullTogether is how many words at the start of a are full once the bits of b from
// bit off on are ORed to them. b must reach one word past what is read.
func fullTogether(a, b []uint64, off int) (n int) {
	b = b[off>>6:]
	up, down := uint(off&63), uint(63-off&63)&63
	for len(a) >= 8 && len(b) >= 9 {
		x, y := a[:8:8], b[:9:9]
		y1, y2, y3, y4 := y[1], y[2], y[3], y[4]
		v := (x[0] | y[0]>>up | y1<<1<<down) & (x[1] | y1>>up | y2<<1<<down)
		v &= (x[2] | y2>>up | y3<<1<<down) & (x[3] | y3>>up | y4<<1<<down)
		y5, y6, y7 := y[5], y[6], y[7]
		v &= (x[4] | y4>>up | y5<<1<<down) & (x[5] | y5>>up | y6<<1<<down)
		v &= (x[6] | y6>>up | y7<<1<<down) & (x[7] | y7>>up | y[8]<<1<<down)
		if v != ^uint64(0) {
			break
		}
		n += 8
		a, b = a[8:], b[8:]
	}
	for len(a) > 0 && len(b) > 1 && a[0]|b[0]>>up|b[1]<<1<<down == ^uint64(0) {
		n++
		a, b = a[1:], b[1:]
	}
	return n
}

// orInto ORs src into dst from bit off on; what falls beyond dst is dropped.
func orInto(dst []uint64, off int, src []uint64) {
	if off>>6 >= len(dst) {
		return
	}
	dst = dst[off>>6:]
	src = src[:min(len(src), len(dst))]
	sh := uint(off & 63)
	if sh == 0 {
		for i, v := range src {
			dst[i] |= v
		}
		return
	}
	carry := uint64(0)
	for i, v := range src {
		dst[i] |= v<<(sh&63) | carry
		carry = v >> (-sh & 63)
	}
	if len(src) < len(dst) {
		dst[len(src)] |= carry
	}
}

// orShifted ORs into a bit set its own copy n ≥ 1 bits up.
func orShifted(set []uint64, n int) {
	w, sh := n>>6, uint(n&63)
	if sh == 0 {
		for i := len(set) - 1; i >= w; i-- {
			set[i] |= set[i-w]
		}
		return
	}
	for i := len(set) - 1; i > w; i-- {
		set[i] |= set[i-w]<<(sh&63) | set[i-w-1]>>(-sh&63)
	}
	if w < len(set) {
		set[w] |= set[0] << (sh & 63)
	}
}

// pattern returns the words of the rows whose residues mod m are in the mask,
// over one period; m ≤ 64.
func pattern(m int64, mask uint64) []uint64 {
	p := make([]uint64, m/integer.GCD(m, 64))
	for y := range int64(len(p)) * 64 {
		if mask>>uint(y%m)&1 != 0 {
			p[y>>6] |= 1 << uint(y&63)
		}
	}
	return p
}

// rotate adds c to every residue mod m in a mask; 0 ≤ c < m ≤ 64.
func rotate(mask uint64, c, m int64) uint64 {
	low := mask<<uint(c) | mask>>uint(m-c)
	if m < 64 {
		low &= 1<<uint(m) - 1
	}
	return low
}

// maskOf is the set of residues as a mask.
func maskOf(residues []int64) (mask uint64) {
	for _, r := range residues {
		mask |= 1 << uint(r)
	}
	return mask
}
