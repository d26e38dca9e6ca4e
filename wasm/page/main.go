//go:build js

// Command page is the page's half of the atlas: it tells package model what
// happens, does the effects that come of it, and shows and draws the state. What
// takes time runs in the worker.
package main

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
)

func main() {
	p := newPage()
	p.listen()
	// The engine starts its loop and calls back for every frame; the canvas is
	// there with the first.
	err := canvas.Start("Map of positions", p.frame)
	dom.Global("atlasHost").Call("fail", "The map cannot be drawn: "+fault.Words(err)) // unless frame.js knew why
}
