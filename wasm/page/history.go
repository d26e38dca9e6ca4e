//go:build js

package main

import (
	"math/big"
	"syscall/js"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/link"
)

// writeEvery is how often the address may change while the map moves, in
// milliseconds: Safari stops at 100 changes in 30 seconds.
const writeEvery = 400

// listenToHistory opens what Back, Forward and edited addresses ask for.
func (a *app) listenToHistory() {
	dom.Listen(dom.Global("window"), "popstate", dom.Options{}, func(js.Value) {
		if hash() != a.written {
			a.open(hash())
		}
	})
}

func hash() string { return dom.Global("location").Get("hash").String() }

// fragment is the state as a link. As long as the map has not been moved it
// says of the view what the link that was opened said, if anything.
func (a *app) fragment() string {
	if a.wandered {
		var x, y big.Int
		a.view.Middle(&x, &y)
		a.state.Look(&x, &y, a.view.Z())
	}
	return "#" + a.state.String()
}

// linkSoon writes the state into the address, now or when writeEvery has
// passed. The entry of the history is replaced: Back means the game before,
// not one pixel before.
func (a *app) linkSoon() {
	if a.writing == nil {
		a.writing = dom.After(writeEvery, a.writeLink)
	}
}

func (a *app) writeLink() { a.putLink("replaceState") }

// pushLink makes a new entry of the history: the game changed.
func (a *app) pushLink() { a.putLink("pushState") }

func (a *app) putLink(method string) {
	if a.writing != nil {
		a.writing()
		a.writing = nil
	}
	fragment := a.fragment()
	if fragment == a.written {
		return
	}
	a.written = fragment
	// A browser that refuses more changes will take a later one.
	_ = dom.Try(func() { dom.Global("history").Call(method, js.Null(), "", fragment) })
}

// open shows what a link says, or the nearest to it, and returns and tells
// what in it could not be taken.
func (a *app) open(fragment string) []catalog.Problem {
	state, problems := link.Parse(fragment)
	a.gestures.Motion.Drop()
	a.state = state
	a.wandered = false
	a.cursor, a.hovered = nil, nil
	a.gameChanged()
	a.layout()
	a.look()
	a.noticeProblems(problems)
	a.writeLink()
	return problems
}

// look puts the view where the link says, or at the beginning of the map.
func (a *app) look() {
	switch {
	case a.state.Placed():
		a.view.Look(a.state.X, a.state.Y, a.state.Z)
	case a.state.Zoomed:
		a.view.Begin(a.state.Z)
	default:
		a.view.Fit()
	}
	canvas.Wake()
}
