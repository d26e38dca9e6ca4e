package recur_test

import (
	"fmt"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/recur"
)

func take(s, t int64, play game.Convention, n int) []recur.Pair {
	pairs := recur.ST(s, t, play)
	rows := make([]recur.Pair, n)
	for i := range rows {
		rows[i] = pairs.Next()
	}
	return rows
}

func stRules(s, t int64) game.Ruleset {
	return game.Ruleset{First: game.All(), Second: game.All(),
		TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: s, T: t}}
}

// TestPrinted holds the recursion against the tables of the papers. Even-even
// (s,t) is (s,⌈t/2⌉) with every coordinate doubled (Eq. 10 and 12 of Liu & Li
// divided by 2), so its tables test the recursion too.
func TestPrinted(t *testing.T) {
	tables := []struct {
		source  string
		s, t    int64
		play    game.Convention
		doubled int64
		a, b    []int64
	}{
		{"the thesis on W(a,b), Table 2.2", 1, 1, game.Normal, 1,
			[]int64{0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19},
			[]int64{0, 2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31}},
		{"bounded single-heap moves, Table 1", 1, 1, game.Normal, 1,
			[]int64{0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30},
			[]int64{0, 2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49}},
		{"Liu & Li, Table 1 (EEW, s = t = 1)", 1, 1, game.Normal, 2,
			[]int64{0, 2, 6, 8, 12, 16, 18, 22, 24, 28, 32, 34, 38, 42, 44},
			[]int64{0, 4, 10, 14, 20, 26, 30, 36, 40, 46, 52, 56, 62, 68, 72}},
		{"Liu & Li, Table 2 (EEW, s = t = 2)", 2, 1, game.Normal, 2,
			[]int64{0, 2, 4, 8, 10, 14, 16, 18, 20, 24, 26, 30, 32, 34, 36},
			[]int64{0, 6, 12, 22, 28, 38, 44, 50, 56, 66, 72, 82, 88, 94, 100}},
		{"Liu & Li, Table 5 (misère EEW, s = t = 2)", 2, 1, game.Misere, 2,
			[]int64{0, 4, 6, 8, 10, 14, 16, 20, 22, 26, 28, 32, 34, 36, 38},
			[]int64{2, 12, 18, 24, 30, 40, 46, 56, 62, 72, 78, 88, 94, 100, 106}},
		// Printed with the column (4,4) first; by total it is second.
		{"Liu & Li, Table 6 (misère EEW, s = t = 1)", 1, 1, game.Misere, 2,
			[]int64{0, 4, 6, 8, 12, 16, 18, 22, 24, 28, 32, 34, 38, 42, 44},
			[]int64{2, 4, 10, 14, 20, 26, 30, 36, 40, 46, 52, 56, 62, 68, 72}},
	}
	for _, table := range tables {
		for n, got := range take(table.s, table.t, table.play, len(table.a)) {
			got.A, got.B = got.A*table.doubled, got.B*table.doubled
			if want := (recur.Pair{A: table.a[n], B: table.b[n]}); got != want {
				t.Errorf("%s: row %d is %v, want %v", table.source, n, got, want)
			}
		}
	}
}

// TestDefinition compares with the definition on [0,64)²: the pairs and their
// mirror images are the P-positions, in the order of the table.
func TestDefinition(t *testing.T) {
	const side = 64
	for s := int64(1); s <= 4; s++ {
		for tt := int64(1); tt <= 6; tt++ {
			for _, play := range []game.Convention{game.Normal, game.Misere} {
				compare(t, s, tt, play, naive.Decide(stRules(s, tt), play, side, side))
			}
		}
	}
}

func compare(t *testing.T, s, tt int64, play game.Convention, grid *naive.Grid) {
	t.Helper()
	listed := map[recur.Pair]bool{}
	for _, p := range take(s, tt, play, int(grid.W)) {
		listed[p], listed[recur.Pair{A: p.B, B: p.A}] = true, true
	}
	for x := range grid.W {
		for y := range grid.H {
			if got, want := listed[recur.Pair{A: x, B: y}], grid.IsP(x, y); got != want {
				t.Fatalf("(%d,%d)-Wythoff, %v: (%d, %d) listed %v, P by definition %v", s, tt, play, x, y, got, want)
			}
		}
	}
}

// parameters are small ones, lopsided ones and the largest.
var parameters = [][2]int64{{1, 1}, {1, 2}, {1, 7}, {2, 1}, {3, 5}, {40, 1}, {1, 40},
	{1, game.MaxParam}, {game.MaxParam, 1}, {game.MaxParam, game.MaxParam}}

// TestMex recomputes A as the mex of everything so far from a set, without
// any of the package's reasons why the next integer will do.
func TestMex(t *testing.T) {
	for _, st := range parameters {
		for _, play := range []game.Convention{game.Normal, game.Misere} {
			used := map[int64]bool{}
			mex := int64(0)
			for n, p := range take(st[0], st[1], play, 20_000) {
				if st == [2]int64{1, 1} && play == game.Misere && n == 0 {
					used[2] = true // the paper's row 0 is (2,2)
				}
				for used[mex] {
					mex++
				}
				if outOfTurn := (p == recur.Pair{A: 2, B: 2}); !outOfTurn && p.A != mex {
					t.Fatalf("(%d,%d)-Wythoff, %v: A of row %d is %d, the mex is %d", st[0], st[1], play, n, p.A, mex)
				}
				used[p.A], used[p.B] = true, true
			}
		}
	}
}

// TestOrderAndTiling: A, B and so the total increase (the table's order), and
// every integer up to the last A is in exactly one pair. Only 0 in normal play
// and 2 in misère Wythoff are paired with themselves.
func TestOrderAndTiling(t *testing.T) {
	const rows = 50_000
	for _, st := range parameters {
		for _, play := range []game.Convention{game.Normal, game.Misere} {
			name := fmt.Sprintf("(%d,%d)-Wythoff, %v", st[0], st[1], play)
			all := take(st[0], st[1], play, rows)
			last := all[rows-1].A
			times := make([]int, last+1)
			before := recur.Pair{A: -1, B: -1}
			for n, p := range all {
				if p.A <= before.A || p.B <= before.B || p.A > p.B || p.A > 2*int64(n)+1 {
					t.Fatalf("%s: row %d, %v, follows %v", name, n, p, before)
				}
				before = p
				times[p.A]++
				if p.B <= last && p.B != p.A {
					times[p.B]++
				}
			}
			for x, k := range times {
				if k != 1 {
					t.Fatalf("%s: %d is in %d pairs", name, x, k)
				}
			}
		}
	}
}

// TestMemory: a million rows of any game take the few allocations of the
// copies behind, not one for a row.
func TestMemory(t *testing.T) {
	for _, st := range parameters {
		pairs := recur.ST(st[0], st[1], game.Normal)
		allocs := testing.AllocsPerRun(1, func() {
			for range 500_000 {
				pairs.Next()
			}
		})
		if allocs > 64 {
			t.Errorf("(%d,%d)-Wythoff: %v allocations", st[0], st[1], allocs)
		}
	}
}

func TestOutOfRange(t *testing.T) {
	for _, st := range [][2]int64{{0, 1}, {1, 0}, {-1, 1}, {game.MaxParam + 1, 1}, {1, game.MaxParam + 1}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("ST(%d, %d) did not panic", st[0], st[1])
				}
			}()
			recur.ST(st[0], st[1], game.Normal)
		}()
	}
}

func ExampleST() {
	pairs := recur.ST(1, 1, game.Misere)
	for range 5 {
		fmt.Print(pairs.Next(), " ")
	}
	// Output: {0 1} {2 2} {3 5} {4 7} {6 10}
}
