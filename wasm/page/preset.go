//go:build js

package main

import (
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
)

// picking reports whether clicks on the map change the preset box.
func (a *app) picking() bool { return dom.Query("#pick").Get("checked").Bool() }

// pick turns the decree on a position round. The box begins with the first
// position picked, and grows to hold one outside it.
func (a *app) pick(c *cell) {
	if !c.x.IsInt64() || !c.y.IsInt64() || max(c.x.Int64(), c.y.Int64()) >= game.MaxBox {
		a.notice("A preset box reaches to heaps of 255.")
		return
	}
	x, y := c.x.Int64(), c.y.Int64()
	a.state.Game = a.game().WithPreset(picked(a.game().Preset, x, y))
	a.gameChanged()
	a.linkSoon() // one entry of the history for the box, not one for each click
}

func picked(p *catalog.Preset, x, y int64) *catalog.Preset {
	if p != nil && p.Box().Covers(x, y) {
		return p.Toggled(x, y)
	}
	cells := []game.Position{{X: x, Y: y}}
	if p != nil {
		cells = append(cells, decreed(p.Box())...)
	}
	return catalog.PresetCells(max(x, y)+1, cells...)
}

// decreed are the positions of a box that are P by decree.
func decreed(box *game.Box) []game.Position {
	var cells []game.Position
	for x := range box.K() {
		for y := range box.K() {
			if box.IsP(x, y) {
				cells = append(cells, game.Position{X: x, Y: y})
			}
		}
	}
	return cells
}

// hatchFrom is the side of a square in CSS pixels from which on decreed cells
// are hatched.
const hatchFrom = 4

// presets marks the positions in view that are P by decree.
func (m *mapScene) presets(dst []canvas.Mark) []canvas.Mark {
	p := m.app.game().Preset
	if p == nil || m.app.view.Cell() < hatchFrom {
		return dst
	}
	for _, c := range decreed(p.Box()) {
		m.cx.SetInt64(c.X)
		m.cy.SetInt64(c.Y)
		if m.cx.Cmp(&m.x0) >= 0 && m.cx.Cmp(&m.x1) < 0 && m.cy.Cmp(&m.y0) >= 0 && m.cy.Cmp(&m.y1) < 0 {
			dst = append(dst, canvas.Mark{Kind: canvas.MarkPreset, Corner: m.corner(&m.cx, &m.cy)})
		}
	}
	return dst
}
