//go:build js

package main

import (
	"fmt"
	"strings"
	"syscall/js"
	"time"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/scene"
)

// A page is the state and what of it the browser was told.
type page struct {
	state   *model.State
	painter scene.Painter
	figures scene.Painter // of figures, which are drawn between frames
	begun   bool          // the canvas is there, and events are taken
	doing   bool          // an event is being taken
	later   []model.Event // that came meanwhile
	timer   timer
	shown   shown
	room    room
	worker  worker
	gallery gallery
	calls   calls
}

// A timer wakes the page when its state says so.
type timer struct {
	at   time.Duration
	stop func() // nil while none is set
}

func newPage() *page {
	p := &page{state: model.New()}
	p.worker.page, p.gallery.page = p, p
	return p
}

// now is the page's clock, the one of the time stamps of events.
func now() time.Duration {
	return time.Duration(dom.Global("performance").Call("now").Float() * float64(time.Millisecond))
}

// door runs what the browser has called us for. A panic in it, or an exception
// of a browser's function, becomes a sentence, and the state stays.
func (p *page) door(f func()) {
	defer func() {
		if r := recover(); r != nil {
			p.doing = false
			js.Global().Get("console").Call("error", fmt.Sprint("atlas: ", r))
			defer func() { _ = recover() }() // not even that can be shown
			p.state.Update(now(), model.Failed{Words: fmt.Sprintf("Something on this page went wrong and was left out: %v.", r)})
			p.refresh(true)
		}
	}()
	f()
}

// frame is what the canvas draws now.
func (p *page) frame() (scene *canvas.Scene) {
	p.door(func() {
		if !p.begun {
			p.begin()
		}
		p.take(model.Frame{LastFirst: p.painter.LastFirst()})
		scene = p.painter.Scene(p.state)
		p.shown.first.over(scene)
	})
	return scene
}

// begin takes up what the page opens with, and listens.
func (p *page) begin() {
	p.begun = true
	p.apply(p.state.Begin(now()))
	p.shown.begin()
	p.room.check(p)
	href, _, _ := strings.Cut(dom.Global("location").Get("href").String(), "#")
	p.take(model.Hosted{Base: href})
	for _, name := range model.Kept() {
		p.take(model.Remembered{Name: name, Text: remembered(name)})
	}
	p.take(model.Hash{Fragment: address()})
	// The first frame comes while the engine still starts, and while that lasts
	// nobody can listen to the canvas.
	dom.After(0, func() {
		p.door(func() {
			p.listenToCanvas()
			p.calls.ready()
		})
	})
}

// take has an event change the state, does what is to be done about it, and
// shows what came of it.
func (p *page) take(e model.Event) {
	if p.doing {
		p.later = append(p.later, e) // the browser tells of what we are doing just now
		return
	}
	p.shown.first.touched(e)
	p.doing = true
	defer func() { p.doing = false }()
	begun := now()
	effects := p.state.Update(begun, e)
	p.apply(effects)
	if len(effects) > 0 || !idle(e) {
		p.refresh(whole(e))
	}
	p.finish(effects)
	p.setTimer()
	p.log(e, effects, begun)
	p.doing = false
	if len(p.later) > 0 {
		next := p.later[0]
		p.later = p.later[1:]
		p.take(next)
	}
}

// whole reports whether all that is shown is brought up to date at once after an
// event: not after one of many in a row, when only what moves along is, and the
// rest a moment later. Scripts ask thousands of questions, which show nothing.
func whole(e model.Event) bool {
	switch e := e.(type) {
	case model.Frame, model.Pointer, model.Heard:
		return false
	case model.Call:
		return e.Method == "open"
	}
	return true
}

// idle reports whether an event of which nothing follows has changed nothing that
// is shown.
func idle(e model.Event) bool {
	switch e.(type) {
	case model.Frame, model.Pointer:
		return true
	}
	return false
}

// setTimer follows the time at which the state wants to be woken.
func (p *page) setTimer() {
	at, ok := p.state.Next()
	t := &p.timer
	if ok && t.stop != nil && t.at == at {
		return
	}
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
	if ok {
		t.at = at
		wait := max(0, at-now()) + time.Millisecond // timers may come a little early
		t.stop = dom.After(float64(wait)/float64(time.Millisecond), func() {
			t.stop = nil
			p.door(func() { p.take(model.Tick{}) })
		})
	}
}

// refresh shows the state: all of it, or at first only what moves with the map.
func (p *page) refresh(all bool) { p.shown.refresh(p, all) }

// log tells what happened, when the link asks for it.
func (p *page) log(e model.Event, effects []model.Effect, begun time.Duration) {
	if !p.state.Address.Debug {
		return
	}
	words := fmt.Sprintf("%.1f ms, took %.1f: %s", milliseconds(begun), milliseconds(now()-begun), eventWords(e))
	for _, e := range effects {
		words += "\n  " + effectWords(e)
	}
	js.Global().Get("console").Call("debug", words)
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// address is the state that the address of the page says: its fragment, or where
// somebody's program has moved that, its query.
func address() string {
	location := dom.Global("location")
	if hash := location.Get("hash").String(); len(hash) > 1 {
		return hash
	}
	if search := location.Get("search").String(); len(search) > 1 {
		return "#" + search[1:]
	}
	return ""
}
