// Package exact answers questions about P-positions at any size: membership,
// rank, the n-th position and the number of P-positions in a rectangle, in time
// logarithmic in the coordinates (times the cost of big-integer arithmetic).
package exact
