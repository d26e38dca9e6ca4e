package wytlex

import (
	"math/big"
	"sort"

	"wythoffatlas/core/game"
)

const (
	// maxIntervals bounds the intervals of X and D together. Each may have to be
	// looked at, and all after it moved, for one row.
	maxIntervals = 1 << 18

	// With an f, bit sets may grow up to startWords words and about rowWords more
	// for each row. From there on intervals are faster, if they are few.
	startWords = 1 << 16
	rowWords   = 1 << 8
)

// unions makes rows by Construction 18, like sets, where f has outgrown bit sets.
// X and D are unions of intervals over integers of any size. A wide f leaves few:
// what a row adds to D is wider than the gaps that were left before.
type unions struct{ x, d union }

// A union is a set of numbers as intervals that neither meet nor touch, in
// order. Their ends are not changed any more.
type union struct {
	list  []Interval
	bytes int64
}

// widen makes room where the bit sets have none: they may grow, or else unions
// take over. It returns errFull where both are too large.
func (g *Game) widen() error {
	s := g.sets
	fair := int(min(maxSetWords, startWords+rowWords*g.rows.n))
	few := maxIntervals
	if s.most < maxSetWords { // there is a choice
		few = min(maxIntervals, g.k*int(g.rows.n))
	}
	switch {
	case fair > s.most:
		s.most = min(maxSetWords, fair+fair/2) // so that they do not grow at each row
	case g.f != nil && g.toUnions(few):
	case s.most < maxSetWords:
		s.most = maxSetWords
	default:
		return errFull
	}
	return nil
}

// toUnions has unions go on from where the bit sets are; false if X or D would
// be more than so many intervals.
func (g *Game) toUnions(most int) bool {
	s := &unions{}
	if !s.x.addBits(g.sets.x, most) || !s.d.addBits(g.sets.d, most) {
		return false
	}
	// What the last row added to D may not be there yet, nor its f in the table.
	g.unions, g.sets, g.rows.exact = s, nil, g.rows.n-1
	return true
}

// addBits adds a bit set; false if that is more than so many intervals.
func (u *union) addBits(b bitset, most int) bool {
	for from := b.next(0); from >= 0; {
		to := b.mex(from)
		if len(u.list) == most {
			return false
		}
		u.add(Interval{big.NewInt(int64(from)), big.NewInt(int64(to))})
		from = b.next(to)
	}
	return true
}

// step lists one more row of g. It returns errFull if there is no room.
func (s *unions) step(g *Game) error {
	if len(s.x.list)+len(s.d.list) > maxIntervals || g.Bytes() > maxMemory {
		return errFull
	}
	f, large, err := g.valueOf(g.rows.n - 1)
	if err != nil {
		return err
	}
	if large == nil {
		large = big.NewInt(f)
	}
	last := MoveCheck{DB: Differences(g.Row(g.rows.n - 1)), F: large}
	for _, in := range last.Reach() {
		s.d.add(in)
	}
	p := make(game.Vector, 0, g.k)
	v := new(big.Int)
	for range g.k {
		g.work += s.search(p, v) * (500 + v.BitLen()/8)
		p = append(p, new(big.Int).Set(v))
	}
	for _, v := range p {
		s.x.add(Interval{v, new(big.Int).Add(v, one)})
	}
	g.rows.addBig(p)
	g.work += len(s.x.list) + len(s.d.list)
	return nil
}

// search raises v to the least number from v on that is not in X and not in
// p_j + D for any of the piles so far, none of which is larger than v. It says
// how often it looked.
func (s *unions) search(p game.Vector, v *big.Int) (looks int) {
	d := new(big.Int)
	for free := false; !free; looks += 1 + len(p) {
		free = true
		if end := s.x.past(v); end != nil {
			v.Set(end)
			free = false
		}
		for _, q := range p {
			if end := s.d.past(d.Sub(v, q)); end != nil {
				v.Add(q, end)
				free = false
			}
		}
	}
	return looks
}

// past is the end of the interval that has v; nil if none has.
func (u *union) past(v *big.Int) *big.Int {
	if i := u.reaching(v, 1); i < len(u.list) && u.list[i].From.Cmp(v) <= 0 {
		return u.list[i].To
	}
	return nil
}

// reaching is the first interval that ends at v or later, or with sign 1 later.
func (u *union) reaching(v *big.Int, sign int) int {
	return sort.Search(len(u.list), func(i int) bool { return u.list[i].To.Cmp(v) >= sign })
}

// add adds the numbers of an interval, and joins what it meets or touches.
func (u *union) add(in Interval) {
	first := u.reaching(in.From, 0)
	end := first
	for ; end < len(u.list) && u.list[end].From.Cmp(in.To) <= 0; end++ {
		old := u.list[end]
		u.bytes -= old.bytes()
		if old.From.Cmp(in.From) < 0 {
			in.From = old.From
		}
		if old.To.Cmp(in.To) > 0 {
			in.To = old.To
		}
	}
	u.bytes += in.bytes()
	if end == first {
		u.list = append(u.list, in)
		copy(u.list[first+1:], u.list[first:])
	} else {
		n := first + 1 + copy(u.list[first+1:], u.list[end:])
		clear(u.list[n:])
		u.list = u.list[:n]
	}
	u.list[first] = in
}

func (in Interval) bytes() int64 { return bigBytes(in.From) + bigBytes(in.To) }

// bigBytes is about how much memory a number takes, and the pointer to it.
func bigBytes(n *big.Int) int64 {
	bits := int64(n.BitLen())
	if bits > 64 {
		bits += 4 * 64 // math/big leaves room
	}
	return 48 + bits/8
}
