// The solver's binary: a worker that answers the page's messages. It never
// links Ebitengine.
package main

import (
	"fmt"
	"runtime/debug"
	"syscall/js"
	"time"

	"wythoffatlas/core/fault"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/solve"
)

const (
	// slice is how long the worker computes before it looks for messages.
	slice = 8 * time.Millisecond
	// blink is how often a question's progress is told; what takes less time
	// than that is not told at all.
	blink = 100 * time.Millisecond
	// memory is the size at which the garbage collector begins to hurry. The
	// windows of package solve take at most half of it.
	memory = 512 << 20
)

func main() {
	debug.SetMemoryLimit(memory)
	serve(js.Global())
}

// serve answers the messages that arrive at a worker's global scope, for ever.
// A panic is told to the page, and then ends the program.
func serve(scope js.Value) {
	post := func(m protocol.Message) { dom.Transfer(scope, protocol.Encode(m)) }
	defer func() {
		if r := recover(); r != nil {
			post(protocol.Message{Body: &protocol.Crashed{Message: fmt.Sprint(r)}})
			panic(r)
		}
	}()

	var inbox [][]byte
	pause := dom.NewPause()
	looked := time.Now()
	toPage := patient(post)
	drawn := opening{scope: scope}
	solver := solve.New(func(m protocol.Message) {
		if !drawn.take(m) {
			toPage(m)
		}
	}, func() bool { return time.Since(looked) > slice })
	drawn.solver = solver
	arrived := make(chan struct{}, 1)
	release := dom.Listen(scope, "message", dom.Options{}, func(event js.Value) {
		if data := event.Get("data"); data.Get("draw").Truthy() {
			drawn.ask(data.Get("draw"))
		} else {
			inbox = append(inbox, dom.Bytes(data))
		}
		select {
		case arrived <- struct{}{}:
		default:
		}
	})
	defer release()
	post(protocol.Message{Body: &protocol.Ready{}})

	for {
		batch := inbox
		inbox = nil
		for _, data := range batch {
			m, err := protocol.Decode(data)
			if err != nil {
				post(protocol.Message{Body: &protocol.Error{Message: fault.Sentence(fault.Words(err))}})
				continue
			}
			solver.Handle(m)
		}
		switch {
		case !solver.Step():
			<-arrived
			looked = time.Now()
		case time.Since(looked) > slice:
			pause.Take()
			looked = time.Now()
		}
	}
}

// patient passes messages on, but of a question's progress no more than one a
// blink, and none during the first.
func patient(post func(protocol.Message)) func(protocol.Message) {
	told := map[uint64]time.Time{} // by the ids of questions under way
	return func(m protocol.Message) {
		switch m.Body.(type) {
		case *protocol.Progress:
		case *protocol.Started:
			post(m)
			return
		default:
			delete(told, m.ID)
			post(m)
			return
		}
		last, known := told[m.ID]
		switch {
		case !known:
			told[m.ID] = time.Now()
		case time.Since(last) >= blink:
			told[m.ID] = time.Now()
			post(m)
		}
	}
}
