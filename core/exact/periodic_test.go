package exact_test

import (
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// Games whose columns and rows both repeat, as is seen in a window: the set made
// of the period is the game's, as far as the definition is followed.
func TestPeriodic(t *testing.T) {
	most := func(n int64) game.SubtractionSet { return game.SubtractionSet{{Mod: 1, Max: n}} }
	radius := restricted(1, 1, game.All(), game.All())
	radius.First, radius.Second, radius.TwoHeap.D1, radius.TwoHeap.D2 = most(5), most(5), most(5), most(5)
	tight := restricted(1, 1, game.All(), game.All())
	tight.First, tight.Second, tight.TwoHeap.D1, tight.TwoHeap.D2 = most(5), most(7), most(3), most(3)
	odd := restricted(2, 1, game.Odd(), game.Odd())
	odd.TwoHeap.D1, odd.TwoHeap.D2 = game.Even(), game.Even()
	side := int64(90)
	if testing.Short() {
		side = 60
	}
	for name, c := range map[string]struct {
		rules        game.Ruleset
		play         game.Convention
		x0, p, y0, q int64
	}{
		"radius 5":        {radius, game.Normal, 0, 6, 0, 6},
		"radius 5 misère": {radius, game.Misere, 0, 6, 0, 6},
		"bounded":         {tight, game.Normal, 10, 6, 32, 8},
		"odd and even":    {odd, game.Normal, 2, 2, 2, 2},
	} {
		t.Run(name, func(t *testing.T) {
			o := byDefinition(c.rules, c.play, side)
			if !repeats(o, c.x0, c.p, 0, 0) || !repeats(o, 0, 0, c.y0, c.q) {
				t.Fatal("the period is wrong, not the set")
			}
			set := exact.Periodic(o.isP, c.x0, c.p, c.y0, c.q)
			if set == nil {
				t.Fatal("too many lattices")
			}
			agrees(t, set, o)
			if c.play == game.Normal {
				winningAgrees(t, set, c.rules, o)
			}
		})
	}
	all := func(int64, int64) bool { return true }
	if exact.Periodic(all, 0, 30, 0, 30) != nil {
		t.Error("900 lattices are not too many")
	}
}

// repeats reports whether columns repeat after p, from x0 on, or rows after q,
// from y0 on.
func repeats(o oracle, x0, p, y0, q int64) bool {
	for x := x0; x+p < o.w; x++ {
		for y := y0; y+q < o.w; y++ {
			if o.isP(x, y) != o.isP(x+p, y+q) {
				return false
			}
		}
	}
	return true
}
