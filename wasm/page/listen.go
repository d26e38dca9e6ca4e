//go:build js

package main

import (
	"syscall/js"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/viewport"
)

// on has f take every event of that name at a target, behind the door.
func (p *page) on(target js.Value, event string, passive, capture bool, f func(e js.Value)) {
	dom.Listen(target, event, dom.Options{Passive: passive, Capture: capture}, func(e js.Value) {
		p.door(func() {
			if p.begun {
				f(e)
			}
		})
	})
}

// listen hears what happens anywhere on the page: one listener for each kind of
// event.
func (p *page) listen() {
	document, window := dom.Global("document"), dom.Global("window")
	p.on(document, "click", false, false, p.click)
	p.on(document, "input", true, false, func(e js.Value) { p.change(e, false) })
	p.on(document, "change", true, false, func(e js.Value) { p.change(e, true) })
	p.on(document, "submit", false, false, p.submit)
	p.on(document, "keydown", false, false, p.key)
	// The state closes a dialog, not the browser, which tells of it late: a change
	// in a field that loses the focus with its dialog would open that anew.
	p.on(document, "cancel", false, true, func(e js.Value) {
		if e.Get("target").Get("id").String() == p.state.Panels.Dialog() {
			e.Call("preventDefault")
			p.take(model.Do{Verb: "close"})
		}
	})
	p.on(document, "close", true, true, func(e js.Value) {
		if e.Get("target").Get("id").String() == p.state.Panels.Dialog() {
			p.take(model.Do{Verb: "close"})
		}
	})
	p.on(document, "toggle", true, true, p.toggle)
	p.on(document, "fullscreenchange", true, false, func(js.Value) { p.remeasure() })
	p.on(window, "popstate", true, false, func(js.Value) { p.take(model.Hash{Fragment: address()}) })
	p.on(window, "hashchange", true, false, func(js.Value) { p.take(model.Hash{Fragment: address()}) })
	p.on(window, "resize", true, false, func(js.Value) { p.remeasure() })
	p.on(window, "beforeprint", true, false, func(js.Value) { p.beforePrint() })
	p.listenToRoom()
	p.listenToFiles()
	p.listenToWords()
	p.listenToRing()
	p.attach()
}

// listenToCanvas hands on what pointers and the wheel do on the map. The events
// of the browser are used, not the engine's input, which loses clicks within a
// tick and knows no cancelled touches.
func (p *page) listenToCanvas() {
	element := canvas.Element()
	for event, kind := range map[string]viewport.Kind{
		"pointerdown": viewport.Down, "pointermove": viewport.Move, "pointerup": viewport.Up,
		"pointercancel": viewport.Cancel, "lostpointercapture": viewport.Cancel, "wheel": viewport.Wheel,
	} {
		p.on(element, event, false, false, func(e js.Value) { p.pointer(kind, e) })
	}
	p.on(element, "pointerleave", true, false, func(js.Value) { p.take(model.Leave{}) })
	p.on(element, "contextmenu", false, false, func(e js.Value) { e.Call("preventDefault") })
}

func (p *page) pointer(kind viewport.Kind, e js.Value) {
	event := viewport.Event{
		Kind: kind,
		X:    e.Get("clientX").Float(), Y: e.Get("clientY").Float(),
		Buttons: e.Get("buttons").Int(),
		Modifiers: viewport.Modifiers{
			Shift: e.Get("shiftKey").Bool(), Ctrl: e.Get("ctrlKey").Bool(),
			Alt: e.Get("altKey").Bool(), Meta: e.Get("metaKey").Bool(),
		},
		Time: e.Get("timeStamp").Float(),
	}
	if kind == viewport.Wheel {
		event.DeltaX, event.DeltaY, event.Mode = e.Get("deltaX").Float(), e.Get("deltaY").Float(), e.Get("deltaMode").Int()
	} else {
		event.Pointer, event.Touch = e.Get("pointerId").Int(), e.Get("pointerType").String() == "touch"
	}
	p.takeOf(e, model.Pointer{Event: event})
	shape := "crosshair"
	if p.state.Map.Gestures.Dragging() {
		shape = "grabbing"
	}
	if style := canvas.Element().Get("style"); style.Get("cursor").String() != shape {
		style.Set("cursor", shape)
	}
}

// takeOf takes an event that the browser may be kept from doing anything else
// with.
func (p *page) takeOf(e js.Value, event model.Event) {
	p.calls.event = e
	p.take(event)
	p.calls.event = js.Undefined()
}

func (p *page) key(e js.Value) {
	if e.Get("key").String() == "Escape" && hideWord() {
		return
	}
	modified := func(name string) bool { return e.Call("getModifierState", name).Bool() }
	p.takeOf(e, model.Key{
		Key: e.Get("key").String(), Code: e.Get("code").String(), In: placeOf(e.Get("target")),
		Shift: e.Get("shiftKey").Bool(), Ctrl: e.Get("ctrlKey").Bool(),
		Alt: e.Get("altKey").Bool(), Meta: e.Get("metaKey").Bool(), AltGraph: modified("AltGraph"),
	})
}

// placeOf says where on the page a key went down.
func placeOf(target js.Value) model.Place {
	within := func(selector string) bool { return closest(target, selector).Truthy() }
	switch {
	case within("dialog, [popover]:popover-open"), len(dom.QueryAll(dom.Global("document"), "[popover]:popover-open")) > 0: // which Escape closes
		return model.InDialog
	case within("input, select, textarea"):
		return model.InField
	case within("button, a, summary"):
		return model.InControl
	}
	return model.InMap
}

// closest is the nearest element around a target that a selector has; null for none,
// and where the target is no element.
func closest(target js.Value, selector string) js.Value {
	if target.Get("closest").Type() != js.TypeFunction {
		return js.Null()
	}
	return target.Call("closest", selector)
}

func (p *page) click(e js.Value) {
	target := e.Get("target")
	element := closest(target, "[data-do]")
	if element.Truthy() {
		switch tag := element.Get("localName").String(); tag {
		case "input", "select", "form", "textarea", "details":
			// these say more by another event
		default:
			if tag == "a" || tag == "summary" {
				e.Call("preventDefault")
			}
			p.hideMenu(element)
			p.take(model.Do{Verb: dom.Attr(element, "data-do"), Arg: dom.Attr(element, "data-arg")})
			return
		}
	}
	anchor := closest(target, `a[href^="#"]`)
	plain := e.Get("button").Int() == 0 && !e.Get("ctrlKey").Bool() && !e.Get("metaKey").Bool() && !e.Get("shiftKey").Bool()
	if anchor.Truthy() && plain {
		e.Call("preventDefault")
		p.take(model.Follow{Fragment: dom.Attr(anchor, "href")})
	}
}

// hideMenu folds the menu of which an item was pressed.
func (p *page) hideMenu(element js.Value) {
	if menu := element.Call("closest", "[popover]:popover-open"); menu.Truthy() {
		menu.Call("hidePopover")
	}
}

// change hands on what was typed or chosen.
func (p *page) change(e js.Value, done bool) {
	target := e.Get("target")
	if target.Get("getAttribute").Type() != js.TypeFunction {
		return
	}
	verb := dom.Attr(target, "data-do")
	kind := target.Get("type").String()
	if verb == "" || !done && (kind == "checkbox" || kind == "select-one") {
		return
	}
	p.take(model.Do{Verb: verb, Arg: dom.Attr(target, "data-arg"), Value: target.Get("value").String(), Done: done})
}

// submit hands on a form; none is ever sent anywhere.
func (p *page) submit(e js.Value) {
	form := e.Get("target")
	e.Call("preventDefault")
	if form.Get("method").String() == "dialog" {
		p.take(model.Do{Verb: "close"})
		return
	}
	const most = 64
	fields := map[string]string{}
	elements := form.Get("elements")
	for i := range min(elements.Length(), most) {
		element := elements.Index(i)
		if id := element.Get("id"); id.Type() == js.TypeString && element.Get("value").Type() == js.TypeString && id.String() != "" {
			fields[id.String()] = element.Get("value").String()
		}
	}
	value := ""
	if submitter := e.Get("submitter"); submitter.Truthy() {
		value = submitter.Get("value").String()
	}
	p.take(model.Do{Verb: dom.Attr(form, "data-do"), Arg: dom.Attr(form, "data-arg"), Value: value, Fields: fields, Done: true})
}

// toggle hears that a printed table was unfolded.
func (p *page) toggle(e js.Value) {
	target := e.Get("target")
	if target.Get("open").Truthy() && target.Get("dataset").Get("table").Type() == js.TypeString {
		p.take(model.Do{Verb: "recompute", Arg: target.Get("dataset").Get("table").String()})
	}
}
