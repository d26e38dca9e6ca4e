package ask

import (
	"errors"
	"maps"
	"slices"
	"sort"
	"time"

	"wythoffatlas/wasm/protocol"
)

const (
	// silence is how long a worker that owes an answer may say nothing.
	silence = 15 * time.Second
	// loading is how long a worker may take until it listens. A slow line is no
	// dead worker, so this is only for what never comes.
	loading = 3 * time.Minute
	// heed is how long a withdrawn question may keep the worker.
	heed = time.Second
	// maxDeaths is how many workers may die over one question.
	maxDeaths = 2
	// steady is how long a worker must live for the next death to count as the
	// first.
	steady = time.Minute
)

// pauses are before the first restart, the second, …; after the last the desk
// gives up.
var pauses = []time.Duration{200 * time.Millisecond, time.Second, 5 * time.Second, 15 * time.Second, 60 * time.Second}

// A worker is what a desk knows of it.
type worker struct {
	made, ready bool
	begun       time.Duration // when it was made
	heard       time.Duration // when it said something last, or was given work after a rest
	running     uint64        // the question that it works on; 0 if none
	withdrawn   map[uint64]time.Duration
	deaths      int           // in a row
	due         time.Duration // of a restart; 0 if none
	broken      string        // why there will be none
}

func (w *worker) busy(now time.Duration) { w.heard = max(w.heard, now) }

func (w *worker) cancelled(id uint64, now time.Duration) {
	if w.withdrawn == nil {
		w.withdrawn = map[uint64]time.Duration{}
	}
	w.withdrawn[id] = now
}

// start makes a worker and gives it all that has no answer, in the order in
// which it was asked.
func (d *Desk) start() {
	w := &d.worker
	*w = worker{made: true, begun: d.now, heard: d.now, deaths: w.deaths}
	d.do(Start{})
	ids := slices.Collect(maps.Keys(d.open))
	sort.Slice(ids, func(i, j int) bool { return ids[i] < ids[j] }) // slices.Sort would weigh 9 kB for numbers
	for _, id := range ids {
		d.do(Send{protocol.Message{ID: id, Body: d.open[id].Question.Body}})
	}
}

// Hear takes what the worker said. Bytes that are no message end the worker.
func (d *Desk) Hear(now time.Duration, data []byte) []Order {
	d.at(now)
	m, err := protocol.Decode(data)
	var version *protocol.VersionError
	switch {
	case errors.As(err, &version):
		d.giveUp("The solver and the page are of different versions. Reload the page to have both of the same.")
	case err != nil:
		d.replace("The solver said something that cannot be read, and was started again.", true)
	default:
		d.hear(m)
	}
	return d.take()
}

func (d *Desk) hear(m protocol.Message) {
	w := &d.worker
	w.heard = d.now
	e := d.open[m.ID]
	switch body := m.Body.(type) {
	case *protocol.Ready:
		w.ready = true
	case *protocol.Idle:
		d.idle(body)
	case *protocol.Crashed:
		d.replace("The solver stopped and was started again: "+body.Message, true)
	case *protocol.Started:
		w.running = m.ID
	case *protocol.Progress:
		if e != nil {
			e.Progress = body
		}
	default:
		if w.running == m.ID {
			w.running = 0
		}
		delete(w.withdrawn, m.ID)
		if e != nil {
			d.close(e, m.Body)
		}
		if d.now-w.begun > steady {
			w.deaths = 0
		}
	}
}

// idle replaces a worker that has much memory and nothing to do with it. Memory of
// WebAssembly never shrinks; a new worker begins small.
func (d *Desk) idle(i *protocol.Idle) {
	if i.Large() && len(d.open) == 0 {
		d.do(Stop{})
		d.start()
	}
}

// Died says that the worker ended, or could not be made, and why if that is
// known.
func (d *Desk) Died(now time.Duration, why string) []Order {
	d.at(now)
	words := "The solver stopped and was started again."
	if why != "" {
		words = "The solver stopped and was started again: " + why
	}
	d.replace(words, true)
	return d.take()
}

// replace ends the worker and has another made after a pause. When blame is
// set, the question that was running counts a death.
func (d *Desk) replace(why string, blame bool) {
	w := &d.worker
	if w.broken != "" || !w.made {
		return
	}
	d.do(Stop{})
	if e := d.open[w.running]; e != nil && blame {
		if e.deaths++; e.deaths >= maxDeaths {
			d.close(e, &protocol.Error{Message: "The solver failed at this twice, so it was given up."})
		}
	}
	if !blame {
		d.start()
		return
	}
	if d.now-w.begun > steady {
		w.deaths = 0
	}
	if w.deaths >= len(pauses) {
		d.giveUp("The solver stopped again and again and was given up. Reload the page to try once more; the address keeps what it shows.")
		return
	}
	*w = worker{deaths: w.deaths + 1, due: d.now + pauses[w.deaths]}
	d.do(Tell{why})
}

// giveUp leaves the page without a worker.
func (d *Desk) giveUp(why string) {
	if d.worker.made {
		d.do(Stop{})
	}
	d.worker = worker{broken: why}
	for _, e := range d.open {
		d.close(e, &protocol.Error{Message: why})
	}
	d.do(Tell{why})
}

// Broken is why there is no worker and will be none; empty while there is.
func (d *Desk) Broken() string { return d.worker.broken }

// Retry begins anew after giving up.
func (d *Desk) Retry(now time.Duration) []Order {
	d.at(now)
	if d.worker.broken != "" {
		d.worker = worker{}
		for _, e := range d.known {
			if e.Status == Failed {
				e.Status = Unasked
			}
		}
		d.start()
	}
	return d.take()
}

// Next is when [Desk.Tick] has something to do, if nothing else happens; false
// if never.
func (d *Desk) Next() (time.Duration, bool) {
	w := &d.worker
	switch {
	case w.broken != "":
		return 0, false
	case !w.made:
		return w.due, true
	case !w.ready:
		return w.begun + loading, true
	}
	next, any := time.Duration(0), false
	earlier := func(t time.Duration) {
		if !any || t < next {
			next, any = t, true
		}
	}
	if len(d.open) > 0 {
		earlier(w.heard + silence)
	}
	for _, at := range w.withdrawn {
		earlier(at + heed)
	}
	return next, any
}

// Tick does what is due: a restart, or the end of a worker that says nothing or
// does not heed.
func (d *Desk) Tick(now time.Duration) []Order {
	d.at(now)
	w := &d.worker
	next, any := d.Next()
	if !any || d.now < next {
		return d.take()
	}
	switch {
	case !w.made:
		d.start()
	case !w.ready:
		d.replace("The solver has not begun to listen and was started again.", true)
	case len(d.open) > 0 && d.now >= w.heard+silence:
		d.replace("The solver did not answer and was started again.", true)
	default:
		d.replace("", false) // a question that nobody wants keeps it busy
	}
	return d.take()
}
