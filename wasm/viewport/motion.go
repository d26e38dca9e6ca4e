package viewport

import (
	"math"
	"math/big"
)

// Eased is how long a motion takes, in milliseconds.
const Eased = 150

// A Motion carries a view smoothly to where it is going: one place moves from
// pixel to pixel while the zoom changes. Its end is reached exactly, whatever
// the frames between. The zero value is at rest.
type Motion struct {
	Still bool // arrive at once: the person prefers reduced motion

	moving   bool
	start    float64 // ms
	anchor   Point
	from, to moment
}

// A moment is a zoom and the pixel under which the anchor is then.
type moment struct{ px, py, z float64 }

// Moving reports whether Step has something to do.
func (m *Motion) Moving() bool { return m.moving }

// Step moves the view to where the motion is at the time now and reports
// whether it goes on.
func (m *Motion) Step(v *View, now float64) bool {
	if !m.moving {
		return false
	}
	t := (now - m.start) / Eased
	if t >= 1 || math.IsNaN(t) {
		m.Finish(v)
		return false
	}
	e := ease(t)
	mix := func(a, b float64) float64 { return a + (b-a)*e }
	v.Place(&m.anchor, mix(m.from.px, m.to.px), mix(m.from.py, m.to.py), mix(m.from.z, m.to.z))
	return true
}

// ease starts fast and ends slowly, so that the answer to a hand is immediate.
func ease(t float64) float64 {
	t = 1 - max(0, min(1, t))
	return 1 - t*t*t
}

// Finish moves the view to the end of the motion, if there is one.
func (m *Motion) Finish(v *View) {
	m.end(v)
	m.moving = false
}

// Drop leaves the view where it is now.
func (m *Motion) Drop() { m.moving = false }

// left is how much the motion still has to zoom.
func (m *Motion) left(v *View) float64 {
	if !m.moving {
		return 0
	}
	return m.to.z - v.z
}

// end makes v the view in which the motion will end.
func (m *Motion) end(v *View) {
	if m.moving {
		v.Place(&m.anchor, m.to.px, m.to.py, m.to.z)
	}
}

// Zoom starts a zoom by dz about pixel (px, py), on top of what a running
// motion has left to zoom.
func (m *Motion) Zoom(v *View, px, py, dz, now float64) {
	z := v.z
	if m.moving {
		z = m.to.z
	}
	v.PointAt(px, py, &m.anchor)
	m.from = moment{px, py, v.z}
	m.to = moment{px, py, nearestZ(z+dz, z)}
	m.begin(v, now)
}

// To starts a motion to the target: its middle glides into the middle. What is
// too far for the eye to follow is jumped to.
func (m *Motion) To(v, target *View, now float64) {
	const far, deep = 4, 12 // screens, doublings
	px := v.w/2 + pixels(new(big.Int).Sub(&target.centre.x, &v.centre.x), v.z, &v.a)
	py := v.h/2 - pixels(new(big.Int).Sub(&target.centre.y, &v.centre.y), v.z, &v.a)
	m.anchor.Set(&target.centre)
	m.from = moment{px, py, v.z}
	m.to = moment{v.w / 2, v.h / 2, target.z}
	m.begin(v, now)

	apart := max(math.Abs(px-v.w/2)/v.w, math.Abs(py-v.h/2)/v.h)
	if m.moving && (apart > far || math.Abs(target.z-v.z) > deep) {
		m.Finish(v)
	}
}

func (m *Motion) begin(v *View, now float64) {
	m.moving, m.start = true, now
	if m.Still {
		m.Finish(v)
	}
}
