package exact

import (
	"math"
	"math/big"
)

// The package computes with immutable big integers: these helpers return new
// ones, so that formulas read as they do on paper. Inner loops, where it
// matters, reuse storage instead.

func bigInt(n int64) *big.Int { return big.NewInt(n) }

func add(a, b *big.Int) *big.Int { return new(big.Int).Add(a, b) }

func sub(a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) }

func mul(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) }

func neg(a *big.Int) *big.Int { return new(big.Int).Neg(a) }

// plus is a + n.
func plus(a *big.Int, n int64) *big.Int { return add(a, bigInt(n)) }

// times is a·n.
func times(a *big.Int, n int64) *big.Int { return mul(a, bigInt(n)) }

// log2 is the binary logarithm of a ≥ 1, for pixels and first guesses.
func log2(a *big.Int) float64 {
	const exact = 53 // bits that a float64 holds
	shift := a.BitLen() - exact
	if shift <= 0 {
		return math.Log2(float64(a.Int64()))
	}
	top := new(big.Int).Rsh(a, uint(shift))
	return math.Log2(float64(top.Int64())) + float64(shift)
}

// gallop is the least v > from with enough(v), where enough is monotone and
// holds from some point on; it costs a number of tests logarithmic in v − from.
func gallop(from *big.Int, enough func(*big.Int) bool) *big.Int {
	step := bigInt(1)
	no, yes := from, add(from, step)
	for !enough(yes) {
		step.Lsh(step, 1)
		no, yes = yes, add(yes, step)
	}
	return bisect(no, yes, enough)
}

// bisect is the least v in no < v ≤ yes with enough(v), given that enough(yes).
func bisect(no, yes *big.Int, enough func(*big.Int) bool) *big.Int {
	for {
		mid := add(no, yes)
		mid.Rsh(mid, 1)
		if mid.Cmp(no) == 0 {
			return yes
		}
		if enough(mid) {
			yes = mid
		} else {
			no = mid
		}
	}
}
