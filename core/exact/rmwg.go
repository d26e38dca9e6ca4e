package exact

import "wythoffatlas/core/game"

// RMWG returns the P-positions of the Restricted Move of Wythoff's Game in
// normal play, 1 ≤ r ≤ [game.MaxParam]: at most r tokens from one heap, or as
// many as one likes from both, equally. With (a_n, b_n) of Wythoff's game, they
// are, and their mirror images (Liu, Li & Li, Theorem 4),
//
//	(a_s, b_s + (r+1)m),  0 ≤ s ≤ r−i,  (b_t, a_t + (r+1)(m+1)),  1 ≤ t ≤ i,  if r = a_i,
//	(a_s, b_s + (r+1)m),  0 ≤ s ≤ i,  (b_t, a_t + (r+1)(m+1)),  1 ≤ t ≤ r−i,  if r = b_i,
//
// for all m ≥ 0. There is no theorem for misère play. It panics when r is out
// of range.
func RMWG(r int64) *Set {
	if r < 1 || r > game.MaxParam {
		panic("exact: r goes from 1 to 1,000,000")
	}
	// Both cases say: as many rows of Wythoff's table as have b_s ≤ r, and as
	// many as have a_t ≤ r. Of 1, …, r they take each number once.
	wythoff := newPairs(1, 1, 0)
	n, _, _ := wythoff.find(1, 0, bigInt(r))
	lastT := n.Int64()
	lastS := r - lastT

	columns := []part{tooth(wythoff, 0, lastS, 0, r+1), tooth(swapped{wythoff}, 1, lastT, r+1, r+1)}
	rows := []part{
		&lattice{x: every(r+1, r+1), y: run(bigInt(0), 1)}, // s = 0, but (0, 0) is in the columns
		flipped{columns[1]},
	}
	if lastS >= 1 {
		rows = append(rows, flipped{tooth(wythoff, 1, lastS, 0, r+1)})
	}
	return &Set{Symmetric: true, parts: append(rows, columns...), table: columns}
}

// tooth is the points first..last of a sequence, moved up and repeated every d
// rows.
func tooth(seq sequence, first, last, up, d int64) *repeated {
	c := chainFrom(seq, first)
	c.end, c.oy = bigInt(last+1), bigInt(up)
	return newRepeated(c, d)
}
