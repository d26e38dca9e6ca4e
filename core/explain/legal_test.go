package explain

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
	"wythoffatlas/core/internal/sample"
)

// What the papers say about single moves.
func TestLegalityInThePapers(t *testing.T) {
	const (
		example5 = "game=st-wythoff&s=2&t=2"
		oew      = "game=oew&s=2&t=2"
		g1       = "game=subtraction&f=G1"
	)
	for _, c := range []struct {
		source, link   string
		x0, y0, x1, y1 int64
		legal          bool
		says           string
	}{
		{"Liu & Li, Example 5 (1)", example5, 0, 1, 0, 0, true, "1 token would be taken from the second heap, which may be"},
		{"Liu & Li, Example 5 (1)", example5, 0, 4, 0, 0, true, "Vertical move"},
		{"Liu & Li, Example 5 (2)", example5, 1, 0, 0, 0, true, "Horizontal move"},
		{"Liu & Li, Example 5 (3)", example5, 1, 1, 0, 0, true, "|l − k| = 0 < 3 = (s − 1)·min(k, l) + t"},
		{"Liu & Li, Example 5 (3)", example5, 1, 2, 0, 0, true, "|l − k| = 1 < 3"},
		{"Liu & Li, Example 5 (3)", example5, 1, 3, 0, 0, true, "|l − k| = 2 < 3"},
		{"Liu & Li, Example 5 (4)", example5, 1, 4, 0, 0, false, "|l − k| = 3 ≥ 3"},
		{"Liu & Li, Example 5 (4)", example5, 1, 4, 0, 1, true, "|l − k| = 2 < 3"},
		{"Liu & Li, Remark 15", oew, 0, 1, 0, 0, false, "1 token would be taken from the second heap, which may not be: Sv = the even numbers"},
		{"Liu & Li, Remark 15", oew, 1, 0, 0, 0, true, "1 token would be taken from the first heap, which may be: Sh = the odd numbers"},
		{"Liu & Li, Remark 15", oew, 10, 8, 3, 8, true, "7 tokens"},
		{"Liu & Li, Remark 15", oew, 8, 10, 8, 3, false, "7 tokens would be taken from the second heap, which may not be"},
		{"Liu & Li, Remark 16", "game=oew&s=1&t=1", 3, 4, 2, 2, false, "not the same number"},
		{"Fraenkel, §1", g1, 11, 15, 3, 4, true, "|k − l| = 3 < 4 = f(3, 4, 11)"},
		{"Fraenkel, §1", g1, 11, 15, 2, 4, true, "|k − l| = 2 < 3 = f(2, 4, 11)"},
		{"Fraenkel, §1", g1, 11, 15, 2, 3, false, "|k − l| = 3 ≥ 3 = f(2, 3, 11)"},
		{"Fraenkel, §1", g1, 11, 15, 0, 3, false, "|k − l| = 1 ≥ 1 = f(0, 3, 11)"},
		{"Fraenkel, Table 6, whose text says otherwise", "game=subtraction&f=T6", 10, 29, 8, 21, true, "|k − l| = 6 < 8"},
		{"Liu, Li & Li, §1", "game=radius&r=2", 3, 7, 2, 6, true, "the same number"},
		{"Liu, Li & Li, §1", "game=radius&r=2", 3, 7, 0, 4, false, "3 tokens may not be taken from the first heap when taking from both: D1 = at most 2"},
		{"Liu, Li & Li, §1", "game=rmwg&r=2", 3, 7, 0, 4, true, "the same number"},
		{"Hu, W(a,b)", "game=wab&a=2&b=3", 4, 4, 4, 1, true, "Sv = the multiples of 3"},
		{"Nim", "game=nim&k=2", 4, 4, 3, 3, false, "nothing may be taken from both heaps"},
		{"the definition", g1, 4, 4, 4, 4, false, "Nothing is taken"},
		{"the definition", g1, 4, 4, 3, 5, false, "second heap would grow from 4 to 5"},
		{"the definition", g1, 4, 4, -1, 3, false, "none of them negative"},
		{"a function without a value", "game=subtraction&f=1/(x1-1)", 4, 4, 1, 1, false, "no value"},
		{"a preset box", "game=wythoff&preset=8x1", 4, 4, 3, 3, false, "decreed"},
	} {
		l := Legal(sample.Parsed(t, c.link).Rules, game.VectorOf(c.x0, c.y0), game.VectorOf(c.x1, c.y1))
		if all := strings.Join(l.Reasons, " "); l.Legal != c.legal || !strings.Contains(all, c.says) {
			t.Errorf("%s, %s: (%d, %d) → (%d, %d): %v, %q; want %v and %q", c.source, c.link, c.x0, c.y0, c.x1, c.y1, l.Legal, all, c.legal, c.says)
		}
	}
}

// Of random pairs of positions Legal says what the ruleset itself says, with a
// reason, at any size.
func TestLegalIsTheDefinition(t *testing.T) {
	die := rand.New(rand.NewPCG(5, 6))
	rules := involved(t)
	for _, g := range pairGames(t) {
		rules = append(rules, g.Rules)
	}
	rounds := 400
	if testing.Short() {
		rounds = 100
	}
	for _, r := range rules {
		for range rounds {
			from := game.Position{X: die.Int64N(20), Y: die.Int64N(20)}
			to := game.Position{X: die.Int64N(from.X + 2), Y: die.Int64N(from.Y + 2)}
			want := r.Allows(from, to) && !r.Box.Covers(from.X, from.Y)
			l := Legal(r, game.VectorOf(from.X, from.Y), game.VectorOf(to.X, to.Y))
			if l.Legal != want || len(l.Reasons) == 0 {
				t.Fatalf("%+v: %v → %v: %+v, want %v", r, from, to, l, want)
			}
			if r.Constraint != nil || r.Ends > 0 {
				continue // far out other moves are legal
			}
			far := new(big.Int).Lsh(num(64*63*61*59), 90) // many moduli divide it
			a, b := game.Vector{add(far, num(from.X)), add(far, num(from.Y))}, game.Vector{add(far, num(to.X)), add(far, num(to.Y))}
			if l := Legal(r, a, b); l.Legal != r.Allows(from, to) {
				t.Fatalf("%+v: %v → %v: %+v", r, a, b, l)
			}
		}
	}
}

// All options lie in the reach: on a ray that ends at one of them, or in the
// polygon, whose corners the cone allows.
func TestReach(t *testing.T) {
	die := rand.New(rand.NewPCG(7, 8))
	rules := involved(t)
	for _, g := range pairGames(t) {
		rules = append(rules, g.Rules)
	}
	for i, r := range rules {
		if testing.Short() && i%4 != 0 {
			continue
		}
		for range 60 {
			at := game.Position{X: die.Int64N(40), Y: die.Int64N(40)}
			from := game.VectorOf(at.X, at.Y)
			reach := ReachOf(r, from)
			ends := map[Kind]game.Vector{}
			for _, ray := range reach.Rays {
				ends[ray.Kind] = ray.To
				if !r.AllowsBig(from, ray.To) {
					t.Fatalf("%+v: the ray from %v ends at %v", r, from, ray.To)
				}
			}
			for _, q := range optionsByRule(r, at, All()...) {
				to := game.VectorOf(q.X, q.Y)
				switch kind := KindOf(from, to); {
				case kind == Both && (reach.Area == nil || !inside(reach.Area.Corners, q)):
					t.Fatalf("%+v: %v → %v is outside of %v", r, at, q, reach.Area)
				case kind != Both && (ends[kind] == nil || to[kind].Cmp(ends[kind][kind]) < 0):
					t.Fatalf("%+v: %v → %v is beyond %v", r, at, q, ends[kind])
				}
			}
			if reach.Area == nil || reach.Area.Depends {
				continue
			}
			for _, c := range reach.Area.Corners {
				if !inCone(r.TwoHeap, sub(from[0], c[0]), sub(from[1], c[1])) {
					t.Fatalf("%+v: the corner %v from %v is outside of the cone", r, c, at)
				}
			}
		}
	}
}

// inside reports whether q is in the convex polygon, going round one way.
func inside(corners []game.Vector, q game.Position) bool {
	sides := map[int]bool{}
	at := game.VectorOf(q.X, q.Y)
	low, high := game.Vector{corners[0][0], corners[0][1]}, game.Vector{corners[0][0], corners[0][1]}
	for i, a := range corners {
		b := corners[(i+1)%len(corners)]
		cross := sub(mul(sub(b[0], a[0]), sub(at[1], a[1])), mul(sub(b[1], a[1]), sub(at[0], a[0])))
		if cross.Sign() != 0 {
			sides[cross.Sign()] = true
		}
		for j := range 2 {
			low[j], high[j] = integer.Smaller(low[j], a[j]), integer.Larger(high[j], a[j])
		}
	}
	return len(sides) <= 1 && low[0].Cmp(at[0]) <= 0 && low[1].Cmp(at[1]) <= 0 && at[0].Cmp(high[0]) <= 0 && at[1].Cmp(high[1]) <= 0
}
