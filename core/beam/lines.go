package beam

import (
	"math/big"

	"wythoffatlas/core/game"
)

// STLines returns the upper and the lower beam of (s,t)-Wythoff, s, t ≥ 1, as
// lines from the origin. A_n and B_n grow like α·n and β·n, where β = sα + t
// because B_n = s·A_n + t·n, and 1/α + 1/β = 1 because every column has one
// P-position:
//
//	sα² + (t−s−1)α − t = 0,  α = (s+1−t + √((s+t−1)² + 4s))/2s.
//
// The upper slope is β/α = s + t/α; the beams mirror one another. When s = 1
// the n-th step n·(α, β) along the line lies in the n-th P-position, so that
// all P-positions are crossed (only they are when t = 1 too). When s ≥ 2 the
// line only has the right direction; [STMeanLines] runs through their middle.
func STLines(s, t int64) []Line {
	alpha, beta := stVelocities(s, t)
	return mirrored(alpha, beta, Surd{}, Surd{})
}

// stVelocities returns α and β.
func stVelocities(s, t int64) (alpha, beta Surd) {
	if s < 1 || t < 1 {
		panic("beam: s and t must be at least 1")
	}
	bigS, bigT := big.NewInt(s), big.NewInt(t)
	d := new(big.Int).Add(bigS, bigT)
	d.Sub(d, one)
	d.Mul(d, d)
	d.Add(d, new(big.Int).Lsh(bigS, 2))
	p := new(big.Int).Add(bigS, one)
	alpha = must(New(p.Sub(p, bigT), one, d, new(big.Int).Lsh(bigS, 1)))
	return alpha, alpha.Mul(Int(s)).Add(Int(t))
}

// mirrored returns the upper beam that steps by (alpha, beta) through
// (x0, y0), and its mirror image.
func mirrored(alpha, beta, x0, y0 Surd) []Line {
	return []Line{
		{Name: upper, Slope: beta.Quo(alpha), DX: alpha, DY: beta, X0: x0, Y0: y0},
		{Name: lower, Slope: alpha.Quo(beta), DX: beta, DY: alpha, X0: y0, Y0: x0},
	}
}

const upper, lower = "upper beam", "lower beam"

// STMeanLines returns the beams of (s,t)-Wythoff, s, t ≥ 1, placed so that the
// middles (A_n + ½, B_n + ½) of the squares lie on the upper one on average.
// In normal play with s = 1 they are those of [STLines], and in misère play
// with s = 1 every P-position is crossed, as it is there (but for the start of
// misère Wythoff).
//
// Where they lie: let A_n = αn + γ on average, so that B_n = βn + sγ + c on
// average. Then the average of #{n : A_n < x} over all real x is
// x/α + ½ − γ/α, and that of #{n : B_n < x} is x/β + ½ − (sγ+c)/β. Together
// they count each of the ⌈x⌉ integers from 0 below x once, which makes x + ½ on
// average; in normal play 0 twice. Hence
//
//	γ(1/α + s/β) = −½ in normal play (c = 0), ½ − 1/β in misère play (c = 1).
func STMeanLines(s, t int64, play game.Convention) []Line {
	alpha, beta := stVelocities(s, t)
	half := Of(1, 0, 0, 2)
	excess, c := half.Neg(), Int(0)
	if play == game.Misere && (s > 1 || t > 1) { // misère Wythoff goes on like normal Wythoff
		excess, c = half.Sub(beta.Inv()), Int(1)
	}
	gamma := excess.Quo(alpha.Inv().Add(Int(s).Quo(beta)))
	return mirrored(alpha, beta, gamma.Add(half), gamma.Mul(Int(s)).Add(c).Add(half))
}

// WABLines returns the upper and the lower beam of W(a,b), a, b ≥ 1 (the thesis
// on W(a,b), §3.3.1). Columns hold b P-positions, rows a, diagonals one:
//
//	1/Δx₁ + 1/Δx₂ = b, 1/Δy₁ + 1/Δy₂ = a, Δy₁ − Δx₁ = 1, Δx₂ − Δy₂ = 1.
//
// The upper slope is m = (ab + √(a²b² + 4ab))/2a, the lower m − b. With the
// slopes, the last two equations give the velocities: Δx₁ = 1/(m−1) and
// Δx₂ = 1/(1−(m−b)).
func WABLines(a, b int64) []Line {
	if a < 1 || b < 1 {
		panic("beam: a and b must be at least 1")
	}
	ab := mul(big.NewInt(a), big.NewInt(b))
	d := mul(ab, new(big.Int).Add(ab, big.NewInt(4)))
	m := must(New(ab, one, d, new(big.Int).Lsh(big.NewInt(a), 1)))
	k := m.Sub(Int(b))
	dx1, dx2 := m.Sub(Int(1)).Inv(), Int(1).Sub(k).Inv()
	return []Line{
		{Name: upper, Slope: m, DX: dx1, DY: dx1.Add(Int(1))},
		{Name: lower, Slope: k, DX: dx2, DY: dx2.Sub(Int(1))},
	}
}

// must is for surds whose parts are known to be in range.
func must(x Surd, err error) Surd {
	if err != nil {
		panic(err)
	}
	return x
}
