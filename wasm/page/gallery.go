//go:build js

package main

import (
	"slices"
	"syscall/js"

	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/raster"
)

// sketchSide is the side of a small map in positions, a multiple of 8 (see
// raster.Expand). On the page a position is two pixels.
const sketchSide = 72

// A gallery draws the small maps in the dialog of that name: those on the
// screen, one question at a time, so that the map itself never waits for them.
type gallery struct {
	app     *app
	waiting []js.Value // on the screen and not drawn yet, in order
	asking  bool
}

// listenToGallery draws small maps as they come into view, and has the links of
// the page keep what is not the game's: the colours and the layers.
func (a *app) listenToGallery() {
	g := &gallery{app: a}
	seen := js.FuncOf(func(_ js.Value, args []js.Value) any {
		for i := range args[0].Length() {
			entry := args[0].Index(i)
			g.seen(entry.Get("target"), entry.Get("isIntersecting").Bool())
		}
		g.next()
		return nil
	})
	observer := dom.Global("IntersectionObserver").New(seen)
	for _, picture := range dom.QueryAll(dom.Query("#gallery"), "canvas") {
		observer.Call("observe", picture)
	}
	dom.Listen(dom.Global("document"), "click", dom.Options{Capture: true}, a.keepLooks)
}

// keepLooks writes the colours and the layers of the page into a link that is
// about to be followed.
func (a *app) keepLooks(event js.Value) {
	anchor := event.Get("target").Call("closest", `a[href^="#"]`)
	if !anchor.Truthy() {
		return
	}
	state, _ := link.Parse(dom.Attr(anchor, "href"))
	state.Theme = a.state.Theme
	for _, layer := range link.Layers {
		state.SetShow(layer, a.state.Shows(layer))
	}
	dom.SetAttr(anchor, "href", "#"+state.String())
}

// seen follows a small map that comes on the screen or leaves it.
func (g *gallery) seen(picture js.Value, onScreen bool) {
	g.waiting = slices.DeleteFunc(g.waiting, picture.Equal)
	switch {
	case !onScreen:
	case picture.Get("dataset").Get("drawn").Truthy():
		g.tint(picture) // the theme may have changed
	default:
		g.waiting = append(g.waiting, picture)
	}
}

// next asks for the next small map.
func (g *gallery) next() {
	if g.asking || len(g.waiting) == 0 {
		return
	}
	picture := g.waiting[0]
	g.waiting = g.waiting[1:]
	g.asking = true
	question := sketchOf(dom.Attr(picture, "data-game-map"))
	g.app.client.ask(question, nil, func(answer protocol.Body) {
		g.asking = false
		switch answer := answer.(type) {
		case *protocol.Shades:
			g.draw(picture, answer.Texels)
		case *protocol.Error:
			picture.Call("replaceWith", dom.New("span", "help", answer.Message+" "))
		}
		g.next()
	})
}

// sketchOf asks for a small map from (0, 0); where rows are points, for all heaps
// against n.
func sketchOf(game string) *protocol.Tile {
	question := &protocol.Tile{Game: game, Side: sketchSide, IX: "0", IY: "0", Aside: true}
	if state, _ := link.Parse(game); !state.Game.MapOfPositions() {
		question.Axes[1] = protocol.EveryHeap
	}
	return question
}

// draw puts shades into a small map.
func (g *gallery) draw(picture js.Value, shades []byte) {
	pixels := make([]byte, 4*len(shades))
	raster.Expand(pixels, shades, sketchSide)
	clamped := dom.Global("Uint8ClampedArray").New(len(pixels))
	js.CopyBytesToJS(clamped, pixels)
	picture.Set("width", sketchSide)
	picture.Set("height", sketchSide)
	image := dom.Global("ImageData").New(clamped, sketchSide)
	picture.Call("getContext", "2d").Call("putImageData", image, 0, 0)
	g.tint(picture)
}

// tint gives the squares of a small map the ink of the theme and keeps how
// dark they are.
func (g *gallery) tint(picture js.Value) {
	ink := g.app.palette().Ink.Hex()
	if picture.Get("dataset").Get("drawn").Equal(js.ValueOf(ink)) {
		return
	}
	picture.Get("dataset").Set("drawn", ink)
	pen := picture.Call("getContext", "2d")
	pen.Set("globalCompositeOperation", "source-in")
	pen.Set("fillStyle", ink)
	pen.Call("fillRect", 0, 0, sketchSide, sketchSide)
}
