// Package beam knows the lines that P-positions follow: their slopes as exact
// quadratic surds, the average steps along them, and the squares they cross.
package beam

import (
	"math/big"

	"wythoffatlas/core/fault"
)

// A Surd is the real number (P + Q·√D)/R with integers P, Q, D ≥ 0, R > 0. It
// is a value: no method changes it. The zero value is 0.
//
// It is kept in lowest terms: gcd(P, Q, R) = 1, Q = D = 0 when the number is
// rational, and D has no square factor that is cheap to find (see
// [pullSquares]).
//
// Numbers of different fields, such as √2 and √3, may be compared but have no
// sum or product of this form: to ask for one is a mistake in the program and
// panics. A rational goes with every field.
type Surd struct {
	p, q, d, r *big.Int // all nil or none; never changed, so they may be shared
}

var zero, one = big.NewInt(0), big.NewInt(1)

// New returns (p + q·√d)/r. It is an error when d < 0 or r = 0.
func New(p, q, d, r *big.Int) (Surd, error) {
	if d.Sign() < 0 {
		return Surd{}, fault.Newf("beam", "the square root of a negative number is not real")
	}
	if r.Sign() == 0 {
		return Surd{}, fault.Newf("beam", "a surd has denominator 0")
	}
	factor, rest := pullSquares(d)
	return reduced(p, factor.Mul(factor, q), rest, r), nil
}

// Of is [New] for constants: it panics where New gives an error.
func Of(p, q, d, r int64) Surd {
	x, err := New(big.NewInt(p), big.NewInt(q), big.NewInt(d), big.NewInt(r))
	if err != nil {
		panic(err)
	}
	return x
}

// Int returns the integer n.
func Int(n int64) Surd { return integer(big.NewInt(n)) }

func integer(n *big.Int) Surd { return Surd{n, zero, zero, one} }

// Parts returns P, Q, D and R, which are the caller's to change.
func (x Surd) Parts() (p, q, d, r *big.Int) {
	x = x.filled()
	return new(big.Int).Set(x.p), new(big.Int).Set(x.q), new(big.Int).Set(x.d), new(big.Int).Set(x.r)
}

// Rational reports whether x is a rational number.
func (x Surd) Rational() bool { return x.filled().q.Sign() == 0 }

// filled makes the zero value look like any other number.
func (x Surd) filled() Surd {
	if x.p == nil {
		return Surd{zero, zero, zero, one}
	}
	return x
}

// lastFactor is the largest factor whose square pullSquares tries.
const lastFactor = 1000

// pullSquares writes d as factor²·rest. It finds the squares of factors up to
// [lastFactor], and then sees whether all the rest is one square; a larger
// square factor, which takes a factorisation to find, may stay in the rest.
// The caller may change factor.
func pullSquares(d *big.Int) (factor, rest *big.Int) {
	factor, rest = big.NewInt(1), new(big.Int).Set(d)
	if d.Sign() == 0 {
		return factor, rest
	}
	square, quo, rem := new(big.Int), new(big.Int), new(big.Int)
	for f := int64(2); f <= lastFactor; f++ {
		square.SetInt64(f * f)
		if square.Cmp(rest) > 0 {
			break
		}
		for quo.QuoRem(rest, square, rem); rem.Sign() == 0; quo.QuoRem(rest, square, rem) {
			rest.Set(quo)
			factor.Mul(factor, big.NewInt(f))
		}
	}
	if root := new(big.Int).Sqrt(rest); square.Mul(root, root).Cmp(rest) == 0 {
		factor.Mul(factor, root)
		rest.SetInt64(1)
	}
	return factor, rest
}

// reduced returns (p + q·√d)/r in lowest terms; d is as pullSquares leaves it
// and r is not 0.
func reduced(p, q, d, r *big.Int) Surd {
	if d.Cmp(one) == 0 { // √1 = 1
		p, q = new(big.Int).Add(p, q), zero
	}
	if q.Sign() == 0 || d.Sign() == 0 {
		q, d = zero, zero
	}
	g := new(big.Int).GCD(nil, nil, new(big.Int).Abs(p), new(big.Int).Abs(r))
	g.GCD(nil, nil, g, new(big.Int).Abs(q))
	if r.Sign() < 0 {
		g.Neg(g)
	}
	return Surd{new(big.Int).Quo(p, g), new(big.Int).Quo(q, g), d, new(big.Int).Quo(r, g)}
}
