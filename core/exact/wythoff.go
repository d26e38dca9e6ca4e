package exact

import (
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

// ST returns the P-positions of (s,t)-Wythoff, 1 ≤ s, t ≤ [game.MaxParam], in
// either convention: {(A_n, B_n)} and its mirror image with A_n = mex{A_i, B_i :
// i < n} and
//
//	normal: B_n = sA_n + tn (Fraenkel; Liu & Li, Eq. 2),
//	misère: B_n = sA_n + tn + 1, unless s = t = 1 (Liu & Li, §1.2, cite [17]),
//
// while misère Wythoff is (2,2), (0,1), and from then on normal Wythoff. It
// panics when s or t is out of range. (1,t) is t-Wythoff, (1,1) Wythoff's game.
func ST(s, t int64, play game.Convention) *Set {
	if s < 1 || t < 1 || s > game.MaxParam || t > game.MaxParam {
		panic("exact: s and t go from 1 to 1,000,000")
	}
	switch {
	case play == game.Normal:
		return mirrorChain(newPairs(s, t, 0), 0, 1)
	case s > 1 || t > 1:
		return mirrorChain(newPairs(s, t, 1), 0, 0)
	}
	set := mirrorChain(newPairs(1, 1, 0), 2, 2)
	set.parts = append(set.parts, spot(0, 1), spot(1, 0), spot(2, 2))
	set.table = append(set.table, spot(0, 1), spot(2, 2))
	return set
}

// newPairs returns the sequence (A_n, B_n) with A_n = mex{A_i, B_i : i < n} and
// B_n = sA_n + tn + c; s, t ≥ 1, c is 0 or 1.
//
// The gaps of A, each 1 or 2, are an infinite word g = g_0 g_1 g_2 …: A skips a
// number exactly where a B stands. From B_n to B_{n+1} it is s·g_n + t, so that
// behind B_n come s·g_n + t − 1 numbers of A, their gaps all 1 but the last, which
// is 2 for the B behind them. With the letter 0 for a gap of 1 and the letter 1 for
// a gap of 2 that is the word σ(g_n),
//
//	σ: 0 → 0^(s+t−2) 1,  1 → 0^(2s+t−2) 1.
//
// The first A behind B_0 = c is A_1 (A_0 = 0 and A_1 = 1 + c). Hence g = p σ(g),
// where p is the letter c, and the prefix of N letters, M of them 1, ends at
// A_N = N + M and B_N = (s+t)N + sM + c.
func newPairs(s, t, c int64) prefixes {
	w := newWord(s+t-2, 2*s+t-2, []byte{byte(c)}, s+t, s)
	return prefixes{points{w, affine{1, 1, 0}, affine{s + t, s, c}, pairsLine(s, t)}, 0}
}

// pairsLine: A_n ~ αn with α = 1 + 1/λ, λ being the factor that σ stretches words
// by. How far can A_n stray? For σ^k(0) the difference M − N/λ is −(λ')^k/λ, λ' the
// other root of λ² = (s+t−1)λ + s, and for σ^k(1) it is at most 1 in the same
// measure. Prefixes have at most 2s+t−2 digits and one p at every k, and
// 1/(1−|λ'|) = (1+λ)/t with λ < s+t, so
//
//	|A_n − αn| ≤ (2s+t−1)(s+t+1)/t.
//
// In n the deviation is no larger, as α ≥ 1 and B_n strays s times as far
// with β = sα + t ≥ s; one more for each of c and rounding.
func pairsLine(s, t int64) *asymptote {
	slack := times(bigInt(2*s+t-1), s+t+1)
	a := bigInt(s + t - 1)
	alpha, err := beam.New(bigInt(s+1-t), bigInt(1), plus(new(big.Int).Mul(a, a), 4*s), bigInt(2*s))
	if err != nil {
		panic(err) // d and s are positive
	}
	beta := alpha.Mul(beam.Int(s)).Add(beam.Int(t))
	return &asymptote{columns: alpha.Inv(), rows: beta.Inv(), slack: plus(integer.FloorDiv(slack, t), 3)}
}

// mirrorChain is the set of (X_n, Y_n) for n ≥ first and of (Y_n, X_n) for
// n ≥ second, X_n ≤ Y_n.
func mirrorChain(seq sequence, first, second int64) *Set {
	upper, lower := chainFrom(seq, first), chainFrom(swapped{seq}, second)
	return &Set{Symmetric: true, parts: []part{upper, lower}, table: []part{upper}}
}

// WAB returns the P-positions of W(a,b), 1 ≤ a, b ≤ [game.MaxParam], in normal
// play (the thesis on W(a,b), Theorems 7 and 8): (⌊nΔx⌋, ⌊nΔx⌋ + n) on the upper
// beam with
//
//	Δx = (2a − ab + √(a²b² + 4ab)) / 2(ab − a + b)
//
// and on the lower beam the mirror image of the upper one of W(b,a). For misère
// play there is no theorem. It panics when a or b is out of range.
func WAB(a, b int64) *Set {
	if a < 1 || b < 1 || a > game.MaxParam || b > game.MaxParam {
		panic("exact: a and b go from 1 to 1,000,000")
	}
	upper := chainFrom(newStepping(upperVelocity(a, b)), 0)
	lower := chainFrom(swapped{newStepping(upperVelocity(b, a))}, 1)
	set := &Set{Symmetric: a == b, parts: []part{upper, lower}, table: []part{upper, lower}}
	if set.Symmetric {
		set.table = []part{upper}
	}
	return set
}

// upperVelocity is Δx₁ of §3.3.1. It is irrational, as a²b² + 4ab lies strictly
// between (ab)² and (ab+2)² and is not (ab+1)².
func upperVelocity(a, b int64) beam.Surd {
	ab := times(bigInt(a), b)
	d := mul(ab, plus(ab, 4))
	p := sub(bigInt(2*a), ab)
	r := times(plus(ab, b-a), 2)
	dx, err := beam.New(p, bigInt(1), d, r)
	if err != nil {
		panic(err) // d > 0, and ab − a + b > 0 for a, b ≥ 1
	}
	return dx
}
