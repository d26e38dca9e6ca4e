package exact

import (
	"math/big"
	"math/bits"

	"wythoffatlas/core/beam"
)

// Wythoff's game after a preset box (the thesis on W(a,b), §4.2). Look at
// column t when the diagonals that hold P-positions of earlier columns are just
// those between l and u, and
//
//   - all rows below R are taken, R being the row of column t on the diagonal
//     next below l,
//   - no row above T is taken, T being the row of column t − 1 on u.
//
// Of the rows R..T some are taken (1) and some are not (0): a word w of bits. If
// the bit of R is 0, (t, R) is P, as its diagonal is free; the bit becomes 1, and
// a row that is not taken comes to the upper end, 0. If it is 1, every position
// up to u lies on a taken row or diagonal, and the P-position is two rows above
// T: the bit is done with, and 01 comes to the upper end. Either way the next
// column is of the same kind. So from then on the column is a queue in which
//
//	σ: 0 → 001 (two columns, one P-position below and one above), 1 → 01,
//
// the rows from R on are the infinite word g = w σ(w) σ²(w) …, and the prefix of
// m letters with z zeros among them gives the P-positions
//
//	(t − 1 + m + z, T + 2m + z)   above, for each m ≥ 1,
//	(t + m + z, R + m)            below, for each m at which the next letter is 0.

// A saturated is the two beams from such a column on.
type saturated struct {
	t, r, top int64
	w         []byte // 0 or 1
	zeros     int64  // in w
	gap       int64  // two 0s of g are at most so many letters apart
	step      func() // called now and then on a long way down; nil for never
}

func newSaturated(t, r, top int64, w []byte) *saturated {
	s := &saturated{t: t, r: r, top: top, w: w, gap: 2}
	run := int64(0)
	for _, bit := range w {
		run++
		if bit == 0 {
			s.zeros++
			run = 0
		}
		s.gap = max(s.gap, run+1)
	}
	return s
}

// A stair stands at level k of g: it has F_2k and F_(2k−1), F being Fibonacci's
// numbers, of which everything is made that has to do with σ^k. For σ adds to
// the letters as many as there are letters and zeros together, which makes
//
//	σ^k(1): F_(2k+1) letters, F_2k zeros,    σ^k(0): F_(2k+2) letters, F_(2k+1) zeros.
type stair struct {
	s            *saturated
	k            int
	even, before *big.Int
}

// stair climbs to level k by doubling: F_2m = F_m(F_m + 2F_(m−1)) and
// F_(2m−1) = F_m² + F_(m−1)².
func (s *saturated) stair(k int) *stair {
	f, g := new(big.Int), bigInt(1) // F_0, F_−1
	for bit := bits.Len(uint(2*k)) - 1; bit >= 0; bit-- {
		f, g = mul(f, add(f, add(g, g))), add(mul(f, f), mul(g, g))
		if 2*k>>bit&1 == 1 {
			f, g = add(f, g), f
		}
	}
	return &stair{s, k, f, g}
}

func (st *stair) up() *stair {
	odd := add(st.even, st.before)
	return &stair{st.s, st.k + 1, add(odd, st.even), odd}
}

func (st *stair) down() *stair {
	before := sub(st.even, st.before) // F_(2k−2)
	return &stair{st.s, st.k - 1, before, sub(st.before, before)}
}

// letters are the sizes P·N + Q·Z of σ^k(0) and σ^k(1).
func (st *stair) letters(P, Q int64) (f0, f1 *big.Int) {
	odd := add(st.even, st.before)
	f1 = add(times(odd, P), times(st.even, Q))
	return add(add(f1, times(st.even, P)), times(st.before, Q)), f1
}

// spine is the size of w σ(w) … σ^(k−1)(w): the sums over lower levels are
// F_2k for F_(2j+1), F_(2k−1) − 1 for F_2j, and 1 + F_(2k−2) for F_(2j−1).
func (st *stair) spine(P, Q int64) *big.Int {
	if st.k == 0 {
		return new(big.Int)
	}
	length, zeros := int64(len(st.s.w)), st.s.zeros
	less := plus(st.before, -1)
	N := add(times(st.even, length), times(less, zeros))
	Z := add(times(less, length), times(plus(sub(st.even, st.before), 1), zeros))
	return N.Add(N.Mul(N, bigInt(P)), Z.Mul(Z, bigInt(Q)))
}

// level is the highest level whose spine is at most v.
func (s *saturated) level(P, Q int64, v *big.Int) (st *stair, size *big.Int) {
	const growth = 1.388483827 // 2·log2(φ)
	st = s.stair(max(0, int(float64(v.BitLen()-bits.Len64(uint64(max(P, P+Q)))-bits.Len(uint(len(s.w))))/growth)))
	for size = st.spine(P, Q); size.Cmp(v) > 0; size = st.spine(P, Q) {
		st = st.down()
	}
	for {
		next := st.up()
		larger := next.spine(P, Q)
		if larger.Cmp(v) > 0 {
			return st, size
		}
		st, size = next, larger
	}
}

// last returns N and Z of the longest prefix of g with P·N + Q·Z ≤ v, and the
// letter behind it; v ≥ 0, and the form does not decrease: P, P+Q ≥ 0, not both 0.
func (s *saturated) last(P, Q int64, v *big.Int) (N, Z *big.Int, next byte) {
	var i int
	return s.trace(P, Q, v, &i, nil)
}

// trace is last, and records the way: the letter of w at the top, and unless
// turns is nil the turns below.
func (s *saturated) trace(P, Q int64, v *big.Int, at *int, turns *[]turn) (N, Z *big.Int, next byte) {
	st, rest := s.level(P, Q, v)
	rest.Sub(v, rest)
	f0, f1 := st.letters(P, Q)
	size := [2]*big.Int{f0, f1}
	i, z := 0, int64(0)
	for rest.Cmp(size[s.w[i]]) >= 0 {
		rest.Sub(rest, size[s.w[i]])
		z += 1 - int64(s.w[i])
		i++
	}
	*at = i
	N, Z, next = bigInt(int64(i)), bigInt(z), s.w[i]
	length, zeros, one := bigInt(int64(len(s.w))), bigInt(s.zeros), bigInt(1)
	for k := st.k; k > 0; k-- {
		if k&1023 == 0 && s.step != nil {
			s.step()
		}
		// A level down: g = w σ(g), and the image of the next letter is entered.
		f0.Sub(f0, f1)
		f1.Sub(f1, f0)
		Z.Add(Z, N)
		N.Add(N, Z) // 2N + Z letters, N + Z zeros
		N.Add(N, length)
		Z.Add(Z, zeros)
		t := turn{parent: next}
		left := 2 - next // 0s in the image, before a 1
		for next = 1; left > 0; left-- {
			if rest.Cmp(f0) < 0 {
				next = 0
				break
			}
			rest.Sub(rest, f0)
			N.Add(N, one)
			Z.Add(Z, one)
			t.passed++
		}
		if turns != nil {
			*turns = append(*turns, t)
		}
	}
	return N, Z, next
}

// deviate bounds |Z − N/φ| for every prefix. In σ^k(1) it is φ^(−2k−1), and in
// σ^k(0) less; so in w σ(w) … σ^(k−1)(w) it is at most |w|, in a part of σ^k(w)
// as much, and in the two letters at most of each level below that 2 in all.
func (s *saturated) deviate() int64 { return 2*int64(len(s.w)) + 2 }

func (s *saturated) slack() *big.Int {
	return bigInt(4*s.deviate() + 2*(s.t+s.r+s.top) + 8)
}

var (
	perPhi  = beam.Of(-1, 1, 5, 2) // 1/φ
	perPhi2 = beam.Of(3, -1, 5, 2) // 1/φ²
)

// above is the upper beam: its n-th point belongs to the prefix of n + 1 letters.
type above struct{ *saturated }

func (s above) point(N, Z *big.Int) (x, y *big.Int) {
	return plus(add(N, Z), s.t-1), plus(add(add(N, N), Z), s.top)
}

func (s above) at(n *big.Int) (x, y *big.Int) {
	N, Z, _ := s.last(1, 0, plus(n, 1))
	return s.point(N, Z)
}

// prefix is the longest prefix whose point has p·X + q·Y ≤ v; of none, N is 0.
func (s above) prefix(p, q int64, v *big.Int) (N, Z *big.Int) {
	if v = plus(v, -p*(s.t-1)-q*s.top); v.Sign() < 0 {
		return new(big.Int), new(big.Int)
	}
	N, Z, _ = s.last(p+2*q, p+q, v)
	return N, Z
}

func (s above) rank(p, q int64, v *big.Int) *big.Int {
	N, _ := s.prefix(p, q, v)
	return N
}

func (s above) find(p, q int64, v *big.Int) (n, x, y *big.Int) {
	N, Z := s.prefix(p, q, v)
	if N.Sign() == 0 {
		return bigInt(-1), nil, nil
	}
	x, y = s.point(N, Z)
	return plus(N, -1), x, y
}

func (s above) increments(p, q int64) (least, most int64) {
	a, b := p+2*q, 2*p+3*q // for a letter 1 and for a letter 0
	return min(a, b), max(a, b)
}

func (s above) asymptote(int) *asymptote { return &asymptote{perPhi, perPhi2, s.slack()} }

func (above) longest() *big.Int { return nil }

// under is the lower beam: its n-th point belongs to the n-th letter 0.
type under struct{ *saturated }

func (s under) point(N, Z *big.Int) (x, y *big.Int) {
	return plus(add(N, Z), s.t), plus(N, s.r)
}

// at: the longest prefix with n zeros ends before the n-th.
func (s under) at(n *big.Int) (x, y *big.Int) {
	N, Z, _ := s.last(0, 1, n)
	return s.point(N, Z)
}

// find: the zero at N itself counts, if there is one; else the last before it.
func (s under) find(p, q int64, v *big.Int) (n, x, y *big.Int) {
	if v = plus(v, -p*s.t-q*s.r); v.Sign() < 0 {
		return bigInt(-1), nil, nil
	}
	N, Z, next := s.last(p+q, p, v)
	if next == 0 {
		x, y = s.point(N, Z)
		return Z, x, y
	}
	if n = plus(Z, -1); n.Sign() >= 0 {
		x, y = s.at(n)
	}
	return n, x, y
}

func (s under) rank(p, q int64, v *big.Int) *big.Int {
	if v = plus(v, -p*s.t-q*s.r); v.Sign() < 0 {
		return new(big.Int)
	}
	_, Z, next := s.last(p+q, p, v)
	return plus(Z, 1-int64(next))
}

func (s under) increments(p, q int64) (least, most int64) {
	a, b := 2*p+q, (p+q)*s.gap+p // for the nearest zeros and the farthest
	return min(a, b), max(a, b)
}

func (s under) asymptote(int) *asymptote { return &asymptote{perPhi2, perPhi, s.slack()} }

func (under) longest() *big.Int { return nil }
