package game_test

import (
	"slices"
	"testing"

	"wythoffatlas/core/game"
)

// The options of a position are the positions to which a move is allowed, each
// once.
func TestOptionsAreWhatIsAllowed(t *testing.T) {
	const size = 14
	odd := game.Residue(1, 2)
	for s := int64(1); s <= 4; s++ {
		for most := int64(1); most <= 4; most++ {
			for _, d := range []game.SubtractionSet{game.All(), odd, nil} {
				r := game.Ruleset{First: game.All(), Second: odd, TwoHeap: game.TwoHeapRule{D1: d, D2: game.All(), S: s, T: most}}
				for x := int64(0); x < size; x++ {
					for y := int64(0); y < size; y++ {
						from := game.Position{X: x, Y: y}
						var want []game.Position
						for i := int64(0); i <= x; i++ {
							for j := int64(0); j <= y; j++ {
								if to := (game.Position{X: i, Y: j}); r.Allows(from, to) {
									want = append(want, to)
								}
							}
						}
						got := slices.Collect(r.Options(from))
						less := func(a, b game.Position) int { return int((a.X-b.X)*size + a.Y - b.Y) }
						slices.SortFunc(got, less)
						if !slices.Equal(got, want) {
							t.Fatalf("s = %d, t = %d, D1 = %v: of %v the options are %v, not %v", s, most, d, from, got, want)
						}
					}
				}
			}
		}
	}
}
