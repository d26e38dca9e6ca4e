package grundy

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/sieve"
)

// byDefinition is the values of [0,w)×[0,h) as the definition has them: the mex
// over all options, which are tried one by one.
func byDefinition(r game.Ruleset, w, h int) [][]int {
	listed := r.Constraint != nil || r.Ends > 0 // what is allowed depends on the position
	var takings []offset
	for k := range w {
		for l := range h {
			if !listed && r.Allows(game.Position{X: int64(k), Y: int64(l)}, game.Position{}) {
				takings = append(takings, offset{k, l})
			}
		}
	}
	values := make([][]int, w)
	for x := range values {
		values[x] = make([]int, h)
		for y := range values[x] {
			has := make([]bool, x+y+1)
			for _, o := range takings {
				if o.k <= x && o.l <= y {
					has[values[x-o.k][y-o.l]] = true
				}
			}
			if listed {
				for q := range r.Options(game.Position{X: int64(x), Y: int64(y)}) {
					has[values[q.X][q.Y]] = true
				}
			}
			for has[values[x][y]] {
				values[x][y]++
			}
		}
	}
	return values
}

func decide(t testing.TB, r game.Ruleset, w, h int) *Table {
	t.Helper()
	table, err := Decide(r, game.Normal, w, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func holdToDefinition(t *testing.T, r game.Ruleset, w, h int) {
	t.Helper()
	table, want := decide(t, r, w, h), byDefinition(r, w, h)
	for x := range w {
		for y := range h {
			if got := table.At(x, y); got != want[x][y] {
				t.Fatalf("(%d, %d) has value %d, not %d", x, y, want[x][y], got)
			}
		}
	}
}

// TestDefinition holds every ruleset of the catalogue's grid to the definition
// on [0,64)², in short tests on a rectangle.
func TestDefinition(t *testing.T) {
	w, h := 64, 64
	if testing.Short() {
		w, h = 21, 33
	}
	for _, e := range catalog.All() {
		for args := range e.Grid {
			g, err := e.Game(args, game.Normal)
			if err != nil {
				t.Fatal(err)
			}
			if g.Piles != nil {
				continue
			}
			t.Run(g.Link(), func(t *testing.T) {
				t.Parallel()
				if g.Rules.Forbids > 0 {
					if _, err := Decide(g.Rules, game.Normal, 1, 1, nil); err == nil {
						t.Error("a game with options that are forbidden has values")
					}
					return
				}
				holdToDefinition(t, g.Rules, w, h)
			})
		}
	}
}

func takes(t testing.TB, s string) game.SubtractionSet {
	t.Helper()
	set, err := game.ParseSubtractionSet(s)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// TestForms holds rules to the definition that the grid does not have: unions,
// bounds, large moduli, wide cones, on rectangles past the side of a block.
func TestForms(t *testing.T) {
	all := game.All()
	for _, r := range []game.Ruleset{
		{},
		{First: all},
		{Second: takes(t, "2mod3,max5")},
		{First: takes(t, "1mod2,0mod3"), Second: takes(t, "max7,2mod9"), TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 1, T: 1}},
		{First: game.MultiplesOf(70), Second: game.MultiplesOf(100), TwoHeap: game.TwoHeapRule{D1: game.AtMost(9), D2: all, S: 2, T: 3}},
		{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 5, T: 9}},
		{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 40, T: 1}},
		{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: game.MaxParam, T: game.MaxParam}},
		{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: takes(t, "1mod4,2mod3"), D2: game.Odd(), S: 3, T: 2}},
		{First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: takes(t, "3mod11"), D2: takes(t, "4mod7"), S: 2, T: 40}},
		{First: game.Even(), Second: all, TwoHeap: game.TwoHeapRule{D1: game.Odd(), D2: game.Even(), S: 1, T: 4}},
	} {
		for _, size := range [][2]int{{90, 30}, {30, 90}, {1, 70}, {70, 1}} {
			t.Run(fmt.Sprintf("%v/%v", r, size), func(t *testing.T) {
				holdToDefinition(t, r, size[0], size[1])
			})
		}
	}
}

// TestConstraints holds constraint functions of each kind to the definition, on
// rectangles either way round.
func TestConstraints(t *testing.T) {
	rules := []game.Ruleset{{First: game.Odd(), Second: game.Odd(), Constraint: sample.Parsed(t, "game=subtraction&f=x0*y1").Rules.Constraint}}
	for _, f := range []string{"G2", "T4", "T5", "T6", "x0", "10^30*x0", "5-x0", "floor(y1/(x0-3))"} {
		rules = append(rules, sample.Parsed(t, "game=subtraction&f="+f).Rules)
	}
	for _, r := range rules {
		for _, size := range [][2]int{{33, 19}, {19, 33}, {1, 30}, {30, 1}} {
			t.Run(fmt.Sprintf("%v/%v", r.Constraint, size), func(t *testing.T) { holdToDefinition(t, r, size[0], size[1]) })
		}
	}
}

// FuzzDecide holds any sets to the definition on a small rectangle.
func FuzzDecide(f *testing.F) {
	f.Add("all", "all", "all", "all", uint8(1), uint8(1))
	f.Add("odd", "2mod5max9", "even,max3", "1mod3", uint8(3), uint8(2))
	f.Fuzz(func(t *testing.T, first, second, d1, d2 string, s, m uint8) {
		var sets [4]game.SubtractionSet
		for i, text := range []string{first, second, d1, d2} {
			set, err := game.ParseSubtractionSet(text)
			if err != nil {
				t.Skip()
			}
			sets[i] = set
		}
		holdToDefinition(t, game.Ruleset{First: sets[0], Second: sets[1],
			TwoHeap: game.TwoHeapRule{D1: sets[2], D2: sets[3], S: int64(s) + 1, T: int64(m) + 1}}, 19, 26)
	})
}

// FuzzConstraint holds any constraint function to the definition on a small rectangle.
func FuzzConstraint(f *testing.F) {
	for _, m := range constraint.Members() {
		f.Add(m.F)
	}
	f.Add("x0^9-y1")
	f.Add("floor(7/(x0-x1-2))")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := game.ParseConstraint(text)
		if err != nil || len(text) > 40 {
			t.Skip()
		}
		holdToDefinition(t, constraint.Rules(c), 13, 17)
		holdToDefinition(t, constraint.Rules(c), 17, 13)
	})
}

func wythoff() game.Ruleset {
	return game.Ruleset{First: game.All(), Second: game.All(), TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1}}
}

// TestWythoff holds the values of Wythoff's game to row 10 of OEIS A004481, and the
// diagonal, which is A047708, to its first terms as the definition gives them.
func TestWythoff(t *testing.T) {
	table := decide(t, wythoff(), 20, 20)
	row := make([]int, 20)
	diagonal := make([]int, 20)
	for i := range row {
		row[i] = table.At(i, 10)
		diagonal[i] = table.At(i, i)
	}
	if want := []int{10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14, 18, 7, 6, 2, 3, 1, 4, 5, 23}; !slices.Equal(row, want) {
		t.Errorf("row 10 is %v", row)
	}
	if want := []int{0, 2, 1, 6, 7, 8, 3, 5, 4, 16, 14, 15, 10, 9, 11, 20, 13, 21, 12, 25}; !slices.Equal(diagonal[:len(want)], want) {
		t.Errorf("the diagonal is %v", diagonal)
	}
}

// TestZeros holds the positions of value 0 to the P-positions that the sieve
// finds, for the games that the catalogue names and each constraint function that
// the paper does: these on [0,1024)² only when all is asked for.
func TestZeros(t *testing.T) {
	side := 1024
	if testing.Short() {
		side = 256
	}
	var games []*catalog.Game
	for _, e := range catalog.All() {
		if g := e.Default(); g.Piles == nil && g.Rules.Forbids == 0 {
			games = append(games, g)
		}
	}
	for _, m := range constraint.Members() {
		games = append(games, sample.Parsed(t, "game=subtraction&f="+m.Name))
	}
	for _, g := range games {
		far := side
		if g.Rules.Constraint != nil && os.Getenv("ALL") == "" {
			far = 192 // the time grows with the cube
		}
		t.Run(g.Link(), func(t *testing.T) {
			t.Parallel()
			table := decide(t, g.Rules, far, far)
			sweep, err := sieve.New(g.Rules, game.Normal, int64(far))
			if err != nil {
				t.Fatal(err)
			}
			for x := range far {
				column := sweep.Next()
				for y := range far {
					if isP := column[y>>6]>>(y&63)&1 != 0; isP != (table.At(x, y) == 0) {
						t.Fatalf("(%d, %d) has value %d", x, y, table.At(x, y))
					}
				}
			}
		})
	}
}

// TestRefused names what has no values.
func TestRefused(t *testing.T) {
	boxed := wythoff()
	boxed.Box = game.NewBox(2)
	unlike := sample.Parsed(t, "game=subtraction&f=x0").Rules
	unlike.First = game.Odd()
	for _, c := range []struct {
		r    game.Ruleset
		play game.Convention
		w, h int
	}{{wythoff(), game.Misere, 5, 5}, {boxed, game.Normal, 5, 5}, {unlike, game.Normal, 5, 5}, {wythoff(), game.Normal, 0, 5}, {wythoff(), game.Normal, MaxSide, MaxSide}} {
		if table, err := Decide(c.r, c.play, c.w, c.h, nil); err == nil {
			t.Errorf("%d × %d values of %v, %v", table.Width, table.Height, c.r, c.play)
		}
	}
}
