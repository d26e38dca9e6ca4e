package viewport

import (
	"math"
	"math/big"
)

// ToScreen is the pixel of the lower left corner of position (x, y), whose
// square is [View.Cell] wide. ok is false when it is farther from the screen
// than anything that reaches into it would need; px and py are then only good
// for comparing, and may be infinite.
func (v *View) ToScreen(x, y *big.Int) (px, py float64, ok bool) {
	px = v.w/2 + v.offset(x, &v.centre.x)
	py = v.h/2 - v.offset(y, &v.centre.y)
	return px, py, math.Abs(px) <= maxPixels && math.Abs(py) <= maxPixels
}

// offset is the distance from c to the lower edge of position n in pixels.
func (v *View) offset(n, c *big.Int) float64 {
	v.a.Lsh(n, fracBits)
	v.a.Sub(&v.a, c)
	return pixels(&v.a, v.z, &v.b)
}

// ScreenX is the pixel of the abscissa x, an approximation good enough for
// drawing; ±Inf when it is past the range of float64.
func (v *View) ScreenX(x *big.Float) float64 {
	return v.w/2 + v.approximate(x, &v.centre.x)
}

// ScreenY is the pixel of the ordinate y, as [View.ScreenX].
func (v *View) ScreenY(y *big.Float) float64 {
	return v.h/2 - v.approximate(y, &v.centre.y)
}

func (v *View) approximate(f *big.Float, c *big.Int) float64 {
	units := new(big.Float).SetMantExp(f, fracBits)
	if exp := units.MantExp(nil); exp > 2*c.BitLen()+4096 {
		return math.Inf(f.Sign()) // do not write out the digits of 2^(10^9)
	}
	units.Int(&v.a)
	v.a.Sub(&v.a, c)
	return pixels(&v.a, v.z, &v.b)
}

// CellAt sets x and y to the position under pixel (px, py) and reports whether
// there is one: past the edges of the map one of them is negative.
func (v *View) CellAt(px, py float64, x, y *big.Int) bool {
	v.ruler.span(&v.a, px-v.w/2, v.z)
	x.Rsh(v.b.Add(&v.centre.x, &v.a), fracBits)
	v.ruler.span(&v.a, v.h/2-py, v.z)
	y.Rsh(v.b.Add(&v.centre.y, &v.a), fracBits)
	return x.Sign() >= 0 && y.Sign() >= 0
}

// Bounds sets its arguments to the positions that are in view, panels or not:
// x0 ≤ x < x1 and y0 ≤ y < y1. It reports whether there are any.
func (v *View) Bounds(x0, y0, x1, y1 *big.Int) bool {
	v.CellAt(0, v.h, x0, y0)
	v.CellAt(v.w, 0, x1, y1)
	for _, n := range [...]*big.Int{x0, y0} {
		if n.Sign() < 0 {
			n.SetInt64(0)
		}
	}
	x1.Add(x1, one)
	y1.Add(y1, one)
	return x0.Cmp(x1) < 0 && y0.Cmp(y1) < 0
}

var one = big.NewInt(1)
