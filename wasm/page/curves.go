//go:build js

package main

import (
	"math"
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/raster"
)

// curvePieces is of how many straight pieces a curve on the screen is made.
const curvePieces = 64

// curves are what P-positions follow where no straight line does, from edge to
// edge of what is in view.
func (m *mapScene) curves(dst []canvas.Line, pal *raster.Palette) []canvas.Line {
	for i, c := range m.app.game().Curves {
		colour := pal.Upper
		if i%2 == 1 {
			colour = pal.Lower
		}
		from, seen := m.curvePoint(c, 0)
		for piece := 1; piece <= curvePieces; piece++ {
			to, also := m.curvePoint(c, float64(piece)/curvePieces)
			if line, inView := m.clipped(from, to); seen && also && inView {
				line.Colour, line.Dashed = colour, c.Approximate
				dst = append(dst, line)
			}
			from, seen = to, also
		}
	}
	return dst
}

// curvePoint is the point of a curve at a fraction of the width of the screen,
// or of its height for a curve that runs across. It is for the eye: floats do.
func (m *mapScene) curvePoint(c catalog.Curve, part float64) (p canvas.Point, seen bool) {
	v := m.app.view
	w, h, _ := v.Size()
	p = canvas.Point{X: part * w, Y: (1 - part) * h}
	pixel := p.X
	if c.Across {
		pixel = p.Y
	}
	at := max(0, m.placeAt(pixel, c.Across))
	other := c.At(at)
	if math.IsNaN(other) || math.IsInf(other, 0) {
		return p, false
	}
	if c.Across {
		p = canvas.Point{X: v.ScreenX(big.NewFloat(other)), Y: v.ScreenY(big.NewFloat(at))}
	} else {
		p = canvas.Point{X: v.ScreenX(big.NewFloat(at)), Y: v.ScreenY(big.NewFloat(other))}
	}
	return p, true
}

// placeAt is the coordinate under a pixel: x, or y when vertical.
func (m *mapScene) placeAt(pixel float64, vertical bool) float64 {
	v := m.app.view
	px, py := pixel, 0.0
	if vertical {
		px, py = 0, pixel
	}
	v.CellAt(px, py, &m.cx, &m.cy)
	left, bottom, _ := v.ToScreen(&m.cx, &m.cy)
	n, fraction := &m.cx, (pixel-left)/v.Cell()
	if vertical {
		n, fraction = &m.cy, (bottom-pixel)/v.Cell()
	}
	whole, _ := new(big.Float).SetInt(n).Float64()
	return whole + max(0, min(1, fraction))
}
