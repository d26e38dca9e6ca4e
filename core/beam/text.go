package beam

import (
	"fmt"
	"math/big"
	"strings"

	"wythoffatlas/core/fault"
)

// MaxDigits bounds the digits that [Surd.Decimal] gives.
const MaxDigits = 10_000

// Decimal writes x in decimal with so many digits after the point, cut off
// and not rounded, so that every digit shown is a digit of x and asking for
// more only makes the text longer. It is an error when digits is negative or
// larger than [MaxDigits].
func (x Surd) Decimal(digits int) (string, error) {
	if digits < 0 || digits > MaxDigits {
		return "", fault.Newf("beam", "digits must be from 0 to %d, not %d", MaxDigits, digits)
	}
	minus := ""
	if x.Sign() < 0 {
		minus, x = "-", x.Neg()
	}
	power := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(digits)), nil)
	text := x.FloorMul(power, Surd{}).String()
	if strings.Trim(text, "0") == "" {
		minus = ""
	}
	if digits == 0 {
		return minus + text, nil
	}
	if short := digits + 1 - len(text); short > 0 {
		text = strings.Repeat("0", short) + text
	}
	point := len(text) - digits
	return minus + text[:point] + "." + text[point:], nil
}

// String writes x exactly, as in (1+√5)/2, 2-√2, √3/3 or 7/2. Of two terms the
// positive one comes first: (√5-1)/2.
func (x Surd) String() string { return x.write(plainText) }

// MathML writes x exactly as presentation MathML, one mrow or mfrac to be put
// into a math element.
func (x Surd) MathML() string { return x.write(mathML) }

// A notation says how to write the pieces of an exact form.
type notation struct {
	integer, root, times, plus, minus string
	row                               func(s string) string
	fraction                          func(num, den string, single bool) string
}

var plainText = notation{
	integer: "%s", root: "√%s", times: "", plus: "+", minus: "-",
	row: func(s string) string { return s },
	fraction: func(num, den string, single bool) string {
		if !single {
			num = "(" + num + ")"
		}
		return num + "/" + den
	},
}

var mathML = notation{
	integer: "<mn>%s</mn>", root: "<msqrt><mn>%s</mn></msqrt>",
	times: "<mo>\u2062</mo>", // invisible times
	plus:  "<mo>+</mo>", minus: "<mo>−</mo>",
	row: func(s string) string { return "<mrow>" + s + "</mrow>" },
	fraction: func(num, den string, _ bool) string {
		return "<mfrac><mrow>" + num + "</mrow>" + den + "</mfrac>"
	},
}

func (x Surd) write(n notation) string {
	x = x.filled()
	rational, irrational := n.signed(x.p, fmt.Sprintf(n.integer, new(big.Int).Abs(x.p))), ""
	if x.q.Sign() != 0 {
		irrational = n.signed(x.q, n.multipleOfRoot(new(big.Int).Abs(x.q), x.d))
	}
	var sum string
	single := false
	switch {
	case irrational == "":
		sum, single = rational, true
	case x.p.Sign() == 0:
		sum, single = irrational, true
	case x.p.Sign() < 0 && x.q.Sign() > 0:
		sum = irrational + rational // the sign of the second term joins them
	case x.q.Sign() > 0:
		sum = rational + n.plus + irrational
	default:
		sum = rational + irrational
	}
	if x.r.Cmp(one) == 0 {
		return n.row(sum)
	}
	return n.fraction(sum, fmt.Sprintf(n.integer, x.r), single)
}

// signed puts a minus before the text of a term whose coefficient is negative.
func (n notation) signed(coefficient *big.Int, text string) string {
	if coefficient.Sign() < 0 {
		return n.minus + text
	}
	return text
}

// multipleOfRoot writes q√d for q > 0.
func (n notation) multipleOfRoot(q, d *big.Int) string {
	root := fmt.Sprintf(n.root, d)
	if q.Cmp(one) == 0 {
		return root
	}
	return fmt.Sprintf(n.integer, q) + n.times + root
}

// Digits is x cut off after so many digits, with dots where others follow; exactly
// if they are negative or more than [MaxDigits].
func Digits(x Surd, places int) string {
	s, err := x.Decimal(places)
	if err != nil {
		return x.String()
	}
	if !x.Rational() {
		s += "…"
	}
	return s
}
