//go:build js

package main

import (
	"fmt"
	"math/big"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// A cell is a position of the map.
type cell struct{ x, y *big.Int }

func (c *cell) same(d *cell) bool {
	if c == nil || d == nil {
		return c == d
	}
	return c.x.Cmp(d.x) == 0 && c.y.Cmp(d.y) == 0
}

// String writes a position so that it does not break over two lines.
func (c *cell) String() string {
	return "(" + viewport.Full(c.x) + ",\u00a0" + viewport.Full(c.y) + ")"
}

// An inspector keeps what the worker said of positions and asks about one at a
// time: the one being read before the pinned one.
type inspector struct {
	known map[string]*protocol.Inspected
	asked uint64 // id of the open question; 0 means none
	about string // and its key
	fails map[string]string
}

// maxKnown bounds what is kept; past it everything is forgotten, which costs
// a question again for each position that is still of interest.
const maxKnown = 512

func newInspector() *inspector {
	return &inspector{known: map[string]*protocol.Inspected{}, fails: map[string]string{}}
}

func (a *app) inspectKey(c *cell) string {
	return a.game().Link() + "|" + c.x.String() + "|" + c.y.String()
}

// known is what the worker said of a position; nil if it has not yet.
func (a *app) known(c *cell) *protocol.Inspected {
	if c == nil {
		return nil
	}
	return a.inspect.known[a.inspectKey(c)]
}

// read is the position that is being read: under the cursor, under the
// pointer, or else the pinned one.
func (a *app) read() *cell {
	switch {
	case a.keyboard && a.cursor != nil:
		return a.cursor
	case a.hovered != nil:
		return a.hovered
	}
	return a.pinned()
}

func (a *app) pinned() *cell {
	if a.state.At == nil || a.piled() {
		return nil
	}
	return &cell{a.state.At[0], a.state.At[1]}
}

// consult asks about the first position of interest of which nothing is known
// and withdraws a question that is of no interest any more.
func (a *app) consult() {
	if a.piled() {
		a.consultPiles()
		return
	}
	i := a.inspect
	for _, c := range []*cell{a.read(), a.pinned()} {
		if c == nil {
			continue
		}
		key := a.inspectKey(c)
		if i.known[key] != nil || i.fails[key] != "" {
			continue
		}
		if i.asked != 0 {
			if i.about != key {
				a.client.cancel(i.asked)
			}
			return // its answer brings us back here
		}
		i.about = key
		i.asked = a.client.ask(&protocol.Inspect{Game: a.game().Link(), At: []string{c.x.String(), c.y.String()}},
			a.busy(), func(body protocol.Body) { a.inspected(key, body) })
		return
	}
}

func (a *app) inspected(key string, body protocol.Body) {
	i := a.inspect
	i.asked = 0
	if len(i.known)+len(i.fails) > maxKnown {
		clear(i.known)
		clear(i.fails)
	}
	switch body := body.(type) {
	case *protocol.Inspected:
		i.known[key] = body
	case *protocol.Error:
		i.fails[key] = body.Message
	}
	a.consult()
	a.showReading()
	canvas.Wake()
}

// showReading writes what is known of the position being read beside the map.
func (a *app) showReading() {
	c := a.read()
	a.showNumbers()
	if a.piled() {
		if a.showPiles(); c != nil && a.state.View != viewTable {
			a.showSpot(c)
		}
		return
	}
	dom.Query("#legality").Call("replaceChildren")
	list := dom.Query("#moves")
	list.Call("replaceChildren")
	if c == nil {
		dom.SetText(dom.Query("#where"), "Point at the map, or move with the arrow keys.")
		dom.SetText(dom.Query("#outcome"), "")
		return
	}
	dom.SetText(dom.Query("#where"), c.String())
	info := a.known(c)
	if info == nil {
		dom.SetText(dom.Query("#outcome"), a.inspect.fails[a.inspectKey(c)])
		return
	}
	dom.SetText(dom.Query("#outcome"), outcome(info))
	if info.Outcome == "N" {
		for _, words := range a.moveWords(c, info) {
			list.Call("append", dom.New("li", "", words))
		}
	}
	if a.keyboard || c.same(a.pinned()) {
		a.say(c, info)
	}
}

// say tells a screen reader of the position, once.
func (a *app) say(c *cell, info *protocol.Inspected) {
	words := c.String() + ": " + outcome(info)
	if moves := a.moveWords(c, info); len(moves) > 0 && info.Outcome == "N" {
		words += " " + moves[0]
	}
	a.tell(words)
}

func outcome(info *protocol.Inspected) string {
	switch info.Outcome {
	case "P":
		return "P-position: the previous player wins. " + info.Reason
	case "N":
		if len(info.Moves) == 0 {
			return "N-position: the next player wins without a move. " + info.Reason
		}
		return "N-position: the next player wins. " + info.Reason
	}
	return info.Reason
}

// shownMoves is how many winning moves are written out.
const shownMoves = 6

// moveWords says in words how to win from c.
func (a *app) moveWords(c *cell, info *protocol.Inspected) []string {
	var words []string
	targets := targets(info)
	for _, to := range targets[:min(len(targets), shownMoves)] {
		k, l := new(big.Int).Sub(c.x, to.x), new(big.Int).Sub(c.y, to.y)
		var taking string
		switch {
		case l.Sign() == 0:
			taking = "Take " + viewport.Full(k) + " from the first heap"
		case k.Sign() == 0:
			taking = "Take " + viewport.Full(l) + " from the second heap"
		case k.Cmp(l) == 0:
			taking = "Take " + viewport.Full(k) + " from both heaps"
		default:
			taking = "Take " + viewport.Full(k) + " from the first heap and " + viewport.Full(l) + " from the second"
		}
		words = append(words, taking+", leaving "+to.String()+".")
	}
	if rest := otherMoves(len(targets)-len(words), info.More); rest != "" {
		words = append(words, rest)
	}
	return words
}

// otherMoves says how many winning moves are not written out; nothing if all
// are.
func otherMoves(rest int, more bool) string {
	switch {
	case more:
		return fmt.Sprintf("And more than %d other winning moves.", rest)
	case rest > 0:
		return fmt.Sprintf("And %d other winning moves.", rest)
	}
	return ""
}

// targets are the P-positions that the winning moves lead to.
func targets(info *protocol.Inspected) []*cell {
	var cells []*cell
	for _, m := range info.Moves {
		x, okX := new(big.Int).SetString(m.To[0], 10)
		y, okY := new(big.Int).SetString(m.To[1], 10)
		if okX && okY {
			cells = append(cells, &cell{x, y})
		}
	}
	return cells
}
