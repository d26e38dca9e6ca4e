package automaton

import "slices"

// Determinise makes a deterministic automaton of the words that n accepts and
// that are prefixes of words of within, which says what a valid word is; nil:
// all are. Its states are sets of states, of which those are left out that accept
// nothing the others do not, beside states of within. One set stands beside many
// states: where letters lead from it is worked out once.
func (n *NFA) Determinise(l Limits, doing string, within *DFA) (*DFA, error) {
	m := meter{Limits: l, doing: doing}
	if within == nil {
		within = everything(n.Alphabet)
	}
	d := &DFA{Alphabet: n.Alphabet, Start: Dead}
	if within.Start == Dead || len(n.starts) == 0 {
		return d, nil
	}
	b := newBuilder(n)
	pairs := newIndex()
	add := func(valid, set int32) int32 {
		id, known := pairs.add(uint64(valid)<<32 | uint64(set))
		if !known {
			d.Accept = append(d.Accept, b.accepts[set])
		}
		return id
	}
	d.Start = add(within.Start, b.add(slices.Clone(n.starts)))
	letters := n.Letters()
	for at := 0; at < len(pairs.keys); at++ {
		valid, set := int32(pairs.keys[at]>>32), int32(uint32(pairs.keys[at]))
		steps := letters + b.follow(set, func(letter int) bool { return within.Step(valid, letter) != Dead })
		for letter, to := range b.next[int(set)*letters : (int(set)+1)*letters] {
			if next := within.Step(valid, letter); next != Dead && to != Dead {
				to = add(next, to)
			} else {
				to = Dead
			}
			d.Next = append(d.Next, to)
		}
		if err := m.grown(max(len(pairs.keys), len(b.sets)), max(len(d.Next), len(b.next))); err != nil {
			return nil, err
		}
		if err := m.worked(steps, at, len(pairs.keys)); err != nil {
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
	sets    [][]int32
	accepts []bool  // by set
	next    []int32 // by set·letters + letter: a set, Dead, or unknown
	ids     map[string]int32
	text    []byte
	buckets [][]int32  // by letter
	covered [][]uint64 // bit b of covered[a]: beside state a, b adds nothing
	union   []uint64
	seen    []int32
	stamp   int32
}

// unknown is in place of a set that has not been worked out yet.
const unknown = Dead - 1

func newBuilder(n *NFA) *builder {
	return &builder{
		n: n, ids: map[string]int32{}, buckets: make([][]int32, n.Letters()),
		covered: n.covered(), seen: make([]int32, n.States()),
	}
}

// add numbers a set, which is pruned.
func (b *builder) add(states []int32) int32 {
	states = b.pruned(states)
	b.text = b.text[:0]
	for _, s := range states {
		b.text = appendInt(b.text, s)
	}
	if id, ok := b.ids[string(b.text)]; ok {
		return id
	}
	id := int32(len(b.sets))
	b.ids[string(b.text)] = id
	b.sets = append(b.sets, slices.Clone(states))
	b.accepts = append(b.accepts, slices.ContainsFunc(states, func(s int32) bool { return b.n.Accept[s] }))
	for range b.n.Letters() {
		b.next = append(b.next, unknown)
	}
	return id
}

// follow works out where the letters that are wanted lead from a set, as far as
// that is not known, and says how much work it was.
func (b *builder) follow(set int32, wanted func(letter int) bool) (work int) {
	letters := b.n.Letters()
	new := false
	for letter, to := range b.next[int(set)*letters : (int(set)+1)*letters] {
		new = new || to == unknown && wanted(letter)
	}
	if !new {
		return 0
	}
	for _, s := range b.sets[set] {
		out := b.n.out(s)
		work += len(out)
		for _, e := range out {
			b.buckets[e.letter()] = append(b.buckets[e.letter()], e.to())
		}
	}
	for letter, states := range b.buckets {
		if at := int(set)*letters + letter; b.next[at] == unknown && wanted(letter) {
			b.next[at] = Dead
			if len(states) > 0 {
				work += 4 * len(states)
				to := b.add(states)
				b.next[at] = to // which may have moved meanwhile
			}
		}
		b.buckets[letter] = states[:0]
	}
	return work
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
	if 4*len(kept) <= words { // single looks are slower than words in a row
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
