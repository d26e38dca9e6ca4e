package constraint

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// Bounds on what [Check] looks at. It evaluates f about n³/3 times and then
// rows²/2 times.
const (
	MaxSide = 4096
	MaxRows = 10_000
)

// A Report says of each condition of Theorem 3 whether it holds in the range
// that was looked at: nil if so, or the smallest counterexample.
//
// Smallest of all (x1, y1, x0) is that with the smallest max(y1, x0); among
// those, with the smallest x0, then x1, then y1. So the counterexample does not
// depend on how large the range is.
type Report struct {
	Side int64 // all 0 ≤ x1 ≤ y1 ≤ Side with x1 < x0 ≤ Side were looked at

	Integral *game.LimitError // has an integer value; the other conditions pass over places where it has not
	Positive *NotPositive     // f(x1, y1, x0) > 0
	Monotone *NotMonotone     // f(x1, y1, x0') ≤ f(x1, y1, x0) for x0' < x0

	Rows         int64            // so many candidates were looked at
	SemiAdditive *NotSemiAdditive // see there
	End          error            // why there are no more candidates than Rows; nil if no more were asked for
}

// Holds reports whether no counterexample to any condition was found.
func (r *Report) Holds() bool {
	return r.Integral == nil && r.Positive == nil && r.Monotone == nil && r.SemiAdditive == nil && r.End == nil
}

// NotPositive is a place where f ≤ 0.
type NotPositive struct {
	X1, Y1, X0 int64
	F          *big.Int
}

func (c *NotPositive) String() string {
	return fmt.Sprintf("f(%d, %d, %d) = %v is not positive", c.X1, c.Y1, c.X0, c.F)
}

// NotMonotone is a place where f is less than at x0 − 1. (If f decreases
// anywhere, it does so between neighbours.)
type NotMonotone struct {
	X1, Y1, X0 int64
	Before, F  *big.Int // f(x1, y1, x0−1) > f(x1, y1, x0)
}

func (c *NotMonotone) String() string {
	return fmt.Sprintf("f(%d, %d, %d) = %v is more than f(%[1]d, %[2]d, %[5]d) = %v", c.X1, c.Y1, c.X0-1, c.Before, c.X0, c.F)
}

// NotSemiAdditive is a pair n > m ≥ 0 of which
//
//	Σ f(a_{n−1−i}, b_{n−1−i}, a_{n−i}) ≥ f(a_{n−m−1}, b_{n−m−1}, a_n),  i = 0..m,
//
// is not true; (a, b) are the candidates. Smallest is the smallest n, then the
// smallest m.
type NotSemiAdditive struct {
	N, M       int64
	X1, X0     int64 // a_{n−m−1} and a_n
	Y1, Sum, F *big.Int
}

func (c *NotSemiAdditive) String() string {
	return fmt.Sprintf("for n = %d, m = %d the sum is %v, less than f(%d, %v, %d) = %v", c.N, c.M, c.Sum, c.X1, c.Y1, c.X0, c.F)
}

// Check looks for the smallest counterexample to each condition of Theorem 3:
// among all piles up to side, and among the first rows candidates. With the
// error of pause the report holds what was found so far.
func Check(f *game.Constraint, side, rows int64, p pause.Func) (*Report, error) {
	if side < 1 || side > MaxSide {
		return nil, fault.Newf("constraint", "the side must be from 1 to %d, not %d", MaxSide, side)
	}
	if rows < 1 || rows > MaxRows {
		return nil, fault.Newf("constraint", "the number of candidates must be from 1 to %d, not %d", MaxRows, rows)
	}
	r := &Report{}
	places := triples(f, side)
	w := &watch{total: places + rows*(rows-1)/2}
	rest := func() error {
		return p.At(min(w.done, w.total), w.total, "Checking the conditions of Theorem 3")
	}
	err := pause.Within(rest, func(step func()) {
		f, w.step = f.Paced(step), step
		checkPlaces(f, side, r, w)
		w.done = places
		checkCandidates(f, rows, r, w)
		w.done = w.total
		step()
	})
	return r, err
}

// A watch counts evaluations, and lets others in now and then.
type watch struct {
	step              func()
	done, told, total int64
}

func (w *watch) add(n int) {
	if w.done += int64(n); w.done-w.told >= 1<<12 {
		w.told = w.done
		w.step()
	}
}
