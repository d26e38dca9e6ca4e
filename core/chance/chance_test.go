package chance

import (
	"math/big"
	"testing"
)

// Each number below n comes about as often, small and beyond a machine word: of
// 7·1000 draws each of 7 classes has between 800 and 1200.
func TestBelow(t *testing.T) {
	far := new(big.Int).Lsh(big.NewInt(7), 70)
	s := SplitMix(1)
	var small, large [7]int
	for range 7000 {
		small[s.Below(7)]++
		z := s.BelowBig(far)
		if z.Sign() < 0 || z.Cmp(far) >= 0 {
			t.Fatalf("%s is not below %s", z, far)
		}
		large[z.Rsh(z, 70).Int64()]++
	}
	for i := range small {
		if min(small[i], large[i]) < 800 || max(small[i], large[i]) > 1200 {
			t.Errorf("%d: %d and %d times", i, small[i], large[i])
		}
	}
	if s.BelowBig(big.NewInt(1)).Sign() != 0 {
		t.Error("below 1 is not 0")
	}
}

// The first numbers of the reference implementation (Vigna, splitmix64.c) from
// the seed 1234567, as the tests of other libraries have them.
func TestSplitMix(t *testing.T) {
	s := SplitMix(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821} {
		if got := s.Next(); got != want {
			t.Errorf("number %d is %d, should be %d", i, got, want)
		}
	}
}
