package model

import (
	"math"
	"math/big"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/viewport"
)

// What a person does with the table by pointer, wheel and keys. It zooms by the
// height of its rows: from rows for a lecture hall to an overview in which each
// row is a pixel.

// A hold is where a pointer holds the table.
type hold struct {
	held      bool
	thumb     bool    // it holds the mark of how far one has come
	x, y      float64 // where it went down
	top, left float64 // of the table, then
}

const (
	columnDrag = 56 // CSS pixels that a pointer drags for one column
	rowSlip    = 6  // and those that a click may slip
	zoomStep   = 1.25
)

// pointer drags the table, lights the row under the pointer, and pins the
// position of a clicked row.
func (t *Table) pointer(s *State, e viewport.Event) {
	if e.Kind == viewport.Wheel {
		t.wheel(s, e)
		return
	}
	h := &s.Hand.hold
	if t.pinched(s, e) {
		h.held = false
		return
	}
	l := t.Layout(s)
	switch e.Kind {
	case viewport.Down:
		*h = hold{held: true, x: e.X, y: e.Y, top: t.Top, left: t.Left}
		if !l.Thumb.Empty() && e.X >= l.Thumb.Left-8 && e.X <= l.Thumb.Right+8 {
			h.thumb = true
			t.toThumb(s, e.Y)
		}
	case viewport.Move:
		if e.Buttons == 0 && !e.Touch {
			h.held = false // the release was lost, outside the window
		}
		t.pointAt(s, l, e.X, e.Y)
		switch {
		case h.held && h.thumb:
			t.toThumb(s, e.Y)
		case h.held:
			t.sideways(s, h.left+(h.x-e.X)/columnDrag)
			t.scroll(s, h.top+(h.y-e.Y)/l.RowHeight)
		}
	case viewport.Up:
		if h.held && !h.thumb && math.Abs(e.Y-h.y) < rowSlip && math.Abs(e.X-h.x) < rowSlip {
			t.pointAt(s, l, e.X, e.Y)
			t.click(s)
		}
		h.held = false
	case viewport.Cancel:
		h.held = false
	}
}

// pointAt lights the row at a point of the table, or reads the integer there.
func (t *Table) pointAt(s *State, l canvas.TableLayout, x, y float64) {
	if first, ok := t.Carpet(s); ok {
		if after, ok := canvas.CarpetAt(l.Rows, s.Room.Ratio, x, y); ok {
			t.point(s, -1, first+after)
			return
		}
	}
	t.point(s, l.RowAt(y, t.Top, t.rows.end), -1)
}

// click pins the position of the row under the pointer, or of that which owns the
// integer there; where that is not listed yet, it goes there.
func (t *Table) click(s *State) {
	switch n := t.Lit(s); {
	case n >= 0 && s.Hand.Integer >= 0 && t.rows.row(n) == nil:
		t.visit(s, big.NewInt(n))
	case n >= 0:
		t.pinRow(s, n)
	}
}

// sideways puts so many columns out of view at the left.
func (t *Table) sideways(s *State, left float64) {
	if left = math.Max(0, math.Min(left, float64(t.maxLeft))); left != t.Left {
		t.Left = left
		s.redraw()
	}
}

// toThumb scrolls so that the mark of how far one has come is under the
// pointer.
func (t *Table) toThumb(s *State, y float64) {
	l := t.Layout(s)
	track, size := l.Rows.Bottom-l.Rows.Top, l.Thumb.Bottom-l.Thumb.Top
	t.scroll(s, l.MaxTop*(y-l.Rows.Top-size/2)/math.Max(1, track-size))
}

func (t *Table) wheel(s *State, e viewport.Event) {
	if e.Ctrl {
		t.zoom(s, math.Exp(-max(-300, min(300, e.DeltaY))/200), e.Y)
		return
	}
	l := t.Layout(s)
	delta := e.DeltaY
	switch e.Mode {
	case 1:
		delta *= l.RowHeight
	case 2:
		delta *= l.RowHeight * l.Visible
	}
	if e.Mode == 0 && e.DeltaX != 0 {
		t.sideways(s, t.Left+e.DeltaX/columnDrag)
	}
	if delta != 0 {
		t.scroll(s, t.Top+delta/l.RowHeight)
	}
}

// key scrolls and reports whether the key means anything here.
func (t *Table) key(s *State, name string) bool {
	screen := math.Max(1, math.Floor(t.Layout(s).Visible)-1)
	switch name {
	case "ArrowDown":
		t.scroll(s, math.Floor(t.Top)+1)
	case "ArrowUp":
		t.scroll(s, math.Ceil(t.Top)-1)
	case "ArrowLeft":
		t.sideways(s, math.Ceil(t.Left)-1)
	case "ArrowRight":
		t.sideways(s, math.Floor(t.Left)+1)
	case "PageDown", " ":
		t.scroll(s, t.Top+screen)
	case "PageUp":
		t.scroll(s, t.Top-screen)
	case "Home":
		t.scroll(s, 0)
	case "End":
		t.scroll(s, float64(t.rows.end))
	case "+", "=":
		t.command(s, viewport.ZoomIn)
	case "-", "_":
		t.command(s, viewport.ZoomOut)
	case "1":
		t.command(s, viewport.ActualSize)
	case "0":
		t.command(s, viewport.FitAll)
	case "Enter":
		t.pinRow(s, int64(math.Ceil(t.Top)))
	case "Escape":
		s.escape()
	default:
		return false
	}
	return true
}

// command does on the table what the zoom buttons do on the map.
func (t *Table) command(s *State, c viewport.Command) {
	switch c {
	case viewport.ZoomIn:
		t.zoom(s, zoomStep, math.NaN())
	case viewport.ZoomOut:
		t.zoom(s, 1/zoomStep, math.NaN())
	case viewport.ActualSize:
		t.setHeight(s, link.MinRowHeight, math.NaN())
	default:
		s.Address.RowHeight = 0
		t.scroll(s, 0)
	}
}

// zoom makes rows higher by a factor and keeps the row at height y on the screen
// where it is; NaN keeps the first row.
func (t *Table) zoom(s *State, factor, y float64) {
	t.setHeight(s, t.Layout(s).RowHeight*factor, y)
}

func (t *Table) setHeight(s *State, height, y float64) {
	l := t.Layout(s)
	at := 0.0
	if !math.IsNaN(y) {
		at = math.Max(0, y-l.Rows.Top)
	}
	row := t.Top + at/l.RowHeight
	s.Address.RowHeight = math.Max(link.MinRowHeight, math.Min(link.MaxRowHeight, height))
	t.scroll(s, row-at/t.Layout(s).RowHeight)
}

// A pinch is two fingers on the table.
type pinch struct {
	fingers map[int]float64 // height on the screen, by pointer
	apart   float64
}

// maxFingers bounds the fingers that are followed.
const maxFingers = 16

// pinched zooms as two fingers move and reports whether there are two.
func (t *Table) pinched(s *State, e viewport.Event) bool {
	p := &s.Hand.pinch
	if !e.Touch {
		return false
	}
	if p.fingers == nil {
		p.fingers = map[int]float64{}
	}
	two := len(p.fingers) == 2
	switch e.Kind {
	case viewport.Down:
		if len(p.fingers) < maxFingers {
			p.fingers[e.Pointer] = e.Y
			p.apart = p.spread()
		}
	case viewport.Up, viewport.Cancel:
		delete(p.fingers, e.Pointer)
	case viewport.Move:
		if _, down := p.fingers[e.Pointer]; down {
			p.fingers[e.Pointer] = e.Y
		}
		const least = 8 // closer fingers say nothing of how far they moved
		if now := p.spread(); two && now > least && p.apart > least {
			t.zoom(s, now/p.apart, p.middle())
			p.apart = now
		}
	}
	return two || len(p.fingers) == 2
}

func (p *pinch) spread() float64 {
	low, high := math.Inf(1), math.Inf(-1)
	for _, y := range p.fingers {
		low, high = math.Min(low, y), math.Max(high, y)
	}
	return high - low
}

func (p *pinch) middle() (y float64) {
	for _, finger := range p.fingers {
		y += finger / float64(len(p.fingers))
	}
	return y
}
