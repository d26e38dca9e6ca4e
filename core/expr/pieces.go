package expr

import (
	"cmp"
	"fmt"
	"slices"

	"wythoffatlas/core/integer"
)

// A Linear is a linear form: Σ Coefficients[i]·(variable i) + Constant.
type Linear struct {
	Coefficients []int64
	Constant     int64
}

// A Piece is a part of the integer points on which an expression is linear: those
// of which variable i is ≡ Residues[i] (mod Mods[i]) and every condition is ≥ 0.
// The expression is Value / Denominator there, and has no value where that is not
// an integer.
type Piece struct {
	Mods, Residues []int64
	Conditions     []Linear
	Value          Linear
	Denominator    int64 // ≥ 1
}

// Pieces cuts an expression into at most so many pieces. Parts of the points may
// be in none: there the expression divides by zero. The error is an [*Error] at
// what is not linear on finitely many pieces: a product, a quotient or a power of
// variables, or more pieces than that.
func (e *Expr) Pieces(most int) ([]Piece, error) {
	var all []Piece
	r := &pieceRun{expr: e}
	for runs := 0; ; runs++ {
		if runs == 4*most {
			return nil, r.errorf(0, "too many cases, in each of which it is linear")
		}
		piece, ok, err := r.run()
		if err != nil {
			return nil, err
		}
		if ok {
			all = append(all, *piece)
		}
		// The next run takes the next way at the last choice that has one.
		for len(r.chosen) > 0 && r.chosen[len(r.chosen)-1]+1 == r.ways[len(r.chosen)-1] {
			r.chosen = r.chosen[:len(r.chosen)-1]
		}
		if len(r.chosen) == 0 {
			return all, nil
		}
		r.chosen[len(r.chosen)-1]++
		r.ways = r.ways[:len(r.chosen)]
		if len(all) == most {
			return nil, r.errorf(0, "more than %d pieces, on each of which it is linear", most)
		}
	}
}

// A pieceRun evaluates an expression once for each way through its choices: how a
// form compares with 0, and which residue a variable has.
type pieceRun struct {
	expr   *Expr
	chosen []int64
	ways   []int64 // how many there are at each choice
	at     int     // the next choice
	piece  *Piece
	failed *Error
}

// A ratio is form / den; den ≥ 1.
type ratio struct {
	form Linear
	den  int64
}

func (r *pieceRun) errorf(at int, format string, args ...any) *Error {
	return &Error{Source: r.expr.source, At: at, Message: fmt.Sprintf(format, args...)}
}

const (
	largestPart  = 1 << 40 // bounds the parts of forms, so that sums of two fit
	largestCycle = 64      // and moduli
)

func (r *pieceRun) run() (piece *Piece, ok bool, err error) {
	n := len(r.expr.vars)
	r.piece = &Piece{Mods: make([]int64, n), Residues: make([]int64, n)}
	for i := range r.piece.Mods {
		r.piece.Mods[i] = 1
	}
	r.at, r.failed = 0, nil
	var stack []ratio
	for pc := 0; pc < len(r.expr.code); pc++ {
		in := r.expr.code[pc]
		top := len(stack) - 1
		switch {
		case in.op == opNum:
			stack = append(stack, r.checked(in, r.number(in.num)))
		case in.op == opVar:
			v := r.number(0)
			v.form.Coefficients[in.arg] = 1
			stack = append(stack, v)
		case in.op == opJump:
			pc = in.arg - 1
		case in.op == opJumpZero:
			v := stack[top]
			stack = stack[:top]
			if r.sign(v.form) == 0 {
				pc = in.arg - 1
			}
		case in.op < opAdd:
			stack[top] = r.unary(in, stack[top])
		default:
			var defined bool
			if stack[top-1], defined = r.binary(in, stack[top-1], stack[top]); !defined && r.failed == nil {
				return nil, false, nil
			}
			stack = stack[:top]
		}
		if r.failed != nil {
			return nil, false, r.failed
		}
	}
	r.piece.Value, r.piece.Denominator = stack[0].form, stack[0].den
	return r.piece, true, nil
}

func (r *pieceRun) number(n int64) ratio {
	return ratio{Linear{make([]int64, len(r.expr.vars)), n}, 1}
}

// choose is which of n ways this run takes.
func (r *pieceRun) choose(n int64) int64 {
	if r.at == len(r.chosen) {
		r.chosen, r.ways = append(r.chosen, 0), append(r.ways, n)
	}
	r.at++
	return r.chosen[r.at-1]
}

// sign is that of a form, which this run then has.
func (r *pieceRun) sign(f Linear) int {
	if f.constant() {
		return cmp.Compare(f.Constant, 0)
	}
	one := Linear{make([]int64, len(f.Coefficients)), -1}
	switch r.choose(3) {
	case 0:
		r.piece.Conditions = append(r.piece.Conditions, f, f.times(-1))
		return 0
	case 1:
		r.piece.Conditions = append(r.piece.Conditions, f.plus(one))
		return 1
	}
	r.piece.Conditions = append(r.piece.Conditions, f.times(-1).plus(one))
	return -1
}

// residue is the form modulo m ≥ 1; variables on which it depends get residues.
func (r *pieceRun) residue(in instruction, f Linear, m int64) int64 {
	if m > largestCycle {
		r.failed = r.errorf(in.at, "residues modulo more than %d", largestCycle)
		return 0
	}
	sum := f.Constant % m
	for i, a := range f.Coefficients {
		if a %= m; a == 0 {
			continue
		}
		cycle, mod, res := m/integer.GCD(max(a, -a), m), &r.piece.Mods[i], &r.piece.Residues[i]
		if more := cycle / integer.GCD(cycle, *mod); more > 1 {
			if *mod*more > largestCycle {
				r.failed = r.errorf(in.at, "residues modulo more than %d", largestCycle)
				return 0
			}
			*res += *mod * r.choose(more)
			*mod *= more
		}
		sum += a * (*res % m)
	}
	return (sum%m + m) % m
}

func (r *pieceRun) unary(in instruction, v ratio) ratio {
	switch in.op {
	case opNeg:
		v.form = v.form.times(-1)
	case opAbs:
		if r.sign(v.form) < 0 {
			v.form = v.form.times(-1)
		}
	default: // floor and ceil
		if v.den > 1 {
			rest := r.residue(in, v.form, v.den)
			if in.op == opCeil && rest > 0 {
				rest -= v.den
			}
			v.form = v.form.each(func(a int64) int64 { return a })
			v.form.Constant -= rest
		}
	}
	return r.checked(in, v)
}

func (r *pieceRun) binary(in instruction, a, b ratio) (v ratio, defined bool) {
	den := a.den / integer.GCD(a.den, b.den) * b.den
	if den > largestPart {
		r.failed = r.errorf(in.at, "fractions too fine")
		return a, false
	}
	wideA, wideB := a.form.times(den/a.den), b.form.times(den/b.den)
	difference := wideA.plus(wideB.times(-1))
	truth := func(is bool) (ratio, bool) {
		if is {
			return r.number(1), true
		}
		return r.number(0), true
	}
	switch in.op {
	case opAdd:
		v = ratio{wideA.plus(wideB), den}
	case opSub:
		v = ratio{difference, den}
	case opMin, opMax:
		if v = a; (r.sign(difference) > 0) == (in.op == opMin) {
			v = b
		}
	case opLess:
		return truth(r.sign(difference) < 0)
	case opLessEq:
		return truth(r.sign(difference) <= 0)
	case opGreater:
		return truth(r.sign(difference) > 0)
	case opGreaterEq:
		return truth(r.sign(difference) >= 0)
	case opEqual:
		return truth(r.sign(difference) == 0)
	case opNotEqual:
		return truth(r.sign(difference) != 0)
	case opMod:
		return r.mod(in, a, b)
	case opPow:
		return r.power(in, a, b)
	default:
		return r.product(in, a, b)
	}
	return r.checked(in, v), true
}

// product is a product or a quotient, of which one part is a number.
func (r *pieceRun) product(in instruction, a, b ratio) (v ratio, defined bool) {
	if in.op == opDiv {
		if !b.form.constant() {
			r.failed = r.errorf(in.at, "not linear: a division by a variable")
			return a, false
		}
		if b.form.Constant == 0 {
			return a, false
		}
		n := b.form.Constant
		b.form.Constant, b.den = b.den, n
		if n < 0 {
			b.form.Constant, b.den = -b.form.Constant, -n
		}
	}
	if a.form.constant() {
		a, b = b, a
	}
	if !b.form.constant() {
		r.failed = r.errorf(in.at, "not linear: a product of variables")
		return a, false
	}
	if b.den > largestPart || max(b.form.Constant, -b.form.Constant) > 1<<20 || a.den > 1<<20 {
		r.failed = r.errorf(in.at, "numbers too large")
		return a, false
	}
	return r.checked(in, ratio{a.form.times(b.form.Constant), a.den * b.den}), true
}

func (r *pieceRun) mod(in instruction, a, b ratio) (v ratio, defined bool) {
	switch {
	case b.form.constant() && b.form.Constant == 0:
		return a, false
	case b.den > 1 || !b.form.constant() || b.form.Constant < 0:
		r.failed = r.errorf(in.at, "a remainder modulo what is not a positive integer")
		return a, false
	}
	v = r.number(r.residue(in, a.form, b.form.Constant*a.den))
	v.den = a.den
	return r.checked(in, v), true
}

func (r *pieceRun) power(in instruction, a, b ratio) (v ratio, defined bool) {
	base, n := a.form.Constant, b.form.Constant
	switch {
	case a.den > 1:
	case a.form.constant() && (base == 1 || base == -1):
		rest := r.residue(in, b.form, 2*b.den)
		if rest == 0 {
			return r.number(1), true
		}
		return a, rest == b.den
	case b.den > 1:
	case b.form.constant() && n == 1:
		return a, true
	case a.form.constant() && b.form.constant() && base != 0 && n >= 0:
		p := int64(1)
		for range min(n, 64) {
			if p *= base; max(p, -p) > 1<<20 {
				r.failed = r.errorf(in.at, "numbers too large")
				return a, false
			}
		}
		return r.number(p), true
	}
	r.failed = r.errorf(in.at, "not linear: a power of a variable, or one with a variable in the exponent")
	return a, false
}

// checked is the ratio in lowest terms, if its parts are small enough.
func (r *pieceRun) checked(in instruction, v ratio) ratio {
	g := integer.GCD(max(v.form.Constant, -v.form.Constant), v.den)
	for _, a := range v.form.Coefficients {
		g = integer.GCD(g, max(a, -a))
	}
	if g > 1 && v.den > 1 {
		if g = integer.GCD(g, v.den); g > 1 {
			v.form, v.den = v.form.each(func(a int64) int64 { return a / g }), v.den/g
		}
	}
	large := max(v.form.Constant, -v.form.Constant)
	for _, a := range v.form.Coefficients {
		large = max(large, a, -a)
	}
	if large > largestCoefficient || v.den > largestCoefficient {
		r.failed = r.errorf(in.at, "numbers too large")
	}
	return v
}

// largestCoefficient bounds the parts of results, so that nothing overflows on the
// way to the next.
const largestCoefficient = 1 << 20

func (f Linear) constant() bool {
	return !slices.ContainsFunc(f.Coefficients[:], func(a int64) bool { return a != 0 })
}

func (f Linear) each(do func(int64) int64) Linear {
	g := Linear{make([]int64, len(f.Coefficients)), do(f.Constant)}
	for i, a := range f.Coefficients {
		g.Coefficients[i] = do(a)
	}
	return g
}

func (f Linear) times(n int64) Linear { return f.each(func(a int64) int64 { return n * a }) }

func (f Linear) plus(g Linear) Linear {
	h := Linear{make([]int64, len(f.Coefficients)), f.Constant + g.Constant}
	for i := range h.Coefficients {
		h.Coefficients[i] = f.Coefficients[i] + g.Coefficients[i]
	}
	return h
}
