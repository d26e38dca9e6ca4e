// Package chance is random choices that are the same on every machine: a link
// with a seed in it must mean the same box and the same game for ever.
package chance

import "math/big"

// A SplitMix is the generator SplitMix64 (Steele, Lea and Flood, Fast splittable
// pseudorandom number generators, 2014), started from its seed. It is written
// out because libraries change.
type SplitMix uint64

// Next is one of all numbers of 64 bits, each as likely.
func (s *SplitMix) Next() uint64 {
	*s += 0x9E3779B97F4A7C15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Below is one of 0, …, n−1, all equally likely; n ≥ 1. Numbers past the last
// whole multiple of n are thrown away.
func (s *SplitMix) Below(n uint64) uint64 {
	tail := -n % n // 2⁶⁴ mod n
	for {
		if z := s.Next(); tail == 0 || z < -tail {
			return z % n
		}
	}
}

// BelowBig is Below for a number of any size.
func (s *SplitMix) BelowBig(n *big.Int) *big.Int {
	if n.IsUint64() {
		return new(big.Int).SetUint64(s.Below(n.Uint64()))
	}
	words := (n.BitLen() + 63) / 64
	span := new(big.Int).Lsh(big.NewInt(1), uint(64*words))
	most := new(big.Int).Sub(span, new(big.Int).Mod(span, n))
	for {
		z := new(big.Int)
		for range words {
			z.Lsh(z, 64).Or(z, new(big.Int).SetUint64(s.Next()))
		}
		if z.Cmp(most) < 0 {
			return z.Mod(z, n)
		}
	}
}
