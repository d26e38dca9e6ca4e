package exact_test

import (
	"fmt"
	"math/big"
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// restricted is the general restriction of (s,t)-Wythoff.
func restricted(s, t int64, first, second game.SubtractionSet) game.Ruleset {
	return game.Ruleset{First: first, Second: second, TwoHeap: game.TwoHeapRule{D1: first, D2: second, S: s, T: t}}
}

func nimRules() game.Ruleset { return game.Ruleset{First: game.All(), Second: game.All()} }

func rmwgRules(r int64) game.Ruleset {
	return game.Ruleset{
		First: game.AtMost(r), Second: game.AtMost(r),
		TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1},
	}
}

// solves holds a set to the definition of a ruleset.
func solves(t *testing.T, name string, set *exact.Set, r game.Ruleset, play game.Convention) {
	t.Helper()
	t.Run(name, func(t *testing.T) {
		o := byDefinition(r, play, size(64, 30))
		agrees(t, set, o)
		winningAgrees(t, set, r, o)
	})
}

// TestParity: Liu & Li, Theorems 7, 9, 13, 14 and 17–20, Corollaries 21–24.
func TestParity(t *testing.T) {
	odd, even := game.Odd(), game.Even()
	for s := int64(1); s <= 4; s++ {
		for u := int64(1); u <= 6 && s+u <= size(10, 3); u++ {
			for _, play := range plays {
				name := fmt.Sprintf("(%d,%d) %v", s, u, play)
				if s == u { // the same for all s, t
					solves(t, "OOW"+name, exact.OOW(play), restricted(s, u, odd, odd), play)
				}
				solves(t, "EEW"+name, exact.EEW(s, u, play), restricted(s, u, even, even), play)
				solves(t, "OEW"+name, exact.OEW(s, u, play), restricted(s, u, odd, even), play)
				solves(t, "EOW"+name, exact.EOW(s, u, play), restricted(s, u, even, odd), play)
			}
		}
	}
}

// TestMultiples: Liu & Li, Open Problem 25.
func TestMultiples(t *testing.T) {
	for k := int64(1); k <= size(6, 3); k++ {
		for _, p := range [][2]int64{{1, 1}, {1, 3}, {2, 2}, {3, 6}, {4, 1}, {1, 13}} {
			for _, play := range plays {
				r := restricted(p[0], p[1], game.MultiplesOf(k), game.MultiplesOf(k))
				solves(t, fmt.Sprintf("%d %v %v", k, p, play), exact.Multiples(k, p[0], p[1], play), r, play)
			}
		}
	}
}

// TestRMWG: Liu, Li & Li, Theorem 4.
func TestRMWG(t *testing.T) {
	for r := int64(1); r <= 25; r += size(1, 3) {
		solves(t, fmt.Sprint(r), exact.RMWG(r), rmwgRules(r), game.Normal)
	}
}

// TestNim: Bouton, and Remark 1 of the thesis on W(a,b).
func TestNim(t *testing.T) {
	for _, play := range plays {
		solves(t, play.String(), exact.Nim(play), nimRules(), play)
	}
}

// constrained is the game with the constraint function f.
func constrained(f string) game.Ruleset {
	c, err := game.ParseConstraint(f)
	if err != nil {
		panic(err)
	}
	return game.Ruleset{First: game.All(), Second: game.All(), Constraint: c}
}

// TestConstraint: Fraenkel, Tables 2 and 3 and Example 2; and (s,t)-Wythoff,
// of which only the P-positions are those of this f.
func TestConstraint(t *testing.T) {
	solves(t, "G2", exact.G2(), constrained("x0-x1"), game.Normal)
	solves(t, "G3", exact.G3(), constrained("y1-x1+1"), game.Normal)
	for s := int64(1); s <= 4; s++ {
		for u := int64(1); u <= 4; u++ {
			f := fmt.Sprintf("%d*(x0-x1)+%d", s-1, u)
			solves(t, f, exact.ST(s, u, game.Normal), constrained(f), game.Normal)
		}
	}
	solves(t, "misère Wythoff", exact.ST(1, 1, game.Misere), constrained("1"), game.Misere)
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
