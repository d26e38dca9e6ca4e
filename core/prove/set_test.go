package prove_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/internal/sample"
	"wythoffatlas/core/prove"
)

func provedSet(t testing.TB, link string) (*catalog.Game, *prove.Set) {
	g := sample.Parsed(t, link)
	if s := provedSets[link]; s != nil {
		return g, s
	}
	f, err := catalog.Prove(g, prove.Standard)
	if err != nil {
		t.Fatalf("%s: %v", link, err)
	}
	s, err := prove.NewSet(g.Rules, f.Proof, automaton.Limits{})
	if err != nil {
		t.Fatalf("%s: %v", link, err)
	}
	provedSets[link] = s
	return g, s
}

// provedSets are those that a test has had proved: that takes most of the time of
// most tests. (Tests here do not run in parallel.)
var provedSets = map[string]*prove.Set{}

var setLinks = []string{
	"game=wythoff", "game=wythoff&play=misere", "game=st-wythoff&s=1&t=2", "game=oow&play=misere", "game=nim&k=2",
	"game=restricted&s=1&t=1&sh=1mod3&sv=1mod3&d1=1mod3&d2=1mod3", "game=rmwg&r=3", "game=wythoff&preset=3x0.5@4", "game=oew&s=2&t=1",
}

// Everything that a proved set answers is what counting the definition's
// positions gives.
func TestSetIsTheDefinition(t *testing.T) {
	const side = 48
	r := rand.New(rand.NewPCG(31, 32))
	for _, link := range setLinks {
		g, s := provedSet(t, link)
		grid := naive.Decide(g.Rules, g.Play, side, side)
		b := func(n int64) *big.Int { return big.NewInt(n) }
		count := func(x0, y0, x1, y1 int64) (n int64) {
			for x := max(x0, 0); x < x1; x++ {
				for y := max(y0, 0); y < y1; y++ {
					if grid.IsP(x, y) {
						n++
					}
				}
			}
			return n
		}
		for range 60 {
			x0, y0 := r.Int64N(side+3)-3, r.Int64N(side+3)-3
			x1, y1 := x0+r.Int64N(side-max(x0, 0)+1), y0+r.Int64N(side-max(y0, 0)+1)
			if got, want := s.Count(b(x0), b(y0), b(x1), b(y1)), count(x0, y0, x1, y1); got.Int64() != want {
				t.Fatalf("%s: [%d,%d)×[%d,%d) has %d, counted %d", link, x0, x1, y0, y1, want, got)
			}
		}
		n := int64(0)
		rows := s.Positions(b(0), 50)
		for total := int64(0); total < side; total++ {
			for x := range total + 1 {
				y := total - x
				if !grid.IsP(x, y) || s.Symmetric && x > y {
					continue
				}
				if n < int64(len(rows)) && (rows[n][0].Int64() != x || rows[n][1].Int64() != y) {
					t.Fatalf("%s: row %d is %v, want (%d, %d)", link, n, rows[n], x, y)
				}
				if got := s.Row(b(x), b(y)); got.Int64() != n {
					t.Fatalf("%s: (%d, %d) is in row %d, not %d", link, x, y, n, got)
				}
				n++
			}
		}
		for x := range int64(20) {
			var want, wantRow []int64
			for y := range int64(side) {
				if grid.IsP(x, y) {
					want = append(want, y)
				}
				if grid.IsP(y, x) {
					wantRow = append(wantRow, y)
				}
			}
			if got := below(s.Column(b(x), b(0), 100), side); fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatalf("%s: column %d has %v, want %v", link, x, got, want)
			}
			if got := below(s.InRow(b(x), b(0), 100), side); fmt.Sprint(got) != fmt.Sprint(wantRow) {
				t.Fatalf("%s: row %d has %v, want %v", link, x, got, wantRow)
			}
			moves, err := s.Winning(b(x), b(x/2+3), 1000, nil)
			if err != nil {
				t.Fatal(err)
			}
			at := game.Position{X: x, Y: x/2 + 3}
			into := map[string]bool{}
			for q := range g.Rules.Options(at) {
				if grid.IsP(q.X, q.Y) {
					into[fmt.Sprint(q.X, q.Y)] = true
				}
			}
			if g.Rules.Box.Covers(at.X, at.Y) {
				continue
			}
			if len(moves) != len(into) {
				t.Fatalf("%s: %v has the winning moves %v, want %v", link, at, moves, into)
			}
			for _, m := range moves {
				if !into[fmt.Sprint(m[0], m[1])] {
					t.Fatalf("%s: %v has no winning move to %v", link, at, m)
				}
			}
		}
		dst := make([]float32, 16*16)
		for level := range uint(2) {
			s.Tile(dst, 16, b(-4), b(3), level)
			for i := range int64(16) {
				for j := range int64(16) {
					side := int64(1) << level
					n := count(i*side-4, j*side+3, (i+1)*side-4, (j+1)*side+3)
					if got := math.Exp2(float64(dst[j*16+i])) - 1; math.Abs(got-float64(n)) > 1e-3*float64(1+n) {
						t.Fatalf("%s: texel (%d, %d) of level %d has %v, want %d", link, i, j, level, got, n)
					}
				}
			}
		}
	}
}

func below(all []*big.Int, n int64) (small []int64) {
	for _, v := range all {
		if v.IsInt64() && v.Int64() < n {
			small = append(small, v.Int64())
		}
	}
	return small
}

// Far out, counting ways agrees with the closed form of the theorem.
func TestSetIsTheTheorem(t *testing.T) {
	r := rand.New(rand.NewPCG(33, 34))
	for _, link := range []string{"game=wythoff", "game=st-wythoff&s=1&t=2&play=misere", "game=oow&play=misere"} {
		g, s := provedSet(t, link)
		random := func(bits int) *big.Int {
			n := new(big.Int)
			for range bits / 32 {
				n.Lsh(n, 32).Or(n, big.NewInt(int64(r.Uint32())))
			}
			return n
		}
		rounds := 4
		if testing.Short() {
			rounds = 1
		}
		for range rounds {
			x, y := random(320), random(320)
			zero := new(big.Int)
			if got, want := s.Count(zero, x, y, new(big.Int).Lsh(x, 1)), g.Set.Count(zero, x, y, new(big.Int).Lsh(x, 1)); got.Cmp(want) != 0 {
				t.Fatalf("%s: counted %d, want %d", link, got, want)
			}
			got, want := s.Positions(y, 3), g.Set.Positions(y, 3)
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatalf("%s: rows from %d are %v, want %v", link, y, got, want)
			}
			if row := s.Row(got[1][0], got[1][1]); row.Cmp(new(big.Int).Add(y, big.NewInt(1))) != 0 {
				t.Fatalf("%s: row %d is said to be %d", link, y, row)
			}
			for _, level := range []uint{0, 12, 40, 300} {
				const n = 64
				p := got[0]
				dst, theirs := make([]float32, n*n), make([]float32, n*n)
				corner := func(at *big.Int) *big.Int { // the tiles of the map are aligned
					at = new(big.Int).Rsh(at, level+6)
					return at.Lsh(at, level+6)
				}
				x0, y0 := corner(p[0]), corner(p[1])
				s.Tile(dst, n, x0, y0, level)
				g.Set.Tile(theirs, n, x0, y0, level)
				wrong := 0
				for i := range dst {
					if math.Abs(float64(dst[i]-theirs[i])) > 2e-3*(1+float64(theirs[i])) {
						wrong++
					}
				}
				// Corners that a beam cuts by less than the rounding of edges.
				if wrong > 0 && level <= 17 || wrong > 2 {
					t.Errorf("%s: %d texels of level %d differ", link, wrong, level)
				}
			}
		}
	}
}

func BenchmarkProveTile(b *testing.B) {
	for _, link := range []string{"game=wythoff", "game=st-wythoff&s=2&t=2&play=misere", "game=restricted&s=1&t=1&sh=1mod3&sv=1mod3&d1=1mod3&d2=1mod3"} {
		b.Run(link, func(b *testing.B) {
			_, s := provedSet(b, link)
			n := new(big.Int).Exp(big.NewInt(10), big.NewInt(100), nil)
			p := s.Positions(n, 1)[0]
			dst := make([]float32, 256*256)
			level := uint(100)
			half := new(big.Int).Lsh(big.NewInt(100), level)
			x0, y0 := new(big.Int).Sub(p[0], half), new(big.Int).Sub(p[1], half)
			for b.Loop() {
				s.Tile(dst, 256, x0, y0, level)
			}
		})
	}
}
