package automaton

import "math/bits"

// A Conjunction accepts the tuples that all of its parts accept, each of which
// reads some of the tracks. Its states are tuples of states of the parts and
// are made as they are reached.
type Conjunction struct {
	Alphabet
	parts []part
	due   [][]int // by track: the parts that have read their letter with it
}

// A part is a DFA or a sum.
type part struct {
	dfa    *DFA
	sum    *Sum
	tracks []int
	stride uint64 // of its state in a key
}

// NewConjunction returns one without parts, which accepts everything.
func NewConjunction(digits, tracks int) *Conjunction {
	return &Conjunction{Alphabet: Alphabet{digits, tracks}, due: make([][]int, tracks)}
}

// Add adds a part that reads these tracks of the conjunction, in this order.
func (c *Conjunction) Add(d *DFA, tracks ...int) {
	if len(tracks) != d.Tracks || d.Digits != c.Digits {
		panic("automaton: the part has another alphabet")
	}
	c.add(part{dfa: d, tracks: tracks})
}

// AddSum adds a sum that reads these tracks.
func (c *Conjunction) AddSum(s *Sum, tracks ...int) {
	if len(tracks) != len(s.Weights) {
		panic("automaton: the sum has other tracks")
	}
	c.add(part{sum: s, tracks: tracks})
}

func (c *Conjunction) add(p part) {
	last := 0
	for _, t := range p.tracks {
		last = max(last, t)
	}
	c.due[last] = append(c.due[last], len(c.parts))
	c.parts = append(c.parts, p)
}

func (p *part) states() int {
	if p.dfa != nil {
		return p.dfa.States()
	}
	return p.sum.States()
}

func (p *part) start() int32 {
	if p.dfa != nil {
		return p.dfa.Start
	}
	return p.sum.Start
}

func (p *part) accepts(state int32) bool {
	if p.dfa != nil {
		return p.dfa.Accept[state]
	}
	return p.sum.Accept[state]
}

// step reads the part's digits.
func (p *part) step(state int32, digits []int) int32 {
	if p.dfa != nil {
		letter := 0
		for _, t := range p.tracks {
			letter = letter*p.dfa.Digits + digits[t]
		}
		return p.dfa.Next[int(state)*p.dfa.Letters()+letter]
	}
	sum := -p.sum.Least
	for i, t := range p.tracks {
		sum += p.sum.Weights[i] * digits[t]
	}
	return p.sum.Next[int(state)*p.sum.Width+sum]
}

// prepare gives the parts their strides. It reports false when keys would not
// fit a word, or a part accepts nothing.
func (c *Conjunction) prepare() (fits, any bool) {
	stride, over := uint64(1), uint64(0)
	any = true
	for i := range c.parts {
		p := &c.parts[i]
		p.stride = stride
		if over, stride = bits.Mul64(stride, uint64(max(1, p.states()))); over > 0 {
			return false, any
		}
		any = any && p.start() != Dead && p.states() > 0
	}
	return true, any
}

// key joins states of the parts.
func (c *Conjunction) key(states []int32) uint64 {
	key := uint64(0)
	for i, s := range states {
		key += uint64(s) * c.parts[i].stride
	}
	return key
}

// unpack splits a key.
func (c *Conjunction) unpack(key uint64, states []int32) {
	for i := range c.parts {
		n := uint64(c.parts[i].states())
		states[i] = int32(key % n)
		key /= n
	}
}

// An explorer walks through the states of a conjunction.
type explorer struct {
	*Conjunction
	fixed   []int // a digit that a track must have, or −1; nil: none is fixed
	digits  []int
	now     []int32
	next    []int32
	steps   int
	onRight func(key uint64, digits []int) // called for every letter that leads on
}

func (c *Conjunction) explorer() *explorer {
	return &explorer{
		Conjunction: c,
		digits:      make([]int, c.Tracks),
		now:         make([]int32, len(c.parts)),
		next:        make([]int32, len(c.parts)),
	}
}

// from calls onRight for what follows a state.
func (e *explorer) from(key uint64) {
	e.unpack(key, e.now)
	e.track(0)
}

// track tries the digits of one track, and of those behind it. A part is asked
// as soon as its last digit is known, so that most combinations are never made.
func (e *explorer) track(t int) {
	if t == e.Tracks {
		e.onRight(e.key(e.next), e.digits)
		return
	}
	lo, hi := 0, e.Digits
	if e.fixed != nil && e.fixed[t] >= 0 {
		lo, hi = e.fixed[t], e.fixed[t]+1
	}
next:
	for d := lo; d < hi; d++ {
		e.digits[t] = d
		e.steps++
		for _, i := range e.due[t] {
			p := &e.parts[i]
			if e.next[i] = p.step(e.now[i], e.digits); e.next[i] == Dead {
				continue next
			}
		}
		e.track(t + 1)
	}
}

// accepts reports whether all parts accept.
func (e *explorer) accepts(key uint64) bool {
	e.unpack(key, e.now)
	for i := range e.parts {
		if !e.parts[i].accepts(e.now[i]) {
			return false
		}
	}
	return true
}

// covers reports whether state a accepts all that b does, as far as the parts
// can tell.
func (c *Conjunction) covers(a, b uint64, inclusions [][]bool) bool {
	for i := range c.parts {
		p := &c.parts[i]
		n := uint64(p.states())
		x, y := int32(a%n), int32(b%n)
		a, b = a/n, b/n
		switch {
		case x == y:
		case p.sum != nil:
			if p.sum.Covers == nil || !p.sum.Covers(x, y) {
				return false
			}
		case inclusions[i] == nil || !inclusions[i][int(x)*p.dfa.States()+int(y)]:
			return false
		}
	}
	return true
}

// inclusion tells for each pair of states a, b of a DFA, at a·States() + b,
// whether all that b accepts a accepts.
func (d *DFA) inclusion() []bool {
	n, letters := d.States(), d.Letters()
	covers := make([]bool, n*n)
	for a := range n {
		for b := range n {
			covers[a*n+b] = d.Accept[a] || !d.Accept[b]
		}
	}
	for changed := true; changed; {
		changed = false
		for a := range n {
			for b := range n {
				if !covers[a*n+b] {
					continue
				}
				for l := range letters {
					x, y := d.Next[a*letters+l], d.Next[b*letters+l]
					if y != Dead && (x == Dead || !covers[int(x)*n+int(y)]) {
						covers[a*n+b], changed = false, true
						break
					}
				}
			}
		}
	}
	return covers
}
