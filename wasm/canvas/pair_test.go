package canvas

import (
	"math/big"
	"testing"

	"wythoffatlas/wasm/raster"
)

// Two games over one another: what both have is a square in ink, what one has alone
// has another shape and colour, in its own cell, at every size of cells.
func TestTwoGamesOverOneAnother(t *testing.T) {
	first, second := blank(), blank()
	put := func(shades []byte, x, y int) { shades[y*TileTexels+x] = raster.Full }
	put(first, 1, 2)
	put(second, 1, 2)
	put(first, 4, 7)
	put(second, 8, 3)
	second[5*TileTexels+20] = raster.Undecided
	put(first, 20, 5) // which is undecided in the other
	a, b := TileID{IX: "0", IY: "0"}, TileID{Layer: 1, IX: "0", IY: "0"}
	for id, shades := range map[TileID][]byte{a: first, b: second} {
		if err := PutTile(id, shades); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { EvictTile(id) })
	}
	pal := &raster.Light
	for _, cell := range []float64{2, 5, 9, 24} {
		scene := &Scene{Palette: pal, Map: &Map{Cell: cell, Anchor: Point{0, 400}, Origin: Point{0, 400},
			Tiles: []Placed{{ID: a, Corner: Point{0, 400}, Size: cell * TileTexels, X: big.NewInt(0), Y: big.NewInt(0), Over: true}}}}
		r := &recorder{}
		paint(r, 800, 400, 1, scene)
		for _, c := range []struct {
			colour raster.Colour
			x, y   float64
		}{{pal.Ink, 1, 2}, {pal.Upper, 4, 7}, {pal.Lower, 8, 3}} {
			n := 0
			for _, q := range r.quads {
				if q.c != opaque(c.colour) || q.quad[0].U == 200 { // letters are in ink
					continue
				}
				mx, my := 0.0, 0.0
				for _, k := range q.quad {
					mx, my = mx+float64(k.X)/4, my+float64(k.Y)/4
				}
				if mx < c.x*cell || mx > (c.x+1)*cell || my > 400-c.y*cell || my < 400-(c.y+1)*cell {
					t.Errorf("cell %v: something in %v is at (%v,%v)", cell, c.colour.Hex(), mx/cell, (400-my)/cell)
				}
				n++
			}
			if n == 0 {
				t.Errorf("cell %v: nothing in %s", cell, c.colour.Hex())
			}
		}
	}
	seen := map[Share]int{}
	Positions(&Map{Tiles: []Placed{{ID: a, Size: TileTexels, X: big.NewInt(0), Y: big.NewInt(0), Over: true}}}, Rect{-1, -TileTexels, TileTexels, 1},
		func(_, _ *big.Int, _ Rect, s Share) bool { seen[s]++; return true })
	if seen[Both] != 1 || seen[OnlyFirst] != 1 || seen[OnlySecond] != 1 {
		t.Errorf("shares %v", seen)
	}
	EvictTile(b)
	if pairOf(a) != nil {
		t.Error("a tile of one game is compared with none")
	}
}

// The shades of both games below a pixel a position: what both have is the less.
func TestShares(t *testing.T) {
	out := share([]byte{0, 1, 9, 255, 40, 0, 200}, []byte{0, 7, 1, 255, 30, 12, 201})
	for i, want := range [3][]byte{{0, 1, 1, 255, 30, 0, 200}, {0, 0, 0, 0, 10, 0, 0}, {0, 0, 0, 0, 0, 12, 2}} {
		if string(out[i]) != string(want) {
			t.Errorf("share %d: %v, want %v", i, out[i], want)
		}
	}
}
