package solve

import (
	"math"
	"math/big"
	"math/bits"

	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
)

// maxLevel bounds the level of a tile; the map's own bound is lower.
const maxLevel = 4096

const tileSize = protocol.TileSize

// tile shades a tile.
func (s *Solver) tile(ask *protocol.Tile, pause pause) (protocol.Body, error) {
	p, err := s.plane(ask.Game)
	if err != nil {
		return nil, err
	}
	level, ix, iy, err := tileAt(ask.Level, ask.IX, ask.IY)
	if err != nil {
		return nil, err
	}
	reply := &protocol.Shades{Texels: make([]byte, tileSize*tileSize)}
	if p.Set == nil && !listed(p) {
		reply.Edge = uint64(p.edge)
	}
	switch {
	case ix.Sign() < 0 || iy.Sign() < 0:
		return reply, nil // no positions there
	case p.Set != nil:
		counts := make([]float32, tileSize*tileSize)
		p.Set.Tile(counts, tileSize, corner(ix, level), corner(iy, level), level)
		raster.Shades(reply.Texels, counts, level)
		return reply, nil
	case listed(p):
		return reply, s.shadeList(reply.Texels, p, ix, iy, level, pause)
	}
	if err := s.shadeWindow(reply.Texels, p, ix, iy, level, pause); err != nil {
		return nil, err
	}
	return reply, s.shadeBeyond(reply, p, ix, iy, level, pause)
}

// tileAt reads the level and the place of a tile.
func tileAt(number uint64, column, row string) (level uint, ix, iy *big.Int, err error) {
	if number > maxLevel {
		return 0, nil, nil, complain("Tile level %d is beyond %d.", number, maxLevel)
	}
	if ix, err = parseInteger("The tile’s column", column); err != nil {
		return 0, nil, nil, err
	}
	iy, err = parseInteger("The tile’s row", row)
	return uint(number), ix, iy, err
}

// leaveUndecided has a tile tell nothing.
func leaveUndecided(texels []byte) {
	for i := range texels {
		texels[i] = raster.Undecided
	}
}

// corner is the least coordinate of the tile with that index.
func corner(index *big.Int, level uint) *big.Int {
	return new(big.Int).Lsh(index, level+tileBits)
}

const tileBits = 8 // tileSize is 2^tileBits

// shadeWindow shades a tile by elimination. A texel that reaches past what can
// be decided is undecided as a whole.
func (s *Solver) shadeWindow(texels []byte, p *plane, ix, iy *big.Int, level uint, pause pause) error {
	leaveUndecided(texels)
	edge := big.NewInt(p.edge)
	x, y := corner(ix, level), corner(iy, level)
	if x.Cmp(edge) >= 0 || y.Cmp(edge) >= 0 || p.edge>>level == 0 {
		return nil
	}
	x0, y0, side := x.Int64(), y.Int64(), int64(1)<<level
	if err := s.decide(p, max(x0, y0)+tileSize*side, pause); err != nil {
		return err
	}
	w, n := p.window, p.side // p may get a larger window while this one pauses
	rows := min(tileSize, (n-y0)>>level)
	work := int64(0)
	for i := int64(0); i < tileSize && x0+(i+1)*side <= n; i++ {
		var counts [tileSize]int64
		for x := range side {
			addColumn(counts[:rows], w.Column(x0+i*side+x), y0, level)
		}
		for j, c := range counts[:rows] {
			texels[int64(j)*tileSize+i] = raster.Shade(float32(math.Log2(float64(1+c))), level)
		}
		if work += side * side * rows; work >= chunk {
			work = 0
			if err := pause(i+1, tileSize, "Counting P-positions"); err != nil {
				return err
			}
		}
	}
	return nil
}

// addColumn adds to counts[j] the P-positions of a column in the rows
// y0+j·2^level … y0+(j+1)·2^level−1. The rows start and end with a texel.
func addColumn(counts []int64, column []uint64, y0 int64, level uint) {
	if level >= 6 { // words lie inside texels
		perTexel := 1 << (level - 6)
		words := column[y0>>6:]
		for j := range counts {
			for _, v := range words[j*perTexel:][:perTexel] {
				counts[j] += int64(bits.OnesCount64(v))
			}
		}
		return
	}
	first, last := y0>>6, (y0+int64(len(counts))<<level-1)>>6
	for w := first; w <= last; w++ { // a tile begins with a word; it may end inside one
		for v := column[w]; v != 0; v &= v - 1 {
			if j := (w<<6 + int64(bits.TrailingZeros64(v)) - y0) >> level; j < int64(len(counts)) {
				counts[j]++
			}
		}
	}
}

// bitsBetween calls f for every set bit of a column from lo to hi, upwards.
func bitsBetween(column []uint64, lo, hi int64, f func(y int64)) {
	for w := lo >> 6; w <= hi>>6; w++ {
		for v := column[w]; v != 0; v &= v - 1 {
			if y := w<<6 + int64(bits.TrailingZeros64(v)); lo <= y && y <= hi {
				f(y)
			}
		}
	}
}
