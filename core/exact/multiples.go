package exact

import (
	"math/big"

	"wythoffatlas/core/game"
)

// EEW returns the P-positions of Even-Even (s,t)-Wythoff in either convention
// (Liu & Li, Theorems 13 and 14): [Multiples] of 2.
func EEW(s, t int64, play game.Convention) *Set { return Multiples(2, s, t, play) }

// Multiples returns the P-positions of (s,t)-Wythoff when only multiples of k
// may be taken, 1 ≤ k ≤ [game.MaxModulus] (Liu & Li's Open Problem 25):
//
//	k·P(s, ⌈t/k⌉) + {0, …, k−1}²,
//
// P(s, t) being those of (s,t)-Wythoff in the same convention. For a move keeps
// both residues mod k, and takes k·i and k·j together just when
// |ki − kj| < (s−1)·k·min(i, j) + t, which for integers is
// |i − j| < (s−1)·min(i, j) + ⌈t/k⌉.
func Multiples(k, s, t int64, play game.Convention) *Set {
	if k < 1 || k > game.MaxModulus {
		panic("exact: k goes from 1 to 64")
	}
	set := ST(s, (t+k-1)/k, play)
	if k == 1 {
		return set
	}
	return &Set{
		Symmetric: true,
		parts:     magnified(set.parts, k, false),
		table:     magnified(set.table, k, true),
	}
}

// A magnifier is a part of which each position can become a block of k×k: those of
// [ST] can. In a table, blocks on the diagonal keep only x ≤ y.
type magnifier interface {
	magnified(k int64, table bool) []part
}

func magnified(parts []part, k int64, table bool) (all []part) {
	for _, p := range parts {
		all = append(all, p.(magnifier).magnified(k, table)...)
	}
	return all
}

// magnified is for a single position.
func (l *lattice) magnified(k int64, table bool) []part {
	x, y := run(times(l.x.first, k), k), run(times(l.y.first, k), k)
	return []part{&lattice{x: x, y: y, upper: table && l.x.first.Cmp(l.y.first) == 0}}
}

func (c *chain) magnified(k int64, table bool) (all []part) {
	larger := *c
	if x, y := c.corner(c.first); x.Cmp(y) == 0 { // (0, 0), on the diagonal
		all = append(all, &lattice{x: run(new(big.Int), k), y: run(new(big.Int), k), upper: table})
		larger.first = plus(c.first, 1)
	}
	larger.k, larger.w, larger.h = k, k, k
	return append(all, &larger)
}
