package beam

import (
	"cmp"
	"math/big"
)

// Neg returns −x.
func (x Surd) Neg() Surd {
	x = x.filled()
	return Surd{new(big.Int).Neg(x.p), new(big.Int).Neg(x.q), x.d, x.r}
}

// Add returns x + y, numbers of one field.
func (x Surd) Add(y Surd) Surd {
	if y.Sign() == 0 { // lines start at the origin more often than not
		return x
	}
	x, y = oneField(x, y)
	return reduced(cross(x.p, y.r, y.p, x.r), cross(x.q, y.r, y.q, x.r), x.d, mul(x.r, y.r))
}

// Sub returns x − y, numbers of one field.
func (x Surd) Sub(y Surd) Surd { return x.Add(y.Neg()) }

// Mul returns x·y, numbers of one field:
// (p + q√d)(p' + q'√d) = pp' + qq'd + (pq' + qp')√d.
func (x Surd) Mul(y Surd) Surd {
	x, y = oneField(x, y)
	if x.Sign() == 0 || y.Sign() == 0 {
		return Surd{}
	}
	p := mul(x.q, y.q)
	p.Mul(p, x.d)
	return reduced(p.Add(p, mul(x.p, y.p)), cross(x.p, y.q, x.q, y.p), x.d, mul(x.r, y.r))
}

// Inv returns 1/x; it panics when x is 0. The denominator is made rational
// with the conjugate: r/(p + q√d) = r(p − q√d)/(p² − q²d).
func (x Surd) Inv() Surd {
	x = x.filled()
	if x.Sign() == 0 {
		panic("beam: division by zero")
	}
	q := new(big.Int).Neg(x.q)
	return reduced(mul(x.r, x.p), q.Mul(q, x.r), x.d, x.norm())
}

// norm is p² − q²d, which is not 0 unless x is: d is no square.
func (x Surd) norm() *big.Int {
	n := mul(x.q, x.q)
	n.Mul(n, x.d)
	return n.Sub(mul(x.p, x.p), n)
}

// Quo returns x/y, numbers of one field; it panics when y is 0.
func (x Surd) Quo(y Surd) Surd { return x.Mul(y.Inv()) }

// Sign returns −1, 0 or +1 as x is negative, zero or positive. Where p and
// q√d pull in different directions, the one with the larger square wins.
func (x Surd) Sign() int {
	x = x.filled()
	p, q := x.p.Sign(), x.q.Sign()
	switch {
	case q == 0 || p == q:
		return p
	case p == 0:
		return q
	default:
		return p * x.norm().Sign()
	}
}

// Cmp returns −1, 0 or +1 as x is less than, equal to or greater than y, which
// may be of different fields.
func (x Surd) Cmp(y Surd) int {
	x, y = x.filled(), y.filled()
	if sx, sy := sameField(x, y); sx.p != nil {
		return sx.Sub(sy).Sign()
	}
	// x − y = u − v with u = x − (rational part of y), in the field of x, and
	// v the other part of y, whose square is rational.
	rational := reduced(y.p, zero, zero, y.r)
	u, v := x.Sub(rational), y.Sub(rational)
	if u.Sign() != v.Sign() {
		return cmp.Compare(u.Sign(), v.Sign())
	}
	return u.Sign() * u.Mul(u).Sub(v.Mul(v)).Sign()
}

// oneField writes x and y with the same d.
func oneField(x, y Surd) (Surd, Surd) {
	sx, sy := sameField(x.filled(), y.filled())
	if sx.p == nil {
		panic("beam: no sum or product of " + x.String() + " and " + y.String() + " is a quadratic surd")
	}
	return sx, sy
}

// sameField writes x and y with the same d, or returns zero values when no d
// does for both. Fields are the same when d·d' is a square k², even if d and
// d' differ by a square that was not pulled out: then √d' = (k/d)·√d.
func sameField(x, y Surd) (Surd, Surd) {
	switch {
	case x.d.Cmp(y.d) == 0:
		return x, y
	case x.d.Sign() == 0:
		return Surd{x.p, zero, y.d, x.r}, y
	case y.d.Sign() == 0:
		return x, Surd{y.p, zero, x.d, y.r}
	}
	square := mul(x.d, y.d)
	k := new(big.Int).Sqrt(square)
	if mul(k, k).Cmp(square) != 0 {
		return Surd{}, Surd{}
	}
	return x, Surd{mul(y.p, x.d), mul(y.q, k), x.d, mul(y.r, x.d)}
}

func mul(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) }

// cross returns a·b + c·d.
func cross(a, b, c, d *big.Int) *big.Int {
	ab := mul(a, b)
	return ab.Add(ab, mul(c, d))
}
