//go:build js

package main

import (
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/scene"
	"wythoffatlas/wasm/show"
)

// rehearse has all that shows a reading run once, for nobody, in two pieces: what
// comes of a press, and what is shown then. The answer that it takes is asked for
// behind everything else, so that nobody waits for what is delayed by it.
func (p *page) rehearse() {
	if p.shown.rehearsed || p.state.Reading().At != nil {
		return
	}
	pressed := p.state.Rehearsed()
	if pressed == nil {
		return
	}
	p.shown.rehearsed = true
	dom.After(0, func() {
		p.door(func() {
			nowhere := dom.NewRegion(dom.New("div"))
			for _, region := range show.Regions(pressed) {
				nowhere.Show(region.Nodes...)
			}
			show.Live(pressed)
			new(scene.Painter).Scene(pressed)
		})
	})
}
