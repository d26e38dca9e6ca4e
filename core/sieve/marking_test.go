package sieve

import (
	"wythoffatlas/core/game"
	"wythoffatlas/core/internal/naive"
)

// forwardMarking decides [0,w)×[0,h) the plain way: go through the positions
// column by column, and mark every position that a P-position can be reached
// from. It is the measure of the benchmarks, and the tests' second opinion on
// windows too large for the definition. P-positions come out unmarked.
func forwardMarking(r game.Ruleset, play game.Convention, w, h int64) (isN []bool) {
	isN = make([]bool, w*h)
	marker := newMarker(r, w, h)
	for x := range w {
		for y := range h {
			at := &isN[x*h+y]
			switch {
			case r.Box.Covers(x, y):
				*at = !r.Box.IsP(x, y)
			case play == game.Misere && !*at:
				*at = naive.Terminal(r, game.Position{X: x, Y: y})
			}
			if !*at {
				marker.mark(isN, x, y)
			}
		}
	}
	return isN
}

// A marker has the takings of a ruleset as lists, so that marking does nothing
// but write.
type marker struct {
	w, h          int64
	first, second []int64
	both          [][]int64 // by k
	diagonal      []int64   // when all of them are k = l
}

func newMarker(r game.Ruleset, w, h int64) *marker {
	m := &marker{w: w, h: h}
	for k := int64(1); k < w; k++ {
		if r.First.Has(k) {
			m.first = append(m.first, k)
		}
	}
	for l := int64(1); l < h; l++ {
		if r.Second.Has(l) {
			m.second = append(m.second, l)
		}
	}
	if r.TwoHeap.S == 1 && r.TwoHeap.T == 1 {
		for k := int64(1); k < min(w, h); k++ {
			if r.TwoHeap.Allows(k, k) {
				m.diagonal = append(m.diagonal, k)
			}
		}
		return m
	}
	m.both = make([][]int64, w)
	for k := int64(1); k < w; k++ {
		if r.TwoHeap.D1.Has(k) {
			for l := int64(1); l < h; l++ {
				if r.TwoHeap.Allows(k, l) {
					m.both[k] = append(m.both[k], l)
				}
			}
		}
	}
	return m
}

func (m *marker) mark(isN []bool, x, y int64) {
	for _, k := range m.first {
		if x+k >= m.w {
			break
		}
		isN[(x+k)*m.h+y] = true
	}
	column := isN[x*m.h : (x+1)*m.h]
	for _, l := range m.second {
		if y+l >= m.h {
			break
		}
		column[y+l] = true
	}
	for _, k := range m.diagonal {
		if x+k >= m.w || y+k >= m.h {
			break
		}
		isN[(x+k)*m.h+y+k] = true
	}
	for k := int64(1); k < int64(len(m.both)) && x+k < m.w; k++ {
		column := isN[(x+k)*m.h : (x+k+1)*m.h]
		for _, l := range m.both[k] {
			if y+l >= m.h {
				break
			}
			column[y+l] = true
		}
	}
}
