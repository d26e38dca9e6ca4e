package cover

import (
	"math"
	"math/big"

	"wythoffatlas/core/beam"
)

// A Beatty is the pair of nonhomogeneous Beatty sequences ⌊np+β⌋ and ⌊nq+γ⌋,
// p, q > 0, with β in the field of p and γ in that of q.
type Beatty struct {
	P, Beta, Q, Gamma beam.Surd
}

// Beatty gives p, β, q and γ; ok is false if the pair is of another kind.
func (p *Pair) Beatty() (b Beatty, ok bool) {
	if s, ok := p.seq.(*Beatty); ok {
		return *s, true
	}
	return b, false
}

// aWythoff is the pair of a-Wythoff: q = p + a and 1/p + 1/q = 1.
func aWythoff(a int64) *Beatty {
	square := new(big.Int).Mul(big.NewInt(a), big.NewInt(a))
	p, err := beam.New(big.NewInt(2-a), one, square.Add(square, big.NewInt(4)), big.NewInt(2))
	if err != nil {
		panic(err) // a² + 4 is positive
	}
	return &Beatty{P: p, Q: p.Add(beam.Int(a))}
}

func (b *Beatty) terms() int64 { return math.MaxInt64 }

func (b *Beatty) term(i int, n *big.Int) *big.Int {
	if i == 0 {
		return b.P.FloorMul(n, b.Beta)
	}
	return b.Q.FloorMul(n, b.Gamma)
}

func (b *Beatty) rank(v *big.Int) (*big.Int, error) {
	// The first n with np + β ≥ v is ⌈(v−β)/p⌉.
	inverse := b.P.Inv().Neg()
	n := inverse.FloorMul(v, b.Beta.Quo(b.P))
	n.Neg(n)
	if n.Sign() <= 0 || b.term(0, n).Cmp(v) != 0 {
		return nil, nil
	}
	return n, nil
}

// Densities compares 1/p + 1/q with 1: −1, 0 or +1.
func (b Beatty) Densities() int {
	return b.Q.Inv().Cmp(beam.Int(1).Sub(b.P.Inv()))
}

// Corollary says in sentences what Corollary 23 says about the pair.
func (b Beatty) Corollary() []string {
	switch b.Densities() {
	case -1:
		return []string{"1/p + 1/q is less than 1, so that infinitely many integers are in neither sequence: this is no cover."}
	case +1:
		return []string{"1/p + 1/q is more than 1, so that infinitely many integers are in a sequence again: this is no disjoint cover."}
	}
	if b.Q.Cmp(beam.Int(3)) < 0 {
		return []string{"1/p + 1/q = 1.", "q is less than 3, so that Corollary 23 promises nothing: the terms must be compared."}
	}
	return []string{"1/p + 1/q = 1.",
		"q is at least 3: if this is a disjoint cover, it is monotonic and there is a game that plays it (Corollary 23)."}
}
