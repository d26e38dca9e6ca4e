package solve

import (
	"runtime"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/grundy"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/route"
	"wythoffatlas/wasm/protocol"
)

// limits bound what is kept.
type limits struct {
	route route.Limits
	kept  int64 // bytes of all games together that are kept for faster answers
	most  int64 // bytes of all games together, whatever is asked
	idle  int64 // and that may stay of games that nobody asks about
	games int   // kept
}

// standard keeps the worker below a gigabyte: a game that was asked to decide as
// far as the sieve goes takes 128 MB and then 512 MB more, and all others that
// nobody asks about just then make room for it.
var standard = limits{route: route.Standard, kept: 256 << 20, most: 800 << 20, idle: 32 << 20, games: 16}

// kept is a game and the route that remembers what was found out about it.
type kept struct {
	*catalog.Game
	link   string
	route  route.Route
	values *grundy.Table // nil until asked for
	used   uint64
	jobs   int // that work with it now
}

// game finds or makes what is kept of a game, for a job that works with it.
func (s *Solver) game(j *job, link string) (*kept, error) {
	s.uses++
	found := s.find(link)
	if found == nil { // it may be written in another way than here
		g, err := parseGame(link)
		if err != nil {
			return nil, err
		}
		if found = s.find(g.Link()); found == nil {
			found = s.keep(g)
		}
	}
	found.used = s.uses
	found.jobs++
	j.using = append(j.using, found)
	return found, nil
}

// find is what is kept of the game with that link; nil for nothing.
func (s *Solver) find(link string) *kept {
	for _, k := range s.games {
		if k.link == link {
			return k
		}
	}
	return nil
}

// keep begins to keep a game.
func (s *Solver) keep(g *catalog.Game) *kept {
	k := &kept{Game: g, link: g.Link(), used: s.uses}
	limits := s.limits.route
	limits.Room = func(bytes int64) error { return s.room(k, bytes) }
	k.route = catalog.Route(g, limits)
	if p := s.proofs[k.link]; p != nil {
		k.route = catalog.Proved(g, p.set, limits)
	}
	s.games = append(s.games, k)
	if len(s.games) > s.limits.games {
		s.evict(k)
	}
	return k
}

// evict forgets the game used longest ago that no job works with, but not keep,
// and reports whether there was one.
func (s *Solver) evict(keep *kept) bool {
	oldest := -1
	for i, k := range s.games {
		if k != keep && k.jobs == 0 && (oldest < 0 || k.used < s.games[oldest].used) {
			oldest = i
		}
	}
	if oldest < 0 {
		return false
	}
	if c, ok := s.games[oldest].route.(route.Closer); ok {
		c.Close()
	}
	s.games = append(s.games[:oldest], s.games[oldest+1:]...)
	return true
}

// bytes is the memory of all that is kept.
func (s *Solver) bytes() (total int64) {
	for _, k := range s.games {
		total += k.bytes()
	}
	return total
}

func (k *kept) bytes() int64 {
	bytes := k.route.Bytes()
	if k.values != nil {
		bytes += 2 * int64(k.values.Width) * int64(k.values.Height)
	}
	return bytes
}

// room evicts games until so many bytes more, for k, are within bounds.
func (s *Solver) room(k *kept, bytes int64) error {
	freed := false
	for s.bytes()+bytes > s.limits.kept && s.evict(k) {
		freed = true
	}
	if freed {
		// WebAssembly's memory never shrinks: take back before taking more.
		runtime.GC()
	}
	if s.bytes()+bytes > s.limits.most {
		return &route.Full{Bytes: bytes}
	}
	return nil
}

// forget drops what no job works with.
func (s *Solver) forget(*job, *protocol.Forget, pause.Func) (protocol.Body, error) {
	before := s.bytes()
	for s.evict(nil) {
	}
	runtime.GC()
	return &protocol.Forgotten{Bytes: uint64(before - s.bytes())}, nil
}

// leaveBehind forgets games that nobody has asked about for a while, while much is
// kept: what ten million rows take is not held for who looks at another game.
func (s *Solver) leaveBehind() {
	const while = 64 // questions
	for s.bytes() > s.limits.idle {
		oldest := s.uses
		for _, k := range s.games {
			oldest = min(oldest, k.used)
		}
		if s.uses-oldest < while || !s.evict(nil) {
			return
		}
	}
}

// rest tells the page that nothing is open, when that is news: after questions, if
// memory has changed by a megabyte, and as long as a smaller worker would do. The page
// may have asked something meanwhile, and then keeps this one.
func (s *Solver) rest() {
	if !s.asked {
		return
	}
	s.asked = false
	s.leaveBehind()
	now := protocol.Idle{Kept: uint64(s.bytes())}
	now.Taken = taken(now.Kept)
	if now.Large() || now.Kept>>20 != s.idle.Kept>>20 || now.Taken>>20 != s.idle.Taken>>20 {
		s.idle = now
		s.send(protocol.Message{Body: &now})
	}
}
