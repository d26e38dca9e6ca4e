//go:build js

package main

import (
	"errors"
	"math/big"
	"strings"
	"syscall/js"

	"wythoffatlas/core/expr"
	"wythoffatlas/core/fault"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// The choices of the form that goes places, which say what its field is.
const (
	byPosition = "position"
	byRow      = "n" // the others are as protocol.Seek has them
)

// seekHints are what the field shows while it is empty.
var seekHints = map[string]string{
	byPosition: "10^100+7, 2^64",
	byRow:      "10^50",
	"x":        "10^100",
	"y":        "10^100",
}

// listenToSeek has the form go to what it says.
func (a *app) listenToSeek() {
	dom.Listen(dom.Query("#seek"), "submit", dom.Options{}, func(e js.Value) {
		e.Call("preventDefault")
		a.seek()
	})
	by := dom.Query("#seek-by")
	dom.Listen(by, "change", dom.Options{}, func(js.Value) {
		dom.Query("#seek-to").Set("placeholder", seekHints[by.Get("value").String()])
	})
}

// askWhere puts the person into the form that goes places.
func (a *app) askWhere() {
	card, field := "#inspector", "#seek-to"
	switch {
	case a.state.View == viewTable:
		card, field = "#rows", "#goto-n"
	case a.piled():
		field = "#vector-from"
	}
	dom.Query(card).Set("open", true)
	dom.Query(field).Call("focus")
	dom.Query(field).Call("select")
}

// seek goes to the position that the form names, or says why it cannot.
func (a *app) seek() {
	by := dom.Query("#seek-by").Get("value").String()
	text := strings.TrimSpace(dom.Query("#seek-to").Get("value").String())
	if inner, ok := strings.CutPrefix(text, "P("); ok && strings.HasSuffix(inner, ")") {
		by, text = byRow, strings.TrimSuffix(inner, ")")
	}
	a.stopSeek("")
	if by == byPosition {
		c, err := positionOf(text)
		if err != nil {
			a.stopSeek(err.Error())
			return
		}
		a.visit(c)
		return
	}
	n, err := naturalOf(text)
	if err != nil {
		a.stopSeek(err.Error())
		return
	}
	a.seekBy(by, n)
}

// seekBy asks the worker for a P-position and goes there.
func (a *app) seekBy(by string, n *big.Int) {
	a.stopSeek("Looking…")
	game := a.game().Link()
	var id uint64
	id = a.client.ask(&protocol.Seek{Game: game, Axes: []uint64{seekAxes[by]}, Values: []string{n.String()}}, a.busy(), func(answer protocol.Body) {
		if a.seeking != id {
			return // there is a newer one
		}
		a.seeking = 0
		switch answer := answer.(type) {
		case *protocol.Found:
			if len(answer.Rows) == 0 {
				a.stopSeek(answer.Note)
				return
			}
			at := answer.Rows[0].At
			x, okX := new(big.Int).SetString(at[0], 10)
			y, okY := new(big.Int).SetString(at[1], 10)
			if okX && okY {
				a.stopSeek(manyWords(by, len(answer.Rows) > 1))
				a.visit(&cell{x, y})
			}
		case *protocol.Error:
			a.stopSeek(answer.Message)
		default:
			a.stopSeek("Cancelled.")
		}
	})
	a.seeking = id
}

// seekAxes are the axes by what is looked for.
var seekAxes = map[string]uint64{byRow: 0, "x": 1, "y": 2}

// manyWords says that there are others.
func manyWords(by string, many bool) string {
	switch {
	case !many:
		return ""
	case by == "x":
		return "The lowest of several in this column."
	}
	return "The leftmost of several in this row."
}

// stopSeek withdraws a search that is under way and says something, or nothing,
// in its place.
func (a *app) stopSeek(words string) {
	if a.seeking != 0 {
		a.client.cancel(a.seeking)
		a.seeking = 0
	}
	dom.SetText(dom.Query("#seek-out"), words)
}

// seenZ is the zoom from which on a single square is seen well.
const seenZ = 4

// visit pins a position and brings it into the middle of the map, close enough
// to see its square.
func (a *app) visit(c *cell) {
	a.keyboard, a.hovered = false, nil
	canvas.Element().Call("focus", map[string]any{"preventScroll": true}) // keys move the map from here on
	a.glide(c, max(a.view.Z(), seenZ), now())
	a.pin(c)
}

// glide moves the map until a position is in the middle of its free part.
func (a *app) glide(c *cell, z, time float64) {
	a.gestures.Motion.Finish(a.view)
	target := viewport.New(1, 1, 1)
	target.Copy(a.view)
	left, top, right, bottom := a.view.Free()
	var middle viewport.Point
	middle.SetCell(c.x, c.y)
	target.Place(&middle, (left+right)/2, (top+bottom)/2, z)
	a.gestures.Motion.To(a.view, target, time)
	a.moved()
}

// positionOf reads a position: two numbers with a comma between, in parentheses
// or not.
func positionOf(text string) (*cell, error) {
	first, second, pair := cutPair(text)
	if !pair && strings.HasPrefix(text, "(") && strings.HasSuffix(text, ")") {
		first, second, pair = cutPair(text[1 : len(text)-1])
	}
	if !pair {
		return nil, errors.New("A position is two numbers with a comma between, such as 10^100+7, 2^64.")
	}
	x, err := naturalOf(first)
	if err != nil {
		return nil, errors.New("The first heap: " + err.Error())
	}
	y, err := naturalOf(second)
	if err != nil {
		return nil, errors.New("The second heap: " + err.Error())
	}
	return &cell{x, y}, nil
}

// cutPair cuts a text at its only comma that is not within parentheses.
func cutPair(text string) (first, second string, ok bool) {
	depth, at := 0, -1
	for i, r := range text {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == ',' && depth == 0 && at >= 0:
			return "", "", false
		case r == ',' && depth == 0:
			at = i
		}
	}
	if at < 0 {
		return "", "", false
	}
	return text[:at], text[at+1:], true
}

// naturalOf reads a whole number that a person typed, perhaps as an expression.
// What is wrong with it is said in a sentence.
func naturalOf(text string) (*big.Int, error) {
	n, err := expr.Integer(text, viewport.MaxDigits)
	switch {
	case err != nil:
		return nil, errors.New(capitalised(fault.Words(err)) + ".")
	case n.Sign() < 0:
		return nil, errors.New("No heap and no row has a number below 0.")
	}
	return n, nil
}
