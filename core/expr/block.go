package expr

import "math"

// BlockSize is how many points a [Block] evaluates at once at most.
const BlockSize = 256

// A Block evaluates an expression at many points at once, operation by
// operation, which costs a small part of what so many calls of [Expr.Int] do.
// It is only for values that are easy all the way: whole numbers that fit
// machine words with room to spare. Where that fails for one point, the block
// gives up and the caller goes point by point. Make one with [Expr.Block]; it
// must not be used from two goroutines at once.
type Block struct {
	code  []instruction
	stack [][BlockSize]int64
}

// The operations that only blocks have.
const (
	opFloorDiv opcode = opJump + 1 + iota // ⌊a/b⌋, exact where a/b alone might not be
	opChoose                              // of condition, a and b: a unless the condition is 0
)

// Block prepares for [Block.Ints].
func (e *Expr) Block() *Block {
	b := &Block{}
	var chosen []int // where the conditions under way end, innermost last
	now, most := 0, 0
	for pc := 0; pc <= len(e.code); pc++ {
		for n := len(chosen); n > 0 && chosen[n-1] == pc; n-- {
			b.code = append(b.code, instruction{op: opChoose})
			chosen = chosen[:n-1]
			now -= 2
		}
		if pc == len(e.code) {
			break
		}
		in := e.code[pc]
		switch {
		case in.op == opJumpZero: // both branches are evaluated …
			continue
		case in.op == opJump: // … and then one is chosen
			chosen = append(chosen, in.arg)
			continue
		case in.op <= opVar:
			now++
		case in.op >= opAdd:
			now--
		case in.op == opFloor && pc > 0 && b.code[len(b.code)-1].op == opDiv:
			b.code[len(b.code)-1].op = opFloorDiv
			continue
		}
		b.code = append(b.code, in)
		most = max(most, now)
	}
	b.stack = make([][BlockSize]int64, most)
	return b
}

// Ints evaluates at the points i < len(dst) ≤ [BlockSize], where variable v has
// the value vars[v][i], and reports whether all are done. If not, dst holds
// nothing of use; single points may still have a value. Each slice of vars
// must be as long as dst, or nil if the variable does not occur.
func (b *Block) Ints(dst []int64, vars ...[]int64) bool {
	top := -1
	for i := range b.code {
		in := &b.code[i]
		ok := true
		switch {
		case in.op == opNum:
			top++
			s := b.stack[top][:len(dst)]
			for i := range s {
				s[i] = in.num
			}
		case in.op == opVar:
			top++
			copy(b.stack[top][:], vars[in.arg])
		case in.op == opChoose:
			top -= 2
			choose(b.stack[top][:len(dst)], &b.stack[top+1], &b.stack[top+2])
		case in.op < opAdd:
			ok = unaryBlock(in.op, b.stack[top][:len(dst)])
		default:
			top--
			ok = binaryBlock(in.op, b.stack[top][:len(dst)], b.stack[top+1][:len(dst)])
		}
		if !ok {
			return false
		}
	}
	copy(dst, b.stack[0][:])
	return true
}

func choose(c []int64, then, otherwise *[BlockSize]int64) {
	for i, v := range c {
		c[i] = otherwise[i]
		if v != 0 {
			c[i] = then[i]
		}
	}
}

// unaryBlock replaces each a by op a; whole numbers are their own floors.
func unaryBlock(op opcode, a []int64) bool {
	if op == opFloor || op == opCeil {
		return true
	}
	for i, v := range a {
		if v == math.MinInt64 {
			return false
		}
		if op == opNeg || v < 0 {
			a[i] = -v
		}
	}
	return true
}

// binaryBlock replaces each a by a op b.
func binaryBlock(op opcode, a, b []int64) bool {
	b = b[:len(a)]
	var bad int64 // negative once something did not fit
	switch op {
	case opAdd:
		for i, v := range b {
			sum := a[i] + v
			bad |= (a[i] ^ sum) & (v ^ sum)
			a[i] = sum
		}
	case opSub:
		for i, v := range b {
			diff := a[i] - v
			bad |= (a[i] ^ v) & (a[i] ^ diff)
			a[i] = diff
		}
	case opMul:
		for i, v := range b {
			bad |= wide(a[i]) | wide(v)
			a[i] *= v
		}
	case opDiv, opFloorDiv, opMod:
		return divideBlock(op, a, b)
	case opPow:
		return powBlock(a, b)
	case opMin:
		for i, v := range b {
			a[i] = min(a[i], v)
		}
	case opMax:
		for i, v := range b {
			a[i] = max(a[i], v)
		}
	default:
		for i, v := range b {
			a[i] = truth(compare(op, a[i] < v, a[i] == v)).n
		}
	}
	return bad >= 0
}

// wide is negative unless n fits 32 bits, so that products of two such fit 64.
func wide(n int64) int64 { return -(n ^ int64(int32(n))) | (n ^ int64(int32(n))) }

func divideBlock(op opcode, a, b []int64) bool {
	for i, v := range b {
		switch {
		case v == 0 || a[i] == math.MinInt64 || op == opDiv && a[i]%v != 0:
			return false
		case op == opMod:
			a[i] = floorMod(a[i], v)
		default:
			a[i] = floorDiv(a[i], v)
		}
	}
	return true
}

func powBlock(a, b []int64) bool {
	for i, v := range b {
		switch {
		case v == 2 && wide(a[i]) >= 0:
			a[i] *= a[i]
		case a[i] == -1 && v >= 0: // the paper's favourite, (−1)^y1
			a[i] = 1 - v&1*2
		default:
			power := frac{a[i], 1}
			if a[i] == math.MinInt64 || !power.pow(frac{v, 1}) || power.d != 1 {
				return false
			}
			a[i] = power.n
		}
	}
	return true
}
