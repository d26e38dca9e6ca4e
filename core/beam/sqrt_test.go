package beam

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// Long roots are those of math/big, of squares and their neighbours too.
func TestSqrt(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 9))
	for i := range 400 {
		root := new(big.Int).Lsh(one, uint(2000+rng.IntN(3000)))
		if i%3 > 0 { // else a power of two
			for range 8 {
				root.Add(root, new(big.Int).Lsh(new(big.Int).SetUint64(rng.Uint64()), uint(rng.IntN(root.BitLen()-64))))
			}
		}
		if i%3 == 2 {
			root.Sub(new(big.Int).Lsh(one, uint(root.BitLen())), one) // all ones
		}
		square := mul(root, root)
		for _, off := range []int64{-1, 0, 1, rng.Int64()} {
			n := new(big.Int).Add(square, big.NewInt(off))
			if got, want := sqrt(n), new(big.Int).Sqrt(n); got.Cmp(want) != 0 {
				t.Fatalf("the root of a number of %d bits, %d beside a square, is off by %v", n.BitLen(), off, got.Sub(got, want))
			}
		}
	}
}

func BenchmarkSqrt(b *testing.B) {
	n := new(big.Int).Exp(big.NewInt(7), big.NewInt(24_000), nil)
	b.Run("10,000 digits", func(b *testing.B) {
		for b.Loop() {
			sqrt(n)
		}
	})
	b.Run("by math/big", func(b *testing.B) {
		for b.Loop() {
			new(big.Int).Sqrt(n)
		}
	})
}
