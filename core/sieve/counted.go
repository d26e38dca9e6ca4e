package sieve

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// counted decides (s,t)-Wythoff's game in which options may be forbidden. A
// position is P when at most so many of its options are, so that marks do not
// suffice: for each row, and for each diagonal or each row of the cones, it is
// counted how many P-positions the columns so far have there. A row or a column that
// has more than may be forbidden has no others, unless they are decreed.
type counted struct {
	decrees
	reach
	forbids   int32
	height    int64
	x         int64
	row       []int32
	diagonals []int32 // for s = t = 1: that of (x, y) at (y−x) mod height
	cones     []game.Position
	covers    []int32 // for other s, t: how many cones cover a row of this column
	full      int64   // all rows below have no room for more
}

// newCounted refuses rules other than those of (s,t)-Wythoff's game.
func newCounted(r game.Ruleset, play game.Convention, height int64) (constrained, error) {
	both := r.TwoHeap
	if r.Constraint != nil || !anything(r.First) || !anything(r.Second) || !anything(both.D1) || !anything(both.D2) {
		return nil, fault.Newf("sieve", "options may be forbidden in (s,t)-Wythoff’s game only, where any number is taken from one heap, or from both within the bounds of s and t")
	}
	// No position has more options than there are positions, and of forbids more
	// than fit an int32 there is no use: 2²⁶ bounds the height, and the columns
	// that fit with it.
	c := &counted{
		decrees: decrees{r.Box, r.Ends, play}, reach: reach{both.S, both.T},
		forbids: int32(min(r.Forbids, 1<<30)), height: height, row: make([]int32, height),
	}
	if c.s == 1 && c.t == 1 {
		c.diagonals = make([]int32, height)
	} else {
		c.covers = make([]int32, height+1)
	}
	return c, nil
}

func (c *counted) failed() error { return nil }

func (c *counted) next(to *column) {
	to.empty()
	if c.covers != nil {
		c.cover()
	}
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
	if c.covers != nil {
		for y := from; y < c.height && int32(to.n) <= c.forbids; y++ {
			c.decide(to, y, c.covers[y])
		}
		c.x++
		return
	}
	at := residue(from-c.x, c.height)
	for y := from; y < c.height && int32(to.n) <= c.forbids; y++ {
		c.decide(to, y, c.diagonals[at])
		if at++; at == c.height {
			at = 0
		}
	}
	// The diagonal through (x+1, 0) takes the place of the one that has left.
	c.x++
	c.diagonals[residue(-c.x, c.height)] = 0
}

// decide puts (x, y) into its column if it is P; so many of its options that take
// from both heaps are.
func (c *counted) decide(to *column, y int64, both int32) {
	if lost := c.row[y] + both + int32(to.n); lost <= c.forbids && c.open(y, int64(lost)) {
		c.put(to, y)
	}
}

// cover counts the cones over each row of this column, and forgets those that lie
// above all rows for good.
func (c *counted) cover() {
	clear(c.covers)
	kept := c.cones[:0]
	for _, p := range c.cones {
		k := c.x - p.X
		low := p.Y + c.low(k)
		if low >= c.height {
			continue
		}
		kept = append(kept, p)
		c.covers[low]++
		if top := p.Y + c.top(k) + 1; top < c.height {
			c.covers[top]--
		}
	}
	c.cones = kept
	for y := int64(1); y < c.height; y++ {
		c.covers[y] += c.covers[y-1]
	}
}

// open reports whether a position of which so many options are P is itself P for
// having another option, or by the convention.
func (c *counted) open(y, lost int64) bool {
	if c.play == game.Normal {
		return true
	}
	rest := lost - c.x - y // what takings from both heaps are to be more than
	for k := int64(1); k <= c.x && rest >= 0; k++ {
		rest -= max(min(c.top(k), y)-c.low(k)+1, 0)
	}
	return rest < 0
}

func (c *counted) put(to *column, y int64) {
	to.put(y)
	c.row[y]++
	if c.covers != nil {
		c.cones = append(c.cones, game.Position{X: c.x, Y: y})
		return
	}
	c.diagonals[residue(y-c.x, c.height)]++
}
