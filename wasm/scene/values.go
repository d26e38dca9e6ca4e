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
		if b.Values == nil {
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
