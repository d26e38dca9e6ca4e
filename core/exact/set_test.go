package exact_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"runtime"
	"sort"
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// An oracle knows the P-positions of [0,w)² by other means.
type oracle struct {
	w   int64
	isP func(x, y int64) bool
	sum []int64 // sum[x·(w+1)+y] of them in [0,x)×[0,y)
}

func newOracle(w int64, isP func(x, y int64) bool) oracle {
	sum := make([]int64, (w+1)*(w+1))
	for x := range w {
		column := int64(0)
		for y := range w {
			if isP(x, y) {
				column++
			}
			sum[(x+1)*(w+1)+y+1] = sum[x*(w+1)+y+1] + column
		}
	}
	return oracle{w, isP, sum}
}

func byDefinition(r game.Ruleset, play game.Convention, w int64) oracle {
	return newOracle(w, naive.Decide(r, play, w, w).IsP)
}

func (o oracle) count(x0, y0, x1, y1 int64) int64 {
	x0, y0, x1, y1 = max(0, x0), max(0, y0), max(0, min(x1, o.w)), max(0, min(y1, o.w))
	if x0 >= x1 || y0 >= y1 {
		return 0
	}
	at := func(x, y int64) int64 { return o.sum[x*(o.w+1)+y] }
	return at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)
}

// table lists the positions with total < w, which are all inside the window.
func (o oracle) table(symmetric bool) [][2]int64 {
	var rows [][2]int64
	for total := range o.w {
		for x := range total + 1 {
			if o.isP(x, total-x) && (!symmetric || x <= total-x) {
				rows = append(rows, [2]int64{x, total - x})
			}
		}
	}
	return rows
}

func pos(x, y int64) (*big.Int, *big.Int) { return big.NewInt(x), big.NewInt(y) }

// agrees holds a set to the oracle, method by method.
func agrees(t *testing.T, set *exact.Set, o oracle) {
	t.Helper()
	for x := range o.w {
		for y := range o.w {
			if got := set.Has(pos(x, y)); got != o.isP(x, y) {
				t.Fatalf("Has(%d, %d) = %v", x, y, got)
			}
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 150 {
		x0, y0 := random.Int64N(o.w)-5, random.Int64N(o.w)-5
		x1, y1 := min(o.w, x0+random.Int64N(o.w)), min(o.w, y0+random.Int64N(o.w))
		got := set.Count(big.NewInt(x0), big.NewInt(y0), big.NewInt(x1), big.NewInt(y1))
		if want := o.count(x0, y0, x1, y1); got.Cmp(big.NewInt(want)) != 0 {
			t.Fatalf("Count(%d, %d, %d, %d) = %d, want %d", x0, y0, x1, y1, got, want)
		}
	}
	tilesAgree(t, set, o)
	tableAgrees(t, set, o)
	columnsAgree(t, set, o)
}

// tilesAgree compares tiles of 8×8 texels, some of which reach below zero, with
// the counts of the window.
func tilesAgree(t *testing.T, set *exact.Set, o oracle) {
	t.Helper()
	const n = 8
	dst := make([]float32, n*n)
	for level := uint(0); n<<level <= o.w; level++ {
		side := int64(n) << level
		for x0 := -side / 2; x0+side <= o.w; x0 += side {
			for y0 := -side / 2; y0+side <= o.w; y0 += side - 3 {
				set.Tile(dst, n, big.NewInt(x0), big.NewInt(y0), level)
				for j := range int64(n) {
					for i := range int64(n) {
						x, y := x0+i<<level, y0+j<<level
						want := math.Log2(1 + float64(o.count(x, y, x+1<<level, y+1<<level)))
						if got := float64(dst[j*n+i]); !near(got, want) {
							t.Fatalf("Tile at (%d, %d), level %d: texel (%d, %d) is %v, want %v", x0, y0, level, i, j, got, want)
						}
					}
				}
			}
		}
	}
}

// near compares what a tile says; it must be 0 exactly where nothing is.
func near(got, want float64) bool {
	return (got == 0) == (want == 0) && math.Abs(got-want) <= 1e-4*max(1, want)
}

func tableAgrees(t *testing.T, set *exact.Set, o oracle) {
	t.Helper()
	want := o.table(set.Symmetric)
	for _, from := range []int{0, 1, 2, 3, 5, len(want) / 2, len(want) - 3} {
		if from < 0 || from >= len(want) {
			continue
		}
		count := len(want) - from
		got := set.Positions(big.NewInt(int64(from)), count)
		if len(got) != count {
			t.Fatalf("Positions(%d, %d): %d rows", from, count, len(got))
		}
		for i, row := range got {
			if x, y := pos(want[from+i][0], want[from+i][1]); row[0].Cmp(x) != 0 || row[1].Cmp(y) != 0 {
				t.Fatalf("row %d is %v, want %v", from+i, row, want[from+i])
			}
		}
	}
	for i, p := range want {
		if got := set.Row(pos(p[0], p[1])); got.Cmp(big.NewInt(int64(i))) != 0 {
			t.Fatalf("Row(%v) = %d, want %d", p, got, i)
		}
	}
}

func columnsAgree(t *testing.T, set *exact.Set, o oracle) {
	t.Helper()
	for x := range o.w {
		var got, want []int64
		for _, y := range set.Column(big.NewInt(x), big.NewInt(3), 1000) {
			if y.Cmp(big.NewInt(o.w)) < 0 {
				got = append(got, y.Int64())
			}
		}
		for y := int64(3); y < o.w; y++ {
			if o.isP(x, y) {
				want = append(want, y)
			}
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("Column(%d) = %v, want %v", x, got, want)
		}
	}
}

// winningAgrees compares the winning moves with all options that are P.
func winningAgrees(t *testing.T, set *exact.Set, r game.Ruleset, o oracle) {
	t.Helper()
	for x := range o.w {
		for y := x % 5; y < o.w; y += 5 {
			var want [][2]int64
			for q := range r.Options(game.Position{X: x, Y: y}) {
				if o.isP(q.X, q.Y) {
					want = append(want, [2]int64{q.X, q.Y})
				}
			}
			sort.Slice(want, func(i, j int) bool {
				a, b := want[i], want[j]
				if d := a[0] + a[1] - b[0] - b[1]; d != 0 {
					return d < 0
				}
				return a[0] < b[0]
			})
			for _, limit := range []int{100000, 2} {
				got := set.Winning(r, big.NewInt(x), big.NewInt(y), limit)
				if a, b := fmt.Sprint(got), fmt.Sprint(want[:min(limit, len(want))]); a != b {
					t.Fatalf("Winning(%d, %d) limit %d: %s, want %s", x, y, limit, a, b)
				}
			}
		}
	}
}

func stRules(s, t int64) game.Ruleset {
	all := game.All()
	return game.Ruleset{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: s, T: t}}
}

func wabRules(a, b int64) game.Ruleset {
	return game.Ruleset{
		First: game.MultiplesOf(a), Second: game.MultiplesOf(b),
		TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1},
	}
}

// size is full where all tests are asked for (ALL=1), few in short tests, and
// between the two otherwise. In WebAssembly, where big integers are some times
// slower, short tests have two thirds of few.
func size(full, few int64) int64 {
	switch {
	case testing.Short() && runtime.GOOS == "js":
		return max(1, few*2/3)
	case testing.Short():
		return few
	case os.Getenv("ALL") != "":
		return full
	}
	return (full + 5*few) / 6
}

var plays = []game.Convention{game.Normal, game.Misere}

// TestST: Liu & Li, Eq. 2, and the misère forms.
func TestST(t *testing.T) {
	for s := int64(1); s <= 4; s++ {
		for u := int64(1); u <= 6; u++ {
			for _, play := range plays {
				t.Run(fmt.Sprintf("%d,%d,%v", s, u, play), func(t *testing.T) {
					o := byDefinition(stRules(s, u), play, size(64, 28))
					set := exact.ST(s, u, play)
					agrees(t, set, o)
					winningAgrees(t, set, stRules(s, u), o)
				})
			}
		}
	}
}

// TestWAB: the thesis on W(a,b), Theorems 7 and 8.
func TestWAB(t *testing.T) {
	for a := int64(1); a <= 6; a++ {
		for b := int64(1); b <= 6; b++ {
			if testing.Short() && (a+b)%3 != 0 {
				continue
			}
			t.Run(fmt.Sprintf("%d,%d", a, b), func(t *testing.T) {
				o := byDefinition(wabRules(a, b), game.Normal, size(64, 30))
				set := exact.WAB(a, b)
				agrees(t, set, o)
				winningAgrees(t, set, wabRules(a, b), o)
			})
		}
	}
}
