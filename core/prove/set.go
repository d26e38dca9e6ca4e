package prove

import (
	"math/big"
	"slices"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/game"
	"wythoffatlas/core/numeration"
	"wythoffatlas/core/pause"
)

// A Set is the P-positions of a game, as a proof has them: it decides every
// position by reading its digits, and counts by counting the ways through the
// automaton. Make one with [NewSet]. It is not for concurrent use: it keeps how
// many ways there are.
type Set struct {
	Candidate
	// Symmetric says that exchanging the heaps changes nothing. The table then
	// lists only the positions with x ≤ y.
	Symmetric bool

	rules  game.Ruleset
	kinds  []kind
	whole  *ways          // through P
	table  *automaton.DFA // P, or its half with x ≤ y
	totals *ways          // x, y, z: in the table with x + y < z
	same   *ways          // x, y, z: in the table with x + y = z
}

// NewSet makes the set of a proof for the game that it is about.
func NewSet(r game.Ruleset, p *Proof, l automaton.Limits) (*Set, error) {
	kinds, err := kindsOf(r)
	if err != nil {
		return nil, err
	}
	s := &Set{Candidate: p.Candidate, rules: r, kinds: kinds, table: p.P}
	s.whole = newWays(p.P, 2)
	turned, err := turned(l, p.P)
	if err != nil {
		return nil, err
	}
	found, err := automaton.Differ(l, turned, p.P)
	if err != nil {
		return nil, err
	}
	if s.Symmetric = !found.Found; s.Symmetric {
		if s.table, err = formed(l, p.System, counts, p.P, form{0, []int64{-1, 1}}); err != nil {
			return nil, err
		}
	}
	below, err := formed(l, p.System, counts, s.table, form{1, []int64{-1, -1, 1}})
	if err != nil {
		return nil, err
	}
	same, err := formed(l, p.System, counts, s.table, form{0, []int64{-1, -1, 1}}, form{0, []int64{1, 1, -1}})
	if err != nil {
		return nil, err
	}
	s.totals, s.same = newWays(below, 3), newWays(same, 3)
	return s, nil
}

const counts = "Preparing to count"

// A form is a linear inequality Σ ≥ least.
type form struct {
	least        int64
	coefficients []int64
}

// formed is the tuples of which the first two are in d and all forms hold; all
// are representations.
func formed(l automaton.Limits, m *numeration.System, doing string, d *automaton.DFA, forms ...form) (*automaton.DFA, error) {
	tracks := len(forms[0].coefficients)
	c := automaton.NewConjunction(d.Digits, tracks)
	c.Add(d, 0, 1)
	all := make([]int, tracks)
	for i := range all {
		all[i] = i
		if i >= 2 {
			c.Add(numeration.Valid(m), i)
		}
	}
	for _, f := range forms {
		sum, err := numeration.AtLeast(m, l, f.least, f.coefficients...)
		if err != nil {
			return nil, err
		}
		c.AddSum(sum, all...)
	}
	d, err := c.DFA(l, doing)
	if err != nil {
		return nil, err
	}
	return d.Minimise(l, doing)
}

// Count counts the P-positions with x0 ≤ x < x1 and y0 ≤ y < y1, which may reach
// below zero or be empty.
func (s *Set) Count(x0, y0, x1, y1 *big.Int) *big.Int {
	n := new(big.Int)
	if x0.Cmp(x1) >= 0 || y0.Cmp(y1) >= 0 {
		return n
	}
	n.Add(s.below(x1, y1), s.below(x0, y0))
	n.Sub(n, s.below(x0, y1))
	return n.Sub(n, s.below(x1, y0))
}

// below counts the P-positions with heaps less than x and y.
func (s *Set) below(x, y *big.Int) *big.Int {
	if x.Sign() <= 0 || y.Sign() <= 0 {
		return new(big.Int)
	}
	places := max(len(s.System.Digits(x)), len(s.System.Digits(y)))
	return s.whole.corner(s.System.Padded(x, places), s.System.Padded(y, places))
}

// Column returns the least `limit` ordinates y ≥ from for which (x, y) is P, in
// order.
func (s *Set) Column(x, from *big.Int, limit int) []*big.Int { return s.line(x, from, limit, 0) }

// InRow returns the least `limit` abscissas x ≥ from for which (x, y) is P.
func (s *Set) InRow(y, from *big.Int, limit int) []*big.Int { return s.line(y, from, limit, 1) }

// line lists the numbers from `from` on that stand beside n, which is on a track.
func (s *Set) line(n, from *big.Int, limit int, track int) []*big.Int {
	c := automaton.NewConjunction(s.P.Digits, 3)
	c.Add(s.P, 0, 1)
	beyond, err := numeration.AtLeast(s.System, automaton.Limits{}, 0, 1, -1)
	if err != nil {
		return nil // it has a handful of states
	}
	c.AddSum(beyond, 1-track, 2)
	var found []*big.Int
	places := max(len(s.System.Digits(n)), len(s.System.Digits(from)))
	// Longer numbers come later. If some are as long as there are states and more,
	// shorter ones are too, so that a gap of that length has nothing behind it.
	for gap := 0; gap <= s.P.States()+1 && len(found) < limit; gap, places = gap+1, places+1 {
		if gap > 0 && !s.longer(track, gap) {
			break
		}
		fixed := make([][]int, places)
		digits, least := s.System.Padded(n, places), s.System.Padded(from, places)
		for i := range fixed {
			row := [3]int{-1, -1, int(least[i])}
			row[track] = int(digits[i])
			fixed[i] = row[:]
		}
		words, err := c.Fill(fixed, limit, nil)
		if err != nil {
			return found
		}
		if len(words) > len(found) {
			gap = 0
			found = found[:0]
			for _, w := range words {
				found = append(found, numeration.Numbers(s.System, c.Alphabet, w)[1-track])
			}
		}
	}
	return found
}

// longer reports whether a number on one track may have so many places more than
// the one on the given track.
func (s *Set) longer(track, places int) bool {
	now := map[int32]bool{s.P.Start: true}
	for i := range places {
		next := map[int32]bool{}
		for state := range now {
			for _, e := range s.whole.edges[state] {
				here, other := e.x, e.y
				if track == 1 {
					here, other = e.y, e.x
				}
				if here == 0 && (i > 0 || other > 0) {
					next[e.to] = true
				}
			}
		}
		now = next
	}
	return len(now) > 0
}

// Winning returns P-positions that one move reaches from (x, y), at most limit,
// by total and then by the first heap. If moves of some kind lead to very many,
// those with the least heaps of that kind are looked at.
func (s *Set) Winning(x, y *big.Int, limit int, p pause.Func) ([][2]*big.Int, error) {
	var found [][2]*big.Int
	places := max(len(s.System.Digits(x)), len(s.System.Digits(y)))
	dx, dy := s.System.Padded(x, places), s.System.Padded(y, places)
	for i := range s.kinds {
		k := &s.kinds[i]
		c, err := k.conjunction(automaton.Limits{}, s.System, func(c *automaton.Conjunction) { c.Add(s.P, k.tracks[toX], k.tracks[toY]) })
		if err != nil {
			return nil, err
		}
		fixed := make([][]int, places)
		for p := range fixed {
			row := slices.Repeat([]int{-1}, c.Tracks)
			row[k.tracks[fromX]], row[k.tracks[fromY]] = int(dx[p]), int(dy[p])
			fixed[p] = row
		}
		words, err := c.Fill(fixed, manyMoves+limit, p)
		if err != nil {
			return nil, err
		}
		for _, w := range words {
			n := numeration.Numbers(s.System, c.Alphabet, w)
			found = append(found, [2]*big.Int{n[k.tracks[toX]], n[k.tracks[toY]]})
		}
	}
	slices.SortFunc(found, func(a, b [2]*big.Int) int {
		if c := new(big.Int).Add(a[0], a[1]).Cmp(new(big.Int).Add(b[0], b[1])); c != 0 {
			return c
		}
		return a[0].Cmp(b[0])
	})
	found = slices.CompactFunc(found, func(a, b [2]*big.Int) bool { return a[0].Cmp(b[0]) == 0 && a[1].Cmp(b[1]) == 0 })
	return found[:min(len(found), limit)], nil
}

// manyMoves is how many moves of one kind are sorted.
const manyMoves = 1 << 12
