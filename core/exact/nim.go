package exact

import "wythoffatlas/core/game"

// Nim returns the P-positions of Nim with two heaps: equal heaps (Bouton; the
// thesis on W(a,b), Theorem 1). In misère play, when no heap has two tokens, it
// is just the others (Remark 1 there): (0,1) and (1,0).
func Nim(play game.Convention) *Set {
	diagonal := arithmetic{dx: 1, dy: 1}
	if play == game.Normal {
		c := chainFrom(diagonal, 0)
		return &Set{Symmetric: true, parts: []part{c}, table: []part{c}}
	}
	c := chainFrom(diagonal, 2)
	return &Set{
		Symmetric: true,
		parts:     []part{spot(0, 1), spot(1, 0), c},
		table:     []part{spot(0, 1), c},
	}
}
