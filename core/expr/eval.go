package expr

import "math"

// A Result says how far machine words went.
type Result uint8

const (
	Exact   Result = iota // the value is right
	NoValue               // there is none; [Expr.Big] says why
	Unsure                // something on the way does not fit: ask [Expr.Big]
)

// Int evaluates with machine words. The value is 0 unless it is [Exact]. It
// allocates nothing.
func (e *Expr) Int(vars ...int64) (int64, Result) {
	if e.height <= lowStack {
		var stack [lowStack]frac
		return e.run(stack[:], vars)
	}
	var stack [maxDepth + 2]frac // a subexpression at depth d starts at height d or below
	return e.run(stack[:], vars)
}

// lowStack is enough for what people type; clearing more costs more than
// evaluating x1+1.
const lowStack = 6

// run interprets the code on a stack that is high enough.
func (e *Expr) run(stack []frac, vars []int64) (int64, Result) {
	top := -1
	for pc := 0; pc < len(e.code); pc++ {
		in := &e.code[pc]
		switch {
		case in.op == opNum:
			top++
			stack[top] = frac{in.num, 1}
		case in.op == opVar:
			if vars[in.arg] == math.MinInt64 {
				return 0, Unsure // a frac must have a negative
			}
			top++
			stack[top] = frac{vars[in.arg], 1}
		case in.op == opJump:
			pc = in.arg - 1
		case in.op == opJumpZero:
			if stack[top].n == 0 {
				pc = in.arg - 1
			}
			top--
		case in.op < opAdd:
			stack[top].unary(in.op)
		default:
			top--
			if r := stack[top].binary(in.op, stack[top+1]); r != Exact {
				return 0, r
			}
		}
	}
	if stack[0].d != 1 {
		return 0, NoValue
	}
	return stack[0].n, Exact
}
