package recur_test

import (
	"fmt"
	"testing"
	"time"

	"wythoffatlas/core/game"
	"wythoffatlas/core/recur"
)

// read lists the first n rows.
func read(s, t int64, play game.Convention, n int64) (last recur.Pair) {
	pairs := recur.ST(s, t, play)
	for range n {
		last = pairs.Next()
	}
	return last
}

// BenchmarkPairs says what a pair costs and how the time grows when ten times
// as many are listed: linear is 10.
func BenchmarkPairs(b *testing.B) {
	games := []struct {
		s, t int64
		play game.Convention
	}{{1, 1, game.Normal}, {1, 3, game.Normal}, {2, 2, game.Normal}, {2, 2, game.Misere}}
	for _, g := range games {
		b.Run(fmt.Sprintf("s=%d,t=%d,%v", g.s, g.t, g.play), func(b *testing.B) {
			var million, tenMillion time.Duration
			for b.Loop() {
				begin := b.Elapsed()
				read(g.s, g.t, g.play, 1_000_000)
				between := b.Elapsed()
				read(g.s, g.t, g.play, 10_000_000)
				million += between - begin
				tenMillion += b.Elapsed() - between
			}
			b.ReportMetric(float64(million.Nanoseconds())/float64(b.N)/1e6, "ns/pair@1e6")
			b.ReportMetric(float64(tenMillion.Nanoseconds())/float64(b.N)/1e7, "ns/pair@1e7")
			b.ReportMetric(float64(tenMillion)/float64(million), "growth")
		})
	}
}
