package sieve

import (
	"testing"
	"time"

	"wythoffatlas/core/game"
)

// BenchmarkConstraint decides 20,000 × 20,000 positions of games with a
// constraint function of each kind: free of x0 (P-positions along a beam, a
// curve, out of sight; beams of two widths) and not (along a beam, and twice
// soon out of sight). The other figures are those of BenchmarkTable; forward
// marking is done on a smaller window here, because every P-position marks a
// good part of the board.
func BenchmarkConstraint(b *testing.B) {
	const small = 2000
	for _, f := range []string{"3", "x1+1", "y1-x1+1", "(-1)^y1-(-1)^x1+3", "x0-x1", "(x0-x1)^2", "x1-floor((x1+1)/x0)+2"} {
		plain := 0.0 // positions a second, measured once
		b.Run(f, func(b *testing.B) {
			r := constrainedRules(b, f, nil)
			for b.Loop() {
				w, err := NewWindow(r, game.Normal, benchSide, benchSide)
				if err != nil {
					b.Fatal(err)
				}
				w.Advance(benchSide)
			}
			rate := benchSide * benchSide * float64(b.N) / b.Elapsed().Seconds()
			if plain == 0 {
				start := time.Now()
				forwardConstrained(r.Constraint, small)
				plain = small * small / time.Since(start).Seconds()
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(rate, "positions/s")
			b.ReportMetric(plain, "forward/s")
			b.ReportMetric(small, "forward-side")
			b.ReportMetric(rate/plain, "ratio")
		})
	}
}

// forwardConstrained decides [0,side)² by marking what can move to each P-position, row by
// row of sorted piles x ≤ y.
func forwardConstrained(f *game.Constraint, side int64) (isP []bool) {
	isP = make([]bool, side*side)
	lost := make([]bool, side*side)
	for x := range side {
		for y := x; y < side; y++ {
			if lost[x*side+y] {
				continue
			}
			isP[x*side+y] = true
			for above := y + 1; above < side; above++ {
				lost[x*side+above] = true
			}
			for x0 := x + 1; x0 < side; x0++ {
				lost[min(x0, y)*side+max(x0, y)] = true // in the same row
				lost[min(x0, x)*side+max(x0, x)] = true // in the row of the mirror image
				limit, _ := f.Limit(x, y, x0)
				limit = max(-2*side, min(limit, 2*side))
				for y0 := max(y+1, x0, x0+y-x-limit+1); y0 < min(side, x0+y-x+limit); y0++ {
					lost[x0*side+y0] = true
				}
			}
		}
	}
	return isP
}
