package canvas

import (
	"bytes"

	"wythoffatlas/wasm/raster"
)

// Two games are laid over one another tile by tile: what both have, and what one
// of them has alone, each in a colour and a shape of its own.

// A Share says which of two games a square belongs to.
type Share uint8

const (
	Both       Share = iota // a square, in ink; of a map of one game, that game's
	OnlyFirst               // a square on its corner, in the colour of the upper beam
	OnlySecond              // a disc, in the colour of the lower beam
)

var shares = [3]Share{Both, OnlyFirst, OnlySecond}

// pairs are the tiles of two games laid over one another, by the name of the first;
// made when they are drawn.
var pairs = map[TileID]*[3]*tile{}

// dropPair follows a change of a tile of either game.
func dropPair(id TileID) {
	id.Layer = 0
	if pair := pairs[id]; pair != nil {
		for _, t := range pair {
			t.release()
		}
		delete(pairs, id)
	}
}

// pairOf is a tile of both games, by share; nil while one of them is not here.
func pairOf(id TileID) *[3]*tile {
	id.Layer = 0
	if pair := pairs[id]; pair != nil {
		return pair
	}
	other := id
	other.Layer = 1
	first, second := tiles[id], tiles[other]
	if first == nil || second == nil {
		return nil
	}
	pair := &[3]*tile{}
	for i, texels := range share(first.texels(), second.texels()) {
		pair[i], _ = newTile(id.Level, texels) // which has as many shades as it must
	}
	pairs[id] = pair
	return pair
}

// share tells apart what two tiles have: of the counts of a texel what both have,
// and what one has more. A texel that is undecided in either is so in both.
func share(first, second []byte) [3][]byte {
	var out [3][]byte
	for i := range out {
		out[i] = make([]byte, len(first))
	}
	for i, a := range first {
		b := second[i]
		if a == raster.Undecided || b == raster.Undecided {
			out[Both][i] = raster.Undecided
			continue
		}
		both := min(a, b)
		out[Both][i], out[OnlyFirst][i], out[OnlySecond][i] = both, visible(a-both), visible(b-both)
	}
	return out
}

// visible is a difference of shades as a shade: one step is no less than none, and
// is not the sign of what is undecided.
func visible(shade byte) byte {
	if shade == raster.Undecided {
		return raster.Undecided + 1
	}
	return shade
}

// texels are the shades of a tile as they came.
func (t *tile) texels() []byte {
	shades := bytes.Clone(t.shades)
	if shades == nil {
		shades = make([]byte, TileTexels*TileTexels)
		for _, p := range t.points {
			shades[int(p.y)*TileTexels+int(p.x)] = p.shade
		}
	}
	for _, u := range t.patches {
		for y := u.y0; y < u.y1; y++ {
			for x := u.x0; x < u.x1; x++ {
				shades[int(y)*TileTexels+int(x)] = raster.Undecided
			}
		}
	}
	return shades
}

// inked has the pen draw P-positions in the colour and shape of a share.
func (p *pen) inked(s Share) (restore func()) {
	ink, share := p.pal.Ink, p.share
	p.share = s
	switch s {
	case OnlyFirst:
		p.pal.Ink = p.pal.First
	case OnlySecond:
		p.pal.Ink = p.pal.Second
	}
	return func() { p.pal.Ink, p.share = ink, share }
}

// paintPair draws a tile of two games.
func (p *pen) paintPair(m *Map, placed *Placed, at placement) {
	pair := pairOf(placed.ID)
	if pair == nil {
		p.paintWaiting(at)
		return
	}
	for _, s := range shares {
		restore := p.inked(s)
		p.paintInk(pair[s], placed, at)
		restore()
	}
}

// shaped draws a square on its corner, or a disc, in the place of a square.
func (p *pen) shaped(x0, y0, x1, y1 float64, c tint) {
	cx, cy := (x0+x1)/2, (y0+y1)/2
	if p.share == OnlySecond {
		p.disc(cx, cy, (x1-x0)/2, c)
		return
	}
	p.quad(quad{
		{float32(cx), float32(y0), white, white, 1},
		{float32(x1), float32(cy), white, white, 1},
		{float32(x0), float32(cy), white, white, 1},
		{float32(cx), float32(y1), white, white, 1},
	}, c)
}
