// Package grundy finds the Sprague–Grundy values (nim-values) of the positions
// of a two-heap game, and what follows from them: sums of games, the positions
// of one value, and rows whose values repeat.
//
// The value of a position is the mex of the values of its options, the least
// number that none of them has; a position is P just when its value is 0. The
// value of a sum of games is the exclusive or of the values of its parts
// (Sprague 1935, Grundy 1939). Both hold for normal play only: in misère play
// there is no such number, and what is asked for it is refused. So is a game with
// a preset box, since to decree that a position is P or N does not say what it is
// worth in a sum.
//
// # Method
//
// Listing the options of every position takes time n⁴ where cones are allowed and
// n³ else. Here the values of the options of a position are bit sets that are
// carried from position to position (lines.go):
//
//   - The takings ≡ r (mod m) from the first heap at (x, y) are those at
//     (x−m, y), one pile of m tokens further, and those of at most m tokens. So
//     there is a set for each row and residue of x, to which a position adds a
//     bit or a few. The same goes for the columns.
//   - What the (s,t) rule allows at (x−m, y−m) it allows from (x, y). With s = 1
//     what comes in addition takes at most m from one of the heaps; with s > 1
//     there are two strips along the edges of the cone, which are themselves
//     carried along lines of slope s and 1/s (plan.go).
//   - What is bounded, or has large moduli, is listed, and so is what comes in
//     addition to the diagonal under a constraint function of x1 and y1 (listing.go).
//   - Under one that depends on x0 each option of a column comes once and goes once,
//     and how many have a value is counted (reach.go): n³ steps.
//
// The mex of the union is found 64 values at a time, from the first word on that
// is not full in any of the sets. Positions are gone through by blocks, so that
// the sets in use stay in the cache.
package grundy
