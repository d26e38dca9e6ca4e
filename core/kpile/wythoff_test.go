package kpile_test

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
	"wythoffatlas/core/piles"
)

var (
	_ piles.Game = (*kpile.WythoffGame)(nil)
	_ piles.Game = (*kpile.NimGame)(nil)
)

var conventions = []game.Convention{game.Normal, game.Misere}

// wythoffMoves are the positions that Definition 2 lets v move to.
func wythoffMoves(v []int64) map[string]bool {
	to := map[string]bool{}
	var others func(w []int64, i, j, m int)
	others = func(w []int64, i, j, m int) {
		if m == len(w) {
			w = slices.Clone(w)
			slices.Sort(w)
			to[fmt.Sprint(w)] = true
			return
		}
		for w[m] = v[m]; w[m] >= 0; w[m]-- {
			if m == i || m == j {
				w[m] = v[m]
			}
			taken := slices.Clone(w)
			others(taken, i, j, m+1)
			if m == i || m == j {
				return
			}
		}
	}
	// others leaves piles i and j as v has them; the Wythoff move comes first.
	for j := range v {
		for i := range j {
			for d := int64(1); d <= v[j]; d++ {
				for _, take := range [][2]int64{{d, 0}, {0, d}, {d, d}} {
					if take[0] <= v[i] {
						old := slices.Clone(v)
						v[i] -= take[0]
						v[j] -= take[1]
						others(slices.Clone(v), i, j, 0)
						copy(v, old)
					}
				}
			}
		}
	}
	return to
}

// sides are small boards for the definition, by the number of piles.
var sides = map[int]int64{2: 24, 3: 12, 4: 7, 5: 5}

// Definition 2, move by move: which positions are P, which moves are legal, and
// that Winning finds those into P-positions.
func TestDefinition2(t *testing.T) {
	for k, side := range sides {
		if testing.Short() {
			side -= side / 3
		}
		moves := map[string]map[string]bool{}
		for v := range vectors(k, side) {
			moves[fmt.Sprint(v)] = wythoffMoves(v)
		}
		for _, play := range conventions {
			g := kpile.Wythoff(k, play)
			var all []string
			isP := map[string]bool{}
			positions := map[string]game.Vector{}
			for v := range vectors(k, side) {
				name, from := fmt.Sprint(v), at(v...)
				to := moves[name]
				want := v[k-1] > 0 || play == game.Normal
				winning := map[string]bool{}
				for q := range to {
					if isP[q] {
						want = false
						winning[q] = true
					}
				}
				if len(to) == 0 != (v[k-1] == 0) {
					t.Fatalf("%s has %d moves", name, len(to))
				}
				isP[name], positions[name] = want, from
				all = append(all, name)
				got, err := g.Outcome(from, nil)
				if err != nil || got != want {
					t.Errorf("Wythoff(%d), %v: %s is P: %v, %v; want %v", k, play, name, got, err, want)
				}
				found, err := g.Winning(from, 1000, nil)
				if err != nil || len(found) != len(winning) {
					t.Errorf("Wythoff(%d), %v: %s has %d winning moves, %v; want %d", k, play, name, len(found), err, len(winning))
				}
				for _, m := range found {
					if !winning[plain(m.To)] {
						t.Errorf("Wythoff(%d), %v: %s → %v", k, play, name, m.To)
					}
					wythoffTaking(t, from, m)
				}
				for _, q := range all {
					if play == game.Misere {
						break // the moves are the same
					}
					legality := g.Legal(from, positions[q])
					if legality.Legal != to[q] || len(legality.Reasons) == 0 {
						t.Errorf("Wythoff(%d): %s → %s is %v, want legal %v", k, name, q, legality, to[q])
					}
				}
			}
			tabled(t, extended(t, g, 12), isP, side)
		}
	}
}

// wythoffTaking holds the concrete taking of a move against Definition 2.
func wythoffTaking(t *testing.T, from game.Vector, m game.Move) {
	t.Helper()
	left := game.Vector{}
	for i, size := range from {
		if m.Change[i].Sign() > 0 {
			t.Errorf("%v → %v adds %v", from, m.To, m.Change[i])
		}
		left = append(left, new(big.Int).Add(size, m.Change[i]))
	}
	slices.SortFunc(left, (*big.Int).Cmp)
	if plain(left) != plain(m.To) {
		t.Errorf("%v and %v make %v, not %v", from, m.Change, left, m.To)
	}
	x, y := m.Change[m.Pair[0]], m.Change[m.Pair[1]]
	if m.Pair[0] == m.Pair[1] || x.Sign() == 0 && y.Sign() == 0 || x.Sign() != 0 && y.Sign() != 0 && x.Cmp(y) != 0 {
		t.Errorf("%v → %v takes %v and %v from piles %v", from, m.To, x, y, m.Pair)
	}
}

// Klein and Fraenkel, Table 1.
func TestTable1(t *testing.T) {
	g := extended(t, kpile.Wythoff(3, game.Normal), 13)
	for n, want := range [][]int64{
		{0, 0, 0}, {1, 2, 3}, {4, 7, 10}, {5, 9, 13}, {6, 11, 16}, {8, 15, 22}, {12, 21, 30},
		{14, 25, 36}, {17, 29, 41}, {18, 31, 44}, {19, 34, 49}, {20, 37, 53}, {23, 39, 58},
	} {
		if got := g.Row(int64(n)); plain(got) != plain(want) {
			t.Errorf("row %d is %v, want %v", n, got, want)
		}
	}
	// §2.1: in Wythoff(3), unlike in Wytlex(3), there is no move.
	if g.Legal(at(23, 39, 58), at(20, 37, 53)).Legal {
		t.Error("[23, 39, 58] → [20, 37, 53]")
	}
}

// Klein and Fraenkel, §2: the 13th and 14th P-positions of Wythoff(4).
func TestWythoff4Repeats(t *testing.T) {
	g := extended(t, kpile.Wythoff(4, game.Normal), 14)
	for n, want := range map[int64]string{12: "[27 52 81 104]", 13: "[27 55 80 103]"} {
		if got := plain(g.Row(n)); got != want {
			t.Errorf("row %d is %v, want %v", n, got, want)
		}
	}
	if got, ok := g.Repeated(); !ok || got != (kpile.Repeat{Value: 27, First: 12, Then: 13}) {
		t.Errorf("the first repeat is %v, %v", got, ok)
	}
	if row, pile, ok := g.Owner(big.NewInt(27)); !ok || row != 12 || pile != 0 {
		t.Errorf("27 is in row %d, pile %d, %v", row, pile, ok)
	}
}

// Wythoff(3) does not tile either, and no vector is forgotten on the way there:
// no row has a move to another, and from all vectors near rows, and many
// others, there is a taking that leads to one.
func TestWythoff3Repeats(t *testing.T) {
	g := extended(t, kpile.Wythoff(3, game.Normal), 227)
	isP := map[string]bool{}
	for n := range g.Rows() {
		isP[fmt.Sprint(g.Row(n))] = true
		for m := range n {
			if g.Legal(g.Row(n), g.Row(m)).Legal {
				t.Fatalf("row %d, %v, has a move to row %d, %v", n, g.Row(n), m, g.Row(m))
			}
		}
	}
	tokens := sum(g.Row(g.Rows()-1)) - 1
	random := rand.New(rand.NewPCG(3, 4))
	for n := range g.Rows() {
		for range 60 {
			v := []int64{g.At(n, 0), g.At(n, 1), g.At(n, 2)}
			for range random.IntN(5) {
				v[random.IntN(3)] += random.Int64N(1+tokens/20) * random.Int64N(2)
				v[random.IntN(3)] -= random.Int64N(3)
			}
			slices.Sort(v)
			from := at(v...)
			if v[0] < 0 || sum(from) > tokens || isP[fmt.Sprint(from)] {
				continue
			}
			moves, err := g.Winning(from, 1, nil)
			if err != nil || len(moves) != 1 || !isP[fmt.Sprint(moves[0].To)] {
				t.Fatalf("%v: %v, %v", from, moves, err)
			}
			wythoffTaking(t, from, moves[0])
		}
	}
	if got, ok := g.Repeated(); !ok || got != (kpile.Repeat{Value: 1094, First: 225, Then: 226}) {
		t.Errorf("the first repeat is %v, %v", got, ok)
	}
}

// Owner and Repeated against the rows one by one.
func TestOwners(t *testing.T) {
	for k := range sides {
		for _, play := range conventions {
			g := extended(t, kpile.Wythoff(k, play), 40)
			first := map[int64]int64{}
			want := kpile.Repeat{}
			for n := range g.Rows() {
				for i := range k {
					v := g.At(n, i)
					if row, ok := first[v]; ok && v > 0 {
						if want.Value == 0 {
							want = kpile.Repeat{Value: v, First: row, Then: n}
						}
					} else if !ok {
						first[v] = n
						row, pile, ok := g.Owner(big.NewInt(v))
						if v > 0 && (!ok || row != n || pile != i) {
							t.Errorf("Wythoff(%d), %v: %d is in row %d, pile %d, %v; want %d, %d", k, play, v, row, pile, ok, n, i)
						}
					}
				}
			}
			got, ok := g.Repeated()
			if ok != (want.Value > 0) || got != want {
				t.Errorf("Wythoff(%d), %v: %v, %v; want %v", k, play, got, ok, want)
			}
			if _, _, ok := g.Owner(new(big.Int).Lsh(big.NewInt(1), 200)); ok {
				t.Error("2²⁰⁰ has an owner")
			}
		}
	}
}

// No integer is left out: one that no row has is the first pile of a P-position
// with more tokens, and that is seen by asking for [v, big, …].
func TestNothingMissing(t *testing.T) {
	far := new(big.Int).Lsh(big.NewInt(1), 100)
	for k := 3; k <= 5; k++ {
		for _, play := range conventions {
			g := kpile.Wythoff(k, play)
			for v := int64(1); v <= 20; v++ {
				from := at(v)
				for i := 1; i < k; i++ {
					from = append(from, new(big.Int).Lsh(far, uint(i)))
				}
				moves, err := g.Winning(from, 1000, nil)
				if err != nil {
					t.Fatal(err)
				}
				if !slices.ContainsFunc(moves, func(m game.Move) bool {
					return slices.ContainsFunc(m.To, func(size *big.Int) bool { return size.Int64() == v })
				}) {
					t.Errorf("Wythoff(%d), %v: no P-position with %d among %v", k, play, v, moves)
				}
				for _, m := range moves {
					wythoffTaking(t, from, m)
				}
			}
		}
	}
}

// Piles of any size: Winning, which brings them nearer, against Legal, which
// does not.
func TestFarPiles(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for k := 2; k <= 5; k++ {
		g := extended(t, kpile.Wythoff(k, game.Normal), 30)
		for range 100 {
			from := at(random.Int64N(20))
			for i := 1; i < k; i++ {
				gap := big.NewInt(random.Int64N(20))
				if random.IntN(3) == 0 {
					gap.Lsh(big.NewInt(1), uint(random.IntN(100)))
				}
				from = append(from, gap.Add(gap, from[i-1]))
			}
			winning := map[string]bool{}
			moves, err := g.Winning(from, 1000, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range moves {
				wythoffTaking(t, from, m)
				winning[fmt.Sprint(m.To)] = true
			}
			isP, err := g.Outcome(from, nil)
			if err != nil || isP && len(moves) > 0 || !isP && len(moves) == 0 {
				t.Errorf("%v is P: %v, %v, with %d winning moves", from, isP, err, len(moves))
			}
			for n := range g.Rows() {
				row := g.Row(n)
				if legal := g.Legal(from, row).Legal; legal != winning[fmt.Sprint(row)] {
					t.Errorf("%v → %v is legal: %v, and found: %v", from, row, legal, !legal)
				}
			}
		}
	}
}

// With two piles it is Wythoff's game.
func TestWythoff2(t *testing.T) {
	for _, play := range conventions {
		g := extended(t, kpile.Wythoff(2, play), 500)
		for n, p := range exact.ST(1, 1, play).Positions(new(big.Int), 500) {
			if got := g.Row(int64(n)); got[0].Cmp(p[0]) != 0 || got[1].Cmp(p[1]) != 0 {
				t.Fatalf("%v: row %d is %v, want %v", play, n, got, p)
			}
		}
	}
}

func TestVerifyWythoff(t *testing.T) {
	for k, side := range map[int]int64{2: 60, 3: 40, 4: 20, 5: 12} {
		for _, play := range conventions {
			g := kpile.Wythoff(k, play)
			report, err := g.Verify(side, nil)
			if err != nil || report.Differ != 0 || report.First != nil || report.Checked == 0 || side > g.MaxVerify() {
				t.Errorf("Wythoff(%d), %v: %+v, %v", k, play, report, err)
			}
		}
	}
}

// Stopped and in portions, the rows are the same; what does not fit says so.
func TestExtend(t *testing.T) {
	stop := errors.New("stop")
	for k := 2; k <= 5; k++ {
		inOne := extended(t, kpile.Wythoff(k, game.Normal), 45)
		g := kpile.Wythoff(k, game.Normal)
		for n := int64(1); n <= 45; n += 7 {
			extended(t, g, n)
		}
		for n := range g.Rows() {
			if fmt.Sprint(g.Row(n)) != fmt.Sprint(inOne.Row(n)) {
				t.Fatalf("row %d is %v in portions, %v in one", n, g.Row(n), inOne.Row(n))
			}
		}
		rows := g.Rows()
		if err := g.Extend(400, func(int64, int64, string) error { return stop }); !errors.Is(err, stop) && g.Rows() < 400 {
			t.Errorf("stopped with %v and %d rows", err, g.Rows())
		}
		if g.Rows() < rows || g.Bytes() < 4*int64(k)*rows {
			t.Errorf("%d rows before, %d after, %d bytes", rows, g.Rows(), g.Bytes())
		}
	}
}

func TestWythoffBounds(t *testing.T) {
	if testing.Short() {
		t.Skip("searches as far as it may")
	}
	g := kpile.Wythoff(5, game.Normal)
	var bound *piles.Bound
	err := g.Extend(1<<62, nil)
	if !errors.As(err, &bound) || bound.Rows != g.Rows() || g.Rows() < 50 {
		t.Errorf("%v, %d rows", err, g.Rows())
	}
	extended(t, g, bound.Rows)
	far := new(big.Int).Lsh(big.NewInt(1), 100)
	from := game.Vector{big.NewInt(5000), big.NewInt(10001)}
	for i := range 3 {
		from = append(from, new(big.Int).Mul(far, big.NewInt(int64(i*i+1))))
	}
	if _, err := g.Winning(from, 10, nil); !errors.As(err, &bound) {
		t.Errorf("%v: %v", from, err)
	}
	for _, wrong := range []game.Vector{nil, at(1, 2, 3, 4), at(1, 2, 3, 5, 4), at(-1, 2, 3, 4, 5)} {
		_, err := g.Outcome(wrong, nil)
		_, errToo := g.Winning(wrong, 1, nil)
		if err == nil || errToo == nil || g.Legal(wrong, at(0, 0, 0, 0, 0)).Legal || g.Legal(at(1, 2, 3, 4, 5), wrong).Legal {
			t.Errorf("%v passes as a position", wrong)
		}
	}
}
