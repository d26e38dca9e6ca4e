package catalog

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
)

// verify compares the routes of a game.
func verify(g *Game, n int64, pause pause.Func) (route.Report, error) {
	return Verifier(g, Route(g, route.Standard)).Verify(n, pause)
}

// The definition that Verify asks is the one that all tests ask.
func TestDefinition(t *testing.T) {
	const side = 40
	box := game.NewBox(5)
	box.Set(3, 1, true)
	box.Set(4, 4, true)
	all := game.All()
	for name, r := range map[string]game.Ruleset{
		"no moves":   {},
		"Nim":        {First: all, Second: all},
		"Wythoff":    stRules(1, 1),
		"(2,3)":      stRules(2, 3),
		"W(2,3)":     wab.rules(Numbers(2, 3)),
		"restricted": {First: game.Odd(), Second: game.AtMost(4), TwoHeap: game.TwoHeapRule{D1: game.Residue(1, 3), D2: all, S: 2, T: 1}},
		"boxed":      {First: all, Second: all, TwoHeap: game.TwoHeapRule{D1: all, D2: all, S: 1, T: 1}, Box: box},
	} {
		for _, play := range []game.Convention{game.Normal, game.Misere} {
			want, d := naive.Decide(r, play, side, side), newDefinition(r, play, side)
			for x := range int64(side) {
				for y, isP := range d.next() {
					if isP != want.IsP(x, int64(y)) {
						t.Fatalf("%s, %s: (%d, %d) is P: %v", name, play, x, y, isP)
					}
				}
			}
		}
	}
}

func TestVerifyAgrees(t *testing.T) {
	for _, c := range []struct {
		family *Family
		args   []Arg
		play   game.Convention
		n      int64
		route  string
	}{
		{wythoff, nil, game.Normal, 1, "each against the definition"},
		{wythoff, nil, game.Misere, 70, "each against the definition"},
		{stWythoff, Numbers(2, 3), game.Misere, 70, "each against the definition"},
		{wab, Numbers(2, 3), game.Normal, 300, "both against the definition on [0,256)²"},
		{wab, Numbers(2, 3), game.Misere, 70, "No theorem"},
		{eew, Numbers(2, 3), game.Misere, 70, "The formula and elimination"},
		{oow, Numbers(1, 1), game.Normal, 70, "each against the definition"},
		{restricted, restricted.Defaults(), game.Normal, 70, "The formula"},
		{subtraction, named("G2"), game.Normal, 70, "The formula"},
		{subtraction, named("G1"), game.Normal, 270, "The recursion of Theorem 3 against elimination"},
		{subtraction, named("Ex4"), game.Normal, 70, "The recursion of Theorem 3 and elimination"},
		{subtraction, named("T6"), game.Normal, 70, "No theorem"},
		{subtraction, named("G1"), game.Misere, 70, "No theorem"},
	} {
		g, err := c.family.Game(c.args, c.play)
		if err != nil {
			t.Fatal(err)
		}
		r, err := verify(g, c.n, nil)
		if err != nil || r.Checked != c.n*c.n || r.Differ != 0 || r.First != nil || !strings.Contains(r.Route, c.route) {
			t.Errorf("%s: got %+v, %v", g.Link(), r, err)
		}
	}
}

// A wrong formula is found out: every position where it differs is counted,
// and the first is told. Near the origin the definition finds it, far from it
// elimination does.
func TestVerifyFindsDifferences(t *testing.T) {
	for _, n := range []int64{50, 290} {
		g, err := aWythoff.Game(Numbers(3), game.Normal)
		if err != nil {
			t.Fatal(err)
		}
		right := g.Set
		g.Set = exact.ST(1, 2, game.Normal)
		want := route.Report{Checked: n * n}
		for x := range n {
			for y := range n {
				bx, by := big.NewInt(x), big.NewInt(y)
				if g.Set.Has(bx, by) == right.Has(bx, by) {
					continue
				}
				want.Differ++
				if want.First == nil {
					want.First = game.VectorOf(x, y)
				}
			}
		}
		got, err := verify(g, n, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got.Differ != want.Differ || got.First == nil || !got.First.Equal(want.First) {
			t.Errorf("n=%d: got %+v at %v, want %+v at %v", n, got, got.First, want, want.First)
		}
	}
}

func TestVerifyStops(t *testing.T) {
	stop := errors.New("stop")
	calls := int64(0)
	_, err := verify(Default().Default(), 90, func(done, total int64, _ string) error {
		if calls++; done != calls || total != 90 {
			t.Errorf("progress %d of %d in call %d", done, total, calls)
		}
		if done == 10 {
			return stop
		}
		return nil
	})
	if err != stop || calls != 10 {
		t.Errorf("got %v after %d columns", err, calls)
	}
}

func TestVerifyBounds(t *testing.T) {
	formula := Default().Default()
	none, err := wab.Game(Numbers(2, 3), game.Misere)
	if err != nil {
		t.Fatal(err)
	}
	most := func(g *Game) int64 { return Verifier(g, Route(g, route.Standard)).MaxVerify() }
	if most(formula) != 4096 || most(none) != 256 {
		t.Errorf("bounds %d and %d", most(formula), most(none))
	}
	for _, g := range []*Game{formula, none} {
		for _, n := range []int64{-1, 0, most(g) + 1} {
			if _, err := verify(g, n, nil); err == nil || !strings.HasPrefix(err.Error(), "catalog: ") {
				t.Errorf("%s, n=%d: %v", g.Link(), n, err)
			}
		}
	}
}
