package sieve

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// counted decides Wythoff's game in which options may be forbidden. A position is P
// when at most so many of its options are, so that marks do not suffice: for each
// row and each diagonal it is counted how many P-positions the columns so far have
// on it. A row or a column that has more than may be forbidden has no others,
// unless they are decreed.
type counted struct {
	decrees
	forbids   int32
	height    int64
	x         int64
	row       []int32
	diagonals []int32 // that of (x, y) at (y−x) mod height
	full      int64   // all rows below have no room for more
}

// newCounted refuses rules other than those of Wythoff's game.
func newCounted(r game.Ruleset, play game.Convention, height int64) (constrained, error) {
	both := r.TwoHeap
	if r.Constraint != nil || !anything(r.First) || !anything(r.Second) || !anything(both.D1) || !anything(both.D2) || both.S != 1 || both.T != 1 {
		return nil, fault.Newf("sieve", "options may be forbidden in Wythoff’s game only, where any number is taken from one heap, or the same from both")
	}
	// No position has more than 3·height options, and 2²⁶ bounds the height.
	return &counted{
		decrees: decrees{r.Box, r.Ends, play}, forbids: int32(min(r.Forbids, 3*MaxHeight)), height: height,
		row: make([]int32, height), diagonals: make([]int32, height),
	}, nil
}

func (c *counted) failed() error { return nil }

func (c *counted) next(to *column) {
	to.empty()
	decreed := min(c.decrees.rows(c.x), c.height)
	for y := range decreed {
		if c.isP(c.x, y) {
			c.put(to, y)
		}
	}
	for c.full < c.height && c.row[c.full] > c.forbids {
		c.full++
	}
	from := max(decreed, c.full)
	at := (from - c.x) % c.height
	if at < 0 {
		at += c.height
	}
	for y := from; y < c.height && int32(to.n) <= c.forbids; y++ {
		if lost := c.row[y] + c.diagonals[at] + int32(to.n); lost <= c.forbids && c.open(y, int64(lost)) {
			c.put(to, y)
		}
		if at++; at == c.height {
			at = 0
		}
	}
	// The diagonal through (x+1, 0) takes the place of the one that has left.
	c.x++
	c.diagonals[residue(-c.x, c.height)] = 0
}

// open reports whether a position of which so many options are P is itself P for
// having another option, or by the convention.
func (c *counted) open(y, lost int64) bool {
	return c.play == game.Normal || c.x+y+min(c.x, y) > lost
}

func (c *counted) put(to *column, y int64) {
	to.put(y)
	c.row[y]++
	c.diagonals[residue(y-c.x, c.height)]++
}
