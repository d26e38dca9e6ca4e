package viewport

import "math"

// How far a hand may slip, in CSS pixels, and how fast it must be, in
// milliseconds.
const (
	mouseSlip  = 4   // less is a click, more is a drag
	touchSlip  = 10  // fingers are blunter
	doubleSlip = 24  // between the two clicks of a double click
	doubleTime = 350 // from the first click of a double click to the second
)

// Gestures recognises what hands mean and changes a view accordingly: drag to
// pan, two fingers to pan and zoom, wheel and double click to zoom (with Shift:
// out), Shift and drag to zoom to a box, keys. The zero value is at rest.
type Gestures struct {
	Motion Motion

	fingers []finger // pressed, oldest first; at most two take part
	mode    mode
	slip    float64
	downX   float64 // where the first finger went down
	downY   float64
	grabbed Point   // the place under the finger, or between the two
	spread  float64 // distance between two fingers, px, when they were set
	spreadZ float64 // zoom at that time

	lastClick
	target View // where the next motion goes
}

// A lastClick makes another that is near it a double click.
type lastClick struct {
	clicked        bool // once, lately
	clickTime      float64
	clickX, clickY float64
}

type finger struct {
	id   int
	x, y float64
}

type mode uint8

const (
	idle    mode = iota
	pressed      // may become a click or a drag
	dragging
	pinching
	boxing
	spent // fingers are down, but what they do means nothing any more
)

// Dragging reports whether the map is held by a hand, for the cursor's shape.
func (g *Gestures) Dragging() bool { return g.mode == dragging || g.mode == pinching }

// Pressed is where a finger is down whose release may be a click.
func (g *Gestures) Pressed() (x, y float64, ok bool) {
	if g.mode != pressed {
		return 0, 0, false
	}
	return g.downX, g.downY, true
}

// Box is the zoom box being drawn: where it began and where it is now.
func (g *Gestures) Box() (x0, y0, x1, y1 float64, drawn bool) {
	if g.mode != boxing || len(g.fingers) == 0 {
		return 0, 0, 0, 0, false
	}
	f := g.fingers[0]
	return g.downX, g.downY, f.x, f.y, true
}

// Handle takes one event and changes the view. Call Motion.Step before every
// frame while Motion.Moving.
func (g *Gestures) Handle(v *View, e Event) Result {
	if bad(e.X) || bad(e.Y) || bad(e.DeltaX) || bad(e.DeltaY) {
		return Result{}
	}
	switch e.Kind {
	case Down:
		return g.down(v, e)
	case Move:
		return g.move(v, e)
	case Up:
		return g.up(v, e)
	case Cancel:
		return g.cancel(v, e)
	case Wheel:
		return g.wheel(v, e)
	case Key:
		return g.key(v, e)
	}
	return Result{}
}

func bad(f float64) bool { return math.IsNaN(f) || math.IsInf(f, 0) }

func (g *Gestures) down(v *View, e Event) Result {
	const primary, middle = 1, 4
	if !e.Touch && e.Buttons&(primary|middle) == 0 || g.find(e.Pointer) >= 0 {
		return Result{}
	}
	moved := g.Motion.Moving()
	g.Motion.Finish(v) // or the hand would fight it
	g.fingers = append(g.fingers, finger{e.Pointer, e.X, e.Y})
	switch {
	case len(g.fingers) == 1:
		g.press(v)
		g.slip = mouseSlip
		if e.Touch {
			g.slip = touchSlip
		} else if e.Shift {
			g.mode = boxing
		}
	case len(g.fingers) == 2 && g.mode != boxing:
		g.pinch(v)
	}
	return Result{Handled: true, Changed: moved}
}

// press takes hold of the map at the only finger.
func (g *Gestures) press(v *View) {
	f := g.fingers[0]
	g.mode, g.downX, g.downY = pressed, f.x, f.y
	v.PointAt(f.x, f.y, &g.grabbed)
}

// pinch takes hold of the map between the first two fingers.
func (g *Gestures) pinch(v *View) {
	g.mode = pinching
	x, y, d := g.between()
	v.PointAt(x, y, &g.grabbed)
	g.spread, g.spreadZ = d, v.z
}

// between is the point midway between the first two fingers, and how far they
// are apart.
func (g *Gestures) between() (x, y, distance float64) {
	a, b := g.fingers[0], g.fingers[1]
	const least = 8 // fingers on top of each other must not divide by zero
	return (a.x + b.x) / 2, (a.y + b.y) / 2, max(least, math.Hypot(a.x-b.x, a.y-b.y))
}

func (g *Gestures) move(v *View, e Event) Result {
	i := g.find(e.Pointer)
	if i < 0 {
		return Result{Hover: len(g.fingers) == 0, X: e.X, Y: e.Y}
	}
	if e.Buttons == 0 && !e.Touch { // the release was lost, outside the window
		return g.cancel(v, e)
	}
	g.fingers[i].x, g.fingers[i].y = e.X, e.Y
	if g.mode == pressed && g.slipped(e) {
		g.mode = dragging
	}
	switch g.mode {
	case dragging:
		v.Place(&g.grabbed, e.X, e.Y, v.z)
		return Result{Handled: true, Changed: true}
	case pinching:
		x, y, d := g.between()
		v.Place(&g.grabbed, x, y, g.spreadZ+math.Log2(d/g.spread))
		return Result{Handled: true, Changed: true}
	}
	return Result{Handled: true, Box: g.mode == boxing}
}

// slipped reports whether the first finger has left where it went down.
func (g *Gestures) slipped(e Event) bool {
	return math.Hypot(e.X-g.downX, e.Y-g.downY) >= g.slip
}

func (g *Gestures) up(v *View, e Event) Result {
	i := g.find(e.Pointer)
	if i < 0 {
		return Result{}
	}
	was := g.mode
	g.fingers[i].x, g.fingers[i].y = e.X, e.Y
	g.release(v, i)
	switch {
	case was == pressed, was == boxing && i == 0 && !g.slipped(e): // Shift and click is a click
		return g.click(v, e)
	case was == boxing && i == 0:
		return Result{Handled: true, Changed: g.zoomToBox(v, e)}
	}
	return Result{Handled: true}
}

func (g *Gestures) zoomToBox(v *View, e Event) bool {
	g.target.Copy(v)
	if !g.target.ZoomToBox(g.downX, g.downY, e.X, e.Y) {
		return false
	}
	g.Motion.To(v, &g.target, e.Time)
	return true
}

func (g *Gestures) cancel(v *View, e Event) Result {
	i := g.find(e.Pointer)
	if i < 0 {
		return Result{}
	}
	g.release(v, i)
	return Result{Handled: true}
}

// release forgets a finger. Those that stay take hold of the map anew, where
// it is; they cannot click any more.
func (g *Gestures) release(v *View, i int) {
	g.fingers = append(g.fingers[:i], g.fingers[i+1:]...)
	switch {
	case len(g.fingers) == 0:
		g.mode = idle
	case g.mode != pinching:
		g.mode = spent
	case len(g.fingers) == 1:
		g.press(v)
		g.mode = dragging
	default:
		g.pinch(v)
	}
}

func (g *Gestures) click(v *View, e Event) Result {
	near := math.Hypot(e.X-g.clickX, e.Y-g.clickY) <= doubleSlip
	if g.clicked && near && e.Time-g.clickTime <= doubleTime {
		g.clicked = false // a third click starts over
		dz := 1.0
		if e.Shift {
			dz = -1
		}
		g.Motion.Zoom(v, e.X, e.Y, dz, e.Time)
		return Result{Handled: true, Changed: true}
	}
	g.clicked, g.clickTime, g.clickX, g.clickY = true, e.Time, e.X, e.Y
	return Result{Handled: true, Click: true, X: e.X, Y: e.Y}
}

func (g *Gestures) find(pointer int) int {
	for i, f := range g.fingers {
		if f.id == pointer {
			return i
		}
	}
	return -1
}
