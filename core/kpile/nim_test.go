package kpile_test

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
	"wythoffatlas/core/piles"
)

// The rules of Nim, move by move.
func TestNimDefinition(t *testing.T) {
	for k, side := range map[int]int64{2: 24, 3: 12, 4: 8, 5: 6, 7: 4, 16: 2} {
		for _, play := range conventions {
			g := kpile.Nim(k, play)
			isP := map[string]bool{}
			positions := map[string]game.Vector{}
			for v := range vectors(k, side) {
				name, from := fmt.Sprint(v), at(v...)
				to, winning := map[string]bool{}, map[string]bool{}
				for i := range v {
					for left := range v[i] {
						w := slices.Clone(v)
						w[i] = left
						slices.Sort(w)
						to[fmt.Sprint(w)] = true
						if isP[fmt.Sprint(w)] {
							winning[fmt.Sprint(w)] = true
						}
					}
				}
				want := len(winning) == 0 && (len(to) > 0 || play == game.Normal)
				isP[name], positions[name] = want, from
				if got, err := g.Outcome(from, nil); err != nil || got != want {
					t.Errorf("Nim(%d), %v: %s is P: %v, %v; want %v", k, play, name, got, err, want)
				}
				moves, err := g.Winning(from, 1000, nil)
				if err != nil || len(moves) != len(winning) {
					t.Errorf("Nim(%d), %v: %s has %d winning moves, %v; want %d", k, play, name, len(moves), err, len(winning))
				}
				for i, m := range moves {
					if !winning[plain(m.To)] || i > 0 && !before(moves[i-1].To, m.To) {
						t.Errorf("Nim(%d), %v: %s → %v", k, play, name, m.To)
					}
					nimTaking(t, from, m)
				}
				for q, p := range positions {
					if l := g.Legal(from, p); l.Legal != to[q] || len(l.Reasons) == 0 {
						t.Errorf("Nim(%d): %s → %s is %v, want legal %v", k, name, q, l, to[q])
					}
				}
			}
			tabled(t, extended(t, g, 40), isP, side)
		}
	}
}

// nimTaking holds the concrete taking of a move against the rules.
func nimTaking(t *testing.T, from game.Vector, m game.Move) {
	t.Helper()
	left, changed := game.Vector{}, 0
	for i, size := range from {
		if m.Change[i].Sign() > 0 {
			t.Errorf("%v → %v adds %v", from, m.To, m.Change[i])
		}
		if m.Change[i].Sign() < 0 {
			changed++
			if m.Pair != [2]int{i, i} {
				t.Errorf("%v → %v changes pile %d, not %v", from, m.To, i, m.Pair)
			}
		}
		left = append(left, new(big.Int).Add(size, m.Change[i]))
	}
	slices.SortFunc(left, (*big.Int).Cmp)
	if changed != 1 || plain(left) != plain(m.To) {
		t.Errorf("%v and %v make %v, not %v", from, m.Change, left, m.To)
	}
}

// The thesis on W(a,b), Table 2.1: the first P-positions (j, m, n), j ≤ m ≤ n,
// of each j.
func TestTable21(t *testing.T) {
	g := extended(t, kpile.Nim(3, game.Normal), 300)
	for j, want := range []string{
		"(0,0) (1,1) (2,2) (3,3) (4,4) (5,5) (6,6) (7,7) (8,8) (9,9) (10,10)",
		"(2,3) (4,5) (6,7) (8,9) (10,11) (12,13) (14,15) (16,17) (18,19) (20,21) (22,23)",
		"(4,6) (5,7) (8,10) (9,11) (12,14) (13,15) (16,18) (17,19) (20,22) (21,23) (24,26)",
		"(4,7) (5,6) (8,11) (9,10) (12,15) (13,14) (16,19) (17,18) (20,23) (21,22) (24,27)",
		"(8,12) (9,13) (10,14) (11,15) (16,20) (17,21) (18,22) (19,23) (24,28) (25,29) (26,30)",
		"(8,13) (9,12) (10,15) (11,14) (16,21) (17,20) (18,23) (19,22) (24,29) (25,28) (26,31)",
	} {
		var rows [][2]int64
		for n := range g.Rows() {
			if g.At(n, 0) == int64(j) {
				rows = append(rows, [2]int64{g.At(n, 1), g.At(n, 2)})
			}
		}
		slices.SortFunc(rows, func(a, b [2]int64) int { return int(a[0] - b[0]) })
		got := ""
		for _, r := range rows[:11] {
			got += fmt.Sprintf(" (%d,%d)", r[0], r[1])
		}
		if got[1:] != want {
			t.Errorf("column %d is%s, want %s", j, got, want)
		}
	}
}

// The rows of many piles against counting through all vectors.
func TestNimRows(t *testing.T) {
	for k := 2; k <= piles.MaxPiles; k++ {
		for _, play := range conventions {
			side := int64(3)
			if k <= 6 {
				side = 9
			}
			isP := map[string]bool{}
			g := kpile.Nim(k, play)
			for v := range vectors(k, side) {
				xor := int64(0)
				for _, size := range v {
					xor ^= size
				}
				if xor == 0 != (play == game.Misere && v[k-1] < 2) {
					isP[fmt.Sprint(v)] = true
				}
			}
			tabled(t, extended(t, g, 200), isP, side)
			for n := range g.Rows() {
				if isP, err := g.Outcome(g.Row(n), nil); !isP || err != nil {
					t.Fatalf("Nim(%d), %v: row %d is no P-position, %v", k, play, n, err)
				}
			}
		}
	}
}

func TestNimOwner(t *testing.T) {
	for _, k := range []int{2, 3, 5, 16} {
		for _, play := range conventions {
			g := extended(t, kpile.Nim(k, play), 500)
			first := map[int64][2]int64{}
			for n := range g.Rows() {
				for i := range k {
					if _, ok := first[g.At(n, i)]; !ok {
						first[g.At(n, i)] = [2]int64{n, int64(i)}
					}
				}
			}
			for v := int64(1); v < 300; v++ {
				row, pile, ok := g.Owner(big.NewInt(v))
				want, listed := first[v]
				if ok != listed || ok && want != [2]int64{row, int64(pile)} {
					t.Errorf("Nim(%d), %v: %d is in row %d, pile %d, %v; want %v, %v", k, play, v, row, pile, ok, want, listed)
				}
			}
		}
	}
}

// Piles of any size: Bouton's move leads to exclusive or 0.
func TestNimFar(t *testing.T) {
	far := new(big.Int).Lsh(big.NewInt(1), 200)
	plus := func(n int64) *big.Int { return new(big.Int).Add(far, big.NewInt(n)) }
	g := kpile.Nim(4, game.Misere)
	from := game.Vector{big.NewInt(6), plus(1), plus(3), plus(12)}
	moves, err := g.Winning(from, 10, nil)
	if err != nil || len(moves) != 3 { // each pile with the digit 2²⁰⁰ can lose it
		t.Fatalf("%v, %v", moves, err)
	}
	for _, m := range moves {
		nimTaking(t, from, m)
		if isP, _ := g.Outcome(m.To, nil); !isP || !g.Legal(from, m.To).Legal {
			t.Errorf("%v → %v", from, m.To)
		}
	}
	if few, _ := g.Winning(from, 2, nil); len(few) != 2 {
		t.Errorf("at most 2 winning moves: %v", few)
	}
}

func TestVerifyNim(t *testing.T) {
	for k := 2; k <= piles.MaxPiles; k++ {
		for _, play := range conventions {
			g := kpile.Nim(k, play)
			report, err := g.Verify(min(4, g.MaxVerify()), nil)
			if err != nil || report.Differ != 0 || report.First != nil || report.Checked == 0 {
				t.Errorf("Nim(%d), %v: %+v, %v", k, play, report, err)
			}
		}
	}
}

func TestNimBounds(t *testing.T) {
	g := kpile.Nim(16, game.Normal)
	var bound *piles.Bound
	if err := g.Extend(1_000_000_000, nil); !errors.As(err, &bound) || bound.Rows < 1_000_000 || g.Rows() != 1 {
		t.Errorf("%v, %d rows", err, g.Rows())
	}
	stop := errors.New("stop")
	if err := g.Extend(bound.Rows, func(int64, int64, string) error { return stop }); !errors.Is(err, stop) {
		t.Error(err)
	}
	if _, err := g.Outcome(at(1, 2), nil); err == nil {
		t.Error("two piles pass for sixteen")
	}
}
