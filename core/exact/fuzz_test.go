package exact_test

import (
	"math/big"
	"sync"
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// fuzzed are sets of every kind, with the rulesets that decide them.
var fuzzed = []struct {
	set   *exact.Set
	rules game.Ruleset
	play  game.Convention
}{
	{exact.ST(1, 1, game.Normal), stRules(1, 1), game.Normal},
	{exact.ST(1, 1, game.Misere), stRules(1, 1), game.Misere},
	{exact.ST(3, 2, game.Misere), stRules(3, 2), game.Misere},
	{exact.WAB(2, 3), wabRules(2, 3), game.Normal},
	{exact.Multiples(3, 1, 2, game.Misere), restricted(1, 2, game.MultiplesOf(3), game.MultiplesOf(3)), game.Misere},
	{exact.OOW(game.Misere), restricted(1, 1, game.Odd(), game.Odd()), game.Misere},
	{exact.OEW(2, 1, game.Misere), restricted(2, 1, game.Odd(), game.Even()), game.Misere},
	{exact.EOW(2, 1, game.Normal), restricted(2, 1, game.Even(), game.Odd()), game.Normal},
	{exact.RMWG(4), rmwgRules(4), game.Normal},
	{exact.G2(), constrained("x0-x1"), game.Normal},
	{exact.G3(), constrained("y1-x1+1"), game.Normal},
}

// FuzzCount: counts of rectangles are those of the definition, and a count of
// one position is its outcome.
func FuzzCount(f *testing.F) {
	var oracles [16]oracle
	var once [16]sync.Once
	f.Add(uint8(0), int8(0), int8(0), int8(40), int8(40))
	f.Add(uint8(4), int8(-3), int8(2), int8(9), int8(31))
	f.Add(uint8(8), int8(5), int8(5), int8(5), int8(60))
	f.Fuzz(func(t *testing.T, which uint8, x0, y0, x1, y1 int8) {
		const side = 64
		x0, y0, x1, y1 = x0/2, y0/2, x1/2, y1/2
		i := int(which) % len(fuzzed)
		g := fuzzed[i]
		once[i].Do(func() { oracles[i] = byDefinition(g.rules, g.play, side) })
		o := oracles[i]
		number := func(n int8) *big.Int { return big.NewInt(int64(n)) }
		got := g.set.Count(number(x0), number(y0), number(x1), number(y1))
		if want := o.count(int64(x0), int64(y0), int64(x1), int64(y1)); got.Cmp(big.NewInt(want)) != 0 {
			t.Fatalf("game %d: Count(%d, %d, %d, %d) = %d, want %d", i, x0, y0, x1, y1, got, want)
		}
		isP := x0 >= 0 && y0 >= 0 && o.isP(int64(x0), int64(y0))
		if g.set.Has(number(x0), number(y0)) != isP {
			t.Fatalf("game %d: Has(%d, %d) = %v", i, x0, y0, !isP)
		}
	})
}
