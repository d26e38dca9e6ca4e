package ask

import (
	"time"

	"wythoffatlas/wasm/protocol"
)

// maxKept bounds the answers that are kept and not wanted at present.
const maxKept = 512

// A Desk has the questions of a page. Make one with [NewDesk].
type Desk struct {
	known  map[string]*entry // by key
	open   map[uint64]*entry // by id; sent, and owed a last answer
	last   uint64            // id
	turn   uint64            // counts calls of Want
	now    time.Duration
	orders []Order
	worker worker
	news   uint64 // counts answers and failures
}

// An entry is a question and what is known of it.
type entry struct {
	Question
	Answer
	id     uint64   // 0 while it is not sent
	wanted uint64   // the turn in which it was wanted last
	calls  []uint64 // who waits for it besides the page
	deaths int      // workers that died while this was running
}

// NewDesk returns a desk without a worker; the first of its orders starts one.
func NewDesk() *Desk {
	return &Desk{known: map[string]*entry{}, open: map[uint64]*entry{}}
}

// Begin starts the first worker.
func (d *Desk) Begin(now time.Duration) []Order {
	d.at(now)
	d.start()
	return d.take()
}

func (d *Desk) at(now time.Duration) { d.now = max(d.now, now) }

func (d *Desk) take() []Order {
	orders := d.orders
	d.orders = nil
	return orders
}

func (d *Desk) do(o Order) { d.orders = append(d.orders, o) }

// Look is what is known of a question now.
func (d *Desk) Look(q Question) Answer {
	if e := d.known[q.key]; e != nil {
		return e.Answer
	}
	return Answer{}
}

// Want says which questions the page wants answered, the most urgent first.
// What is new is asked, as far as the bounds of purposes allow; what is under
// way and not among them is withdrawn, unless a call waits for it.
func (d *Desk) Want(now time.Duration, questions []Question) []Order {
	d.at(now)
	d.turn++
	for _, q := range questions {
		if q.None() {
			continue
		}
		e := d.entry(q)
		e.wanted = d.turn
	}
	for _, e := range d.open {
		if e.wanted != d.turn && len(e.calls) == 0 {
			d.withdraw(e)
		}
	}
	under := map[string]int{}
	for _, e := range d.open {
		under[e.For]++
	}
	for _, q := range questions {
		e := d.known[q.key]
		if e == nil || e.Status != Unasked && e.Status != Waiting || e.id != 0 {
			continue
		}
		e.Status, e.Few, e.Passing = Waiting, q.Few, q.Passing
		if q.Few > 0 && under[q.For] >= q.Few {
			continue
		}
		under[q.For]++
		d.send(e)
	}
	d.trim()
	return d.take()
}

// Call asks a question for somebody else than the page, who gets the answer by
// [Settle] under that number, whatever the page wants meanwhile. An answer that
// is kept is handed over at once.
func (d *Desk) Call(now time.Duration, call uint64, body protocol.Body) []Order {
	d.at(now)
	e := d.entry(New("call", body))
	switch {
	case e.Status == Answered && !e.Passing:
		d.do(Settle{call, e.Answer.Body})
		return d.take()
	case e.Status == Failed && e.deaths == 0:
		e.Status = Unasked // a script may ask again
	}
	e.calls = append(e.calls, call)
	if e.id == 0 {
		e.Status = Waiting
		d.send(e)
	}
	return d.take()
}

// Again forgets what is known of a question, so that it is asked anew.
func (d *Desk) Again(q Question) {
	if e := d.known[q.key]; e != nil && e.id == 0 {
		delete(d.known, q.key)
	}
}

// Cancel withdraws everything that match chooses; the page hears that it was
// cancelled, and asks it again only after [Desk.Again]. Passing questions are
// forgotten: who wants them again asks again.
func (d *Desk) Cancel(now time.Duration, match func(Question) bool) []Order {
	d.at(now)
	for _, e := range d.open {
		if match(e.Question) {
			d.withdraw(e)
			if e.Passing && len(e.calls) == 0 {
				delete(d.known, e.key)
			} else {
				d.fail(e, Cancelled)
			}
		}
	}
	return d.take()
}

// Underway is the question that the worker works on and has told progress of;
// ok is false when there is none.
func (d *Desk) Underway() (q Question, a Answer, ok bool) {
	e := d.open[d.worker.running]
	if e == nil || e.Progress == nil {
		return Question{}, Answer{}, false
	}
	return e.Question, e.Answer, true
}

// Cancelled is what is said of a question that a person cancelled.
const Cancelled = "Cancelled."

func (d *Desk) entry(q Question) *entry {
	e := d.known[q.key]
	if e == nil {
		e = &entry{Question: q}
		d.known[q.key] = e
	}
	return e
}

// send gives a question to the worker, now or as soon as there is one.
func (d *Desk) send(e *entry) {
	d.last++
	e.id, e.Since, e.Progress = d.last, d.now, nil
	d.open[e.id] = e
	if d.worker.broken != "" {
		d.close(e, &protocol.Error{Message: d.worker.broken})
		return
	}
	if d.worker.made {
		d.do(Send{protocol.Message{ID: e.id, Body: e.Question.Body}})
	}
	d.worker.busy(d.now)
}

// withdraw takes a question back. The worker owes it an answer all the same, and
// soon: see [Desk.Tick].
func (d *Desk) withdraw(e *entry) {
	delete(d.open, e.id)
	if d.worker.made {
		d.do(Send{protocol.Message{ID: e.id, Body: &protocol.Cancel{}}})
		d.worker.cancelled(e.id, d.now)
	}
	e.id, e.Status, e.Progress = 0, Unasked, nil
}

// News counts what has become known: while it stays, so does every [Desk.Look]
// but for progress.
func (d *Desk) News() uint64 { return d.news }

// close gives a question its last answer.
func (d *Desk) close(e *entry, answer protocol.Body) {
	d.news++
	delete(d.open, e.id)
	e.id, e.Progress = 0, nil
	for _, call := range e.calls {
		d.do(Settle{call, answer})
	}
	e.calls = nil
	switch answer := answer.(type) {
	case *protocol.Dropped: // a newer one of its kind took its place in the worker
		e.Status = Unasked
		return
	case *protocol.Error:
		e.Status, e.Words = Failed, answer.Message
	default:
		e.Status, e.Answer.Body = Answered, answer
	}
	if e.Passing {
		d.do(Deliver{e.Question, answer})
		delete(d.known, e.key)
	}
}

func (d *Desk) fail(e *entry, words string) {
	d.news++
	for _, call := range e.calls {
		d.do(Settle{call, &protocol.Error{Message: words}})
	}
	e.calls, e.Status, e.Words = nil, Failed, words
}

// trim forgets answers that are not wanted, when they are many.
func (d *Desk) trim() {
	if len(d.known) <= 2*maxKept {
		return
	}
	for key, e := range d.known {
		if e.id == 0 && e.wanted+maxKept/2 < d.turn {
			delete(d.known, key)
		}
	}
	for key, e := range d.known {
		if len(d.known) <= maxKept {
			return
		}
		if e.id == 0 && e.wanted != d.turn {
			delete(d.known, key)
		}
	}
}
