package exact

import "math/big"

// An affine is n·N + m·M + c, of a prefix with N letters of which M are 1.
type affine struct{ n, m, c int64 }

func (f affine) of(N, M *big.Int) *big.Int {
	var t1, t2 big.Int
	sum := new(big.Int).Add(scale(&t1, N, bigInt(f.n)), scale(&t2, M, bigInt(f.m)))
	return sum.Add(sum, t1.SetInt64(f.c))
}

func (f affine) grows(b block) int64 { return f.n*b.N + f.m*b.M }

// points are where the prefixes of a word are in the plane, and the line that
// those follow that a sequence is of.
type points struct {
	*word
	x, y affine
	line *asymptote
}

func (s points) point(N, M *big.Int) (x, y *big.Int) { return s.x.of(N, M), s.y.of(N, M) }

// form is p·x + q·y ≤ v as P·N + Q·M ≤ rest.
func (s points) form(p, q int64, v *big.Int) (P, Q int64, rest *big.Int) {
	return p*s.x.n + q*s.y.n, p*s.x.m + q*s.y.m, plus(v, -p*s.x.c-q*s.y.c)
}

func (s points) asymptote(int) *asymptote { return s.line }

func (points) longest() *big.Int { return nil }

// prefixes is the sequence of a point for each prefix, those of at least `from`
// letters, 0 or 1.
type prefixes struct {
	points
	from int64
}

func (s prefixes) at(n *big.Int) (x, y *big.Int) {
	N, M, _ := s.last(1, 0, plus(n, s.from), nil)
	return s.point(N, M)
}

func (s prefixes) rank(p, q int64, v *big.Int) *big.Int {
	P, Q, rest := s.form(p, q, v)
	if rest.Sign() < 0 {
		return new(big.Int)
	}
	N, _, _ := s.last(P, Q, rest, nil)
	return plus(N, 1-s.from)
}

func (s prefixes) find(p, q int64, v *big.Int) (n, x, y *big.Int) {
	P, Q, rest := s.form(p, q, v)
	if rest.Sign() < 0 {
		return bigInt(-1), nil, nil
	}
	N, M, _ := s.last(P, Q, rest, nil)
	if n = plus(N, -s.from); n.Sign() >= 0 {
		x, y = s.point(N, M)
	}
	return n, x, y
}

func (s prefixes) increments(p, q int64) (least, most int64) {
	P, Q, _ := s.form(p, q, one)
	return min(P, P+Q), max(P, P+Q)
}

func (s prefixes) near(n *big.Int) nearby {
	st := s.word.near(plus(n, s.from))
	return func(p, q, v int64) (i, dx, dy int64) {
		if v < 0 {
			return -1, 0, 0
		}
		b, _, _ := st.last(p*s.x.n+q*s.y.n, p*s.x.m+q*s.y.m, v)
		return b.N, s.x.grows(b), s.y.grows(b)
	}
}

// zeros is the sequence of a point for each prefix that a 0 follows.
type zeros struct {
	points
	gap int64 // two 0s are at most so many letters apart
}

// at: the longest prefix with n zeros ends before the n-th.
func (s zeros) at(n *big.Int) (x, y *big.Int) {
	N, M, _ := s.last(1, -1, n, nil)
	return s.point(N, M)
}

// find: the 0 at N itself counts, if there is one; else the last before it.
func (s zeros) find(p, q int64, v *big.Int) (n, x, y *big.Int) {
	P, Q, rest := s.form(p, q, v)
	if rest.Sign() < 0 {
		return bigInt(-1), nil, nil
	}
	N, M, next := s.last(P, Q, rest, nil)
	n = sub(N, M)
	if next == 0 {
		x, y = s.point(N, M)
		return n, x, y
	}
	if n = plus(n, -1); n.Sign() >= 0 {
		x, y = s.at(n)
	}
	return n, x, y
}

func (s zeros) rank(p, q int64, v *big.Int) *big.Int {
	P, Q, rest := s.form(p, q, v)
	if rest.Sign() < 0 {
		return new(big.Int)
	}
	N, M, next := s.last(P, Q, rest, nil)
	return plus(sub(N, M), 1-int64(next))
}

func (s zeros) increments(p, q int64) (least, most int64) {
	P, Q, _ := s.form(p, q, one)
	far := P*s.gap + Q*(s.gap-1)
	return min(P, far), max(P, far)
}

// near: the stretch begins with the 0 of the n-th point. The last 0 that still
// counts is the next letter, or the one before it.
func (s zeros) near(n *big.Int) nearby {
	before, _, _ := s.last(1, -1, n, nil)
	st := s.word.near(before)
	return func(p, q, v int64) (i, dx, dy int64) {
		if v < 0 {
			return -1, 0, 0
		}
		b, next, _ := st.last(p*s.x.n+q*s.y.n, p*s.x.m+q*s.y.m, v)
		if next == 1 {
			b, _, _ = st.last(1, -1, b.N-b.M-1)
		}
		return b.N - b.M, s.x.grows(b), s.y.grows(b)
	}
}
