//go:build js

package main

import (
	"fmt"
	"syscall/js"

	"wythoffatlas/core/lecture"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/model"
)

// A notes is the window of the speaker's notes. It is a page without an address,
// under this page's policy: it is given texts, and nothing else.
type notes struct{ window js.Value }

func (n *notes) open() {
	n.window = dom.Global("window").Call("open", "", "atlas-notes", "popup,width=640,height=480")
}

func (n *notes) tell(e model.TellNotes) {
	if !n.window.Truthy() || n.window.Get("closed").Bool() {
		return
	}
	document := n.window.Get("document")
	document.Set("title", e.Title)
	body := document.Get("body")
	body.Set("textContent", "")
	style := body.Get("style")
	style.Set("font", "22px/1.4 system-ui, sans-serif")
	style.Set("margin", "24px")
	for i, line := range append([]string{e.Title}, e.Lines...) {
		if line == "" {
			continue
		}
		tag := "p"
		if i == 0 {
			tag = "h1"
		}
		element := document.Call("createElement", tag)
		element.Set("textContent", line)
		element.Get("style").Set("whiteSpace", "pre-line")
		body.Call("append", element)
	}
}

// kept begins the names by which the browser keeps something. One that keeps nothing,
// in a sandbox or by its settings, refuses; then nothing is remembered.
const kept = "wythoff-atlas."

func remember(name, text string) {
	_ = dom.Try(func() {
		store := dom.Global("localStorage")
		if text == "" {
			store.Call("removeItem", kept+name)
		} else {
			store.Call("setItem", kept+name, text)
		}
	})
}

// remembered is what [remember] has kept.
func remembered(name string) (text string) {
	_ = dom.Try(func() {
		if value := dom.Global("localStorage").Call("getItem", kept+name); value.Truthy() {
			text = value.String()
		}
	})
	return text
}

// listenToFiles opens a file that is dropped on the page.
func (p *page) listenToFiles() {
	document := dom.Global("document")
	holds := func(e js.Value) bool {
		carried := e.Get("dataTransfer")
		return carried.Truthy() && carried.Get("types").Call("includes", "Files").Bool()
	}
	p.on(document, "dragover", false, false, func(e js.Value) {
		if holds(e) {
			e.Call("preventDefault")
		}
	})
	p.on(document, "drop", false, false, func(e js.Value) {
		if !holds(e) {
			return
		}
		e.Call("preventDefault")
		file := e.Get("dataTransfer").Get("files").Index(0)
		switch {
		case !file.Truthy():
		case file.Get("size").Float() > lecture.MaxFile:
			p.take(model.Failed{Words: "The file is longer than a lecture can be."})
		default:
			dom.Then(file.Call("text"),
				func(text js.Value) { p.door(func() { p.take(model.Dropped{Text: text.String()}) }) },
				func(js.Value) {
					p.door(func() { p.take(model.Failed{Words: "The file could not be read."}) })
				})
		}
	})
}

// listenToRing has the ring of the projector follow the pointer.
func (p *page) listenToRing() {
	ring := dom.Query("#ring")
	p.on(dom.Global("document"), "pointermove", true, true, func(e js.Value) {
		if p.state.Board().Ring {
			ring.Get("style").Set("transform", fmt.Sprintf("translate(%.0fpx,%.0fpx)", e.Get("clientX").Float(), e.Get("clientY").Float()))
		}
	})
}
