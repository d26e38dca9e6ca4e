package grundy

import (
	"fmt"
	"testing"

	"wythoffatlas/core/game"
)

// byListing is the values of [0,side)² with the options listed in the best order
// and no rule asked: what the method is compared with.
func byListing(side int) []uint16 {
	values := make([]uint16, side*side)
	stamps := make([]int, 3*side)
	for x := range side {
		for y := range side {
			now := x*side + y + 1
			for k := 1; k <= x; k++ {
				stamps[values[(x-k)*side+y]] = now
			}
			for l := 1; l <= y; l++ {
				stamps[values[x*side+y-l]] = now
			}
			for k := 1; k <= min(x, y); k++ {
				stamps[values[(x-k)*side+y-k]] = now
			}
			v := 0
			for stamps[v] == now {
				v++
			}
			values[x*side+y] = uint16(v)
		}
	}
	return values
}

// BenchmarkWythoff finds the values of Wythoff's game; first by listing the options
// on [0,512)², and there says how many times longer that takes.
func BenchmarkWythoff(b *testing.B) {
	listed := 0.0
	b.Run("listing/side=512", func(b *testing.B) {
		for b.Loop() {
			byListing(512)
		}
		listed = float64(b.Elapsed().Nanoseconds()) / float64(b.N)
	})
	for _, side := range []int{512, 1024, 2048, 4096} {
		b.Run(fmt.Sprintf("sets/side=%d", side), func(b *testing.B) {
			for b.Loop() {
				if _, err := Decide(wythoff(), game.Normal, side, side, nil); err != nil {
					b.Fatal(err)
				}
			}
			each := float64(b.Elapsed().Nanoseconds()) / float64(b.N)
			b.ReportMetric(each/float64(side*side), "ns/position")
			if side == 512 {
				b.ReportMetric(listed/each, "times-as-fast-as-listing")
			}
		})
	}
}

// BenchmarkRules finds the values of other games on [0,512)².
func BenchmarkRules(b *testing.B) {
	all := game.All()
	for _, c := range []struct {
		name string
		r    game.Ruleset
	}{
		{"st(2,1)", game.Ruleset{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 2, T: 1}}},
		{"st(1,3)", game.Ruleset{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 1, T: 3}}},
		{"odd(2,3)", game.Ruleset{First: game.Odd(), Second: game.Odd(), TwoHeap: game.TwoHeapRule{D1: game.Odd(), D2: game.Odd(), S: 2, T: 3}}},
		{"rmwg(5)", game.Ruleset{First: game.AtMost(5), Second: game.AtMost(5), TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 1, T: 1}}},
	} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := Decide(c.r, game.Normal, 512, 512, nil); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(512*512), "ns/position")
		})
	}
}
