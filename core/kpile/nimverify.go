package kpile

import (
	"slices"

	"wythoffatlas/core/piles"

	"wythoffatlas/core/pause"
)

// MaxVerify keeps a verification to some hundred thousand positions.
func (g *NimGame) MaxVerify() int64 {
	n := int64(2)
	for n < 256 && multisets(g.k, n+1) <= 200_000 {
		n++
	}
	return n
}

// Verify holds the exclusive or against the rules of Nim: for all positions with
// piles below n, every move is tried.
func (g *NimGame) Verify(n int64, pause pause.Func) (piles.Report, error) {
	report := piles.Report{Route: "the exclusive or of the piles, against every move of every position"}
	all := multisets(g.k, n)
	found := map[uint64]bool{} // the P-positions, by their key
	for v := range sorted(g.k, int32(n)) {
		if report.Checked%(pauseEvery/8) == 0 {
			if err := pause.At(report.Checked, all, comparing); err != nil {
				return report, err
			}
		}
		report.Checked++
		isP := !leads(v, n, found) && !(g.misere && v[g.k-1] == 0)
		if isP {
			found[key(v, n)] = true
		}
		if p := position(v); g.isP(p) != isP {
			report.Differs(p)
		}
	}
	return report, nil
}

// leads reports whether some move from v leads to one of the positions found.
func leads(v []int32, n int64, found map[uint64]bool) bool {
	to := make([]int32, len(v))
	for i, size := range v {
		for left := range size {
			copy(to, v)
			to[i] = left
			slices.Sort(to)
			if found[key(to, n)] {
				return true
			}
		}
	}
	return false
}

// key numbers the vectors of piles below n; n to the power of the piles must be
// below 2⁶⁴.
func key(v []int32, n int64) (key uint64) {
	for _, size := range v {
		key = key*uint64(n) + uint64(size)
	}
	return key
}
