// Package solve is what the worker does: it answers the questions of package
// protocol. It knows nothing of a browser; whoever runs it calls [Solver.Step]
// again and again, and between two steps hands over what the page has sent
// meanwhile.
//
// What is wrong with a question is answered in whole sentences that name the
// part at fault and the bound; see complaint.
package solve

import (
	"iter"
	"slices"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/identify"
	"wythoffatlas/wasm/protocol"
)

// A Solver holds the questions that wait and what is known of recent games.
// Make one with [New].
type Solver struct {
	send    func(protocol.Message)
	due     func() bool
	limits  limits
	queues  [urgencies][]*job // oldest first
	running *job              // that the page was told of last; nil for none
	games   []*kept
	proofs  map[string]*proof // by link, of all games that were proved
	index   identify.Index
	uses    uint64 // counts uses of games, to tell which is the oldest
	idle    protocol.Idle
	asked   bool // since the page was told that nothing is open
}

// New returns a solver that answers by way of send. A step ends at the first
// pause at which it is due; nil for at every pause.
func New(send func(protocol.Message), due func() bool) *Solver {
	if due == nil {
		due = func() bool { return true }
	}
	return &Solver{send: send, due: due, limits: standard, proofs: map[string]*proof{}}
}

// A job is a question being answered. It runs as a coroutine, so that it is
// written straight on and yet stops wherever it reports progress.
type job struct {
	id    uint64
	ask   protocol.Body
	next  func() (protocol.Progress, bool) // nil until it begins
	stop  func()
	reply protocol.Body // set when next has returned false
	using []*kept       // games that must stay meanwhile
	told  protocol.Progress
}

var errDropped = fault.Newf("solve", "the question was withdrawn")

// Handle takes a message from the page. It does nothing that takes time.
// [protocol.Crash] makes it panic.
func (s *Solver) Handle(m protocol.Message) {
	switch m.Body.(type) {
	case *protocol.Cancel:
		s.drop(m.ID)
		return
	case *protocol.Crash:
		panic("solve: told to crash")
	}
	u := urgencyOf(m.Body)
	s.queues[u] = append(s.queues[u], &job{id: m.ID, ask: m.Body})
	s.asked = true
}

// begin makes a coroutine of a job.
func (s *Solver) begin(j *job) {
	j.next, j.stop = iter.Pull(func(yield func(protocol.Progress) bool) {
		dropped := false
		reply, err := s.answer(j, func(done, total int64, words string) error {
			if dropped || s.due() && !yield(protocol.Progress{Done: uint64(max(done, 0)), Total: uint64(max(total, 0)), Words: words}) {
				dropped = true
				return errDropped
			}
			return nil
		})
		if err != nil {
			reply = &protocol.Error{Message: sentence(err)}
		}
		j.reply = reply
	})
}

// drop ends the jobs of a question.
func (s *Solver) drop(id uint64) {
	for u := range s.queues {
		for _, j := range slices.Clone(s.queues[u]) {
			if j.id != id {
				continue
			}
			if j.stop != nil {
				j.stop()
			}
			s.finish(j, &protocol.Dropped{})
		}
	}
}

// Step does some of the most urgent job. It returns false when there is nothing
// to do.
func (s *Solver) Step() bool {
	j := s.mostUrgent()
	if j == nil {
		s.rest()
		return false
	}
	if j != s.running {
		s.running = j
		s.send(protocol.Message{ID: j.id, Body: &protocol.Started{}})
	}
	if j.next == nil {
		s.begin(j)
	}
	if progress, going := j.next(); going {
		j.told = progress
		s.send(protocol.Message{ID: j.id, Body: &progress})
	} else {
		s.finish(j, j.reply)
	}
	return true
}

// finish gives a job its last answer.
func (s *Solver) finish(j *job, reply protocol.Body) {
	queue := &s.queues[urgencyOf(j.ask)]
	if i := slices.Index(*queue, j); i >= 0 {
		*queue = slices.Delete(*queue, i, i+1)
	}
	for _, k := range j.using {
		k.jobs--
	}
	if s.running == j {
		s.running = nil
	}
	s.send(protocol.Message{ID: j.id, Body: reply})
}

// mostUrgent is the job to go on with: the oldest of the most urgent, but of
// tiles the newest, which is the one in view.
func (s *Solver) mostUrgent() *job {
	for u, queue := range s.queues {
		switch n := len(queue); {
		case n > 0 && u == tiles:
			return queue[n-1]
		case n > 0:
			return queue[0]
		}
	}
	return nil
}
