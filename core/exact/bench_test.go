package exact_test

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// The games that the exact routes are measured on, one for each kind of part.
var measured = []struct {
	name string
	set  *exact.Set
}{
	{"wythoff", exact.ST(1, 1, game.Normal)},
	{"(2,2) misère", exact.ST(2, 2, game.Misere)},
	{"W(2,3)", exact.WAB(2, 3)},
	{"EEW(1,3)", exact.EEW(1, 3, game.Normal)},
	{"OEW(2,3)", exact.OEW(2, 3, game.Normal)},
	{"OOW", exact.OOW(game.Normal)},
	{"RMWG(30)", exact.RMWG(30)},
	{"G2", exact.G2()},
	{"box 8x1", boxed()},
}

func power10(n int64) *big.Int {
	return new(big.Int).Exp(big.NewInt(10), big.NewInt(n), nil)
}

// far is a P-position about 10^digits from the origin.
func far(set *exact.Set, digits int64) (x, y *big.Int) { return set.Nth(power10(digits)) }

// boxed is Wythoff's game with a full box of side 8.
func boxed() *exact.Set {
	set, _ := exact.Boxed(boxOf(8, func(int64, int64) bool { return true }))
	return set
}

// byLength runs a benchmark about P-positions of growing length and tells how
// much longer each takes than the one before.
func byLength(b *testing.B, run func(set *exact.Set, x, y *big.Int)) {
	for _, m := range measured {
		before := 0.0
		for _, digits := range []int64{6, 18, 100, 1000} {
			b.Run(fmt.Sprintf("%s/1e%d", m.name, digits), func(b *testing.B) {
				x, y := far(m.set, digits)
				b.ReportAllocs()
				for b.Loop() {
					run(m.set, x, y)
				}
				now := float64(b.Elapsed()) / float64(b.N)
				if before > 0 {
					b.ReportMetric(now/before, "growth")
				}
				before = now
			})
		}
	}
}

func BenchmarkOutcome(b *testing.B) {
	byLength(b, func(set *exact.Set, x, y *big.Int) {
		if !set.Has(x, y) {
			panic("a P-position is called N")
		}
	})
}

func BenchmarkRank(b *testing.B) {
	byLength(b, func(set *exact.Set, x, y *big.Int) { set.Row(x, y) })
}

// BenchmarkTile paints the tile of 256×256 texels whose middle is a P-position
// near 10^digits, as the map needs it at a zoom z: 2^−z positions a texel, but
// never less than one.
func BenchmarkTile(b *testing.B) {
	const n = 256
	dst := make([]float32, n*n)
	for _, m := range measured {
		for _, digits := range []int64{3, 100} {
			for _, z := range []int{4, 0, -4, -10, -100, -900} {
				if digits == 3 && z < -10 {
					continue
				}
				// A name that ended in -100 would be read as on a hundred processors.
				zoom := strings.ReplaceAll(fmt.Sprintf("z%d", z), "z-", "out")
				b.Run(fmt.Sprintf("%s/1e%d/%s", m.name, digits, zoom), func(b *testing.B) {
					level := uint(max(0, -z))
					x, y := far(m.set, digits)
					half := new(big.Int).Lsh(big.NewInt(n/2), level)
					x.Sub(x, half)
					y.Sub(y, half)
					b.ReportAllocs()
					for b.Loop() {
						m.set.Tile(dst, n, x, y, level)
					}
				})
			}
		}
	}
}

// BenchmarkEmptyTile: most tiles of a map have no P-position in them.
func BenchmarkEmptyTile(b *testing.B) {
	const n = 256
	dst := make([]float32, n*n)
	for _, m := range measured {
		for _, digits := range []int64{6, 100} {
			b.Run(fmt.Sprintf("%s/1e%d", m.name, digits), func(b *testing.B) {
				x := power10(digits)
				for b.Loop() {
					m.set.Tile(dst, n, x, x, 4)
				}
			})
		}
	}
}

func BenchmarkPositions(b *testing.B) {
	for _, m := range measured {
		for _, digits := range []int64{5, 30} {
			b.Run(fmt.Sprintf("%s/1e%d", m.name, digits), func(b *testing.B) {
				for b.Loop() {
					m.set.Positions(power10(digits), 50)
				}
			})
		}
	}
}
