package game

import (
	"fmt"
	"math"
	"math/big"

	"wythoffatlas/core/expr"
	"wythoffatlas/core/fault"
)

// A Constraint is the constraint function f of a 2-pile subtraction game
// (Fraenkel, New games related to old and new sequences, §1 and §4): k > 0
// tokens from one pile and l > 0 from the other may be taken together when
//
//	|k−l| < f(x1, y1, x0),
//
// where x1 ≤ y1 are the piles after the move, sorted, and x0 is the smaller
// pile before it. The paper writes |(y0−x0)−(y1−x1)| for |k−l|, which is the
// same unless the taking makes the larger pile the smaller. Such a taking is
// never needed: the uncrossed one that leaves the same two piles has the
// smaller difference.
//
// Where f has no value, because it divides by zero or is not an integer, its
// condition does not hold and there is no such move. Make one with
// [ParseConstraint]; the zero value is not usable.
type Constraint struct {
	f    *expr.Expr
	step func() // see Paced; may be nil
}

// Where the variables of f stand in the arguments of [expr.Expr.Int].
const (
	argX1 = iota
	argY1
	argX0
)

// ParseConstraint reads a constraint function over the variables x1, y1, x0.
// An error is an [*expr.Error] and points at the character at fault.
func ParseConstraint(source string) (*Constraint, error) {
	f, err := expr.Parse(source, "x1", "y1", "x0")
	if err != nil {
		return nil, err
	}
	return &Constraint{f: f}, nil
}

// Paced is the same function, which calls step before each evaluation that may
// take long: of numbers past machine words, and of many places at once.
func (c *Constraint) Paced(step func()) *Constraint { return &Constraint{c.f, step} }

func (c *Constraint) pace() {
	if c.step != nil {
		c.step()
	}
}

// String is the function as it was typed.
func (c *Constraint) String() string { return c.f.String() }

// UsesX1 reports whether x1 occurs in f.
func (c *Constraint) UsesX1() bool { return c.f.Uses(argX1) }

// Pieces cuts f into at most so many pieces on which it is linear in x1, y1 and
// x0, in this order; see [expr.Expr.Pieces].
func (c *Constraint) Pieces(most int) ([]expr.Piece, error) { return c.f.Pieces(most) }

// UsesY1 reports whether y1 occurs in f.
func (c *Constraint) UsesY1() bool { return c.f.Uses(argY1) }

// UsesX0 reports whether x0 occurs in f. If not, what a position blocks is
// settled once and for all.
func (c *Constraint) UsesX0() bool { return c.f.Uses(argX0) }

// A LimitError says where a constraint function has no value, and why.
type LimitError struct {
	X1, Y1, X0 *big.Int
	Err        error // an [*expr.Error]
}

// Error is a sentence with the place; very long numbers are cut.
func (e *LimitError) Error() string { return "game: " + e.Words() }

// Words is what is said to people.
func (e *LimitError) Words() string {
	return fmt.Sprintf("f has no value at x1=%s, y1=%s, x0=%s: %v",
		Clip(e.X1.String()), Clip(e.Y1.String()), Clip(e.X0.String()), fault.Words(e.Err))
}

// Unwrap is the reason.
func (e *LimitError) Unwrap() error { return e.Err }

// Limit is f(x1, y1, x0), the difference that may not be reached; a value
// beyond the range of an int64 is given as the end of the range, which
// no difference passes. 0 ≤ x1 ≤ y1, x1 < x0. An error is a [*LimitError], and
// the limit is then 0: no move.
func (c *Constraint) Limit(x1, y1, x0 int64) (int64, error) {
	if value, result := c.f.Int(x1, y1, x0); result == expr.Exact {
		return value, nil
	}
	value, err := c.LimitBig(big.NewInt(x1), big.NewInt(y1), big.NewInt(x0))
	switch {
	case err != nil:
		return 0, err
	case value.IsInt64():
		return value.Int64(), nil
	case value.Sign() > 0:
		return math.MaxInt64, nil
	default:
		return math.MinInt64, nil
	}
}

// LimitBig is f(x1, y1, x0) for piles of any size.
func (c *Constraint) LimitBig(x1, y1, x0 *big.Int) (*big.Int, error) {
	c.pace()
	value, err := c.f.Big(x1, y1, x0)
	if err != nil {
		return nil, &LimitError{x1, y1, x0, err}
	}
	return value, nil
}

// orNone is Limit without the reason of an error.
func (c *Constraint) orNone(x1, y1, x0 int64) int64 {
	value, result := c.f.Int(x1, y1, x0)
	if result == expr.Unsure {
		value, _ = c.Limit(x1, y1, x0)
	}
	return value
}

// Allows reports whether from → to is a move that takes from both heaps.
func (c *Constraint) Allows(from, to Position) bool {
	k, l := from.X-to.X, from.Y-to.Y
	if k <= 0 || l <= 0 {
		return false
	}
	return max(k-l, l-k) < c.orNone(min(to.X, to.Y), max(to.X, to.Y), min(from.X, from.Y))
}

// AllowsBig is Allows from (x, y) to (u, v) for heaps of any size, u < x, v < y.
func (c *Constraint) AllowsBig(x, y, u, v *big.Int) bool {
	if u.Cmp(v) > 0 {
		x, y, u, v = y, x, v, u
	}
	least := x
	if y.Cmp(x) < 0 {
		least = y
	}
	limit, err := c.LimitBig(u, v, least)
	k, l := new(big.Int).Sub(x, u), new(big.Int).Sub(y, v)
	return err == nil && limit.Sign() > 0 && k.Sub(k, l).CmpAbs(limit) < 0
}

// Limits evaluates one constraint function at many places, several times as
// fast as place by place. Make one with [Constraint.Limits]; it must not be
// used from two goroutines at once.
type Limits struct {
	c     *Constraint
	block *expr.Block
	x0    [expr.BlockSize]int64 // all the same
}

// Limits prepares for [Limits.At].
func (c *Constraint) Limits() *Limits { return &Limits{c: c, block: c.f.Block()} }

// At sets dst[i] to what [Constraint.Limit] gives at (x1[i], y1[i], x0), and
// returns the first error; the places after it are evaluated all the same. The
// three slices have the same length.
func (l *Limits) At(dst, x1, y1 []int64, x0 int64) (first error) {
	for i := range l.x0 {
		l.x0[i] = x0
	}
	for len(dst) > 0 {
		l.c.pace()
		n := min(len(dst), expr.BlockSize)
		if !l.block.Ints(dst[:n], x1[:n], y1[:n], l.x0[:n]) {
			for i := range n {
				if first == nil {
					dst[i], first = l.c.Limit(x1[i], y1[i], x0)
				} else {
					dst[i] = l.c.orNone(x1[i], y1[i], x0)
				}
			}
		}
		dst, x1, y1 = dst[n:], x1[n:], y1[n:]
	}
	return first
}
