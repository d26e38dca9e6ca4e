//go:build js

package main

import (
	"math"
	"math/big"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// What a person does with the table by pointer, wheel, keys and forms.

// A hold is where a pointer holds the table.
type hold struct {
	held      bool
	x, y      float64 // where it went down
	top, left float64 // of the table, then
}

// columnDrag is how far a pointer drags for one column, in CSS pixels.
const columnDrag = 56

// goTo scrolls to the row that a person typed.
func (t *table) goTo(text string) {
	n, err := naturalOf(text)
	if err != nil {
		t.app.notice("Row n: " + err.Error())
		return
	}
	t.app.notice()
	t.visit(n)
}

// visit scrolls to row n. Rows past those that are scrolled through are listed
// first, if so many fit.
func (t *table) visit(n *big.Int) {
	switch {
	case n.Cmp(big.NewInt(t.rows.end)) < 0:
		t.scroll(float64(n.Int64()))
	case t.app.game().Piles != nil && t.rows.end >= pileRows && n.Cmp(big.NewInt(link.MaxRow)) <= 0:
		t.extend(n)
	default:
		t.app.notice("Row " + viewport.Full(n) + " is beyond this table, which ends at row " + viewport.Full(big.NewInt(t.rows.end-1)) + ". Showing its end.")
		t.scroll(float64(t.rows.end - 1))
	}
}

// extend lists rows up to row n and goes there, or says how many fit.
func (t *table) extend(n *big.Int) {
	rows := t.rows
	question := &protocol.Rows{Game: rows.game, From: n.String(), Count: 1}
	t.app.client.ask(question, t.app.busy(), func(answer protocol.Body) {
		if rows != t.rows {
			return // of another game
		}
		switch answer := answer.(type) {
		case *protocol.Table:
			if answer.Len() == 0 {
				t.app.notice(answer.Note)
				return
			}
			rows.end = max(rows.end, n.Int64()+1+pageRows) // those after it, if they fit
			t.scroll(float64(n.Int64()))
		case *protocol.Error:
			t.app.notice(answer.Message)
		}
	})
}

// pointer drags the table, lights the row under the pointer, and pins the
// position of a clicked row.
func (t *table) pointer(e viewport.Event) {
	if t.pinched(e) {
		t.hold.held = false
		return
	}
	h := &t.hold
	thumb := t.layout().Thumb
	onThumb := !thumb.Empty() && e.X >= thumb.Left-8 && e.X <= thumb.Right+8
	switch e.Kind {
	case viewport.Down:
		*h = hold{true, e.X, e.Y, t.top, t.left}
		if onThumb {
			t.toThumb(e.Y)
		}
	case viewport.Move:
		t.hover = t.layout().RowAt(e.Y, t.top, t.rows.end)
		if h.held && onThumb {
			t.toThumb(e.Y)
		} else if h.held {
			t.sideways(h.left + (h.x-e.X)/columnDrag)
			t.scroll(h.top + (h.y-e.Y)/t.layout().RowHeight)
		}
		canvas.Wake()
	case viewport.Up:
		const slip = 6
		if h.held && math.Abs(e.Y-h.y) < slip && math.Abs(e.X-h.x) < slip {
			t.pinRow(t.layout().RowAt(e.Y, t.top, t.rows.end))
		}
		h.held = false
	case viewport.Cancel:
		h.held = false
	}
}

// sideways puts so many columns out of view at the left.
func (t *table) sideways(left float64) {
	if t.drawn != nil {
		t.left = math.Max(0, math.Min(left, float64(t.drawn.MaxFirst)))
		canvas.Wake()
	}
}

// toThumb scrolls so that the mark of how far one has come is under the
// pointer.
func (t *table) toThumb(y float64) {
	l := t.layout()
	track, size := l.Rows.Bottom-l.Rows.Top, l.Thumb.Bottom-l.Thumb.Top
	t.scroll(l.MaxTop * (y - l.Rows.Top - size/2) / math.Max(1, track-size))
	t.hold.y, t.hold.top = y, t.top
}

func (t *table) wheel(e viewport.Event) {
	if e.Ctrl {
		t.zoom(math.Exp(-e.DeltaY/200), e.Y)
		return
	}
	delta := e.DeltaY
	switch e.Mode {
	case 1:
		delta *= t.layout().RowHeight
	case 2:
		delta *= t.layout().RowHeight * t.layout().Visible
	}
	if e.Mode == 0 && e.DeltaX != 0 {
		t.sideways(t.left + e.DeltaX/columnDrag)
	}
	t.scroll(t.top + delta/t.layout().RowHeight)
}

// key scrolls and reports whether the key means anything here.
func (t *table) key(e viewport.Event) bool {
	page := math.Max(1, math.Floor(t.layout().Visible)-1)
	switch e.Key {
	case "ArrowDown":
		t.scroll(math.Floor(t.top) + 1)
	case "ArrowUp":
		t.scroll(math.Ceil(t.top) - 1)
	case "ArrowLeft":
		t.sideways(math.Ceil(t.left) - 1)
	case "ArrowRight":
		t.sideways(math.Floor(t.left) + 1)
	case "PageDown", " ":
		t.scroll(t.top + page)
	case "PageUp":
		t.scroll(t.top - page)
	case "Home":
		t.scroll(0)
	case "End":
		t.scroll(float64(t.rows.end))
	case "+", "=":
		t.command(viewport.ZoomIn)
	case "-":
		t.command(viewport.ZoomOut)
	case "1":
		t.command(viewport.ActualSize)
	case "0":
		t.command(viewport.FitAll)
	case "Enter":
		t.pinRow(int64(math.Ceil(t.top)))
	case "Escape":
		t.app.escape()
	default:
		return false
	}
	return true
}
