package cover

import (
	"math"
	"math/big"
	"sort"

	"wythoffatlas/core/fault"
)

// binary are the vile and the dopey numbers, whose binary form ends in an even
// or an odd number of zeros: A003159 and A036554. The second are the doubles of
// the first. They are the game G2 of Fraenkel's New games, f = x0 − x1.
type binary struct{}

func (binary) terms() int64 { return math.MaxInt64 }

func (b binary) term(i int, n *big.Int) *big.Int {
	// Two thirds of the integers are vile, but for at most one for each digit.
	v := new(big.Int).Mul(n, big.NewInt(3))
	v.Rsh(v, 1)
	width := 2*v.BitLen() + 4
	v.Sub(v, big.NewInt(int64(width/2)))
	at := new(big.Int)
	above := sort.Search(width, func(d int) bool {
		return b.count(at.Add(v, big.NewInt(int64(d)))).Cmp(n) >= 0
	})
	v.Add(v, big.NewInt(int64(above)))
	return v.Lsh(v, uint(i))
}

func (b binary) rank(v *big.Int) (*big.Int, error) {
	if v.Sign() <= 0 || v.TrailingZeroBits()%2 == 1 {
		return nil, nil
	}
	return b.count(v), nil
}

// count is how many vile numbers there are up to v: v − ⌊v/2⌋ + ⌊v/4⌋ − …
func (binary) count(v *big.Int) *big.Int {
	sum := new(big.Int)
	if v.Sign() <= 0 {
		return sum
	}
	if v.IsInt64() {
		total, sign := int64(0), int64(1)
		for half := v.Int64(); half > 0; half >>= 1 {
			total += sign * half
			sign = -sign
		}
		return sum.SetInt64(total)
	}
	half := new(big.Int).Set(v)
	for i := 0; half.Sign() > 0; i++ {
		if i%2 == 0 {
			sum.Add(sum, half)
		} else {
			sum.Sub(sum, half)
		}
		half.Rsh(half, 1)
	}
	return sum
}

// hofstadter are Hofstadter's sequences less 1, without the 0 that then starts
// the second: y = A030124 − 1 and z = A005228 − 1, the game G1 of Fraenkel's New
// games, f = x1 + 1. So z − y grows by yⁿ + 1, and
//
//	zⁿ = yⁿ + n + Σ yᵐ over m < n.
//
// Between the z all integers are y: with z listed up to v, all terms with y up
// to v are known, about v²/2 rows for the memory of v.
type hofstadter struct {
	z, sums []int64 // z¹, z², … and the sums of those before
	y, sum  int64   // the next y, and the sum of those before it
	among   int     // how many z are below y
}

// lastHofstadter bounds the terms: z is listed past the last y, which takes
// about a million numbers, and their sum is below 2⁵⁸.
const lastHofstadter = 1 << 38

func (h *hofstadter) terms() int64 { return lastHofstadter }

// list lists z until it passes v.
func (h *hofstadter) list(v int64) {
	if h.z == nil {
		h.y = 1
	}
	total := int64(0)
	if n := len(h.z); n > 0 {
		total = h.sums[n-1] + h.z[n-1]
	}
	for n := len(h.z); n == 0 || h.z[n-1] <= v; n++ {
		h.z = append(h.z, h.y+int64(n)+1+h.sum)
		h.sums = append(h.sums, total)
		total += h.z[n]
		h.sum += h.y
		h.y++
		if h.z[h.among] == h.y {
			h.y++
			h.among++
		}
	}
}

// below is how many z are at most v.
func (h *hofstadter) below(v int64) int {
	h.list(v)
	return sort.Search(len(h.z), func(j int) bool { return h.z[j] > v })
}

// yAt is yⁿ: n and as many as there are z below it.
func (h *hofstadter) yAt(n int64) int64 {
	h.list(2*n + 2)
	return n + int64(sort.Search(len(h.z), func(j int) bool { return h.z[j]-int64(j) > n }))
}

func (h *hofstadter) term(i int, n *big.Int) *big.Int {
	y := h.yAt(n.Int64())
	if i == 0 {
		return big.NewInt(y)
	}
	// All integers below y, less the z among them.
	sum := big.NewInt(y)
	sum.Mul(sum, big.NewInt(y-1))
	sum.Rsh(sum, 1)
	sum.Sub(sum, big.NewInt(h.sums[h.below(y)]))
	return sum.Add(sum, big.NewInt(y+n.Int64()))
}

func (h *hofstadter) rank(v *big.Int) (*big.Int, error) {
	if !v.IsInt64() || v.Int64() > lastHofstadter {
		return nil, fault.Newf("cover", "Hofstadter's sequences are known up to %d", int64(lastHofstadter))
	}
	n := v.Int64()
	among := h.below(n)
	if n < 1 || among > 0 && h.z[among-1] == n {
		return nil, nil
	}
	return big.NewInt(n - int64(among)), nil
}
