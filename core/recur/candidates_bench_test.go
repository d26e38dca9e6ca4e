package recur_test

import "testing"

// BenchmarkCandidates says what a row costs, for a function of each kind.
func BenchmarkCandidates(b *testing.B) {
	for _, f := range []string{"x1+1", "x0-x1", "x1-floor((x1+1)/x0)+2"} {
		b.Run(f, func(b *testing.B) {
			const rows = 1_000_000
			for b.Loop() {
				s := candidates(b, f)
				for range rows {
					s.Next()
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/rows, "ns/row")
		})
	}
	b.Run("y1-x1+1, large", func(b *testing.B) {
		const rows = 10_000
		for b.Loop() {
			s := candidates(b, "y1-x1+1")
			for range rows {
				s.Next()
			}
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/rows, "ns/row")
	})
}
