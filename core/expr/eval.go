package expr

import "math"

// Int evaluates with machine words. ok is false when the value or anything on
// the way to it does not fit, or when there is an error: then [Expr.Big] says
// which. It allocates nothing.
func (e *Expr) Int(vars ...int64) (value int64, ok bool) {
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
func (e *Expr) run(stack []frac, vars []int64) (value int64, ok bool) {
	top := -1
	for pc := 0; pc < len(e.code); pc++ {
		in := &e.code[pc]
		switch {
		case in.op == opNum:
			top++
			stack[top] = frac{in.num, 1}
		case in.op == opVar:
			if vars[in.arg] == math.MinInt64 {
				return 0, false // a frac must have a negative
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
			if !stack[top].binary(in.op, stack[top+1]) {
				return 0, false
			}
		}
	}
	return stack[0].n, stack[0].d == 1
}
