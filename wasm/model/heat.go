package model

import (
	"math/bits"
	"strconv"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/raster"
)

// Where squares are small, the values of a block are drawn in one piece: a tile of
// shades, and one of the level line.

// Layers of tiles, besides those of the two games: of their values, and of their level
// lines.
const (
	heatLayer  = 2
	levelLayer = 4
)

// A heating is how a block was made into shades.
type heating struct {
	about string // the game
	scale uint   // values are below 2^scale
	level uint64 // one more than the value of the level line; 0 is none
}

// pieces are the blocks of a game that the canvas has, by their least position.
type pieces map[[2]uint64]heating

// heated has the canvas keep the blocks in view of small squares, of both games, in
// shades that are the same for all of them.
func (s *State) heated() {
	for i, v := range [2]*values{&s.Map.values, &s.Map.tiling.second.values} {
		if !v.small && len(s.Map.tiling.pieces[i]) == 0 {
			continue
		}
		blocks := s.Values()
		if i == 1 {
			blocks = s.SecondValues()
		}
		want := heating{about: v.about}
		for j := range blocks {
			want.scale = max(want.scale, uint(bits.Len64(blocks[j].greatest())))
		}
		if l := s.Address.Level; l.Set {
			want.level = l.Value + 1
		} else if value, ok := valueIn(blocks, s.Pinned()); ok {
			want.level = value + 1
		}
		s.heat(v, i, blocks, want)
	}
}

// greatest is the greatest value of a block that has come.
func (b *ValueBlock) greatest() uint64 {
	if b.Values != nil && b.most == 0 {
		for _, v := range b.Values {
			b.most = max(b.most, v)
		}
	}
	return b.most
}

// heat puts the blocks that are not drawn so yet, and takes those back that are not in
// view any more.
func (s *State) heat(v *values, game int, blocks []ValueBlock, want heating) {
	put := s.Map.tiling.pieces[game]
	for i := range blocks {
		b := &blocks[i]
		at := [2]uint64{b.X, b.Y}
		if !v.small || b.Values == nil || put[at] == want {
			continue
		}
		if put == nil {
			put = pieces{}
			s.Map.tiling.pieces[game] = put
		}
		put[at] = want
		ids, shades := b.HeatIDs(game), b.shades(want)
		for j, id := range ids {
			s.do(PutTile{id, shades[j]})
		}
		s.redraw()
	}
	for at := range put {
		if v.small && within(at[0]/canvas.TileTexels, v.from[0], v.to[0]) && within(at[1]/canvas.TileTexels, v.from[1], v.to[1]) {
			continue
		}
		delete(put, at)
		for _, id := range (&ValueBlock{X: at[0], Y: at[1]}).HeatIDs(game) {
			s.do(EvictTile{id})
		}
	}
}

func within(n, from, to uint64) bool { return from <= n && n < to }

// shades are the tiles of a block: the larger a value, the darker; and the squares of
// the level line.
func (b *ValueBlock) shades(h heating) (tiles [2][]byte) {
	heat, level := make([]byte, len(b.Values)), make([]byte, len(b.Values))
	const least = raster.Undecided + 1
	for x := range b.Side {
		for y := range b.Side {
			v := b.Values[x*b.Side+y]
			if v > 0 {
				heat[y*b.Side+x] = byte(least + v*(raster.Full-least)>>h.scale)
			}
			if v+1 == h.level {
				level[y*b.Side+x] = raster.Full
			}
		}
	}
	return [2][]byte{heat, level}
}

// HeatIDs are what the canvas calls the tiles of a block of small squares of a game, of
// the page 0 or the second 1: of its values, and of its level line. They have a level
// above 0, so that they are drawn in one piece.
func (b *ValueBlock) HeatIDs(game int) (ids [2]canvas.TileID) {
	for i, layer := range [2]int{heatLayer, levelLayer} {
		ids[i] = canvas.TileID{Layer: layer + game, Level: 1, IX: strconv.FormatUint(b.X, 10), IY: strconv.FormatUint(b.Y, 10)}
	}
	return ids
}

// InPieces reports whether values are drawn in pieces, which figures leave out.
func (s *State) InPieces() bool { return len(s.valuesInView()) > 0 && s.Map.values.small }

// Small reports whether a block is drawn in one piece.
func (b *ValueBlock) Small() bool { return b.Side == canvas.TileTexels }
