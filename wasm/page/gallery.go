//go:build js

package main

import (
	"slices"
	"syscall/js"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
	"wythoffatlas/wasm/scene"
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
	pal := g.page.state.Palette()
	for _, picture := range g.seen {
		g.paint(picture, pal)
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

// paint puts a small map that has come into its place, in the colours of the theme:
// its squares, and below them the beams.
func (g *gallery) paint(picture js.Value, pal *raster.Palette) {
	link := dom.Attr(picture, "data-game-map")
	drawn := pal.Ink.Hex() + " " + link
	if dom.Attr(picture, "data-drawn") == drawn {
		return
	}
	answer := g.page.state.Picture(link)
	shades, ok := answer.Body.(*protocol.Shades)
	if answer.Status != ask.Answered || !ok || len(shades.Texels) != model.PictureSide*model.PictureSide {
		return
	}
	const side, square = model.PictureSide, scene.SketchSquare
	shown, _ := catalog.FromLink(link)
	pixels := scene.SketchSquares(shown, shades.Texels, side, pal)
	clamped := dom.Global("Uint8ClampedArray").New(len(pixels))
	js.CopyBytesToJS(clamped, pixels)
	picture.Set("width", square*side)
	picture.Set("height", square*side)
	pen := picture.Call("getContext", "2d")
	pen.Call("putImageData", dom.Global("ImageData").New(clamped, square*side), 0, 0)
	pen.Set("globalCompositeOperation", "destination-over")
	pen.Set("lineWidth", square)
	for _, s := range scene.Sketch(shown, side, pal) {
		pen.Set("strokeStyle", s.Colour.Hex())
		pen.Call("beginPath")
		pen.Call("moveTo", square*s.From.X, square*(side-s.From.Y))
		pen.Call("lineTo", square*s.To.X, square*(side-s.To.Y))
		pen.Call("stroke")
	}
	dom.SetAttr(picture, "data-drawn", drawn)
}
