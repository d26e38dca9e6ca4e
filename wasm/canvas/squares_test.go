package canvas

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"wythoffatlas/wasm/raster"
)

// scene has a single tile at the origin with P-positions at the given cells.
func sceneOf(t *testing.T, cell float64, corner Point, cells ...[2]int) *Scene {
	t.Helper()
	shades := blank()
	for _, c := range cells {
		shades[c[1]*TileTexels+c[0]] = raster.Full
	}
	id := TileID{Level: 0, IX: "0", IY: "0"}
	if err := PutTile(id, shades); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { clear(tiles) })
	return &Scene{Palette: &raster.Light, Map: &Map{
		Cell: cell, Anchor: corner, Origin: corner, Coordinates: true,
		Tiles: []Placed{{ID: id, Corner: corner, Size: cell * TileTexels, X: big.NewInt(0), Y: big.NewInt(0)}},
	}}
}

// At every ratio of pixels, the square of (x, y) covers the middle of its cell,
// stays inside it but for the rounding to pixels, and has whole edges.
func TestSquaresAreInTheirCells(t *testing.T) {
	// In the order of painting: row by row, so that those above the screen come last.
	cells := [][2]int{{0, 0}, {2, 1}, {1, 2}, {3, 5}, {20, 33}, {255, 255}}
	ink := opaque(raster.Light.Ink)
	for _, ratio := range []float64{1, 1.25, 1.5, 2, 3} {
		for _, cell := range []float64{1, 1.7, 3, 6, 7.3, 11.9} {
			corner := Point{10.3, 400.6}
			r := &recorder{}
			paint(r, 1e4, 1e4, ratio, sceneOf(t, cell, corner, cells...))
			got := r.rects(ink)
			if len(got) < 4 || len(got) > 6 {
				t.Fatalf("ratio %v, cell %v: %d squares", ratio, cell, len(got))
			}
			for i, s := range got {
				c := cells[i]
				x0, x1 := (corner.X+float64(c[0])*cell)*ratio, (corner.X+float64(c[0]+1)*cell)*ratio
				y0, y1 := (corner.Y-float64(c[1]+1)*cell)*ratio, (corner.Y-float64(c[1])*cell)*ratio
				if s.Left < x0-0.51 || s.Right > x1+0.51 || s.Top < y0-0.51 || s.Bottom > y1+0.51 {
					t.Errorf("ratio %v, cell %v: (%d,%d) is drawn at %v, its cell is %v,%v–%v,%v", ratio, cell, c[0], c[1], s, x0, y0, x1, y1)
				}
				if mx, my := (x0+x1)/2, (y0+y1)/2; s.Left > mx+0.51 || s.Right < mx-0.51 || s.Top > my+0.51 || s.Bottom < my-0.51 {
					t.Errorf("ratio %v, cell %v: (%d,%d) is not in the middle of its cell", ratio, cell, c[0], c[1])
				}
				for _, v := range []float64{s.Left, s.Right, s.Top, s.Bottom} {
					if v != math.Floor(v) {
						t.Errorf("ratio %v, cell %v: edge at %v", ratio, cell, v)
					}
				}
				if s.Right-s.Left < 1 || s.Bottom-s.Top < 1 {
					t.Errorf("ratio %v, cell %v: nothing is left of (%d,%d): %v", ratio, cell, c[0], c[1], s)
				}
			}
		}
	}
}

// Neighbours never touch once they are large enough for a gap.
func TestHairlineBetweenNeighbours(t *testing.T) {
	for _, cell := range []float64{6, 7.3, 11.9} {
		r := &recorder{}
		paint(r, 1e4, 1e4, 1, sceneOf(t, cell, Point{3.7, 300}, [2]int{4, 4}, [2]int{5, 4}, [2]int{4, 5}))
		s := r.rects(opaque(raster.Light.Ink))
		if gap := s[1].Left - s[0].Right; gap != 1 {
			t.Errorf("cell %v: %v pixels between columns", cell, gap)
		}
		if gap := s[0].Top - s[2].Bottom; gap != 1 {
			t.Errorf("cell %v: %v pixels between rows", cell, gap)
		}
	}
}

// A stand-in is drawn nowhere but in its hole.
func TestClippedTile(t *testing.T) {
	scene := sceneOf(t, 10, Point{0, 500}, [2]int{1, 1}, [2]int{5, 5}, [2]int{30, 30})
	hole := Rect{20, 300, 55, 448}
	scene.Map.Tiles[0].Clip = hole
	r := &recorder{}
	paint(r, 1e4, 1e4, 1, scene)
	got := r.rects(opaque(raster.Light.Ink))
	if len(got) != 1 || got[0].Left < hole.Left || got[0].Right > hole.Right || got[0].Top < hole.Top || got[0].Bottom > hole.Bottom {
		t.Errorf("drawn: %v, allowed: only the part of (5,5) in %v", got, hole)
	}
}

func TestCoordinatesAppearWithRoom(t *testing.T) {
	for _, tt := range []struct {
		cell float64
		want bool
	}{{27, false}, {64, true}} {
		r := &recorder{}
		scene := sceneOf(t, tt.cell, Point{0, 500}, [2]int{3, 5})
		paint(r, 1000, 500, 1, scene)
		figures := 0
		for _, q := range r.quads {
			if q.quad[0].U == 200 {
				figures++
			}
		}
		if (figures >= len("(3,5)")) != tt.want {
			t.Errorf("cell %v: %d signs", tt.cell, figures)
		}
	}
}

// A crowded tile, and any tile of counts, is one texture instead of squares.
func TestTexturedTiles(t *testing.T) {
	scene := sceneOf(t, 2, Point{0, 500}, [2]int{1, 1})
	counts := TileID{Level: 3, IX: "0", IY: "0"}
	crowd := TileID{Level: 0, IX: "1", IY: "0"}
	full := slices.Repeat([]byte{raster.Full}, TileTexels*TileTexels)
	if err := PutTile(counts, blank()); err != nil {
		t.Fatal(err)
	}
	if err := PutTile(crowd, full); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		id    TileID
		cell  float64
		tiles int
	}{{counts, 2, 1}, {crowd, 2, 1}, {crowd, 8, 0}, {TileID{Level: 0, IX: "0", IY: "0"}, 2, 0}, {TileID{Level: 9, IX: "missing", IY: ""}, 2, 0}} {
		scene.Map.Tiles = []Placed{{ID: tt.id, Corner: Point{0, 500}, Size: tt.cell * TileTexels}}
		r := &recorder{}
		paint(r, 1000, 1000, 1, scene)
		if r.tiles != tt.tiles {
			t.Errorf("%v at %v pixels: %d textures, want %d", tt.id, tt.cell, r.tiles, tt.tiles)
		}
	}
}
