package explain

import (
	"math/big"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/exact"
	"wythoffatlas/core/game"
	"wythoffatlas/core/integer"
)

// A proof that a set is the P-positions says, case by case, how to move into it
// from any position outside ("Fact 2" of Liu and Li, part II of Fraenkel). Here
// are the cases that the papers at hand distinguish.

// A proof is the cases of one theorem. One of them applies to every N-position
// that is not terminal.
type proof struct {
	theorem  string // "Theorem 13 of Liu and Li"
	cases    []proofCase
	sorted   bool // the cases are for x ≤ y, and the game is symmetric
	exchange bool // the cases are for the game with the heaps exchanged
}

// A proofCase is one: the condition on (x, y) and the position to move to, which
// is the paper's.
type proofCase struct {
	label   string
	words   string // the condition, as the sentence "Here …" goes on
	applies func(x, y *big.Int) bool
	to      func(x, y *big.Int) game.Vector
}

// A step is a case that applies to a position, and the move that it makes.
type step struct {
	*proofCase
	theorem string
	to      game.Vector
}

// find is the case for an N-position; ok is false if there is none, which for a
// terminal one is so.
func (p *proof) find(at game.Vector) (s step, ok bool) {
	x, y := at[0], at[1]
	turn := p.exchange || p.sorted && x.Cmp(y) > 0
	if turn {
		x, y = y, x
	}
	for i := range p.cases {
		c := &p.cases[i]
		if !c.applies(x, y) {
			continue
		}
		to := c.to(x, y)
		if turn {
			to = game.Vector{to[1], to[0]}
		}
		return step{c, p.theorem, to}, true
	}
	return step{}, false
}

// proofOf is the proof of the game's theorem; nil where the papers at hand
// distinguish no cases.
func proofOf(g *catalog.Game) *proof {
	if g.Preset != nil || !g.ByTheorem() {
		return nil
	}
	switch g.Proof {
	case catalog.Constant:
		return theorem3(g, g.ProofT)
	case catalog.OddOdd:
		return oowProof(g.Play)
	case catalog.EvenEven:
		return eewProof(g.ProofS, g.ProofT, g.Play)
	case catalog.OddThenEven:
		return oewProof(g.ProofS, g.ProofT, g.Play)
	case catalog.EvenThenOdd:
		p := oewProof(g.ProofS, g.ProofT, g.Play)
		p.theorem += ", with the heaps exchanged"
		p.exchange = true
		return p
	}
	return nil
}

func odd(n *big.Int) bool { return n.Bit(0) == 1 }

// parity is δ(n), 1 for an odd number and 0 for an even one.
func parity(n *big.Int) *big.Int { return num(int64(n.Bit(0))) }

func pair(x, y *big.Int) game.Vector { return game.Vector{x, y} }

// small reports whether n is at most m.
func small(n *big.Int, m int64) bool { return n.Cmp(num(m)) <= 0 }

// theorem3 is part II of the proof of Fraenkel's Theorem 3 for a constant
// function f = t, in normal play.
func theorem3(g *catalog.Game, t int64) *proof {
	set := g.Set
	return &proof{theorem: "Theorem 3 of Fraenkel (f = t)", sorted: true, cases: []proofCase{
		{"(i)", "x is a Bₙ, and y is reduced to its Aₙ",
			func(x, y *big.Int) bool { return set.Partner(x).Cmp(x) < 0 },
			func(x, y *big.Int) game.Vector { return pair(x, set.Partner(x)) }},
		{"(ii), y > bₙ", "x is an Aₙ, and y, which is larger, is reduced to its Bₙ",
			func(x, y *big.Int) bool { b := set.Partner(x); return b.Cmp(x) >= 0 && y.Cmp(b) > 0 },
			func(x, y *big.Int) game.Vector { return pair(x, set.Partner(x)) }},
		{"(ii), y < bₙ", "x is an Aₙ and y less than its Bₙ, so an earlier pair has a difference near enough to y − x",
			func(x, y *big.Int) bool { b := set.Partner(x); return b.Cmp(x) >= 0 && y.Cmp(b) < 0 },
			func(x, y *big.Int) game.Vector {
				a, b := set.Nth(integer.FloorDiv(sub(y, x), t))
				return pair(a, b)
			}},
	}}
}

// oowProof is Fact B of Theorem 7 and Fact 2 of Theorem 9.
func oowProof(play game.Convention) *proof {
	if play == game.Normal {
		return &proof{theorem: "Theorem 7 of Liu and Li", cases: []proofCase{
			{"Fact B", "a heap is odd, and one token is taken from each heap that is",
				func(x, y *big.Int) bool { return odd(x) || odd(y) },
				func(x, y *big.Int) game.Vector { return pair(sub(x, parity(x)), sub(y, parity(y))) }},
		}}
	}
	less := func(n *big.Int) *big.Int { return plus(n, -1) }
	return &proof{theorem: "Theorem 9 of Liu and Li", sorted: true, cases: []proofCase{
		{"Fact 2, x = 0", "one heap is empty, the other even",
			func(x, y *big.Int) bool { return x.Sign() == 0 && y.Sign() > 0 && !odd(y) },
			func(x, y *big.Int) game.Vector { return pair(x, less(y)) }},
		{"Fact 2, x even", "the smaller heap is even, the larger odd",
			func(x, y *big.Int) bool { return x.Sign() > 0 && !odd(x) && odd(y) },
			func(x, y *big.Int) game.Vector { return pair(x, less(y)) }},
		{"Fact 2 (i)", "the smaller heap is 1, and the other is left odd beside an empty one",
			func(x, y *big.Int) bool { return x.Cmp(num(1)) == 0 },
			func(x, y *big.Int) game.Vector { return pair(new(big.Int), sub(y, sub(num(1), parity(y)))) }},
		{"Fact 2 (ii)", "the smaller heap is odd and at least 3, and one token is taken from each heap that is odd",
			func(x, y *big.Int) bool { return odd(x) && !small(x, 1) },
			func(x, y *big.Int) game.Vector { return pair(less(x), sub(y, parity(y))) }},
	}}
}

// blocks are the pairs of even numbers at which the blocks of Even-Even Wythoff
// begin: the pairs of (s,⌈t/2⌉)-Wythoff, doubled.
type blocks struct {
	half *exact.Set
	s    int64
	step int64 // t + δₜ
	play game.Convention
}

// partner is the other number of the pair that has x − δₓ.
func (b *blocks) partner(x *big.Int) *big.Int {
	return times(b.half.Partner(new(big.Int).Rsh(x, 1)), 2)
}

// even is x − δₓ.
func even(x *big.Int) *big.Int { return sub(x, parity(x)) }

func (b *blocks) nth(m *big.Int) (first, second *big.Int) {
	if b.begins() && small(m, 1) { // the paper counts (4,4) before (0,2)
		m = sub(num(1), m)
	}
	first, second = b.half.Nth(m)
	return times(first, 2), times(second, 2)
}

// begins reports whether the pairs begin as in misère Wythoff.
func (b *blocks) begins() bool { return b.play == game.Misere && b.s == 1 && b.step == 2 }

// start is H₀ or B₀ where the pairs are sE + (t+δₜ)n + start.
func (b *blocks) start() int64 {
	if b.play == game.Misere && !b.begins() {
		return 2
	}
	return 0
}

// m is ⌊(y − s·A − δ_y − start)/(t + δₜ)⌋.
func (b *blocks) m(x, y *big.Int) *big.Int {
	return integer.FloorDiv(plus(sub(even(y), times(even(x), b.s)), -b.start()), b.step)
}

// eewProof is Fact 2 of Theorems 13 and 14.
func eewProof(s, t int64, play game.Convention) *proof {
	b := &blocks{exact.ST(s, (t+1)/2, play), s, t + t%2, play}
	p := &proof{theorem: "Theorem 13 of Liu and Li", sorted: true}
	near, far := "Case (ii) (2.1)", "Case (ii) (2.2)"
	if play == game.Misere {
		p.theorem, near, far = "Theorem 14 of Liu and Li", "Case (ii) (2-A-1)", "Case (ii) (2-A-2)"
		if b.begins() {
			far = "Case (ii) (2-B)"
		}
	}
	isA := func(x *big.Int) bool { return b.partner(x).Cmp(even(x)) >= 0 }
	// inside: x is in an A, y in a row below its B, and there is a move.
	inside := func(x, y *big.Int) bool {
		return isA(x) && y.Cmp(b.partner(x)) < 0 && !(play == game.Misere && small(y, 1))
	}
	isNear := func(x, y *big.Int) bool {
		return !b.begins() && b.m(x, y).Sign() <= 0
	}
	p.cases = []proofCase{
		{"Case (i)", "x − δₓ is a B, and y is reduced to its A or the number after it",
			func(x, y *big.Int) bool { return !isA(x) },
			func(x, y *big.Int) game.Vector { return pair(x, add(b.partner(x), parity(y))) }},
		{"Case (ii) (1)", "x − δₓ is an A, and y is reduced to its B or the number after it",
			func(x, y *big.Int) bool { return isA(x) && y.Cmp(plus(b.partner(x), 1)) > 0 },
			func(x, y *big.Int) game.Vector { return pair(x, add(b.partner(x), parity(y))) }},
		{near, "x − δₓ is an A and y less than its B, near enough to move to the first block",
			func(x, y *big.Int) bool { return inside(x, y) && isNear(x, y) },
			func(x, y *big.Int) game.Vector { return pair(parity(x), plus(parity(y), b.start())) }},
		{far, "x − δₓ is an A and y less than its B, so an earlier block has a difference near enough",
			func(x, y *big.Int) bool { return inside(x, y) && !isNear(x, y) },
			func(x, y *big.Int) game.Vector {
				first, second := b.nth(b.m(x, y))
				return pair(add(first, parity(x)), add(second, parity(y)))
			}},
	}
	return p
}
