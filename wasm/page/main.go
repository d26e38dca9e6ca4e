//go:build js

// Command page is the page's half of the atlas: it draws, listens and asks.
// What takes time runs in the worker.
package main

import (
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
)

func main() {
	a := newApp()
	a.api()
	// The engine starts its loop and calls back for every frame; setting up
	// the page waits for the first, when the canvas exists.
	err := canvas.Start("Map of positions", a.frame)
	dom.SetText(dom.Query("#failed-text"), "The map cannot be drawn: "+err.Error())
	dom.Show(dom.Query("#failed"), true)
}
