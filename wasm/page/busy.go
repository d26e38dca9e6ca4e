//go:build js

package main

import (
	"fmt"

	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
)

// blink is how long work may take before the page shows that it goes on, in
// milliseconds.
const blink = 200

// busy returns what shows the progress of one question to the person.
func (a *app) busy() func(*protocol.Progress) {
	var begun float64
	return func(p *protocol.Progress) {
		if begun == 0 {
			begun = now()
		}
		if now()-begun >= blink {
			a.showBusy(p)
		}
	}
}

func (a *app) showBusy(p *protocol.Progress) {
	bar := dom.Query("#busy-bar")
	bar.Set("max", float64(max(p.Total, 1)))
	bar.Set("value", float64(p.Done))
	words := p.Words
	if p.Total > 0 {
		words += fmt.Sprintf(", %d %%", 100*p.Done/p.Total)
	}
	dom.SetText(dom.Query("#busy-text"), words)
	dom.Show(dom.Query("#busy"), true)
	if a.calm != nil {
		a.calm()
	}
	a.calm = dom.After(1000, a.hideBusy) // no news means that it is over
}

func (a *app) hideBusy() {
	if a.calm != nil {
		a.calm()
		a.calm = nil
	}
	dom.Show(dom.Query("#busy"), false)
}

// now is the page's clock in milliseconds, the one of event time stamps.
func now() float64 { return dom.Global("performance").Call("now").Float() }
