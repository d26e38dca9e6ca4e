package automaton

import "slices"

// An NFA is a non-deterministic automaton, as projection makes it. Zeros before
// a word change nothing.
type NFA struct {
	Alphabet
	Accept []bool

	starts []int32
	first  []int32 // the edges of state i are edges[first[i]:first[i+1]]
	edges  []edge  // of a state sorted, each once

	// What the states are in the conjunction that was projected, one of each
	// class after reducing. They tell which states accept all that others do.
	keys   []uint64
	origin *Conjunction
}

// An edge is a letter and a state, in one word so that the order of words is that of
// letters and then of states.
type edge uint64

func newEdge(letter, to int32) edge { return edge(uint32(letter))<<32 | edge(uint32(to)) }

func (e edge) letter() int32 { return int32(e >> 32) }
func (e edge) to() int32     { return int32(uint32(e)) }

// States is the number of states.
func (n *NFA) States() int { return len(n.Accept) }

// Edges is the number of transitions.
func (n *NFA) Edges() int { return len(n.edges) }

func (n *NFA) out(state int32) []edge { return n.edges[n.first[state]:n.first[state+1]] }

// put adds the edges of the next state.
func (n *NFA) put(out []edge) {
	slices.Sort(out)
	for i, e := range out {
		if i == 0 || e != out[i-1] {
			n.edges = append(n.edges, e)
		}
	}
	n.first = append(n.first, int32(len(n.edges)))
}

// afterZeros are the states that zeros lead to from a start: what numbers on
// hidden tracks may have read before those on the others begin.
func (n *NFA) afterZeros(start int32) []int32 {
	seen := map[int32]bool{start: true}
	reached := []int32{start}
	for i := 0; i < len(reached); i++ {
		for _, e := range n.out(reached[i]) {
			if e.letter() != 0 {
				break
			}
			if !seen[e.to()] {
				seen[e.to()] = true
				reached = append(reached, e.to())
			}
		}
	}
	slices.Sort(reached)
	return reached
}

// deterministic reads an NFA as a DFA when no state has two edges of a letter
// and there is one start.
func (n *NFA) deterministic() *DFA {
	letters := n.Letters()
	d := &DFA{Alphabet: n.Alphabet, Start: Dead, Accept: n.Accept, Next: make([]int32, n.States()*letters)}
	for i := range d.Next {
		d.Next[i] = Dead
	}
	if len(n.starts) > 0 {
		d.Start = n.starts[0]
	}
	for s := range n.States() {
		for _, e := range n.out(int32(s)) {
			d.Next[s*letters+int(e.letter())] = e.to()
		}
	}
	return d
}

// NFA reads a DFA as a non-deterministic automaton.
func (d *DFA) NFA() *NFA {
	n := &NFA{Alphabet: d.Alphabet, Accept: d.Accept, first: []int32{0}}
	if d.Start != Dead {
		n.starts = []int32{d.Start}
	}
	letters := d.Letters()
	for s := range d.States() {
		for l := range letters {
			if to := d.Next[s*letters+l]; to != Dead {
				n.edges = append(n.edges, newEdge(int32(l), to))
			}
		}
		n.first = append(n.first, int32(len(n.edges)))
	}
	return n
}

// Trim is the automaton without the states from which nothing is accepted.
func (n *NFA) Trim() *NFA {
	live := n.alive()
	class := make([]int32, n.States())
	count := int32(0)
	for i, ok := range live {
		class[i] = Dead
		if ok {
			class[i] = count
			count++
		}
	}
	return n.quotient(class, int(count))
}

// alive tells from which states something is accepted.
func (n *NFA) alive() []bool {
	count := n.States()
	degree := make([]int32, count+1)
	for _, e := range n.edges {
		degree[e.to()+1]++
	}
	for i := range count {
		degree[i+1] += degree[i]
	}
	back := make([]int32, len(n.edges))
	at := slices.Clone(degree)
	for s := range count {
		for _, e := range n.out(int32(s)) {
			back[at[e.to()]] = int32(s)
			at[e.to()]++
		}
	}
	live := make([]bool, count)
	var queue []int32
	for i, accept := range n.Accept {
		if accept {
			live[i] = true
			queue = append(queue, int32(i))
		}
	}
	for len(queue) > 0 {
		s := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		for _, from := range back[degree[s]:degree[s+1]] {
			if !live[from] {
				live[from] = true
				queue = append(queue, from)
			}
		}
	}
	return live
}

// quotient joins the states of each class; those of class Dead go away. Classes
// are numbered by their first states.
func (n *NFA) quotient(class []int32, count int) *NFA {
	q := &NFA{Alphabet: n.Alphabet, first: []int32{0}, origin: n.origin}
	for _, s := range n.starts {
		if class[s] != Dead {
			q.starts = append(q.starts, class[s])
		}
	}
	slices.Sort(q.starts)
	q.starts = slices.Compact(q.starts)
	var out []edge
	for s, c := range class {
		if int(c) != q.States() || c == Dead {
			continue // no state, or not the first of its class
		}
		out = out[:0]
		for _, e := range n.out(int32(s)) {
			if to := class[e.to()]; to != Dead {
				out = append(out, newEdge(e.letter(), to))
			}
		}
		q.put(out)
		q.Accept = append(q.Accept, n.Accept[s])
		if n.keys != nil {
			q.keys = append(q.keys, n.keys[s])
		}
	}
	return q
}

// Reduce joins states that are bisimilar, after [NFA.Trim]: what each can do
// the other can, and so on for ever. The language is the same.
func (n *NFA) Reduce(l Limits, doing string) (*NFA, error) {
	m := meter{Limits: l, doing: doing}
	n = n.Trim()
	class := make([]int32, n.States())
	count := 0
	for i, accept := range n.Accept {
		if accept {
			class[i] = 1
		}
	}
	next := make([]int32, n.States())
	var out []edge
	var text []byte
	for {
		ids := map[string]int32{}
		for s := range n.States() {
			out = out[:0]
			for _, e := range n.out(int32(s)) {
				out = append(out, newEdge(e.letter(), class[e.to()]))
			}
			slices.Sort(out)
			text = appendInt(text[:0], class[s])
			for i, e := range out {
				if i == 0 || e != out[i-1] {
					text = appendInt(appendInt(text, e.letter()), e.to())
				}
			}
			id, ok := ids[string(text)]
			if !ok {
				id = int32(len(ids))
				ids[string(text)] = id
			}
			next[s] = id
			if err := m.worked(len(out)*8, s, n.States()); err != nil {
				return nil, err
			}
		}
		class, next = next, class
		if len(ids) == count {
			return n.quotient(class, count), nil
		}
		count = len(ids)
	}
}

func appendInt(b []byte, n int32) []byte {
	return append(b, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
}
