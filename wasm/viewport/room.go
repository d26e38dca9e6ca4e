package viewport

import "math"

// A Rect is a rectangle of the screen, edges in CSS pixels.
type Rect struct{ Left, Top, Right, Bottom float64 }

// Empty reports whether r contains no point.
func (r Rect) Empty() bool { return r.Right <= r.Left || r.Bottom <= r.Top }

// A Panel covers a part of the window. Folded ones are tabs, which the map
// passes under.
type Panel struct {
	Rect
	Folded bool
}

// Uncovered is what no panel covers of a window of w×h CSS pixels. A table, whose
// head is there, begins below tabs.
func Uncovered(w, h float64, panels []Panel, table bool) Rect {
	free := Rect{Right: w, Bottom: h}
	for _, p := range panels {
		if finite(p.Left) && finite(p.Top) && finite(p.Right) && finite(p.Bottom) {
			free = free.without(p, w, h, table)
		}
	}
	return free
}

// without takes from free what a panel covers: from the side of the window at
// which the panel is.
func (free Rect) without(p Panel, w, h float64, table bool) Rect {
	wide := p.Right-p.Left >= w*0.9
	switch {
	case p.Empty():
	case p.Folded && !wide:
		if table && p.Top < h/2 {
			free.Top = math.Max(free.Top, p.Bottom)
		}
	case wide && p.Top < h/2:
		free.Top = math.Max(free.Top, p.Bottom)
	case wide:
		free.Bottom = math.Min(free.Bottom, p.Top)
	case p.Left < w/2:
		free.Left = math.Max(free.Left, p.Right)
	default:
		free.Right = math.Min(free.Right, p.Left)
	}
	return free
}

// The least that map and table side by side, and one above the other, need.
const (
	leastWide = 640
	leastHigh = 480
)

// Divide gives the table a part of what is free: the right, or in a narrow window
// the lower; nothing where there is room for one only. scale is that of text.
func (free Rect) Divide(scale float64) (left, beside Rect) {
	wide, high := free.Right-free.Left, free.Bottom-free.Top
	switch {
	case wide >= leastWide*scale:
		at := free.Right - math.Round(min(wide*0.45, 560*scale))
		return Rect{free.Left, free.Top, at, free.Bottom}, Rect{at, free.Top, free.Right, free.Bottom}
	case high >= leastHigh*scale:
		at := free.Bottom - math.Round(high*0.4)
		return Rect{free.Left, free.Top, free.Right, at}, Rect{free.Left, at, free.Right, free.Bottom}
	}
	return free, Rect{}
}

func finite(f float64) bool { return !math.IsNaN(f) && !math.IsInf(f, 0) }

// LeastProjected is the width of a window from which on a projector's large type
// is written, in CSS pixels at the usual size of text: a phone is no projector.
const LeastProjected = 640

// AxisSize is how far the axes reach into the free part of the screen from its
// left and its foot, in CSS pixels; the left one grows when a number needs more.
func AxisSize(projector bool, scale float64) (left, foot float64) {
	if projector {
		return 88 * scale, 54 * scale
	}
	return 48 * scale, 28 * scale
}

// Around are the insets of a map in a part of a window of w×h, its axes inside.
func (free Rect) Around(w, h float64, projector bool, scale float64) Insets {
	left, foot := AxisSize(projector, scale)
	return Insets{Left: free.Left + left, Top: free.Top, Right: w - free.Right, Bottom: h - free.Bottom + foot}
}
