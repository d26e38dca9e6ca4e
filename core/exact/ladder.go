package exact

import (
	"math/big"

	"wythoffatlas/core/integer"
)

// A ladder stands at u_k, and knows how to climb.
type ladder struct {
	w      *word
	k      int
	u0, u1 *big.Int // u_k and u_{k−1}
}

// ladder returns the ladder at k by doubling:
// u_{2k} = u_k² + s·u_{k−1}², u_{2k−1} = u_{k−1}(2u_k − (s+t−1)u_{k−1}).
func (w *word) ladder(k int) *ladder {
	l := &ladder{w, 0, bigInt(1), bigInt(0)}
	for bit := bigInt(int64(k)).BitLen() - 1; bit >= 0; bit-- {
		even := add(mul(l.u0, l.u0), times(mul(l.u1, l.u1), w.s))
		odd := mul(l.u1, sub(add(l.u0, l.u0), times(l.u1, w.s+w.t-1)))
		l.k, l.u0, l.u1 = 2*l.k, even, odd
		if k>>bit&1 == 1 {
			l.up()
		}
	}
	return l
}

func (l *ladder) clone() *ladder { c := *l; return &c }

func (l *ladder) up() {
	l.k, l.u0, l.u1 = l.k+1, add(times(l.u0, l.w.s+l.w.t-1), times(l.u1, l.w.s)), l.u0
}

func (l *ladder) down() { l.k, l.u0, l.u1 = l.k-1, l.u1, l.u2() }

// u2 is u_{k−2}, for k ≥ 1.
func (l *ladder) u2() *big.Int { return integer.FloorDiv(l.su2(), l.w.s) }

// su2 is s·u_{k−2}, a whole number for k ≥ 0.
func (l *ladder) su2() *big.Int { return sub(l.u0, times(l.u1, l.w.s+l.w.t-1)) }

// spine is P·N + Q·M of p σ(p) … σ^{k−1}(p). By the recurrence,
// U_k = u_0 + … + u_{k−1} = (u_k + s·u_{k−1} − 1)/(2s+t−2).
// For p = 1, N = U_k and M = U_{k−1}. For p = 2, N = U_k + s·U_{k−1} and M is
// one more than N at k−1 (0 at k = 0).
func (l *ladder) spine(P, Q int64) *big.Int {
	w := l.w
	sum0 := integer.FloorDiv(plus(add(l.u0, times(l.u1, w.s)), -1), 2*w.s+w.t-2)
	sum1 := sub(sum0, l.u1)
	N, M := sum0, sum1
	if w.c == 1 {
		N = add(sum0, times(sum1, w.s))
		if l.k > 0 {
			M = plus(add(sum1, sub(times(sum1, w.s), l.su2())), 1)
		}
	}
	return add(mul(bigInt(P), N), mul(bigInt(Q), M))
}
