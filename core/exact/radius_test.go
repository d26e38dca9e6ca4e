package exact_test

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

func radiusRules(r int64) game.Ruleset {
	return game.Ruleset{
		First: game.AtMost(r), Second: game.AtMost(r),
		TwoHeap: game.TwoHeapRule{D1: game.AtMost(r), D2: game.AtMost(r), S: 1, T: 1},
	}
}

// TestRadius: the theorem of this atlas, and its exception.
func TestRadius(t *testing.T) {
	for r := int64(1); r <= size(40, 6); r++ {
		for _, play := range plays {
			solves(t, fmt.Sprint(r, play), exact.Radius(r, play), radiusRules(r), play)
		}
	}
}

// The P-positions repeat after r + 1 in both directions, at any size, and a
// rectangle of n by m blocks has n·m times those of one.
func TestRadiusRepeats(t *testing.T) {
	far := new(big.Int).Exp(big.NewInt(10), big.NewInt(60), nil)
	for _, r := range []int64{2, 7, 1000, 1_000_000} {
		for _, play := range plays {
			set := exact.Radius(r, play)
			d := big.NewInt(r + 1)
			blocks := new(big.Int).Mul(far, d)
			one := set.Count(new(big.Int), new(big.Int), d, d)
			all := set.Count(blocks, blocks, new(big.Int).Add(blocks, new(big.Int).Mul(d, big.NewInt(3))), new(big.Int).Add(blocks, new(big.Int).Mul(d, big.NewInt(5))))
			if want := new(big.Int).Mul(one, big.NewInt(15)); all.Cmp(want) != 0 {
				t.Errorf("%d, %v: 15 blocks have %v positions, one has %v", r, play, all, one)
			}
			row := big.NewInt(12345)
			x, y := set.Nth(row)
			if set.Row(x, y).Cmp(row) != 0 || !set.Has(x, y) || !set.Has(new(big.Int).Add(y, blocks), x) {
				t.Errorf("%d, %v: row %v is (%v, %v), whose row is %v", r, play, row, x, y, set.Row(x, y))
			}
		}
	}
}

// Tiles agree with counts, from squares of one position to squares of many
// blocks, and beyond what floats hold.
func TestRadiusTiles(t *testing.T) {
	const n = 8
	for _, r := range []int64{2, 5, 30} {
		for _, play := range plays {
			set := exact.Radius(r, play)
			for _, level := range []uint{0, 1, 3, 6, 12, 80, 700} {
				side := new(big.Int).Lsh(big.NewInt(1), level)
				x0, y0 := new(big.Int).Mul(side, big.NewInt(3*n)), new(big.Int).Mul(side, big.NewInt(-2))
				var dst [n * n]float32
				set.Tile(dst[:], n, x0, y0, level)
				for j := range int64(n) {
					for i := range int64(n) {
						corner := func(from *big.Int, k int64) *big.Int {
							return new(big.Int).Add(from, new(big.Int).Mul(side, big.NewInt(k)))
						}
						count := set.Count(corner(x0, i), corner(y0, j), corner(x0, i+1), corner(y0, j+1))
						f := new(big.Float).SetInt(count.Add(count, big.NewInt(1)))
						mantissa := new(big.Float)
						exp := f.MantExp(mantissa)
						m, _ := mantissa.Float64()
						want := float64(exp) + math.Log2(m)
						if got := float64(dst[j*n+i]); math.Abs(got-want) > 1e-4*max(1, want) {
							t.Fatalf("r=%d %v level %d: texel (%d, %d) is %v, not %v", r, play, level, i, j, got, want)
						}
					}
				}
			}
		}
	}
}

func BenchmarkRadiusTile(b *testing.B) {
	dst := make([]float32, 256*256)
	x := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
	for _, level := range []uint{0, 8, 300} {
		set := exact.Radius(1000, game.Normal)
		b.Run(fmt.Sprint(level), func(b *testing.B) {
			for range b.N {
				set.Tile(dst, 256, x, x, level)
			}
		})
	}
}
