//go:build js

package main

import (
	"syscall/js"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/dom"
)

// designs are the kinds of pairs of sequences for which a game can be made: what
// a person writes of each, to begin with, and what it means. See cover.Parse.
var designs = map[string]struct{ usual, help string }{
	"wythoff:":   {"3", "A whole number a ≥ 1."},
	"vile":       {"", "Numbers whose binary form ends in an even and in an odd number of zeros."},
	"hofstadter": {"", "Hofstadter’s sequence and its complement, less 1."},
	"beatty:":    {"3/2, , 3, -1", "⌊np + β⌋ and ⌊nq + γ⌋: p, β, q, γ, all but p may be left out. Numbers such as 3/2 or (1+sqrt(5))/2."},
	"list:":      {"1, 3, 4, 6; 2, 5, 8, 11", "The first terms of each, with a semicolon between."},
}

// listenToDesign makes games from pairs of sequences.
func (a *app) listenToDesign() {
	kind := dom.Query("#design-kind")
	choose := func(js.Value) {
		d := designs[kind.Get("value").String()]
		text := dom.Query("#design-text")
		text.Set("value", d.usual)
		text.Set("disabled", d.usual == "")
		dom.SetText(dom.Query("#design-help"), d.help)
	}
	choose(js.Undefined())
	dom.Listen(kind, "change", dom.Options{}, choose)
	dom.Listen(dom.Query("#design"), "submit", dom.Options{}, func(js.Value) {
		f := kind.Get("value").String()
		if designs[f].usual != "" {
			f += dom.Query("#design-text").Get("value").String()
		}
		g, problems := catalog.Parse(map[string]string{
			"game": "variable-wytlex", "k": "2", "f": f, "play": a.game().Play.String(),
		})
		a.noticeProblems(problems)
		if len(problems) == 0 {
			a.setGame(g)
			a.study()
		}
	})
}
