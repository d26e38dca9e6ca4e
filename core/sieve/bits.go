package sieve

import "wythoffatlas/core/integer"

// orFrom ORs the bits of src from bit off on into dst. Unless off is a multiple
// of 64, src must reach one word past what is read. Four words make one round,
// since in WebAssembly a round costs more than what is done in it.
func orFrom(dst, src []uint64, off int) {
	src = src[off>>6:]
	sh := uint(off & 63)
	if sh == 0 {
		for len(dst) >= 4 && len(src) >= 4 {
			to, from := dst[:4:4], src[:4:4]
			to[0] |= from[0]
			to[1] |= from[1]
			to[2] |= from[2]
			to[3] |= from[3]
			dst, src = dst[4:], src[4:]
		}
		src = src[:len(dst)]
		for i, v := range src {
			dst[i] |= v
		}
		return
	}
	low := src[0]
	up, down := sh&63, -sh&63
	for len(dst) >= 4 && len(src) >= 5 {
		to, from := dst[:4:4], src[1:5:5]
		a, b, c, d := from[0], from[1], from[2], from[3]
		to[0] |= low>>up | a<<down
		to[1] |= a>>up | b<<down
		to[2] |= b>>up | c<<down
		to[3] |= c>>up | d<<down
		low = d
		dst, src = dst[4:], src[4:]
	}
	src = src[:len(dst)+1]
	for i, high := range src[1:] {
		dst[i] |= low>>up | high<<down
		low = high
	}
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
