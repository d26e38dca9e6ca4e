package cover

import (
	"errors"
	"fmt"
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/expr"
)

// Bounds that keep a number cheap to compute with.
const (
	maxPower = 16
	maxBits  = 256 // of each part of a number on the way
)

// surd reads the number that stands between two places of the text: what
// [expr.Number] reads, where exponents are small and whole, roots are taken of
// rational numbers, and all are of one field.
func (r *reader) surd(at, end int) beam.Surd {
	number, err := expr.Number(r.text[at:end])
	var x beam.Surd
	if err == nil {
		x, err = expr.In(surds{}, number)
	}
	if wrong := (*expr.Error)(nil); errors.As(err, &wrong) {
		r.fail(at+wrong.At, "%s", wrong.Message)
	}
	return x
}

// surds are the numbers that p, β, q and γ may be.
type surds struct{}

func (surds) Whole(n *big.Int) (beam.Surd, string) {
	x, err := beam.New(n, zero, zero, one)
	if err != nil {
		panic(err) // the denominator is 1
	}
	return small(x)
}

func (surds) Negative(x beam.Surd) beam.Surd { return x.Neg() }

// Root is √x, where √(a/b) = √(ab)/b.
func (surds) Root(x beam.Surd) (beam.Surd, string) {
	if !x.Rational() || x.Sign() < 0 {
		return x, "a square root is taken of a rational number that is not negative"
	}
	a, _, _, b := x.Parts()
	root, err := beam.New(zero, one, a.Mul(a, b), b)
	if err != nil {
		panic(err) // ab ≥ 0 and b > 0
	}
	return root, ""
}

func (s surds) Apply(op byte, x, y beam.Surd) (beam.Surd, string) {
	switch {
	case op == '^':
		return s.power(x, y)
	case !oneField(x, y):
		return x, "numbers with different square roots cannot be put together"
	case op == '+':
		x = x.Add(y)
	case op == '-':
		x = x.Sub(y)
	case op == '*':
		x = x.Mul(y)
	case y.Sign() == 0:
		return x, "division by 0"
	default:
		x = x.Quo(y)
	}
	return small(x)
}

func (s surds) power(x, y beam.Surd) (power beam.Surd, why string) {
	n, _, _, d := y.Parts()
	if !y.Rational() || !d.IsInt64() || d.Int64() != 1 || n.Sign() < 0 || n.Cmp(big.NewInt(maxPower)) > 0 {
		return x, fmt.Sprintf("an exponent is a whole number from 0 to %d", maxPower)
	}
	power = beam.Int(1)
	for range n.Int64() {
		if power, why = s.Apply('*', power, x); why != "" {
			break
		}
	}
	return power, why
}

// small is x, or says that it is too large.
func small(x beam.Surd) (beam.Surd, string) {
	p, q, d, r := x.Parts()
	if max(p.BitLen(), q.BitLen(), d.BitLen(), r.BitLen()) > maxBits {
		return x, "the numbers become too large"
	}
	return x, ""
}

// oneField reports whether x and y have a sum: whether the product of what is
// under their roots is a square.
func oneField(x, y beam.Surd) bool {
	if x.Rational() || y.Rational() {
		return true
	}
	_, _, d, _ := x.Parts()
	_, _, e, _ := y.Parts()
	d.Mul(d, e)
	root := new(big.Int).Sqrt(d)
	return root.Mul(root, root).Cmp(d) == 0
}
