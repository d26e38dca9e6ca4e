package wytlex

import (
	"math/big"
	"sort"
)

// Owner finds the number v > 0 among the known rows: the least row that has it
// and in which pile. For n > 0 the rows of Wytlex tile the positive integers
// (Theorems 13 and 19), but in misère play with K = 2, where (2, 2) has 2 twice;
// the first pile is given then.
func (g *Game) Owner(v *big.Int) (row int64, pile int, ok bool) {
	if v.Sign() <= 0 {
		return 0, 0, false
	}
	if v.IsUint64() && v.Uint64() < beyond {
		return g.rows.owner(uint32(v.Uint64()))
	}
	return g.rows.farOwner(v)
}

// farOwner is for v that is beyond.
func (r *rows) farOwner(v *big.Int) (row int64, pile int, ok bool) {
	i := 0
	if r.k == 2 { // larger piles increase
		i = sort.Search(len(r.far), func(i int) bool { return r.far[i].Cmp(v) >= 0 })
	}
	for ; i < len(r.far); i++ {
		if r.far[i] != nil && r.far[i].Cmp(v) == 0 {
			return r.farFrom + int64(i/(r.k-1)), 1 + i%(r.k-1), true
		} else if r.k == 2 {
			break
		}
	}
	return 0, 0, false
}

// owner looks only into columns of pages whose span has v.
func (r *rows) owner(v uint32) (row int64, pile int, ok bool) {
	for page := range r.pages {
		best := -1
		for c := range r.k {
			if page < len(r.spans) && !r.spans[page][c].has(v) {
				continue
			}
			for n, w := range r.column(page, c) {
				if w == v && (best < 0 || n < best) {
					best, pile = n, c
				}
			}
		}
		if best >= 0 {
			return int64(page)<<pageBits + int64(best), pile, true
		}
	}
	return 0, 0, false
}

// Owners colours the numbers from, from+1, … > 0: dst[i] becomes 1 + the pile
// whose sequence has from+i among the known rows, or 0 if none has.
func (g *Game) Owners(dst []byte, from int64) {
	clear(dst)
	end := from + int64(len(dst))
	if from >= beyond || end <= 0 || len(dst) == 0 {
		return
	}
	low, high := uint32(max(from, 0)), uint32(min(end, beyond)-1)
	r := &g.rows
	for page := range r.pages {
		for c := r.k - 1; c >= 0; c-- {
			if page < len(r.spans) && (r.spans[page][c].high < low || r.spans[page][c].low > high) {
				continue
			}
			for _, v := range r.column(page, c) {
				if low <= v && v <= high {
					dst[int64(v)-from] = byte(c + 1)
				}
			}
		}
	}
	if from <= 0 { // no positive number
		dst[-from] = 0
	}
}

// firstFrom is the first known row whose first pile is at least v; Rows if there
// is none. First piles increase (Lemma 9).
func (g *Game) firstFrom(v int64) int64 {
	return int64(sort.Search(int(g.rows.n), func(n int) bool { return g.rows.int(int64(n), 0) >= v }))
}
