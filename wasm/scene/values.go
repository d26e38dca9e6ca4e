package scene

import (
	"math/big"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/model"
)

// values are the values of the positions in view in a game, which has these blocks.
// The level line is of what the link says, or else those of the value of the position
// that is pinned, or else read.
func (p *Painter) values(dst []canvas.Valued, blocks []model.ValueBlock, of func(at []*big.Int) (uint64, bool)) []canvas.Valued {
	s := p.s
	if len(blocks) == 0 {
		return dst
	}
	level, leveled := s.Address.Level.Value, s.Address.Level.Set
	if !leveled {
		at := s.PinnedPoint()
		if at == nil {
			at = s.Reading().At
		}
		level, leveled = of(at)
	}
	m := &s.Map
	x0, y0, x1, y1 := small(&m.X0), small(&m.Y0), small(&m.X1), small(&m.Y1)
	cell, most := m.View.Cell(), uint64(1)
	for i := range blocks {
		b := &blocks[i]
		if b.Values == nil || b.Small() {
			continue
		}
		p.cx.SetUint64(b.X)
		p.cy.SetUint64(b.Y)
		corner := p.corner(&p.cx, &p.cy)
		for x := max(b.X, x0); x < min(b.X+b.Side, x1); x++ {
			for y := max(b.Y, y0); y < min(b.Y+b.Side, y1); y++ {
				v := b.At(x, y)
				most = max(most, v)
				at := canvas.Point{X: corner.X + float64(x-b.X)*cell, Y: corner.Y - float64(y-b.Y)*cell}
				dst = append(dst, canvas.Valued{X: int32(x), Y: int32(y), Corner: at, Value: int(v), Level: leveled && v == level})
			}
		}
	}
	for i := range dst {
		dst[i].Heat = float32(dst[i].Value) / float32(most)
	}
	return dst
}

// heat is the blocks of a game, of the page 0 or the second 1, where squares are small.
func (p *Painter) heat(m *canvas.Map, blocks []model.ValueBlock, game int) {
	m.Heat, m.Leveled = m.Heat[:0], m.Leveled[:0]
	cell := p.s.Map.View.Cell()
	for i := range blocks {
		b := &blocks[i]
		if b.Values == nil || !b.Small() {
			continue
		}
		ids := b.HeatIDs(game)
		p.cx.SetUint64(b.X)
		p.cy.SetUint64(b.Y)
		placed := canvas.Placed{ID: ids[0], Corner: p.corner(&p.cx, &p.cy), Size: float64(b.Side) * cell}
		m.Heat = append(m.Heat, placed)
		placed.ID = ids[1]
		m.Leveled = append(m.Leveled, placed)
	}
}

// small is a number within those of heaps that have values, or a bound of them.
func small(n *big.Int) uint64 {
	const beyond = 1 << 20
	switch {
	case n.Sign() <= 0:
		return 0
	case !n.IsUint64():
		return beyond
	}
	return min(n.Uint64(), beyond)
}
