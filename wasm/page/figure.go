//go:build js

package main

import (
	"math"
	"strings"
	"syscall/js"

	"wythoffatlas/core/fault"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/model"
)

// figure draws the map as a figure and does with it what is asked.
func (p *page) figure(e model.Figure) {
	text, err := p.figures.Write(p.state, e.Picture, e.Use == model.Print)
	if err != nil {
		p.figureFails(e, "Of this map no such figure is drawn: "+fault.Words(err)+".")
		return
	}
	switch {
	case e.Use == model.Preview:
		if picture := byID("figure-preview"); picture.Truthy() {
			setPicture(picture, text)
		}
	case e.Use == model.Print:
		p.printFigure(text)
	case e.Format == "png":
		p.png(e, text)
	case e.Use == model.Give:
		p.calls.settle(model.Return{ID: e.Call, Value: text})
	default:
		download(model.Download{Name: e.Name, Type: map[string]string{"svg": "image/svg+xml", "csv": "text/csv"}[e.Format], Text: text})
	}
}

// figureFails tells why there is no figure.
func (p *page) figureFails(e model.Figure, why string) {
	switch e.Use {
	case model.Give:
		p.calls.settle(model.Return{ID: e.Call, Fault: why})
	case model.Preview:
		if picture := byID("figure-preview"); picture.Truthy() {
			dom.SetAttr(picture, "alt", why)
			picture.Call("removeAttribute", "src")
		}
	default:
		p.later = append(p.later, model.Failed{Words: why})
	}
}

// setPicture shows an SVG in an image, and lets the one before go.
func setPicture(picture js.Value, text string) {
	addresses := dom.Global("URL")
	old := picture.Get("src").String()
	picture.Set("src", addresses.Call("createObjectURL", blobOf("image/svg+xml", text)))
	if strings.HasPrefix(old, "blob:") {
		addresses.Call("revokeObjectURL", old)
	}
}

// loaded is an image of an SVG, when the browser has read it.
func loaded(text string, then func(picture js.Value), fails func()) {
	picture := dom.Global("Image").New()
	setPicture(picture, text)
	dom.Then(picture.Call("decode"), func(js.Value) { then(picture) }, func(js.Value) { fails() })
}

// png draws an SVG into a canvas of its own, so many pixels to one of CSS.
func (p *page) png(e model.Figure, text string) {
	fail := func() {
		p.door(func() {
			p.figureFails(e, "The browser could not draw this figure as a PNG; save it smaller, or as SVG.")
		})
	}
	loaded(text, func(picture js.Value) {
		w := math.Round(e.Width * float64(e.Scale))
		h := math.Round(picture.Get("naturalHeight").Float() * w / math.Max(1, picture.Get("naturalWidth").Float()))
		if h > model.MostPNG {
			fail()
			return
		}
		sheet := dom.New("canvas")
		sheet.Set("width", w)
		sheet.Set("height", h)
		sheet.Call("getContext", "2d").Call("drawImage", picture, 0, 0, w, h)
		dom.Global("URL").Call("revokeObjectURL", picture.Get("src"))
		var came js.Func
		came = js.FuncOf(func(_ js.Value, args []js.Value) any {
			came.Release()
			if !args[0].Truthy() {
				fail()
				return nil
			}
			p.door(func() { p.keepPNG(e, args[0], fail) })
			return nil
		})
		sheet.Call("toBlob", came, "image/png")
	}, fail)
}

func (p *page) keepPNG(e model.Figure, blob js.Value, fail func()) {
	if e.Use != model.Give {
		save(e.Name, blob)
		return
	}
	dom.Then(blob.Call("arrayBuffer"), func(buffer js.Value) {
		p.door(func() { p.calls.settle(model.Return{ID: e.Call, Value: dom.Global("Uint8Array").New(buffer)}) })
	}, func(js.Value) { fail() })
}

// printFigure puts a figure on the paper, and prints when it is there.
func (p *page) printFigure(text string) {
	loaded(text, func(picture js.Value) {
		onPaper(picture)
		dom.Global("window").Call("print")
	}, func() {
		p.door(func() {
			p.figureFails(model.Figure{Use: model.Print}, "The browser could not draw this figure for paper.")
		})
	})
}

func onPaper(picture js.Value) {
	picture.Set("alt", dom.Global("document").Get("title"))
	dom.SetAttr(picture, "data-figure", "")
	byID("paper").Call("replaceChildren", picture)
}

// beforePrint puts the figure of what is shown on the paper, for whoever prints by
// the browser's own menu. An address that holds the picture itself is read at once;
// there is no time to wait. Where there is no figure, web/frame.js has put the
// picture of the canvas there.
func (p *page) beforePrint() {
	if !p.state.Mapped() || byID("paper").Call("querySelector", "[data-figure]").Truthy() || p.state.Loading() {
		return
	}
	text, err := p.figures.Write(p.state, p.state.Printed(), true)
	if err != nil {
		return
	}
	picture := dom.Global("Image").New()
	picture.Set("src", "data:image/svg+xml;charset=utf-8,"+js.Global().Call("encodeURIComponent", text).String())
	onPaper(picture)
}
