package expr

import "math/big"

// Number parses a number without variables: whole numbers of any length, + − * / ^,
// parentheses, and square roots, sqrt(5) or √5. [In] evaluates it. An error is an
// [*Error] and points at the character at fault.
func Number(source string) (*Expr, error) {
	return (&parser{source: source, long: true, roots: true}).parse()
}

// A Field is numbers that are computed with exactly. Where there is no result,
// why says so in words, and is empty else.
type Field[T any] interface {
	Whole(n *big.Int) (x T, why string)
	Negative(x T) T
	Root(x T) (root T, why string)
	// Apply is x op y, op one of + - * / and ^.
	Apply(op byte, x, y T) (z T, why string)
}

// In evaluates a [Number] in a field. An error is an [*Error] and points at the
// operation at fault.
func In[T any](field Field[T], number *Expr) (x T, err error) {
	operators := map[opcode]byte{opAdd: '+', opSub: '-', opMul: '*', opDiv: '/', opPow: '^'}
	var stack []T
	for _, in := range number.code {
		var why string
		top := len(stack) - 1
		switch in.op {
		case opNum:
			x, why = field.Whole(big.NewInt(in.num))
		case opLong:
			x, why = field.Whole(number.long[in.arg])
		case opNeg:
			x, stack = field.Negative(stack[top]), stack[:top]
		case opSqrt:
			x, why = field.Root(stack[top])
			stack = stack[:top]
		default:
			x, why = field.Apply(operators[in.op], stack[top-1], stack[top])
			stack = stack[:top-1]
		}
		if why != "" {
			return x, &Error{Source: number.source, At: in.at, Message: why}
		}
		stack = append(stack, x)
	}
	return stack[0], nil
}
