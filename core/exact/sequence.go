package exact

import (
	"math/big"

	"wythoffatlas/core/beam"
)

// A sequence is what number theory knows about one beam: points (X_n, Y_n) for
// n = 0, 1, 2, …, neither coordinate ever decreasing and the total increasing.
//
// Most questions about it are about a linear form p·X + q·Y: (1,0) for columns,
// (0,1) for rows, (1,1) for totals, (−s,1) and (−1,s) for the rule of taking
// from both heaps. A form that is asked about must not decrease with n, which
// increments tells. It has more than six methods because a chain is counted, drawn
// and written out by them, whatever theorem stands behind.
type sequence interface {
	// at returns the n-th point.
	at(n *big.Int) (x, y *big.Int)
	// rank counts the n with p·X_n + q·Y_n ≤ v.
	rank(p, q int64, v *big.Int) *big.Int
	// find returns the last such n and its point, or n = −1.
	find(p, q int64, v *big.Int) (n, x, y *big.Int)
	// increments bounds p·X + q·Y at n+1 less the same at n.
	increments(p, q int64) (least, most int64)
	// asymptote returns what line the sequence follows, good for coordinates of
	// at most so many bits; nil if it curves.
	asymptote(bits int) *asymptote
	// near returns the sequence seen from its n-th point; nil if there is
	// nothing to gain.
	near(n *big.Int) nearby
	// longest is the largest n whose point is worth writing out; nil for all.
	longest() *big.Int
}

// An asymptote says #{n : X_n < x} = columns·x ± slack, and #{n : Y_n < y} =
// rows·y ± slack, for x, y ≥ 0.
type asymptote struct {
	columns, rows beam.Surd
	slack         *big.Int
}

// nearby answers about the points after some point n of a sequence, in machine
// integers: the last i with p·(X_{n+i} − X_n) + q·(Y_{n+i} − Y_n) ≤ v, and
// (X_{n+i} − X_n, Y_{n+i} − Y_n); i = −1 if there is none. It sees at least so
// far that the greater coordinate has grown by 2⁵⁹; an answer may stop there.
// (p, q) is (1, 0) or (0, 1), and v < 2⁵⁹.
type nearby func(p, q, v int64) (i, dx, dy int64)

// swapped is a sequence seen in the mirror: (Y_n, X_n).
type swapped struct{ sequence }

func (s swapped) at(n *big.Int) (x, y *big.Int) {
	y, x = s.sequence.at(n)
	return x, y
}

func (s swapped) rank(p, q int64, v *big.Int) *big.Int { return s.sequence.rank(q, p, v) }

func (s swapped) find(p, q int64, v *big.Int) (n, x, y *big.Int) {
	n, y, x = s.sequence.find(q, p, v)
	return n, x, y
}

func (s swapped) increments(p, q int64) (least, most int64) { return s.sequence.increments(q, p) }

func (s swapped) asymptote(bits int) *asymptote {
	a := s.sequence.asymptote(bits)
	if a == nil {
		return nil
	}
	return &asymptote{columns: a.rows, rows: a.columns, slack: a.slack}
}

func (s swapped) near(n *big.Int) nearby {
	f := s.sequence.near(n)
	if f == nil {
		return nil
	}
	return func(p, q, v int64) (i, dx, dy int64) {
		i, dy, dx = f(q, p, v)
		return i, dx, dy
	}
}

// lastByRank is find of a sequence of which the rank is known.
func lastByRank[S sequence](s S, p, q int64, v *big.Int) (n, x, y *big.Int) {
	n = plus(s.rank(p, q, v), -1)
	if n.Sign() < 0 {
		return n, nil, nil
	}
	x, y = s.at(n)
	return n, x, y
}
