//go:build js

package main

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"syscall/js"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/tile"
	"wythoffatlas/wasm/viewport"
)

// The map of a game with K piles: every row of the table is a point, two of n,
// p₁, …, pₖ its coordinates.

// tileQuestion is what to ask for a tile of the map.
func (a *app) tileQuestion(key tile.Key) *protocol.Tile {
	question := &protocol.Tile{Game: a.game().Link(), Level: uint64(key.Level), IX: key.IX, IY: key.IY}
	if a.piled() {
		axes := a.axes()
		question.Axes = [2]uint64{uint64(axes[0]), uint64(axes[1])}
	}
	return question
}

// A trend is the line that the points of a map follow, as one late row shows it.
type trend struct {
	x, y, row *big.Int // nil until it is measured
	asked     uint64
}

// measurePlot finds the line that the points of the map follow, if they follow
// one.
func (a *app) measurePlot() {
	a.client.cancel(a.plotted.asked)
	a.plotted = trend{}
	if !a.piled() || a.state.View == viewTable {
		return
	}
	game, axes := a.game().Link(), a.axes()
	a.plotted.asked = a.client.ask(&protocol.Trend{Game: game}, nil, func(answer protocol.Body) {
		found, ok := answer.(*protocol.Trending)
		if !ok || len(found.Row) == 0 || game != a.game().Link() || axes != a.axes() {
			return
		}
		at := func(i int) *big.Int {
			n, _ := new(big.Int).SetString(found.Row[i], 10)
			return n
		}
		a.plotted = trend{x: at(axes[0]), y: at(axes[1]), row: at(0)}
		a.showBeams()
		canvas.Wake()
	})
}

// trendLine appends the line that the points follow.
func (m *mapScene) trendLine(dst []canvas.Line) []canvas.Line {
	t := &m.app.plotted
	if !m.app.piled() || t.x == nil || t.x.Sign() == 0 || !m.app.state.Shows("beams") {
		return dst
	}
	// To the far edge of what is in view: (X, X·y/x) or (Y·x/y, Y).
	far := new(big.Int).Mul(&m.x1, t.y)
	far.Quo(far, t.x)
	x, y := new(big.Int).Set(&m.x1), far
	if far.Cmp(&m.y1) > 0 && t.y.Sign() > 0 {
		far = new(big.Int).Mul(&m.y1, t.x)
		x, y = far.Quo(far, t.y), new(big.Int).Set(&m.y1)
	}
	line, seen := m.clipped(m.corner(new(big.Int), new(big.Int)), m.corner(x, y))
	if !seen {
		return dst
	}
	line.Colour, line.Dashed = m.app.palette().Upper, true
	if m.roomy() {
		line.Label = "slope about " + t.slope()
	}
	return append(dst, line)
}

// slope is y/x to four decimals.
func (t *trend) slope() string { return new(big.Rat).SetFrac(t.y, t.x).FloatString(4) }

// showTrend writes the line beside the map.
func (a *app) showTrend(list js.Value) {
	dom.Show(dom.Query("#digits").Call("closest", "p"), false)
	t := &a.plotted
	if t.x == nil || t.x.Sign() == 0 {
		words := "No line is known that these P-positions follow; on the map one is measured."
		if a.game().Entry.ID == "nim" {
			words = "These P-positions follow no line."
		}
		list.Call("append", dom.New("p", "help", words))
		return
	}
	x, y := a.axisNames()
	list.Call("append", dom.New("p", "", y+" / "+x+" is about "+t.slope()+"."),
		dom.New("p", "help", "Measured at row "+viewport.Full(t.row)+"; no theorem gives it."))
}

// axisNames are what the axes of the map show: "p₁" and "p₂".
func (a *app) axisNames() (x, y string) {
	columns, axes := a.game().Columns(), a.axes()
	return columns[axes[0]], columns[axes[1]]
}

// showSpot says which point of the map is being read.
func (a *app) showSpot(c *cell) {
	x, y := a.axisNames()
	dom.SetText(dom.Query("#where"), x+" = "+viewport.Full(c.x)+", "+y+" = "+viewport.Full(c.y))
}

// pinSpot pins the position whose point was clicked.
func (a *app) pinSpot(c *cell) {
	axes := a.axes()
	question := &protocol.Seek{
		Game: a.game().Link(), Axes: []uint64{uint64(axes[0]), uint64(axes[1])}, Values: []string{c.x.String(), c.y.String()},
	}
	a.client.ask(question, a.busy(), func(answer protocol.Body) {
		switch answer := answer.(type) {
		case *protocol.Found:
			if len(answer.Rows) == 0 {
				x, y := a.axisNames()
				dom.SetText(dom.Query("#outcome"), fmt.Sprintf("No P-position that is plotted has %s = %s and %s = %s.", x, c.x, y, c.y))
				return
			}
			a.pinVector(answer.Rows[0].At)
		case *protocol.Error:
			a.notice(answer.Message)
		}
	})
}

// pinnedPoint is where the pinned position lies on the map; nil if nowhere, or
// while its row is not known.
func (a *app) pinnedPoint() *cell {
	if !a.piled() || a.state.Vector == nil {
		return nil
	}
	var at [2]*big.Int
	for i, axis := range a.axes() {
		if axis == 0 {
			at[i] = a.pinnedRow()
		} else {
			at[i] = a.state.Vector[axis-1]
		}
	}
	if at[0] == nil || at[1] == nil {
		return nil
	}
	return &cell{at[0], at[1]}
}

// A rowOf is the row of a pinned position.
type rowOf struct {
	about string   // the game and the position
	n     *big.Int // nil while it is not known, and of an N-position
}

// pinnedRow is the row of the pinned position; nil while it is not known. It
// asks, once.
func (a *app) pinnedRow() *big.Int {
	game, v := a.game().Link(), texts(a.state.Vector)
	about := game + "|" + strings.Join(v, ",")
	if about == a.pinnedAt.about {
		return a.pinnedAt.n
	}
	a.pinnedAt = rowOf{about: about}
	question := &protocol.Seek{Game: game, Axes: []uint64{1, uint64(len(v))}, Values: []string{v[0], v[len(v)-1]}}
	a.client.ask(question, a.busy(), func(answer protocol.Body) {
		if found, ok := answer.(*protocol.Found); ok && about == a.pinnedAt.about {
			for _, row := range found.Rows {
				if slices.Equal(row.At, v) {
					a.pinnedAt.n, _ = new(big.Int).SetString(row.N, 10)
				}
			}
		}
		canvas.Wake()
	})
	return nil
}
