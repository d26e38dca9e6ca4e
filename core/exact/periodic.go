package exact

import "wythoffatlas/core/game"

// maxLattices bounds the lattices of a set that [Periodic] makes: each costs as
// much as a beam does.
const maxLattices = 512

// Periodic returns the set that is isP on [0,x0+p)×[0,y0+q) and repeats from
// there: its columns from x0 on after every p, its rows from y0 on after every
// q; x0, y0 ≥ 0 and p, q ≥ 1. It is nil if the set needs too many lattices.
//
// The set is as good as the period. Its table lists all positions, as if the
// game were not symmetric.
func Periodic(isP func(x, y int64) bool, x0, p, y0, q int64) *Set {
	var once []game.Position
	var parts []part
	progression := func(n, from, period int64) axis {
		if n < from {
			return run(bigInt(n), 1)
		}
		return every(n, period)
	}
	for x := range x0 + p {
		for y := range y0 + q {
			switch {
			case !isP(x, y):
			case x < x0 && y < y0:
				once = append(once, game.Position{X: x, Y: y})
			case len(parts) == maxLattices:
				return nil
			default:
				parts = append(parts, &lattice{x: progression(x, x0, p), y: progression(y, y0, q)})
			}
		}
	}
	if len(once) > 0 {
		parts = append(parts, newScatter(once))
	}
	return &Set{parts: parts, table: parts}
}
