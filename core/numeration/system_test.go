package numeration_test

import (
	"fmt"
	"math/big"
	"testing"

	"wythoffatlas/core/numeration"
)

// TestTable11: Fraenkel, New games, Table 11, the representations in the system of (2,2).
func TestTable11(t *testing.T) {
	m := numeration.NewWythoff(2, 2)
	if got := fmt.Sprint(m.Weights(4)); got != "[1 4 14 50]" {
		t.Errorf("weights %s", got)
	}
	for n, want := range map[int64]string{
		1: "[1]", 3: "[3]", 4: "[1 0]", 7: "[1 3]", 11: "[2 3]", 12: "[3 0]", 13: "[3 1]",
		14: "[1 0 0]", 28: "[2 0 0]", 30: "[2 0 2]", 31: "[2 0 3]", 35: "[2 1 3]", 40: "[2 3 0]",
		41: "[2 3 1]", 42: "[3 0 0]", 49: "[3 1 3]", 50: "[1 0 0 0]", 60: "[1 0 2 2]",
	} {
		if got := fmt.Sprint(m.Digits(big.NewInt(n))); got != want {
			t.Errorf("%d is %s, want %s", n, got, want)
		}
	}
}

// FuzzNumeration: digits keep the rules, and reading them gives the number.
func FuzzNumeration(f *testing.F) {
	f.Add(uint8(2), uint8(2), []byte{200})
	f.Add(uint8(1), uint8(1), []byte{255, 3, 1, 0, 0, 0, 0, 0, 0, 9})
	f.Fuzz(func(t *testing.T, s0, t0 uint8, bytes []byte) {
		s, u := int64(s0)+1, int64(t0)+1
		m := numeration.NewWythoff(s, u)
		n := new(big.Int).SetBytes(bytes)
		digits := m.Digits(n)
		if got := m.Value(digits); got.Cmp(n) != 0 {
			t.Fatalf("%d reads back as %d", n, got)
		}
		for i, d := range digits {
			if d < 0 || d > s+u-1 || i > 0 && digits[i-1] == s+u-1 && d >= s || digits[0] == 0 {
				t.Fatalf("digits %v of %d break the rules", digits, n)
			}
		}
	})
}
