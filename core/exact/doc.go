// Package exact answers questions about P-positions at any size: membership,
// rank, the n-th position, the number of P-positions in a rectangle, winning
// moves and whole tiles of a map, in time logarithmic in the coordinates (times
// the cost of big-integer arithmetic).
//
// A [Set] is a union of disjoint parts: chains, the beams along which the
// P-positions of Wythoff-like games lie, and lattices, products of arithmetic
// progressions. Chains are blocks at the points of a sequence, and a sequence
// is where the number theory is: morphic words, quadratic surds, arithmetic.
// Where numbers are small, or near one another, it works in machine integers.
//
// Papers are cited by author: Fraenkel is "New games related to old and new
// sequences", Liu & Li the one on odd and even (s,t)-Wythoff, Liu, Li & Li "A
// restricted version of Wythoff's game"; the thesis is the one on W(a,b).
package exact
