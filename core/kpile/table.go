// Package kpile knows two games with K piles that are played by plain
// subtraction: Wythoff(K) and Nim. Their P-positions do not tile the positive
// integers when K is large enough, unlike those of Wytlex(K), and are listed by
// the number of their tokens.
package kpile

import (
	"math/big"
	"slices"
	"sort"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
)

// A table is P-positions by total, then in lexicographic order: k piles after k
// piles, each below 2³¹.
type table struct {
	k     int
	sizes []int32
}

// Piles is K.
func (t *table) Piles() int { return t.k }

// Rows is how many rows of the table are known.
func (t *table) Rows() int64 { return int64(len(t.sizes) / t.k) }

// At is the size of pile i < K in row n < Rows.
func (t *table) At(n int64, i int) int64 { return int64(t.sizes[int(n)*t.k+i]) }

// Row is row n < Rows, the caller's to change.
func (t *table) Row(n int64) game.Vector { return position(t.row(int(n))) }

func (t *table) row(n int) []int32 { return t.sizes[n*t.k : (n+1)*t.k] }

// find is the row in which p stands, if it does.
func (t *table) find(p []int32) (row int, ok bool) {
	return sort.Find(len(t.sizes)/t.k, func(n int) int { return byTotal(p, t.row(n)) })
}

// sorted are the rows in another order.
func (t *table) sorted(order func(a, b []int32) int) table {
	rows := slices.SortedFunc(slices.Chunk(t.sizes, t.k), order)
	return table{k: t.k, sizes: slices.Concat(rows...)}
}

// byTotal compares positions by total and then in lexicographic order.
func byTotal(a, b []int32) int {
	if order := total(a) - total(b); order != 0 {
		return int(order)
	}
	return slices.Compare(a, b)
}

func total(p []int32) (sum int64) {
	for _, size := range p {
		sum += int64(size)
	}
	return sum
}

func position(p []int32) game.Vector {
	return lists.Map(p, bigInt)
}

func bigInt(n int32) *big.Int { return big.NewInt(int64(n)) }

// checked is an error if p is no position with k piles.
func checked(k int, p game.Vector) error {
	if len(p) != k {
		return fault.Newf("kpile", "a position of this game has %d piles, not %d", k, len(p))
	}
	if !p.Sorted() {
		return fault.Newf("kpile", "the piles of a position are not negative and in nondecreasing order")
	}
	return nil
}
