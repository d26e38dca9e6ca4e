package viewport

import "math"

// Browsers report the wheel in pixels, lines or pages; these make one notch of
// a mouse wheel about 100 px in all of them.
const (
	linePixels = 100.0 / 3
	pagePixels = 800

	maxWheel   = 300 // px in one event: a free-spinning wheel must not run away
	notch      = 50  // px; less in one event comes from a trackpad
	perNotch   = 0.5 // zoom for 100 px
	wheelScale = perNotch / 100
)

// A pinch on a trackpad arrives as a wheel event with Ctrl and small deltas,
// for which browsers have agreed on scale = exp(−delta/100).
const pinchScale = math.Log2E / 100

func (g *Gestures) wheel(v *View, e Event) Result {
	if g.mode == pinching || g.mode == boxing {
		return Result{Handled: true}
	}
	delta := e.DeltaY
	if delta == 0 && e.Shift { // with Shift, a wheel turns sideways
		delta = e.DeltaX
	}
	switch e.Mode {
	case 1:
		delta *= linePixels
	case 2:
		delta *= pagePixels
	}
	delta = max(-maxWheel, min(maxWheel, delta))
	if delta == 0 {
		return Result{Handled: true}
	}

	coarse := math.Abs(delta) >= notch
	dz := -delta * wheelScale
	if e.Ctrl && !coarse {
		dz = -delta * pinchScale
	}
	if coarse && g.mode == idle {
		g.Motion.Zoom(v, e.X, e.Y, dz, e.Time)
	} else { // a trackpad is smooth by itself, and a drag must not wait
		dz += g.Motion.left(v)
		g.Motion.Drop()
		v.ZoomAbout(e.X, e.Y, dz)
	}
	return Result{Handled: true, Changed: true}
}
