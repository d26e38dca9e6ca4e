package prove

import (
	"encoding/binary"
	"math/bits"
	"strings"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/numeration"
)

// A Window is a square of decided positions, [0,side)².
type Window interface {
	// Column has bit y set when (x, y) is P.
	Column(x int64) []uint64
	// Count is the number of P-positions in x0 ≤ x < x1, y0 ≤ y < y1.
	Count(x0, y0, x1, y1 int64) int64
}

// guess looks for an automaton of the P-positions of a window, read in a system.
// Two prefixes of digits are one state when the same suffixes of some length
// lead to P (Myhill and Nerode); in a system that suits the game longer prefixes
// add no states. What is returned agrees with the window as far as its places
// go, and has at most so many states; ok is false if there is no such automaton.
func guess(m *numeration.System, w Window, side int64, most int) (Candidate, bool) {
	g := newGuesser(m, w, side)
	g.most = most
	places := len(g.weights) - 1 // numbers below weights[places] are in the window
	for suffix := places - 1; suffix >= 1; suffix-- {
		d, ok := g.classes(suffix, places)
		if !ok {
			continue
		}
		if d, err := d.Minimise(automaton.Limits{}, ""); err == nil && g.agrees(d, places) {
			return Candidate{m, d}, true
		}
	}
	return Candidate{}, false
}

func newGuesser(m *numeration.System, w Window, side int64) *guesser {
	return &guesser{system: m, window: w, weights: m.Small(side)}
}

// agrees reports whether a candidate has the P-positions of the window as far as
// its places go, and no others.
func (c Candidate) agrees(w Window, side int64) bool {
	g := newGuesser(c.System, w, side)
	return g.agrees(c.P, len(g.weights)-1)
}

type guesser struct {
	system  *numeration.System
	window  Window
	weights []int64
	most    int
	text    []byte
}

// A class of prefixes is what their suffixes lead to: for each length of
// suffixes a hash of the blocks of the window up to it. That two blocks may have
// one hash does no harm: what is guessed is proved or refuted.
type class struct {
	hashes string // eight bytes for each length
	any    bool   // there is a P-position among it
}

// A prefixes is a pair of prefixes.
type prefixes struct{ x, y numeration.Prefix }

// A state of a guess.
type state struct {
	prefixes
	length int
	parent int
	class  class
}

// An open transition is one whose suffixes do not fit the window, so that its
// end is known only as far as shorter ones tell.
type open struct {
	at   int // in the transitions
	from int
	seen class
}

// classes makes the automaton whose states are the classes of prefixes by
// suffixes of up to that many places. It fails if some class has no prefix that
// is short enough to tell.
func (g *guesser) classes(suffix, places int) (*automaton.DFA, bool) {
	digits := g.system.Largest() + 1
	d := &automaton.DFA{Alphabet: g.system.Alphabet(2)}
	first := g.class(prefixes{}, suffix)
	if !first.any {
		return nil, false
	}
	ids := map[string]int32{first.hashes: 0}
	states := []state{{class: first}}
	var later []open
	for at := 0; at < len(states); at++ {
		d.Accept = append(d.Accept, g.class(states[at].prefixes, 0).any)
		left := places - states[at].length - 1 // behind one digit more
		for x := range digits {
			for y := range digits {
				qx, okX := g.system.Then(states[at].x, x)
				qy, okY := g.system.Then(states[at].y, y)
				d.Next = append(d.Next, automaton.Dead)
				if !okX || !okY {
					continue
				}
				next := prefixes{qx, qy}
				c := g.class(next, min(suffix, left))
				switch id, known := ids[c.hashes]; {
				case left < suffix:
					later = append(later, open{len(d.Next) - 1, at, c})
				case !c.any:
				case known:
					d.Next[len(d.Next)-1] = id
				case len(states) == g.most || left == 0:
					return nil, false
				default:
					d.Next[len(d.Next)-1] = int32(len(states))
					ids[c.hashes] = int32(len(states))
					states = append(states, state{next, states[at].length + 1, at, c})
				}
			}
		}
	}
	for _, o := range later {
		to, ok := match(states, o)
		if !ok {
			return nil, false
		}
		d.Next[o.at] = to
	}
	return d, d.Check() == nil
}

// match finds the state that an open transition leads to, among those that agree
// with what is seen of it: one that its prefix has passed if there is any.
func match(states []state, o open) (int32, bool) {
	agrees := func(i int) bool { return strings.HasPrefix(states[i].class.hashes, o.seen.hashes) }
	for i := o.from; ; i = states[i].parent {
		if agrees(i) {
			return int32(i), true
		}
		if i == 0 {
			break
		}
	}
	if !o.seen.any {
		return automaton.Dead, true
	}
	for i := range states {
		if agrees(i) {
			return int32(i), true
		}
	}
	return 0, false
}

// class is what the suffixes of up to so many places lead to.
func (g *guesser) class(q prefixes, suffix int) class {
	hash, any := uint64(1), false
	g.text = g.text[:0]
	for places := 0; places <= suffix; places++ {
		some := false
		hash, some = g.block(hash, q, places)
		any = any || some
		g.text = binary.LittleEndian.AppendUint64(g.text, hash)
	}
	return class{string(g.text), any}
}

// block adds to a hash what the suffixes of that many places lead to.
func (g *guesser) block(hash uint64, q prefixes, places int) (sum uint64, any bool) {
	x0, width := g.system.Block(q.x, places, g.weights)
	y0, height := g.system.Block(q.y, places, g.weights)
	for x := range width {
		column := g.window.Column(x0 + x)
		for y := int64(0); y < height; y += 64 {
			v := load(column, y0+y)
			if left := height - y; left < 64 {
				v &= 1<<left - 1
			}
			any = any || v != 0
			hash = mix(hash ^ v)
		}
	}
	return mix(hash ^ uint64(width)<<32 ^ uint64(height)), any
}

// load is the 64 bits of a column from y on.
func load(column []uint64, y int64) uint64 {
	i, shift := y>>6, uint(y&63)
	v := uint64(0)
	if i < int64(len(column)) {
		v = column[i] >> shift
	}
	if shift > 0 && i+1 < int64(len(column)) {
		v |= column[i+1] << (64 - shift)
	}
	return v
}

func mix(v uint64) uint64 {
	hi, lo := bits.Mul64(v^0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93)
	return hi ^ lo
}

// agrees reports whether the automaton accepts the P-positions of the window
// below the place, and no others.
func (g *guesser) agrees(d *automaton.DFA, places int) bool {
	n := g.weights[places]
	left := g.window.Count(0, 0, n, n)
	digits := g.system.Largest() + 1
	var walk func(state int32, q prefixes, places int) bool
	walk = func(state int32, q prefixes, places int) bool {
		if places == 0 {
			if !d.Accept[state] {
				return true
			}
			x, _ := g.system.Block(q.x, 0, g.weights)
			y, _ := g.system.Block(q.y, 0, g.weights)
			left--
			return g.window.Column(x)[y>>6]>>uint(y&63)&1 != 0
		}
		for x := range digits {
			for y := range digits {
				to := d.Step(state, int(x*digits+y))
				if to == automaton.Dead {
					continue
				}
				qx, okX := g.system.Then(q.x, x)
				qy, okY := g.system.Then(q.y, y)
				if okX && okY && !walk(to, prefixes{qx, qy}, places-1) {
					return false
				}
			}
		}
		return true
	}
	return d.Start != automaton.Dead && walk(d.Start, prefixes{}, places) && left == 0
}
