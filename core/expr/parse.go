package expr

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// Parse reads an expression over the variables vars. An error is always an
// [*Error] and points at the character at fault.
func Parse(source string, vars ...string) (*Expr, error) {
	return (&parser{source: source, vars: vars}).parse()
}

// parse reads all of the source.
func (p *parser) parse() (*Expr, error) {
	source := p.source
	if len(source) > MaxLength {
		p.source = source[:MaxLength]
		return nil, p.errorf(MaxLength, "an expression has at most %d characters", MaxLength)
	}
	p.next()
	p.comparison(0)
	if p.err == nil && p.tok != tokEnd {
		p.fail(p.at, "expected an operator or the end, found %s", p.found())
	}
	if p.err != nil {
		return nil, p.err
	}
	return &Expr{source: source, vars: p.vars, code: p.code, long: p.longs, height: height(p.code)}, nil
}

// A parser reads by recursive descent, one function for each binding strength,
// and writes the compiled form as it goes. After the first error every token
// is tokEnd, so that it falls out of the recursion.
type parser struct {
	source string
	vars   []string
	long   bool // constants may be longer than a machine word
	roots  bool // arithmetic and square roots, and nothing else
	code   []instruction
	longs  []*big.Int
	err    *Error

	pos  int // where reading goes on
	tok  token
	at   int // where tok starts
	text string
}

func (p *parser) errorf(at int, format string, args ...any) *Error {
	return &Error{Source: p.source, At: at, Message: fmt.Sprintf(format, args...)}
}

// fail keeps the first error.
func (p *parser) fail(at int, format string, args ...any) {
	if p.err == nil {
		p.err = p.errorf(at, format, args...)
	}
	p.tok, p.text = tokEnd, ""
}

// found names the current token in a message.
func (p *parser) found() string {
	if p.tok == tokEnd {
		return "the end"
	}
	return strconv.Quote(p.text)
}

// operator takes the current token if it is one of the operators in table.
func (p *parser) operator(table map[string]opcode) (op opcode, at int, ok bool) {
	if p.tok == tokSign || p.tok == tokName {
		op, ok = table[p.text]
	}
	if ok {
		at = p.at
		p.next()
	}
	return op, at, ok
}

var (
	comparisons = map[string]opcode{
		"<": opLess, "<=": opLessEq, ">": opGreater, ">=": opGreaterEq, "=": opEqual, "==": opEqual, "!=": opNotEqual,
	}
	additions       = map[string]opcode{"+": opAdd, "-": opSub}
	quotients       = map[string]opcode{"*": opMul, "/": opDiv}
	multiplications = map[string]opcode{"*": opMul, "/": opDiv, "%": opMod, "mod": opMod}
)

func (p *parser) emit(op opcode, at int) {
	p.code = append(p.code, instruction{op: op, at: at})
}

// comparison reads a sum, or two with a comparison between them. depth is the
// nesting so far: each level needs room for its own operands on the stack.
func (p *parser) comparison(depth int) {
	p.sum(depth)
	if p.roots {
		return
	}
	if op, at, ok := p.operator(comparisons); ok {
		p.sum(depth + 1)
		p.emit(op, at)
	}
}

func (p *parser) sum(depth int) { p.chain(depth, additions, p.product) }

func (p *parser) product(depth int) {
	operators := multiplications
	if p.roots {
		operators = quotients
	}
	p.chain(depth, operators, p.unary)
}

// chain reads parts with operators between, to be done from the left.
func (p *parser) chain(depth int, operators map[string]opcode, part func(depth int)) {
	part(depth)
	for {
		op, at, ok := p.operator(operators)
		if !ok {
			return
		}
		part(depth + 1)
		p.emit(op, at)
	}
}

// unary reads a power with any number of signs before it.
func (p *parser) unary(depth int) {
	if depth > maxDepth {
		p.fail(p.at, "nested more than %d deep", maxDepth)
		return
	}
	op, at, signed := p.operator(additions)
	if !signed {
		p.power(depth)
		return
	}
	p.unary(depth + 1)
	if op == opSub {
		p.emit(opNeg, at)
	}
}

// power reads a primary, perhaps with an exponent, which may be signed.
func (p *parser) power(depth int) {
	p.primary(depth)
	if p.tok == tokSign && p.text == "^" {
		at := p.at
		p.next()
		p.unary(depth + 1)
		p.emit(opPow, at)
	}
}

func (p *parser) primary(depth int) {
	switch {
	case p.tok == tokNumber:
		n, err := strconv.ParseInt(p.text, 10, 64)
		if err != nil && p.long {
			value, _ := new(big.Int).SetString(p.text, 10)
			p.code = append(p.code, instruction{op: opLong, arg: len(p.longs), at: p.at})
			p.longs = append(p.longs, value)
			p.next()
			return
		}
		if err != nil {
			p.fail(p.at, "a constant is at most 2^63−1; write larger ones as powers or products")
			return
		}
		p.code = append(p.code, instruction{op: opNum, num: n, at: p.at})
		p.next()
	case p.tok == tokName:
		p.name(depth)
	case p.tok == tokSign && p.text == "√":
		at := p.at
		p.next()
		if depth > maxDepth {
			p.fail(p.at, "nested more than %d deep", maxDepth)
			return
		}
		p.primary(depth + 1)
		p.emit(opSqrt, at)
	case p.tok == tokSign && p.text == "(":
		p.next()
		p.comparison(depth + 1)
		p.expect(")")
	default:
		p.fail(p.at, "expected a number, %s or a parenthesis, found %s", p.names(), p.found())
	}
}

// names lists the variables for a message.
func (p *parser) names() string {
	switch {
	case p.roots:
		return "sqrt"
	case len(p.vars) == 0:
		return "a function"
	}
	return strings.Join(p.vars, ", ")
}

// name reads a variable or a function with its arguments.
func (p *parser) name(depth int) {
	name, at := p.text, p.at
	p.next()
	if i := slices.Index(p.vars, name); i >= 0 {
		p.code = append(p.code, instruction{op: opVar, arg: i, at: at})
		return
	}
	if p.roots && name != "sqrt" {
		p.fail(at, "%q means nothing here; there is sqrt", name)
		return
	}
	if name == "if" {
		p.conditional(depth)
		return
	}
	f, known := functions[name]
	known = known && (p.roots || name != "sqrt")
	if !known && len(p.vars) == 0 {
		p.fail(at, "%q means nothing; there are floor, ceil, abs, min, max and if", name)
		return
	}
	if !known {
		p.fail(at, "%q is neither a variable (%s) nor a function (floor, ceil, abs, min, max, if)", name, p.names())
		return
	}
	p.expect("(")
	p.comparison(depth + 1)
	if f.binary {
		p.expect(",")
		p.comparison(depth + 2)
		p.emit(f.op, at)
		for p.tok == tokSign && p.text == "," { // min and max take any number
			p.next()
			p.comparison(depth + 2)
			p.emit(f.op, at)
		}
	} else {
		p.emit(f.op, at)
	}
	p.expect(")")
}

var functions = map[string]struct {
	op     opcode
	binary bool
}{
	"sqrt": {opSqrt, false}, "floor": {opFloor, false}, "ceil": {opCeil, false}, "abs": {opAbs, false},
	"min": {opMin, true}, "max": {opMax, true},
}

// conditional reads (condition, then, else) and compiles it to jumps, so that
// only the chosen branch is evaluated.
func (p *parser) conditional(depth int) {
	p.expect("(")
	p.comparison(depth + 1)
	p.expect(",")
	otherwise := len(p.code)
	p.emit(opJumpZero, p.at)
	p.comparison(depth + 1)
	p.expect(",")
	end := len(p.code)
	p.emit(opJump, p.at)
	p.code[otherwise].arg = len(p.code)
	p.comparison(depth + 1)
	p.code[end].arg = len(p.code)
	p.expect(")")
}

func (p *parser) expect(sign string) {
	if p.tok != tokSign || p.text != sign {
		p.fail(p.at, "expected %q, found %s", sign, p.found())
		return
	}
	p.next()
}
