//go:build js

package main

import (
	"fmt"
	"math/big"
	"syscall/js"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
)

// A study is what the worker found out about the game on the page.
type study struct {
	asked uint64 // the open question; 0 means none
	rays  []ray
	held  []func() // listeners of the positions that are listed
}

// A ray is drawn from one place of the map to another.
type ray struct{ x0, y0, x1, y1 *big.Float }

// study asks what computing can tell of the game.
func (a *app) study() {
	a.stopStudy()
	out := dom.Query("#study-out")
	dom.SetText(out, "Looking…")
	s := &a.studied
	var id uint64
	id = a.client.ask(&protocol.Study{Game: a.game().Link()}, func(p *protocol.Progress) {
		if s.asked == id {
			dom.SetText(out, fmt.Sprintf("%s, %d %%", p.Words, 100*p.Done/max(p.Total, 1)))
		}
	}, func(answer protocol.Body) {
		if s.asked != id {
			return // of another game
		}
		s.asked = 0
		switch answer := answer.(type) {
		case *protocol.Studied:
			s.rays = raysOf(answer.Rays)
			a.showStudy(answer)
			canvas.Wake()
		case *protocol.Error:
			dom.SetText(out, answer.Message)
		default:
			dom.SetText(out, "Cancelled.")
		}
	})
	s.asked = id
}

// stopStudy withdraws a study that is under way and clears what one found.
func (a *app) stopStudy() {
	s := &a.studied
	if s.asked != 0 {
		a.client.cancel(s.asked)
	}
	for _, release := range s.held {
		release()
	}
	*s = study{}
	dom.SetText(dom.Query("#study-out"), "")
}

// showStudy writes the sections; a click on a position pins it.
func (a *app) showStudy(found *protocol.Studied) {
	out := dom.Query("#study-out")
	out.Call("replaceChildren")
	for _, section := range found.Sections {
		out.Call("append", dom.New("h4", "", section.Title))
		for _, words := range section.Sentences {
			out.Call("append", dom.New("p", "", words))
		}
		row := dom.New("p", "row", "")
		for i := 0; i+1 < len(section.Positions); i += 2 {
			x, okX := new(big.Int).SetString(section.Positions[i], 10)
			y, okY := new(big.Int).SetString(section.Positions[i+1], 10)
			if okX && okY {
				row.Call("append", a.pinButton(&cell{x, y}))
			}
		}
		if row.Get("firstChild").Truthy() {
			out.Call("append", row)
		}
	}
}

// pinButton is a button that pins a position, until the study is cleared.
func (a *app) pinButton(c *cell) js.Value {
	button := dom.New("button", "", c.String())
	dom.SetAttr(button, "type", "button")
	a.studied.held = append(a.studied.held, dom.Listen(button, "click", dom.Options{}, func(js.Value) { a.pin(c) }))
	return button
}

func raysOf(numbers []string) (rays []ray) {
	for ; len(numbers) >= 4; numbers = numbers[4:] {
		var at [4]*big.Float
		for i := range at {
			f, ok := new(big.Float).SetString(numbers[i])
			if !ok {
				return nil
			}
			at[i] = f
		}
		rays = append(rays, ray{at[0], at[1], at[2], at[3]})
	}
	return rays
}

// measured are the rays of a study, as they cross the screen.
func (m *mapScene) measured(dst []canvas.Line) []canvas.Line {
	pal, v := m.app.palette(), m.app.view
	for _, r := range m.app.studied.rays {
		line, seen := m.clipped(canvas.Point{X: v.ScreenX(r.x0), Y: v.ScreenY(r.y0)}, canvas.Point{X: v.ScreenX(r.x1), Y: v.ScreenY(r.y1)})
		if !seen {
			continue
		}
		line.Colour, line.Dashed = pal.Lower, true
		if r.y1.Cmp(r.x1) > 0 {
			line.Colour = pal.Upper
		}
		if m.roomy() {
			line.Label = "measured"
		}
		dst = append(dst, line)
	}
	return dst
}
