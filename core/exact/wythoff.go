package exact

import (
	"wythoffatlas/core/beam"
	"wythoffatlas/core/game"
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
		return mirrorChain(newWord(s, t, 0), 0, 1)
	case s > 1 || t > 1:
		return mirrorChain(newWord(s, t, 1), 0, 0)
	}
	set := mirrorChain(newWord(1, 1, 0), 2, 2)
	set.parts = append(set.parts, spot(0, 1), spot(1, 0), spot(2, 2))
	set.table = append(set.table, spot(0, 1), spot(2, 2))
	return set
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
