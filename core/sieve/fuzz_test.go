package sieve

import (
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/game"
)

// FuzzSweep compares the sieve with the definition for any rules that a link
// can carry and a seed for a box.
func FuzzSweep(f *testing.F) {
	f.Add("all", "all", "all", "all", int64(1), int64(1), false, uint64(0), uint8(40), uint8(70))
	f.Add("odd", "even", "odd", "even", int64(2), int64(3), true, uint64(0), uint8(30), uint8(65))
	f.Add("1mod3", "2mod3", "1mod7", "3mod5", int64(1), int64(4), false, uint64(9), uint8(50), uint8(50))
	f.Add("max70", "oddmax66", "2mod5max40", "even,max3", int64(3), int64(1), true, uint64(0), uint8(90), uint8(20))
	f.Fuzz(func(t *testing.T, first, second, d1, d2 string, s, u int64, misere bool, seed uint64, w, h uint8) {
		var sets [4]game.SubtractionSet
		for i, text := range []string{first, second, d1, d2} {
			var err error
			if sets[i], err = game.ParseSubtractionSet(text); err != nil {
				t.Skip()
			}
		}
		if s < 1 || s > game.MaxParam || u < 1 || u > game.MaxParam || int(w)*int(h) > 5000 || w == 0 || h == 0 {
			t.Skip()
		}
		r := restricted(sets[0], sets[1], sets[2], sets[3], s, u)
		if seed != 0 {
			rng := rand.New(rand.NewPCG(seed, 0))
			r.Box = randomBox(rng, 1+rng.Int64N(20), rng.Float64())
		}
		play := game.Normal
		if misere {
			play = game.Misere
		}
		compareWithDefinition(t, r, play, int64(w), int64(h))
	})
}
