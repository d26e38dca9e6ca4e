package grundy

import (
	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

const (
	// maxBytes bounds the sets of one family; beyond it, options are listed.
	maxBytes = 64 << 20
	// maxModulus bounds the moduli of families of sets. Of larger ones there are
	// few takings to list.
	maxModulus = 64
	// blockSide is the side of the blocks that are gone through one by one.
	blockSide = 64
)

// Memory is more than what [Decide] takes while it works, in bytes; a table keeps
// two bytes a position.
func Memory(width, height int) int64 {
	words := (width+height)/64 + 2
	sets := 4 * min(maxBytes, maxModulus*(2*height+2*blockSide)*words*8)
	return 10*int64(width)*int64(height) + int64(sets)
}

// A periodic is the set of the numbers ≥ 1 whose residues modulo mod are in it.
type periodic struct {
	mod int
	has []bool // by residue
}

// split parts a set into a periodic one, nil if nothing is in it, and the pieces
// to list. No taking is larger than most.
func split(t game.SubtractionSet, most int) (all *periodic, rest game.SubtractionSet) {
	mod := int64(1)
	var free game.SubtractionSet
	for _, p := range t {
		if p.Max >= int64(most) {
			p.Max = 0
		}
		if larger := integer.LCM(mod, p.Mod); p.Max == 0 && p.Mod <= maxModulus && larger <= maxModulus {
			mod = larger
			free = append(free, p)
		} else {
			rest = append(rest, p)
		}
	}
	if free == nil {
		return nil, rest
	}
	all = &periodic{int(mod), make([]bool, mod)}
	for res := range all.has {
		all.has[res] = free.Has(int64(res) + mod)
	}
	return all, rest
}

// widen is the same set by another modulus, a multiple of its own.
func (p *periodic) widen(mod int) *periodic {
	has := make([]bool, mod)
	for res := range has {
		has[res] = p.has[res%p.mod]
	}
	return &periodic{mod, has}
}

func (p *periodic) holds(k int) bool { return p.has[k%p.mod] }

// singles plans the takings from one heap: a family of sets, or nil, and what is
// to be listed.
func (s *sweep) singles(t game.SubtractionSet, first bool) (*lines, game.SubtractionSet) {
	most := s.t.Height - 1
	if first {
		most = s.t.Width - 1
	}
	all, rest := split(t, most)
	if all == nil {
		return nil, rest
	}
	dx, dy := 0, all.mod
	if first {
		dx, dy = all.mod, 0
	}
	if bytesOf(dx, dy, s.t.Height, s.block, s.words) > maxBytes {
		return nil, t
	}
	var adds []offset
	for k := 1; k <= all.mod; k++ {
		switch {
		case !all.holds(k):
		case first:
			adds = append(adds, offset{k, 0})
		default:
			adds = append(adds, offset{0, k})
		}
	}
	return newLines(dx, dy, adds, s.t.Height, s.block, s.words), rest
}

// A cone is the (s,t) rule for takings k ≡ r (mod m), l ≡ r' (mod m).
type cone struct {
	s, t, m int
	d1, d2  *periodic
}

// planTwoHeap plans the takings from both heaps; false if they must be listed.
//
// Let R be what the rule allows: l ≤ s·k+t−1 and k ≤ s·l+t−1. It allows
// (k+m, l+m) with (k, l). Of (k, l) in R with k, l > m, (k−m, l−m) is not in R
// just when l > s·k+t−1−(s−1)·m, or the same with k and l exchanged: these are
// the strips. One more step of m along the edge of a strip stays in it.
func (s *sweep) planTwoHeap(b game.TwoHeapRule) bool {
	side := max(s.t.Width, s.t.Height)
	d1, rest1 := split(b.D1, s.t.Width-1)
	d2, rest2 := split(b.D2, s.t.Height-1)
	if len(rest1)+len(rest2) > 0 {
		return false
	}
	if d1 == nil || d2 == nil {
		return true // nothing may be taken from both
	}
	// No table is wide enough to tell larger s and t from these.
	c := cone{s: int(min(b.S, int64(side))), t: int(min(b.T, int64(side)))}
	if c.m = int(integer.LCM(int64(d1.mod), int64(d2.mod))); c.m > maxModulus {
		return false
	}
	c.d1, c.d2 = d1.widen(c.m), d2.widen(c.m)
	steep, flat := c.s > 1 && c.s*c.m < s.t.Height, c.s > 1 && c.s*c.m < s.t.Width
	if steep || flat {
		s.block = 1
	}
	bytes := bytesOf(c.m, c.m, s.t.Height, s.block, s.words)
	if steep {
		bytes += bytesOf(c.m, c.s*c.m, s.t.Height, s.block, s.words)
	}
	if flat {
		bytes += bytesOf(c.s*c.m, c.m, s.t.Height, s.block, s.words)
	}
	if bytes > maxBytes {
		return false
	}
	near := c.near(s.t)
	if adds := c.strip(s.t, false); steep {
		s.strips = append(s.strips, newLines(c.m, c.s*c.m, adds, s.t.Height, s.block, s.words))
	} else {
		near = append(near, adds...)
	}
	if adds := c.strip(s.t, true); flat {
		s.strips = append(s.strips, newLines(c.s*c.m, c.m, adds, s.t.Height, s.block, s.words))
	} else {
		near = append(near, adds...)
	}
	s.diagonals = newLines(c.m, c.m, near, s.t.Height, s.block, s.words)
	return true
}

// allows reports whether the rule lets k and l be taken.
func (c *cone) allows(k, l int) bool {
	return k > 0 && l > 0 && c.d1.holds(k) && c.d2.holds(l) && l <= c.s*k+c.t-1 && k <= c.s*l+c.t-1
}

// near is the takings of at most m from one of the heaps.
func (c *cone) near(t *Table) (adds []offset) {
	for k := 1; k <= c.m; k++ {
		for l := 1; l < min(c.s*k+c.t, t.Height); l++ {
			if c.allows(k, l) {
				adds = append(adds, offset{k, l})
			}
		}
	}
	for l := 1; l <= c.m; l++ {
		for k := c.m + 1; k < min(c.s*l+c.t, t.Width); k++ {
			if c.allows(k, l) {
				adds = append(adds, offset{k, l})
			}
		}
	}
	return adds
}

// strip is the takings of the strip along the steep edge of the cone, or if flat
// is set along the other, that no step of m along that edge leads to from another.
// Where k' = k−m is positive and (k', l') is not allowed, l' < s·k'+t, the rule
// says k'·(s²−1) < s·(s−1)·m, so that k' < m.
func (c *cone) strip(t *Table, flat bool) (adds []offset) {
	for k := 1; k < 2*c.m; k++ {
		top := c.s*k + c.t
		for l := max(1, top-(c.s-1)*c.m); l < top; l++ {
			o, before := offset{k, l}, offset{k - c.m, l - c.s*c.m}
			if flat {
				o, before = offset{l, k}, offset{before.l, before.k}
			}
			if c.allows(o.k, o.l) && !c.allows(before.k, before.l) && o.k < t.Width && o.l < t.Height {
				adds = append(adds, o)
			}
		}
	}
	return adds
}
