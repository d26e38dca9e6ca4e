package exact

// Blocking returns the P-positions of Wythoff's game in normal play when before
// each move k − 1 options may be forbidden, for k = 1, 2 and 3 (Larsson, Blocking
// Wythoff Nim): for k = 2 they are (0, 0), (n, 2n+1), and those (x, y) of Wythoff's
// game as (2x+2, 2y+2); for k = 3 they are (0, 0), (n, 2n+1) and (n, 2n+2); and the
// mirror images of all. For larger k there is no theorem, and Blocking panics.
func Blocking(k int64) *Set {
	odd := chainFrom(arithmetic{0, 1, 1, 2}, 0) // (n, 2n+1)
	var upper, lower []part
	switch k {
	case 1:
		return ST(1, 1, 0)
	case 2:
		doubled := func(seq sequence, first int64) part {
			c := chainFrom(seq, first)
			c.k, c.ox, c.oy = 2, bigInt(2), bigInt(2)
			return c
		}
		upper = []part{odd, doubled(newPairs(1, 1, 0), 0)}
		lower = []part{flipped{odd}, doubled(swapped{newPairs(1, 1, 0)}, 1)}
	case 3:
		odd.h = 2 // and (n, 2n+2)
		upper, lower = []part{odd}, []part{flipped{odd}}
	default:
		panic("exact: a theorem is known for k from 1 to 3")
	}
	table := append([]part{spot(0, 0)}, upper...)
	return &Set{Symmetric: true, parts: append(table[:len(table):len(table)], lower...), table: table}
}
