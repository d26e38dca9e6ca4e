package sieve

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// compareWithDefinition holds the sieve against the definition.
func compareWithDefinition(t *testing.T, r game.Ruleset, play game.Convention, w, h int64) {
	t.Helper()
	compare(t, r, play, w, h, naive.Decide(r, play, w, h).IsP)
}

// TestEveryForm takes every set that the papers and their open problems speak
// of through all four places of the general restriction, for s ≤ 4, t ≤ 6,
// normal and misère.
func TestEveryForm(t *testing.T) {
	forms := []string{
		"all", "odd", "even", "none", "0mod3", "1mod3", "2mod3", "1mod4", "2mod4", "0mod5", "3mod5",
		"max1", "max5", "max9", "oddmax9", "1mod3max20", "max40", "evenmax50", "2mod5max66",
		"1mod3,2mod3", "odd,even", "max3,1mod4", "even,oddmax11", "max2,max7",
	}
	at := func(i int) game.SubtractionSet { return set(forms[i%len(forms)]) }
	i := 0
	for s := int64(1); s <= 4; s++ {
		for u := int64(1); u <= 6; u++ {
			first := i
			i += len(forms)
			if testing.Short() && (s+u)%6 > 0 {
				continue
			}
			t.Run(fmt.Sprintf("s=%d,t=%d", s, u), func(t *testing.T) {
				t.Parallel()
				for j := range len(forms) / 3 {
					i := first + 3*j + int(u)%3
					// Steps coprime to one another make all pairs of sets meet.
					r := restricted(at(i), at(5*i+j), at(7*i), at(11*i+j), s, u)
					compareWithDefinition(t, r, game.Convention(j%2), 66+s, 70-u)
				}
				for _, play := range []game.Convention{game.Normal, game.Misere} {
					odd, even := game.Odd(), game.Even()
					compareWithDefinition(t, st(s, u), play, 80, 70)
					compareWithDefinition(t, parity(odd, odd, s, u), play, 64, 65)
					compareWithDefinition(t, parity(even, even, s, u), play, 65, 64)
					compareWithDefinition(t, parity(odd, even, s, u), play, 67, 66)
					compareWithDefinition(t, parity(even, odd, s, u), play, 66, 67)
				}
			})
		}
	}
}

// TestBoundedAndMultiples covers RMWG, the radius game and W(a,b).
func TestBoundedAndMultiples(t *testing.T) {
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		for i, r := range []int64{1, 2, 3, 5, 25, 32, 33, 64, 65} {
			if testing.Short() && i%2 != int(play) {
				continue
			}
			compareWithDefinition(t, rmwg(r), play, 71, 90)
			radius := rmwg(r)
			radius.TwoHeap.D1, radius.TwoHeap.D2 = game.AtMost(r), game.AtMost(r)
			compareWithDefinition(t, radius, play, 90, 71)
		}
		for a := int64(1); a <= 6; a++ {
			for b := int64(1); b <= 6; b++ {
				if testing.Short() && (a+b)%3 != 0 {
					continue
				}
				compareWithDefinition(t, wab(a, b), play, 65, 66)
			}
		}
		compareWithDefinition(t, wab(70, 3), play, 150, 40)
		compareWithDefinition(t, wab(3, 70), play, 40, 150)
		compareWithDefinition(t, wab(1_000_000, 1_000_000), play, 66, 65)
	}
}

func TestBoxes(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	step := int64(1)
	if testing.Short() {
		step = 3
	}
	for k := int64(1); k <= 8; k += step {
		for _, fraction := range []float64{1, 0.6, 0.2} {
			box := randomBox(rng, k, fraction)
			for i, r := range []game.Ruleset{
				st(1, 1), st(2, 2), rmwg(5), wab(2, 3), parity(set("odd"), set("odd"), 2, 3),
				restricted(set("max70"), set("max66"), set("odd"), set("max9"), 2, 1),
			} {
				compareWithDefinition(t, withBox(r, box), game.Convention((int(k)+i)%2), 64, 65)
			}
		}
	}
	// Wider than a word, and wider than the window.
	for _, k := range []int64{64, 65, 100} {
		compareWithDefinition(t, withBox(parity(set("odd"), set("oddmax99"), 2, 3), randomBox(rng, k, 0.1)), game.Normal, 80, 90)
	}
}

func TestRandomRules(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	rules := 400
	if testing.Short() {
		rules = 100
	}
	for range rules {
		r := randomRules(rng)
		compareWithDefinition(t, r, game.Convention(rng.IntN(2)), 1+rng.Int64N(70), 1+rng.Int64N(90))
	}
}

// compareWithMarking holds the sieve against forward marking.
func compareWithMarking(t *testing.T, r game.Ruleset, play game.Convention, w, h int64) {
	t.Helper()
	isN := forwardMarking(r, play, w, h)
	compare(t, r, play, w, h, func(x, y int64) bool { return !isN[x*h+y] })
}

// TestLargeWindows is the kernel property: no P-position is reached from a
// P-position, and every other is, unless it is terminal in misère play.
func TestLargeWindows(t *testing.T) {
	for _, c := range []struct {
		r    game.Ruleset
		w, h int64
	}{
		{st(1, 1), 2000, 2000},
		{st(1, 3), 1000, 1000},
		{st(2, 2), 500, 500},
		{st(7, 1), 500, 300},
		{st(1, 50), 500, 500},
		{wab(2, 3), 2000, 2000},
		{wab(90, 70), 700, 600},
		{rmwg(5), 2000, 2000},
		{rmwg(100), 2000, 2000},
		{parity(set("odd"), set("odd"), 1, 1), 700, 700},
		{parity(set("even"), set("odd"), 3, 2), 300, 300},
		{parity(set("oddmax201"), set("oddmax201"), 1, 1), 600, 600},
		{parity(set("1mod3"), set("2mod3"), 2, 2), 200, 300},
	} {
		for _, play := range []game.Convention{game.Normal, game.Misere} {
			if testing.Short() {
				c.w, c.h = min(c.w, 500), min(c.h, 400)
			}
			compareWithMarking(t, c.r, play, c.w, c.h)
		}
	}
}

// TestStreams goes on for many times the height, past the point where the sets
// of diagonals are moved.
func TestStreams(t *testing.T) {
	length := int64(4000)
	if testing.Short() {
		length = 1500
	}
	for _, r := range []game.Ruleset{
		st(1, 1), st(1, 4), st(3, 2), wab(80, 3), rmwg(40), parity(set("odd"), set("odd"), 1, 1),
		parity(set("1mod3"), set("1mod3"), 1, 2), // diagonals with shifts and delays
		parity(set("2mod7"), set("1mod5"), 1, 6),
		restricted(set("all"), set("max10"), set("1mod40max9000"), set("max60"), 1, 1), // a queue of diagonals
		restricted(set("4mod64,max3"), set("even"), set("all"), set("5mod64"), 1, 1),   // lists of diagonals
		restricted(nil, nil, set("3mod64"), set("5mod63"), 1, 1),
		restricted(set("max90"), nil, set("2mod3max70"), set("even"), 2, 3),
	} {
		compareWithMarking(t, r, game.Normal, length, 70)
	}
}
