//go:build js

package main

import (
	"math/big"
	"syscall/js"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// An app is the page: what it shows, how it is looked at, and what is under
// way. Everything happens on the one thread of the browser, so nothing in it is
// guarded.
type app struct {
	state    link.State // all that a link carries; X, Y and Z follow view
	view     *viewport.View
	free     canvas.Rect // what no panel covers
	gestures viewport.Gestures
	client   *client
	inspect  *inspector
	table    *table
	atlas    *mapScene

	seeking uint64 // the open question of the form that goes places
	legend  legend
	edge    edge

	hovered  *cell // under the pointer
	cursor   *cell // of the keyboard
	keyboard bool  // the last thing used on the map was the keyboard
	shape    string
	darkRoom bool // the system prefers dark

	wandered  bool // the view is not where the link that was opened puts it
	begun     bool
	whenReady func(any)
	ignore    js.Func // for promises whose failure does not matter

	written  string // the fragment that the address has
	writing  func() // stops the write that is due; nil when none is
	calm     func() // stops the hiding of the progress; nil when hidden
	settling func() // stops what is due when the table comes to rest
	said     string // what the live region says
	checking uint64 // the open question of the verify form
	studied  study
	judged   judge // of games with K piles
	plotted  trend
	pinnedAt rowOf
}

func newApp() *app {
	a := &app{view: viewport.New(1, 1, 1), inspect: newInspector()}
	a.ignore = js.FuncOf(func(js.Value, []js.Value) any { return nil })
	a.state, _ = link.Parse("")
	a.client = newClient(func(why string) {
		a.notice(why)
		canvas.Wake()
	})
	a.table = newTable(a)
	a.atlas = newMapScene(a)
	return a
}

// begin sets the page up, once the canvas is there.
func (a *app) begin() {
	a.begun = true
	a.layout()
	a.open(hash())
	// The first frame comes while the engine still starts, and while that lasts
	// nobody can listen to the canvas (see web/frame.js).
	dom.After(0, func() {
		a.listenToMap()
		a.listenToSeek()
		a.listenToNumbers()
		a.listenToControls()
		a.listenToHistory()
		a.listenToGallery()
		a.listenToPapers()
		a.listenToPiles()
		a.listenToDesign()
		a.listenToWindow()
		a.whenReady(nil)
	})
}

func (a *app) game() *catalog.Game { return a.state.Game }

// frame is what the canvas draws now.
func (a *app) frame() *canvas.Scene {
	if !a.begun {
		a.begin()
	}
	scene := &canvas.Scene{Palette: a.palette(), Lettering: canvas.Lettering{Projector: a.state.Projector}, Free: a.free}
	if a.state.View == viewTable {
		scene.Table = a.table.scene()
		return scene
	}
	if a.gestures.Motion.Moving() {
		a.gestures.Motion.Step(a.view, now())
		a.moved()
	}
	scene.Map = a.atlas.scene()
	a.showLegend()
	a.edgeInView()
	return scene
}

// moved follows a change of the view.
func (a *app) moved() {
	a.wandered = true
	canvas.Wake()
	a.linkSoon()
}

// stateChanged follows a change of anything but the game and the view.
func (a *app) stateChanged() {
	a.toForm()
	a.linkSoon()
	canvas.Wake()
}

// gameChanged follows a change of the game.
func (a *app) gameChanged() {
	a.atlas.reset()
	a.stopSeek("")
	a.resetEdge()
	a.table.reset()
	a.stopVerify()
	a.stopStudy()
	a.judged = judge{}
	a.measurePlot()
	a.toForm()
	a.showExamples()
	a.limitVerify()
	a.showStatement()
	a.showBeams()
	a.consult()
	a.showReading()
	canvas.Wake()
}

// hover reads the position under the pointer; anything off the screen reads
// none.
func (a *app) hover(px, py float64) {
	c := &cell{new(big.Int), new(big.Int)}
	if px < 0 || py < 0 || !a.view.CellAt(px, py, c.x, c.y) {
		c = nil
	}
	if c != nil {
		a.keyboard = false
	}
	if !c.same(a.hovered) {
		a.hovered = c
		a.reading()
	}
}

// reading follows a change of what is being read.
func (a *app) reading() {
	a.consult()
	a.consultPixel()
	a.showReading()
	canvas.Wake()
}

func (a *app) click(px, py float64) {
	c := &cell{new(big.Int), new(big.Int)}
	if !a.view.CellAt(px, py, c.x, c.y) {
		return
	}
	switch {
	case a.piled():
		a.pinSpot(c)
	case a.picking():
		a.pick(c)
	case c.same(a.pinned()):
		a.escape()
	default:
		a.pin(c)
	}
}

// pin keeps a position in the link and in the inspector.
func (a *app) pin(c *cell) {
	a.state.At = &[2]*big.Int{c.x, c.y}
	a.linkSoon()
	a.reading()
}

// escape lets go, one thing at a time: the cursor, the pin, the projector.
func (a *app) escape() {
	switch {
	case a.cursor != nil && a.keyboard:
		a.cursor = nil
	case a.pinned() != nil:
		a.state.At = nil
		a.linkSoon()
	case a.state.Vector != nil:
		a.state.Vector, a.judged = nil, judge{}
		a.stateChanged()
	case a.state.Projector:
		a.setProjector(false)
	}
	a.reading()
}

// stepCursor moves the keyboard's cursor by whole positions; the map moves
// along under it.
func (a *app) stepCursor(dx, dy int, time float64) {
	if a.cursor == nil {
		a.readCursor()
		return
	}
	next := &cell{new(big.Int).Add(a.cursor.x, big.NewInt(int64(dx))), new(big.Int).Add(a.cursor.y, big.NewInt(int64(dy)))}
	for _, n := range []*big.Int{next.x, next.y} {
		if n.Sign() < 0 {
			n.SetInt64(0)
		}
	}
	a.cursor = next
	a.glide(next, a.view.Z(), time)
	a.reading()
}

// readCursor puts the cursor on the position in the middle of the free part of
// the screen, or on the nearest there is.
func (a *app) readCursor() {
	left, top, right, bottom := a.view.Free()
	c := &cell{new(big.Int), new(big.Int)}
	a.view.CellAt((left+right)/2, (top+bottom)/2, c.x, c.y)
	for _, n := range []*big.Int{c.x, c.y} {
		if n.Sign() < 0 {
			n.SetInt64(0)
		}
	}
	a.cursor = c
	a.reading()
}

func (a *app) pinCursor() {
	if a.cursor == nil {
		a.readCursor()
		return
	}
	a.pin(a.cursor)
}

// tableMoved follows scrolling: the HTML table is written when it comes to rest.
func (a *app) tableMoved() {
	canvas.Wake()
	if a.settling != nil {
		a.settling()
	}
	a.settling = dom.After(150, func() {
		a.settling = nil
		if a.state.View == viewTable {
			a.table.settled()
		}
	})
}

// cancelWork withdraws everything that takes long.
func (a *app) cancelWork() {
	a.table.stop()
	for id, q := range a.client.pending {
		if _, isTile := q.body.(*protocol.Tile); !isTile {
			a.client.cancel(id)
		}
	}
	a.hideBusy()
}
