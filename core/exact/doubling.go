package exact

import (
	"math"
	"math/big"

	"wythoffatlas/core/integer"
)

// G3 returns the P-positions of the constraint-function game with
// f = y1 − x1 + 1 (Fraenkel, Table 3): (a_n, b_n) with a_n = mex{a_i, b_i :
// i < n} and b_n = a_n + 2^n − 1, and their mirror images.
func G3() *Set { return mirrorChain(doubling{}, 0, 1) }

// doubling is the sequence (a_n, a_n + 2^n − 1). There are j B's up to b_j, and
// so b_j − j A's (from a_1 on): a_n is n and one more for every j with
// b_j − j < n. Likewise a_j = j + skipped(j), so that
//
//	skipped(n) = #{j ≥ 1 : skipped(j) + 2^j − 1 < n}.
type doubling struct{}

// longestDoubling bounds the bits of the numbers that are written out.
const longestDoubling = 1 << 22

func (doubling) longest() *big.Int { return bigInt(longestDoubling) }

// skipped returns the number of B's below a_n: at most the length of n in bits.
func skipped(n *big.Int) int64 {
	j := int64(n.BitLen())
	for ; j > 0; j-- {
		// Only for j < n is skipped(j) asked for.
		if room := sub(plus(n, 1), power2(j)); room.Sign() > 0 && room.Cmp(bigInt(skipped(bigInt(j)))) > 0 {
			break
		}
	}
	return j
}

func power2(n int64) *big.Int { return new(big.Int).Lsh(bigInt(1), uint(n)) }

func (doubling) at(n *big.Int) (x, y *big.Int) {
	x = plus(n, skipped(n))
	return x, add(x, plus(power2(n.Int64()), -1))
}

// rank: differences are 2^n − 1; columns by the B's to be left out; the other
// forms by trying the few n for which 2^n has about the right length.
func (d doubling) rank(p, q int64, v *big.Int) *big.Int {
	if v.Sign() < 0 {
		return new(big.Int)
	}
	if p == -1 && q == 1 {
		return bigInt(int64(plus(v, 1).BitLen()))
	}
	if q == 0 {
		x := integer.FloorDiv(v, p)
		j := int64(x.BitLen())
		for j > 0 && plus(power2(j), j+skipped(bigInt(j))-1).Cmp(x) > 0 { // b_j > x
			j--
		}
		return plus(x, 1-j)
	}
	n := bigInt(int64(integer.FloorDiv(v, q).BitLen()))
	for {
		x, y := d.at(n)
		if add(times(x, p), times(y, q)).Cmp(v) <= 0 {
			return plus(n, 1)
		}
		n = plus(n, -1)
	}
}

func (d doubling) find(p, q int64, v *big.Int) (n, x, y *big.Int) { return lastByRank(d, p, q, v) }

// increments: a_n grows by 1 or 2, and b_n by 2^n more.
func (doubling) increments(p, q int64) (least, most int64) {
	least, most = min(p+q, 2*(p+q)), max(p+q, 2*(p+q))
	switch {
	case q > 0:
		return least + q, math.MaxInt64
	case q < 0:
		return math.MinInt64, most + q
	}
	return least, most
}

func (doubling) asymptote(int) *asymptote { return nil }

func (doubling) near(*big.Int) nearby { return nil }
