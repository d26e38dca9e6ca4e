package solve

import (
	"fmt"
	"reflect"

	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
	"wythoffatlas/wasm/protocol"
)

// watch tells what there is to do and what is kept.
func (s *Solver) watch(me *job, _ *protocol.Watch, _ pause.Func) (protocol.Body, error) {
	reply := &protocol.Watched{Windows: lists.Map(s.games, (*kept).words)}
	for _, queue := range s.queues {
		for _, j := range queue {
			if j != me {
				reply.Jobs = append(reply.Jobs, j.words())
			}
		}
	}
	return reply, nil
}

// words say what a question is and how far it has come.
func (j *job) words() string {
	what := reflect.TypeOf(j.ask).Elem().Name()
	if game := gameOf(j.ask); game != "" {
		what += " of " + game
	}
	switch told := &j.told; {
	case j.next == nil:
		return what + ": waits"
	case told.Words == "":
		return what + ": runs"
	default:
		return fmt.Sprintf("%s: %s, %d of %d", what, told.Words, told.Done, told.Total)
	}
}

// words say how far a game is decided, how much is kept of it, and for whom.
func (k *kept) words() string {
	words := k.link + ": "
	if e, ok := k.route.(route.Eliminator); ok {
		if window, err := e.Window(0, nil); err == nil && window != nil {
			words += fmt.Sprintf("decided below %d, ", window.Decided())
		}
	}
	if e, ok := k.route.(route.Extender); ok {
		words += fmt.Sprintf("edge at %d, ", e.Edge())
	}
	return words + fmt.Sprintf("%d kB, jobs: %d", k.bytes()>>10, k.jobs)
}
