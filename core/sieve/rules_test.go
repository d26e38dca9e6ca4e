package sieve

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/game"
)

// st is (s,t)-Wythoff: all four sets unrestricted.
func st(s, t int64) game.Ruleset {
	return restricted(game.All(), game.All(), game.All(), game.All(), s, t)
}

// parity is (s,t)-Wythoff with the same set for the first heap and D1 and for
// the second heap and D2: OOW, EEW, OEW, EOW and their like.
func parity(first, second game.SubtractionSet, s, t int64) game.Ruleset {
	return restricted(first, second, first, second, s, t)
}

// restricted is the general restriction of Liu & Li, §1.3.
func restricted(sh, sv, d1, d2 game.SubtractionSet, s, t int64) game.Ruleset {
	return game.Ruleset{First: sh, Second: sv, TwoHeap: game.TwoHeapRule{D1: d1, D2: d2, S: s, T: t}}
}

func wab(a, b int64) game.Ruleset {
	return restricted(game.MultiplesOf(a), game.MultiplesOf(b), game.All(), game.All(), 1, 1)
}

func rmwg(r int64) game.Ruleset {
	return restricted(game.AtMost(r), game.AtMost(r), game.All(), game.All(), 1, 1)
}

// set reads the notation of links.
func set(s string) game.SubtractionSet {
	t, err := game.ParseSubtractionSet(s)
	if err != nil {
		panic(err)
	}
	return t
}

// describe names what a test case is made of.
func describe(r game.Ruleset, play game.Convention, w, h int64) string {
	box := "no box"
	if r.Box != nil {
		box = fmt.Sprintf("a box of %d", r.Box.K())
	}
	return fmt.Sprintf("first %v, second %v, both %v and %v with s=%d t=%d, %s, %v, %d by %d",
		r.First, r.Second, r.TwoHeap.D1, r.TwoHeap.D2, r.TwoHeap.S, r.TwoHeap.T, box, play, w, h)
}

// randomRules draws a ruleset whose numbers are small enough for all of it to
// happen in a small window.
func randomRules(rng *rand.Rand) game.Ruleset {
	s, t := 1+rng.Int64N(4), 1+rng.Int64N(6)
	switch rng.IntN(8) {
	case 0, 1:
		s, t = 1, 1
	case 2:
		t = 1 + rng.Int64N(40)
	case 3:
		s = 1 + rng.Int64N(30)
	}
	r := restricted(randomTakes(rng), randomTakes(rng), randomTakes(rng), randomTakes(rng), s, t)
	if rng.IntN(4) == 0 {
		r.Box = randomBox(rng, 1+rng.Int64N(70), rng.Float64())
	}
	return r
}

func randomTakes(rng *rand.Rand) game.SubtractionSet {
	switch rng.IntN(10) {
	case 0:
		return nil
	case 1, 2, 3, 4:
		return game.All()
	}
	var t game.SubtractionSet
	for range 1 + rng.IntN(1+rng.IntN(3)) {
		t = append(t, randomPiece(rng))
	}
	return t
}

func randomPiece(rng *rand.Rand) game.Piece {
	p := game.Piece{Mod: 1 + rng.Int64N(5)}
	if rng.IntN(8) == 0 {
		p.Mod = 1 + rng.Int64N(90)
	}
	p.Res = rng.Int64N(p.Mod)
	switch rng.IntN(4) {
	case 0:
		p.Max = 1 + rng.Int64N(12)
	case 1:
		p.Max = 1 + rng.Int64N(150)
	}
	return p
}

// randomBox decrees each position of [0,k)² P with the given probability.
func randomBox(rng *rand.Rand, k int64, fraction float64) *game.Box {
	b := game.NewBox(k)
	for x := range k {
		for y := range k {
			b.Set(x, y, rng.Float64() < fraction)
		}
	}
	return b
}

func withBox(r game.Ruleset, b *game.Box) game.Ruleset {
	r.Box = b
	return r
}

// compare holds the sieve, as a window or as a stream, against outcomes found
// in another way.
func compare(t *testing.T, r game.Ruleset, play game.Convention, w, h int64, isP func(x, y int64) bool) {
	t.Helper()
	window, err := NewWindow(r, play, w, h)
	if err != nil {
		t.Fatalf("%s: %v", describe(r, play, w, h), err)
	}
	window.Advance(w)
	stream, err := New(r, play, h)
	if err != nil {
		t.Fatalf("%s: %v", describe(r, play, w, h), err)
	}
	for x := range w {
		column := stream.Next()
		for y := range h {
			want := isP(x, y)
			if got := window.Has(x, y); got != want {
				t.Fatalf("%s: in the window (%d,%d) is P: %v, want %v", describe(r, play, w, h), x, y, got, want)
			}
			if got := column[y>>6]>>uint(y&63)&1 != 0; got != want {
				t.Fatalf("%s: in the stream (%d,%d) is P: %v, want %v", describe(r, play, w, h), x, y, got, want)
			}
		}
		if pad := h & 63; pad != 0 && column[h>>6]>>uint(pad) != 0 {
			t.Fatalf("%s: column %d has rows above the height", describe(r, play, w, h), x)
		}
	}
}
