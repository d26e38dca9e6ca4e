package viewport

import "math"

// fitted is about how many P-positions of Wythoff's game Fit brings into view.
const fitted = 40

// Fit shows the beginning of the map: (0,0) near the lower left corner of the
// free part of the screen and, in Wythoff's game, some forty P-positions.
//
// That game has its n-th pair near (φn, φ²n) and (φ²n, φn), so w×h squares
// hold min(w/φ, h/φ²) + min(w/φ², h/φ) of them; at c pixels a square both w
// and h go down with c.
func (v *View) Fit() {
	left, top, right, bottom := v.Free()
	w, h := right-left-pad, bottom-top-pad
	const phi, phi2 = math.Phi, math.Phi + 1
	cell := (min(w/phi, h/phi2) + min(w/phi2, h/phi)) / fitted
	v.Begin(math.Floor(8*math.Log2(cell)) / 8) // a short number for the link
}

// Begin shows the beginning of the map, as Fit does, at zoom z.
func (v *View) Begin(z float64) {
	left, _, _, bottom := v.Free()
	v.Place(new(Point), left+pad, bottom-pad, z)
}

// pad is how far (0,0) is from the edges then, in CSS pixels.
const pad = 12

// OneToOne makes a position one CSS pixel, keeping the middle of the free part
// of the screen.
func (v *View) OneToOne() {
	v.zoomMiddle(-v.z)
}

// ZoomToBox fills the free part of the screen with the rectangle of the screen
// that has these two corners. A box too small to have been meant changes
// nothing and reports false.
func (v *View) ZoomToBox(px0, py0, px1, py1 float64) bool {
	const least = 8
	w, h := math.Abs(px1-px0), math.Abs(py1-py0)
	if !(max(w, h) >= least) {
		return false
	}
	left, top, right, bottom := v.Free()
	dz := math.Log2(min((right-left)/w, (bottom-top)/h))

	v.PointAt((px0+px1)/2, (py0+py1)/2, &v.p)
	px, py := v.freeMiddle()
	v.Place(&v.p, px, py, v.z+dz)
	return true
}

func (v *View) freeMiddle() (px, py float64) {
	left, top, right, bottom := v.Free()
	return (left + right) / 2, (top + bottom) / 2
}
