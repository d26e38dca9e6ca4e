package exact

import (
	"math"
	"math/big"
	"math/bits"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/integer"
)

// G2 returns the P-positions of the constraint-function game with f = x0 − x1
// (Fraenkel, Table 2): (a_n, 2a_n), a_n the numbers that end in an even number
// of binary zeros, and their mirror images.
func G2() *Set { return mirrorChain(evenZeros{}, 0, 1) }

// evenZeros is the sequence (a_n, 2a_n), a_0 = 0.
type evenZeros struct{}

// evenZerosTo counts the a_n in 1..z: z − ⌊z/2⌋ + ⌊z/4⌋ − …. A bit of weight
// 2^j in z adds 2^j − 2^(j−1) + … ± 1 = (2·2^j + (−1)^j)/3 to it.
func evenZerosTo(z *big.Int) *big.Int {
	const evenPlaces = math.MaxUint / 3 // 0b…0101
	even, odd := 0, 0
	for _, w := range z.Bits() {
		even += bits.OnesCount(uint(w) & evenPlaces)
		odd += bits.OnesCount(uint(w) &^ evenPlaces)
	}
	return integer.FloorDiv(plus(add(z, z), int64(even-odd)), 3)
}

// at: a_n is the least a with n of them up to it, and about 3n/2: n is within
// half the number of bits of 2a/3.
func (evenZeros) at(n *big.Int) (x, y *big.Int) {
	guess := integer.FloorDiv(times(n, 3), 2)
	margin := bigInt(int64(guess.BitLen()) + 1)
	x = bisect(sub(guess, margin), add(guess, margin), func(a *big.Int) bool {
		return a.Sign() >= 0 && evenZerosTo(a).Cmp(n) >= 0
	})
	return x, add(x, x)
}

func (e evenZeros) rank(p, q int64, v *big.Int) *big.Int {
	n, _, _ := e.find(p, q, v)
	return plus(n, 1)
}

// find: the form is (p+2q)a. Of two neighbours one is odd, and an a_n.
func (evenZeros) find(p, q int64, v *big.Int) (n, x, y *big.Int) {
	if v.Sign() < 0 {
		return bigInt(-1), nil, nil
	}
	x = integer.FloorDiv(v, p+2*q)
	if x.Sign() > 0 && x.TrailingZeroBits()%2 == 1 {
		x = plus(x, -1)
	}
	return evenZerosTo(x), x, add(x, x)
}

func (evenZeros) increments(p, q int64) (least, most int64) {
	a := p + 2*q
	return min(a, 2*a), max(a, 2*a)
}

func (evenZeros) asymptote(bits int) *asymptote {
	return &asymptote{columns: beam.Of(2, 0, 0, 3), rows: beam.Of(1, 0, 0, 3), slack: bigInt(int64(bits) + 3)}
}

func (evenZeros) near(*big.Int) nearby { return nil }

func (evenZeros) longest() *big.Int { return nil }
