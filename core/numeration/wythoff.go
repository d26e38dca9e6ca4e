package numeration

import (
	"math/big"

	"wythoffatlas/core/integer"
)

// A Wythoff is the system of (s,t) with what it says of the P-positions of
// (s,t)-Wythoff in normal play (Fraenkel, New games, §6): a number ends in an
// even number of zeros just when it is some A_n; then a zero more, the left
// shift, makes B_n.
//
// It shares no code with the routes of package exact, so that each tests the
// other. Make one with [NewWythoff]; nothing changes it.
type Wythoff struct{ *System }

// NewWythoff returns the number system of (s,t)-Wythoff; s, t ≥ 1.
func NewWythoff(s, t int64) *Wythoff { return &Wythoff{ST(s, t)} }

// Pair returns the n ≥ 0 and the pair (A_n, B_n) that has x ≥ 0 in it.
func (m *Wythoff) Pair(x *big.Int) (n, a, b *big.Int) {
	digits := m.Digits(x)
	if zeros := TrailingZeros(digits); zeros%2 == 1 {
		digits = digits[:len(digits)-1]
	}
	a, b = m.read(digits)
	// B_n = sA_n + tn.
	s, t := m.Parameters()
	n = integer.FloorDiv(sub(b, times(a, s)), t)
	return n, a, b
}

// Has reports whether (x, y) is a P-position of (s,t)-Wythoff in normal play.
func (m *Wythoff) Has(x, y *big.Int) bool {
	low, high := x, y
	if x.Cmp(y) > 0 {
		low, high = y, x
	}
	if low.Sign() < 0 {
		return false
	}
	_, a, b := m.Pair(low)
	return a.Cmp(low) == 0 && b.Cmp(high) == 0
}
