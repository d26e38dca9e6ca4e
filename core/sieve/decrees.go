package sieve

import "wythoffatlas/core/game"

// decrees are the positions that no move decides: those of a preset box, and those
// with so few tokens that the game is over, which are P in normal play.
type decrees struct {
	box  *game.Box
	ends int64
	play game.Convention
}

// rows is how many rows of column x they are, from the bottom.
func (d *decrees) rows(x int64) int64 {
	n := int64(0)
	if d.ends > 0 {
		n = max(0, d.ends+1-x)
	}
	if d.box.Covers(x, 0) {
		n = max(n, d.box.K())
	}
	return n
}

// isP reports whether (x, y), one of these rows, is P.
func (d *decrees) isP(x, y int64) bool {
	if d.box.Covers(x, y) {
		return d.box.IsP(x, y)
	}
	return d.play == game.Normal
}
