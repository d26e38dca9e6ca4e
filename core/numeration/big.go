package numeration

import "math/big"

// Immutable big integers, so that formulas read as they do on paper.

func bigInt(n int64) *big.Int { return big.NewInt(n) }

func add(a, b *big.Int) *big.Int { return new(big.Int).Add(a, b) }

func sub(a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) }

// times is a·n.
func times(a *big.Int, n int64) *big.Int { return new(big.Int).Mul(a, bigInt(n)) }
