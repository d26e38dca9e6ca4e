package sieve

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

// What decides between two ways to do the same.
const (
	// Looking back at so many columns one by one is cheaper than a queue of
	// lines: few when a line that is used stays blocked for the whole bound, so
	// that P-positions are rare, many when residues let them be dense.
	maxLooksRare, maxLooksDense = 32, 400

	// When s = 1 and residues count, diagonals take the place of cones up to
	// this t, while the rules to read and the sets to keep are so few.
	maxShift, maxReads, maxSets = 32, 128, 4096
)

// plan chooses the sources of a ruleset for a sweep of so many columns, which
// may be unlimited.
func plan(r game.Ruleset, height, columns int64) (*sources, error) {
	s := &sources{rows: newFrame(0, height), diagonals: newFrame(1, height)}
	s.alongLines(s.rows, r.First, columns-1, func(int64) span { return span{0, 1, 0} })
	both := r.TwoHeap
	switch {
	case len(both.D1) == 0 || len(both.D2) == 0:
	case both.S < 1 || both.S > game.MaxParam || both.T < 1 || both.T > game.MaxParam:
		return nil, fault.Newf("sieve", "s and t must be from 1 to %d, not %d and %d", game.MaxParam, both.S, both.T)
	case both.S == 1 && both.T == 1: // k = l
		s.alongLines(s.diagonals, intersect(both.D1, both.D2), min(columns, height)-1,
			func(k int64) span { return span{k, 1, k} })
	default:
		s.inCones(both, height, columns)
	}
	if err := s.affordable(height); err != nil {
		return nil, err
	}
	s.lookback.past = make([]column, s.depth())
	s.lookback.tmp = make([]uint64, words(height))
	return s, nil
}

// alongLines plans for moves along the lines of a frame; up says what a taking
// of k from the first heap takes from the second.
func (s *sources) alongLines(f *frame, t game.SubtractionSet, limit int64, up func(k int64) span) {
	all, bounded := split(t, limit)
	for _, c := range all {
		l := s.linesOf(f, c.mod, 0)
		for _, res := range c.residues {
			l.reads = append(l.reads, read{res, 0})
		}
	}
	for _, k := range bounded {
		most := int64(maxLooksDense)
		if k.first == k.step {
			most = maxLooksRare
		}
		if k.len() <= most && k.last <= maxState/4/pastSize(f.height) {
			s.lookback.looks = append(s.lookback.looks, look{k, up})
		} else {
			s.recent = append(s.recent, newRecent(f, k))
		}
	}
}

// inCones plans for the (s,t) rule.
func (s *sources) inCones(both game.TwoHeapRule, height, columns int64) {
	r := reach{both.S, both.T}
	// l ≤ height−1, so a larger k never counts.
	most1, most2 := min(columns-1, r.top(height-1)), height-1
	all1, bounded1 := splitSmall(both.D1, most1)
	all2, bounded2 := splitSmall(both.D2, most2)
	for _, c1 := range all1 {
		for _, c2 := range all2 {
			if r.s > 1 || !s.onDiagonals(r.t, c1, c2) {
				s.cones = append(s.cones, newCones(r, height, c1, c2))
			}
		}
	}
	for _, l := range bounded2 {
		for _, k := range append(spansOf(all1, most1), bounded1...) {
			s.addLook(r, k, l)
		}
	}
	for _, l := range spansOf(all2, most2) {
		for _, k := range bounded1 {
			s.addLook(r, k, l)
		}
	}
}

// splitSmall is split with large moduli among the bounded spans: limit is their
// bound.
func splitSmall(t game.SubtractionSet, limit int64) (small []classes, bounded []span) {
	all, bounded := split(t, limit)
	for _, c := range all {
		if c.mod <= game.MaxModulus {
			small = append(small, c)
		} else {
			bounded = append(bounded, spansOf([]classes{c}, limit)...)
		}
	}
	return small, bounded
}

// onDiagonals plans for the rule with s = 1, if residues make cones unfit: their
// edges are parallel then, so that those that residues keep apart never meet. A
// taking of k and l leads from one diagonal to another that is l−k away, and
// |l−k| < t.
func (s *sources) onDiagonals(t int64, c1, c2 classes) bool {
	common1 := integer.GCD(c1.mod, c2.mod)
	reads := 2 * t * int64(len(c1.residues)*len(c2.residues)) / common1
	sets := t * (c1.mod / common1 * c2.mod)
	if c1.mod*c2.mod == 1 || t > maxShift || reads > maxReads || sets > maxSets {
		return false
	}
	for shift := 1 - t; shift < t; shift++ {
		for _, k := range c1.residues {
			for _, l := range c2.residues {
				p, ok := common(game.Piece{Mod: c1.mod, Res: k}, game.Piece{Mod: c2.mod, Res: residue(l-shift, c2.mod)})
				if !ok {
					continue
				}
				// l ≥ 1 demands k ≥ 1−shift: the diagonals must not see k that are
				// in the class and smaller.
				delay := int64(0)
				if spanOf(p, unlimited).first < 1-shift {
					delay = -shift
				}
				at := s.linesOf(s.diagonals, p.Mod, delay)
				at.reads = append(at.reads, read{p.Res, int(shift)})
			}
		}
	}
	return true
}

// linesOf is the used lines of a frame for a modulus and a delay.
func (s *sources) linesOf(f *frame, mod, delay int64) *lines {
	for _, l := range s.lines {
		if l.frame == f && l.mod == mod && l.delay == delay {
			return l
		}
	}
	l := newLines(f, mod, delay)
	s.lines = append(s.lines, l)
	return l
}

// depth is how many columns must be remembered.
func (s *sources) depth() (n int64) {
	for _, look := range s.lookback.looks {
		n = max(n, look.back.last)
	}
	for _, l := range s.lines {
		n = max(n, l.delay)
	}
	return n
}

// addLook plans for k and l in spans of which one is bounded; so is the other
// then, by the rule.
func (s *sources) addLook(r reach, k, l span) {
	k.last = min(k.last, r.top(l.last))
	if k.len() == 0 {
		return
	}
	s.lookback.looks = append(s.lookback.looks, look{k, func(k int64) span {
		from := max(l.first, r.low(k))
		from += residue(l.first-from, l.step)
		return span{from, l.step, min(l.last, r.top(k))}
	}})
}
