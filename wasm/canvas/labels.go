package canvas

import "math"

// A segment goes from (x0, y0) to (x1, y1).
type segment struct{ x0, y0, x1, y1 float64 }

// labels finds places beside lines where nothing else is.
type labels struct {
	box           Rect    // they stay inside
	h             float64 // their height
	clear, margin float64 // free space to a line, and to the next label
	lines         []segment
	taken         []Rect
}

// place finds room for the label of line s, w wide: from the line's far end
// backwards, first on the side that faces away from the diagonal. ok is false
// when there is no room; then it is better left out than put over a line.
func (l *labels) place(s segment, w float64) (r Rect, ok bool) {
	near, far, ok := cut(s, l.box)
	if !ok {
		return Rect{}, false
	}
	dx, dy := s.x1-s.x0, s.y1-s.y0
	for k := range 8 {
		t := far - (far-near)*float64(k)/8
		x, y := s.x0+t*dx, s.y0+t*dy
		for _, r := range l.beside(x, y, dx, dy, w) {
			if l.free(r) {
				l.taken = append(l.taken, r)
				return r, true
			}
		}
	}
	return Rect{}, false
}

// beside are the two rectangles at the point (x, y) of a line with direction
// (dx, dy): left and right of a steep one, below and above a flat one. Lines
// rise to the right, as both coordinates of a beam grow.
func (l *labels) beside(x, y, dx, dy, w float64) [2]Rect {
	if math.Abs(dy) > math.Abs(dx) {
		lean := l.h * math.Abs(dx/dy) // how far the line moves to the left over the label's height
		return [2]Rect{
			l.rect(x-lean-l.clear-w, y, w),
			l.rect(x+l.clear, y, w),
		}
	}
	x = math.Min(x, l.box.Right) - w
	return [2]Rect{
		l.rect(x, y+w*math.Abs(dy/dx)+l.clear, w),
		l.rect(x, y-l.clear-l.h, w),
	}
}

func (l *labels) rect(left, top, w float64) Rect {
	return Rect{snap(left), snap(top), snap(left + w), snap(top + l.h)}
}

// free reports whether r lies in the box, off all lines and other labels.
func (l *labels) free(r Rect) bool {
	b := l.box
	if r.Left < b.Left || r.Right > b.Right+1 || r.Top < b.Top-1 || r.Bottom > b.Bottom {
		return false
	}
	for _, t := range l.taken {
		if overlap(r, Rect{t.Left - l.margin, t.Top - l.margin, t.Right + l.margin, t.Bottom + l.margin}) {
			return false
		}
	}
	for _, s := range l.lines {
		if _, _, crossed := cut(s, r); crossed {
			return false
		}
	}
	return true
}

// cut is the part of s inside r, as fractions of its length; ok is false when
// there is none. Liang and Barsky: each edge cuts the range of the parameter.
func cut(s segment, r Rect) (near, far float64, ok bool) {
	dx, dy := s.x1-s.x0, s.y1-s.y0
	near, far = 0, 1
	for _, e := range [4][2]float64{
		{-dx, s.x0 - r.Left}, {dx, r.Right - s.x0},
		{-dy, s.y0 - r.Top}, {dy, r.Bottom - s.y0},
	} {
		switch d, q := e[0], e[1]; {
		case d == 0 && q < 0:
			return 0, 0, false
		case d < 0:
			near = math.Max(near, q/d)
		case d > 0:
			far = math.Min(far, q/d)
		}
	}
	return near, far, near <= far
}

func overlap(a, b Rect) bool {
	return a.Left < b.Right && b.Left < a.Right && a.Top < b.Bottom && b.Top < a.Bottom
}
