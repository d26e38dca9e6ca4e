package expr

import (
	"math"
	"math/bits"
)

// A frac is n/d in lowest terms with d ≥ 1; n is never math.MinInt64, so that
// it can be negated.
type frac struct{ n, d int64 }

// unary replaces a by op a.
func (a *frac) unary(op opcode) {
	switch op {
	case opNeg:
		a.n = -a.n
	case opAbs:
		a.n = max(a.n, -a.n)
	case opFloor:
		*a = frac{floorDiv(a.n, a.d), 1}
	case opCeil:
		*a = frac{-floorDiv(-a.n, a.d), 1}
	}
}

// binary replaces a by a op b, if that is defined and fits.
func (a *frac) binary(op opcode, b frac) Result {
	switch op {
	case opAdd:
		return fits(a.add(b))
	case opSub:
		return fits(a.add(frac{-b.n, b.d}))
	case opMul:
		return fits(a.mul(b))
	case opDiv:
		if b.n == 0 {
			return NoValue
		}
		if b.n < 0 {
			a.n, b.n = -a.n, -b.n
		}
		return fits(a.mul(frac{b.d, b.n}))
	case opMod:
		if a.d != 1 || b.d != 1 || b.n == 0 {
			return NoValue
		}
		a.n = floorMod(a.n, b.n)
		return Exact
	case opPow:
		if b.d != 1 || a.n == 0 && b.n < 0 {
			return NoValue
		}
		return fits(a.pow(b))
	}
	less, ok := a.less(b)
	if !ok {
		return Unsure
	}
	if op == opMin || op == opMax {
		if less == (op == opMax) {
			*a = b
		}
		return Exact
	}
	*a = truth(compare(op, less, *a == b))
	return Exact
}

func fits(ok bool) Result {
	if ok {
		return Exact
	}
	return Unsure
}

// compare decides a comparison from whether a < b and a = b.
func compare(op opcode, less, equal bool) bool {
	switch op {
	case opLess:
		return less
	case opLessEq:
		return less || equal
	case opGreater:
		return !less && !equal
	case opGreaterEq:
		return !less
	case opEqual:
		return equal
	}
	return !equal
}

func truth(b bool) frac {
	if b {
		return frac{1, 1}
	}
	return frac{0, 1}
}

func (a *frac) add(b frac) bool {
	if a.d == 1 && b.d == 1 {
		sum := a.n + b.n
		if (a.n^sum)&(b.n^sum) < 0 || sum == math.MinInt64 {
			return false
		}
		a.n = sum
		return true
	}
	l, ok1 := mul64(a.n, b.d)
	r, ok2 := mul64(b.n, a.d)
	d, ok3 := mul64(a.d, b.d)
	if !ok1 || !ok2 || !ok3 {
		return false
	}
	sum := frac{l, 1}
	if !sum.add(frac{r, 1}) {
		return false
	}
	*a = lowest(sum.n, d)
	return true
}

func (a *frac) mul(b frac) bool {
	n, ok1 := mul64(a.n, b.n)
	d, ok2 := mul64(a.d, b.d)
	if !ok1 || !ok2 {
		return false
	}
	*a = lowest(n, d)
	return true
}

func (a *frac) pow(b frac) bool {
	if b.d != 1 || b.n < 0 {
		return false // rare: left to math/big
	}
	if a.d == 1 && -1 <= a.n && a.n <= 1 && b.n > 1 { // (−1)^y1 is common
		if b.n&1 == 0 {
			a.n *= a.n
		}
		return true
	}
	base, result := *a, frac{1, 1}
	for e := b.n; e > 0; e >>= 1 {
		if e&1 == 1 && !result.mul(base) {
			return false
		}
		if e > 1 && !base.mul(base) {
			return false
		}
	}
	*a = result
	return true
}

// less compares a and b; fits is false when the cross products overflow.
func (a *frac) less(b frac) (less, fits bool) {
	l, ok1 := mul64(a.n, b.d)
	r, ok2 := mul64(b.n, a.d)
	return l < r, ok1 && ok2
}

// mul64 multiplies; ok is false when the product is beyond ±(2⁶³−1).
func mul64(a, b int64) (product int64, ok bool) {
	hi, lo := bits.Mul64(uint64(max(a, -a)), uint64(max(b, -b)))
	if hi != 0 || lo > math.MaxInt64 {
		return 0, false
	}
	if (a < 0) != (b < 0) {
		return -int64(lo), true
	}
	return int64(lo), true
}

// lowest reduces n/d, d ≥ 1.
func lowest(n, d int64) frac {
	if d == 1 {
		return frac{n, 1}
	}
	a, b := max(n, -n), d
	for b != 0 {
		a, b = b, a%b
	}
	return frac{n / a, d / a}
}

// floorDiv is ⌊a/b⌋, b ≠ 0.
func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

// floorMod is a − b⌊a/b⌋, b ≠ 0.
func floorMod(a, b int64) int64 {
	r := a % b
	if r != 0 && (r < 0) != (b < 0) {
		r += b
	}
	return r
}
