package automaton

import (
	"slices"
)

// A found state of a search, and how it was reached.
type found struct {
	from   int32
	letter int32
}

// A Search is what looking for a word came to.
type Search struct {
	States int   // looked at
	Word   []int // a shortest accepted word, nil if there is none
	Found  bool  // the empty word is a word too
}

// Witness looks for a shortest word that the conjunction accepts. The words of
// progress begin with doing.
func (c *Conjunction) Witness(l Limits, doing string) (Search, error) {
	m := meter{Limits: l, doing: doing}
	fits, any := c.prepare()
	switch {
	case !any:
		return Search{}, nil
	case !fits:
		return Search{}, &LimitError{doing, l.States, "states"}
	}
	e := c.explorer()
	ids := newIndex()
	var trail []found
	add := func(key uint64, f found) {
		if _, known := ids.add(key); !known {
			trail = append(trail, f)
		}
	}
	starts := make([]int32, len(c.parts))
	for i := range c.parts {
		starts[i] = c.parts[i].start()
	}
	add(c.key(starts), found{-1, 0})
	at := int32(0)
	e.onRight = func(key uint64, digits []int) { add(key, found{at, int32(c.Letter(digits...))}) }
	for ; int(at) < len(trail); at++ {
		key := ids.keys[at]
		if e.accepts(key) {
			return Search{len(trail), word(trail, at), true}, nil
		}
		e.from(key)
		if err := m.grown(len(trail), 0); err != nil {
			return Search{}, err
		}
		steps := e.steps
		e.steps = 0
		if err := m.worked(steps, int(at), len(trail)); err != nil {
			return Search{}, err
		}
	}
	return Search{States: len(trail)}, nil
}

// word is what leads to a state.
func word(trail []found, at int32) []int {
	word := []int{}
	for ; trail[at].from >= 0; at = trail[at].from {
		word = append(word, int(trail[at].letter))
	}
	slices.Reverse(word)
	return word
}

// Project makes the automaton of the tuples of the kept tracks, in this order,
// for which numbers on the other tracks exist. Numbers on these may be longer.
func (c *Conjunction) Project(l Limits, doing string, keep ...int) (*NFA, error) {
	m := meter{Limits: l, doing: doing}
	n := &NFA{Alphabet: Alphabet{c.Digits, len(keep)}, first: []int32{0}}
	fits, any := c.prepare()
	switch {
	case !any:
		return n, nil
	case !fits:
		return nil, &LimitError{doing, l.States, "states"}
	}
	e := c.explorer()
	ids := newIndex()
	starts := make([]int32, len(c.parts))
	for i := range c.parts {
		starts[i] = c.parts[i].start()
	}
	ids.add(c.key(starts))
	var out []edge
	e.onRight = func(key uint64, digits []int) {
		to, _ := ids.add(key)
		letter := 0
		for _, t := range keep {
			letter = letter*c.Digits + digits[t]
		}
		out = append(out, newEdge(int32(letter), to))
	}
	for at := 0; at < len(ids.keys); at++ {
		out = out[:0]
		e.from(ids.keys[at])
		n.Accept = append(n.Accept, e.accepts(ids.keys[at]))
		n.put(out)
		if err := m.grown(len(ids.keys), len(n.edges)); err != nil {
			return nil, err
		}
		steps := e.steps
		e.steps = 0
		if err := m.worked(steps, at, len(ids.keys)); err != nil {
			return nil, err
		}
	}
	n.keys, n.origin = ids.keys, c
	n.starts = n.afterZeros(0)
	return n, nil
}

// DFA makes the conjunction's states all at once.
func (c *Conjunction) DFA(l Limits, doing string) (*DFA, error) {
	all := make([]int, c.Tracks)
	for i := range all {
		all[i] = i
	}
	n, err := c.Project(l, doing, all...)
	if err != nil {
		return nil, err
	}
	return n.deterministic().trim(), nil
}

// An index numbers keys in the order in which they are met.
type index struct {
	keys  []uint64
	slots []int32 // open addressing; a number + 1
}

func newIndex() *index { return &index{slots: make([]int32, 1<<8)} }

func spread(key uint64) uint64 {
	key ^= key >> 31
	key *= 0x9E3779B97F4A7C15
	return key ^ key>>29
}

func (x *index) add(key uint64) (id int32, known bool) {
	mask := uint64(len(x.slots) - 1)
	i := spread(key) & mask
	for ; x.slots[i] != 0; i = (i + 1) & mask {
		if id := x.slots[i] - 1; x.keys[id] == key {
			return id, true
		}
	}
	id = int32(len(x.keys))
	x.keys = append(x.keys, key)
	x.slots[i] = id + 1
	if len(x.keys)*2 > len(x.slots) {
		x.grow()
	}
	return id, false
}

func (x *index) grow() {
	x.slots = make([]int32, 2*len(x.slots))
	mask := uint64(len(x.slots) - 1)
	for id, key := range x.keys {
		i := spread(key) & mask
		for x.slots[i] != 0 {
			i = (i + 1) & mask
		}
		x.slots[i] = int32(id) + 1
	}
}
