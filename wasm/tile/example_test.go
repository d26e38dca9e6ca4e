package tile_test

import (
	"fmt"
	"math/big"

	"wythoffatlas/wasm/tile"
	"wythoffatlas/wasm/viewport"
)

// One frame: lay out, ask, draw.
func Example() {
	view := viewport.New(200, 200, 1)
	view.Look(big.NewInt(1000), big.NewInt(1500), -2)

	var layout tile.Layout
	cache := tile.NewCache(400, nil)
	layout.Update(view)
	cache.See(layout.Tiles)
	for _, key := range cache.Missing(nil) {
		fmt.Println("ask for", key)
		cache.Put(key)
	}
	for _, patch := range cache.Draw(nil, layout.Tiles) {
		fmt.Printf("draw %v with its corner at (%.1f, %.1f)\n", patch.Key, patch.Left, patch.Bottom)
	}
	// Output:
	// ask for {2 0 1}
	// ask for {2 1 1}
	// draw {2 0 1} with its corner at (-150.1, 219.1)
	// draw {2 1 1} with its corner at (105.9, 219.1)
}
