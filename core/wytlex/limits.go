package wytlex

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
)

// Moving lists how p_i/n, and then for i > 1 how p_i/p_1, move up to row n ≥ 2, whose
// piles fit 32 bits; the rows up to n are listed. The error is that of [Game.Extend],
// or says that piles are too large.
func (g *Game) Moving(n int64, p pause.Func) (byRow, byFirst []piles.Quotient, err error) {
	if n < 2 || n > maxTerm>>8 {
		return nil, nil, fault.Newf("wytlex", "quotients are looked at up to a row from 2 on, not %d", n)
	}
	if err := g.Extend(n+1, p); err != nil {
		return nil, nil, err
	}
	if g.rows.int(n, g.k-1) >= beyond {
		return nil, nil, fault.Newf("wytlex", "the piles of row %d are too large to be followed", n)
	}
	followed := make([]follower, 2*g.k-1)
	for m := n / 2; m <= n; m++ {
		first := g.rows.int(m, 0)
		for i := range g.k {
			v := g.rows.int(m, i)
			followed[i].add(v, m)
			if i > 0 {
				followed[g.k+i-1].add(v, first)
			}
		}
		if m&0xffff == 0 {
			if err := p.At(m, n, fmt.Sprintf("Following quotients up to row %d", n)); err != nil {
				return nil, nil, err
			}
		}
	}
	for i, f := range followed {
		if m := f.told(); i < g.k {
			byRow = append(byRow, m)
		} else {
			byFirst = append(byFirst, m)
		}
	}
	return byRow, byFirst, nil
}

// A follower keeps the extremes of fractions of numbers below 2³², so that products
// of two fit 64 bits without a sign.
type follower struct{ last, low, high [2]uint64 }

func (f *follower) add(above, below int64) {
	v := [2]uint64{uint64(above), uint64(below)}
	f.last = v
	if f.low[1] == 0 || v[0]*f.low[1] < f.low[0]*v[1] {
		f.low = v
	}
	if f.high[1] == 0 || v[0]*f.high[1] > f.high[0]*v[1] {
		f.high = v
	}
}

func (f *follower) told() piles.Quotient {
	rat := func(v [2]uint64) *big.Rat { return big.NewRat(int64(v[0]), int64(v[1])) }
	return piles.Quotient{Last: rat(f.last), Low: rat(f.low), High: rat(f.high)}
}
