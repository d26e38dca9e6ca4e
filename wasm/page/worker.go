//go:build js

package main

import (
	"syscall/js"

	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/model"
)

// A worker is the one that runs now.
type worker struct {
	page    *page
	value   js.Value
	cleanup []func()
}

// start makes a worker; the loader has its binary.
func (w *worker) start() {
	w.stop()
	w.value = js.Global().Call("startWorker")
	w.cleanup = []func(){
		dom.Listen(w.value, "message", dom.Options{}, func(e js.Value) {
			w.page.door(func() { w.page.take(model.Heard{Data: dom.Bytes(e.Get("data"))}) })
		}),
		dom.Listen(w.value, "error", dom.Options{}, func(e js.Value) {
			w.page.door(func() {
				e.Call("preventDefault")
				why := ""
				if message := e.Get("message"); message.Type() == js.TypeString {
					why = message.String()
				}
				w.page.take(model.Died{Why: why})
			})
		}),
	}
}

// stop ends it; nothing it still says is heard.
func (w *worker) stop() {
	for _, release := range w.cleanup {
		release()
	}
	w.cleanup = nil
	if w.value.Truthy() {
		w.value.Call("terminate")
		w.value = js.Undefined()
	}
}

func (w *worker) post(data []byte) {
	if w.value.Truthy() {
		dom.Transfer(w.value, data)
	}
}
