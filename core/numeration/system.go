// Package numeration is the home of number systems: base b, for every s, t ≥ 1
// the system in which (s,t)-Wythoff is easy (Fraenkel, New games related to old
// and new sequences, §6), and for every c ≥ 3 that of the unit with the trace c,
// in whose field the lines of W(a,b) have their slopes when c = ab + 2. It reads and writes integers of any
// size, and makes the automata that decide linear inequalities and residues of
// numbers written in a system.
package numeration

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/integer"
)

// A System writes every integer n ≥ 0 in one way as digits, the highest place
// first. The place 0 weighs u₀ = 1. In base b the weights are uₙ = b·uₙ₋₁ and
// the digits 0…b−1. In the system of (s,t), with c = s+t−1,
//
//	u₋₁ = 1/s, u₀ = 1, uₙ = c·uₙ₋₁ + s·uₙ₋₂,
//
// digits go from 0 to c, and to the right of a digit c stands one less than s.
//
// In the system of the unit with the trace c, β = (c + √(c²−4))/2,
//
//	u₋₁ = 0, u₀ = 1, uₙ = c·uₙ₋₁ − uₙ₋₂,
//
// digits go from 0 to c−1, and of two digits c−1 that have only digits c−2
// between them, or nothing, there are none (Parry, 1960: 1 = 0.(c−1)(c−2)(c−2)…).
//
// Of two representations of equal length the one that is larger digit by digit
// is the larger number. Make one with [Base], [ST] or [Unit]; nothing changes it.
type System struct {
	first  int64 // uₙ = first·uₙ₋₁ + second·uₙ₋₂
	second int64 // s, 0 for a base, −1 for a unit
	most   int64 // the largest digit
}

// Base returns the system of base b ≥ 2.
func Base(b int64) *System {
	if b < 2 {
		panic("numeration: a base must be at least 2")
	}
	return &System{first: b, most: b - 1}
}

// ST returns the number system of (s,t)-Wythoff; s, t ≥ 1.
func ST(s, t int64) *System {
	if s < 1 || t < 1 {
		panic("numeration: s and t must be at least 1")
	}
	return &System{first: s + t - 1, second: s, most: s + t - 1}
}

// Unit returns the system of the unit with the trace c ≥ 3.
func Unit(c int64) *System {
	if c < 3 {
		panic("numeration: the trace must be at least 3")
	}
	return &System{first: c, second: -1, most: c - 1}
}

// Of returns the system that [System.Key] names, which must be one.
func Of(base, s, t int64) (*System, bool) {
	switch {
	case base >= 2 && s == 0 && t == 0:
		return Base(base), true
	case base == 0 && s >= 1 && t >= 1:
		return ST(s, t), true
	case base == 0 && s == 0 && t >= 3:
		return Unit(t), true
	}
	return nil, false
}

// Key names the system in three numbers, of which those that mean nothing are 0:
// the base; s and t; or, with s = 0, the trace of a unit.
func (m *System) Key() (base, s, t int64) {
	if m.second < 0 {
		return 0, 0, m.first
	}
	s, t = m.Parameters()
	return m.Base(), s, t
}

// Parameters are s and t; of a base or a unit both are 0.
func (m *System) Parameters() (s, t int64) {
	if m.second <= 0 {
		return 0, 0
	}
	return m.second, m.most + 1 - m.second
}

// Base is b for base b, and 0 for other systems.
func (m *System) Base() int64 {
	if m.second == 0 {
		return m.first
	}
	return 0
}

// Largest is the largest digit.
func (m *System) Largest() int64 { return m.most }

// Name is how to call it: "base 2", "the system of (1,1)", "the system of the unit
// with the trace 4".
func (m *System) Name() string {
	switch {
	case m.second == 0:
		return fmt.Sprintf("base %d", m.first)
	case m.second < 0:
		return fmt.Sprintf("the system of the unit with the trace %d", m.first)
	}
	s, t := m.Parameters()
	return fmt.Sprintf("the system of (%d,%d)", s, t)
}

// A digit may stand to the right of others according to what they came to: 0, or 1
// where not all may. Of (s,t) that is after a digit c, of a unit after c−1 and any
// number of digits c−2.
func (m *System) follow(state, digit int64) (next int64, ok bool) {
	switch {
	case m.second == 0:
		return 0, true
	case m.second > 0:
		ok = state == 0 || digit < m.second
	default:
		ok = state == 0 || digit < m.most
		if state == 1 && digit == m.most-1 {
			return 1, ok
		}
	}
	if digit == m.most {
		next = 1
	}
	return next, ok
}

// Keeps reports whether digits, highest place first and any number of leading
// zeros, are a representation.
func (m *System) Keeps(digits []int64) bool {
	state := int64(0)
	for _, d := range digits {
		if d < 0 || d > m.most {
			return false
		}
		var ok bool
		if state, ok = m.follow(state, d); !ok {
			return false
		}
	}
	return true
}

// below is second·u₋₁, what the place behind the last is worth to a form.
func (m *System) below() int64 {
	if m.second > 0 {
		return 1
	}
	return 0
}

// Weights returns u₀, …, uₙ₋₁: what the places of a representation are worth,
// from the right.
func (m *System) Weights(n int) []*big.Int {
	weights := make([]*big.Int, n)
	low, high := m.lowest()
	for i := range weights {
		weights[i] = low
		low, high = high, m.after(high, low)
	}
	return weights
}

// lowest are u₀ and u₁.
func (m *System) lowest() (low, high *big.Int) {
	return bigInt(1), bigInt(m.first + m.below())
}

// after is the weight above these two.
func (m *System) after(high, low *big.Int) *big.Int {
	u := times(high, m.first)
	return u.Add(u, times(low, m.second))
}

// Digits returns the representation of n ≥ 0, highest place first; none for 0.
func (m *System) Digits(n *big.Int) []int64 {
	low, high := m.lowest()
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
	digit, product := new(big.Int), new(big.Int)
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
		low, high = m.before(high, low, place), low
	}
}

// before is the weight u_{place−1} below low = u_place and high; place ≥ 1.
func (m *System) before(high, low *big.Int, place int) *big.Int {
	switch {
	case m.second == 0:
		return integer.FloorDiv(low, m.first)
	case place == 1: // u₀; below it the recurrence leaves the integers
		return bigInt(1)
	case m.second < 0:
		return sub(times(low, m.first), high)
	}
	return integer.FloorDiv(sub(high, times(low, m.first)), m.second)
}

// Padded is Digits with leading zeros, so that there are so many places; n must
// have no more.
func (m *System) Padded(n *big.Int, places int) []int64 {
	digits := m.Digits(n)
	padded := make([]int64, places)
	copy(padded[places-len(digits):], digits)
	return padded
}

// Value returns the number that digits represent, highest place first, whether
// or not they keep the rules.
func (m *System) Value(digits []int64) *big.Int {
	value, _ := m.read(digits)
	return value
}

// read returns the value of digits and of their left shift. Going down from
// p·u_k + r·s·u_{k−1} with a digit d makes (first·p + s·r + d)·u_{k−1} +
// p·s·u_{k−2}, where s is the second coefficient. At the end s·u₋₁ is 1 in the
// systems of (s,t), and 0 in others.
func (m *System) read(digits []int64) (value, shifted *big.Int) {
	p, r, t := new(big.Int), new(big.Int), new(big.Int)
	first, second, below := bigInt(m.first), bigInt(m.second), bigInt(m.below())
	for _, d := range digits {
		r.Mul(r, second)
		r.Add(r, t.Mul(p, first))
		r.Add(r, t.SetInt64(d))
		p, r = r, p
	}
	return add(p, t.Mul(r, below)), add(times(p, m.first+m.below()), times(r, m.second))
}

// TrailingZeros counts the zeros that a representation ends in.
func TrailingZeros(digits []int64) int {
	n := 0
	for n < len(digits) && digits[len(digits)-1-n] == 0 {
		n++
	}
	return n
}
