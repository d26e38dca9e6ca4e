package wytlex

import (
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/game"
)

func TestGrowth(t *testing.T) {
	g := New(3, nil, game.Normal)
	extend(t, g, 13)
	got := g.Growth(12) // [23, 42, 61]
	for i, want := range []string{"23/12", "7/2", "61/12"} {
		if got.ByRow[i].RatString() != want {
			t.Errorf("p_%d/n is %s, want %s", i+1, got.ByRow[i], want)
		}
	}
	for i, want := range []string{"1", "42/23", "61/23"} {
		if got.ByFirst[i].RatString() != want {
			t.Errorf("p_%d/p_1 is %s, want %s", i+1, got.ByFirst[i], want)
		}
	}
}

// fitNaively is the first of the terms at which no α is left, by all pairs.
func fitNaively(s []int64) int {
	var low, high Slope
	for j := range s {
		for i := range j {
			den := int64(j - i)
			if a := (Slope{Num: s[j] - s[i] - 1, Den: den}); low.Den == 0 || a.compare(low) > 0 {
				low = a
			}
			if a := (Slope{Num: s[j] - s[i] + 1, Den: den}); high.Den == 0 || a.compare(high) < 0 {
				high = a
			}
		}
		if low.Den > 0 && low.compare(high) >= 0 {
			return j
		}
	}
	return -1
}

func TestFitter(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	failures := 0
	for range 3000 {
		// ⌊(an + b)/c⌋, which with luck is spoilt somewhere.
		a, b, c := r.Int64N(1000), r.Int64N(1000)-500, 1+r.Int64N(300)
		s := make([]int64, 120)
		for n := range s {
			s[n] = floorDiv(a*int64(n)+b, c)
		}
		if r.IntN(2) == 0 {
			s[r.IntN(len(s))] += r.Int64N(3) - 1
		}
		want := fitNaively(s)
		f, got := fitter{}, -1
		for n := range s {
			if f.add(int64(n), s[n]); f.fit.Fails {
				got = n
				break
			}
		}
		if got != want {
			t.Fatalf("(%dn + %d)/%d and %v fail at %d, want %d", a, b, c, s, got, want)
		}
		if want >= 0 {
			failures++
			checkClash(t, f.fit, func(n int64) int64 { return s[n] })
		}
	}
	if failures < 500 || failures > 2500 {
		t.Errorf("%d of 3000 fail: the test tests little", failures)
	}
}

// checkClash checks that two bounds are what the terms give, and clash.
func checkClash(t *testing.T, f Fit, s func(int64) int64) {
	t.Helper()
	low, high := f.Low, f.High
	if low.Num != s(low.J)-s(low.I)-1 || high.Num != s(high.J)-s(high.I)+1 ||
		low.Den != low.J-low.I || high.Den != high.J-high.I || low.Den <= 0 || high.Den <= 0 ||
		low.compare(high) < 0 || max(low.J, high.J) != f.To {
		t.Fatalf("%+v is no clash", f)
	}
}

func floorDiv(a, b int64) int64 {
	if q := a / b; a%b >= 0 {
		return q
	} else {
		return q - 1
	}
}

// The sequences of Wythoff’s game are Beatty sequences; those of Wytlex(3), as
// §3 says, are not, however late one starts.
func TestBeattyFit(t *testing.T) {
	wythoff := New(2, nil, game.Normal)
	for i := range 2 {
		if f, err := wythoff.BeattyFit(i, 0, 50_000, nil); err != nil || f.Fails || f.To != 50_000 {
			t.Errorf("Wythoff’s sequence %d: %+v, %v", i, f, err)
		}
	}
	g := New(3, nil, game.Normal)
	for i := range 3 {
		for _, from := range []int64{0, 1, 1000, 200_000} { // totals pass 2,000,000 there
			f, err := g.BeattyFit(i, from, from+10_000, nil)
			if err != nil || !f.Fails {
				t.Errorf("sequence %d of Wytlex(3) from row %d: %+v, %v", i, from, f, err)
				continue
			}
			checkClash(t, f, func(n int64) int64 { return g.At(n, i) })
			if from <= 1 {
				var s []int64
				for n := from; n <= f.To; n++ {
					s = append(s, g.At(n, i))
				}
				if at := fitNaively(s); at != len(s)-1 {
					t.Errorf("sequence %d of Wytlex(3) from row %d fails at row %d, not %d", i, from, from+int64(at), f.To)
				}
			}
		}
	}
}
