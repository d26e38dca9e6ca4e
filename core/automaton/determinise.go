package automaton

import "slices"

// Determinise makes a deterministic automaton of the words that n accepts and
// that are prefixes of words of within, which says what a valid word is; nil:
// all are. States are sets of states, of which those are left out that accept
// nothing the others do not.
func (n *NFA) Determinise(l Limits, doing string, within *DFA) (*DFA, error) {
	m := meter{Limits: l, doing: doing}
	if within == nil {
		within = everything(n.Alphabet)
	}
	d := &DFA{Alphabet: n.Alphabet, Start: Dead}
	if within.Start == Dead || len(n.starts) == 0 {
		return d, nil
	}
	b := &builder{n: n, ids: map[string]int32{}, covered: n.covered(), seen: make([]int32, n.States())}
	d.Start = b.add(within.Start, b.pruned(slices.Clone(n.starts)))
	letters := n.Letters()
	buckets := make([][]int32, letters)
	for at := 0; at < len(b.sets); at++ {
		steps := letters
		for _, s := range b.sets[at].states {
			out := n.out(s)
			steps += len(out)
			for _, e := range out {
				buckets[e.letter()] = append(buckets[e.letter()], e.to())
			}
		}
		for letter := range letters {
			to := Dead
			if valid := within.Step(b.sets[at].valid, letter); valid != Dead && len(buckets[letter]) > 0 {
				steps += 4 * len(buckets[letter])
				to = b.add(valid, b.pruned(buckets[letter]))
			}
			buckets[letter] = buckets[letter][:0]
			d.Next = append(d.Next, to)
		}
		d.Accept = append(d.Accept, slices.ContainsFunc(b.sets[at].states, func(s int32) bool { return n.Accept[s] }))
		if err := m.grown(len(b.sets), len(d.Next)); err != nil {
			return nil, err
		}
		if err := m.worked(steps, at, len(b.sets)); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// everything accepts all words.
func everything(a Alphabet) *DFA {
	return &DFA{Alphabet: a, Next: make([]int32, a.Letters()), Accept: []bool{true}}
}

// A builder numbers sets of states.
type builder struct {
	n       *NFA
	sets    []subset
	ids     map[string]int32
	text    []byte
	covered [][]uint64 // bit b of covered[a]: beside state a, b adds nothing
	union   []uint64
	seen    []int32
	stamp   int32
}

type subset struct {
	valid  int32
	states []int32
}

func (b *builder) add(valid int32, states []int32) int32 {
	b.text = appendInt(b.text[:0], valid)
	for _, s := range states {
		b.text = appendInt(b.text, s)
	}
	if id, ok := b.ids[string(b.text)]; ok {
		return id
	}
	id := int32(len(b.sets))
	b.ids[string(b.text)] = id
	b.sets = append(b.sets, subset{valid, slices.Clone(states)})
	return id
}

// pruned sorts a set in place, without what came twice and what others cover.
func (b *builder) pruned(states []int32) []int32 {
	b.stamp++
	kept := states[:0]
	for _, s := range states {
		if b.seen[s] != b.stamp {
			b.seen[s] = b.stamp
			kept = append(kept, s)
		}
	}
	slices.Sort(kept)
	if b.covered == nil {
		return kept
	}
	words := (len(b.seen) + 63) / 64
	if len(kept) <= words {
		all := slices.Clone(kept)
		return slices.DeleteFunc(kept, func(s int32) bool {
			return slices.ContainsFunc(all, func(a int32) bool { return has(b.covered[a], s) })
		})
	}
	if b.union == nil {
		b.union = make([]uint64, words)
	}
	clear(b.union)
	for _, s := range kept {
		for i, bits := range b.covered[s] {
			b.union[i] |= bits
		}
	}
	return slices.DeleteFunc(kept, func(s int32) bool { return has(b.union, s) })
}

func has(set []uint64, i int32) bool { return set[i>>6]>>(i&63)&1 != 0 }

// maxCovered is for how many states the relation of covering is worked out, at
// a bit for each pair.
const maxCovered = 1 << 14

// covered works out which states b add nothing beside a, which accepts all that b
// does, from what they stand for. Of two that cover each other the first stays.
func (n *NFA) covered() [][]uint64 {
	count := n.States()
	if n.origin == nil || count > maxCovered {
		return nil
	}
	inclusions := make([][]bool, len(n.origin.parts))
	for i, p := range n.origin.parts {
		if p.dfa != nil && p.dfa.States() <= 1<<9 {
			inclusions[i] = p.dfa.inclusion()
		}
	}
	words := (count + 63) / 64
	bits := make([]uint64, count*words)
	rows := make([][]uint64, count)
	for a := range count {
		rows[a] = bits[a*words : (a+1)*words]
		for b := range count {
			if n.origin.covers(n.keys[a], n.keys[b], inclusions) {
				rows[a][b>>6] |= 1 << (b & 63)
			}
		}
	}
	for a := range int32(count) {
		rows[a][a>>6] &^= 1 << (a & 63)
		for b := range a {
			if has(rows[a], b) && has(rows[b], a) {
				rows[a][b>>6] &^= 1 << (b & 63)
			}
		}
	}
	return rows
}
