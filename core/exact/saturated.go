package exact

import "wythoffatlas/core/beam"

// Wythoff's game after a preset box (the thesis on W(a,b), §4.2). Look at
// column t when the diagonals that hold P-positions of earlier columns are just
// those between l and u, and
//
//   - all rows below R are taken, R being the row of column t on the diagonal
//     next below l,
//   - no row above T is taken, T being the row of column t − 1 on u.
//
// Of the rows R..T some are taken (1) and some are not (0): a word w of bits. If
// the bit of R is 0, (t, R) is P, as its diagonal is free; the bit becomes 1, and
// a row that is not taken comes to the upper end, 0. If it is 1, every position
// up to u lies on a taken row or diagonal, and the P-position is two rows above
// T: the bit is done with, and 01 comes to the upper end. Either way the next
// column is of the same kind. So from then on the column is a queue in which
//
//	σ: 0 → 001 (two columns, one P-position below and one above), 1 → 01,
//
// the rows from R on are the infinite word g = w σ(w) σ²(w) …, and the prefix of
// m letters with z zeros among them gives the P-positions
//
//	(t − 1 + m + z, T + 2m + z)   above, for each m ≥ 1,
//	(t + m + z, R + m)            below, for each m at which the next letter is 0.

// saturated are the two beams from such a column on. The n-th point of the upper
// one belongs to the prefix of n + 1 letters, that of the lower one to the n-th 0.
//
// How far do they stray? |Z − N/φ| is φ^(−2k−1) in σ^k(1), and less in σ^k(0); so
// in w σ(w) … σ^(k−1)(w) it is at most |w|, in a part of σ^k(w) as much, and in the
// two letters at most of each level below that 2 in all.
func (s Saturation) beams(w []byte) (upper, lower sequence) {
	gap, run := int64(2), int64(0)
	for _, bit := range w {
		run++
		gap = max(gap, run+1)
		if bit == 0 {
			run = 0
		}
	}
	slack := bigInt(4*(2*int64(len(w))+2) + 2*(s.Column+s.Row+s.Top) + 8)
	perPhi, perPhi2 := beam.Of(-1, 1, 5, 2), beam.Of(3, -1, 5, 2) // 1/φ and 1/φ²
	g := newWord(2, 1, w, 3, -1)
	return prefixes{points{g, affine{2, -1, s.Column - 1}, affine{3, -1, s.Top}, &asymptote{perPhi, perPhi2, slack}}, 1},
		zeros{points{g, affine{2, -1, s.Column}, affine{1, 0, s.Row}, &asymptote{perPhi2, perPhi, slack}}, gap}
}
