package exact

import "math/big"

// A Numeration is the number system in which (s,t)-Wythoff in normal play is
// easy (Fraenkel, New games, §6): places weigh
//
//	u_{−1} = 1/s, u_0 = 1, u_n = (s+t−1)u_{n−1} + s·u_{n−2},
//
// digits go from 0 to s+t−1, and to the right of a digit s+t−1 stands one less
// than s. Every integer N ≥ 1 has one representation. It ends in an even number
// of zeros just when N is some A_n; then a zero more, the left shift, makes B_n.
//
// It shares no code with the route that [ST] takes, so that each tests the
// other. Make one with [NewNumeration]; nothing changes it.
type Numeration struct{ s, t int64 }

// Parameters are s and t.
func (m *Numeration) Parameters() (s, t int64) { return m.s, m.t }

// NewNumeration returns the number system of (s,t)-Wythoff; s, t ≥ 1.
func NewNumeration(s, t int64) *Numeration {
	if s < 1 || t < 1 {
		panic("exact: s and t must be at least 1")
	}
	return &Numeration{s, t}
}

// Weights returns u_0, …, u_{n−1}: what the places of a representation are
// worth, from the right.
func (m *Numeration) Weights(n int) []*big.Int {
	weights := make([]*big.Int, n)
	low, high := bigInt(1), bigInt(m.s+m.t)
	for i := range weights {
		weights[i] = low
		low, high = high, m.after(high, low)
	}
	return weights
}

// after is the weight above these two.
func (m *Numeration) after(high, low *big.Int) *big.Int {
	u := times(high, m.s+m.t-1)
	return u.Add(u, times(low, m.s))
}

// Digits returns the representation of n ≥ 0, highest place first; none for 0.
func (m *Numeration) Digits(n *big.Int) []int64 {
	low, high := bigInt(1), bigInt(m.s+m.t)
	places := 1
	for high.Cmp(n) <= 0 {
		low, high = high, m.after(high, low)
		places++
	}
	if n.Sign() == 0 {
		return nil
	}
	// Greedily. Weights are computed downwards again, as all of them at once
	// would take memory quadratic in the length of n.
	rest, digits := new(big.Int).Set(n), make([]int64, 0, places)
	digit, product, s, most := new(big.Int), new(big.Int), bigInt(m.s), bigInt(m.s+m.t-1)
	for place := places - 1; ; place-- {
		if rest.Cmp(low) < 0 {
			digits = append(digits, 0)
		} else {
			digit.QuoRem(rest, low, product)
			rest, product = product, rest
			digits = append(digits, digit.Int64())
		}
		if place == 0 {
			return digits
		}
		below := bigInt(1) // u_0; below it the recurrence leaves the integers
		if place > 1 {
			below = high.Sub(high, product.Mul(low, most))
			below.Quo(below, s)
		}
		low, high = below, low
	}
}

// Value returns the number that digits represent, highest place first, whether
// or not they keep the rules.
func (m *Numeration) Value(digits []int64) *big.Int {
	value, _ := m.read(digits)
	return value
}

// read returns the value of digits and of their left shift. Going down from
// a·u_k + b·u_{k−1} with a digit d makes (a(s+t−1) + b + d)u_{k−1} + as·u_{k−2}.
func (m *Numeration) read(digits []int64) (value, shifted *big.Int) {
	a, b, t := new(big.Int), new(big.Int), new(big.Int)
	s, most := bigInt(m.s), bigInt(m.s+m.t-1)
	for _, d := range digits {
		b.Add(b, t.Mul(a, most))
		b.Add(b, t.SetInt64(d))
		a.Mul(a, s)
		a, b = b, a
	}
	// At the end it is a·u_0 + b·u_{−1}, and a·u_1 + b·u_0 shifted.
	shifted = add(times(a, m.s+m.t), b)
	return a.Add(a, t.Quo(b, s)), shifted
}

// TrailingZeros counts the zeros that a representation ends in.
func TrailingZeros(digits []int64) int {
	n := 0
	for n < len(digits) && digits[len(digits)-1-n] == 0 {
		n++
	}
	return n
}

// Pair returns the n ≥ 0 and the pair (A_n, B_n) that has x ≥ 0 in it.
func (m *Numeration) Pair(x *big.Int) (n, a, b *big.Int) {
	digits := m.Digits(x)
	if zeros := TrailingZeros(digits); zeros%2 == 1 {
		digits = digits[:len(digits)-1]
	}
	a, b = m.read(digits)
	// B_n = sA_n + tn.
	n = floorDiv(sub(b, times(a, m.s)), m.t)
	return n, a, b
}

// Has reports whether (x, y) is a P-position of (s,t)-Wythoff in normal play.
func (m *Numeration) Has(x, y *big.Int) bool {
	low, high := smaller(x, y), larger(x, y)
	if low.Sign() < 0 {
		return false
	}
	_, a, b := m.Pair(low)
	return a.Cmp(low) == 0 && b.Cmp(high) == 0
}

// Rank returns how many A_n are less than x ≥ 0. Up to B_n there are n B's
// (without B_0 = 0) and the rest are A's.
func (m *Numeration) Rank(x *big.Int) *big.Int {
	n, a, _ := m.Pair(x)
	if a.Cmp(x) == 0 {
		return n
	}
	return plus(sub(x, n), 1)
}
