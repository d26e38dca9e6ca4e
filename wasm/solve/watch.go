package solve

import (
	"reflect"

	"wythoffatlas/core/lists"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
	"wythoffatlas/wasm/protocol"
)

// watch tells what there is to do and what is kept.
func (s *Solver) watch(me *job, _ *protocol.Watch, _ pause.Func) (protocol.Body, error) {
	reply := &protocol.Watched{Windows: lists.Map(s.games, (*kept).window)}
	for _, queue := range s.queues {
		for _, j := range queue {
			if j != me {
				kind := reflect.TypeOf(j.ask).Elem().Name()
				reply.Jobs = append(reply.Jobs, protocol.Job{Kind: kind, Game: gameOf(j.ask), Begun: j.next != nil, Progress: j.told})
			}
		}
	}
	return reply, nil
}

// window is what is kept of a game.
func (k *kept) window() protocol.Window {
	w := protocol.Window{Game: k.link, Bytes: uint64(k.bytes()), Jobs: uint64(k.jobs)}
	if e, ok := k.route.(route.Extender); ok {
		w.Edge = uint64(e.Edge())
	}
	if e, ok := k.route.(route.Eliminator); ok {
		if decided, err := e.Window(0, nil); err == nil && decided != nil {
			w.Side = uint64(decided.Decided())
		}
	}
	return w
}
