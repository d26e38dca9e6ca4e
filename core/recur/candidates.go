package recur

import (
	"fmt"
	"math"
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// Candidates is the set S of Fraenkel's Theorem 3 for a constraint function f,
// read up to some row:
//
//	a_0 = b_0 = 0,  a_n = mex{a_i, b_i : i < n},
//	b_n = f(a_{n−1}, b_{n−1}, a_n) + b_{n−1} + a_n − a_{n−1}   (Eq. 9).
//
// If f is positive, monotone and semi-additive these are the P-positions in
// normal play; for other f they need not be. What a row costs does not depend
// on n, but for the size of b, which may grow without bound; n rows keep the
// Bs that A has yet to reach. Make it with [Constrained]; it must not be copied
// once it was read.
type Candidates struct {
	f     *game.Constraint
	rows  int64    // to give at most
	n     int64    // rows given
	a     int64    // A of the last row
	gap   int64    // b_n − a_n of the last row, unless it is large
	large *big.Int // the same while it exceeds an int64, else nil
	ahead heap     // the Bs that A has yet to pass
	err   error
}

// A Candidate is a row (A, B) of S, with A ≤ B. When B does not fit an int64,
// Large holds it and B is [math.MaxInt64].
type Candidate struct {
	A, B  int64
	Large *big.Int
}

// BigB is B at any size.
func (c Candidate) BigB() *big.Int {
	if c.Large != nil {
		return c.Large
	}
	return big.NewInt(c.B)
}

// Constrained returns S for a constraint function, from row 0.
func Constrained(f *game.Constraint) *Candidates { return &Candidates{f: f, rows: MaxRow} }

// Only says, before the first row is read, that at most so many will be, from 0
// to [MaxRow]. Fewer Bs are kept then: that A meets.
func (s *Candidates) Only(rows int64) *Candidates {
	s.rows = rows
	return s
}

// Next gives the next row. It may be called [MaxRow] times, or as often as
// [Candidates.Only] says. S ends with an
// error where f has no value, a [*game.LimitError], and where f is so negative
// that B would be less than A; every later call gives the same error.
func (s *Candidates) Next() (Candidate, error) {
	if s.n >= s.rows {
		panic("recur: read past the last row")
	}
	if s.n > 0 && s.err == nil {
		s.err = s.step()
	}
	if s.err != nil {
		return Candidate{}, s.err
	}
	s.n++
	return s.row(), nil
}

// row is the row that was last computed.
func (s *Candidates) row() Candidate {
	if s.large == nil && s.gap <= math.MaxInt64-s.a {
		return Candidate{A: s.a, B: s.a + s.gap}
	}
	b := s.bigGap()
	return Candidate{A: s.a, B: math.MaxInt64, Large: b.Add(b, big.NewInt(s.a))}
}

func (s *Candidates) bigGap() *big.Int {
	if s.large != nil {
		return new(big.Int).Set(s.large)
	}
	return big.NewInt(s.gap)
}

// step goes to the next row. By Eq. 9, b_n − a_n grows by what f is.
func (s *Candidates) step() error {
	before := s.row()
	if before.Large == nil && s.a < before.B && before.B < 2*s.rows { // a_n < 2n: below it are a_0 = b_0 … a_{n−1}, b_{n−1}
		s.ahead.push(before.B)
	}
	s.a++
	for len(s.ahead) > 0 && s.ahead[0] <= s.a {
		if s.ahead[0] == s.a {
			s.a++
		}
		s.ahead.pop()
	}
	if before.Large == nil {
		grow, err := s.f.Limit(before.A, before.B, s.a)
		if err != nil {
			return err
		}
		sum := s.gap + grow
		if fits := grow > math.MinInt64 && grow < math.MaxInt64 && (grow < 0 || sum >= 0); fits {
			if sum < 0 {
				return s.below(before, big.NewInt(grow))
			}
			s.gap = sum
			return nil
		}
	}
	return s.stepBig(before)
}

// stepBig is the rest of step with numbers of any size.
func (s *Candidates) stepBig(before Candidate) error {
	grow, err := s.f.LimitBig(big.NewInt(before.A), before.BigB(), big.NewInt(s.a))
	if err != nil {
		return err
	}
	gap := s.bigGap()
	if gap.Add(gap, grow); gap.Sign() < 0 {
		return s.below(before, grow)
	}
	if s.large = nil; gap.IsInt64() {
		s.gap = gap.Int64()
	} else {
		s.large = gap
	}
	return nil
}

func (s *Candidates) below(before Candidate, f *big.Int) error {
	return fault.Newf("recur", "the candidates end before n = %d, because f = %s at x1=%d, y1=%s, x0=%d puts B below A",
		s.n, brief(f), before.A, brief(before.BigB()), s.a)
}

// brief keeps a message readable when a number in it is huge.
func brief(n *big.Int) string {
	if n.BitLen() > 128 {
		return fmt.Sprintf("(a number of %d bits)", n.BitLen())
	}
	return n.String()
}
