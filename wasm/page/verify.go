//go:build js

package main

import (
	"fmt"
	"math/big"
	"strings"

	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
)

// verify checks the game's formula against the definition, here and now.
func (a *app) verify() {
	a.stopVerify()
	out := dom.Query("#verify-out")
	n := strings.TrimSpace(dom.Query("#verify-n").Get("value").String())
	dom.SetText(out, "Checking…")
	body := &protocol.Verify{Game: a.game().Link(), N: n}
	a.checking = a.client.ask(body, func(p *protocol.Progress) {
		dom.SetText(out, fmt.Sprintf("%s, %d %%", p.Words, 100*p.Done/max(p.Total, 1)))
	}, func(answer protocol.Body) {
		a.checking = 0
		switch answer := answer.(type) {
		case *protocol.Verified:
			a.verified(answer)
		case *protocol.Error:
			dom.SetText(out, answer.Message)
		default:
			dom.SetText(out, "Cancelled.")
		}
	})
}

// verified says how the check came out and shows the first difference.
func (a *app) verified(v *protocol.Verified) {
	words := fmt.Sprintf("%s positions compared. %s ", count(int64(v.Checked)), v.Route)
	if v.Differ == 0 {
		words += "All agree."
	} else {
		words += count(int64(v.Differ)) + " differ"
		if a.piled() {
			words += ", first " + vectorText(v.First)
			a.pinVector(v.First)
		} else if len(v.First) == 2 {
			words += fmt.Sprintf(", first (%s, %s)", v.First[0], v.First[1])
			x, okX := new(big.Int).SetString(v.First[0], 10)
			y, okY := new(big.Int).SetString(v.First[1], 10)
			if okX && okY {
				a.pin(&cell{x, y})
			}
		}
		words += "."
	}
	dom.SetText(dom.Query("#verify-out"), words)
}

// stopVerify withdraws a check that is under way and clears its result.
func (a *app) stopVerify() {
	if a.checking != 0 {
		a.client.cancel(a.checking)
		a.checking = 0
	}
	dom.SetText(dom.Query("#verify-out"), "")
}
