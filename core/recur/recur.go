// Package recur lists P-positions in order by their mex recursions, at a
// constant cost a pair.
//
// The recursions have the form
//
//	A_n = mex{A_i, B_i : i < n},  B_n = s·A_n + t·n + c.
//
// Both sequences increase, so A_n is A_{n−1}+1, stepped over where that is an
// earlier B. Which B that can be is known from far back in the sequence: B_m
// meets A_n when m is about n·α/β < n, with α and β the growth rates of A and
// B. Instead of remembering the pairs between m and n, a sequence keeps a
// second copy of itself that runs behind and produces the Bs once more; that
// copy keeps a third, and so on. A pair then costs 1 + α/β + (α/β)² + … steps,
// at most φ² ≈ 2.6 of them (s = t = 1 is the slowest game), and n pairs need
// O(log n) memory whatever s and t are, where a bit for every integer up to
// B_n would need some s·n.
package recur

import "wythoffatlas/core/game"

// MaxRow bounds the number of pairs that [Pairs.Next] gives. A_n ≤ 2n+1 and
// s, t ≤ [game.MaxParam], so up to here B_n ≤ 10⁶·(2n+1) + 10⁶·n + 1 < 2⁶² and
// A_n + B_n < 2⁶² too.
const MaxRow = 1 << 40

// A Pair is a P-position (A, B) with A ≤ B; (B, A) is the other half of it.
type Pair struct {
	A, B int64
}

// Pairs is a sequence of P-positions that has been read up to some row. The
// zero value is not usable; see [ST]. It must not be copied once it was read.
type Pairs struct {
	rule
	n      int64  // rows given
	a      int64  // A of the last row given, −1 before the first
	hole   int64  // the last B that behind gave, −1 before the first
	behind *Pairs // the same sequence, fewer rows given; nil while not needed
}

// A rule is what the whole chain of copies shares: the first rows and how the
// others follow. Every integer below the last A of the first rows must occur
// in them, and both columns must increase; then the mex is the next integer
// that is no earlier B.
type rule struct {
	s, t, c int64
	first   []Pair
}

// misereWythoff are the first rows of misère Wythoff. The recursion counts
// (2,2) as its pair 0 and (0,1) as its pair 1 (compare Liu & Li, Theorem 14 B,
// which is this game doubled); by total they change places. From n = 2 on
// there is no difference.
var misereWythoff = []Pair{{0, 1}, {2, 2}}

// ST returns the P-positions (x, y) with x ≤ y of (s,t)-Wythoff, from the
// first: by total, which is also by A and by B. 1 ≤ s, t ≤ [game.MaxParam],
// anything else panics.
//
// Normal play has B_n = s·A_n + t·n (Liu & Li, Eq. 2, after Fraenkel); misère
// play has B_n = s·A_n + t·n + 1, except that for s = t = 1 the rows after
// (0,1) and (2,2) are those of normal play.
func ST(s, t int64, play game.Convention) *Pairs {
	if s < 1 || t < 1 || s > game.MaxParam || t > game.MaxParam {
		panic("recur: s or t is out of range")
	}
	switch {
	case play == game.Normal:
		return start(rule{s: s, t: t})
	case s == 1 && t == 1:
		return start(rule{s: s, t: t, first: misereWythoff})
	default:
		return start(rule{s: s, t: t, c: 1})
	}
}

func start(r rule) *Pairs { return &Pairs{rule: r, a: -1, hole: -1} }

// Next gives the next row. It may be called [MaxRow] times.
func (p *Pairs) Next() Pair {
	n := p.n
	if n >= MaxRow {
		panic("recur: read past MaxRow")
	}
	p.n++
	if n < int64(len(p.first)) {
		p.a = p.first[n].A
		return p.first[n]
	}
	a := p.a + 1
	if p.hole <= a {
		a = p.overHoles(a, n)
	}
	p.a = a
	return Pair{a, p.s*a + p.t*n + p.c}
}

// overHoles returns the least integer from a on that is none of B_0 … B_{n−1},
// and leaves in p.hole the first of those past it, if there is one.
func (p *Pairs) overHoles(a, n int64) int64 {
	if p.behind == nil {
		if n == 0 {
			return a
		}
		p.behind = start(p.rule)
	}
	for p.hole <= a {
		if p.hole == a {
			a++
		}
		if p.behind.n == n {
			break
		}
		p.hole = p.behind.Next().B
	}
	return a
}
