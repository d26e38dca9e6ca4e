package automaton

import "slices"

// A Choice tells from what each of some automata says of a word whether it is
// wanted.
type Choice func(accepts []bool) bool

// A combination runs automata over the same tracks side by side. The first
// `need` of them must accept whatever is wanted, so that it ends where they do.
type combination struct {
	all   []*DFA
	need  int
	want  Choice
	ids   map[string]int32
	rows  [][]int32
	text  []byte
	said  []bool
	trail []found
}

func newCombination(all []*DFA, need int, want Choice) *combination {
	return &combination{all: all, need: need, want: want, ids: map[string]int32{}, said: make([]bool, len(all))}
}

// add numbers a tuple of states; Dead if nothing wanted can follow.
func (c *combination) add(states []int32, f found) int32 {
	for _, s := range states[:c.need] {
		if s == Dead {
			return Dead
		}
	}
	c.text = c.text[:0]
	for _, s := range states {
		c.text = appendInt(c.text, s)
	}
	if id, ok := c.ids[string(c.text)]; ok {
		return id
	}
	id := int32(len(c.rows))
	c.ids[string(c.text)] = id
	c.rows = append(c.rows, append([]int32(nil), states...))
	c.trail = append(c.trail, f)
	return id
}

func (c *combination) wanted(row int32) bool {
	for i, s := range c.rows[row] {
		c.said[i] = c.all[i].accepting(s)
	}
	return c.want(c.said)
}

// run visits all tuples, until visit returns false.
func (c *combination) run(m *meter, visit func(row int32, next []int32) bool) error {
	starts := make([]int32, len(c.all))
	for i, d := range c.all {
		starts[i] = d.Start
	}
	if c.add(starts, found{-1, 0}) == Dead {
		return nil
	}
	letters := c.all[0].Letters()
	next, to := make([]int32, letters), make([]int32, len(c.all))
	for row := int32(0); int(row) < len(c.rows); row++ {
		for letter := range letters {
			for i, d := range c.all {
				to[i] = d.Step(c.rows[row][i], letter)
			}
			next[letter] = c.add(to, found{row, int32(letter)})
		}
		if !visit(row, next) {
			return nil
		}
		if err := m.grown(len(c.rows), len(c.rows)*letters); err != nil {
			return err
		}
		if err := m.worked(letters*len(c.all), int(row), len(c.rows)); err != nil {
			return err
		}
	}
	return nil
}

// Combine is the automaton of the words of which want says that they are
// wanted, from what each of the automata says. A wanted word must be accepted
// by the first `need` of them. All have the same alphabet, and there is at
// least one.
func Combine(l Limits, doing string, need int, want Choice, all ...*DFA) (*DFA, error) {
	c := newCombination(all, need, want)
	d := &DFA{Alphabet: all[0].Alphabet, Start: Dead}
	err := c.run(&meter{Limits: l, doing: doing}, func(row int32, next []int32) bool {
		d.Start = 0
		d.Accept = append(d.Accept, c.wanted(row))
		d.Next = append(d.Next, next...)
		return true
	})
	if err != nil {
		return nil, err
	}
	return d.Minimise(l, doing)
}

// Find looks for a shortest word that is wanted, as [Combine] has it.
func Find(l Limits, doing string, need int, want Choice, all ...*DFA) (Search, error) {
	c := newCombination(all, need, want)
	var s Search
	err := c.run(&meter{Limits: l, doing: doing}, func(row int32, _ []int32) bool {
		if c.wanted(row) {
			s.Word, s.Found = word(c.trail, row), true
		}
		return !s.Found
	})
	s.States = len(c.rows)
	return s, err
}

// And accepts what all of the automata accept.
func And(l Limits, all ...*DFA) (*DFA, error) {
	return Combine(l, "Intersecting", len(all), every, all...)
}

func every(accepts []bool) bool { return !slices.Contains(accepts, false) }

// Or accepts what one of the automata accepts.
func Or(l Limits, all ...*DFA) (*DFA, error) {
	return Combine(l, "Uniting", 0, func(accepts []bool) bool { return slices.Contains(accepts, true) }, all...)
}

// Minus accepts what d accepts and none of the others. The complement of an
// automaton among the valid words is what these have without it.
func (d *DFA) Minus(l Limits, others ...*DFA) (*DFA, error) {
	return Combine(l, "Subtracting", 1, func(accepts []bool) bool {
		return accepts[0] && !slices.Contains(accepts[1:], true)
	}, append([]*DFA{d}, others...)...)
}

// Differ looks for a shortest word that one of two automata accepts alone.
func Differ(l Limits, a, b *DFA) (Search, error) {
	return Find(l, "Comparing", 0, func(accepts []bool) bool { return accepts[0] != accepts[1] }, a, b)
}
