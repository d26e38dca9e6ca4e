// Package viewport is where on the map the page looks, and how pointers, the
// wheel and keys change that.
//
// The map has no edge to the right and above: its positions are integers of
// any size, and a pixel may be one 64th of a position or 2^1100 positions. So
// places are big integers in fixed point ([Point]), and floats measure nothing
// but pixels. Screen coordinates are CSS pixels from the upper left corner of
// the canvas, y downwards; on the map y goes upwards.
//
// Everything moves by one primitive, [View.Place]: put this exact place under
// that pixel. Zooming about a pointer reads the place under it and puts it
// back at the new zoom; dragging puts the grabbed place under the pointer
// again. Nothing adds up, so nothing drifts.
package viewport

import (
	"math"
	"math/big"
	"sync"
)

// The zoom z is log2 of CSS pixels a position, between these.
const (
	MinZ = -1100
	MaxZ = 6 // 64 px a position
)

// MaxDigits is how many decimal digits a coordinate of the middle may have.
const MaxDigits = 10_000

// A View is a rectangle of the screen and the part of the map it shows. Make
// one with [New]. Do not copy a View; use Copy.
type View struct {
	_         noCopy
	centre    Point
	z         float64
	w, h, dpr float64
	insets    Insets

	ruler ruler
	a, b  big.Int // scratch
	p     Point   // scratch
}

// Insets are how far panels and axes reach into the screen from its edges.
type Insets struct{ Left, Top, Right, Bottom float64 }

// New is a view of w×h CSS pixels at a ratio of dpr device pixels to one,
// fitted as [View.Fit] does.
func New(w, h, dpr float64) *View {
	v := &View{}
	v.Resize(w, h, dpr, Insets{})
	v.Fit()
	return v
}

// Copy makes v the same view as from.
func (v *View) Copy(from *View) {
	v.centre.Set(&from.centre)
	v.z, v.w, v.h, v.dpr, v.insets = from.z, from.w, from.h, from.dpr, from.insets
}

// Same reports whether both show the same part of the map in the same size.
func (v *View) Same(u *View) bool {
	return v.z == u.z && v.w == u.w && v.h == u.h && v.dpr == u.dpr && v.insets == u.insets &&
		v.centre.x.Cmp(&u.centre.x) == 0 && v.centre.y.Cmp(&u.centre.y) == 0
}

// Resize changes the screen and what panels cover of it; the place in the
// middle of the screen stays there. Sizes that make no sense become the
// nearest that do.
func (v *View) Resize(w, h, dpr float64, insets Insets) {
	const longest, finest = 1 << 14, 16 // no screen is; they bound what a frame costs
	v.w, v.h = min(atLeast(w, 1), longest), min(atLeast(h, 1), longest)
	v.dpr = min(atLeast(dpr, 0.25), finest)
	v.insets = insets
	v.clamp()
}

// atLeast also replaces NaN.
func atLeast(f, least float64) float64 {
	if f >= least {
		return f
	}
	return least
}

// Size is the screen: CSS pixels, and device pixels to one of them.
func (v *View) Size() (w, h, dpr float64) { return v.w, v.h, v.dpr }

// Free is the part of the screen that no panel covers; all of it when panels
// would leave next to nothing.
func (v *View) Free() (left, top, right, bottom float64) {
	i := v.insets
	left, top, right, bottom = i.Left, i.Top, v.w-i.Right, v.h-i.Bottom
	const least = 48
	if !(right-left >= least) {
		left, right = 0, v.w
	}
	if !(bottom-top >= least) {
		top, bottom = 0, v.h
	}
	return
}

// Z is the zoom: log2 of CSS pixels a position.
func (v *View) Z() float64 { return v.z }

// Cell is the side of a position in CSS pixels; it may underflow to 0.
func (v *View) Cell() float64 { return math.Exp2(v.z) }

// SetZ sets the zoom, keeping the middle of the screen. Out of range means the
// nearest bound; NaN changes nothing.
func (v *View) SetZ(z float64) {
	v.z = nearestZ(z, v.z)
	v.clamp()
}

// nearestZ rounds to a multiple of 2^-40: sums and differences of such numbers
// are exact in the range of zooms, so zooming in and out again by the same
// steps comes back to the very same zoom.
func nearestZ(z, otherwise float64) float64 {
	if math.IsNaN(z) {
		return otherwise
	}
	z = max(MinZ, min(MaxZ, z))
	return math.Round(z*(1<<40)) / (1 << 40)
}

// Middle sets x and y to the position in the middle of the screen, which a
// link carries. At the edge of the map they may be negative.
func (v *View) Middle(x, y *big.Int) { v.centre.Cell(x, y) }

// Look puts the middle of position (x, y) into the middle of the screen at
// zoom z.
func (v *View) Look(x, y *big.Int, z float64) {
	v.centre.SetCell(x, y)
	v.SetZ(z)
}

// PointAt sets p to the place under pixel (px, py).
func (v *View) PointAt(px, py float64, p *Point) {
	v.ruler.span(&v.a, px-v.w/2, v.z)
	p.x.Add(&v.centre.x, &v.a)
	v.ruler.span(&v.a, v.h/2-py, v.z)
	p.y.Add(&v.centre.y, &v.a)
}

// Place moves the view at zoom z so that p is under pixel (px, py), or as near
// as the bounds of the map let it. PointAt gives p back, exactly.
func (v *View) Place(p *Point, px, py, z float64) {
	v.z = nearestZ(z, v.z)
	v.ruler.span(&v.a, px-v.w/2, v.z)
	v.centre.x.Sub(&p.x, &v.a)
	v.ruler.span(&v.a, v.h/2-py, v.z)
	v.centre.y.Sub(&p.y, &v.a)
	v.clamp()
}

// Pan moves the map by (dx, dy) pixels over the screen.
func (v *View) Pan(dx, dy float64) {
	v.ruler.span(&v.a, dx, v.z)
	v.centre.x.Sub(&v.centre.x, &v.a)
	v.ruler.span(&v.a, dy, v.z)
	v.centre.y.Add(&v.centre.y, &v.a)
	v.clamp()
}

// ZoomAbout adds dz to the zoom. What is under pixel (px, py) stays there.
func (v *View) ZoomAbout(px, py, dz float64) {
	v.PointAt(px, py, &v.p)
	v.Place(&v.p, px, py, v.z+dz)
}

// clamp keeps part of the map in the free part of the screen and the numbers
// of the middle within [MaxDigits].
func (v *View) clamp() {
	left, top, right, bottom := v.Free()
	v.clampAxis(&v.centre.x, right-min(96, (right-left)/4)-v.w/2)
	v.clampAxis(&v.centre.y, v.h/2-top-min(96, (bottom-top)/4))
}

// clampAxis keeps what is reach pixels beyond the middle at 0 or more.
func (v *View) clampAxis(c *big.Int, reach float64) {
	v.ruler.span(&v.a, reach, v.z)
	if v.b.Add(c, &v.a).Sign() < 0 {
		c.Neg(&v.a)
	}
	if most := farthest(); c.BitLen() >= most.BitLen() && c.Cmp(most) > 0 {
		c.Set(most)
	}
}

// farthest is the middle of the last position with [MaxDigits] digits.
var farthest = sync.OnceValue(func() *big.Int {
	n := new(big.Int).Exp(big.NewInt(10), big.NewInt(MaxDigits), nil)
	n.Sub(n, big.NewInt(1))
	setMiddle(n, n)
	return n
})
