package beam_test

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/recur"
)

// sizes are parameters from 1 to the largest.
var sizes = []int64{1, 2, 3, 4, 5, 6, 17, 1000, 999_983, game.MaxParam}

func equal(t *testing.T, name string, got, want beam.Surd) {
	t.Helper()
	if got.Cmp(want) != 0 {
		t.Errorf("%s: %v, want %v", name, got, want)
	}
}

func TestSTLines(t *testing.T) {
	for _, s := range sizes {
		for _, tt := range sizes {
			name := fmt.Sprintf("(%d,%d)", s, tt)
			lines := beam.STLines(s, tt)
			up, low := lines[0], lines[1]
			S, T := beam.Int(s), beam.Int(tt)
			equal(t, name+" β = sα + t", up.DY, S.Mul(up.DX).Add(T))
			equal(t, name+" densities", up.Density().Add(low.Density()), beam.Int(1))
			equal(t, name+" upper slope", up.Slope, S.Add(T.Quo(up.DX)))
			equal(t, name+" lower slope", low.Slope, up.Slope.Inv())
			if up.DX.Cmp(beam.Int(1)) <= 0 || up.DX.Cmp(beam.Int(2)) >= 0 || !up.Steep() || low.Steep() {
				t.Errorf("%s: α is %v", name, up.DX)
			}
		}
	}
	equal(t, "φ", beam.STLines(1, 1)[0].Slope, golden)
	equal(t, "2-Wythoff, A001951", beam.STLines(1, 2)[0].DX, beam.Of(0, 1, 2, 1))
}

// TestWABLines: the equations of the thesis on W(a,b), §3.3.1, and the
// velocities it prints.
func TestWABLines(t *testing.T) {
	for _, a := range sizes {
		for _, b := range sizes {
			name := fmt.Sprintf("W(%d,%d)", a, b)
			lines := beam.WABLines(a, b)
			up, low := lines[0], lines[1]
			A, B := beam.Int(a), beam.Int(b)
			equal(t, name+" columns", up.DX.Inv().Add(low.DX.Inv()), B)
			equal(t, name+" density", up.Density().Add(low.Density()), B)
			equal(t, name+" rows", up.DY.Inv().Add(low.DY.Inv()), A)
			equal(t, name+" diagonals above", up.DY.Sub(up.DX), beam.Int(1))
			equal(t, name+" diagonals below", low.DX.Sub(low.DY), beam.Int(1))
			equal(t, name+" slope", up.Slope, up.DY.Quo(up.DX))
			equal(t, name+" lower slope", low.Slope, low.DY.Quo(low.DX))
			equal(t, name+" difference", up.Slope.Sub(low.Slope), B)
			if !up.Steep() || low.Steep() || low.Slope.Sign() <= 0 {
				t.Errorf("%s: slopes %v and %v", name, up.Slope, low.Slope)
			}
			if a <= 1000 && b <= 1000 {
				printedVelocities(t, name, a, b, up, low)
			}
		}
	}
}

func printedVelocities(t *testing.T, name string, a, b int64, up, low beam.Line) {
	t.Helper()
	d := b*b*a*a + 4*a*b
	den := beam.Of(2*a-2*b-b*b*a, b, d, 1)
	equal(t, name+" Δx₁", up.DX, beam.Of(2*a-a*b, 1, d, 2*(a*b-a+b)))
	equal(t, name+" Δy₁", up.DY, beam.Of(2*b+a*b, 1, d, 2*(a*b-a+b)))
	equal(t, name+" Δx₂", low.DX, beam.Of(2*a-a*b, 1, d, 1).Quo(den))
	equal(t, name+" Δy₂", low.DY, beam.Of(2*b-a*b+b*b*a, 1-b, d, 1).Quo(den))
	equal(t, name+" m", up.Slope, beam.Of(a*b, 1, d, 2*a))
}

// TestLineMethod: in W(a,b) the squares crossed on opposite sides are the
// P-positions (the thesis on W(a,b), Theorem 8), on [0,64)².
func TestLineMethod(t *testing.T) {
	side := int64(64)
	if testing.Short() {
		side = 32
	}
	for a := int64(1); a <= 6; a++ {
		for b := int64(1); b <= 6; b++ {
			grid := naive.Decide(game.Ruleset{First: game.MultiplesOf(a), Second: game.MultiplesOf(b),
				TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1}}, game.Normal, side, side)
			lines := beam.WABLines(a, b)
			for x := range side {
				for y := range side {
					bx, by := big.NewInt(x), big.NewInt(y)
					crossed := lines[0].Crosses(bx, by) || lines[1].Crosses(bx, by)
					if crossed != grid.IsP(x, y) {
						t.Fatalf("W(%d,%d): (%d, %d) crossed %v, P by definition %v", a, b, x, y, crossed, !crossed)
					}
				}
			}
		}
	}
}

// TestStepping: the n-th steps along the beams of W(a,b) lie in the crossed
// squares (Theorem 7), near the origin and far away.
func TestStepping(t *testing.T) {
	far := new(big.Int).Exp(big.NewInt(10), big.NewInt(60), nil)
	for _, from := range []*big.Int{big.NewInt(0), far} {
		for _, ab := range [][2]int64{{1, 1}, {2, 3}, {5, 3}, {1, game.MaxParam}, {game.MaxParam, 1}} {
			for i := range int64(40) {
				n := new(big.Int).Add(from, big.NewInt(i))
				for _, line := range beam.WABLines(ab[0], ab[1]) {
					x, y := line.DX.FloorMul(n, zero), line.DY.FloorMul(n, zero)
					if !line.Crosses(x, y) {
						t.Errorf("W(%d,%d): step %v of the %s, (%v, %v), is not crossed", ab[0], ab[1], n, line.Name, x, y)
					}
				}
			}
		}
	}
}

// TestAWythoffCrossed: every P-position of (1,t)-Wythoff is crossed by its
// mean line, in both conventions. Misère Wythoff starts out of line.
func TestAWythoffCrossed(t *testing.T) {
	for tt := int64(1); tt <= 8; tt++ {
		for _, play := range []game.Convention{game.Normal, game.Misere} {
			pairs, lines := recur.ST(1, tt, play), beam.STMeanLines(1, tt, play)
			for n := range 500 {
				pair := pairs.Next()
				a, b := big.NewInt(pair.A), big.NewInt(pair.B)
				if tt == 1 && play == game.Misere && n < 2 {
					continue
				}
				if !lines[0].Crosses(a, b) || !lines[1].Crosses(b, a) {
					t.Fatalf("(1,%d), %v: row %d, %v, is not crossed", tt, play, n, pair)
				}
			}
		}
		normal, mean := beam.STLines(1, tt)[0], beam.STMeanLines(1, tt, game.Normal)[0]
		equal(t, "origin", mean.X0, normal.X0)
		equal(t, "origin", mean.Y0, normal.Y0)
	}
}

// TestMeanLines measures how far the middles of the squares lie from the mean
// line on average. The gaps of A are the fixed point of a substitution whose
// matrix has the eigenvalues λ, −θ = (s+t−1 ± √((s+t−1)²+4s))/2, so that the
// average of N rows converges like N^(log θ/log λ); half of that is above what
// is seen and below what a line from the origin gives when s ≥ 2.
func TestMeanLines(t *testing.T) {
	const rows = 100_000
	for s := int64(1); s <= 4; s++ {
		for tt := int64(1); tt <= 6; tt++ {
			lambda := float64(s+tt-1)/2 + math.Sqrt(float64((s+tt-1)*(s+tt-1)+4*s))/2
			theta := float64(s) / lambda
			limit := max(0.001, 0.5*math.Pow(rows, math.Log(theta)/math.Log(lambda)))
			for _, play := range []game.Convention{game.Normal, game.Misere} {
				line := beam.STMeanLines(s, tt, play)[0]
				offX, offY := meanOffset(recur.ST(s, tt, play), line, rows)
				if math.Abs(offX) > limit || math.Abs(offY) > float64(s)*limit {
					t.Errorf("(%d,%d), %v: off by %g, %g on average, more than %g", s, tt, play, offX, offY, limit)
				}
			}
		}
	}
}

// meanOffset is how far the middles of the first squares lie from the steps
// along the line, on average.
func meanOffset(pairs *recur.Pairs, line beam.Line, rows int) (x, y float64) {
	dx, x0 := line.DX.Float64(), line.X0.Float64()
	dy, y0 := line.DY.Float64(), line.Y0.Float64()
	for n := range rows {
		pair := pairs.Next()
		x += float64(pair.A) + 0.5 - (x0 + dx*float64(n))
		y += float64(pair.B) + 0.5 - (y0 + dy*float64(n))
	}
	return x / float64(rows), y / float64(rows)
}

// testLines are lines of all kinds: irrational and rational, from the origin
// and not, steep, shallow and diagonal.
func testLines() []beam.Line {
	var lines []beam.Line
	for _, p := range [][2]int64{{1, 1}, {2, 3}, {6, 1}, {1, game.MaxParam}} {
		lines = append(lines, beam.WABLines(p[0], p[1])...)
		lines = append(lines, beam.STLines(p[0], p[1])...)
		lines = append(lines, beam.STMeanLines(p[0], p[1], game.Misere)...)
	}
	shifted := beam.WABLines(1, 1)[0]
	shifted.X0, shifted.Y0 = beam.Int(-7), beam.Int(-7)
	right := beam.WABLines(1, 1)[1]
	right.X0, right.Y0 = beam.Int(-100), beam.Int(30)
	return append(lines, shifted, right,
		beam.Line{Name: "three halves", Slope: beam.Of(3, 0, 0, 2)},
		beam.Line{Name: "two fifths", Slope: beam.Of(2, 0, 0, 5), Y0: beam.Of(-1, 0, 0, 5)},
		beam.Line{Name: "diagonal", Slope: beam.Int(1)})
}

// TestCrossed compares the fast listing with the exact test of each square and
// of its neighbours.
func TestCrossed(t *testing.T) {
	far := new(big.Int).Lsh(big.NewInt(1), 200)
	froms := []*big.Int{big.NewInt(0), big.NewInt(-50), big.NewInt(123_456), far, new(big.Int).Neg(far)}
	dst := make([]int64, 60)
	for _, line := range testLines() {
		for _, from := range froms {
			base := line.Crossed(dst, from)
			for i, offset := range dst {
				strip := new(big.Int).Add(from, big.NewInt(int64(i)))
				at := approximate(line, strip)
				for d := int64(-1); d <= 1; d++ {
					k := new(big.Int).Add(at, big.NewInt(d))
					listed := offset >= 0 && new(big.Int).Add(base, big.NewInt(offset)).Cmp(k) == 0
					if want := crosses(line, strip, k); listed != want {
						t.Fatalf("%s of slope %v: strip %v, square %v listed %v, crossed %v", line.Name, line.Slope, strip, k, listed, want)
					}
				}
			}
		}
	}
	beam.STLines(1, 1)[0].Crossed(nil, far) // nothing to do is no mistake
}

// approximate is where a line is in a strip, rounded down.
func approximate(line beam.Line, strip *big.Int) *big.Int {
	f := line.YAt
	if line.Steep() {
		f = line.XAt
	}
	n, _ := f(strip, 0).Int(nil)
	return n
}

func crosses(line beam.Line, strip, k *big.Int) bool {
	if line.Steep() {
		return line.Crosses(k, strip)
	}
	return line.Crosses(strip, k)
}

// TestAt: the rounded coordinate is a multiple of 2^−bits and the line is less
// than that above it, also where positions have hundreds of digits.
func TestAt(t *testing.T) {
	for _, line := range testLines() {
		for _, x := range []*big.Int{big.NewInt(0), big.NewInt(-3), big.NewInt(1000), new(big.Int).Lsh(big.NewInt(3), 1100)} {
			for _, bits := range []uint{0, 1, 30, 64} {
				X := fromRat(new(big.Rat).SetInt(x))
				y := line.Y0.Add(X.Sub(line.X0).Mul(line.Slope))
				within(t, line.Name, line.YAt(x, bits), y, bits)
				within(t, line.Name, line.XAt(x, bits), line.X0.Add(X.Sub(line.Y0).Quo(line.Slope)), bits)
			}
		}
	}
}

func within(t *testing.T, name string, got *big.Float, want beam.Surd, bits uint) {
	t.Helper()
	rat, _ := got.Rat(nil)
	if rat == nil {
		rat = new(big.Rat)
	}
	unit := new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Lsh(big.NewInt(1), bits))
	if off := want.Sub(fromRat(rat)); off.Sign() < 0 || off.Cmp(fromRat(unit)) >= 0 {
		t.Errorf("%s: %v is off by %v at %d bits", name, got, off.Float64(), bits)
	}
}

func fromRat(r *big.Rat) beam.Surd {
	x, err := beam.New(r.Num(), big.NewInt(0), big.NewInt(0), r.Denom())
	if err != nil {
		panic(err)
	}
	return x
}

func BenchmarkCrossed(b *testing.B) {
	dst := make([]int64, 2000)
	line := beam.WABLines(2, 3)[0]
	from := new(big.Int).Lsh(big.NewInt(1), 200)
	for b.Loop() {
		line.Crossed(dst, from)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(dst)), "ns/strip")
}

func BenchmarkDecimal(b *testing.B) {
	for b.Loop() {
		if _, err := golden.Decimal(beam.MaxDigits); err != nil {
			b.Fatal(err)
		}
	}
}

func ExampleWABLines() {
	for _, line := range beam.WABLines(2, 3) {
		digits, _ := line.Slope.Decimal(20)
		fmt.Println(line.Name, line.Slope, "=", digits+"…")
	}
	// Output:
	// upper beam (3+√15)/2 = 3.43649167310370844258…
	// lower beam (√15-3)/2 = 0.43649167310370844258…
}
