//go:build js

package main

import (
	"fmt"
	"strings"
	"syscall/js"

	"wythoffatlas/core/fault"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// apply does what is to be done about an event before anything is shown.
func (p *page) apply(effects []model.Effect) {
	for _, e := range effects {
		if err := dom.Try(func() { p.perform(e) }); err != nil {
			p.later = append(p.later, model.Failed{Words: "The browser refused something: " + fault.Words(err) + "."})
		}
	}
}

func (p *page) perform(e model.Effect) {
	switch e := e.(type) {
	case model.StartWorker:
		p.worker.start()
	case model.StopWorker:
		p.worker.stop()
	case model.Post:
		p.worker.post(e.Data)
	case model.Wake:
		canvas.Wake()
	case model.Prevent:
		if p.calls.event.Truthy() {
			p.calls.event.Call("preventDefault")
		}
	case model.Hold:
		// A pointer that is gone already cannot be captured; nothing is lost.
		_ = dom.Try(func() { canvas.Element().Call("setPointerCapture", e.Pointer) })
	case model.WriteLink:
		writeLink(e)
	case model.PutTile:
		if err := canvas.PutTile(e.ID, e.Shades); err != nil {
			p.later = append(p.later, model.Failed{Words: fault.Words(err)})
		}
	case model.EvictTile:
		canvas.EvictTile(e.ID)
	case model.PutCarpet:
		canvas.PutCarpet(e.Block, e.Sequences, e.Owners)
	case model.ClearCarpet:
		canvas.ClearCarpet()
	case model.Copy:
		p.copyText(e.Text)
	case model.Download:
		download(e)
	case model.FullScreen:
		p.fullScreen()
	case model.Remember:
		remember(e.Name, e.Text)
	case model.OpenNotes:
		p.shown.notes.open()
	case model.TellNotes:
		p.shown.notes.tell(e)
	case model.Reload:
		dom.Global("location").Call("reload")
	case model.Return:
		p.calls.settle(e)
	}
}

// finish does what needs the state shown.
func (p *page) finish(effects []model.Effect) {
	for _, e := range effects {
		switch e := e.(type) {
		case model.Figure:
			p.figure(e)
		case model.Focus:
			if element := byID(e.ID); element.Truthy() {
				element.Call("focus", map[string]any{"preventScroll": e.ID == "canvas"})
				if element.Get("select").Type() == js.TypeFunction {
					element.Call("select")
				}
			}
		case model.Reveal:
			if element := byID(e.ID); element.Truthy() {
				if element.Get("localName").String() == "details" {
					element.Set("open", true)
				}
				element.Call("scrollIntoView")
			}
		}
	}
}

func byID(id string) js.Value { return dom.Global("document").Call("getElementById", id) }

// writeLink puts the state into the address. A browser that refuses more changes
// will take a later one.
func writeLink(e model.WriteLink) {
	method := "replaceState"
	if e.Push {
		method = "pushState"
	}
	_ = dom.Try(func() { dom.Global("history").Call(method, js.Null(), "", e.Fragment) })
}

// copyText puts the address with a fragment into the clipboard.
func (p *page) copyText(fragment string) {
	told := func(ok bool) { p.take(model.Copied{OK: ok}) }
	clipboard := dom.Global("navigator").Get("clipboard")
	if !clipboard.Truthy() { // not a secure context
		p.later = append(p.later, model.Copied{})
		return
	}
	text := dom.Global("location").Get("href").String()
	if base, _, _ := strings.Cut(text, "#"); base != "" {
		text = base + fragment
	}
	dom.Then(clipboard.Call("writeText", text),
		func(js.Value) { p.door(func() { told(true) }) },
		func(js.Value) { p.door(func() { told(false) }) })
}

// download has the browser keep a text as a file.
func download(e model.Download) {
	save(e.Name, blobOf(e.Type, e.Text))
}

func blobOf(kind, text string) js.Value {
	return dom.Global("Blob").New([]any{text}, map[string]any{"type": kind + ";charset=utf-8"})
}

// save has the browser keep a blob as a file.
func save(name string, blob js.Value) {
	address := dom.Global("URL").Call("createObjectURL", blob)
	anchor := dom.New("a")
	dom.SetAttr(anchor, "href", address.String())
	dom.SetAttr(anchor, "download", name)
	anchor.Call("click")
	dom.After(1000, func() { dom.Global("URL").Call("revokeObjectURL", address) })
}

func (p *page) fullScreen() {
	document := dom.Global("document")
	ignore := func(js.Value) {}
	if document.Get("fullscreenElement").Truthy() {
		dom.Then(document.Call("exitFullscreen"), ignore, ignore)
		return
	}
	dom.Then(document.Get("documentElement").Call("requestFullscreen"), ignore, ignore)
}

// eventWords and effectWords are for who asked for a log.
func eventWords(e model.Event) string {
	if heard, ok := e.(model.Heard); ok {
		m, err := protocol.Decode(heard.Data)
		if err != nil {
			return "heard " + fault.Words(err)
		}
		return fmt.Sprintf("heard %d %T, %d bytes", m.ID, m.Body, len(heard.Data))
	}
	return clip(fmt.Sprintf("%T %+v", e, e))
}

func effectWords(e model.Effect) string {
	switch e := e.(type) {
	case model.Post:
		m, _ := protocol.Decode(e.Data)
		return clip(fmt.Sprintf("post %d %T %+v", m.ID, m.Body, m.Body))
	case model.PutTile:
		return fmt.Sprintf("put tile %v", e.ID)
	case model.PutCarpet:
		return fmt.Sprintf("put owners, block %d", e.Block)
	}
	return clip(fmt.Sprintf("%T %+v", e, e))
}

func clip(words string) string {
	const most = 300
	if len(words) > most {
		return words[:most] + "…"
	}
	return words
}
