package sweep

import (
	"math/big"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/wytlex"
)

func find(t *testing.T, link, number string, n int64, other *catalog.Game) Found {
	t.Helper()
	found, err := Find(sample.Parsed(t, link), number, n, other, nil)
	if err != nil {
		t.Fatal(link, number, err)
	}
	return found
}

// Counts and maps are those of the definition, and games part where it says.
func TestAgainstTheDefinition(t *testing.T) {
	const n = 30
	links := []string{
		"game=wythoff", "game=wythoff&play=misere", "game=st-wythoff&s=2&t=1", "game=terminal&l=3", "game=blocking&k=4",
		"game=restricted&s=1&t=1&sh=1mod3&sv=1mod3&d1=1mod3&d2=1mod3", "game=subtraction&f=x1%2B1", "game=wythoff&preset=3x0.5@2",
	}
	grids := map[string]*naive.Grid{}
	for _, link := range links {
		g := sample.Parsed(t, link)
		grids[link] = naive.Decide(g.Rules, g.Play, 2*n, 2*n)
	}
	for _, link := range links {
		count, cells := int64(0), find(t, link, "map", n, nil).Cells
		for x := range int64(n) {
			for y := range int64(n) {
				isP, i := grids[link].IsP(x, y), x*n+y
				if isP {
					count++
				}
				if cells[i>>3]>>(i&7)&1 != 0 != isP {
					t.Fatalf("%s: the map has (%d, %d) wrong", link, x, y)
				}
			}
		}
		if got := find(t, link, "count", n, nil); got.Value != float64(count) || !got.Exact {
			t.Errorf("%s: %+v of %d", link, got, count)
		}
		for _, other := range links {
			first := game.Position{X: -1}
			for total := int64(0); total < n && first.X < 0; total++ {
				for x := int64(0); x <= total && first.X < 0; x++ {
					if grids[link].IsP(x, total-x) != grids[other].IsP(x, total-x) {
						first = game.Position{X: x, Y: total - x}
					}
				}
			}
			got := find(t, link, "part", n, sample.Parsed(t, other))
			want := game.VectorOf(first.X, first.Y).String()
			if link == other && got.Known || first.X >= 0 && got.Text != want {
				t.Errorf("%s and %s part at %+v, not %s", link, other, got, want)
			}
		}
	}
}

func TestNumbers(t *testing.T) {
	for _, c := range []struct {
		link, number string
		n            int64
		want         string
		known, exact bool
	}{
		{"game=wythoff", "slope", 256, "1.618033", true, true},
		{"game=radius&r=3", "period", 256, "4", true, false},
		{"game=radius&r=3", "preperiod", 256, "0", true, false},
		{"game=wythoff", "period", 256, "columns do not repeat, as far as one looked", false, false},
		{"game=wytlex&k=3", "count", 256, "its positions have 3 piles", false, false},
		{"game=wythoff", "ratio", 256, "it has two heaps, and a map", false, false},
	} {
		if got := find(t, c.link, c.number, c.n, nil); got.Text != c.want || got.Known != c.known || got.Exact != c.exact {
			t.Errorf("%s, %s: %+v", c.link, c.number, got)
		}
	}
	if got := find(t, "game=blocking&k=4", "slope", 512, nil); !got.Known || got.Exact || got.Value < 2 || got.Value > 3 {
		t.Errorf("the steepest ray: %+v", got)
	}
	list := wytlex.New(3, nil, game.Normal)
	if err := list.Extend(501, nil); err != nil {
		t.Fatal(err)
	}
	growth := list.Growth(500)
	for number, want := range map[string]*big.Rat{"ratio": growth.ByFirst[2], "growth": growth.ByRow[0]} {
		if got := find(t, "game=wytlex&k=3", number, 500, nil); got.Text != want.FloatString(6) {
			t.Errorf("%s is %s, not %s", number, got.Text, want.FloatString(6))
		}
	}
}

func TestRefused(t *testing.T) {
	for _, number := range []string{"x", "", "map", "count", "slope", "period", "preperiod", "part", "ratio", "growth"} {
		for _, n := range []int64{-1, 0, MostRows + 1} {
			if Check(number, n) == nil {
				t.Errorf("%q is asked for n = %d", number, n)
			}
		}
	}
	stop := pause.Func(func(int64, int64, string) error { return errStop })
	for _, c := range []struct {
		link, number string
		n            int64
	}{{"game=wythoff", "count", 1000}, {"game=wytlex&k=4", "ratio", 400_000}, {"game=subtraction&f=x0-x1", "count", 1000}} {
		if _, err := Find(sample.Parsed(t, c.link), c.number, c.n, nil, stop); err != errStop {
			t.Errorf("%s goes on: %v", c.link, err)
		}
	}
}

type stopped struct{}

func (stopped) Error() string { return "stopped" }

var errStop = stopped{}
