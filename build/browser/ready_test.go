package browser

import (
	"fmt"
	"image"
	"image/color"
	"os"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/raster"
)

// ready is true when the page listens and everything it asked of the worker
// for the view has come.
const ready = `atlas.ready.then(() => atlas.outcome("game=wythoff", [0, 0])).then(() => true)`

// openMap opens a fragment on a bad host, as a project site would have it, and
// waits for the map.
func openMap(t *testing.T, fragment string) *Page {
	t.Helper()
	return rested(site.Open(t, fragment))
}

// openSharp is [openMap] where pixels are looked at: one to a CSS pixel.
func openSharp(t *testing.T, fragment string) *Page {
	t.Helper()
	return rested(site.openAt(t, fragment, 1))
}

func rested(p *Page) *Page {
	p.T.Helper()
	p.Wait(`window.atlas && ` + ready)
	p.Settle()
	return p
}

// sample is the first n of a list, all of it when all tests are asked for (ALL=1):
// a page takes seconds to open, and what the others differ in is tested natively.
func sample[T any](list []T, n int) []T {
	if os.Getenv("ALL") != "" {
		return list
	}
	return list[:n]
}

// Settle waits until the page draws nothing for a while and nothing moves on it.
func (p *Page) Settle() {
	p.T.Helper()
	if !Eval[bool](p, `new Promise((done) => {
		let before = -1, looks = 0;
		const moves = (a) => a.playState === "running" && a.effect.getComputedTiming().iterations < Infinity;
		const look = () => {
			const { asked, drawn } = window.drawing;
			if (asked === drawn && drawn === before && !document.getAnimations().some(moves)) return done(true);
			before = asked === drawn ? drawn : -1;
			if (++looks > 100) return done(false);
			setTimeout(look, 150); // what lags behind a movement is shown within 80 ms
		};
		requestAnimationFrame(() => requestAnimationFrame(look)); // what the browser has to tell, it tells before a frame
	})`) {
		p.T.Fatal("the page does not come to rest")
	}
}

// picture saves what is shown when it has come to rest, if pictures are asked
// for.
func (p *Page) picture(name string) {
	p.T.Helper()
	if os.Getenv("SCREENSHOTS") != "" {
		p.Settle()
		p.Save(name)
	}
}

// Fold folds the list.
func (p *Page) Fold() {
	p.T.Helper()
	Eval[any](p, `document.documentElement.dataset.list === "open" && document.getElementById("fold-list").click()`)
	p.Wait(`document.documentElement.dataset.list !== "open"`)
}

// Unfold opens a part of the list.
func (p *Page) Unfold(id string) {
	p.T.Helper()
	Eval[any](p, `document.documentElement.dataset.list !== "open" && document.querySelector("#list-tab button").click()`)
	p.Wait(`document.documentElement.dataset.list === "open" && document.getElementById(` + quote(id) + `)`)
	Eval[any](p, `(() => { const d = document.getElementById(`+quote(id)+`); if (!d.open) d.querySelector("summary").click() })()`)
	p.Wait(`document.getElementById(` + quote(id) + `).open`)
}

// into puts the cursor into a field, all of which is selected.
func (p *Page) into(id string) {
	p.T.Helper()
	p.Wait(`document.getElementById(` + quote(id) + `)`)
	Eval[any](p, `(() => { const e = document.getElementById(`+quote(id)+`); e.focus(); e.select(); })()`)
}

// fill pastes into a field, which is told once and not of each letter, and presses
// Enter.
func (p *Page) fill(id, text string) {
	p.T.Helper()
	p.into(id)
	if text == "" {
		p.Key("\b")
	} else {
		p.Paste(text)
	}
	p.Key(Enter)
}

// pick chooses from a list of choices.
func (p *Page) pick(id, value string) {
	p.T.Helper()
	p.Wait(`document.getElementById(` + quote(id) + `)`)
	Eval[any](p, `(() => { const e = document.getElementById(`+quote(id)+`); e.value = `+quote(value)+`; e.dispatchEvent(new Event("change", { bubbles: true })) })()`)
}

// choose takes the first game of a family from the chooser.
func (p *Page) choose(family string) {
	p.T.Helper()
	p.ClickOn("#game-name")
	p.Wait(`document.getElementById("gallery").open && document.querySelector('#gallery-leaf a[href*="game=' + ` + quote(family) + ` + '"]')`)
	Eval[any](p, `document.querySelector('#gallery-leaf a[href*="game=' + `+quote(family)+` + '"]').click()`)
	p.Wait(`location.hash.includes("game=" + ` + quote(family) + `)`)
}

// The reading of a position: its outcome, the position, and all that is said.
const (
	chipOutcome = `document.querySelector("#chip .outcome")?.innerText`
	chipWhere   = `document.querySelector("#chip .where span")?.innerText.replace(/\u00a0/g, " ")`
	notice      = `(document.getElementById("notice-text")?.innerText ?? "")`
)

// noticed is what the page has to say.
func (p *Page) noticed() string { p.T.Helper(); return Eval[string](p, notice) }

// gameOf is the game that a fragment says.
func gameOf(t *testing.T, fragment string) *catalog.Game {
	t.Helper()
	state, problems := link.Parse(fragment)
	if len(problems) > 0 {
		t.Fatalf("%s: %v", fragment, problems)
	}
	return state.Game
}

// definition decides the positions of [0,n)² by the definition: isP[x][y].
func definition(g *catalog.Game, n int64) [][]bool {
	isP := make([][]bool, n)
	for x := range n {
		isP[x] = make([]bool, n)
		for y := range n {
			if g.Rules.Box.Covers(x, y) {
				isP[x][y] = g.Rules.Box.IsP(x, y)
				continue
			}
			p := game.Position{X: x, Y: y}
			isP[x][y] = g.Play == game.Normal
			lost := int64(0) // how many options are P
			for q := range g.Rules.Options(p) {
				if g.Rules.Ended(p) {
					break
				}
				if !isP[q.X][q.Y] {
					isP[x][y] = true
				} else if lost++; lost > g.Rules.Forbids {
					isP[x][y] = false
					break
				}
			}
		}
	}
	return isP
}

// A View is where a test's link looks: position (X, Y) in the middle of a
// window of W×H pixels, Cell pixels a position.
type View struct{ X, Y, Cell, W, H float64 }

// At is the pixel of the middle of the square of a position.
func (v View) At(x, y float64) (px, py float64) {
	return v.W/2 + (x-v.X)*v.Cell, v.H/2 - (y-v.Y)*v.Cell
}

// bare reports for each of some points whether the map lies bare there, no
// panel over it.
func (p *Page) bare(points []image.Point) []bool {
	p.T.Helper()
	list := "["
	for _, q := range points {
		list += fmt.Sprintf("[%d,%d],", q.X, q.Y)
	}
	return Eval[[]bool](p, list+`].map(([x, y]) => document.elementFromPoint(x, y)?.id === "canvas")`)
}

// has reports whether a colour is among the pixels around a point.
func has(shot image.Image, x, y float64, reach int, want color.Color) bool {
	for dx := -reach; dx <= reach; dx++ {
		for dy := -reach; dy <= reach; dy++ {
			if Near(shot.At(int(x)+dx, int(y)+dy), want) {
				return true
			}
		}
	}
	return false
}

var light = raster.Light
