package wytlex

import (
	"fmt"
	"math"
	"math/big"

	"wythoffatlas/core/expr"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// A Func is the function f of Variable Wytlex (Definition 16), at a position
// that is moved to. Its values are to be positive; the game checks that. An
// error says why there is none.
//
// A Func may also have a method Int(p []int64) (value int64, ok bool), which is
// tried first where all piles fit machine words and must agree with Value where
// ok is true. It must not keep p.
type Func interface {
	Value(p game.Vector) (*big.Int, error)
}

type quickFunc interface {
	Int(p []int64) (int64, bool)
}

// FromExpr reads f as an expression over the piles p1 ≤ p2 ≤ … ≤ pk of the
// position moved to. An error is an [*expr.Error] and points at the character
// at fault.
func FromExpr(source string, k int) (Func, error) {
	names := make([]string, k)
	for i := range names {
		names[i] = fmt.Sprintf("p%d", i+1)
	}
	e, err := expr.Parse(source, names...)
	if err != nil {
		return nil, err
	}
	return typed{e}, nil
}

// typed is a Func that a person typed.
type typed struct{ e *expr.Expr }

func (t typed) Int(p []int64) (int64, bool) {
	value, result := t.e.Int(p...)
	return value, result == expr.Exact
}

func (t typed) Value(p game.Vector) (*big.Int, error) { return t.e.Big(p...) }

// A FuncError says where f is not a positive whole number.
type FuncError struct {
	At    game.Vector
	Value *big.Int // nil if there is none
	Err   error    // why there is none, such as an [*expr.Error]
}

// Error is a sentence with the position; very long numbers are cut.
func (e *FuncError) Error() string { return "wytlex: " + e.Words() }

// Words is what is said to people.
func (e *FuncError) Words() string {
	if e.Value == nil {
		return fmt.Sprintf("f has no value at %s: %v", vector(e.At), fault.Words(e.Err))
	}
	return fmt.Sprintf("f is %s at %s; it must be a positive whole number", brief(e.Value), vector(e.At))
}

// Unwrap is the reason why there is no value, if there is none.
func (e *FuncError) Unwrap() error { return e.Err }

// valueAt is f at any position.
func (g *Game) valueAt(p game.Vector) (*big.Int, error) {
	if g.f == nil {
		return one, nil
	}
	value, err := g.f.Value(p)
	if err != nil {
		return nil, &FuncError{At: p, Err: err}
	}
	if value.Sign() <= 0 {
		return nil, &FuncError{At: p, Value: value}
	}
	return value, nil
}

// valueOf is f at row n, also as an int64 if it fits; then large is nil.
func (g *Game) valueOf(n int64) (value int64, large *big.Int, err error) {
	if g.f == nil {
		return 1, nil, nil
	}
	if quick, ok := g.f.(quickFunc); ok && g.fits(n) {
		if value, ok := quick.Int(g.values); ok && value > 0 {
			g.work += 16
			return value, nil, nil
		}
	}
	large, err = g.valueAt(g.Row(n))
	if err != nil {
		return 0, nil, err
	}
	g.work += 1000 + large.BitLen()
	if large.IsInt64() {
		return large.Int64(), nil, nil
	}
	return 0, large, nil
}

// fits puts the piles of row n into g.values if they fit.
func (g *Game) fits(n int64) bool {
	for i := range g.values {
		g.values[i] = g.rows.int(n, i)
		if g.values[i] == math.MaxInt64 {
			return false
		}
	}
	return true
}
