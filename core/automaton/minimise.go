package automaton

// trim takes out the states that cannot be reached or from which nothing is
// accepted.
func (d *DFA) trim() *DFA {
	live := d.NFA().alive()
	letters := d.Letters()
	number := make([]int32, d.States())
	for i := range number {
		number[i] = Dead
	}
	t := &DFA{Alphabet: d.Alphabet, Start: Dead}
	if d.Start == Dead || !live[d.Start] {
		return t
	}
	order := []int32{d.Start}
	number[d.Start], t.Start = 0, 0
	for i := 0; i < len(order); i++ {
		s := int(order[i])
		t.Accept = append(t.Accept, d.Accept[s])
		for _, to := range d.Next[s*letters : (s+1)*letters] {
			if to == Dead || !live[to] {
				t.Next = append(t.Next, Dead)
				continue
			}
			if number[to] == Dead {
				number[to] = int32(len(order))
				order = append(order, to)
			}
			t.Next = append(t.Next, number[to])
		}
	}
	return t
}

// Minimise is the automaton with the fewest states for the same words. States
// are numbered as they are reached, letter by letter, so that two automata with
// the same words become the same.
func (d *DFA) Minimise(l Limits, doing string) (*DFA, error) {
	m := meter{Limits: l, doing: doing}
	d = d.trim()
	letters := d.Letters()
	class := make([]int32, d.States())
	for i, accept := range d.Accept {
		if accept {
			class[i] = 1
		}
	}
	next := make([]int32, d.States())
	count := 0
	var text []byte
	for {
		ids := map[string]int32{}
		for s := range d.States() {
			text = appendInt(text[:0], class[s])
			for _, to := range d.Next[s*letters : (s+1)*letters] {
				if to != Dead {
					to = class[to]
				}
				text = appendInt(text, to)
			}
			id, ok := ids[string(text)]
			if !ok {
				id = int32(len(ids))
				ids[string(text)] = id
			}
			next[s] = id
			if err := m.worked(4*letters, s, d.States()); err != nil {
				return nil, err
			}
		}
		class, next = next, class
		if len(ids) == count {
			break
		}
		count = len(ids)
	}
	small := &DFA{Alphabet: d.Alphabet, Start: Dead}
	for s, c := range class { // classes are numbered by their first states
		if int(c) != small.States() {
			continue
		}
		small.Accept = append(small.Accept, d.Accept[s])
		for _, to := range d.Next[s*letters : (s+1)*letters] {
			if to != Dead {
				to = class[to]
			}
			small.Next = append(small.Next, to)
		}
	}
	if d.Start != Dead {
		small.Start = class[d.Start]
	}
	return small.trim(), nil
}
