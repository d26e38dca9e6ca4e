package wytlex

import (
	"math/big"
	"slices"
	"sort"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// Winning lists P-positions that can be reached from v in one move, at most
// limit, in the table's order, each with a way to make it; none if v is a
// P-position. Rows are listed up to the first pile of v, and a [*piles.Bound]
// says if that is too far. In plain Wytlex there are at most K rows that share a
// pile with v and K(K−1)/2 that share a difference.
func (g *Game) Winning(v game.Vector, limit int, pause pause.Func) ([]game.Move, error) {
	if err := g.check(v); err != nil {
		return nil, err
	}
	if !v[0].IsInt64() {
		return nil, g.tooFar(v)
	}
	if err := g.extendTo(v[0].Int64(), pause); err != nil {
		return nil, err
	}
	// Rows before v have first piles up to v_1.
	end := g.firstFrom(v[0].Int64())
	if g.rows.int(end, 0) == v[0].Int64() {
		switch c := compare(g.Row(end), v); {
		case c == 0:
			return nil, nil
		case c < 0:
			end++
		}
	}
	if g.sum != nil {
		return g.winningPairs(v, end, limit)
	}
	return g.winningRows(v, end, limit, pause)
}

// winningRows finds the moves from v to rows before end. Page by page it looks
// only where spans let it; past what pages can tell it looks at every row.
func (g *Game) winningRows(v game.Vector, end int64, limit int, pause pause.Func) (moves []game.Move, err error) {
	want, gaps := words(v), words(Differences(v))
	var hits [pageRows]bool
	for n := int64(0); n < end && len(moves) < limit; n++ {
		at, page := n&rowMask, int(n>>pageBits)
		if at == 0 {
			clear(hits[:])
			g.work += g.rows.markPiles(&hits, page, want) + g.rows.markGaps(&hits, page, gaps)
		}
		if hits[at] || n >= g.rows.exact {
			if moves, err = g.addMove(moves, v, n); err != nil {
				return moves, err
			}
		}
		if g.work >= chunk {
			g.work = 0
			if err := pause.At(n, end, "Looking for winning moves"); err != nil {
				return moves, err
			}
		}
	}
	return moves, nil
}

// addMove adds the move from v to row n, if it is legal. If f has no value there,
// which only the last row may have, the two must have a pile in common.
func (g *Game) addMove(moves []game.Move, v game.Vector, n int64) ([]game.Move, error) {
	b := g.Row(n)
	j, err := g.CheckMove(v, b)
	g.work += (50 + b[g.k-1].BitLen()/16) * g.k * g.k
	if err != nil || !j.Legal() {
		return moves, err
	}
	g.work += 1 << 16
	return append(moves, taking(v, b, j.F)), nil
}

// words are the numbers that may be in a page, each once.
func words(ns []*big.Int) []uint32 {
	var fit []uint32
	for _, n := range ns {
		if n.IsUint64() && n.Uint64() < beyond {
			fit = append(fit, uint32(n.Uint64()))
		}
	}
	slices.Sort(fit)
	return slices.Compact(fit)
}

// markPiles marks the rows of a page that have a wanted pile, and says how many
// rows it looked at.
func (r *rows) markPiles(hits *[pageRows]bool, page int, want []uint32) (looked int) {
	for c := range r.k {
		for _, v := range want {
			if page < len(r.spans) && !r.spans[page][c].has(v) {
				continue
			}
			column := r.column(page, c)
			looked += len(column)
			for n, w := range column {
				if w == v {
					hits[n] = true
				}
			}
		}
	}
	return looked
}

// markGaps marks the rows P of a page for which D(P) + [0, f(P)) has one of the
// gaps, and says how many rows it looked at.
func (r *rows) markGaps(hits *[pageRows]bool, page int, gaps []uint32) (looked int) {
	kind := r.k - 1
	for j := range r.k {
		for i := range j {
			kind++
			for _, d := range gaps {
				if page < len(r.spans) && !r.spans[page][kind].has(d) {
					continue
				}
				looked += 2 * r.markGap(hits, page, i, j, d)
			}
		}
	}
	return looked
}

// markGap is markGaps for one pair of piles and one gap.
func (r *rows) markGap(hits *[pageRows]bool, page, i, j int, d uint32) (looked int) {
	low, values := r.column(page, i), r.values(page)
	for n, v := range r.column(page, j) {
		width := uint32(1)
		if values != nil {
			width = values[n]
		}
		if e := v - low[n]; e <= d && d-e < width {
			hits[n] = true
		}
	}
	return len(low)
}

// winningPairs is for K = 2 and piles of any size: the rows that have one of the
// two piles, and the one whose interval has the difference, which by Theorem 20
// is the last whose own difference is not larger; in misère play rows 0 and 1
// may have it besides.
func (g *Game) winningPairs(v game.Vector, end int64, limit int) (moves []game.Move, err error) {
	gap := new(big.Int).Sub(v[1], v[0])
	from := min(2, end)
	last := from + int64(sort.Search(int(end-from), func(i int) bool { return g.gap(from+int64(i)).Cmp(gap) > 0 })) - 1
	candidates := []int64{0, 1, last}
	for _, size := range v {
		if row, _, ok := g.Owner(size); ok {
			candidates = append(candidates, row)
		}
	}
	slices.Sort(candidates)
	for _, n := range slices.Compact(candidates) {
		if n < 0 || n >= end || len(moves) >= limit {
			continue
		}
		if moves, err = g.addMove(moves, v, n); err != nil {
			return moves, err
		}
	}
	return moves, nil
}

// gap is p_2 − p_1 of row n, for K = 2.
func (g *Game) gap(n int64) *big.Int {
	return new(big.Int).Sub(g.rows.big(n, 1), g.rows.big(n, 0))
}
