package solve

import (
	"math/big"

	"wythoffatlas/core/sieve"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
)

// sketch shades a small map from (0,0). It makes no plane: a gallery of them
// would drive out what is known of the game on the page.
func sketch(ask *protocol.Sketch, pause pause) (protocol.Body, error) {
	g, err := parseGame(ask.Game)
	if err != nil {
		return nil, err
	}
	if ask.Side > tileSize {
		return nil, complain("A sketch of %d positions a side is larger than a tile of %d.", ask.Side, tileSize)
	}
	side := int64(ask.Side)
	reply := &protocol.Shades{Texels: make([]byte, side*side)}
	if g.Piles != nil {
		return reply, sketchPiles(g.Piles(), side, reply.Texels, pause)
	}
	if g.Set != nil {
		counts := make([]float32, len(reply.Texels))
		g.Set.Tile(counts, int(side), new(big.Int), new(big.Int), 0)
		raster.Shades(reply.Texels, counts, 0)
		return reply, nil
	}
	w, err := sieve.NewWindow(g.Rules, g.Play, side, side)
	if err != nil {
		return nil, complain("%s cannot be decided up to heaps of %d (%v).", g.Name(), side-1, err)
	}
	for !w.Advance(max(1, side/4)) {
		if err := pause(w.Decided(), side, "Sketching "+g.Name()); err != nil {
			return nil, err
		}
	}
	if err := w.Err(); err != nil {
		return nil, complain("%s cannot be decided up to heaps of %d (%v).", g.Name(), side-1, err)
	}
	for x := range side {
		bitsBetween(w.Column(x), 0, side-1, func(y int64) { reply.Texels[y*side+x] = raster.Full })
	}
	return reply, nil
}
