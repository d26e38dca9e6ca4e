package exact

import (
	"math/big"

	"wythoffatlas/core/integer"
)

// An axis is an arithmetic progression: first, first+step, first+2·step, … up
// to last, or without end when last is nil. step ≥ 1, and no sum or product of
// two steps overflows: they come from moduli and parameters of at most 10⁶.
type axis struct {
	first, last *big.Int
	step        int64
}

// every is the progression first, first+step, … without end.
func every(first, step int64) axis { return axis{first: bigInt(first), step: step} }

// run is the n ≥ 1 consecutive integers from first.
func run(first *big.Int, n int64) axis {
	return axis{first: first, last: plus(first, n-1), step: 1}
}

func (a axis) empty() bool { return a.last != nil && a.last.Cmp(a.first) < 0 }

func (a axis) has(x *big.Int) bool {
	return x.Cmp(a.first) >= 0 && (a.last == nil || x.Cmp(a.last) <= 0) &&
		integer.Modulo(sub(x, a.first), a.step) == 0
}

// below counts the elements less than x.
func (a axis) below(x *big.Int) *big.Int {
	if a.last != nil && x.Cmp(a.last) > 0 {
		x = plus(a.last, 1)
	}
	if x.Cmp(a.first) <= 0 {
		return new(big.Int)
	}
	return plus(integer.FloorDiv(plus(sub(x, a.first), -1), a.step), 1)
}

// within keeps the elements in lo..hi; a nil bound does not bind.
func (a axis) within(lo, hi *big.Int) axis {
	if lo != nil && lo.Cmp(a.first) > 0 {
		skip := integer.FloorDiv(plus(sub(lo, a.first), a.step-1), a.step)
		a.first = add(a.first, times(skip, a.step))
	}
	if hi != nil && (a.last == nil || hi.Cmp(a.last) < 0) {
		a.last = hi
	}
	return a
}

// congruent keeps the elements ≡ r (mod m): the Chinese remainder theorem.
func (a axis) congruent(r *big.Int, m int64) axis {
	g, inverse := bezout(a.step%m, m)
	need := integer.Modulo(sub(r, a.first), m)
	if need%g != 0 {
		return axis{first: bigInt(0), last: bigInt(-1), step: 1}
	}
	i := need / g * inverse % (m / g)
	a.first = add(a.first, mul(bigInt(a.step), bigInt(i)))
	a.step *= m / g
	return a
}

// reflected is {t − x}; the progression must have an end.
func (a axis) reflected(t *big.Int) axis {
	if a.empty() {
		return a
	}
	top := sub(a.last, bigInt(integer.Modulo(sub(a.last, a.first), a.step)))
	return axis{first: sub(t, top), last: sub(t, a.first), step: a.step}
}

// bezout is g = gcd(a, m) and the inverse of a/g modulo m/g; 0 ≤ a < m or m = 1.
func bezout(a, m int64) (g, inverse int64) {
	r0, r1 := m, a
	c0, c1 := int64(0), int64(1) // ri ≡ ci·a (mod m)
	for r1 != 0 {
		q := r0 / r1
		r0, r1 = r1, r0-q*r1
		c0, c1 = c1, c0-q*c1
	}
	n := m / r0
	return r0, (c0%n + n) % n
}
