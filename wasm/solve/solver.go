// Package solve is what the worker does: it answers the questions of package
// protocol. It has no clock and knows nothing of a browser; whoever runs it
// calls [Solver.Step] again and again, and between two steps hands over what
// the page has sent meanwhile.
//
// What is wrong with a question is answered in whole sentences that name the
// part at fault and the bound; see complaint.
package solve

import (
	"errors"
	"iter"

	"wythoffatlas/wasm/protocol"
)

// A Solver holds the questions that wait and what is known of recent games.
// Make one with [New].
type Solver struct {
	send   func(protocol.Message)
	limits limits
	jobs   []*job // oldest first
	planes []*plane
	uses   uint64 // counts uses of planes, to tell which is the oldest
}

// New returns a solver that answers by way of send.
func New(send func(protocol.Message)) *Solver {
	return &Solver{send: send, limits: standard}
}

// A job is a question being answered. It runs as a coroutine, so that it is
// written straight on and yet stops wherever it reports progress.
type job struct {
	id    uint64
	ask   protocol.Body
	next  func() (protocol.Progress, bool)
	stop  func()
	reply protocol.Body // set when next has returned false
}

// pause is called by a job between chunks of some milliseconds. When it
// returns an error the question is not wanted any more, and the job returns.
type pause func(done, total int64, words string) error

var errDropped = errors.New("solve: the question was withdrawn")

// Handle takes a message from the page. It does nothing that takes time.
// [protocol.Crash] makes it panic.
func (s *Solver) Handle(m protocol.Message) {
	switch m.Body.(type) {
	case *protocol.Cancel:
		s.drop(func(j *job) bool { return j.id == m.ID })
	case *protocol.Crash:
		panic("solve: told to crash")
	case *protocol.Inspect:
		s.drop(func(j *job) bool { _, older := j.ask.(*protocol.Inspect); return older })
		s.add(m)
	case *protocol.Examine:
		s.drop(func(j *job) bool { _, older := j.ask.(*protocol.Examine); return older })
		s.add(m)
	default:
		s.add(m)
	}
}

func (s *Solver) add(m protocol.Message) {
	j := &job{id: m.ID, ask: m.Body}
	j.next, j.stop = iter.Pull(func(yield func(protocol.Progress) bool) {
		reply, err := s.answer(m.Body, func(done, total int64, words string) error {
			if !yield(protocol.Progress{Done: uint64(done), Total: uint64(total), Words: words}) {
				return errDropped
			}
			return nil
		})
		if err != nil {
			reply = &protocol.Error{Message: err.Error()}
		}
		j.reply = reply
	})
	s.jobs = append(s.jobs, j)
}

// drop ends the jobs that match.
func (s *Solver) drop(match func(*job) bool) {
	for i := 0; i < len(s.jobs); {
		j := s.jobs[i]
		if !match(j) {
			i++
			continue
		}
		j.stop()
		s.finish(j, &protocol.Dropped{})
	}
}

// Step does a chunk of the most urgent job. It returns false when there is
// nothing to do.
func (s *Solver) Step() bool {
	j := s.mostUrgent()
	if j == nil {
		return false
	}
	if progress, going := j.next(); going {
		s.send(protocol.Message{ID: j.id, Body: &progress})
	} else {
		s.finish(j, j.reply)
	}
	return true
}

// finish gives a job its last answer.
func (s *Solver) finish(j *job, reply protocol.Body) {
	for i := range s.jobs {
		if s.jobs[i] == j {
			s.jobs = append(s.jobs[:i], s.jobs[i+1:]...)
			break
		}
	}
	s.send(protocol.Message{ID: j.id, Body: reply})
}

// mostUrgent is the job to go on with. What somebody waits for with the
// pointer or a program comes before tiles; after them come sketches, and then
// verifying, which takes seconds. Of several tiles the newest is the one in
// view.
func (s *Solver) mostUrgent() *job {
	var best *job
	for _, j := range s.jobs {
		if best == nil || urgency(j.ask) < urgency(best.ask) ||
			urgency(j.ask) == tiles && urgency(best.ask) == tiles {
			best = j
		}
	}
	return best
}

const (
	prompt = iota
	tiles
	sketches
	lengthy
)

func urgency(ask protocol.Body) int {
	switch ask := ask.(type) {
	case *protocol.Tile, *protocol.Plot:
		return tiles
	case *protocol.Verify, *protocol.Study, *protocol.Decide:
		return lengthy
	case *protocol.Sketch:
		return sketches
	case *protocol.Call:
		if ask.Method == "verify" {
			return lengthy
		}
	}
	return prompt
}

func (s *Solver) answer(ask protocol.Body, pause pause) (protocol.Body, error) {
	switch ask := ask.(type) {
	case *protocol.Tile:
		return s.tile(ask, pause)
	case *protocol.Sketch:
		return sketch(ask, pause)
	case *protocol.Recompute:
		return recompute(ask)
	case *protocol.Prove:
		return prove(ask)
	case *protocol.Inspect:
		return s.inspect(ask, pause)
	case *protocol.Rows:
		return s.rows(ask, pause)
	case *protocol.Examine:
		return s.examine(ask, pause)
	case *protocol.Plot:
		return s.shadePlot(ask, pause)
	case *protocol.Spot:
		return s.spot(ask, pause)
	case *protocol.Owners:
		return s.owners(ask, pause)
	case *protocol.Call:
		return s.call(ask, pause)
	case *protocol.Verify:
		return s.verify(ask, pause)
	case *protocol.Study:
		return s.study(ask, pause)
	case *protocol.Seek:
		return s.seek(ask, pause)
	case *protocol.Decide:
		return s.push(ask, pause)
	}
	return nil, complain("The worker was sent a message that only it may send.")
}
