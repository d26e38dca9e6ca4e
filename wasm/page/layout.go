//go:build js

package main

import (
	"math"
	"strconv"
	"syscall/js"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/viewport"
)

// listenToWindow follows what changes the room that the map has: the window,
// the panels, and the system's settings.
func (a *app) listenToWindow() {
	relayout := js.FuncOf(func(js.Value, []js.Value) any {
		a.layout()
		return nil
	})
	observer := dom.Global("ResizeObserver").New(relayout)
	for _, selector := range []string{"body", "#bar", "#panel", "#inspector", "#rows"} {
		observer.Call("observe", dom.Query(selector))
	}
	dom.Listen(dom.Global("window"), "resize", dom.Options{Passive: true}, func(js.Value) { a.layout() })

	dark := dom.Global("window").Call("matchMedia", "(prefers-color-scheme: dark)")
	a.darkRoom = dark.Get("matches").Bool()
	dom.Listen(dark, "change", dom.Options{}, func(e js.Value) {
		a.darkRoom = e.Get("matches").Bool()
		canvas.Wake()
	})
	still := dom.Global("window").Call("matchMedia", "(prefers-reduced-motion: reduce)")
	a.gestures.Motion.Still = still.Get("matches").Bool()
	dom.Listen(still, "change", dom.Options{}, func(e js.Value) { a.gestures.Motion.Still = e.Get("matches").Bool() })

	// The engine reads the ratio of pixels once. The whole state is in the
	// link, so a new page at the new ratio shows the same.
	ratio := dom.Global("window").Get("devicePixelRatio")
	same := dom.Global("window").Call("matchMedia", "(resolution: "+number(ratio)+"dppx)")
	dom.Listen(same, "change", dom.Options{Once: true}, func(js.Value) {
		a.writeLink()
		dom.Global("location").Call("reload")
	})
}

// phone is the width of the window in CSS pixels below which the style sheets
// have it be a phone.
const phone = 700

// layout measures the window and what panels cover of it.
func (a *app) layout() {
	w := dom.Global("window").Get("innerWidth").Float()
	h := dom.Global("window").Get("innerHeight").Float()
	free := canvas.Rect{Right: w, Bottom: h}
	for _, selector := range []string{"#bar", "#panel", "#inspector", "#rows"} {
		free = a.without(free, box(selector), w, h)
	}
	if zoom := box("#zoom"); a.state.View == viewTable && w < phone && !zoom.Empty() {
		free.Bottom = math.Min(free.Bottom, zoom.Top) // its buttons would cover numbers
	}
	a.free = free
	dom.Global("document").Get("documentElement").Get("style").Call("setProperty", "--map-left", strconv.Itoa(int(free.Left))+"px")
	axisLeft, axisFoot := canvas.AxisSize(canvas.Lettering{Projector: a.state.Projector})
	a.view.Resize(w, h, canvas.Ratio(), viewport.Insets{
		Left: free.Left + axisLeft, Top: free.Top, Right: w - free.Right, Bottom: h - free.Bottom + axisFoot,
	})
	if !a.wandered {
		a.look() // the beginning of the map fits the new room
	}
	canvas.Wake()
}

// box is where an element is on the screen; empty when it is not shown.
func box(selector string) canvas.Rect {
	r := dom.Query(selector).Call("getBoundingClientRect")
	return canvas.Rect{
		Left: r.Get("left").Float(), Top: r.Get("top").Float(),
		Right: r.Get("right").Float(), Bottom: r.Get("bottom").Float(),
	}
}

// without takes from free what a panel covers: from the side of the window at
// which the panel is. Folded panels are tabs, which the map passes under; the
// table, whose head is there, begins below them.
func (a *app) without(free, panel canvas.Rect, w, h float64) canvas.Rect {
	const tab = 64 // px; more than the height of a folded panel
	wide := panel.Right-panel.Left >= w*0.9
	switch {
	case panel.Empty():
	case !wide && panel.Bottom-panel.Top <= tab:
		if a.state.View == viewTable {
			free.Top = math.Max(free.Top, panel.Bottom)
		}
	case wide && panel.Top < h/2:
		free.Top = math.Max(free.Top, panel.Bottom)
	case wide:
		free.Bottom = math.Min(free.Bottom, panel.Top)
	case panel.Left < w/2:
		free.Left = math.Max(free.Left, panel.Right)
	default:
		free.Right = math.Min(free.Right, panel.Left)
	}
	return free
}
