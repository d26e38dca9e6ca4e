package prove

import (
	"encoding/binary"
	"math/bits"
	"strings"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/numeration"
)

// guess looks for an automaton of the P-positions of a window, read in a system.
// Two prefixes of digits are one state when the same suffixes of some length
// lead to P (Myhill and Nerode); in a system that suits the game longer prefixes
// add no states. What is returned agrees with the window as far as its places
// go, and has at most so many states; ok is false if there is no such automaton.
func guess(m *numeration.System, w window, most int) (Candidate, bool) {
	g := newGuesser(m, w)
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

func newGuesser(m *numeration.System, w window) *guesser {
	return &guesser{system: m, window: w, weights: m.Small(w.size())}
}

// agrees reports whether a candidate has the P-positions of the window as far as
// its places go, and no others.
func (c Candidate) agrees(w window) bool {
	g := newGuesser(c.System, w)
	return g.agrees(c.P, len(g.weights)-1)
}

type guesser struct {
	system  *numeration.System
	window  window
	weights []int64
	most    int
	text    []byte
	valid   *automaton.DFA // pairs of representations, once asked for
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
	d := &automaton.DFA{Alphabet: numeration.Alphabet(g.system, 2)}
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
	hash, any = g.window.block(hash, x0, y0, width, height)
	return mix(hash ^ uint64(width)<<32 ^ uint64(height)), any
}

func mix(v uint64) uint64 {
	hi, lo := bits.Mul64(v^0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93)
	return hi ^ lo
}

// agrees reports whether the automaton accepts the P-positions of the window
// below the place, and no others: those, and no more of them.
func (g *guesser) agrees(d *automaton.DFA, places int) bool {
	n, letters := g.weights[places], int(g.system.Largest())+1
	digits := make([]uint8, 0, int(n)*places)
	for x := range n {
		for place, rest := places-1, x; place >= 0; place-- {
			digits = append(digits, uint8(rest/g.weights[place]))
			rest %= g.weights[place]
		}
	}
	left := int64(0)
	for x := range n {
		dx := digits[int(x)*places:]
		for y := range g.window.column(x, n) {
			dy, state := digits[int(y)*places:], d.Start
			for i := range places {
				state = d.Step(state, int(dx[i])*letters+int(dy[i]))
			}
			if state == automaton.Dead || !d.Accept[state] {
				return false
			}
			left++
		}
	}
	return g.words(d, places) == left
}

// words counts the pairs of representations of that many places that an automaton
// accepts; −1 if that cannot be counted.
func (g *guesser) words(d *automaton.DFA, places int) int64 {
	if g.valid == nil {
		var err error
		if g.valid, err = pairs(automaton.Limits{}, g.system); err != nil {
			return -1
		}
	}
	// By state of the automaton and of the representations.
	states, letters := g.valid.States(), d.Letters()
	now := make([]int64, d.States()*states)
	for s, accepts := range d.Accept {
		for v := range states {
			if accepts && g.valid.Accept[v] {
				now[s*states+v] = 1
			}
		}
	}
	for range places {
		next := make([]int64, len(now))
		for s := range d.States() {
			for letter, to := range d.Next[s*letters : (s+1)*letters] {
				if to == automaton.Dead {
					continue
				}
				for v := range states {
					if after := g.valid.Step(int32(v), letter); after != automaton.Dead {
						next[s*states+v] += now[int(to)*states+int(after)]
					}
				}
			}
		}
		now = next
	}
	if d.Start == automaton.Dead {
		return 0
	}
	return now[int(d.Start)*states+int(g.valid.Start)]
}
