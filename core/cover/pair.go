// Package cover designs games of Variable Wytlex(2, f) from two sequences that
// are to be its P-positions (Klein and Fraenkel, Lexicographic Wythoff, §5): it
// checks that they are a monotonic disjoint cover of the positive integers
// (Definition 21) and gives the f of Theorem 22.
package cover

import (
	"math"
	"math/big"

	"wythoffatlas/core/fault"
)

// A Pair is two sequences y and z of integers, each from term 1 on. Make one
// with [Parse].
type Pair struct {
	text string
	seq  sequences
}

// sequences are y, number 0, and z, number 1.
type sequences interface {
	// terms is how many terms there are or can be computed, [math.MaxInt64] if
	// there is no end.
	terms() int64

	// term is term n of a sequence, 1 ≤ n ≤ terms.
	term(i int, n *big.Int) *big.Int

	// rank is the n with yⁿ = v, nil if there is none. It is an error if that
	// cannot be computed.
	rank(v *big.Int) (*big.Int, error)
}

// String is the pair as it was typed: [Parse] reads it.
func (p *Pair) String() string { return p.text }

// Terms is how many terms of each sequence there are or can be computed; ok is
// false if there is no end.
func (p *Pair) Terms() (n int64, ok bool) {
	n = p.seq.terms()
	return n, n != math.MaxInt64
}

// Term is yⁿ and zⁿ. It is an error if there is no term n.
func (p *Pair) Term(n *big.Int) (y, z *big.Int, err error) {
	if n.Sign() <= 0 {
		return nil, nil, fault.Newf("cover", "terms are counted from 1, so there is no term %s", n)
	}
	if !p.has(n) {
		return nil, nil, fault.Newf("cover", "only the first %d terms of the pair are known", p.seq.terms())
	}
	return p.seq.term(0, n), p.seq.term(1, n), nil
}

// has reports whether term n ≥ 1 is not beyond the last.
func (p *Pair) has(n *big.Int) bool {
	last, ends := p.Terms()
	return !ends || n.IsInt64() && n.Int64() <= last
}

// difference is zⁿ − yⁿ.
func (p *Pair) difference(n *big.Int) *big.Int {
	z := p.seq.term(1, n)
	return z.Sub(z, p.seq.term(0, n))
}

var zero, one = new(big.Int), big.NewInt(1)
