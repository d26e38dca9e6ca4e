package kpile

import (
	"fmt"
	"testing"

	"wythoffatlas/core/game"
)

// The rows that a table starts with, from nothing.
func BenchmarkWythoff(b *testing.B) {
	for _, c := range []struct{ k, rows int }{{3, 100}, {3, 300}, {4, 60}, {4, 120}, {5, 40}} {
		b.Run(fmt.Sprintf("k=%d/rows=%d", c.k, c.rows), func(b *testing.B) {
			for b.Loop() {
				if err := Wythoff(c.k, game.Normal).Extend(int64(c.rows), nil); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(c.rows), "ns/row")
		})
	}
}
