package rays_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/constraint"
	"wythoffatlas/core/game"
	"wythoffatlas/core/rays"
	"wythoffatlas/core/sieve"
)

const side = 2048

func measure(t *testing.T, r game.Ruleset, play game.Convention) []rays.Ray {
	t.Helper()
	w, err := sieve.NewWindow(r, play, side, side)
	if err != nil {
		t.Fatal(err)
	}
	w.Advance(side)
	return measured(t, w)
}

func measured(t *testing.T, w rays.Columns) []rays.Ray {
	t.Helper()
	found, err := rays.Measure(w, side, func(int64, int64, string) error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// has holds the rays found against slopes, the flattest first: at the other end
// of the window the ray is not farther off than its largest distance.
func has(t *testing.T, name string, found []rays.Ray, slopes ...float64) {
	t.Helper()
	if len(found) != len(slopes) {
		t.Errorf("%s: %d rays, want %d: %+v", name, len(found), len(slopes), found)
		return
	}
	for i, r := range found {
		angle := math.Abs(math.Atan2(r.DY, r.DX) - math.Atan(slopes[i]))
		if angle*side > max(r.Max, 1e-6) {
			t.Errorf("%s: ray %d has the slope %v, should have %v", name, i, r.Slope(), slopes[i])
		}
		if r.RMS > r.Max || r.Max > 8 || r.Count < 100 || max(r.X1, r.Y1) < side-16 || max(r.X0, r.Y0) > side/4+16 {
			t.Errorf("%s: ray %d is measured badly: %+v", name, i, r)
		}
	}
}

func slopes(lines []beam.Line) []float64 {
	return []float64{lines[1].Slope.Float64(), lines[0].Slope.Float64()}
}

func st(s, t int64) game.Ruleset {
	return game.Ruleset{First: game.All(), Second: game.All(), TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: s, T: t}}
}

func wab(a, b int64) game.Ruleset {
	return game.Ruleset{First: game.MultiplesOf(a), Second: game.MultiplesOf(b), TwoHeap: game.TwoHeapRule{D1: game.All(), D2: game.All(), S: 1, T: 1}}
}

// Where the beams are known, the rays are these.
func TestKnownBeams(t *testing.T) {
	has(t, "Wythoff", measure(t, st(1, 1), game.Normal), slopes(beam.STLines(1, 1))...)
	has(t, "Wythoff, misère", measure(t, st(1, 1), game.Misere), slopes(beam.STLines(1, 1))...)
	for s := int64(1); s <= 4; s++ {
		for u := int64(1); u <= 6; u++ {
			has(t, "(s,t)-Wythoff", measure(t, st(s, u), game.Normal), slopes(beam.STLines(s, u))...)
		}
	}
	for a := int64(1); a <= 6; a++ {
		for b := int64(1); b <= 6; b++ {
			has(t, "W(a,b)", measure(t, wab(a, b), game.Normal), slopes(beam.WABLines(a, b))...)
		}
	}
}

// Rays that nobody has a theorem for: W(a,b) in misère play and preset boxes
// keep the slopes of their games; of a box Conjecture 1 of the thesis says so,
// and where the rays start.
func TestMeasuredOnly(t *testing.T) {
	has(t, "W(2,3), misère", measure(t, wab(2, 3), game.Misere), slopes(beam.WABLines(2, 3))...)
	for _, k := range []int64{4, 8, 16} {
		r := st(1, 1)
		r.Box = game.NewBox(k)
		for i := range k * k {
			r.Box.Set(i/k, i%k, true)
		}
		found := measure(t, r, game.Normal)
		has(t, "full box", found, slopes(beam.STLines(1, 1))...)
		for _, ray := range found {
			d := (float64(-k+1)-ray.X)*ray.DY - (float64(-k+1)-ray.Y)*ray.DX
			if math.Abs(d) > 3 {
				t.Errorf("k = %d: the ray of slope %v passes (−k+1, −k+1) at a distance of %v", k, ray.Slope(), d)
			}
		}
	}
}

// A ray along the second axis is vertical, whichever way it leans by chance.
func TestVertical(t *testing.T) {
	for _, lean := range []float64{-1, 0, 1} {
		g := new(grid)
		for y := range side {
			g.set(5+float64(y%3)+lean*float64(y)/side, float64(y))
		}
		found := measured(t, g)
		if len(found) != 1 || !math.IsInf(found[0].Slope(), 1) || found[0].DY < 0.9 {
			t.Errorf("leaning by %v: %+v", lean, found)
		}
	}
}

// OEW(s,t) has a ray of slope s and rows along the axis (Liu & Li, Theorem 19).
func TestAxisRows(t *testing.T) {
	odd, even := game.Odd(), game.Even()
	r := game.Ruleset{First: odd, Second: even, TwoHeap: game.TwoHeapRule{D1: odd, D2: even, S: 2, T: 3}}
	has(t, "OEW(2,3)", measure(t, r, game.Normal), 0, 2)
}

func TestNoRays(t *testing.T) {
	odd, five := game.Odd(), game.AtMost(5)
	for name, r := range map[string]game.Ruleset{
		"OOW":    {First: odd, Second: odd, TwoHeap: game.TwoHeapRule{D1: odd, D2: odd, S: 1, T: 1}},
		"radius": {First: five, Second: five, TwoHeap: game.TwoHeapRule{D1: five, D2: five, S: 1, T: 1}},
	} {
		has(t, name, measure(t, r, game.Normal))
	}
	for _, name := range []string{"G1", "G3", "Ex4", "T4", "T6"} { // they curve
		f, err := constraint.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		has(t, name, measure(t, constraint.Rules(f), game.Normal))
	}
}

// A grid is a window of any P-positions.
type grid [side][side / 64]uint64

func (g *grid) Column(x int64) []uint64 { return g[x][:] }

func (g *grid) set(x, y float64) {
	if x >= 0 && y >= 0 && x < side && y < side {
		g[int(x)][int(y)/64] |= 1 << (int(y) % 64)
	}
}

// Rays planted in any direction are found, each near a point of its own, with
// positions scattered about them.
func TestPlanted(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 40 {
		g := new(grid)
		var want []float64
		for i := range 1 + rng.IntN(3) {
			angle := (float64(i) + 0.1 + 0.8*rng.Float64()) * math.Pi / 6
			want = append(want, math.Tan(angle))
			x, y := 20*rng.Float64()-10, 20*rng.Float64()-10
			dy, dx := math.Sincos(angle)
			for s := 0.; s < 1.5*side; s += 1 + 2*rng.Float64() {
				g.set(x+s*dx+3*rng.Float64()-1.5, y+s*dy+3*rng.Float64()-1.5)
			}
		}
		has(t, "planted", measured(t, g), want...)
	}
}

func TestCurvesAndNoise(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for name, f := range map[string]func(x float64) float64{
		"square root":   func(x float64) float64 { return math.Sqrt(2 * x) },
		"three halves":  func(x float64) float64 { return math.Pow(x, 1.5) / 50 },
		"x log x":       func(x float64) float64 { return x * math.Log(x+1) / 8 },
		"x + 2 roots":   func(x float64) float64 { return x + 2*math.Sqrt(x) },
		"sparse noise":  func(float64) float64 { return side * rng.Float64() },
		"nothing":       func(float64) float64 { return -1 },
		"a broken line": func(x float64) float64 { return x/2 + max(0, x-side/2)/3 },
	} {
		g := new(grid)
		for x := range side {
			g.set(float64(x), f(float64(x)))
		}
		has(t, name, measured(t, g))
	}
}
