package main

import (
	"syscall/js"

	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/first"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/solve"
	"wythoffatlas/wasm/viewport"
)

// An opening draws the picture that stands until the page's program has come, for
// the loader (web/first.js). It asks the solver what the page will ask.
type opening struct {
	scope   js.Value
	solver  *solve.Solver
	last    uint64                    // id of a question
	number  int                       // of the picture, as the loader counts them
	picture *first.Picture            // nil for none
	open    map[uint64]*protocol.Tile // what is not answered yet
}

// openings are the ids of its questions: the page counts from 1.
const openings = 1 << 48

// ask begins a picture, in place of one that is not done. The loader says the
// fragment, the window and what covers it.
func (o *opening) ask(v js.Value) {
	for id := range o.open {
		delete(o.open, id)
		o.solver.Handle(protocol.Message{ID: id, Body: &protocol.Cancel{}})
	}
	room := first.Room{
		W: v.Get("w").Float(), H: v.Get("h").Float(), Ratio: v.Get("ratio").Float(), Scale: v.Get("scale").Float(),
		Dark: v.Get("dark").Bool(),
	}
	panels := v.Get("panels")
	for i := range panels.Length() {
		p := panels.Index(i)
		edge := func(i int) float64 { return p.Index(i).Float() }
		room.Panels = append(room.Panels, viewport.Panel{
			Rect:   viewport.Rect{Left: edge(0), Top: edge(1), Right: edge(2), Bottom: edge(3)},
			Folded: edge(4) != 0,
		})
	}
	var ok bool
	o.number = v.Get("number").Int()
	if o.picture, ok = first.New(v.Get("fragment").String(), room); !ok {
		o.picture = nil
		o.post(map[string]any{})
		return
	}
	o.open = map[uint64]*protocol.Tile{}
	questions := o.picture.Questions()
	for i := len(questions) - 1; i >= 0; i-- { // the solver takes the newest first
		o.last++
		o.open[openings+o.last] = questions[i]
		o.solver.Handle(protocol.Message{ID: openings + o.last, Body: questions[i]})
	}
}

// take takes what the solver says to one of these questions; false when it is
// meant for the page. The picture is posted when all are answered; without one of
// its tiles there is none.
func (o *opening) take(m protocol.Message) bool {
	if m.ID < openings {
		return false
	}
	asked := o.open[m.ID]
	switch body := m.Body.(type) {
	case *protocol.Started, *protocol.Progress:
		return true
	case *protocol.Shades:
		if asked != nil {
			o.picture.Put(asked, body.Texels)
		}
	}
	delete(o.open, m.ID)
	if asked == nil || len(o.open) > 0 {
		return true
	}
	if o.picture.Whole() {
		pixels, w, h := o.picture.Paint()
		made := dom.Uint8Array(pixels)
		o.post(map[string]any{"name": o.picture.Name(), "pixels": made, "w": w, "h": h}, made.Get("buffer"))
	} else {
		o.post(map[string]any{})
	}
	o.picture = nil
	return true
}

// post hands the loader the picture it asked for last, or that there is none.
func (o *opening) post(picture map[string]any, buffers ...any) {
	picture["number"] = o.number
	o.scope.Call("postMessage", map[string]any{"picture": picture}, buffers)
}
