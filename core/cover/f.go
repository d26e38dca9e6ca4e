package cover

import (
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// An F is the function f of Theorem 22: at [0, 0] it is z¹ − y¹, at [yⁿ, zⁿ]
// how much z − y grows from there to the next term, and elsewhere, where any
// positive integer does, 1. Along a pair that is not monotonic there is none, and
// the error says at which term; past the end of a list it is 1. It is not for concurrent use.
type F struct {
	pair *Pair

	// The term after the one last asked for: whoever plays the game asks for
	// one after another.
	n, y, z *big.Int
}

// F is the f that makes the pair the P-positions of Variable Wytlex(2, f).
func (p *Pair) F() *F { return &F{p, new(big.Int), new(big.Int), new(big.Int)} }

// Value is f at a position with two piles of any size. It is an error if the
// position lies beyond what can be computed of the pair.
func (f *F) Value(p game.Vector) (*big.Int, error) {
	if len(p) != 2 || !p.Sorted() {
		return nil, fault.Newf("cover", "f is for two piles, in nondecreasing order")
	}
	if p[0].Cmp(f.y) != 0 || p[1].Cmp(f.z) != 0 {
		known, err := f.seek(p)
		if err != nil {
			return nil, err
		}
		if !known {
			return big.NewInt(1), nil
		}
	}
	grown := f.step()
	if grown.Sign() <= 0 {
		return nil, fault.Newf("cover", "the pair is not monotonic: at term %s, (%s, %s), the second less the first is not more than at the term before",
			game.Clip(f.n.String()), game.Clip(f.y.String()), game.Clip(f.z.String()))
	}
	return grown, nil
}

// seek goes to the term that is p. It reports false if none is.
func (f *F) seek(p game.Vector) (ok bool, err error) {
	n := new(big.Int)
	if p[1].Sign() > 0 {
		n, err = f.pair.seq.rank(p[0])
		if err != nil || n == nil || !f.pair.has(n) || f.pair.seq.term(1, n).Cmp(p[1]) != 0 {
			return false, err
		}
	}
	f.n, f.y, f.z = n, new(big.Int).Set(p[0]), new(big.Int).Set(p[1])
	return true, nil
}

// step is f at the term it is at, and goes on to the next.
func (f *F) step() *big.Int {
	next := new(big.Int).Add(f.n, one)
	if !f.pair.has(next) {
		return big.NewInt(1)
	}
	y, z := f.pair.seq.term(0, next), f.pair.seq.term(1, next)
	grown := new(big.Int).Sub(z, y)
	grown.Sub(grown, f.z)
	grown.Add(grown, f.y)
	f.n, f.y, f.z = next, y, z
	return grown
}

// growth is f at term n, or at [0, 0] for n = 0.
func (p *Pair) growth(n *big.Int) *big.Int {
	next := new(big.Int).Add(n, one)
	if !p.has(next) {
		return big.NewInt(1)
	}
	grown := p.difference(next)
	if n.Sign() > 0 {
		grown.Sub(grown, p.difference(n))
	}
	return grown
}

// A Row of the table of f along the P-positions.
type Row struct {
	N, Y, Z, F *big.Int
	Known      bool // that f is by the theorem, not past the end of a list
}

// Row is row n ≥ 0 of the table; row 0 is [0, 0].
func (p *Pair) Row(n *big.Int) (Row, error) {
	r := Row{N: n, Y: new(big.Int), Z: new(big.Int), F: p.growth(n), Known: p.has(new(big.Int).Add(n, one))}
	if n.Sign() == 0 {
		return r, nil
	}
	var err error
	r.Y, r.Z, err = p.Term(n)
	return r, err
}
