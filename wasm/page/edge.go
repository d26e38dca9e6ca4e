//go:build js

package main

import (
	"math/big"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// farthestEdge is how far the worker goes when a person asks for it: the next
// square would take two gigabytes.
const farthestEdge = 1 << 16

// An edge is how far the worker has decided, or can decide, a game without a
// theorem.
type edge struct {
	side  int64  // of the square from (0,0); 0 where there is no edge
	found int64  // a period that was detected below this goes on beyond; 0 for none
	asked uint64 // the open question to push it; 0 means none
	seen  bool   // the page speaks of it
}

// setEdge notes where the worker says that the edge is, and below what it
// detected a period that it follows beyond; 0 where it did not need to look.
func (a *app) setEdge(side, found int64) {
	if found = max(found, a.edge.found); side != a.edge.side || found != a.edge.found {
		a.edge.side, a.edge.found = side, found
		a.showEdge()
		canvas.Wake()
	}
}

// resetEdge forgets it: the game changed.
func (a *app) resetEdge() {
	if a.edge.asked != 0 {
		a.client.cancel(a.edge.asked)
	}
	a.edge = edge{seen: a.edge.seen}
	a.showEdge()
}

// edgeInView follows the view: the edge is spoken of where it is seen.
func (a *app) edgeInView() {
	e, m := &a.edge, a.atlas
	end := big.NewInt(e.side)
	seen := e.side > 0 && (m.x1.Cmp(end) > 0 || m.y1.Cmp(end) > 0)
	if seen != e.seen {
		e.seen = seen
		dom.Show(dom.Query("#edge"), seen)
	}
}

// showEdge says where the edge is, and what pushing it would cost.
func (a *app) showEdge() {
	e := &a.edge
	a.edgeInView()
	words := "Decided by elimination for heaps below " + count(e.side) + "."
	if e.found > 0 {
		words += " Beyond, as a period has it that was detected below " + count(e.found) + ": no theorem."
	}
	dom.SetText(dom.Query("#edge-words"), words)
	next := 2 * e.side
	button, help := dom.Query("#further"), dom.Query("#edge-help")
	dom.Show(button, e.side > 0 && next <= farthestEdge)
	button.Set("disabled", e.asked != 0)
	if next <= farthestEdge {
		dom.SetText(help, "Below "+count(next)+": "+count(next*next/8>>20)+" MB of memory.")
	} else {
		dom.SetText(help, "That is all: heaps below "+count(next)+" would take "+count(next*next/8>>20)+" MB of memory.")
	}
}

func count(n int64) string { return viewport.Full(big.NewInt(n)) }

// further pushes the edge outwards.
func (a *app) further() {
	e := &a.edge
	if e.asked != 0 || e.side == 0 {
		return
	}
	var id uint64
	id = a.client.ask(&protocol.Decide{Game: a.game().Link(), Side: uint64(2 * e.side)}, a.busy(), func(answer protocol.Body) {
		if e.asked != id {
			return // of another game
		}
		e.asked = 0
		switch answer := answer.(type) {
		case *protocol.Decided:
			a.atlas.tiles.reset() // what was undecided may be shown now
			a.setEdge(int64(answer.Edge), 0)
			if answer.Note != "" {
				a.notice(answer.Note)
			}
		case *protocol.Error:
			a.notice(answer.Message)
		}
		a.showEdge()
		a.reading()
	})
	e.asked = id
	a.showEdge()
}

// border is where the decided square ends, as lines to draw.
func (m *mapScene) border(dst []canvas.Line) []canvas.Line {
	side := m.app.edge.side
	if side == 0 {
		return dst
	}
	pal := m.app.palette()
	end, zero := big.NewInt(side), new(big.Int)
	corner := m.corner(end, end)
	named := false
	for _, from := range []canvas.Point{m.corner(end, zero), m.corner(zero, end)} {
		line, seen := m.clipped(from, corner)
		if !seen {
			continue
		}
		line.Colour, line.Width = pal.Text, 1
		if m.roomy() && !named {
			line.Label, named = "decided below "+count(side)+", by elimination", true
			if m.app.edge.found > 0 {
				line.Label = "beyond " + count(side) + " by a detected period"
			}
		}
		dst = append(dst, line)
	}
	return dst
}
