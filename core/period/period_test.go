package period_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/period"
	"wythoffatlas/core/sieve"
)

// A grid is a window of any P-positions.
type grid struct {
	width, height int64
	columns       [][]uint64
}

func newGrid(width, height int64, isP func(x, y int64) bool) *grid {
	g := &grid{width, height, make([][]uint64, width)}
	for x := range width {
		g.columns[x] = make([]uint64, (height+63)/64)
		for y := range height {
			if isP(x, y) {
				g.columns[x][y>>6] |= 1 << uint(y&63)
			}
		}
	}
	return g
}

func (g *grid) Column(x int64) []uint64 { return g.columns[x] }

func (g *grid) has(x, y int64) bool { return g.columns[x][y>>6]>>uint(y&63)&1 != 0 }

// find is Find, to which Both is held.
func find(t *testing.T, w period.Columns, width, height int64) []period.Period {
	t.Helper()
	found, err := period.Find(w, width, height, nil)
	if err != nil {
		t.Fatal(err)
	}
	columns, rows, ok, err := period.Both(w, width, height, nil)
	if both := len(found) == 2 && found[0].Q == 0 && found[1].P == 0; err != nil || ok != both ||
		both && (columns != found[0] || rows != found[1]) {
		t.Fatalf("Both finds %v, %v, %v, %v, and Find %v", columns, rows, ok, err, found)
	}
	return found
}

// plain is Find as its comment has it, position by position.
func (g *grid) plain() (found []period.Period) {
	for p := int64(1); 4*p <= g.width; p++ {
		if start := g.start(p, 0, g.width, g.height); start <= min(g.width/4, g.width-4*p) {
			if start == g.start(p, 0, (g.width+1)/2, (g.height+1)/2) && g.any(start, 0) {
				found = append(found, period.Period{P: p, X0: start})
			}
			break
		}
	}
	for q := int64(1); 4*q <= g.height; q++ {
		if start := g.start(0, q, g.width, g.height); start <= min(g.height/4, g.height-4*q) {
			if start == g.start(0, q, (g.width+1)/2, (g.height+1)/2) && g.any(0, start) {
				found = append(found, period.Period{Q: q, Y0: start})
			}
			break
		}
	}
	return found
}

func (g *grid) start(p, q, width, height int64) (start int64) {
	for x := range min(width, g.width-p) {
		for y := range min(height, g.height-q) {
			if g.has(x, y) == g.has(x+p, y+q) {
				continue
			}
			if q == 0 {
				start = max(start, x+1)
			} else {
				start = max(start, y+1)
			}
		}
	}
	return start
}

func (g *grid) any(x0, y0 int64) bool {
	for x := x0; x < g.width; x++ {
		for y := y0; y < g.height; y++ {
			if g.has(x, y) {
				return true
			}
		}
	}
	return false
}

func decide(t testing.TB, r game.Ruleset, play game.Convention, side int64) *sieve.Window {
	t.Helper()
	w, err := sieve.NewWindow(r, play, side, side)
	if err != nil {
		t.Fatal(err)
	}
	w.Advance(side)
	return w
}

func rules(first, second, d1, d2 game.SubtractionSet, s, t int64) game.Ruleset {
	return game.Ruleset{First: first, Second: second, TwoHeap: game.TwoHeapRule{D1: d1, D2: d2, S: s, T: t}}
}

func takes(t testing.TB, text string) game.SubtractionSet {
	t.Helper()
	set, err := game.ParseSubtractionSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func TestKnownPeriods(t *testing.T) {
	all, odd := game.All(), takes(t, "odd")
	for _, c := range []struct {
		name  string
		rules game.Ruleset
		play  game.Convention
		want  []period.Period
	}{
		// Liu & Li, Theorem 7: the P-positions are pairs of even heaps but for
		// finitely many columns and rows.
		{"OOW(1,1)", rules(odd, odd, odd, odd, 1, 1), game.Normal, []period.Period{{P: 2}, {Q: 2}}},
		{"OOW(2,3)", rules(odd, odd, odd, odd, 2, 3), game.Normal, []period.Period{{P: 2}, {Q: 2}}},
		{"Wythoff", rules(all, all, all, all, 1, 1), game.Normal, nil},
		{"Wythoff, misère", rules(all, all, all, all, 1, 1), game.Misere, nil},
		{"(2,3)-Wythoff", rules(all, all, all, all, 2, 3), game.Normal, nil},
		{"Nim", rules(all, all, nil, nil, 1, 1), game.Normal, []period.Period{{P: 1, Q: 1}}},
		{"one heap", rules(all, nil, nil, nil, 1, 1), game.Normal, []period.Period{{Q: 1}}},
	} {
		const side = 512
		if found := find(t, decide(t, c.rules, c.play, side), side, side); !slices.Equal(found, c.want) {
			t.Errorf("%s: found %v, want %v", c.name, found, c.want)
		}
	}
}

// RMWG(r): by Theorem 4 of Liu, Li & Li, columns and rows repeat every r + 1
// once the columns that have P-positions for ever are past. Those are the Aₙ
// and Bₙ of Wythoff's game up to r, and the columns r + 1 + Aₙ begin the rows.
func TestBoundedTakings(t *testing.T) {
	for r := int64(1); r <= 25; r++ {
		set := game.AtMost(r)
		const side = 512
		found := find(t, decide(t, rules(set, set, game.All(), game.All(), 1, 1), game.Normal, side), side, side)
		if len(found) != 2 || found[0].P != r+1 || found[1].Q != r+1 || found[0].X0 > 2*(r+1) || found[1].Y0 != found[0].X0 {
			t.Errorf("RMWG(%d): found %v", r, found)
		}
	}
}

// Find is what it says, for the games of no theorem and in both conventions.
func TestAgainstPlainSearch(t *testing.T) {
	const side = 96
	sets := []string{"all", "odd", "even", "1mod3", "2mod3", "0mod3", "max1", "max3", "max5", "max7", "none", "1mod4,2mod4"}
	reported := 0
	for i, a := range sets {
		for j, b := range sets {
			for _, play := range []game.Convention{game.Normal, game.Misere} {
				first, both := takes(t, a), takes(t, b)
				w := decide(t, rules(first, first, both, both, 1+int64(i)%2, 1+int64(j)%3), play, side)
				found := find(t, w, side, side)
				g := newGrid(side, side, w.Has)
				want := g.plain()
				straight := slices.DeleteFunc(slices.Clone(found), func(p period.Period) bool { return p.P > 0 && p.Q > 0 })
				if !slices.Equal(straight, want) {
					t.Errorf("%s, %s, %v: found %v, want %v", a, b, play, straight, want)
				}
				for _, p := range found {
					reported++
					g.check(t, fmt.Sprint(a, " ", b, " ", play), p)
				}
			}
		}
	}
	if reported < 100 {
		t.Errorf("only %d periods reported", reported)
	}
}

// check holds a period against the window.
func (g *grid) check(t *testing.T, name string, p period.Period) {
	t.Helper()
	if p.X0+4*p.P > g.width || p.Y0+4*p.Q > g.height {
		t.Errorf("%s: %v was not checked three times", name, p)
	}
	for x := p.X0; x < g.width-p.P; x++ {
		for y := p.Y0; y < g.height-p.Q; y++ {
			if g.has(x, y) != g.has(x+p.P, y+p.Q) {
				t.Errorf("%s: %v is not a period at (%d, %d)", name, p, x, y)
				return
			}
		}
	}
}

// A period planted among random columns, rows or diagonals is found where it
// begins.
func TestPlanted(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	rounds := 60
	if testing.Short() {
		rounds = 15
	}
	for range rounds {
		width, height := 150+rng.Int64N(150), 150+rng.Int64N(150)
		cells := map[[2]int64]bool{}
		random := func(x, y int64) bool {
			if _, ok := cells[[2]int64{x, y}]; !ok {
				cells[[2]int64{x, y}] = rng.IntN(4) == 0
			}
			return cells[[2]int64{x, y}]
		}
		p, q, start := 1+rng.Int64N(25), 1+rng.Int64N(25), rng.Int64N(30)
		for _, want := range []period.Period{{P: p, X0: start}, {Q: q, Y0: start}, {P: p, Q: q, X0: start, Y0: start}} {
			isP := func(x, y int64) bool {
				for x >= want.X0+want.P && y >= want.Y0+want.Q {
					x, y = x-want.P, y-want.Q
				}
				return random(x, y)
			}
			g := newGrid(width, height, isP)
			found := find(t, g, width, height)
			if len(found) != 1 || found[0].P != want.P || found[0].Q != want.Q || found[0].X0 > want.X0 || found[0].Y0 > want.Y0 {
				t.Errorf("planted %v in %d×%d, found %v", want, width, height, found)
				continue
			}
			g.check(t, "planted", found[0])
		}
	}
}

func TestNothingToFind(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for name, isP := range map[string]func(x, y int64) bool{
		"empty":                 func(x, y int64) bool { return false },
		"noise":                 func(x, y int64) bool { return rng.IntN(3) == 0 },
		"sparse noise":          func(x, y int64) bool { return rng.IntN(100) == 0 },
		"a steep ray and a row": func(x, y int64) bool { return y == 7*x || y == 1 && x%2 == 1 && x%14 != 3 || x == 3 && y%7 == 3 },
		"powers of two":         func(x, y int64) bool { return x&(x-1) == 0 && y == 0 },
		"a pattern that ends":   func(x, y int64) bool { return x%2 == 0 && y%2 == 0 && x+y < 500 },
		"one column":            func(x, y int64) bool { return x == 3 && y < 60 },
	} {
		if found := find(t, newGrid(300, 270, isP), 300, 270); len(found) > 0 {
			t.Errorf("%s: found %v", name, found)
		}
	}
	// A steep ray alone repeats along itself, and no columns do, though those
	// after it are all alike.
	if found := find(t, newGrid(400, 400, func(x, y int64) bool { return y == 3*x }), 400, 400); !slices.Equal(found, []period.Period{{P: 1, Q: 3}}) {
		t.Errorf("a steep ray: found %v", found)
	}
}

func TestProgressStops(t *testing.T) {
	const side = 4096 // large enough that there is something to report
	set := game.AtMost(5)
	w := decide(t, rules(set, set, set, set, 1, 1), game.Normal, side)
	stop := errors.New("enough")
	calls := 0
	if _, err := period.Find(w, side, side, func(done, total int64, _ string) error {
		if calls++; done > total {
			t.Errorf("%d of %d is done", done, total)
		}
		return stop
	}); err != stop || calls != 1 {
		t.Errorf("stopped with %v after %d calls", err, calls)
	}
}

func BenchmarkFind(b *testing.B) {
	const side = 4096
	all := game.All()
	for name, r := range map[string]game.Ruleset{
		"Wythoff":  rules(all, all, all, all, 1, 1),
		"radius 5": rules(game.AtMost(5), game.AtMost(5), game.AtMost(5), game.AtMost(5), 1, 1),
		"1mod3":    rules(takes(b, "1mod3"), takes(b, "1mod3"), takes(b, "1mod3"), takes(b, "1mod3"), 2, 3),
	} {
		w := decide(b, r, game.Normal, side)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, err := period.Find(w, side, side, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
