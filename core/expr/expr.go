// Package expr reads and evaluates the formulas that people type: constraint
// functions f(x1, y1, x0) and the like, as the papers write them.
//
//	sum of the parts   + - * / mod (or %) ^, unary minus, parentheses
//	functions          floor ceil abs min max, if(condition, then, else)
//	comparisons        < <= > >= = !=, worth 1 when true and 0 when not
//
// ^ is power and binds tighter than a unary minus on its left: −2^2 = −4, and
// it groups to the right. mod takes the sign of its divisor, so that a mod m
// is a residue. Arithmetic is exact: rational inside, and the value as a whole
// must be an integer. Nothing wraps: small fractions are computed in machine
// words with every overflow seen, and whatever does not fit is computed again
// with math/big, in bounded size and a bounded number of steps.
//
// Numbers with roots are read by the same grammar, without variables; see [Number].
package expr

import (
	"fmt"
	"math/big"
	"slices"
)

// Bounds on what a person may type. They keep reading and evaluating an
// expression cheap whatever it is.
const (
	MaxLength = 1000    // bytes of an expression
	maxDepth  = 64      // nesting, and so the height of the value stack
	maxBits   = 1 << 16 // bits of a numerator or denominator on the way
	maxWork   = 1 << 23 // machine-word operations: some hundredths of a second
)

// An Expr is a parsed expression over named variables. Use [Parse].
type Expr struct {
	source string
	vars   []string
	code   []instruction
	long   []*big.Int // constants longer than a machine word
	height int        // of the value stack
}

// String is the expression as it was typed.
func (e *Expr) String() string { return e.source }

// Uses reports whether the variable of that index, in the order given to
// [Parse], occurs in the expression.
func (e *Expr) Uses(v int) bool {
	return slices.ContainsFunc(e.code, func(in instruction) bool { return in.op == opVar && in.arg == v })
}

// An Error says what is wrong with an expression and where.
type Error struct {
	Source  string
	At      int // byte offset in Source of the character at fault; len(Source) means its end
	Message string
}

// Beyond reports whether there may be a value, past the bounds on size and steps.
func (e *Error) Beyond() bool { return e.Message == tooLarge || e.Message == tooLong }

// Error is a sentence with the place counted in characters from 1.
func (e *Error) Error() string { return "expr: " + e.Words() }

// Words is what is said to people.
func (e *Error) Words() string {
	return fmt.Sprintf("at character %d: %s", len([]rune(e.Source[:e.At]))+1, e.Message)
}

// An opcode is an operation on the value stack.
type opcode uint8

const (
	opNum  opcode = iota // push the constant num
	opLong               // push the long constant arg
	opVar                // push variable arg
	opNeg                // the unary operations replace the top …
	opSqrt
	opFloor
	opCeil
	opAbs
	opAdd // … the binary ones the two on top
	opSub
	opMul
	opDiv
	opMod
	opPow
	opMin
	opMax
	opLess
	opLessEq
	opGreater
	opGreaterEq
	opEqual
	opNotEqual
	opJumpZero // pop; continue at instruction arg if it was 0
	opJump     // continue at instruction arg
)

// An instruction of the compiled form: postfix, with forward jumps only, so
// that the number of steps is at most the length of the code.
type instruction struct {
	op  opcode
	arg int // index of a variable, target of a jump
	num int64
	at  int // where in the source, for errors
}

// height is how high the value stack grows. Of the two branches of a condition
// each starts where the other does.
func height(code []instruction) (most int) {
	now := 0
	for _, in := range code {
		switch {
		case in.op <= opVar:
			now++
		case in.op >= opAdd:
			now--
		}
		most = max(most, now)
	}
	return most
}
