package sieve

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"wythoffatlas/core/game"
)

// benchSide is the side of the window that the sieve decides.
const benchSide = 20_000

// benchGames are the games of the benchmark table. Plain forward marking slows
// down as the window grows, more than in proportion when cones are marked or a
// good part of all positions is P; there it is measured on a smaller window,
// so that the ratio is less than it would be on the same one.
var benchGames = []struct {
	name  string
	rules game.Ruleset
	play  game.Convention
	plain int64 // the side of the window for forward marking
}{
	{"wythoff", st(1, 1), game.Normal, benchSide},
	{"st(1,3)", st(1, 3), game.Normal, benchSide},
	{"st(2,2)", st(2, 2), game.Normal, 2000},
	{"W(2,3)", wab(2, 3), game.Normal, benchSide},
	{"st(2,2)-misere", st(2, 2), game.Misere, 2000},
	{"oow(1,1)", parity(game.Odd(), game.Odd(), 1, 1), game.Normal, 1000},
	{"oow(2,3)", parity(game.Odd(), game.Odd(), 2, 3), game.Normal, 300},
	{"eew(1,1)", parity(game.Even(), game.Even(), 1, 1), game.Normal, benchSide},
	{"eew(2,3)", parity(game.Even(), game.Even(), 2, 3), game.Normal, 2000},
	{"oew(1,1)", parity(game.Odd(), game.Even(), 1, 1), game.Normal, benchSide},
	{"oew(2,3)", parity(game.Odd(), game.Even(), 2, 3), game.Normal, 2000},
	{"rmwg(5)", rmwg(5), game.Normal, benchSide},
	{"1mod3(1,1)", parity(game.Residue(1, 3), game.Residue(1, 3), 1, 1), game.Normal, 1000},
	{"1mod3(1,2)", parity(game.Residue(1, 3), game.Residue(1, 3), 1, 2), game.Normal, 1000},
	{"1mod3,2mod3(2,2)", parity(game.Residue(1, 3), game.Residue(2, 3), 2, 2), game.Normal, 300},
	{"box-64", withBox(st(1, 1), randomBox(rand.New(rand.NewPCG(1, 1)), 64, 0.5)), game.Normal, benchSide},
}

// BenchmarkTable decides 20,000 × 20,000 positions of each game and reports how
// many a second, how many a second forward marking decides, and the ratio.
// Making the window is part of it: clearing and touching its 50 MB takes, of
// Wythoff's game in WebAssembly, about two fifths of the time.
func BenchmarkTable(b *testing.B) {
	for _, g := range benchGames {
		plain := 0.0 // positions a second, measured once
		b.Run(g.name, func(b *testing.B) {
			for b.Loop() {
				w, err := NewWindow(g.rules, g.play, benchSide, benchSide)
				if err != nil {
					b.Fatal(err)
				}
				w.Advance(benchSide)
			}
			rate := benchSide * benchSide * float64(b.N) / b.Elapsed().Seconds()
			if plain == 0 {
				start := time.Now()
				forwardMarking(g.rules, g.play, g.plain, g.plain)
				plain = float64(g.plain*g.plain) / time.Since(start).Seconds()
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(rate, "positions/s")
			b.ReportMetric(plain, "forward/s")
			b.ReportMetric(float64(g.plain), "forward-side")
			b.ReportMetric(rate/plain, "ratio")
		})
	}
}

// BenchmarkNext is one column of a stream of a height.
func BenchmarkNext(b *testing.B) {
	for _, height := range []int64{1 << 10, 1 << 15} {
		for _, g := range benchGames[:6] {
			b.Run(fmt.Sprintf("%s/height=%d", g.name, height), func(b *testing.B) {
				s, err := New(g.rules, g.play, height)
				if err != nil {
					b.Fatal(err)
				}
				b.ReportAllocs()
				for b.Loop() {
					s.Next()
				}
			})
		}
	}
}
