package sieve

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"wythoffatlas/core/game"
)

func TestLong(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("LONG"))
	seed, _ := strconv.Atoi(os.Getenv("SEED"))
	rng := rand.New(rand.NewPCG(77, uint64(seed)))
	for range n {
		r := randomRules(rng)
		compareWithDefinition(t, r, game.Convention(rng.IntN(2)), 1+rng.Int64N(150), 1+rng.Int64N(150))
	}
}
func BenchmarkScratch(b *testing.B) {
	for _, g := range benchGames {
		b.Run(g.name, func(b *testing.B) {
			for range b.N {
				w, _ := NewWindow(g.rules, g.play, benchSide, benchSide)
				w.Advance(benchSide)
			}
		})
	}
}
