package prove_test

import (
	"runtime"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/prove"
)

// How long it takes to find and to prove the P-positions, from the rules or, for
// the games of a theorem, from that; with the states and the memory that it took.
func BenchmarkProve(b *testing.B) {
	for _, link := range []string{
		"game=wythoff", "game=a-wythoff&a=4", "game=st-wythoff&s=2&t=2", "game=st-wythoff&s=3&t=1",
		"game=st-wythoff&s=3&t=3", "game=st-wythoff&s=4&t=4", "game=oow", "game=wythoff&preset=5x0.5@1",
		"game=a-wythoff&a=6", "game=st-wythoff&s=7&t=1", "game=st-wythoff&s=4&t=4&play=misere", "game=st-wythoff&s=7&t=1&play=misere",
		"game=restricted&s=1&t=1&sh=1mod3&sv=1mod3&d1=1mod3&d2=1mod3",
	} {
		b.Run(link, func(b *testing.B) {
			g := sample.Parsed(b, link)
			var f *prove.Finding
			for b.Loop() {
				var err error
				if f, err = catalog.Prove(g, prove.Standard); err != nil {
					b.Fatal(err)
				}
			}
			largest := 0
			for _, s := range f.Steps {
				largest = max(largest, s.Built)
			}
			// What the heap has grown to so far: the peak of this proof and those before it.
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			b.ReportMetric(float64(m.HeapSys)/1e6, "MB")
			b.ReportMetric(float64(f.P.States()), "states")
			b.ReportMetric(float64(largest), "largest")
		})
	}
}
