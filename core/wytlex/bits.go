package wytlex

import "math/bits"

// A bitset is a set of numbers, one bit each, with a word to spare at its end.
type bitset []uint64

// maxSetWords bounds a bit set to 48 MB, which makes 4·10⁸ numbers.
const maxSetWords = 6 << 20

// cover makes room for the numbers up to v and 64 more; false if that takes more
// than so many words.
func (b *bitset) cover(v, most int) bool {
	need := v>>6 + 3
	if need <= len(*b) {
		return true
	}
	if need > most {
		return false
	}
	larger := make(bitset, min(max(need, len(*b)+len(*b)/2, 1<<8), most))
	copy(larger, *b)
	*b = larger
	return true
}

// fill adds the numbers low ≤ v < high, word by word.
func (b bitset) fill(low, high int) {
	if low >= high {
		return
	}
	first, last := low>>6, (high-1)>>6
	head := ^uint64(0) << (uint(low) & 63)
	tail := ^uint64(0) >> (63 - uint(high-1)&63)
	if first == last {
		b[first] |= head & tail
		return
	}
	b[first] |= head
	for i := first + 1; i < last; i++ {
		b[i] = ^uint64(0)
	}
	b[last] |= tail
}

// next is the least number from v on that is in the set; −1 if there is none.
func (b bitset) next(v int) int {
	at := v >> 6
	in := b[at] >> (uint(v) & 63) << (uint(v) & 63)
	for in == 0 {
		if at++; at == len(b) {
			return -1
		}
		in = b[at]
	}
	return at<<6 + bits.TrailingZeros64(in)
}

// mex is the least number from v on that is not in the set. v must not be past
// the largest by more than one, so that the set, which has a word to spare,
// covers what is found.
func (b bitset) mex(v int) int {
	at := v >> 6
	free := ^b[at] >> (uint(v) & 63) << (uint(v) & 63)
	for free == 0 {
		at++
		free = ^b[at]
	}
	return at<<6 + bits.TrailingZeros64(free)
}
