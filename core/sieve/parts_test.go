package sieve

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// TestReach compares the range of l for a k with the rule.
func TestReach(t *testing.T) {
	for s := int64(1); s <= 5; s++ {
		for u := int64(1); u <= 7; u++ {
			rule, r := game.TwoHeapRule{D1: game.All(), D2: game.All(), S: s, T: u}, reach{s, u}
			for k := int64(1); k <= 30; k++ {
				for l := int64(1); l <= 200; l++ {
					if got := l >= r.low(k) && l <= r.top(k); got != rule.Allows(k, l) {
						t.Fatalf("s=%d t=%d: %d and %d may be taken: %v", s, u, k, l, got)
					}
				}
			}
		}
	}
}

// TestSplit compares the parts of a set, and of the intersection of two, with
// the sets.
func TestSplit(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for range 300 {
		a, b := randomTakes(rng), randomTakes(rng)
		limit := 1 + rng.Int64N(200)
		both := intersect(a, b)
		all, spans := split(a, limit)
		spans = append(spans, spansOf(all, limit)...)
		for n := int64(1); n <= 200; n++ {
			in := slices.ContainsFunc(spans, func(s span) bool {
				return n >= s.first && n <= s.last && (n-s.first)%s.step == 0
			})
			if in != (a.Has(n) && n <= limit) {
				t.Fatalf("%v up to %d: the parts %v have %d: %v", a, limit, spans, n, in)
			}
			if both.Has(n) != (a.Has(n) && b.Has(n)) {
				t.Fatalf("the intersection of %v and %v has %d: %v", a, b, n, both.Has(n))
			}
			m, ok := least(a, n)
			for want := n; want < 400 && (!ok || want < m); want++ {
				if a.Has(want) {
					t.Fatalf("the least of %v from %d is %d (%v), not %d", a, n, m, ok, want)
				}
			}
			if ok && (m < n || !a.Has(m)) {
				t.Fatalf("the least of %v from %d is %d", a, n, m)
			}
		}
	}
}

func TestRedundantPiecesGo(t *testing.T) {
	for _, c := range []struct {
		set            string
		classes, spans int
	}{
		{"all,odd,max7", 1, 0},
		{"odd,odd", 1, 0},
		{"max7,max3", 0, 1},
		{"1mod6max9,1mod3,2mod3", 1, 0},
		{"max500", 1, 0}, // more than the limit of 100
		{"none", 0, 0},
	} {
		all, spans := split(set(c.set), 100)
		if len(all) != c.classes || len(spans) != c.spans {
			t.Errorf("%s: %d moduli and %d spans, want %d and %d", c.set, len(all), len(spans), c.classes, c.spans)
		}
	}
}

func TestShifts(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 10))
	const n = 5
	at := func(set []uint64, i int) bool {
		return i >= 0 && i < 64*len(set) && set[i>>6]>>uint(i&63)&1 != 0
	}
	for range 300 {
		a, b := make([]uint64, n), make([]uint64, n)
		for i := range a {
			a[i], b[i] = rng.Uint64(), rng.Uint64()
		}
		off := rng.IntN(64 * n)
		into, from, self := slices.Clone(a), slices.Clone(a)[:n-1-off>>6], slices.Clone(a)
		orInto(into, off, b)
		orFrom(from, b, off)
		orShifted(self, off)
		for i := range 64 * n {
			if want := at(a, i) || at(b, i-off); at(into, i) != want {
				t.Fatalf("orInto at %d: bit %d is %v", off, i, !want)
			}
			if want := at(a, i) || at(b, i+off); i < 64*len(from) && at(from, i) != want {
				t.Fatalf("orFrom at %d: bit %d is %v", off, i, !want)
			}
			if want := at(a, i) || at(a, i-off); at(self, i) != want {
				t.Fatalf("orShifted by %d: bit %d is %v", off, i, !want)
			}
		}
	}
}

// Words that two bit sets fill together are counted up to the first row that neither
// has: it is chosen here, and its bit is missing in both.
func TestFullTogether(t *testing.T) {
	rng := rand.New(rand.NewPCG(27, 28))
	for range 500 {
		n := 1 + rng.IntN(40)
		off, open := rng.IntN(200), rng.IntN(64*n+100)
		a, b := make([]uint64, n), make([]uint64, n+5)
		for i := range b {
			b[i] = rng.Uint64()
		}
		for i := range 64 * n {
			if b[(i+off)>>6]>>uint((i+off)&63)&1 == 0 || rng.IntN(2) == 0 {
				a[i>>6] |= 1 << uint(i&63)
			}
		}
		if open < 64*n {
			a[open>>6] &^= 1 << uint(open&63)
			b[(open+off)>>6] &^= 1 << uint((open+off)&63)
		}
		if got, want := fullTogether(a, b, off), min(n, open>>6); got != want {
			t.Fatalf("%d words from bit %d on, row %d open: %d are full", n, off, open, got)
		}
	}
}

func TestWeave(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	for range 300 {
		height := 1 + rng.Int64N(400)
		m := 1 + rng.Int64N(64)
		mask := rng.Uint64() & (1<<uint(m) - 1)
		lo, hi := rng.Int64N(450)-20, rng.Int64N(450)-20
		b := newBoard(height)
		b.weave(lo, hi, pattern(m, mask))
		for y := range int64(len(b.bits)) * 64 {
			want := y >= height && height&63 != 0 && y>>6 == height>>6 // the padding
			if y < height {
				want = y >= lo && y <= hi && mask>>uint(y%m)&1 != 0
			}
			if got := b.bits[y>>6]>>uint(y&63)&1 != 0; got != want {
				t.Fatalf("height %d, rows %d..%d of %b mod %d: row %d is %v", height, lo, hi, mask, m, y, got)
			}
		}
		if b.reset(0); slices.ContainsFunc(b.bits[:height>>6], func(v uint64) bool { return v != 0 }) {
			t.Fatal("reset left something")
		}
	}
}

// TestTerminal compares the terminal rows of each column with the definition.
func TestTerminal(t *testing.T) {
	rng := rand.New(rand.NewPCG(19, 20))
	for range 1000 {
		r := randomRules(rng)
		if rng.IntN(2) == 0 {
			r.First, r.Second = nil, nil
		}
		const w, h = 40, 30
		terminal := newTerminal(r, h)
		for x := range int64(w) {
			n := terminal.rows(x)
			for y := range int64(h) {
				if got := y < n; got != naive.Terminal(r, game.Position{X: x, Y: y}) {
					t.Fatalf("%s: (%d,%d) is terminal: %v", describe(r, game.Misere, w, h), x, y, got)
				}
			}
		}
	}
}
