// Package sieve decides which positions of a window are P by elimination, 64
// positions at a time, for any [game.Ruleset] in either convention. It knows no
// theorem about any game.
//
// # The idea
//
// A position is P when none of its options is. Going through the columns x = 0,
// 1, 2, … and through each from the bottom up, all options come first. So every
// P-position that is found blocks, that is, makes N, the positions from which
// it can be reached; and the next position that nothing blocks is P. Marking
// them one by one costs thousands of steps for each P-position. Here nothing is
// marked ahead: a column of 64-bit words asks, when its turn comes, what blocks
// it, and the form of the rules makes the answers short.
//
//   - A taking of k from the first heap alone stays in its row, and one of k
//     from both heaps stays on its diagonal. One bit set of used rows and one of
//     used diagonals, for each residue of the columns if residues matter, block
//     a column in one pass of ORs (lines.go). Diagonals are read at an offset
//     that slides by one bit a column (frame.go).
//   - What the (s,t) rule blocks from one P-position is a cone. Cones that touch
//     stay together for ever, so that a few merged cones stand for all
//     P-positions (cones.go, merge.go).
//   - A bound on what is taken lets go again. Then a column looks back at the
//     columns in reach (lookback.go), or a line is queued until it expires
//     (recent.go).
//   - Takings from the second heap act within the column. Only the first
//     P-position of each residue class changes anything, so that whole words
//     between them are decided at once (second.go, cycle.go).
//   - By a constraint function, a P-position blocks all diagonals that are less
//     than f away from its own, for ever if f does not depend on x0 (fixed.go),
//     and otherwise as f says anew for each line of the board (corner.go).
//   - In misère play the terminal positions are blocked too; in every column
//     they are the lowest few rows (terminal.go).
//   - The positions of a preset box are what they are decreed to be, and the
//     P-positions among them block like any other.
//
// plan.go chooses among these by the form of the rules. The cost of a column is
// a handful of passes over its words, whether one position in a thousand is P
// or every fourth; a column ends early when everything above is blocked, and
// starts above the rows that are used for ever, and above those which they and the
// used diagonals block together: one pass finds these and writes nothing.
package sieve
