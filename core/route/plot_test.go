package route

import (
	"math/big"
	"testing"

	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/wytlex"
)

// tileOf is a tile at the origin.
func tileOf(t *testing.T, g func() piles.Game, heaps int, axes [2]int, side int, level uint) *Tile {
	t.Helper()
	tile := &Tile{X: new(big.Int), Y: new(big.Int), Axes: axes, Side: side, Level: level, Counts: make([]float32, side*side)}
	r := Vectors(Facts{Name: "game", Heaps: heaps, Limits: Standard}, g)
	if err := r.Tile(tile, nil); err != nil {
		t.Fatal(err)
	}
	return tile
}

// Of Nim with four heaps any two small ones stand in many rows: the map shows where
// a point is, no texel without one is called empty, and it says how many rows it
// shows.
func TestNimDrawsPointsNotRows(t *testing.T) {
	const side = 16
	tile := tileOf(t, func() piles.Game { return kpile.Nim(4, game.Normal) }, 4, [2]int{1, 2}, side, 0)
	if tile.Rows == 0 {
		t.Error("the tile does not say that it shows the first rows only")
	}
	for i, n := range tile.Counts {
		x, y := i%side, i/side
		switch {
		case n == 0:
			t.Errorf("(%d, %d) is called empty", x, y)
		case n != Undecided && n != 1: // log2(1 + 1)
			t.Errorf("(%d, %d) counts %g points", x, y, n)
		case n == Undecided && x <= y && y < 8:
			t.Errorf("(%d, %d) has no point, but [%[1]d, %[2]d, z, z ⊕ …] is P for some z", x, y)
		}
	}
}

// Nothing that a map of Nim with four heaps calls empty holds a P-position, on any
// two axes and in both conventions: each with heaps below 64 is looked for.
func TestNimNoPointIsCalledEmpty(t *testing.T) {
	const side, end, k = 16, 64, 4
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		for a := 1; a <= k; a++ {
			for b := 1; b <= k; b++ {
				if a == b {
					continue
				}
				tile := tileOf(t, func() piles.Game { return kpile.Nim(k, play) }, k, [2]int{a, b}, side, 1)
				for x := range end {
					for y := x; y < end; y++ {
						for z := y; z < end; z++ {
							// The last heap that makes the exclusive or 0; of heaps of
							// one token at most misère play wants an odd number.
							at := [k]int{x, y, z, x ^ y ^ z}
							if play == game.Misere && z <= 1 {
								at[3] ^= 1
							}
							if at[3] < z || at[3] >= end {
								continue
							}
							i, j := at[a-1]>>1, at[b-1]>>1
							if i < side && j < side && tile.Counts[j*side+i] == 0 {
								t.Fatalf("axes %d, %d, %v: %v is P, and its texel is called empty", a, b, play, at)
							}
						}
					}
				}
			}
		}
	}
}

// Where a function grows so fast that the rows end, the map draws those there are,
// hatches the rest, also where a texel is only in part beyond them, and says so.
func TestRowsThatEndAreHatched(t *testing.T) {
	f, err := wytlex.FromExpr("1+p2^2*1000", 2)
	if err != nil {
		t.Fatal(err)
	}
	for level := range uint(4) {
		tile := tileOf(t, func() piles.Game { return wytlex.New(2, f, game.Normal) }, 2, [2]int{1, 2}, 64, level)
		hatched, points := 0, 0
		for _, n := range tile.Counts {
			switch {
			case n == Undecided:
				hatched++
			case n > 0:
				points++
			}
		}
		if hatched == 0 || points == 0 || tile.Rows == 0 {
			t.Errorf("level %d: %d texels hatched, %d with points, %d rows", level, hatched, points, tile.Rows)
		}
		if last := tile.Counts[63*64+63]; last != Undecided {
			t.Errorf("level %d: the far corner is %g", level, last)
		}
	}
}
