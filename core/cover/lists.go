package cover

import (
	"math/big"
	"slices"
)

// lists are two lists of numbers that a person gave, equally long.
type lists [2][]int64

func (l *lists) terms() int64 { return int64(len(l[0])) }

func (l *lists) term(i int, n *big.Int) *big.Int { return big.NewInt(l[i][n.Int64()-1]) }

func (l *lists) rank(v *big.Int) (*big.Int, error) {
	if !v.IsInt64() {
		return nil, nil
	}
	// They need not be in order.
	if n := slices.Index(l[0], v.Int64()); n >= 0 {
		return big.NewInt(int64(n) + 1), nil
	}
	return nil, nil
}
