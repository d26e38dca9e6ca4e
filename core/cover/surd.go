package cover

import (
	"math/big"
	"strings"
	"unicode/utf8"

	"wythoffatlas/core/beam"
)

// Bounds that keep a number cheap to compute with.
const (
	maxPower = 16
	maxBits  = 256 // of each part of a number on the way
	maxDepth = 32
)

// surd reads the number that stands between two places of the text: whole
// numbers, + - * / ^ with a small whole exponent, parentheses, and sqrt of a
// rational number, also written √5. All roots must be of one field.
func (r *reader) surd(at, end int) beam.Surd {
	s := &scanner{r: r, at: at, end: end}
	x := s.sum(0)
	if s.peek() != 0 {
		s.fail("expected an operator or the end of the number")
	}
	return x
}

// A scanner reads by recursive descent. After the first error it is at its end,
// and numbers are 1, which any operation may have.
type scanner struct {
	r       *reader
	at, end int
}

// peek is the next character that is not a space, 0 at the end.
func (s *scanner) peek() rune {
	for s.at < s.end && s.r.text[s.at] == ' ' {
		s.at++
	}
	if s.at >= s.end {
		return 0
	}
	c, _ := utf8.DecodeRuneInString(s.r.text[s.at:s.end])
	if c == '−' {
		return '-'
	}
	return c
}

func (s *scanner) fail(format string, args ...any) {
	s.failAt(s.at, format, args...)
}

func (s *scanner) failAt(at int, format string, args ...any) {
	s.r.fail(at, format, args...)
	s.at = s.end
}

// operator takes the next character if it is one of those.
func (s *scanner) operator(any string) (op rune, at int, ok bool) {
	op = s.peek()
	if op == 0 || !strings.ContainsRune(any, op) {
		return 0, 0, false
	}
	at = s.at
	_, size := utf8.DecodeRuneInString(s.r.text[s.at:])
	s.at += size
	return op, at, true
}

func (s *scanner) sum(depth int) beam.Surd {
	x := s.product(depth)
	for {
		op, at, ok := s.operator("+-")
		if !ok {
			return x
		}
		x = s.apply(op, at, x, s.product(depth))
	}
}

func (s *scanner) product(depth int) beam.Surd {
	x := s.unary(depth)
	for {
		op, at, ok := s.operator("*/")
		if !ok {
			return x
		}
		x = s.apply(op, at, x, s.unary(depth))
	}
}

// unary reads a power with any number of signs before it.
func (s *scanner) unary(depth int) beam.Surd {
	minus := false
	for {
		op, _, ok := s.operator("+-")
		if !ok {
			break
		}
		minus = minus != (op == '-')
	}
	x := s.power(depth)
	if minus {
		return x.Neg()
	}
	return x
}

func (s *scanner) power(depth int) beam.Surd {
	x := s.primary(depth)
	_, at, ok := s.operator("^")
	if !ok {
		return x
	}
	s.peek()
	n := s.number()
	if n == nil || n.Cmp(big.NewInt(maxPower)) > 0 {
		s.failAt(at, "an exponent is a whole number from 0 to %d", maxPower)
		return beam.Int(1)
	}
	power := beam.Int(1)
	for range n.Int64() {
		power = s.apply('*', at, power, x)
	}
	return power
}

func (s *scanner) primary(depth int) beam.Surd {
	if depth > maxDepth {
		s.fail("nested more than %d deep", maxDepth)
	}
	c := s.peek()
	at := s.at
	switch {
	case c >= '0' && c <= '9':
		return s.apply('+', at, whole(s.number()), beam.Surd{})
	case c == '(':
		return s.parenthesis(depth)
	case c == '√':
		s.at += len("√")
		return s.root(at, s.primary(depth+1))
	case strings.HasPrefix(s.r.text[s.at:s.end], "sqrt"):
		s.at += len("sqrt")
		if s.peek() == '(' {
			return s.root(at, s.parenthesis(depth))
		}
		s.fail("expected ( after sqrt")
		return beam.Int(1)
	}
	s.fail("expected a number, sqrt or a parenthesis")
	return beam.Int(1)
}

func (s *scanner) parenthesis(depth int) beam.Surd {
	s.at++
	x := s.sum(depth + 1)
	if _, _, ok := s.operator(")"); !ok {
		s.fail("expected )")
		return beam.Int(1)
	}
	return x
}

// number reads digits; it is nil if there are none.
func (s *scanner) number() *big.Int {
	from := s.at
	for s.at < s.end && s.r.text[s.at] >= '0' && s.r.text[s.at] <= '9' {
		s.at++
	}
	n, ok := new(big.Int).SetString(s.r.text[from:s.at], 10)
	if !ok {
		return nil
	}
	return n
}

func whole(n *big.Int) beam.Surd {
	x, err := beam.New(n, zero, zero, one)
	if err != nil {
		panic(err) // the denominator is 1
	}
	return x
}

// root is √x, where √(a/b) = √(ab)/b.
func (s *scanner) root(at int, x beam.Surd) beam.Surd {
	if !x.Rational() || x.Sign() < 0 {
		s.failAt(at, "a square root is taken of a rational number that is not negative")
		return beam.Int(1)
	}
	a, _, _, b := x.Parts()
	root, err := beam.New(zero, one, a.Mul(a, b), b)
	if err != nil {
		panic(err) // ab ≥ 0 and b > 0
	}
	return root
}

// apply computes x op y, the operator standing at a place of the text.
func (s *scanner) apply(op rune, at int, x, y beam.Surd) beam.Surd {
	if s.r.err != nil {
		return beam.Int(1)
	}
	if !oneField(x, y) {
		s.failAt(at, "numbers with different square roots cannot be put together")
		return beam.Int(1)
	}
	switch op {
	case '+':
		x = x.Add(y)
	case '-':
		x = x.Sub(y)
	case '*':
		x = x.Mul(y)
	default:
		if y.Sign() == 0 {
			s.failAt(at, "division by 0")
			return beam.Int(1)
		}
		x = x.Quo(y)
	}
	p, q, d, r := x.Parts()
	if max(p.BitLen(), q.BitLen(), d.BitLen(), r.BitLen()) > maxBits {
		s.failAt(at, "the numbers become too large")
		return beam.Int(1)
	}
	return x
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
