//go:build js

package main

import (
	"syscall/js"

	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
)

// silence is how long a worker that owes an answer may say nothing before it
// counts as dead, in milliseconds. A browser that runs out of memory kills
// workers without a word.
const silence = 15_000

// maxDeaths is how many workers a question may outlive; the one that kills them
// all is then given up instead of being asked for ever.
const maxDeaths = 2

// A client asks the worker questions and hands each answer to whom it belongs.
// It replaces a worker that died and asks the new one everything that has no
// answer yet.
type client struct {
	worker  js.Value
	last    uint64 // id of the last question
	pending map[uint64]*question
	running uint64           // the question that the worker works on
	died    func(why string) // tells that a worker was replaced; why is a sentence
	watch   func()           // stops the watchdog; nil when nothing is owed
	cleanup []func()
}

// A question is what was asked and who waits for the answer.
type question struct {
	body     protocol.Body
	progress func(*protocol.Progress) // may be nil
	answer   func(protocol.Body)      // gets the last answer, *protocol.Error and *protocol.Dropped included
	deaths   int
}

func newClient(died func(why string)) *client {
	c := &client{pending: map[uint64]*question{}, died: died}
	c.start()
	return c
}

// start makes a worker; the loader has compiled its binary.
func (c *client) start() {
	c.worker = js.Global().Call("startWorker")
	c.cleanup = []func(){
		dom.Listen(c.worker, "message", dom.Options{}, func(event js.Value) { c.receive(dom.Bytes(event.Get("data"))) }),
		dom.Listen(c.worker, "error", dom.Options{}, func(event js.Value) {
			event.Call("preventDefault")
			c.replace("The solver stopped and was started again.")
		}),
	}
}

// ask puts a question. answer is called once, later.
func (c *client) ask(body protocol.Body, progress func(*protocol.Progress), answer func(protocol.Body)) (id uint64) {
	c.last++
	c.pending[c.last] = &question{body: body, progress: progress, answer: answer}
	c.send(c.last, body)
	c.expect()
	return c.last
}

// cancel withdraws a question; its answer will be Dropped, if not given already.
func (c *client) cancel(id uint64) {
	if c.pending[id] != nil {
		c.send(id, &protocol.Cancel{})
	}
}

func (c *client) send(id uint64, body protocol.Body) {
	dom.Transfer(c.worker, protocol.Encode(protocol.Message{ID: id, Body: body}))
}

// expect starts the watchdog anew, or stops it when nothing is owed.
func (c *client) expect() {
	if c.watch != nil {
		c.watch()
		c.watch = nil
	}
	if len(c.pending) > 0 {
		c.watch = dom.After(silence, func() {
			c.watch = nil
			c.replace("The solver did not answer and was started again.")
		})
	}
}

// receive takes one message of the worker.
func (c *client) receive(data []byte) {
	m, err := protocol.Decode(data)
	if err != nil {
		c.replace("The solver and the page are of different versions; reload the page.")
		return
	}
	q := c.pending[m.ID]
	switch body := m.Body.(type) {
	case *protocol.Ready, *protocol.Idle:
	case *protocol.Started:
		c.running = m.ID
	case *protocol.Crashed:
		c.replace("The solver stopped and was started again: " + body.Message)
		return
	case *protocol.Progress:
		if q != nil && q.progress != nil {
			q.progress(body)
		}
	default:
		if q != nil {
			delete(c.pending, m.ID)
			q.answer(body)
		}
	}
	c.expect()
}

// replace ends the worker and asks a new one what is still open.
func (c *client) replace(why string) {
	for _, release := range c.cleanup {
		release()
	}
	c.worker.Call("terminate")
	c.start()
	running := c.running
	c.running = 0
	for id, q := range c.pending {
		if running == 0 || id == running { // no other is to blame
			q.deaths++
		}
		if q.deaths > maxDeaths {
			delete(c.pending, id)
			q.answer(&protocol.Error{Message: "The solver failed at this; it was given up."})
			continue
		}
		c.send(id, q.body)
	}
	c.expect()
	c.died(why)
}
