package exact_test

import (
	"fmt"
	"math/big"
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// restricted is the general restriction of (s,t)-Wythoff.
func restricted(s, t int64, first, second game.Takes) game.Ruleset {
	return game.Ruleset{First: first, Second: second, Both: game.Both{D1: first, D2: second, S: s, T: t}}
}

func nimRules() game.Ruleset { return game.Ruleset{First: game.All(), Second: game.All()} }

func rmwgRules(r int64) game.Ruleset {
	return game.Ruleset{
		First: game.AtMost(r), Second: game.AtMost(r),
		Both: game.Both{D1: game.All(), D2: game.All(), S: 1, T: 1},
	}
}

// solves holds a set to the definition of a ruleset.
func solves(t *testing.T, name string, set *exact.Set, r game.Ruleset, play game.Convention) {
	t.Helper()
	t.Run(name, func(t *testing.T) {
		o := byDefinition(r, play, 64)
		agrees(t, set, o)
		winningAgrees(t, set, r, o)
	})
}

// TestParity: Liu & Li, Theorems 7, 9, 13, 14 and 17–20, Corollaries 21–24.
func TestParity(t *testing.T) {
	odd, even := game.Odd(), game.Even()
	for s := int64(1); s <= 4; s++ {
		for u := int64(1); u <= 6; u++ {
			for _, play := range plays {
				name := fmt.Sprintf("(%d,%d) %v", s, u, play)
				solves(t, "OOW"+name, exact.OOW(play), restricted(s, u, odd, odd), play)
				solves(t, "EEW"+name, exact.EEW(s, u, play), restricted(s, u, even, even), play)
				solves(t, "OEW"+name, exact.OEW(s, u, play), restricted(s, u, odd, even), play)
				solves(t, "EOW"+name, exact.EOW(s, u, play), restricted(s, u, even, odd), play)
			}
		}
	}
}

// TestMultiples: Liu & Li, Open Problem 25.
func TestMultiples(t *testing.T) {
	for k := int64(1); k <= 6; k++ {
		for _, p := range [][2]int64{{1, 1}, {1, 3}, {2, 2}, {3, 6}, {4, 1}, {1, 13}} {
			for _, play := range plays {
				r := restricted(p[0], p[1], game.MultiplesOf(k), game.MultiplesOf(k))
				solves(t, fmt.Sprintf("%d %v %v", k, p, play), exact.Multiples(k, p[0], p[1], play), r, play)
			}
		}
	}
}

// TestRMWG: seed 004, Theorem 4.
func TestRMWG(t *testing.T) {
	for r := int64(1); r <= 25; r++ {
		solves(t, fmt.Sprint(r), exact.RMWG(r), rmwgRules(r), game.Normal)
	}
}

// TestNim: Bouton, and Remark 1 of the thesis on W(a,b).
func TestNim(t *testing.T) {
	for _, play := range plays {
		solves(t, play.String(), exact.Nim(play), nimRules(), play)
	}
}

// A constraint is the f(x1, y1, x0) of a game of seed 002.
type constraint func(x1, y1, x0 int64) int64

// takes reports whether some from both piles may lead from (x, y) to (u, v).
func (f constraint) takes(x, y, u, v int64) bool {
	x0, y0, x1, y1 := min(x, y), max(x, y), min(u, v), max(u, v)
	gained := (y0 - x0) - (y1 - x1)
	return u < x && v < y && max(gained, -gained) < f(x1, y1, x0)
}

// decide is the definition for such a game.
func (f constraint) decide(w int64) oracle {
	p := make(map[[2]int64]bool)
	for total := range 2 * w {
		for x := max(0, total-w+1); x <= min(total, w-1); x++ {
			y := total - x
			isP := true
			for q := range p {
				u, v := q[0], q[1]
				if u == x && v < y || v == y && u < x || f.takes(x, y, u, v) {
					isP = false
					break
				}
			}
			if isP {
				p[[2]int64{x, y}] = true
			}
		}
	}
	return newOracle(w, func(x, y int64) bool { return p[[2]int64{x, y}] })
}

func (f constraint) big(x1, y1, x0 *big.Int) *big.Int {
	return big.NewInt(f(x1.Int64(), y1.Int64(), x0.Int64()))
}

// TestConstraint: seed 002, Tables 2 and 3.
func TestConstraint(t *testing.T) {
	for _, c := range []struct {
		name string
		set  *exact.Set
		f    constraint
	}{
		{"G2", exact.G2(), func(x1, _, x0 int64) int64 { return x0 - x1 }},
		{"G3", exact.G3(), func(x1, y1, _ int64) int64 { return y1 - x1 + 1 }},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := c.f.decide(96)
			agrees(t, c.set, o)
			for x := range o.w {
				for y := range o.w {
					var want [][2]int64
					for total := range x + y {
						for u := int64(0); u <= total; u++ {
							v := total - u
							moves := u == x && v < y || v == y && u < x || c.f.takes(x, y, u, v)
							if v < o.w && u < o.w && moves && o.isP(u, v) {
								want = append(want, [2]int64{u, v})
							}
						}
					}
					for _, limit := range []int{1000, 1} {
						got := c.set.WinningUnder(c.f.big, big.NewInt(x), big.NewInt(y), limit)
						if a, b := fmt.Sprint(got), fmt.Sprint(want[:min(limit, len(want))]); a != b {
							t.Fatalf("from (%d, %d): %s, want %s", x, y, a, b)
						}
					}
				}
			}
		})
	}
}

// TestDoublingFar: in G3, rows of huge numbers are written out up to a bound
// and counted beyond it.
func TestDoublingFar(t *testing.T) {
	set := exact.G3()
	n := big.NewInt(5000)
	x, y := set.Nth(n)
	want := new(big.Int).Lsh(big.NewInt(1), 5000)
	want.Add(want, x).Sub(want, big.NewInt(1))
	// b_12 = a_12 + 2¹² − 1 is the last B before a_5000.
	if x.Int64() != 5012 || y.Cmp(want) != 0 || !set.Has(y, x) || set.Row(y, x).Cmp(n) != 0 {
		t.Errorf("row 5000 is (%d, %d bits)", x, y.BitLen())
	}
	if rows := set.Positions(power10(30), 3); len(rows) != 0 {
		t.Errorf("row 10³⁰ has %d bits", rows[0][1].BitLen())
	}
	// One P-position in each column, most of them far above 10¹⁰⁰.
	zero, far := new(big.Int), power10(100)
	if got := set.Count(zero, zero, far, far); got.Int64() < 600 || got.Int64() > 700 {
		t.Errorf("%d P-positions to 10¹⁰⁰", got)
	}
	if y := set.Partner(far); y != nil {
		t.Errorf("the partner of 10¹⁰⁰ is written out: %d bits", y.BitLen())
	}
}
