// Package integer is what math/big lacks for formulas over whole numbers of any
// size. Nothing here changes its arguments; a result may be one of them.
package integer

import "math/big"

// Smaller is the lesser of two numbers.
func Smaller(a, b *big.Int) *big.Int {
	if a.Cmp(b) <= 0 {
		return a
	}
	return b
}

// Larger is the greater of two numbers.
func Larger(a, b *big.Int) *big.Int {
	if a.Cmp(b) >= 0 {
		return a
	}
	return b
}

// FloorDiv is ⌊a/n⌋ for n ≥ 1.
func FloorDiv(a *big.Int, n int64) *big.Int {
	if n == 1 {
		return a
	}
	// Div is Euclidean, which is the floor for a positive divisor.
	return new(big.Int).Div(a, big.NewInt(n))
}

// Modulo is a mod n in 0..n−1, for n ≥ 1.
func Modulo(a *big.Int, n int64) int64 {
	if a.IsInt64() {
		return ((a.Int64() % n) + n) % n
	}
	return new(big.Int).Mod(a, big.NewInt(n)).Int64()
}

// GCD is the greatest common divisor of two numbers that are not negative.
func GCD(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// LCM is the least common multiple of two positive numbers, which must fit.
func LCM(a, b int64) int64 { return a / GCD(a, b) * b }
