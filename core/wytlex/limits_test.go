package wytlex

import (
	"math/big"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/piles"
)

// The extremes are those of the rows one by one.
func TestMoving(t *testing.T) {
	for k := 2; k <= 4; k++ {
		g := New(k, nil, game.Normal)
		const n = 700
		byRow, byFirst, err := g.Moving(n, nil)
		if err != nil || len(byRow) != k || len(byFirst) != k-1 {
			t.Fatal(k, byRow, byFirst, err)
		}
		for i := range k {
			check := func(m piles.Quotient, of func(row []*big.Int, n int64) *big.Rat) {
				var low, high, last *big.Rat
				for r := int64(n / 2); r <= n; r++ {
					last = of(g.Row(r), r)
					if low == nil || last.Cmp(low) < 0 {
						low = last
					}
					if high == nil || last.Cmp(high) > 0 {
						high = last
					}
				}
				if m.Last.Cmp(last) != 0 || m.Low.Cmp(low) != 0 || m.High.Cmp(high) != 0 {
					t.Errorf("K = %d, pile %d: %v, not %v %v %v", k, i+1, m, last, low, high)
				}
			}
			check(byRow[i], func(row []*big.Int, n int64) *big.Rat { return new(big.Rat).SetFrac(row[i], big.NewInt(n)) })
			if i > 0 {
				check(byFirst[i-1], func(row []*big.Int, n int64) *big.Rat { return new(big.Rat).SetFrac(row[i], row[0]) })
			}
		}
	}
	f, err := FromExpr("1+p1+p2", 2)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := New(2, f, game.Normal).Moving(200, nil); err == nil {
		t.Error("piles that double are followed")
	}
}
