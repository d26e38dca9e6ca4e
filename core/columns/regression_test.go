package columns

import (
	"math"
	"math/big"
	"testing"
)

// sums are what a least-squares line of points is computed from. Coordinates are
// below 2²² and there are at most 2²⁰ points: products are below 2⁶³.
type sums struct{ n, x, y, xx, xy int64 }

func (s *sums) add(x, y int64) {
	s.n++
	s.x, s.y, s.xx, s.xy = s.x+x, s.y+y, s.xx+x*x, s.xy+x*y
}

// line is the least-squares line: its slope, and the means of x and y, through which
// it goes; and Σ(x − x̄)².
func (s *sums) line() (slope, x, y, squares *big.Rat) {
	product := func(a, b int64) *big.Int { return new(big.Int).Mul(big.NewInt(a), big.NewInt(b)) }
	above := product(s.n, s.xy)
	above.Sub(above, product(s.x, s.y))
	below := product(s.n, s.xx)
	below.Sub(below, product(s.x, s.x))
	return new(big.Rat).SetFrac(above, below), big.NewRat(s.x, s.n), big.NewRat(s.y, s.n), new(big.Rat).SetFrac(below, big.NewInt(s.n))
}

// The mean lines of the beams are the least-squares lines of the P-positions of 10⁶
// columns. All of these are within E = 2 of their line, up or down, which is checked;
// so by Cauchy and Schwarz the two slopes differ by no more than E·√(n/Σ(x − x̄)²),
// less than 10⁻⁵. That the line is the mean one, and no other in that strip, shows in
// the mean of y, which must be that of the line to 10⁻⁴: it is known to a few log n/n.
func TestMeanLinesAreRegressions(t *testing.T) {
	const columns, strip = 1_000_000, 2
	for _, name := range []string{"1x1", "4x1", "7x0.6@3", "11x0.3@7"} {
		g, err := Saturate(boxOf(t, "%s", name))
		if err != nil {
			t.Fatal(err)
		}
		lines, _, _ := g.Lines()
		filled := New(boxOf(t, "%s", name), g.At()+300)
		ly, _ := g.Rows()
		q := NewQueue(g.Bits(), int(ly))
		var beams [2]sums // upper and lower
		var farthest, slopes, at0 [2]float64
		for i, line := range lines[:2] {
			slopes[i], at0[i] = line.Slope.Float64(), line.Y0.Sub(line.Slope.Mul(line.X0)).Float64()
		}
		for x := g.At() + 1; x <= g.At()+columns; x++ {
			// The P-position of the column is on the new l if the lowest bit is 0, else
			// on the new u.
			i, y := 1, int64(q.Row)
			if q.Lowest() == 1 {
				i, y = 0, int64(q.Row+q.Len())+1
			}
			q.Step()
			for filled.At() < min(x, g.At()+299) {
				filled.Step()
			}
			if filled.At() == x && filled.Last != y {
				t.Fatalf("%s: column %d has its P-position in row %d, not %d", name, x, filled.Last, y)
			}
			beams[i].add(x, y)
			// Floats are enough for where a point lies, to 10⁻⁸.
			off := float64(y) + 0.5 - at0[i] - slopes[i]*(float64(x)+0.5)
			farthest[i] = math.Max(farthest[i], math.Abs(off))
		}
		for i, line := range lines[:2] {
			slope, x, y, squares := beams[i].line()
			n := float64(beams[i].n)
			within, _ := squares.Float64()
			got, _ := slope.Float64()
			if d := math.Abs(got - line.Slope.Float64()); d > strip*math.Sqrt(n/within) || d > 1e-5 || farthest[i] > strip {
				t.Errorf("%s, %s: the slope %v is not %v; a point is %v away", name, line.Name, got, line.Slope.Float64(), farthest[i])
			}
			half := big.NewRat(1, 2)
			meanX, _ := x.Add(x, half).Float64()
			meanY, _ := y.Add(y, half).Float64()
			want := line.Y0.Float64() + line.Slope.Float64()*(meanX-line.X0.Float64())
			if d := math.Abs(meanY - want); d > 1e-4 {
				t.Errorf("%s, %s: the mean of y is %v, not %v", name, line.Name, meanY, want)
			}
		}
		if beams[0].n+beams[1].n != columns || beams[0].n < columns/3 || beams[1].n < columns/3 {
			t.Errorf("%s: %d and %d points", name, beams[0].n, beams[1].n)
		}
	}
}
