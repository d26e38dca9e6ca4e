package prove_test

import (
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/prove"
)

// small are bounds within which any ruleset has an answer at once.
var small = prove.Bounds{Window: 128, Guess: 24, Limits: automaton.Limits{States: 3000, Edges: 60_000}}

// FuzzFind throws rules at the search: it proves what the definition says too, or
// says a sentence.
func FuzzFind(f *testing.F) {
	f.Add("all", "all", "all", "all", int64(1), int64(1), "", false, uint64(0))
	f.Add("all", "all", "all", "all", int64(1), int64(1), "", false, uint64(3<<32|0b101_010_100))
	f.Add("1mod3", "odd", "even", "2mod5max9", int64(2), int64(3), "", true, uint64(0))
	f.Add("0mod4", "0mod4", "0mod4max11", "0mod4", int64(3), int64(2), "", true, uint64(2<<32|0b1001))
	f.Add("all", "all", "", "", int64(1), int64(1), "if(x1 mod 2, x0-x1, 2)", false, uint64(0))
	f.Fuzz(func(t *testing.T, first, second, d1, d2 string, s, u int64, formula string, misere bool, decrees uint64) {
		r := game.Ruleset{TwoHeap: game.TwoHeapRule{S: min(max(s, 1), 4), T: min(max(u, 1), 9)}}
		for _, set := range []struct {
			text string
			into *game.SubtractionSet
		}{{first, &r.First}, {second, &r.Second}, {d1, &r.TwoHeap.D1}, {d2, &r.TwoHeap.D2}} {
			takes, err := game.ParseSubtractionSet(set.text)
			if err != nil || len(takes) > 3 {
				return
			}
			*set.into = takes
		}
		if formula != "" {
			c, err := game.ParseConstraint(formula)
			if err != nil {
				return
			}
			r.Constraint = c
		}
		if k := int64(decrees >> 32 % 6); k > 0 { // the box has side k, and its cells are the lower bits
			r.Box = game.NewBox(k)
			for i := range k * k {
				r.Box.Set(i/k, i%k, decrees>>i&1 == 1)
			}
		}
		play := game.Normal
		if misere {
			play = game.Misere
		}
		found, err := prove.Find(r, play, small)
		if err != nil {
			if !strings.Contains(err.Error(), ": ") {
				t.Fatalf("no sentence: %v", err)
			}
			return
		}
		const side = 20
		grid := naive.Decide(r, play, side, side)
		for x := range int64(side) {
			for y := range int64(side) {
				if found.Has(big.NewInt(x), big.NewInt(y)) != grid.IsP(x, y) {
					t.Fatalf("proved in %s, and wrong at (%d, %d)", found.System.Name(), x, y)
				}
			}
		}
	})
}

// FuzzProve throws automaton files at the proof for Wythoff's game and for its
// multiples of 2: only what is right is proved.
func FuzzProve(f *testing.F) {
	c, err := prove.Wythoff(automaton.Limits{}, 1, 1)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(c.Walnut())
	f.Add("msd_2 msd_2\n\n0 1\n0 0 -> 0\n1 1 -> 0\n")
	f.Add("msd_unit_4 msd_unit_4\n\n0 1\n0 0 -> 0\n3 2 -> 0\n")
	all := game.All()
	games := []game.Ruleset{
		{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 1, T: 1}},
		{First: game.Even(), Second: game.Even(), TwoHeap: game.TwoHeapRule{D1: game.Even(), D2: game.Even(), S: 1, T: 1}},
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := prove.ReadWalnut(text)
		if err != nil {
			return
		}
		for _, r := range games {
			proof, err := prove.Prove(r, game.Normal, c, small.Limits)
			if err != nil {
				continue
			}
			grid := naive.Decide(r, game.Normal, 12, 12)
			for x := range int64(12) {
				for y := range int64(12) {
					if proof.Has(big.NewInt(x), big.NewInt(y)) != grid.IsP(x, y) {
						t.Fatalf("proved, and wrong at (%d, %d): %q", x, y, text)
					}
				}
			}
		}
	})
}
