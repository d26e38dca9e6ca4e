package exact

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"wythoffatlas/core/game"
)

// The quick answer about a small position is the one that digits of big numbers
// give, near the origin and far from it, on a chain and beside it.
func TestQuickIsExact(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 5))
	box := game.NewBox(3)
	box.Set(1, 1, true)
	box.Set(0, 2, true)
	boxed, _ := Boxed(box)
	quicks := 0
	for name, set := range map[string]*Set{
		"Wythoff": ST(1, 1, game.Normal), "misère": ST(1, 1, game.Misere), "(2,3)": ST(2, 3, game.Normal), "(3,1) misère": ST(3, 1, game.Misere),
		"(1000,7)": ST(1000, 7, game.Normal), "W(2,3)": WAB(2, 3), "W(7,1)": WAB(7, 1), "W(1,1000)": WAB(1, 1000), "boxed": boxed,
	} {
		for _, p := range set.parts {
			c, ok := p.(*chain)
			if !ok || c.quick == nil {
				continue
			}
			quicks++
			slow := *c
			slow.quick = nil
			agree := func(x, y int64) {
				t.Helper()
				got, sure := c.hasSmall(big.NewInt(x), big.NewInt(y))
				if want := slow.has(big.NewInt(x), big.NewInt(y)); sure && got != want {
					t.Fatalf("%s: (%d, %d) is P: %v, want %v", name, x, y, got, want)
				}
			}
			for x := range int64(60) {
				for y := range int64(60) {
					agree(x, y)
				}
			}
			for range 200 {
				n := big.NewInt(random.Int64N(1 << (1 + random.IntN(57))))
				x, y := c.corner(n)
				if x.BitLen() > 60 || y.BitLen() > 60 {
					continue
				}
				for _, d := range [][2]int64{{0, 0}, {1, 0}, {0, 1}, {-1, 0}, {0, -1}} {
					if x.Int64()+d[0] >= 0 && y.Int64()+d[1] >= 0 {
						agree(x.Int64()+d[0], y.Int64()+d[1])
					}
				}
			}
		}
	}
	if quicks < 10 {
		t.Errorf("only %d chains have quick answers", quicks)
	}
}
