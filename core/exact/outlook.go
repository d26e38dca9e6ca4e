package exact

import (
	"math/big"
	"sort"
)

// An outlook is the letters of g behind some prefix, as far as machine integers
// reach: blocks σ^k(letter), and what lies before each.
type outlook struct{ pieces []piece }

type piece struct {
	before block // of letters and, as M, zeros
	level  int
	letter byte
}

// shortLevels is how many levels have blocks that an outlook takes whole: the
// ordinate over one grows by F_(2k+4) at most, and F_88 < 2⁶⁰.
const shortLevels = 43

// farEnough is how many letters an outlook has: as many as rows then, and more.
const farEnough = 1 << 59

// shortBits are σ^k(0) and σ^k(1): letters and zeros.
var shortBits = func() (all [shortLevels][2]block) {
	all[0] = [2]block{{1, 1}, {1, 0}}
	for k := 1; k < shortLevels; k++ {
		zero, one := all[k-1][0], all[k-1][1]
		all[k][1] = block{zero.N + one.N, zero.M + one.M}
		all[k][0] = block{all[k][1].N + zero.N, all[k][1].M + zero.M}
	}
	return all
}()

// A turn is a step of the way down to a prefix: how many 0s of the image of a
// letter lie before it.
type turn struct {
	parent byte
	passed byte
}

// outlook is what lies behind the prefix of N letters: the next letter, its
// siblings to the right, those of its parent, and so on; at the top, the rest of
// σ^k(w), then σ^(k+1)(w), and so on.
func (s *saturated) outlook(N *big.Int) *outlook {
	var turns []turn // the highest first
	var i int
	_, _, next := s.trace(1, 0, N, &i, &turns)
	o := &outlook{}
	o.append(0, next)
	top := len(turns)
	for level := range top {
		t := turns[top-1-level]
		for d := t.passed + 1; d < 2-t.parent; d++ {
			o.append(level, 0)
		}
		if t.passed < 2-t.parent {
			o.append(level, 1)
		}
	}
	for _, bit := range s.w[i+1:] {
		o.append(top, bit)
	}
	for level := top + 1; o.end().N < farEnough; level++ {
		for _, bit := range s.w {
			o.append(level, bit)
		}
	}
	return o
}

// end is what lies before the end.
func (o *outlook) end() block {
	if len(o.pieces) == 0 {
		return block{}
	}
	p := o.pieces[len(o.pieces)-1]
	b := shortBits[p.level][p.letter]
	return block{p.before.N + b.N, p.before.M + b.M}
}

// append adds a block while it is needed; of one that is too long its beginning,
// which is enough.
func (o *outlook) append(level int, letter byte) {
	if level >= shortLevels {
		if level > shortLevels {
			letter = 0 // every image begins so
		}
		for range 2 - letter {
			o.append(shortLevels-1, 0)
		}
		o.append(shortLevels-1, 1)
		return
	}
	if before := o.end(); before.N < farEnough {
		o.pieces = append(o.pieces, piece{before, level, letter})
	}
}

// last is [saturated.last] behind the prefix; what lies beyond the outlook is
// not seen.
func (o *outlook) last(P, Q, v int64) (b block, next byte) {
	value := func(b block) int64 { return P*b.N + Q*b.M }
	i := sort.Search(len(o.pieces), func(i int) bool { return value(o.pieces[i].before) > v }) - 1
	p := o.pieces[i]
	b, next = p.before, p.letter
	rest := v - value(b)
	if rest >= value(shortBits[p.level][p.letter]) {
		return o.end(), 1 // past farEnough, where the letter has no meaning
	}
	for level := p.level - 1; level >= 0; level-- {
		zero := shortBits[level][0]
		left := 2 - next
		for next = 1; left > 0; left-- {
			if rest < value(zero) {
				next = 0
				break
			}
			rest -= value(zero)
			b.N, b.M = b.N+zero.N, b.M+zero.M
		}
	}
	return b, next
}

func (s above) near(n *big.Int) nearby {
	o := s.outlook(plus(n, 1))
	return func(p, q, v int64) (i, dx, dy int64) {
		if v < 0 {
			return -1, 0, 0
		}
		b, _ := o.last(p+2*q, p+q, v)
		return b.N, b.N + b.M, 2*b.N + b.M
	}
}

// near: the outlook begins with the letter 0 of the n-th point. The last zero
// that still counts is the next letter, or the one before it.
func (s under) near(n *big.Int) nearby {
	r, _, _ := s.saturated.last(0, 1, n)
	o := s.outlook(r)
	return func(p, q, v int64) (i, dx, dy int64) {
		if v < 0 {
			return -1, 0, 0
		}
		b, next := o.last(p+q, p, v)
		if next == 1 {
			b, _ = o.last(0, 1, b.M-1)
		}
		return b.M, b.N + b.M, b.N
	}
}
