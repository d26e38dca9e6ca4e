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
// once. Rows are right however many looks it takes; that one look is nearly always
// enough, and with it the cost of a row, is measured and not proved.
// Where f makes the numbers outgrow bit sets, unions take over.
//
// The loops here call nothing, because a build for the browser does not inline
// calls for the sake of its weight.
type sets struct {
	x, d      bitset
	first     int // mex X, or something less
	m         int // mex D, or something less
	last, row []uint32
	starts    []int // of the intervals that a row adds to D
	most      int   // words of x and of d

	// Of the last page: as a signed number not negative if all its rows but the
	// first are known to have come with larger piles and no smaller differences
	// than the one before.
	turned uint
}

// unknown is turned before the first look.
const unknown = ^uint(0)

func newSets(k int) *sets {
	s := &sets{last: make([]uint32, k), row: make([]uint32, k), starts: make([]int, 0, k*(k-1)/2), most: maxSetWords}
	s.x.cover(0, s.most)
	s.d.cover(0, s.most)
	return s
}

// use notes the piles of the row that was made last. X covers them.
func (s *sets) use(p []uint32) {
	for _, v := range p {
		s.x[v>>6] |= 1 << (v & 63)
	}
	copy(s.last, p)
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
	s.turned = unknown
	g.work += len(s.row) * len(s.row)
	return nil
}

// absorb adds D(P) + [0, f(P)) for the last row, row n. Doing so twice does no
// harm.
func (s *sets) absorb(g *Game, n int64) error {
	f := 1
	if g.f != nil {
		value, large, err := g.valueOf(n)
		if err != nil {
			return err
		}
		if large != nil || value > int64(s.most)<<6 {
			return errFull
		}
		f = int(value)
		g.rows.setValue(n, uint32(f))
	}
	p := s.last
	if !s.d.cover(int(p[len(p)-1]-p[0])+f, s.most) {
		return errFull
	}
	if f == 1 {
		s.addDifferences(p)
	} else {
		g.work += s.addIntervals(p, f)
	}
	if n&rowMask == rowMask && int(n>>pageBits) == len(g.rows.spans) {
		if g.f == nil && g.k == 3 && int(s.turned) >= 0 {
			g.rows.sealRising()
		} else {
			g.rows.seal()
		}
	}
	return nil
}

func (s *sets) addDifferences(p []uint32) {
	d := s.d
	for j, high := range p {
		for _, low := range p[:j] {
			e := high - low
			d[e>>6] |= 1 << (e & 63)
		}
	}
}

// addIntervals adds those of length f from the differences on, and says how much
// work that was. They may overlap a lot, and then each word is filled once.
func (s *sets) addIntervals(p []uint32, f int) (work int) {
	s.starts = s.starts[:0]
	for j, high := range p {
		for _, low := range p[:j] {
			s.starts = append(s.starts, int(high-low))
		}
	}
	slices.Sort(s.starts)
	work = 16 * len(s.starts)
	end := 0
	for _, e := range s.starts {
		from := max(e, end)
		end = e + f
		s.d.fill(from, end)
		work += (end - from) >> 6
	}
	return work
}

// next finds the next row; false if there is no room.
func (s *sets) next() bool {
	s.first = s.x.mex(s.first)
	s.m = s.d.mex(s.m)
	p := s.row
	p[0] = uint32(s.first)
	for i := 1; i < len(p); i++ {
		v := s.search(p[:i], int(p[i-1])+s.m)
		if v < 0 {
			return false
		}
		p[i] = uint32(v)
	}
	return true
}

// search is the least number from v on that is not in X and not in p_j + D for
// any of the piles so far; −1 if there is no room for it.
func (s *sets) search(p []uint32, v int) int {
	for ; ; v += 64 {
		at, shift := v>>6, uint(v)&63
		if at+2 > len(s.x) && !s.x.cover(v, s.most) || at+2 > len(s.d) && !s.d.cover(v-int(p[0]), s.most) {
			return -1
		}
		x, d := s.x, s.d
		taken := x[at]>>shift | x[at+1]<<1<<(63-shift)
		for _, q := range p {
			u := v - int(q)
			at, shift := u>>6, uint(u)&63
			taken |= d[at]>>shift | d[at+1]<<1<<(63-shift)
		}
		if taken != ^uint64(0) {
			return v + bits.TrailingZeros64(^taken)
		}
	}
}
