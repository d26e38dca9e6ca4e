package sieve

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// # Constraint functions
//
// By a constraint function f, k ≥ 1 and l ≥ 1 may be taken together when
// |l−k| < f(x1, y1, x0). So the P-position (px,py) blocks, in the column px+k,
// the rows above py that lie on the diagonals less than f away from its own.
// From one heap alone anything may be taken: above one P-position, or to the
// right of one, nothing else is P, and a column has one at most, in its lowest
// open row. Only a preset box can hold more.
//
// What f is depends on the P-position, and perhaps on x0 = min(x, y), which is
// not the same all over the board. If f does not have x0 in it, a P-position
// blocks the same diagonals for ever: see fixed. Otherwise f is evaluated anew
// for every line of the board and every P-position it may move to: see corner.
// Where f has no value it blocks nothing, as in [game.Constraint].

// A constrained game finds the P-positions of the columns x = 0, 1, 2, ….
type constrained interface {
	// next writes those of the next column to c.
	next(c *column)
	// failed is the first error of the constraint function that was met.
	failed() error
}

// newConstrained chooses how to decide a game with a constraint function.
func newConstrained(r game.Ruleset, play game.Convention, height, columns int64) (constrained, error) {
	if !anything(r.First) || !anything(r.Second) {
		return nil, fault.Newf("sieve", "with a constraint function, any number must be allowed from one heap alone")
	}
	t := terms{f: r.Constraint, box: r.Box, misere: play == game.Misere, height: height}
	if r.Constraint.UsesX0() {
		return newCorner(t, r.Symmetric(), columns), nil
	}
	return newFixed(t), nil
}

// anything reports whether the set is written so that it holds every n ≥ 1.
func anything(t game.SubtractionSet) bool {
	for _, p := range t {
		if p.Mod == 1 && p.Max == 0 {
			return true
		}
	}
	return false
}

// terms are what a game with a constraint function is made of.
type terms struct {
	f      *game.Constraint
	box    *game.Box
	misere bool
	height int64
	err    error
}

func (t *terms) failed() error { return t.err }

// note keeps the first error.
func (t *terms) note(err error) {
	if t.err == nil {
		t.err = err
	}
}

// side is that of the box, 0 without one.
func (t *terms) side() int64 {
	if t.box == nil {
		return 0
	}
	return t.box.K()
}

// open is the first row of column x, from row y on, that no decree and no
// convention decides: in misère play (0,0) is N, being the only position
// without a move.
func (t *terms) open(x, y int64) int64 {
	switch {
	case x < t.side():
		return max(y, t.side())
	case t.misere && x == 0:
		return max(y, 1)
	default:
		return y
	}
}

// decree puts the P-positions of the box into column x and reports whether
// there are any below the height.
func (t *terms) decree(c *column, x int64) (any bool) {
	if !t.box.Covers(x, 0) {
		return false
	}
	for y := range min(t.side(), t.height) {
		if t.box.IsP(x, y) {
			c.put(y)
			any = true
		}
	}
	return any
}

// empty makes a column one without P-positions.
func (c *column) empty() {
	clear(c.bits[c.lo:c.hi])
	c.lo, c.hi, c.n = 0, 0, 0
}

// put adds a P-position that the column does not have.
func (c *column) put(y int64) {
	w := int(y >> 6)
	c.bits[w] |= 1 << uint(y&63)
	if c.n++; c.n == 1 {
		c.lo, c.hi = w, w+1
	}
	c.lo, c.hi = min(c.lo, w), max(c.hi, w+1)
}
