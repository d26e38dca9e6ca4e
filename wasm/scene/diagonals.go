package scene

import (
	"math/big"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
)

// diagonals are l and u, from middle to middle of the squares in which they cross
// the columns in view: along a diagonal while it is the lowest or the topmost, and
// across to the next.
func (p *Painter) diagonals(dst []canvas.Line) []canvas.Line {
	var from [2]canvas.Point // of l and u, where the line that is not drawn yet begins
	var last [2]canvas.Point // the middle in the column before
	var on [2]int64          // the diagonal there
	var begun [2]bool
	colours := [2]raster.Colour{p.pal.Lower, p.pal.Upper}
	draw := func(i int, a, b canvas.Point, label string) {
		if line, seen := p.clipped(a, b); seen && a != b {
			line.Colour, line.Width = colours[i], 1.5
			if p.roomy() {
				line.Label = label
			}
			dst = append(dst, line)
		}
	}
	x0, x1 := max(0, p.s.Map.X0.Int64()), p.s.Map.X1.Int64()
	var y0 [2]int64 // the first rows of l and u; places are told from there, so that they are exact
	var origin [2]canvas.Point
	cell := p.s.Map.View.Cell()
	p.s.Diagonals(func(b model.DiagonalBlock) {
		low := max(0, x0-1-int64(b.First))
		for k := low; k < int64(len(b.L)) && int64(b.First)+k <= x1; k++ {
			t := int64(b.First) + k
			for i, row := range [2]uint64{b.L[k], b.U[k]} {
				if row == 0 {
					continue
				}
				y := int64(row) - protocol.RowZero
				if !begun[i] {
					y0[i], origin[i] = y, p.corner(big.NewInt(x0), big.NewInt(y))
				}
				at := canvas.Point{X: origin[i].X + (float64(t-x0)+0.5)*cell, Y: origin[i].Y - (float64(y-y0[i])+0.5)*cell}
				switch {
				case !begun[i]:
					from[i], begun[i] = at, true
				case y-t != on[i]:
					draw(i, from[i], last[i], "")
					draw(i, last[i], at, "")
					from[i] = at
				}
				last[i], on[i] = at, y-t
			}
		}
	})
	for i, name := range [2]string{"l", "u"} {
		if begun[i] {
			draw(i, from[i], last[i], name)
		}
	}
	return dst
}
