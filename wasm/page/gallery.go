//go:build js

package main

import (
	"slices"
	"syscall/js"

	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
)

// A gallery draws the small maps that are on the screen.
type gallery struct {
	page     *page
	observer js.Value
	seen     []js.Value // on the screen, in the order in which they came
}

// show paints what has come, and watches small maps that are new.
func (g *gallery) show() {
	if g.page.state.Panels.Dialog() != "gallery" {
		if g.observer.Truthy() {
			g.observer.Call("disconnect")
			g.observer, g.seen = js.Undefined(), nil
		}
		return
	}
	if !g.observer.Truthy() {
		g.observer = dom.Global("IntersectionObserver").New(js.FuncOf(func(_ js.Value, args []js.Value) any {
			g.page.door(func() { g.saw(args[0]) })
			return nil
		}))
	}
	for _, picture := range dom.QueryAll(dom.Query("#gallery-leaf"), "canvas:not([data-watched])") {
		dom.SetAttr(picture, "data-watched", "")
		g.observer.Call("observe", picture)
	}
	ink := g.page.state.Palette().Ink.Hex()
	for _, picture := range g.seen {
		g.paint(picture, ink)
	}
}

// saw follows small maps that come on the screen or leave it.
func (g *gallery) saw(entries js.Value) {
	for i := range entries.Length() {
		entry := entries.Index(i)
		picture := entry.Get("target")
		g.seen = slices.DeleteFunc(g.seen, picture.Equal)
		if entry.Get("isIntersecting").Bool() {
			g.seen = append(g.seen, picture)
		}
	}
	games := lists.Map(g.seen, func(picture js.Value) string { return dom.Attr(picture, "data-game-map") })
	g.page.take(model.Seen{Pictures: games})
}

// paint puts the shades that have come into a small map, in the ink of the theme.
func (g *gallery) paint(picture js.Value, ink string) {
	game := dom.Attr(picture, "data-game-map")
	drawn := ink + " " + game
	if dom.Attr(picture, "data-drawn") == drawn {
		return
	}
	answer := g.page.state.Picture(game)
	shades, ok := answer.Body.(*protocol.Shades)
	if answer.Status != ask.Answered || !ok || len(shades.Texels) != model.PictureSide*model.PictureSide {
		return
	}
	const side = model.PictureSide
	pixels := make([]byte, 4*len(shades.Texels))
	raster.Expand(pixels, shades.Texels, side)
	clamped := dom.Global("Uint8ClampedArray").New(len(pixels))
	js.CopyBytesToJS(clamped, pixels)
	picture.Set("width", side)
	picture.Set("height", side)
	pen := picture.Call("getContext", "2d")
	pen.Call("putImageData", dom.Global("ImageData").New(clamped, side), 0, 0)
	pen.Set("globalCompositeOperation", "source-in")
	pen.Set("fillStyle", ink)
	pen.Call("fillRect", 0, 0, side, side)
	dom.SetAttr(picture, "data-drawn", drawn)
}
