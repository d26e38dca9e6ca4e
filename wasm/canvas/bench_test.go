package canvas

import (
	"testing"

	"wythoffatlas/wasm/raster"
)

// A discard takes quads and does nothing with them.
type discard struct{ recorder }

func (*discard) quad(quad, tint) {}

// The cost of a frame with twenty thousand squares, without the engine.
func BenchmarkPaint20000Squares(b *testing.B) {
	shades := make([]byte, TileTexels*TileTexels)
	for i := range shades {
		if (i+i/TileTexels)%2 == 0 {
			shades[i] = raster.Full
		}
	}
	id := TileID{Level: 0, IX: "0", IY: "0"}
	if err := PutTile(id, shades); err != nil {
		b.Fatal(err)
	}
	defer clear(tiles)
	scene := &Scene{Palette: &raster.Light, Map: &Map{
		Cell:  7,
		Tiles: []Placed{{ID: id, Corner: Point{0, 1400}, Size: 7 * TileTexels}},
	}}
	b.ReportAllocs()
	for b.Loop() {
		paint(&discard{}, 1400, 1400, 1, scene)
	}
}
