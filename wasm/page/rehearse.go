//go:build js

package main

import (
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/scene"
	"wythoffatlas/wasm/show"
)

// calmAfter is how many milliseconds after the answer to a rehearsal the page has
// nothing else to do, as a rule.
const calmAfter = 150

// rehearse has all that shows a reading run once, for nobody, in two pieces: what
// comes of a press, and what is shown then.
func (p *page) rehearse() {
	if p.shown.rehearsed || p.state.Reading().At != nil {
		return
	}
	pressed := p.state.Rehearsed()
	if pressed == nil {
		return
	}
	p.shown.rehearsed = true
	dom.After(calmAfter, func() {
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
