//go:build js

package main

import (
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/model"
)

// A firstPicture is the map that the loader shows until the canvas has its own
// (web/first.js).
type firstPicture struct{ gone bool }

// over takes it away when the canvas draws a map of which nothing is on its way,
// or something else.
func (f *firstPicture) over(scene *canvas.Scene) {
	if scene.Map != nil {
		for i := range scene.Map.Tiles {
			if scene.Map.Tiles[i].Waiting {
				return
			}
		}
	}
	f.goes()
}

// touched takes it away when somebody has done something: from then on the map may
// look elsewhere.
func (f *firstPicture) touched(e model.Event) {
	switch e.(type) {
	case model.Pointer, model.Key, model.Do, model.Follow, model.Call, model.Dropped:
		f.goes()
	}
}

func (f *firstPicture) goes() {
	if !f.gone {
		f.gone = true
		dom.Global("atlasFirst").Call("done")
	}
}
