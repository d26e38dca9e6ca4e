package exact

import (
	"math"
	"math/big"
	"math/bits"
)

// A fixed is a non-negative number in fixed point with 128 binary places,
// rounded down.
type fixed struct{ whole, high, low uint64 }

const places = 128

// fixedOf is n·2^places, rounded down, as a fixed; n < 2^(64+places).
func fixedOf(n *big.Int) fixed {
	word := func(i uint) uint64 {
		w := new(big.Int).Rsh(n, 64*i)
		return w.And(w, new(big.Int).SetUint64(math.MaxUint64)).Uint64()
	}
	return fixed{whole: word(2), high: word(1), low: word(0)}
}

// timesPlus is i·a + b, of which the whole part must fit.
func (a fixed) timesPlus(i uint64, b fixed) fixed {
	h0, l0 := bits.Mul64(i, a.low)
	h1, l1 := bits.Mul64(i, a.high)
	high, carry := bits.Add64(h0, l1, 0)
	whole := i*a.whole + h1 + carry
	low, carry := bits.Add64(l0, b.low, 0)
	high, carry = bits.Add64(high, b.high, carry)
	return fixed{whole + b.whole + carry, high, low}
}

// near sees the sequence as ⌊iα + φ⌋ with φ the fraction of nα: both in fixed
// point are too small by less than 2⁻¹²⁸ each, so that for i < 2⁶⁰ the floor is
// right unless the first 64 places are all ones. Then it is computed exactly.
func (s *stepping) near(n *big.Int) nearby {
	const most = 1 << 59
	place := floorTimes(new(big.Int).Lsh(n, places), s.alpha)
	x0 := new(big.Int).Rsh(place, places)
	phi := fixedOf(place.Sub(place, new(big.Int).Lsh(x0, places)))
	alpha := fixedOf(floorTimes(new(big.Int).Lsh(bigInt(1), places), s.alpha))
	abscissa := func(i int64) int64 {
		x := alpha.timesPlus(uint64(i), phi)
		if x.high == math.MaxUint64 {
			return sub(floorTimes(plus(n, i), s.alpha), x0).Int64()
		}
		return int64(x.whole)
	}
	perColumn, perRow := s.perColumn.Float64(), s.perRow.Float64()
	fraction := float64(phi.high) / (1 << 64)
	return func(p, q, v int64) (i, dx, dy int64) {
		if v < 0 {
			return -1, 0, 0
		}
		// A guess that rounding may put wrong, by a few for large v.
		per := perColumn
		if q == 1 {
			per = perRow
		}
		i = int64(min(most, (float64(v)+1-fraction)*per))
		ordinate := func(i int64) int64 { return abscissa(i) + q*i }
		for step := int64(1); i > 0 && ordinate(i) > v; step *= 2 {
			i = max(0, i-step)
		}
		// Now i is right or too small.
		step := int64(1)
		for i+step <= most && ordinate(i+step) <= v {
			i, step = i+step, 2*step
		}
		for ; step > 0; step /= 2 {
			if i+step <= most && ordinate(i+step) <= v {
				i += step
			}
		}
		dx = abscissa(i)
		return i, dx, dx + i
	}
}
