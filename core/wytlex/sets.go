package wytlex

import (
	"math/bits"
	"slices"
)

// sets makes rows by Construction 18 (Construction 8 where f is 1). It keeps
// the numbers that are piles of rows so far, X, and the D(P) + [0, f(P)), D. The
// paper takes p_{i+1} = mex(X ∪ (p_1 + D) ∪ … ∪ (p_i + D)), anew for each row,
// in time O(nK³). Here the search starts at p_i + mex D, below which all is in
// p_i + D or, by the minimality of p_i, taken; and it looks at 64 numbers at
// once. So far one look has nearly always been enough, which nobody has proved:
// what a row costs is measured, that it is right is not a matter of luck.
type sets struct {
	x, d   bitset
	first  int // mex X, or something less
	m      int // mex D, or something less
	row    []uint32
	starts []int // of the intervals that a row adds to D
}

func newSets(k int) *sets {
	s := &sets{row: make([]uint32, k), starts: make([]int, 0, k*(k-1)/2)}
	s.x.cover(0)
	s.d.cover(0)
	return s
}

// use notes the piles of a row. The set covers them.
func (s *sets) use(p []uint32) {
	for _, v := range p {
		s.x.add(int(v))
	}
}

// step lists one more row of g. It returns errFull if there is no room.
func (s *sets) step(g *Game) error {
	if err := s.absorb(g, g.rows.n-1); err != nil {
		return err
	}
	if !s.next() {
		return errFull
	}
	s.use(s.row)
	g.rows.add(s.row)
	g.work += len(s.row) * len(s.row)
	return nil
}

// absorb adds D(P) + [0, f(P)) for row n. Doing so twice does no harm.
func (s *sets) absorb(g *Game, n int64) error {
	f, large, err := g.valueOf(n)
	if err != nil {
		return err
	}
	most := int(g.rows.word(n, g.k-1) - g.rows.word(n, 0))
	if large != nil || f > maxSetWords<<6 || !s.d.cover(most+int(f)) {
		return errFull
	}
	g.rows.setValue(n, uint32(f))
	if n&rowMask == rowMask && int(n>>pageBits) == len(g.rows.spans) {
		g.rows.seal()
	}
	s.starts = s.starts[:0]
	page, at := g.rows.pages[n>>pageBits], int(n&rowMask)
	for j := range g.k {
		high := page[j<<pageBits|at]
		for i := range j {
			d := int(high - page[i<<pageBits|at])
			if f == 1 {
				s.d.add(d)
			} else {
				s.starts = append(s.starts, d)
			}
		}
	}
	if f > 1 {
		s.fill(g, int(f))
	}
	return nil
}

// fill adds the intervals of length f from the starts on. They may overlap a
// lot, and then each word is filled once.
func (s *sets) fill(g *Game, f int) {
	slices.Sort(s.starts)
	end := 0
	for _, d := range s.starts {
		s.d.fill(max(d, end), d+f)
		g.work += (d + f - max(d, end)) >> 6
		end = d + f
	}
}

// next finds the next row; false if there is no room.
func (s *sets) next() bool {
	if !s.x.cover(s.first) || !s.d.cover(s.m) {
		return false
	}
	s.first = s.x.mex(s.first)
	s.m = s.d.mex(s.m)
	p := s.row
	p[0] = uint32(s.first)
	for i := 1; i < len(p); i++ {
		v, ok := s.search(p[:i], int(p[i-1])+s.m)
		if !ok {
			return false
		}
		p[i] = uint32(v)
	}
	return true
}

// search is the least number from v on that is not in X and not in p_j + D for
// any of the piles so far.
func (s *sets) search(p []uint32, v int) (int, bool) {
	for ; ; v += 64 {
		if !s.x.cover(v) || !s.d.cover(v-int(p[0])) {
			return 0, false
		}
		taken := s.x.from(v)
		for _, q := range p {
			taken |= s.d.from(v - int(q))
		}
		if taken != ^uint64(0) {
			return v + bits.TrailingZeros64(^taken), true
		}
	}
}
