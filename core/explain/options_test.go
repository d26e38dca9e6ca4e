package explain

import (
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
	"wythoffatlas/core/internal/sample"
)

// pairGames are the games of the catalogue with two heaps that the tests ask about.
func pairGames(t testing.TB) []*catalog.Game {
	t.Helper()
	return slices.DeleteFunc(sample.Games(t, "8x1", "6x0.6@42"), func(g *catalog.Game) bool { return g.Piles != nil })
}

// involved are sets of takings that the catalogue's examples do not have.
func involved(t testing.TB) []game.Ruleset {
	set := func(s string) game.SubtractionSet {
		takes, err := game.ParseSubtractionSet(s)
		if err != nil {
			t.Fatal(err)
		}
		return takes
	}
	var all []game.Ruleset
	for _, x := range [][4]string{
		{"odd,4mod6", "max3,0mod5", "odd,2mod4", "all"}, {"evenmax8", "none", "max5", "1mod3max7,even"},
		{"63mod64", "1mod64", "all", "all"}, {"0mod3,0mod6", "1mod4,max3", "1mod4,max3", "0mod3max9,1mod2"},
		{"none", "none", "0mod7", "3mod5max40"}, {"all", "all", "even", "max4"}, {"none", "none", "none", "none"},
	} {
		for _, st := range [][2]int64{{1, 1}, {2, 5}, {3, 2}, {1, 7}} {
			all = append(all, game.Ruleset{First: set(x[0]), Second: set(x[1]), TwoHeap: game.TwoHeapRule{D1: set(x[2]), D2: set(x[3]), S: st[0], T: st[1]}})
		}
	}
	return all
}

// optionsByRule is what the ruleset itself says: all options by total, then by the
// first heap.
func optionsByRule(r game.Ruleset, at game.Position, of ...Kind) []game.Position {
	var list []game.Position
	if r.Box.Covers(at.X, at.Y) {
		return nil
	}
	for q := range r.Options(at) {
		if slices.Contains(of, KindOf(game.VectorOf(at.X, at.Y), game.VectorOf(q.X, q.Y))) {
			list = append(list, q)
		}
	}
	slices.SortFunc(list, func(a, b game.Position) int {
		if d := a.Total() - b.Total(); d != 0 {
			return int(d)
		}
		return int(a.X - b.X)
	})
	return list
}

func checkOptions(t *testing.T, r game.Ruleset, at game.Position, die *rand.Rand) {
	t.Helper()
	o, err := OptionsOf(r, game.VectorOf(at.X, at.Y), nil)
	if err != nil {
		t.Fatal(err)
	}
	groups := [][]Kind{All()}
	if die.IntN(5) == 0 {
		groups = append(groups, []Kind{First}, []Kind{Second}, []Kind{Both})
	}
	for _, of := range groups {
		want := optionsByRule(r, at, of...)
		if n := o.Count(of...); n.Cmp(big.NewInt(int64(len(want)))) != 0 {
			t.Fatalf("%v, %v: %s options counted, there are %d", at, of, n, len(want))
		}
		from := 0
		if len(want) > 0 {
			from = die.IntN(len(want) + 1)
		}
		parts := [][2]int{{0, len(want) + 3}, {from, 1 + die.IntN(4)}}
		for _, part := range parts[:min(len(groups), 2)] { // parts from the middle for one in five
			list, err := o.List(of, big.NewInt(int64(part[0])), part[1], nil)
			if err != nil {
				t.Fatal(err)
			}
			expect := want[part[0]:min(len(want), part[0]+part[1])]
			if len(list) != len(expect) {
				t.Fatalf("%v, %v from %d: %d options listed, want %d", at, of, part[0], len(list), len(expect))
			}
			for i, q := range list {
				if got, _ := q.Small(); got != expect[i] {
					t.Fatalf("%v, %v: option %d is %v, want %v", at, of, part[0]+i, got, expect[i])
				}
			}
		}
	}
}

// The options of random positions are those of the definition.
func TestOptionsAreTheDefinition(t *testing.T) {
	rounds, more, side := 250, 100, int64(20) // there are 400 positions
	switch {
	case os.Getenv("ALL") != "":
		rounds = 1000
	case testing.Short():
		rounds, more = 30, 3
	}
	for _, g := range pairGames(t) {
		if g.Play == game.Misere {
			continue // the moves are the same
		}
		t.Run(g.Link(), func(t *testing.T) {
			t.Parallel()
			die := rand.New(rand.NewPCG(1, 2))
			for range rounds {
				checkOptions(t, g.Rules, game.Position{X: die.Int64N(side), Y: die.Int64N(side)}, die)
			}
		})
	}
	for i, r := range involved(t) {
		die := rand.New(rand.NewPCG(3, uint64(i)))
		for range more {
			checkOptions(t, r, game.Position{X: die.Int64N(90), Y: die.Int64N(90)}, die)
		}
	}
}

// Far out, where nothing can be listed, counts and lists still agree: row n is an
// option, the n-th that is counted, and the one after it comes later.
func TestOptionsFarOut(t *testing.T) {
	ten := func(n int64) *big.Int { return new(big.Int).Exp(big.NewInt(10), big.NewInt(n), nil) }
	rules := involved(t)
	for _, g := range pairGames(t) {
		if g.Rules.Constraint == nil && g.Play == game.Normal {
			rules = append(rules, g.Rules)
		}
	}
	for i, r := range rules {
		if testing.Short() && i%5 != 0 {
			continue
		}
		at := game.Vector{plus(ten(60), int64(i)), plus(ten(61), 7)}
		if i%2 == 1 {
			at = game.Vector{num(int64(i)), ten(40)}
		}
		o, err := OptionsOf(r, at, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, of := range [][]Kind{All(), {First}, {Second}, {Both}} {
			n := o.Count(of...)
			for _, row := range []*big.Int{num(0), integer.FloorDiv(n, 3), integer.FloorDiv(times(n, 2), 5), plus(n, -2), plus(n, -1), n} {
				if row.Sign() < 0 {
					continue
				}
				list, err := o.List(of, row, 2, nil)
				if err != nil {
					t.Fatal(err)
				}
				if want := integer.Smaller(sub(n, row), num(2)); want.Cmp(num(int64(len(list)))) != 0 {
					t.Fatalf("%+v, %v of %v: %d options from row %s of %s", r, of, at, len(list), row, n)
				}
				for j, q := range list {
					if !r.AllowsBig(at, q) {
						t.Fatalf("%+v: %v → %v is no move", r, at, q)
					}
					total := add(q[0], q[1])
					if before := o.upTo(of, plus(total, -1)); before.Cmp(plus(row, int64(j))) > 0 {
						t.Fatalf("row %s, and %s options are before its total", row, before)
					}
					if upTo := o.upTo(of, total); upTo.Cmp(plus(row, int64(j))) <= 0 {
						t.Fatalf("row %s, and only %s options are up to its total", row, upTo)
					}
				}
				if len(list) == 2 && !earlier(list[0], list[1]) {
					t.Fatalf("%v stands before %v", list[0], list[1])
				}
			}
		}
	}
}

// earlier is the table's order.
func earlier(a, b game.Vector) bool {
	if c := add(a[0], a[1]).Cmp(add(b[0], b[1])); c != 0 {
		return c < 0
	}
	return a[0].Cmp(b[0]) < 0
}

// The papers' examples of what may be moved to.
func TestOptionsOfThePapers(t *testing.T) {
	for _, c := range []struct {
		source, link string
		at           [2]int64
		kind         []Kind
		want         [][2]int64 // as the paper has them
	}{
		{"Liu, Li & Li, §1: R = 2, R-radius game", "game=radius&r=2", [2]int64{3, 7}, All(),
			[][2]int64{{2, 7}, {1, 7}, {3, 6}, {3, 5}, {2, 6}, {1, 5}}},
		{"Liu, Li & Li, §1: R = 2, RMWG", "game=rmwg&r=2", [2]int64{3, 7}, All(),
			[][2]int64{{2, 7}, {1, 7}, {3, 6}, {3, 5}, {2, 6}, {1, 5}, {0, 4}}},
		{"Liu & Li, Example 5 (4)", "game=st-wythoff&s=2&t=2", [2]int64{1, 4}, []Kind{Both},
			[][2]int64{{0, 1}, {0, 2}, {0, 3}}},
	} {
		o, err := OptionsOf(sample.Parsed(t, c.link).Rules, game.VectorOf(c.at[0], c.at[1]), nil)
		if err != nil {
			t.Fatal(err)
		}
		list, err := o.List(c.kind, num(0), 100, nil)
		if err != nil || len(list) != len(c.want) {
			t.Fatalf("%s: %v, %v", c.source, list, err)
		}
		for _, w := range c.want {
			if !slices.ContainsFunc(list, func(q game.Vector) bool { return q.Equal(game.VectorOf(w[0], w[1])) }) {
				t.Errorf("%s: no option %v", c.source, w)
			}
		}
	}
}
