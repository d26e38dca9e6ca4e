//go:build js

package main

import (
	"slices"
	"strconv"
	"strings"
	"syscall/js"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/viewport"
)

// A room is what was measured last.
type room struct {
	last  model.Resize
	media map[string]js.Value // queries of the style sheet's kind, by what they ask
}

var queries = map[string]string{
	"sheet": "(max-width: 999px), (max-height: 499px)",
	"dark":  "(prefers-color-scheme: dark)",
	"still": "(prefers-reduced-motion: reduce)",
}

// listenToRoom follows what changes the room that the map has: the window, the
// panels, and the system's settings.
func (p *page) listenToRoom() {
	window := dom.Global("window")
	p.room.media = map[string]js.Value{}
	for name, query := range queries {
		media := window.Call("matchMedia", query)
		p.room.media[name] = media
		p.on(media, "change", true, false, func(js.Value) { p.remeasure() })
	}
	observer := dom.Global("ResizeObserver").New(js.FuncOf(func(js.Value, []js.Value) any {
		p.door(func() { p.remeasure() })
		return nil
	}))
	for _, id := range []string{"bar", "band", "list", "list-tab", "zoom"} {
		observer.Call("observe", dom.Query("#"+id))
	}
	observer.Call("observe", dom.Global("document").Get("body"))

	// The engine reads the ratio of pixels once. The whole state is in the link,
	// so a new page at the new ratio shows the same.
	// Printing changes what the query says, but not the ratio.
	ratio := window.Get("devicePixelRatio").Float()
	query := "(resolution: " + strconv.FormatFloat(ratio, 'f', -1, 64) + "dppx)"
	p.on(window.Call("matchMedia", query), "change", true, false, func(js.Value) {
		if window.Get("devicePixelRatio").Float() != ratio {
			p.take(model.Rescaled{})
		}
	})
}

// remeasure takes the room anew, if it has changed.
func (p *page) remeasure() {
	if p.begun {
		p.room.check(p)
	}
}

// check tells the state of the room when it has changed.
func (r *room) check(p *page) {
	if now := p.measure(); now.Room != r.last.Room || !slices.Equal(now.Panels, r.last.Panels) {
		r.last = now
		p.take(now)
	}
}

// measure measures the window and what panels cover of it.
func (p *page) measure() model.Resize {
	window, document := dom.Global("window"), dom.Global("document")
	root := document.Get("documentElement")
	size, _ := strconv.ParseFloat(strings.TrimSuffix(window.Call("getComputedStyle", root).Get("fontSize").String(), "px"), 64)
	matches := func(name string) bool { return p.room.media[name].Get("matches").Bool() }
	e := model.Resize{Room: model.Room{
		W: window.Get("innerWidth").Float(), H: window.Get("innerHeight").Float(), Ratio: canvas.Ratio(), Scale: size / 16,
		Sheet: matches("sheet"), Dark: matches("dark"), Still: matches("still"),
		Embedded:      !window.Get("parent").Equal(window),
		CanFullScreen: document.Get("fullscreenEnabled").Truthy(), FullScreen: document.Get("fullscreenElement").Truthy(),
	}}
	for _, id := range []string{"bar", "band", "list"} {
		if box := boxOf(id); !box.Empty() {
			e.Panels = append(e.Panels, model.Panel{Rect: viewport.Rect(box)})
		}
	}
	if box := boxOf("list-tab"); !box.Empty() {
		e.Panels = append(e.Panels, model.Panel{Rect: viewport.Rect(box), Folded: true})
	}
	if box := boxOf("zoom"); e.Sheet && !p.state.Mapped() && !box.Empty() { // its buttons would cover numbers
		e.Panels = append(e.Panels, model.Panel{Rect: viewport.Rect{Left: 0, Top: box.Top, Right: e.W, Bottom: e.H}})
	}
	return e
}

// boxOf is where an element is on the screen; empty when it is not shown.
func boxOf(id string) canvas.Rect {
	r := dom.Query("#" + id).Call("getBoundingClientRect")
	return canvas.Rect{
		Left: r.Get("left").Float(), Top: r.Get("top").Float(),
		Right: r.Get("right").Float(), Bottom: r.Get("bottom").Float(),
	}
}
