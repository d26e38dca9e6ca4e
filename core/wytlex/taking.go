package wytlex

import (
	"math/big"
	"slices"

	"wythoffatlas/core/game"
)

// taking is a way to make a legal move from a to b, see [Game.Legal]; f is f(b),
// or nil if the two have a pile in common.
func taking(a, b game.Vector, f *big.Int) game.Move {
	t := newTaker(a, b)
	pair := [2]int{-1, -1}
	if stays := t.matchCommon(); stays < 0 {
		pair = t.matchPair(f)
		t.matchRest()
	} else {
		t.matchRest()
		for i, to := range t.to {
			if a[i].Cmp(b[to]) != 0 {
				pair = [2]int{min(stays, i), max(stays, i)}
				break
			}
		}
	}
	change := make([]*big.Int, len(a))
	for i, to := range t.to {
		change[i] = new(big.Int).Sub(b[to], a[i])
	}
	return game.Move{To: b, Change: change, Pair: pair}
}

// A taker says which pile of a becomes which pile of b.
type taker struct {
	a, b  game.Vector
	to    []int // for each pile of a; −1 while that is open
	taken []bool
}

func newTaker(a, b game.Vector) *taker {
	t := &taker{a, b, make([]int, len(a)), make([]bool, len(b))}
	for i := range t.to {
		t.to[i] = -1
	}
	return t
}

func (t *taker) match(i, k int) { t.to[i], t.taken[k] = k, true }

// matchCommon leaves as many piles as possible as they are, and gives the first
// of them, or −1.
func (t *taker) matchCommon() int {
	first := -1
	for i, k := 0, 0; i < len(t.a) && k < len(t.b); {
		switch c := t.a[i].Cmp(t.b[k]); {
		case c < 0:
			i++
		case c > 0:
			k++
		default:
			t.match(i, k)
			if first < 0 {
				first = i
			}
			i++
			k++
		}
	}
	return first
}

// matchPair finds two piles whose difference is in reach of one of b.
func (t *taker) matchPair(f *big.Int) [2]int {
	d, e := new(big.Int), new(big.Int)
	for j := range t.a {
		for i := range j {
			d.Sub(t.a[j], t.a[i])
			for l := range t.b {
				for k := range l {
					if e.Sub(t.b[l], t.b[k]); reaches(d, e, f) {
						t.match(i, k)
						t.match(j, l)
						return [2]int{i, j}
					}
				}
			}
		}
	}
	panic("wytlex: a taking of an illegal move")
}

// matchRest pairs what is left in order.
func (t *taker) matchRest() {
	for i := range t.to {
		if t.to[i] < 0 {
			t.match(i, slices.Index(t.taken, false))
		}
	}
}
