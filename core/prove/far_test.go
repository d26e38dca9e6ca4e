package prove_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/prove"
)

// hundredDigits is a random number below 10^100.
func hundredDigits(r *rand.Rand) *big.Int {
	n := new(big.Int)
	for range 100 {
		n.Mul(n, big.NewInt(10)).Add(n, big.NewInt(r.Int64N(10)))
	}
	return n
}

// Positions of a hundred digits keep what makes a set that of the P-positions: no
// move joins two of them, and every other position has a move to one, which the
// rules allow.
func TestKernelFarOut(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 42))
	for i, link := range append(setLinks, "game=wab&a=1&b=2&play=misere", "game=eew&s=2&t=1", "game=subtraction&f=x0-x1%2B2") {
		if testing.Short() && i%4 != 0 {
			continue
		}
		g, s := provedSet(t, link)
		for range grid(6, 1) {
			x, y := hundredDigits(r), hundredDigits(r)
			kernel(t, link, g, s, x, y)
			for _, p := range s.Positions(x, 2) {
				kernel(t, link, g, s, p[0], p[1])
				// Beside a P-position the moves that win are few.
				kernel(t, link, g, s, new(big.Int).Add(p[0], big.NewInt(r.Int64N(5))), new(big.Int).Add(p[1], big.NewInt(r.Int64N(5))))
			}
		}
	}
}

func kernel(t *testing.T, link string, g *catalog.Game, s *prove.Set, x, y *big.Int) {
	t.Helper()
	moves, err := s.Winning(x, y, 3, nil)
	if err != nil {
		t.Fatal(err)
	}
	if s.Has(x, y) != (len(moves) == 0) {
		t.Fatalf("%s: (%d, %d) is in the set: %v; and it has %d moves into it", link, x, y, s.Has(x, y), len(moves))
	}
	for _, to := range moves {
		if !s.Has(to[0], to[1]) || !g.Rules.AllowsBig(game.Vector{x, y}, game.Vector{to[0], to[1]}) {
			t.Fatalf("%s: (%d, %d) has no winning move to (%d, %d)", link, x, y, to[0], to[1])
		}
	}
}

// Shades are made from logarithms of counts. Far out the edges of texels are
// rounded by less than 2^-17 of their side: what a texel says lies between the
// counts of the square that much smaller and that much larger.
func TestTilesFarOutAreBetweenExactCounts(t *testing.T) {
	const shade = 2e-3
	n := int64(grid(16, 8))
	if testing.Short() {
		n = 4
	}
	for i, link := range []string{"game=wythoff", "game=restricted&s=1&t=1&sh=1mod3&sv=1mod3&d1=1mod3&d2=1mod3", "game=oew&s=2&t=1"} {
		if testing.Short() && i > 0 {
			break
		}
		_, s := provedSet(t, link)
		p := s.Positions(new(big.Int).Exp(big.NewInt(10), big.NewInt(60), nil), 1)[0]
		dst := make([]float32, n*n)
		for _, level := range []uint{18, 40, 120}[:grid(3, 2)] {
			slack := new(big.Int).Lsh(big.NewInt(1), level-17)
			side := new(big.Int).Lsh(big.NewInt(1), level)
			half := new(big.Int).Mul(side, big.NewInt(n/2))
			x0, y0 := new(big.Int).Sub(p[0], half), new(big.Int).Sub(p[1], half)
			s.Tile(dst, int(n), x0, y0, level)
			for i := range n {
				for j := range n {
					x := new(big.Int).Add(x0, new(big.Int).Mul(side, big.NewInt(i)))
					y := new(big.Int).Add(y0, new(big.Int).Mul(side, big.NewInt(j)))
					count := func(by int64) float64 {
						d := new(big.Int).Mul(slack, big.NewInt(by))
						all := s.Count(new(big.Int).Sub(x, d), new(big.Int).Sub(y, d),
							new(big.Int).Add(new(big.Int).Add(x, side), d), new(big.Int).Add(new(big.Int).Add(y, side), d))
						return log2(all.Add(all, big.NewInt(1)))
					}
					got := float64(dst[j*n+i])
					if least, most := count(-1), count(1); got < least-shade || got > most+shade {
						t.Fatalf("%s: texel (%d, %d) of level %d has %v, not from %v to %v", link, i, j, level, got, least, most)
					}
				}
			}
		}
	}
}

// log2 is the logarithm of n ≥ 1.
func log2(n *big.Int) float64 {
	f := new(big.Float).SetInt(n)
	mantissa := new(big.Float)
	exponent := f.MantExp(mantissa)
	m, _ := mantissa.Float64()
	return math.Log2(m) + float64(exponent)
}
