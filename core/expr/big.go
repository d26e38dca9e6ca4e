package expr

import (
	"fmt"
	"math/big"
)

// Big evaluates exactly at any size up to a bound on the numbers on the way
// and on the work. An error is an [*Error] that points at the operation at
// fault: a division by zero, a value that is not an integer, a number grown
// too large.
func (e *Expr) Big(vars ...*big.Int) (*big.Int, error) {
	var stack []*big.Rat
	var done work
	for pc := 0; pc < len(e.code); pc++ {
		in := &e.code[pc]
		top := len(stack) - 1
		switch {
		case in.op == opNum:
			stack = append(stack, new(big.Rat).SetInt64(in.num))
		case in.op == opLong:
			stack = append(stack, new(big.Rat).SetInt(e.long[in.arg]))
		case in.op == opVar:
			stack = append(stack, new(big.Rat).SetInt(vars[in.arg]))
		case in.op == opJump:
			pc = in.arg - 1
		case in.op == opJumpZero:
			if stack[top].Sign() == 0 {
				pc = in.arg - 1
			}
			stack = stack[:top]
		case in.op < opAdd:
			done.count(in.op, stack[top])
			unaryBig(in.op, stack[top])
		default:
			a, b := stack[top-1], stack[top]
			done.count(in.op, a)
			done.count(in.op, b)
			message := binaryBig(in.op, a, b)
			done.count(in.op, a)
			if message == "" && done > maxWork {
				message = tooLong
			}
			if message != "" {
				return nil, &Error{Source: e.source, At: in.at, Message: message}
			}
			stack = stack[:top]
		}
	}
	if value := stack[0]; value.IsInt() {
		return value.Num(), nil
	}
	return nil, &Error{Source: e.source, Message: fmt.Sprintf(
		"the value %s is not an integer; floor() or ceil() would make it one", clip(stack[0].RatString()))}
}

// work counts machine-word operations, so that an evaluation ends soon
// whatever the formula.
type work int

// count adds what an operation on a number of this size costs: as many steps
// as it has words, or for products, quotients and fractions, which are kept in
// lowest terms, the square of that.
func (w *work) count(op opcode, a *big.Rat) {
	words := work(bitsOf(a)/64 + 1)
	if !a.IsInt() || opMul <= op && op <= opPow {
		words *= words
	}
	*w += words
}

// clip keeps a message readable when a number in it is huge.
func clip(digits string) string {
	const most = 40
	if len(digits) <= most {
		return digits
	}
	return fmt.Sprintf("%s… (%d characters)", digits[:most], len(digits))
}

// unaryBig replaces a by op a.
func unaryBig(op opcode, a *big.Rat) {
	switch op {
	case opNeg:
		a.Neg(a)
	case opAbs:
		a.Abs(a)
	case opFloor:
		a.SetInt(floorBig(a))
	case opCeil:
		a.Neg(a)
		a.SetInt(floorBig(a))
		a.Neg(a)
	}
}

// floorBig is ⌊a⌋. Euclidean division is floor division for a positive divisor.
func floorBig(a *big.Rat) *big.Int {
	return new(big.Int).Div(a.Num(), a.Denom())
}

// binaryBig replaces a by a op b, or says why it cannot.
func binaryBig(op opcode, a, b *big.Rat) (message string) {
	switch op {
	case opAdd:
		a.Add(a, b)
	case opSub:
		a.Sub(a, b)
	case opMul:
		a.Mul(a, b)
	case opDiv:
		if b.Sign() == 0 {
			return "division by zero"
		}
		a.Quo(a, b)
	case opMod:
		return modBig(a, b)
	case opPow:
		message = powBig(a, b)
	case opMin:
		if b.Cmp(a) < 0 {
			a.Set(b)
		}
	case opMax:
		if b.Cmp(a) > 0 {
			a.Set(b)
		}
	default:
		c := a.Cmp(b)
		a.SetInt64(truth(compare(op, c < 0, c == 0)).n)
	}
	if message == "" && bitsOf(a) > maxBits {
		return tooLarge
	}
	return message
}

const (
	tooLarge = "a number on the way is too large"
	tooLong  = "this takes too many steps"
)

// bitsOf is the size of the larger of numerator and denominator.
func bitsOf(a *big.Rat) int { return max(a.Num().BitLen(), a.Denom().BitLen()) }

// modBig replaces a by a − b⌊a/b⌋.
func modBig(a, b *big.Rat) string {
	if !a.IsInt() || !b.IsInt() {
		return "mod needs whole numbers on both sides"
	}
	if b.Sign() == 0 {
		return "mod by zero"
	}
	r := new(big.Int).Mod(a.Num(), b.Num()) // in [0, |b|)
	if b.Sign() < 0 && r.Sign() > 0 {
		r.Add(r, b.Num())
	}
	a.SetInt(r)
	return ""
}

// powBig replaces a by a^b for a whole number b. The size of the result is
// known before it is computed, so that no exponent can exhaust the memory.
func powBig(a, b *big.Rat) string {
	if !b.IsInt() {
		return "an exponent must be a whole number"
	}
	e := new(big.Int).Abs(b.Num())
	if b.Sign() < 0 {
		if a.Sign() == 0 {
			return "zero to a negative power"
		}
		a.Inv(a)
	}
	if bitsOf(a) <= 1 { // 0, 1 and −1 stay small whatever the exponent
		if a.Sign() < 0 && e.Bit(0) == 0 || e.Sign() == 0 {
			a.SetInt64(1)
		}
		return ""
	}
	if !e.IsInt64() || e.Int64() > maxBits/int64(bitsOf(a)-1) {
		return tooLarge
	}
	num := new(big.Int).Exp(a.Num(), e, nil)
	a.SetFrac(num, new(big.Int).Exp(a.Denom(), e, nil))
	return ""
}
