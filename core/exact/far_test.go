package exact_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// A subject is a set with the ruleset it solves.
type subject struct {
	name   string
	set    *exact.Set
	rules  game.Ruleset
	misere bool
}

// subjects has games of every kind, with extreme parameters among them.
func subjects() []subject {
	var all []subject
	add := func(name string, set *exact.Set, rules game.Ruleset, play ...game.Convention) {
		misere := len(play) > 0 && play[0] == game.Misere
		all = append(all, subject{fmt.Sprint(name, play), set, rules, misere})
	}
	odd, even := game.Odd(), game.Even()
	for _, p := range [][2]int64{{1, 1}, {1, 2}, {2, 2}, {3, 1}, {1, 1000}, {1000, 3}, {1000000, 1}, {1000000, 1000000}} {
		for _, play := range plays {
			add(fmt.Sprint("st", p), exact.ST(p[0], p[1], play), stRules(p[0], p[1]), play)
			if p[0] == 3 || p[1] == 1000 {
				continue
			}
			add(fmt.Sprint("eew", p), exact.EEW(p[0], p[1], play), restricted(p[0], p[1], even, even), play)
			add(fmt.Sprint("oew", p), exact.OEW(p[0], p[1], play), restricted(p[0], p[1], odd, even), play)
			add(fmt.Sprint("eow", p), exact.EOW(p[0], p[1], play), restricted(p[0], p[1], even, odd), play)
		}
	}
	for _, p := range [][2]int64{{1, 1}, {2, 3}, {7, 1}, {1, 900}, {1000000, 1}, {1000000, 999999}} {
		add(fmt.Sprint("wab", p), exact.WAB(p[0], p[1]), wabRules(p[0], p[1]))
	}
	for _, k := range []int64{3, game.MaxModulus} {
		add(fmt.Sprint("multiples", k), exact.Multiples(k, 2, 5, game.Misere), restricted(2, 5, game.MultiplesOf(k), game.MultiplesOf(k)), game.Misere)
	}
	for _, play := range plays {
		add("oow", exact.OOW(play), restricted(3, 2, odd, odd), play)
		add("nim", exact.Nim(play), nimRules(), play)
	}
	for _, r := range []int64{1, 2, 30, 1001, 1000000} {
		add(fmt.Sprint("rmwg", r), exact.RMWG(r), rmwgRules(r))
	}
	for _, name := range []string{"full 8", "empty 3", "random 7 3", "symmetric 6"} {
		set, _ := exact.Boxed(boxes()[name])
		add("box "+name, set, boxRules(boxes()[name]))
	}
	add("Ex2", exact.ST(2, 2, game.Normal), constrained("x0-x1+2"))
	add("G2", exact.G2(), constrained("x0-x1"))
	add("G3", g3, constrained("y1-x1+1"))
	return all
}

var g3 = exact.G3()

// someRow is the number of a row of the table, of at most so many digits; in
// G3, where the numbers themselves would have that many, it is small.
func (s subject) someRow(random *rand.Rand, digits int) *big.Int {
	if s.set == g3 {
		return big.NewInt(random.Int64N(3 * int64(digits)))
	}
	return randomBelow10(random, digits)
}

// log2Of is log2(1 + n) for any size, by other means than the package's.
func log2Of(n *big.Int) float64 {
	f := new(big.Float).SetInt(new(big.Int).Add(n, big.NewInt(1)))
	exponent := f.MantExp(f)
	m, _ := f.Float64()
	return float64(exponent) + math.Log2(m)
}

// TestTilesFarOut: every texel is the count of its square, wherever the tile
// and whatever its scale.
func TestTilesFarOut(t *testing.T) {
	n := int(size(24, 8))
	dst := make([]float32, n*n)
	random := rand.New(rand.NewPCG(5, 6))
	levels := []uint{0, 49, 333, 1, 5, 17, 48, 60, 90, 900}
	levels = levels[:size(int64(len(levels)), 3)]
	for _, s := range subjects() {
		t.Run(s.name, func(t *testing.T) {
			for _, level := range levels {
				row := s.someRow(random, 40)
				if s.set != g3 {
					row.Lsh(row, uint(random.IntN(3))*level/2)
				}
				x, y := s.set.Nth(row)
				if s.set.Symmetric && random.IntN(2) == 0 {
					x, y = y, x
				}
				for _, corner := range corners(x, y, int64(n), level, random) {
					s.set.Tile(dst, n, corner[0], corner[1], level)
					tileIsCounts(t, s.set, dst, n, corner[0], corner[1], level)
				}
			}
		})
	}
}

// corners are the lower left corners of tiles that have (x, y) in them: on the
// grid of a map's tiles; and so that a corner of texels is at (x, y), or just
// beside it.
func corners(x, y *big.Int, n int64, level uint, random *rand.Rand) [][2]*big.Int {
	back := func(z *big.Int, texels, positions int64) *big.Int {
		d := new(big.Int).Lsh(big.NewInt(texels), level)
		return d.Sub(z, d.Add(d, big.NewInt(positions)))
	}
	onGrid := func(z *big.Int) *big.Int {
		g := new(big.Int).Rsh(z, level)
		g.Sub(g, big.NewInt(random.Int64N(n)))
		return g.Lsh(g, level)
	}
	return [][2]*big.Int{
		{onGrid(x), onGrid(y)},
		{back(x, n/2, random.Int64N(4)-1), back(y, n/3, random.Int64N(4)-1)},
	}
}

// tileIsCounts counts the squares of all texels that are not 0, and in each row
// the rest of the squares, run by run.
func tileIsCounts(t *testing.T, set *exact.Set, dst []float32, n int, x0, y0 *big.Int, level uint) {
	t.Helper()
	edge := func(z *big.Int, i int) *big.Int {
		e := new(big.Int).Lsh(big.NewInt(int64(i)), level)
		return e.Add(e, z)
	}
	for j := range n {
		for i, end := 0, 0; i < n; i = end {
			for end = i + 1; end < n && dst[j*n+i] == 0 && dst[j*n+end] == 0; end++ {
			}
			count := set.Count(edge(x0, i), edge(y0, j), edge(x0, end), edge(y0, j+1))
			if got, want := float64(dst[j*n+i]), log2Of(count); !near(got, want) {
				t.Fatalf("Tile at (%d, %d), level %d: texels (%d–%d, %d) are %v, want %v", x0, y0, level, i, end-1, j, got, want)
			}
		}
	}
}

// TestCountsAdd: a huge rectangle has as many as its four quarters.
func TestCountsAdd(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for _, s := range subjects() {
		t.Run(s.name, func(t *testing.T) {
			for range size(30, 8) {
				x, y := s.set.Nth(s.someRow(random, 100))
				x0, y0 := new(big.Int).Sub(x, randomBelow10(random, 100)), new(big.Int).Sub(y, randomBelow10(random, 100))
				x1, y1 := new(big.Int).Add(x, randomBelow10(random, 100)), new(big.Int).Add(y, randomBelow10(random, 100))
				sum := new(big.Int)
				for _, r := range [][4]*big.Int{{x0, y0, x, y}, {x, y0, x1, y}, {x0, y, x, y1}, {x, y, x1, y1}} {
					sum.Add(sum, s.set.Count(r[0], r[1], r[2], r[3]))
				}
				if got := s.set.Count(x0, y0, x1, y1); got.Cmp(sum) != 0 || sum.Sign() <= 0 {
					t.Fatalf("[%d,%d)×[%d,%d) has %d, its quarters %d", x0, x1, y0, y1, got, sum)
				}
			}
		})
	}
}

// TestKernelFarOut: at random places with up to 100 digits, a P-position has no
// winning move; an N-position has, and it is a move, and to a P-position.
func TestKernelFarOut(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 10))
	one := big.NewInt(1)
	for _, s := range subjects() {
		t.Run(s.name, func(t *testing.T) {
			for range size(20, 3) {
				x, y := s.set.Nth(s.someRow(random, 100))
				if random.IntN(2) == 0 && s.set.Symmetric {
					x, y = y, x
				}
				isKernelAt(t, s, x, y)
				isKernelAt(t, s, new(big.Int).Add(x, one), y)
				isKernelAt(t, s, x, new(big.Int).Add(y, one))
				isKernelAt(t, s, new(big.Int).Add(x, one), new(big.Int).Add(y, one))
				isKernelAt(t, s, randomBelow10(random, 100), randomBelow10(random, 100))
			}
		})
	}
}

func isKernelAt(t *testing.T, s subject, x, y *big.Int) {
	t.Helper()
	const limit = 5
	moves := s.set.Winning(s.rules, x, y, limit)
	isP := s.set.Has(x, y)
	terminal := s.misere && x.BitLen() <= 20 && y.BitLen() <= 20 // perhaps, and then N without a move
	if isP != (len(moves) == 0) && !terminal {
		t.Fatalf("(%d, %d): P is %v, and %d winning moves", x, y, isP, len(moves))
	}
	for _, m := range moves {
		if !s.set.Has(m[0], m[1]) || !leads(s.rules, x, y, m[0], m[1]) {
			t.Fatalf("(%d, %d) → (%d, %d) is no winning move", x, y, m[0], m[1])
		}
	}
}

// leads is game.Ruleset.Allows for any size, written anew.
func leads(r game.Ruleset, x, y, u, v *big.Int) bool {
	k, l := new(big.Int).Sub(x, u), new(big.Int).Sub(y, v)
	in := func(set game.SubtractionSet, n *big.Int) bool {
		for _, p := range set {
			residue := new(big.Int).Mod(n, big.NewInt(p.Mod))
			if residue.Cmp(big.NewInt(p.Res)) == 0 && (p.Max == 0 || n.Cmp(big.NewInt(p.Max)) <= 0) {
				return true
			}
		}
		return false
	}
	switch {
	case u.Sign() < 0 || v.Sign() < 0 || k.Sign() < 0 || l.Sign() < 0:
		return false
	case l.Sign() == 0:
		return k.Sign() > 0 && in(r.First, k)
	case k.Sign() == 0:
		return in(r.Second, l)
	case r.Constraint != nil:
		bound, err := r.Constraint.LimitBig(least(u, v), most(u, v), least(x, y))
		return err == nil && bound.Cmp(new(big.Int).Sub(most(k, l), least(k, l))) > 0
	}
	bound := new(big.Int).Mul(least(k, l), big.NewInt(r.TwoHeap.S))
	return in(r.TwoHeap.D1, k) && in(r.TwoHeap.D2, l) && most(k, l).Cmp(bound.Add(bound, big.NewInt(r.TwoHeap.T))) < 0
}

func least(a, b *big.Int) *big.Int {
	if a.Cmp(b) < 0 {
		return a
	}
	return b
}

func most(a, b *big.Int) *big.Int {
	if a.Cmp(b) < 0 {
		return b
	}
	return a
}
