package exact

import (
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/integer"
)

// stepping is the sequence (⌊nα⌋, ⌊nα⌋ + n) for a quadratic surd α > 0: the
// stepping method of the thesis on W(a,b) (Theorem 7). Irrational, so that nα
// is an integer for n = 0 only.
type stepping struct {
	alpha     beam.Surd
	whole     int64     // ⌊α⌋
	perColumn beam.Surd // 1/α points a column
	perRow    beam.Surd // 1/(α+1) points a row
	perTotal  beam.Surd // 1/(2α+1) points a total
}

func newStepping(alpha beam.Surd) *stepping {
	return &stepping{
		alpha:     alpha,
		whole:     alpha.Floor().Int64(),
		perColumn: alpha.Inv(),
		perRow:    alpha.Add(beam.Int(1)).Inv(),
		perTotal:  alpha.Add(alpha).Add(beam.Int(1)).Inv(),
	}
}

func (s *stepping) at(n *big.Int) (x, y *big.Int) {
	x = floorTimes(n, s.alpha)
	return x, add(x, n)
}

// floorTimes is ⌊n·x⌋.
func floorTimes(n *big.Int, x beam.Surd) *big.Int { return x.FloorMul(n, beam.Surd{}) }

// rank: the form is (p+q)⌊nα⌋ + qn. For columns and rows it is ⌊nα⌋ and
// ⌊n(α+1)⌋, and ⌊nβ⌋ ≤ v just when nβ < v + 1. Along diagonals it is qn. Else, with
// β = (p+q)α + q, it lies in (nβ − (p+q), nβ], which leaves few n to try.
func (s *stepping) rank(p, q int64, v *big.Int) *big.Int {
	if v.Sign() < 0 {
		return new(big.Int)
	}
	var n *big.Int
	switch {
	case p == 1 && q == 0:
		n = floorTimes(plus(v, 1), s.perColumn)
	case p == 0 && q == 1:
		n = floorTimes(plus(v, 1), s.perRow)
	case p == -q && q > 0:
		n = integer.FloorDiv(v, q)
	default:
		per := s.perTotal
		if p != 1 || q != 1 {
			per = s.alpha.Mul(beam.Int(p + q)).Add(beam.Int(q)).Inv()
		}
		n = floorTimes(plus(v, p+q), per)
		for x, y := s.at(n); form(p, q, x, y).Cmp(v) > 0; x, y = s.at(n) {
			n.Sub(n, one)
		}
	}
	return plus(n, 1)
}

func (s *stepping) find(p, q int64, v *big.Int) (n, x, y *big.Int) { return lastByRank(s, p, q, v) }

func (s *stepping) increments(p, q int64) (least, most int64) {
	a, b := (p+q)*s.whole+q, (p+q)*(s.whole+1)+q
	return min(a, b), max(a, b)
}

func (s *stepping) asymptote(int) *asymptote {
	return &asymptote{columns: s.perColumn, rows: s.perRow, slack: bigInt(2)}
}

func (s *stepping) longest() *big.Int { return nil }
