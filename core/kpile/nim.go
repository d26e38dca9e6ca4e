package kpile

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
)

// A NimGame is Nim with K piles: take any number from one of them. Its rows are
// P-positions by total, then in lexicographic order.
//
// In normal play a position is P if the exclusive or of its piles is 0 (Bouton;
// the thesis on W(a,b), Theorem 1). In misère play the same holds while some
// pile has two tokens; of the positions without one those are P that have an
// odd number of tokens (there, Remark 1).
type NimGame struct {
	table
	misere bool
	upTo   int64 // all P-positions with so many tokens are known
	work   int   // steps so far
}

// maxSizes bounds the piles that a table of Nim holds; one portion more may be
// on the way.
const maxSizes = 1 << 24

// Nim is Nim with k piles, 2 ≤ k ≤ [piles.MaxPiles].
func Nim(k int, play game.Convention) *NimGame {
	if k < 2 || k > piles.MaxPiles {
		panic("kpile: Nim has 2 to 16 piles")
	}
	g := &NimGame{table: table{k: k}, misere: play == game.Misere, upTo: -1}
	for g.Rows() == 0 {
		g.next(func() error { return nil })
	}
	return g
}

// Bytes is about how much memory the rows take.
func (g *NimGame) Bytes() int64 { return int64(4 * cap(g.sizes)) }

// Extend lists P-positions, one total after another, until n rows are known.
func (g *NimGame) Extend(n int64, pause pause.Func) error {
	fits := int64(maxSizes / g.k)
	if n > fits {
		return &piles.Bound{
			Asked: fmt.Sprintf("%d rows of Nim with %d piles", n, g.k),
			Fits:  fmt.Sprintf("the first %d rows", fits),
			Rows:  fits,
		}
	}
	rest := func() error { return pause.At(min(g.Rows(), n), n, "Listing P-positions") }
	for g.Rows() < n {
		if err := g.next(rest); err != nil {
			return err
		}
	}
	return nil
}

// next lists the P-positions with the next total, unless another question has
// done so meanwhile. If it is stopped, they are lost.
func (g *NimGame) next(rest func() error) error {
	total := g.upTo + 1
	var rows []int32
	err := pause.Within(rest, func(step func()) {
		d := digits{k: g.k, misere: g.misere, ends: []int{g.k}, step: func() {
			if g.work++; g.work%(pauseEvery/4) == 0 {
				step()
			}
		}}
		rows = d.list(total)
	})
	if err == nil && g.upTo < total {
		g.sizes, g.upTo = append(g.sizes, rows...), total
	}
	return err
}

// Owner finds the first row that has v > 0. The other piles have at least v
// tokens, so it is [0, …, 0, v, v], or [0, …, 0, 1] in misère play.
func (g *NimGame) Owner(v *big.Int) (row int64, pile int, ok bool) {
	if v.Sign() <= 0 || v.BitLen() > 30 {
		return 0, 0, false
	}
	if g.misere && v.Int64() == 1 {
		return 0, g.k - 1, true
	}
	p := make([]int32, g.k)
	p[g.k-2], p[g.k-1] = int32(v.Int64()), int32(v.Int64())
	n, ok := g.find(p)
	if !ok {
		return 0, 0, false
	}
	return int64(n), g.k - 2, true
}

var one = big.NewInt(1)

// isP decides any position, whatever the order of its piles.
func (g *NimGame) isP(v game.Vector) bool {
	xor, large := new(big.Int), false
	for _, size := range v {
		xor.Xor(xor, size)
		large = large || size.Cmp(one) > 0
	}
	return (xor.Sign() == 0) == (large || !g.misere)
}

// Outcome reports whether v, of any size, is a P-position.
func (g *NimGame) Outcome(v game.Vector, _ pause.Func) (isP bool, err error) {
	if err := checked(g.k, v); err != nil {
		return false, err
	}
	return g.isP(v), nil
}

// Winning lists the P-positions that can be reached from v, of any size, each
// once, in the table's order. From one pile there is at most one.
func (g *NimGame) Winning(v game.Vector, limit int, _ pause.Func) ([]game.Move, error) {
	if err := checked(g.k, v); err != nil {
		return nil, err
	}
	xor := new(big.Int)
	for _, size := range v {
		xor.Xor(xor, size)
	}
	var moves []game.Move
	for i, size := range v {
		if i > 0 && size.Cmp(v[i-1]) == 0 {
			continue
		}
		// The last two are for misère play.
		for _, left := range []*big.Int{new(big.Int).Xor(size, xor), new(big.Int), big.NewInt(1)} {
			if m, ok := g.leave(v, i, left); ok {
				moves = put(moves, m)
				break
			}
		}
	}
	return moves[:max(0, min(limit, len(moves)))], nil
}

// put inserts a move in the table's order: the more is taken, the fewer tokens
// remain.
func put(moves []game.Move, m game.Move) []game.Move {
	i, _ := slices.BinarySearchFunc(moves, m, func(a, b game.Move) int {
		return cmp.Or(a.Change[a.Pair[0]].Cmp(b.Change[b.Pair[0]]), slices.CompareFunc(a.To, b.To, (*big.Int).Cmp))
	})
	return slices.Insert(moves, i, m)
}

// leave is the move that leaves so much of pile i, if it is one into a
// P-position.
func (g *NimGame) leave(v game.Vector, i int, left *big.Int) (m game.Move, ok bool) {
	if left.Cmp(v[i]) >= 0 {
		return m, false
	}
	m.To = slices.Clone(v)
	m.To[i] = left
	if !g.isP(m.To) {
		return m, false
	}
	for j := i; j > 0 && left.Cmp(m.To[j-1]) < 0; j-- {
		m.To[j], m.To[j-1] = m.To[j-1], left
	}
	m.Change = make([]*big.Int, len(v))
	for j := range v {
		m.Change[j] = new(big.Int)
	}
	m.Change[i].Sub(left, v[i])
	m.Pair = [2]int{i, i}
	return m, true
}

// Legal says whether a player may move from a to b: all piles but one are the
// same, and that one is smaller.
func (g *NimGame) Legal(a, b game.Vector) piles.Legality {
	if said := notAbove(g.k, a, b); said != "" {
		return piles.Legality{Reasons: []string{said}}
	}
	// The piles that b lacks: those up to the first difference and from the last
	// one on are the same, and between them b has one pile more before.
	first, last := 0, g.k-1
	for a[first].Cmp(b[first]) == 0 {
		first++
	}
	for a[last].Cmp(b[last]) == 0 {
		last--
	}
	if !a[first:last].Equal(b[first+1 : last+1]) {
		return piles.Legality{Reasons: []string{"More than one pile would change."}}
	}
	l := piles.Legality{Legal: true, Change: make([]*big.Int, g.k), Pair: [2]int{last, last}}
	for i := range l.Change {
		l.Change[i] = new(big.Int)
	}
	l.Change[last].Sub(b[first], a[last])
	l.Reasons = []string{
		fmt.Sprintf("From the pile of %s, %s is taken, and all others stay as they are.", a[last], new(big.Int).Neg(l.Change[last])),
	}
	return l
}

// CountOptions: each pile size there is can become any smaller number, and no two
// of these leave the same piles.
func (g *NimGame) CountOptions(v game.Vector) *big.Int {
	n := new(big.Int)
	for i, size := range v {
		if i == 0 || size.Cmp(v[i-1]) != 0 {
			n.Add(n, size)
		}
	}
	return n
}
