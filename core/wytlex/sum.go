package wytlex

import (
	"math"
	"math/big"

	"wythoffatlas/core/game"
)

// sum makes rows for K = 2 by Theorem 20: p_1 = mex X and p_2 = p_1 + Σ f(P) over
// the rows before, at any size.
//
// In misère play row 0 is (0, 1), so that D lacks 0 and row 1 is (2, 2). From
// row 2 on D is [0, top) with top = max(1 + f(0,1), f(2,2)), to which every row
// adds its f, and the proof of the theorem goes on as it stands.
type sum struct {
	top   int64    // D is [0, top), unless large is set
	large *big.Int // the same when top does not fit
	first uint32   // p_1 of the last row
	next  int64    // the first row whose p_2 the first piles have not reached
}

// step lists one more row of g.
func (s *sum) step(g *Game) error {
	last := g.rows.n - 1
	f, large, err := g.valueOf(last)
	if err != nil {
		return err
	}
	if g.Bytes() > maxMemory {
		return errFull
	}
	s.raise(g, last, f, large)
	p := [2]uint32{s.mex(&g.rows), beyond}
	if g.play == game.Misere && last == 0 {
		p[1] = p[0]
		g.rows.add(p[:])
		return nil
	}
	if s.large == nil && s.top < beyond-int64(p[0]) {
		p[1] = p[0] + uint32(s.top)
		g.rows.add(p[:])
	} else {
		g.rows.add(p[:])
		size := s.bigTop()
		g.rows.addFar(size.Add(size, big.NewInt(int64(p[0]))))
		g.work += 100 + size.BitLen()/64
	}
	g.work += 4
	if g.rows.n&rowMask == 0 {
		g.rows.seal()
	}
	return nil
}

// raise makes top what it is after row n, whose f is given.
func (s *sum) raise(g *Game, n, f int64, large *big.Int) {
	if g.play == game.Misere && n < 2 {
		s.raiseFirst(n, f, large)
		return
	}
	if s.large == nil && large == nil && f <= math.MaxInt64-s.top {
		s.top += f
		return
	}
	if large == nil {
		large = big.NewInt(f)
	}
	s.set(large.Add(s.bigTop(), large))
}

// raiseFirst is raise for rows 0 and 1 of misère play, with differences 1 and 0.
func (s *sum) raiseFirst(n, f int64, large *big.Int) {
	if large == nil {
		large = big.NewInt(f)
	}
	end := new(big.Int).Add(large, big.NewInt(1-n))
	if top := s.bigTop(); top.Cmp(end) > 0 {
		end = top
	}
	s.set(end)
}

func (s *sum) set(top *big.Int) {
	if s.large = nil; top.IsInt64() {
		s.top = top.Int64()
	} else {
		s.large = top
	}
}

// bigTop is top at any size, a copy.
func (s *sum) bigTop() *big.Int {
	if s.large != nil {
		return new(big.Int).Set(s.large)
	}
	return big.NewInt(s.top)
}

// mex is the first pile of the next row. Larger piles increase, so that it is
// enough to walk along them.
func (s *sum) mex(r *rows) uint32 {
	s.first++
	for ; s.next < r.n && r.word(s.next, 1) <= s.first; s.next++ {
		if r.word(s.next, 1) == s.first {
			s.first++
		}
	}
	return s.first
}
