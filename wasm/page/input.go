//go:build js

package main

import (
	"syscall/js"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/viewport"
)

// listenToMap hands what pointers, the wheel and keys do on the map to the
// gestures. The events of the browser are used, not the engine's input, which
// loses clicks within a tick and knows no cancelled touches.
func (a *app) listenToMap() {
	element := canvas.Element()
	on := func(event string, passive bool, f func(js.Value)) {
		dom.Listen(element, event, dom.Options{Passive: passive}, f)
	}
	for event, kind := range map[string]viewport.Kind{
		"pointerdown": viewport.Down, "pointermove": viewport.Move, "pointerup": viewport.Up,
		"pointercancel": viewport.Cancel, "lostpointercapture": viewport.Cancel,
	} {
		on(event, false, func(e js.Value) { a.pointer(kind, e) })
	}
	on("wheel", false, func(e js.Value) {
		e.Call("preventDefault")
		a.wheel(e)
	})
	on("pointerleave", true, func(js.Value) { a.hover(-1, -1) })
	on("contextmenu", false, func(e js.Value) { e.Call("preventDefault") })
	dom.Listen(dom.Global("document"), "keydown", dom.Options{}, a.key)
}

// pointer takes a pointer event and keeps the pointer while it is down, so that
// a drag may leave the window.
func (a *app) pointer(kind viewport.Kind, e js.Value) {
	event := viewport.Event{
		Kind:    kind,
		Pointer: e.Get("pointerId").Int(),
		Touch:   e.Get("pointerType").String() == "touch",
		X:       e.Get("clientX").Float(),
		Y:       e.Get("clientY").Float(),
		Buttons: e.Get("buttons").Int(),
		Shift:   e.Get("shiftKey").Bool(),
		Ctrl:    e.Get("ctrlKey").Bool(),
		Alt:     e.Get("altKey").Bool(),
		Meta:    e.Get("metaKey").Bool(),
		Time:    e.Get("timeStamp").Float(),
	}
	if kind == viewport.Down {
		a.keyboard = false
		// A pointer that is gone already cannot be captured; nothing is lost.
		_ = dom.Try(func() { canvas.Element().Call("setPointerCapture", event.Pointer) })
	}
	if a.state.View == viewTable {
		a.table.pointer(event)
		return
	}
	a.gesture(event)
}

func (a *app) wheel(e js.Value) {
	event := viewport.Event{
		Kind:   viewport.Wheel,
		X:      e.Get("clientX").Float(),
		Y:      e.Get("clientY").Float(),
		Shift:  e.Get("shiftKey").Bool(),
		Ctrl:   e.Get("ctrlKey").Bool(),
		DeltaX: e.Get("deltaX").Float(),
		DeltaY: e.Get("deltaY").Float(),
		Mode:   e.Get("deltaMode").Int(),
		Time:   e.Get("timeStamp").Float(),
	}
	if a.state.View == viewTable {
		a.table.wheel(event)
		return
	}
	a.gesture(event)
}

// gesture lets the gestures change the view and follows up what they say.
func (a *app) gesture(event viewport.Event) viewport.Result {
	r := a.gestures.Handle(a.view, event)
	switch {
	case r.Hover:
		a.hover(r.X, r.Y)
	case r.Click:
		a.click(r.X, r.Y)
	}
	if r.Changed || r.Box {
		a.moved()
	}
	shape := "crosshair"
	if a.gestures.Dragging() {
		shape = "grabbing"
	}
	if shape != a.shape {
		a.shape = shape
		canvas.Element().Get("style").Set("cursor", shape)
	}
	return r
}

// key takes a key pressed anywhere on the page but in a field or a dialog,
// where keys have their own meaning.
func (a *app) key(e js.Value) {
	target := e.Get("target")
	if target.Call("closest", "input, select, textarea, dialog, [popover]:popover-open").Truthy() {
		return
	}
	onMap := target.Equal(canvas.Element()) || target.Equal(dom.Global("document").Get("body"))
	name := e.Get("key").String()
	if (name == "Enter" || name == " ") && !onMap {
		return // it presses the button that has the focus
	}
	event := viewport.Event{
		Kind: viewport.Key, Key: name,
		Shift: e.Get("shiftKey").Bool(), Ctrl: e.Get("ctrlKey").Bool(),
		Alt: e.Get("altKey").Bool(), Meta: e.Get("metaKey").Bool(),
		Time: e.Get("timeStamp").Float(),
	}
	if event.Ctrl || event.Alt || event.Meta {
		return
	}
	if a.shortcut(event) {
		e.Call("preventDefault")
	}
}

// shortcut does what a key stands for and reports whether it stands for
// anything.
func (a *app) shortcut(event viewport.Event) bool {
	switch event.Key {
	case "f":
		a.fullScreen()
	case "p":
		a.setProjector(!a.state.Projector)
	case "?":
		dom.Query("#keys").Call("showModal")
	case "t":
		a.toggleTable()
	case "g":
		a.askWhere()
	default:
		if a.state.View == viewTable {
			return a.table.key(event)
		}
		return a.mapKey(event)
	}
	return true
}

// mapKey moves the cursor where squares are large enough to be told apart, and
// else the map.
func (a *app) mapKey(event viewport.Event) bool {
	a.keyboard = true
	switch event.Key {
	case "Enter", " ":
		a.pinCursor()
		return true
	case "Escape":
		if a.gesture(event).Handled {
			return true
		}
		a.escape()
		return true
	}
	if step, ok := arrows[event.Key]; ok && a.view.Cell() >= cursorFrom {
		if event.Shift {
			step.x, step.y = 10*step.x, 10*step.y
		}
		a.stepCursor(step.x, step.y, event.Time)
		return true
	}
	handled := a.gesture(event).Handled
	if handled {
		a.readCursor()
	}
	return handled
}

// cursorFrom is the side of a square in CSS pixels from which on arrow keys go
// from square to square.
const cursorFrom = 8

var arrows = map[string]struct{ x, y int }{
	"ArrowLeft": {-1, 0}, "ArrowRight": {1, 0}, "ArrowDown": {0, -1}, "ArrowUp": {0, 1},
}
