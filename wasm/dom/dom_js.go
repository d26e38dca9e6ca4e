package dom

import (
	"fmt"
	"syscall/js"
)

// Global is the property of globalThis with that name.
func Global(name string) js.Value { return js.Global().Get(name) }

// Bytes copies a Uint8Array into Go's memory.
func Bytes(v js.Value) []byte {
	b := make([]byte, v.Get("length").Int())
	js.CopyBytesToGo(b, v)
	return b
}

// Uint8Array copies b into an array of its own buffer, so that the buffer can
// be transferred.
func Uint8Array(b []byte) js.Value {
	v := Global("Uint8Array").New(len(b))
	js.CopyBytesToJS(v, b)
	return v
}

// Transfer posts b as a Uint8Array to a worker, a port, or, from inside a
// worker, to the page; its buffer is moved, not copied.
func Transfer(to js.Value, b []byte) {
	v := Uint8Array(b)
	to.Call("postMessage", v, []any{v.Get("buffer")})
}

// Try runs f and returns the exception that a JavaScript call in it threw.
func Try(f func()) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case js.Error:
			err = r
		default:
			panic(r)
		}
	}()
	f()
	return nil
}

// Then calls one of the two when a promise is settled, with its value or with
// what it was rejected for.
func Then(promise js.Value, fulfilled, rejected func(js.Value)) {
	var yes, no js.Func
	once := func(f func(js.Value)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			yes.Release()
			no.Release()
			f(args[0])
			return nil
		})
	}
	yes, no = once(fulfilled), once(rejected)
	promise.Call("then", yes, no)
}

// After calls f once in that many milliseconds; stop, which may be called at
// any time and more than once, keeps it from being called.
func After(milliseconds float64, f func()) (stop func()) {
	var callback js.Func
	done := false
	finish := func() {
		if !done {
			done = true
			callback.Release()
		}
	}
	callback = js.FuncOf(func(js.Value, []js.Value) any {
		finish()
		f()
		return nil
	})
	timer := Global("setTimeout").Invoke(callback, milliseconds)
	return func() {
		Global("clearTimeout").Invoke(timer)
		finish()
	}
}

// A Pause lets the event loop run: timers, messages, rendering. Make one with
// [NewPause].
type Pause struct {
	port  js.Value
	woken chan struct{}
}

// NewPause returns a pause that works through a message channel, because
// browsers stretch repeated timeouts to 4 ms.
func NewPause() *Pause {
	channel := Global("MessageChannel").New()
	p := &Pause{port: channel.Get("port2"), woken: make(chan struct{}, 1)}
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		p.woken <- struct{}{}
		return nil
	}))
	return p
}

// Take returns after the messages that were waiting have been handled. It blocks
// its goroutine, so it must not be called while JavaScript waits for Go: not in a
// listener.
func (p *Pause) Take() {
	p.port.Call("postMessage", js.Null())
	<-p.woken
}

// Options say how a listener listens. They are always passed in full, because
// what browsers assume differs between events and targets.
type Options struct {
	Capture bool // before the target and its inner elements see the event
	Passive bool // the listener will not call preventDefault
}

// Listen calls f with every event of that name at the target until release is
// called.
func Listen(target js.Value, event string, o Options, f func(event js.Value)) (release func()) {
	callback := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	})
	target.Call("addEventListener", event, callback,
		map[string]any{"capture": o.Capture, "passive": o.Passive})
	return func() {
		target.Call("removeEventListener", event, callback, o.Capture)
		callback.Release()
	}
}

// Query is the first element that the selector matches. A page without it is
// not our page, so that panics.
func Query(selector string) js.Value {
	v := Global("document").Call("querySelector", selector)
	if v.IsNull() {
		panic(fmt.Sprintf("dom: the page has no %s", selector))
	}
	return v
}

// QueryAll is every element inside root that the selector matches, in document
// order.
func QueryAll(root js.Value, selector string) []js.Value {
	list := root.Call("querySelectorAll", selector)
	all := make([]js.Value, list.Length())
	for i := range all {
		all[i] = list.Index(i)
	}
	return all
}

// SetText makes text the only content of an element.
func SetText(element js.Value, text string) { element.Set("textContent", text) }

// SetAttr sets an attribute.
func SetAttr(element js.Value, name, value string) { element.Call("setAttribute", name, value) }

// Attr is an attribute's value, or "" when there is none.
func Attr(element js.Value, name string) string {
	if v := element.Call("getAttribute", name); !v.IsNull() {
		return v.String()
	}
	return ""
}

// Show sets or removes the attribute hidden.
func Show(element js.Value, shown bool) { element.Set("hidden", !shown) }

// New is a new element with that tag.
func New(tag string) js.Value { return Global("document").Call("createElement", tag) }
