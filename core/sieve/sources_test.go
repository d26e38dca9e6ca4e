package sieve

import (
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/game"
)

// TestSources feeds columns of random bits to the sources, which games would
// never have in this disorder, and compares what they block with the rules.
func TestSources(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	for range 3000 {
		r := randomRules(rng)
		r.Second = nil
		w, h := 1+rng.Int64N(60), 1+rng.Int64N(90)
		columns := []int64{w, unlimited}[rng.IntN(2)]
		testSources(t, r, w, h, columns, randomBits(rng, h))
	}
}

// TestSourcesAtTheEdge has bounds at, below and above those that a window of
// its size can tell from no bound.
func TestSourcesAtTheEdge(t *testing.T) {
	rng := rand.New(rand.NewPCG(17, 18))
	lone := func() []uint64 { return []uint64{rng.Uint64() & rng.Uint64() & rng.Uint64() & 1} } // in row 0 the reach is longest
	for _, both := range []game.TwoHeapRule{{S: 1, T: 1}, {S: 1, T: 4}, {S: 2, T: 1}, {S: 3, T: 5}} {
		for h := int64(2); h <= 6; h++ {
			most := reach{both.S, both.T}.top(h - 1)
			for d := int64(-2); d <= 2; d++ {
				both.D1 = game.AtMost(max(1, most+d))
				both.D2 = game.All()
				testSources(t, game.Ruleset{TwoHeap: both}, most+5, h, unlimited, lone)
				testSources(t, game.Ruleset{TwoHeap: both}, most+5, h, most+5, randomBits(rng, h))
				both.D1, both.D2 = game.All(), game.AtMost(max(1, h+d))
				testSources(t, game.Ruleset{TwoHeap: both}, most+5, h, most+5, lone)
				testSources(t, game.Ruleset{First: game.AtMost(max(1, h+d))}, h, h, h, lone)
			}
		}
	}
}

// TestSourcesForLong goes on for so long that the sets of diagonals are moved.
func TestSourcesForLong(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 16))
	for _, r := range []game.Ruleset{
		restricted(set("max35"), nil, set("max40"), set("all"), 1, 1),
		restricted(set("1mod3max40"), nil, set("2mod3"), set("all"), 1, 1),
		restricted(set("3mod64"), nil, set("5mod64"), set("2mod3"), 1, 1),
		restricted(nil, nil, set("1mod2"), set("2mod3"), 1, 9),
		restricted(nil, nil, set("odd,max3"), set("2mod3,1mod3"), 2, 9),
	} {
		testSources(t, r, 2500, 66, unlimited, randomBits(rng, 66))
		testSources(t, r, 2500, 64, unlimited, randomBits(rng, 64))
	}
}

// TestSourcesAcrossMoves has so few P-positions that every line counts when the
// sets of diagonals are moved.
func TestSourcesAcrossMoves(t *testing.T) {
	rng := rand.New(rand.NewPCG(21, 22))
	for _, r := range []game.Ruleset{
		restricted(set("max900"), nil, set("max70"), set("all"), 1, 1),
		restricted(nil, nil, set("1mod2"), set("all"), 1, 30),
		restricted(nil, nil, set("all"), set("2mod3"), 1, 30),
	} {
		for _, h := range []int64{64, 128, 100} {
			testSources(t, r, 5000, h, unlimited, func() []uint64 {
				c := make([]uint64, words(h))
				if y := rng.Int64N(30 * h); y < h {
					c[y>>6] = 1 << uint(y&63)
				}
				return c
			})
		}
	}
}

// randomBits returns columns of random bits, most of them nearly empty, some of
// them dense.
func randomBits(rng *rand.Rand, h int64) func() []uint64 {
	return func() []uint64 {
		c := make([]uint64, words(h))
		density := []float64{0, 0.01, 0.02, 0.05, 0.5}[rng.IntN(5)]
		for y := range h {
			if rng.Float64() < density {
				c[y>>6] |= 1 << uint(y&63)
			}
		}
		return c
	}
}

func testSources(t *testing.T, r game.Ruleset, w, h, columns int64, bits func() []uint64) {
	t.Helper()
	s, err := plan(r, h, columns)
	if err != nil {
		t.Fatal(err)
	}
	// blocked[x*h+y] is filled by going through the moves, column by column.
	blocked := make([]bool, w*h)
	marker := newMarker(r, w, h)
	b := newBoard(h)
	for x := range w {
		b.reset(0)
		s.mark(&b, x, 0)
		s.block(&b, 0, words(h))
		for y := range h {
			if got := b.bits[y>>6]>>uint(y&63)&1 != 0; got != blocked[x*h+y] {
				t.Fatalf("%s: (%d,%d) is blocked: %v", describe(r, game.Normal, w, h), x, y, got)
			}
		}
		c := column{bits: bits(), hi: words(h)}
		c.trim()
		for y := range c.rows {
			marker.mark(blocked, x, y)
		}
		s.add(&c, x)
	}
}
