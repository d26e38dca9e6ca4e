package solve

import (
	"fmt"
	"runtime"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/sieve"
	"wythoffatlas/wasm/protocol"
)

// limits bound what elimination may decide and keep.
type limits struct {
	first  int64 // side of a game's first window
	side   int64 // side of its largest window, unless asked for; a power of two times first
	far    int64 // side of the largest that may be asked for; likewise
	rows   int64 // of its longest listing
	bytes  int64 // of all windows and listings together
	planes int   // games kept
}

// standard has room for two of the largest windows and listings: 2³⁰ positions
// or 2²³ rows, 128 MB, each. A window that was asked for goes up to what the
// sieve takes, 2³² positions and 512 MB, and all others make room for it.
var standard = limits{first: 1 << 11, side: 1 << 15, far: 1 << 16, rows: 1 << 23, bytes: 256 << 20, planes: 16}

// chunk is about how many positions elimination decides between two pauses:
// some milliseconds.
const chunk = 1 << 22

// A plane is what is known of one game: its theorem, if there is one, and what
// elimination has decided so far.
type plane struct {
	*catalog.Game
	window  *sieve.Window // decided altogether; nil at first
	side    int64         // of window
	next    *sieve.Window // a larger one, decided in part, or nil
	ahead   int64         // side of next
	ends    []int64       // see rowEnds; nil while window has none
	edge    int64         // elimination goes up to here
	beyond  detection     // what else may be said there
	listing *listing      // of some games instead of a window; nil at first
	vectors piles.Game    // of games with K piles instead of a window; nil at first
	plot    *plot         // the last map of vectors; nil at first
	used    uint64
}

// plane finds or makes the plane of a game.
func (s *Solver) plane(link string) (*plane, error) {
	g, err := parseGame(link)
	if err != nil {
		return nil, err
	}
	s.uses++
	for _, p := range s.planes {
		if p.Link() == g.Link() {
			p.used = s.uses
			return p, nil
		}
	}
	p := &plane{Game: g, edge: s.limits.side, used: s.uses}
	s.planes = append(s.planes, p)
	if len(s.planes) > s.limits.planes {
		s.evict(p)
	}
	return p, nil
}

// evict forgets the plane used longest ago, but not keep, and reports whether
// there was one. A job that still works on it keeps it until it is done.
func (s *Solver) evict(keep *plane) bool {
	oldest := -1
	for i, p := range s.planes {
		if p != keep && (oldest < 0 || p.used < s.planes[oldest].used) {
			oldest = i
		}
	}
	if oldest < 0 {
		return false
	}
	s.planes = append(s.planes[:oldest], s.planes[oldest+1:]...)
	return true
}

// bytes is the memory of the plane's windows at a bit a position, and of its
// listing.
func (p *plane) bytes() int64 {
	bytes := (p.side*p.side+p.ahead*p.ahead)/8 + p.listing.bytes()
	if p.vectors != nil {
		bytes += p.vectors.Bytes()
	}
	return bytes
}

// makeRoom evicts planes until so many bytes more, for p, are within bounds.
func (s *Solver) makeRoom(p *plane, bytes int64) {
	freed := false
	for {
		total := bytes
		for _, q := range s.planes {
			total += q.bytes()
		}
		if total <= s.limits.bytes || !s.evict(p) {
			break
		}
		freed = true
	}
	if freed {
		// WebAssembly's memory never shrinks: take back before taking more.
		runtime.GC()
	}
}

// decide makes the window of p reach [0,side)², or as far as any may.
func (s *Solver) decide(p *plane, side int64, pause pause) error {
	return s.grow(p, min(side, p.edge), pause)
}

// grow makes the window of p reach [0,side)². It grows by powers of two, so that
// all windows before the last together cost less than it.
func (s *Solver) grow(p *plane, side int64, pause pause) error {
	for p.side < side {
		if p.next == nil {
			if err := s.begin(p, side); err != nil {
				return err
			}
		}
		done := p.next.Advance(max(1, chunk/p.ahead))
		if done {
			p.window, p.side, p.next, p.ahead, p.ends = p.next, p.ahead, nil, 0, nil
			continue
		}
		words := fmt.Sprintf("Deciding all positions with heaps below %d", p.ahead)
		if err := pause(p.next.Decided(), p.ahead, words); err != nil {
			return err
		}
	}
	return nil
}

// begin allocates the next window of p.
func (s *Solver) begin(p *plane, side int64) error {
	next := s.limits.first
	for next < side {
		next *= 2
	}
	s.makeRoom(p, next*next/8)
	w, err := sieve.NewWindow(p.Rules, p.Play, next, next)
	if err != nil {
		return complain("%s cannot be decided up to heaps of %d (%v).", p.Name(), next-1, err)
	}
	p.next, p.ahead = w, next
	return nil
}

// push moves the edge of p outwards, by doubling. A person asked for it, so it
// may go on for long and take more memory than other windows.
func (s *Solver) push(ask *protocol.Decide, pause pause) (protocol.Body, error) {
	p, err := s.plane(ask.Game)
	if err != nil {
		return nil, err
	}
	side := int64(ask.Side)
	switch {
	case p.Set != nil || p.Piles != nil:
		return &protocol.Decided{}, nil // there is no edge
	case side > s.limits.far || side < 1 || side&(side-1) != 0:
		return nil, complain("The square of %d by %[1]d does not fit: the sides are powers of two up to %d, which takes %d MB of memory.",
			side, s.limits.far, megabytes(s.limits.far))
	}
	// First up to the edge, so that meanwhile nothing else needs to grow.
	for _, side := range []int64{min(side, p.edge), side} {
		if err := s.grow(p, side, pause); err != nil {
			return nil, err
		}
	}
	p.edge = max(p.edge, side)
	return &protocol.Decided{Edge: uint64(p.edge)}, nil
}

// megabytes is what a window of that side takes.
func megabytes(side int64) int64 { return side * side / 8 >> 20 }

// edgeWords is the sentence on where elimination ends.
func (p *plane) edgeWords() string {
	return fmt.Sprintf("No theorem is known for %s, and elimination goes up to heaps of %d (%d MB of memory).",
		p.Name(), p.edge-1, megabytes(p.edge))
}
