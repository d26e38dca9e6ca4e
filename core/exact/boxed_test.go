package exact_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
)

// boxOf is a box in which a position is P when isP says so.
func boxOf(k int64, isP func(x, y int64) bool) *game.Box {
	b := game.NewBox(k)
	for x := range k {
		for y := range k {
			b.Set(x, y, isP(x, y))
		}
	}
	return b
}

func randomBox(random *rand.Rand, k int64, tenths int) *game.Box {
	return boxOf(k, func(int64, int64) bool { return random.IntN(10) < tenths })
}

func boxRules(b *game.Box) game.Ruleset {
	r := stRules(1, 1)
	r.Box = b
	return r
}

// boxes are full, empty, random and symmetric ones of side up to 8.
func boxes() map[string]*game.Box {
	all := map[string]*game.Box{}
	random := rand.New(rand.NewPCG(21, 22))
	for k := int64(1); k <= 8; k++ {
		all[fmt.Sprint("full ", k)] = boxOf(k, func(int64, int64) bool { return true })
		all[fmt.Sprint("empty ", k)] = boxOf(k, func(int64, int64) bool { return false })
		for i := range 4 {
			all[fmt.Sprint("random ", k, " ", i)] = randomBox(random, k, 1+2*i)
		}
		half := randomBox(random, k, 4)
		all[fmt.Sprint("symmetric ", k)] = boxOf(k, func(x, y int64) bool { return half.IsP(min(x, y), max(x, y)) })
	}
	return all
}

// TestBoxed holds Wythoff's game with preset boxes to the definition (the
// thesis on W(a,b), §4.2), in both conventions.
func TestBoxed(t *testing.T) {
	for name, box := range boxes() {
		if box.K() > size(8, 3) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			set, saturation := exact.Boxed(box)
			from := saturation.Column
			if set == nil || from < box.K() || from > 4*box.K() {
				t.Fatalf("saturated from column %d on", from)
			}
			if set.Symmetric != box.Symmetric() {
				t.Errorf("symmetric: %v", set.Symmetric)
			}
			w := 2*from + 40
			for _, play := range plays {
				o := byDefinition(boxRules(box), play, w)
				agrees(t, set, o)
				if play == game.Normal {
					boxedWinningAgrees(t, set, box, o)
				}
			}
		})
	}
}

// boxedWinningAgrees is winningAgrees for positions outside the box; nobody
// moves inside it.
func boxedWinningAgrees(t *testing.T, set *exact.Set, box *game.Box, o oracle) {
	t.Helper()
	r := boxRules(box)
	for x := range o.w {
		for y := x % 7; y < o.w; y += 7 {
			if box.Covers(x, y) {
				continue
			}
			var want [][2]int64
			for total := range x + y {
				for u := max(0, total-y); u <= min(x, total); u++ {
					if o.isP(u, total-u) && r.Allows(game.Position{X: x, Y: y}, game.Position{X: u, Y: total - u}) {
						want = append(want, [2]int64{u, total - u})
					}
				}
			}
			px, py := pos(x, y)
			if got := set.Winning(r, px, py, 1000); fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatalf("Winning(%d, %d): %v, want %v", x, y, got, want)
			}
		}
	}
}

// Large boxes saturate too: the far end of the window is as the definition has
// it.
func TestBoxedLarge(t *testing.T) {
	random := rand.New(rand.NewPCG(23, 24))
	for _, k := range []int64{32, 100, size(game.MaxBox, 101)} {
		for _, tenths := range []int{0, 3, 10} {
			box := randomBox(random, k, tenths)
			set, saturation := exact.Boxed(box)
			if set == nil || saturation.Column > 4*k {
				t.Fatalf("%d, %d tenths: saturated from column %d on", k, tenths, saturation.Column)
			}
		}
	}
	box := randomBox(random, 40, 5)
	set, _ := exact.Boxed(box)
	o := byDefinition(boxRules(box), game.Normal, size(300, 120))
	for x := range o.w {
		for y := range o.w {
			if got := set.Has(pos(x, y)); got != o.isP(x, y) {
				t.Fatalf("Has(%d, %d) = %v", x, y, got)
			}
		}
	}
}
