package exact

import (
	"math"
	"math/big"
	"sync"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/integer"
)

// The beam of (s,t)-Wythoff: A_n = mex{A_i, B_i : i < n}, B_n = sA_n + tn + c,
// with c = 0 in normal play (Liu & Li, Eq. 2) and c = 1 in misère play.
//
// Read the gaps of A, each 1 or 2, as an infinite word g = g_0 g_1 g_2 …: A
// skips a number exactly where a B stands. From B_n to B_{n+1} it is s·g_n + t,
// so that behind B_n come s·g_n + t − 1 numbers of A, their gaps all 1 but the
// last, which is 2 for the B behind them: the word
//
//	σ(g_n),  σ: 1 → 1^(s+t−2) 2,  2 → 1^(2s+t−2) 2.
//
// The first A behind B_0 = c is A_1 (A_0 = 0 and A_1 = 1 + c). Hence
//
//	g = g_0 σ(g) = p σ(p) σ²(p) σ³(p) …,  p = g_0 = 1 + c.
//
// Let N count the letters of a prefix of g and M its 2s. The prefix with N = n
// ends at A_n = N + M and B_n = (s+t)N + sM + c. A prefix is empty, or else
// p·σ(prefix)·1^d with d at most the 1s in the image of the next letter: every
// prefix is a string of digits d, read from the top by
//
//	N ← (s+t−1)N + sM + d + 1,  M ← N + c.                               (*)
//
// With u_k = |σ^k(1)|: u_{−1} = 0, u_0 = 1, u_k = (s+t−1)u_{k−1} + s·u_{k−2},
// and σ^k(1) has u_{k−1} letters 2; σ^k(2) has N and M larger by s times those
// of σ^{k−1}(1) (s·u_{−2} = 1).

// A word is the sequence (A_n, B_n).
type word struct {
	s, t, c int64

	step   func()  // called now and then on a long way down; nil for never
	growth float64 // log2 of the factor λ that σ stretches words by
	line   *asymptote
	*beginning
}

// A beginning is what of the word fits machine integers. It is made when a
// position is first asked about: most words are made for their line alone.
type beginning struct {
	once   sync.Once
	blocks [][2]block // of σ^k(1) and σ^k(2)
	home   *stretch   // the view from n = 0
}

// newWord returns the sequence with B = sA + tn + c; s, t ≥ 1, c is 0 or 1.
func newWord(s, t, c int64) *word {
	w := &word{s: s, t: t, c: c, beginning: new(beginning)}
	a := float64(s + t - 1)
	w.growth = math.Log2((a + math.Sqrt(a*a+4*float64(s))) / 2)
	w.line = w.findLine()
	return w
}

// origin is the view from n = 0.
func (w *word) origin() *stretch {
	w.once.Do(func() {
		w.blocks = shortBlocks(w)
		w.home = newStretch(w, nil, 1+int(w.c))
	})
	return w.home
}

// ones is how many 1s begin the image of a letter.
func (w *word) ones(letter int) int64 { return int64(letter)*w.s + w.t - 2 }

// form writes p·A + q·B as P·N + Q·M + q·c.
func (w *word) form(p, q int64) (P, Q int64) { return p + q*(w.s+w.t), p + q*w.s }

// point is what a prefix ends at.
func (w *word) point(N, M *big.Int) (x, y *big.Int) {
	y = times(N, w.s+w.t)
	y.Add(y, times(M, w.s))
	return add(N, M), plus(y, w.c)
}

func (w *word) at(n *big.Int) (x, y *big.Int) {
	N, M := w.last(1, 0, n, nil)
	return w.point(N, M)
}

func (w *word) rank(p, q int64, v *big.Int) *big.Int {
	P, Q := w.form(p, q)
	v = plus(v, -q*w.c)
	if v.Sign() < 0 {
		return new(big.Int)
	}
	N, _ := w.last(P, Q, v, nil)
	return N.Add(N, bigInt(1))
}

func (w *word) find(p, q int64, v *big.Int) (n, x, y *big.Int) {
	P, Q := w.form(p, q)
	v = plus(v, -q*w.c)
	if v.Sign() < 0 {
		return bigInt(-1), nil, nil
	}
	N, M := w.last(P, Q, v, nil)
	x, y = w.point(N, M)
	return N, x, y
}

func (w *word) increments(p, q int64) (least, most int64) {
	P, Q := w.form(p, q)
	return min(P, P+Q), max(P, P+Q)
}

func (w *word) longest() *big.Int { return nil }

func (w *word) asymptote(int) *asymptote { return w.line }

// findLine: A_n ~ αn with α = 1 + 1/λ. How far can A_n stray? For σ^k(1) the
// difference M − N/λ is −(λ')^k/λ, λ' the other root of λ² = (s+t−1)λ + s, and
// for σ^k(2) it is at most 1 in the same measure. Prefixes have at most
// 2s+t−2 digits and one p at every k, and 1/(1−|λ'|) = (1+λ)/t with λ < s+t, so
//
//	|A_n − αn| ≤ (2s+t−1)(s+t+1)/t.
//
// In n the deviation is no larger, as α ≥ 1 and B_n strays s times as far
// with β = sα + t ≥ s; one more for each of c and rounding.
func (w *word) findLine() *asymptote {
	slack := times(bigInt(2*w.s+w.t-1), w.s+w.t+1)
	a := w.s + w.t - 1
	d := plus(times(bigInt(a), a), 4*w.s)
	alpha, err := beam.New(bigInt(w.s+1-w.t), bigInt(1), d, bigInt(2*w.s))
	if err != nil {
		panic(err) // d and s are positive
	}
	beta := alpha.Mul(beam.Int(w.s)).Add(beam.Int(w.t))
	return &asymptote{columns: alpha.Inv(), rows: beta.Inv(), slack: plus(integer.FloorDiv(slack, w.t), 3)}
}

// A digit is one step of the way down to a prefix: so many blocks σ^k(1) in the
// image of a letter.
type digit struct {
	parent int // the letter whose image it counts in, 1 or 2
	d      int64
}

// last returns N and M of the longest prefix with P·N + Q·M ≤ v, for v ≥ 0 and
// a form that does not decrease. With digits not nil it also records the way,
// digit k at index k.
func (w *word) last(P, Q int64, v *big.Int, digits *[]digit) (N, M *big.Int) {
	if digits == nil && v.IsInt64() {
		if n, m, ok := w.origin().last(P, Q, v.Int64()); ok {
			return bigInt(n), bigInt(m)
		}
	}
	k, f, fnext, rest := w.top(P, Q, v)
	if digits != nil {
		*digits = make([]digit, k)
	}
	N, M = new(big.Int), new(big.Int)
	var t1, t2 big.Int
	a, s, c := bigInt(w.s+w.t-1), bigInt(w.s), bigInt(w.c)
	letter := 1 + int(w.c)
	for k--; k >= 0; k-- {
		// Here f = P·u_{k+1} + Q·u_k and fnext = P·u_k + Q·u_{k−1}.
		most := w.ones(letter)
		d := take(rest, fnext, most, &t1, &t2)
		if digits != nil {
			(*digits)[k] = digit{letter, d}
		}
		letter = 1
		if d == most {
			letter = 2
		}
		if k&1023 == 1023 && w.step != nil {
			w.step()
		}
		if k > 0 {
			f.Sub(f, scale(&t1, fnext, a))
			if w.s > 1 {
				f.Quo(f, s)
			}
			f, fnext = fnext, f
		}
		// (*)
		M.Add(scale(&t2, M, s), scale(&t1, N, a))
		M.Add(M, t1.SetInt64(d+1))
		N.Add(N, c)
		N, M = M, N
	}
	return N, M
}

// scale is x·n in storage to, or x itself for n = 1.
func scale(to, x, n *big.Int) *big.Int {
	if n.IsInt64() && n.Int64() == 1 {
		return x
	}
	return to.Mul(x, n)
}

// take subtracts f from rest as often as it goes, at most so many times, and
// returns how often.
func take(rest, f *big.Int, most int64, t1, t2 *big.Int) int64 {
	const few = 8
	if most <= few && f.Sign() > 0 {
		d := int64(0)
		for d < most && rest.Cmp(f) >= 0 {
			rest.Sub(rest, f)
			d++
		}
		return d
	}
	if f.Sign() == 0 || t1.Mul(f, t2.SetInt64(most)).Cmp(rest) <= 0 {
		rest.Sub(rest, t1.Mul(f, t2.SetInt64(most)))
		return most
	}
	t1.QuoRem(rest, f, t2)
	rest.Set(t2)
	return t1.Int64()
}

// top returns the k for which p σ(p) … σ^{k−1}(p) is the longest of these
// prefixes with P·N + Q·M ≤ v; what it leaves of v; and P·u + Q·(the u before)
// for u_k and for u_{k−1}.
func (w *word) top(P, Q int64, v *big.Int) (k int, f, before, rest *big.Int) {
	// A first guess from the lengths in bits, put right below.
	guess := (float64(v.BitLen()) - math.Log2(float64(max(1, P, P+Q)))) / w.growth
	l := w.ladder(max(0, int(guess)))
	size := l.spine(P, Q)
	for size.Cmp(v) > 0 {
		l.down()
		size = l.spine(P, Q)
	}
	for {
		next := l.clone()
		next.up()
		larger := next.spine(P, Q)
		if larger.Cmp(v) > 0 {
			break
		}
		l, size = next, larger
	}
	bigP, bigQ := bigInt(P), bigInt(Q)
	f = add(mul(bigP, l.u0), mul(bigQ, l.u1))
	if l.k > 0 {
		// Q·u_{−2} need not be whole; at k = 0 the way down has no step that uses it.
		before = add(mul(bigP, l.u1), mul(bigQ, l.u2()))
	}
	return l.k, f, before, sub(v, size)
}
