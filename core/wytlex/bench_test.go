package wytlex

import (
	"fmt"
	"testing"

	"wythoffatlas/core/game"
)

// nsPerRow times a game from nothing to n rows, and gives ns a row.
func nsPerRow(b *testing.B, n int64, make func() *Game) float64 {
	for b.Loop() {
		if err := make().Extend(n, nil); err != nil {
			b.Fatal(err)
		}
	}
	ns := float64(b.Elapsed().Nanoseconds()) / float64(b.N) / float64(n)
	b.ReportMetric(ns, "ns/row")
	return ns
}

// BenchmarkWytlex3 lists ten times as many rows from one to the next. growth is
// how many times longer that takes.
func BenchmarkWytlex3(b *testing.B) {
	before := 0.0
	for _, n := range []int64{100_000, 1_000_000, 10_000_000} {
		b.Run(fmt.Sprintf("rows=%d", n), func(b *testing.B) {
			ns := nsPerRow(b, n, func() *Game { return New(3, nil, game.Normal) })
			if before > 0 {
				b.ReportMetric(10*ns/before, "growth")
			}
			before = ns
		})
	}
}

// BenchmarkWytlexMorePiles lists a million rows.
func BenchmarkWytlexMorePiles(b *testing.B) {
	for k := 4; k <= 8; k++ {
		b.Run(fmt.Sprintf("K=%d", k), func(b *testing.B) {
			nsPerRow(b, 1_000_000, func() *Game { return New(k, nil, game.Normal) })
		})
	}
}

// BenchmarkConstruction8 takes the construction as the paper writes it, and then
// ours for as many rows, with how many times faster that is.
func BenchmarkConstruction8(b *testing.B) {
	const rows = 2000
	written := 0.0
	b.Run("as-written", func(b *testing.B) {
		one := func([]int64) int64 { return 1 }
		for b.Loop() {
			construct(make([]int64, 3), one, rows)
		}
		written = float64(b.Elapsed().Nanoseconds()) / float64(b.N) / rows
		b.ReportMetric(written, "ns/row")
	})
	b.Run("bit-sets", func(b *testing.B) {
		ns := nsPerRow(b, rows, func() *Game { return New(3, nil, game.Normal) })
		b.ReportMetric(written/ns, "times-as-fast")
	})
}

// BenchmarkVariableWytlex lists rows of games with a function.
func BenchmarkVariableWytlex(b *testing.B) {
	for _, c := range []struct {
		k    int
		f    string
		rows int64
	}{{2, "1+p1 mod 3", 1_000_000}, {2, "p1+p2+1", 10_000}, {3, "1+(p3-p2) mod 7", 1_000_000}, {3, "1+p1", 10_000}} {
		b.Run(fmt.Sprintf("K=%d,f=%s", c.k, c.f), func(b *testing.B) {
			nsPerRow(b, c.rows, func() *Game { return newNamed(b, c.k, c.f, game.Normal) })
		})
	}
}

// BenchmarkUnions lists rows of games whose piles outgrow bit sets. growth is how
// many times longer ten times as many rows take; those of the paper's example
// have ten times as many digits.
func BenchmarkUnions(b *testing.B) {
	for _, c := range []struct {
		k    int
		f    string
		rows []int64
	}{{3, "1+p3-p2", []int64{100, 1000, 10_000}}, {5, "1+p3-p2", []int64{100, 1000}}, {16, "1+p3-p2", []int64{100, 1000}}, {3, "if(p1=1,10^12,1)", []int64{1000, 10_000}}} {
		before := 0.0
		for _, n := range c.rows {
			b.Run(fmt.Sprintf("K=%d,f=%s,rows=%d", c.k, c.f, n), func(b *testing.B) {
				ns := nsPerRow(b, n, func() *Game { return newNamed(b, c.k, c.f, game.Normal) })
				if before > 0 {
					b.ReportMetric(10*ns/before, "growth")
				}
				before = ns
			})
		}
	}
}
