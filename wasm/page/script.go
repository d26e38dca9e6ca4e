//go:build js

package main

import (
	"syscall/js"

	"wythoffatlas/wasm/model"
)

// calls are what waits for an answer of ours: scripts, and the event that the
// browser is telling of.
type calls struct {
	event   js.Value
	last    uint64
	waiting map[uint64]settler
	ready   func() // tells scripts that they are heard
}

// A settler settles the promise of a call.
type settler struct{ resolve, reject js.Value }

// attach answers window.atlas. web/api.js reads what a script hands over and
// passes plain texts: the method, its texts, and what settles the call.
func (p *page) attach() {
	host := js.Global().Get("atlasHost")
	p.calls.waiting = map[uint64]settler{}
	attach := func() {
		host.Call("attach", js.FuncOf(func(_ js.Value, args []js.Value) any {
			p.door(func() { p.called(args) })
			return nil
		}))
	}
	p.calls.ready = attach
}

func (p *page) called(args []js.Value) {
	texts := make([]string, args[1].Length())
	for i := range texts {
		texts[i] = args[1].Index(i).String()
	}
	c := &p.calls
	c.last++
	c.waiting[c.last] = settler{args[2], args[3]}
	p.take(model.Call{ID: c.last, Method: args[0].String(), Args: texts})
}

func (c *calls) settle(e model.Return) {
	s, ok := c.waiting[e.ID]
	if !ok {
		return
	}
	delete(c.waiting, e.ID)
	switch {
	case e.Fault != "":
		s.reject.Invoke(e.Fault)
	case e.Value == nil:
		s.resolve.Invoke()
	default:
		s.resolve.Invoke(e.Value)
	}
}
