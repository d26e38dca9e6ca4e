package prove

import (
	"fmt"
	"slices"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/numeration"
)

// reached decides the second sentence, one kind of move after the other: what no
// kind reaches is left over. Where few moves of a kind may do, they come first.
func (p *prover) reached() error {
	left, err := p.others()
	if err != nil {
		return err
	}
	halves, err := p.halves()
	if err != nil {
		return err
	}
	least, err := p.least()
	if err != nil {
		return err
	}
	var plain, rims, rimmed []target
	for _, k := range p.kinds {
		if k.rim == nil {
			plain = append(plain, targets(k, halves)...)
			continue
		}
		rimmed = append(rimmed, targets(k, halves)...)
		plain = append(plain, target{k, least})
		if i := slices.IndexFunc(halves, func(h half) bool { return h.above == k.above }); i >= 0 {
			rims = append(rims, target{k.onRim(), halves[i]})
		}
	}
	var stuck *Refutation
	for i, some := range [][]target{plain, rims, rimmed} {
		// Rims are made as they are needed: half of the positions often takes one.
		small := len(some)
		if i == 1 {
			small = 1
		}
		if left, err = p.unreached(left, some, small); err != nil {
			return err
		}
		s, err := automaton.Find(p.limits, "Looking for a position without a winning move", 1, func(accepts []bool) bool { return accepts[0] }, left)
		if err != nil || !s.Found {
			return err
		}
		n := numeration.Numbers(p.system, numeration.Alphabet(p.system, 2), s.Word)
		stuck = refuted("(%s, %s) is not in the set and has no move into it.", n[0], n[1])
		// Where all moves can be listed, the moves that are left need no automata.
		if p.confirmable(stuck) && p.bornOut(stuck) {
			break
		}
	}
	return stuck
}

// A target is a kind of move into a part of the set.
type target struct {
	kind
	half
}

// targets are those of a kind into each of the parts.
func targets(k kind, halves []half) (all []target) {
	for _, h := range halves {
		all = append(all, target{k, h})
	}
	return all
}

// unreached are the positions of left from which no target is reached. So many
// targets at a time are made, and the smallest of them come first: what they leave
// over often needs no larger one.
func (p *prover) unreached(left *automaton.DFA, some []target, atATime int) (*automaton.DFA, error) {
	for some := range slices.Chunk(some, max(1, atATime)) {
		if left.Start == automaton.Dead {
			break
		}
		var ways []*way
		for i := range some {
			w, err := p.way(&some[i].kind, some[i].half)
			if err != nil {
				return nil, err
			}
			ways = append(ways, w)
		}
		slices.SortStableFunc(ways, func(a, b *way) int { return a.back.Edges() - b.back.Edges() })
		for _, w := range ways {
			if left.Start == automaton.Dead {
				break
			}
			var err error
			if left, err = p.without(left, w); err != nil {
				return nil, err
			}
		}
	}
	return left, nil
}

// others are the positions that need a move to P; where exchanging the heaps
// changes nothing, those with x ≤ y.
func (p *prover) others() (*automaton.DFA, error) {
	not := []*automaton.DFA{p.set}
	if p.ends != nil {
		not = append(not, p.ends)
	}
	left, err := p.free.Minus(p.limits, not...)
	if err != nil || !p.rules.Symmetric() {
		return left, err
	}
	turned, err := turned(p.limits, p.set)
	if err != nil {
		return nil, err
	}
	if s, err := automaton.Differ(p.limits, turned, p.set); err != nil || s.Found {
		return left, err
	}
	h, err := p.part(left, "", 0, -1, 1)
	if err == nil {
		p.step("Exchanging the heaps changes nothing: positions with x ≤ y stand for all", left.States(), h.set.States())
	}
	return h.set, err
}

// turned is the set with the heaps exchanged.
func turned(l automaton.Limits, set *automaton.DFA) (*automaton.DFA, error) {
	c := automaton.NewConjunction(set.Digits, 2)
	c.Add(set, 1, 0)
	return c.DFA(l, "Exchanging the heaps")
}

// A half is a part of the candidate.
type half struct {
	words string
	above bool // y ≥ x
	set   *automaton.DFA
}

// halves are the positions of the candidate on either side of the diagonal: each
// by itself takes fewer states.
func (p *prover) halves() ([]half, error) {
	var all []half
	for _, side := range []struct {
		words string
		least int64
		a, b  int64
	}{{"x ≤ y", 0, -1, 1}, {"x > y", 1, 1, -1}} {
		h, err := p.part(p.set, side.words, side.least, side.a, side.b)
		if err != nil {
			return nil, err
		}
		if h.above = side.least == 0; h.set.Start != automaton.Dead {
			all = append(all, h)
		}
	}
	return all, nil
}

// least are the positions of the candidate with the fewest tokens.
func (p *prover) least() (half, error) {
	total := p.system.Largest() + 1
	return p.part(p.set, fmt.Sprintf("x + y ≤ %d", total), -total, -1, -1)
}

// part is the part of a set with ax + by ≥ least.
func (p *prover) part(set *automaton.DFA, words string, least, a, b int64) (half, error) {
	d, err := formed(p.limits, p.system, "Splitting the set", set, form{least, []int64{a, b}})
	return half{words: words, set: d}, err
}

// A way is a kind of move into a half of the set.
type way struct {
	words string
	back  *automaton.NFA // the positions from which there is one, not determinised
	built int
}

func (p *prover) way(k *kind, h half) (*way, error) {
	w := &way{words: k.words + ", to P-positions with " + h.words}
	c, err := p.moves(k, nil, h.set)
	if err != nil {
		return nil, err
	}
	w.back, w.built, err = p.back(c, k, w.words)
	return w, err
}

// back is the positions from which a conjunction of moves leads on, with the
// states that it took.
func (p *prover) back(c *automaton.Conjunction, k *kind, words string) (n *automaton.NFA, built int, err error) {
	doing := "Projecting: " + words
	if n, err = c.Project(p.limits, doing, k.tracks[fromX], k.tracks[fromY]); err != nil {
		return nil, 0, err
	}
	built = n.States()
	n, err = n.Reduce(p.limits, doing)
	return n, built, err
}

// without takes out of left the positions from which there is a way.
func (p *prover) without(left *automaton.DFA, w *way) (*automaton.DFA, error) {
	rest, built, winning, err := p.subtract(left, w.back, w.words)
	if err == nil {
		p.step("Positions with a winning move: "+w.words, max(w.built, built), winning)
	}
	return rest, err
}

// subtract takes what n accepts out of left. Determinised it has so many states,
// and minimal so many.
func (p *prover) subtract(left *automaton.DFA, n *automaton.NFA, words string) (rest *automaton.DFA, built, kept int, err error) {
	d, err := n.Determinise(p.limits, "Determinising: "+words, left)
	if err != nil {
		return nil, 0, 0, err
	}
	built = d.States()
	if d, err = d.Minimise(p.limits, "Minimising: "+words); err != nil {
		return nil, 0, 0, err
	}
	rest, err = left.Minus(p.limits, d)
	return rest, built, d.States(), err
}
