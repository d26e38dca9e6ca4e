package model

import (
	"testing"

	"wythoffatlas/core/grundy"
	"wythoffatlas/wasm/canvas"
)

// Where squares are small, the values in view are tiles: the larger a value the darker,
// a P-position has none, and the level line is just its squares. What goes out of view,
// or was of another game, is taken back.
func TestValuesInPieces(t *testing.T) {
	b := newBench(t, "#v=1&game=wythoff&x=300&y=250&z=1&show=values&level=5")
	b.settle()
	put := map[canvas.TileID][]byte{}
	follow := func() {
		for _, e := range b.done {
			switch e := e.(type) {
			case PutTile:
				if e.ID.Layer >= heatLayer {
					put[e.ID] = e.Shades
				}
			case EvictTile:
				delete(put, e.ID)
			}
		}
		b.done = nil
	}
	hold := func() {
		t.Helper()
		follow()
		g := b.s.Game()
		want, err := grundy.Decide(g.Rules, g.Play, 1024, 1024, nil)
		if err != nil {
			t.Fatal(err)
		}
		blocks := b.s.Values()
		if len(blocks) < 4 || len(put) != 2*len(blocks) {
			t.Fatalf("%d tiles for %d blocks", len(put), len(blocks))
		}
		darkest := map[byte]int{} // of a shade, the greatest value
		for i := range blocks {
			ids := blocks[i].HeatIDs(0)
			for x := range canvas.TileTexels {
				for y := range canvas.TileTexels {
					value := want.At(int(blocks[i].X)+x, int(blocks[i].Y)+y)
					shade := put[ids[0]][y*canvas.TileTexels+x]
					if (value == 0) != (shade == 0) {
						t.Fatalf("the value %d has the shade %d", value, shade)
					}
					darkest[shade] = max(darkest[shade], int(value))
					if onLine := put[ids[1]][y*canvas.TileTexels+x] > 0; onLine != (value == 5) {
						t.Fatalf("the value %d is on the level line of 5: %v", value, onLine)
					}
				}
			}
		}
		before := -1
		for shade := range 256 {
			if value, seen := darkest[byte(shade)]; seen {
				if value <= before {
					t.Errorf("the shade %d is of values up to %d, a lighter one of %d", shade, value, before)
				}
				before = value
			}
		}
	}
	hold()
	b.do(Hash{"#v=1&game=st-wythoff&s=2&t=3&x=400&y=250&z=1&show=values&level=5"})
	b.settle()
	hold()
	b.do(Hash{"#v=1&game=wythoff&x=400&y=250&z=3&show=values"})
	b.settle()
	if follow(); len(put) > 0 {
		t.Errorf("%d tiles stay where each square is drawn by itself", len(put))
	}
}
