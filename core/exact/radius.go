package exact

import "wythoffatlas/core/game"

// Radius returns the P-positions of the R-radius game, 1 ≤ r ≤ [game.MaxParam]:
// Wythoff's game in which at most r tokens are taken from each heap. With
// d = r + 1, they are the (x, y) for which (x mod d, y mod d) is a P-position of
// Wythoff's game in the same convention, but for r = 1 in misère play. It is a
// theorem of this atlas. Call W the P-positions of Wythoff's game in the block
// [0,d)². Each row, column and diagonal of the block has at most one, and one
// whose coordinates differ by n has the larger at least 2n, so that n ≤ r/2
// (in misère play (0, 1) too, for r ≥ 2).
//
//   - No move joins two of these positions. One from one heap changes one residue
//     and leaves the other. One from both moves the residues down a diagonal of the
//     block; where one of them passes 0, from a difference n on one side to a
//     difference m on the other with n + m = d. But n + m ≤ r.
//   - From every other position a move leads to one. Its residues are an N-position
//     of Wythoff's game; if that is not (0, 0) in misère play, a winning move there
//     stays in the block, takes at most r, and is a move here. In misère play
//     residues (0, 0) of a position that is not terminal become (1, 0) or (0, 1)
//     by taking r.
//
// For r = 1 in misère play they are those of [OOW]: with both heaps positive a
// move from two even heaps leaves an odd one, and so on; see the tests. It panics
// when r is out of range.
func Radius(r int64, play game.Convention) *Set {
	if r < 1 || r > game.MaxParam {
		panic("exact: r goes from 1 to 1,000,000")
	}
	var t *torus
	switch wythoff := newPairs(1, 1, 0); {
	case play == game.Normal:
		t = newTorus(r+1, chainFrom(wythoff, 1), [2]int64{0, 0})
	case r == 1:
		return OOW(play)
	default:
		t = newTorus(r+1, chainFrom(wythoff, 2), [2]int64{0, 1}, [2]int64{1, 0}, [2]int64{2, 2})
	}
	half := *t
	half.upper = true
	return &Set{Symmetric: true, parts: []part{t}, table: []part{&half}}
}
