package exact

import (
	"math/big"

	"wythoffatlas/core/integer"
)

// A ladder stands at level k of a word, at u_k = |σ^k(0)|, and knows how to climb:
// u_{−1} = 0, u_0 = 1, u_k = (a+1)u_{k−1} + (b−a)u_{k−2}. As σ(0) and σ(1) each
// have one 1,
//
//	σ^k(0): u_k letters, u_{k−1} of them 1,
//	σ^k(1): u_k + (b−a)u_{k−1} letters, u_k − a·u_{k−1} of them 1.
type ladder struct {
	w      *word
	k      int
	u0, u1 *big.Int // u_k and u_{k−1}
}

// ladder returns the ladder at k by doubling:
// u_{2k} = u_k² + (b−a)u_{k−1}², u_{2k−1} = u_{k−1}(2u_k − (a+1)u_{k−1}).
func (w *word) ladder(k int) *ladder {
	l := &ladder{w, 0, bigInt(1), bigInt(0)}
	for bit := bigInt(int64(k)).BitLen() - 1; bit >= 0; bit-- {
		even := add(mul(l.u0, l.u0), times(mul(l.u1, l.u1), l.shift()))
		odd := mul(l.u1, sub(add(l.u0, l.u0), times(l.u1, w.zeros[0]+1)))
		l.k, l.u0, l.u1 = 2*l.k, even, odd
		if k>>bit&1 == 1 {
			l.up()
		}
	}
	return l
}

func (l *ladder) clone() *ladder { c := *l; return &c }

// shift is b − a.
func (l *ladder) shift() int64 { return l.w.zeros[1] - l.w.zeros[0] }

func (l *ladder) up() {
	l.k, l.u0, l.u1 = l.k+1, add(times(l.u0, l.w.zeros[0]+1), times(l.u1, l.shift())), l.u0
}

// down, for k ≥ 1.
func (l *ladder) down() {
	before := sub(l.u0, times(l.u1, l.w.zeros[0]+1))
	l.k, l.u0, l.u1 = l.k-1, l.u1, before.Quo(before, bigInt(l.shift()))
}

// form is P·N + Q·M.
func form(P, Q int64, N, M *big.Int) *big.Int { return add(times(N, P), times(M, Q)) }

// sizes are P·N + Q·M of σ^k(0) and of σ^k(1).
func (l *ladder) sizes(P, Q int64) (f0, f1 *big.Int) {
	return form(P, Q, l.u0, l.u1), form(P+Q, P*l.shift()-Q*l.w.zeros[0], l.u0, l.u1)
}

// spine is P·N + Q·M of p σ(p) … σ^(k−1)(p). By the recurrence,
// U_k = u_0 + … + u_{k−1} = (u_k + (b−a)u_{k−1} − 1)/b, and U_{k−1} = U_k − u_{k−1}.
// The factors fit: of (s,t)-Wythoff, where p is one letter, P and Q are less than
// 2·10¹² and a and b at most 3·10⁶, so that each product is less than 6·10¹⁸; of
// other games they are small.
func (l *ladder) spine(P, Q int64) *big.Int {
	w := l.w
	sum0 := integer.FloorDiv(plus(add(l.u0, times(l.u1, l.shift())), -1), w.zeros[1])
	sum1 := sub(sum0, l.u1)
	zeros := int64(len(w.start)) - w.ones
	return form(P*int64(len(w.start))+Q*w.ones, P*l.shift()*w.ones+Q*(zeros-w.zeros[0]*w.ones), sum0, sum1)
}
