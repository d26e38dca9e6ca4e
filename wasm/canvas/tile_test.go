package canvas

import (
	"math/rand/v2"
	"testing"

	"wythoffatlas/wasm/raster"
)

func blank() []byte { return make([]byte, TileTexels*TileTexels) }

func TestTileOfWrongSize(t *testing.T) {
	for _, n := range []int{0, TileTexels, TileTexels*TileTexels - 1, TileTexels*TileTexels + 1} {
		if _, err := newTile(0, make([]byte, n)); err == nil {
			t.Errorf("%d bytes were taken for a tile", n)
		}
	}
}

func TestPointsAreTheInkedTexels(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	shades := blank()
	want := map[point]bool{}
	for range 500 {
		q := point{uint8(rng.IntN(256)), uint8(rng.IntN(256)), uint8(2 + rng.IntN(254))}
		i := int(q.y)*TileTexels + int(q.x)
		if shades[i] == 0 {
			shades[i] = q.shade
			want[q] = true
		}
	}
	shades[0] = raster.Undecided // is no point
	delete(want, point{0, 0, shades[0]})
	tile, err := newTile(0, shades)
	if err != nil {
		t.Fatal(err)
	}
	if len(tile.points) != len(want) {
		t.Fatalf("%d points, want %d", len(tile.points), len(want))
	}
	for _, q := range tile.points {
		if !want[q] {
			t.Errorf("%v is not inked", q)
		}
	}
}

// The patches are disjoint and cover exactly the undecided texels.
func TestPatchesCoverTheUndecided(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for round := range 30 {
		shades := blank()
		for range round {
			x0, y0 := rng.IntN(256), rng.IntN(256)
			x1, y1 := x0+rng.IntN(256-x0)+1, y0+rng.IntN(256-y0)+1
			for y := y0; y < y1; y++ {
				for x := x0; x < x1; x++ {
					shades[y*TileTexels+x] = raster.Undecided
				}
			}
		}
		seen := blank()
		for _, u := range undecidedPatches(shades) {
			for y := u.y0; y < u.y1; y++ {
				for x := u.x0; x < u.x1; x++ {
					seen[int(y)*TileTexels+int(x)]++
				}
			}
		}
		for i := range shades {
			if shades[i] != seen[i] {
				t.Fatalf("round %d: texel %d,%d is covered %d times, undecided: %v", round, i%256, i/256, seen[i], shades[i] == raster.Undecided)
			}
		}
	}
}

func TestOneRectangleIsOnePatch(t *testing.T) {
	shades := blank()
	for y := 40; y < 256; y++ {
		for x := 7; x < 256; x++ {
			shades[y*TileTexels+x] = raster.Undecided
		}
	}
	got := undecidedPatches(shades)
	if want := (patch{7, 40, 256, 256}); len(got) != 1 || got[0] != want {
		t.Errorf("got %v, want only %v", got, want)
	}
}

func TestStoreForgets(t *testing.T) {
	id := TileID{Level: 1, IX: "2", IY: "3"}
	if err := PutTile(id, blank()); err != nil || tiles[id] == nil {
		t.Fatal("the tile was not kept", err)
	}
	d := &texture{}
	tiles[id].texture = d
	if err := PutTile(id, blank()); err != nil || !d.gone {
		t.Error("the texture of a replaced tile was not given back", err)
	}
	d = &texture{}
	tiles[id].texture = d
	if EvictTile(id); tiles[id] != nil || !d.gone {
		t.Error("the tile is still there")
	}
	EvictTile(id) // once more does no harm
}

type texture struct{ gone bool }

func (t *texture) Deallocate() { t.gone = true }
