package columns

import (
	"wythoffatlas/core/beam"
	"wythoffatlas/core/exact"
)

// A Shift moves Wythoff's game over a saturated game: its column X + t over column
// t, its row Y + y over row y, of t and y in Wythoff's game.
//
// With n bits in a column t, z of them 0, and l in row r, it is
//
//	X = t + 1 − n,  Y = r − z.
//
// In exact.Saturation's terms Column = t + 1, and D = n/φ − z; then the upper mean
// line of the game has
//
//	y − φx = Top − φ(Column − 1) + D − 1/2φ = (Y − φX) + 1/2φ,
//
// as Top = r + n − 1 and 1/φ = φ − 1, and likewise x − φy of the lower one is
// (X − φY) + 1/2φ, where Wythoff's own lines have 1/2φ. So the beams of every box
// are those of Wythoff's game moved by whole numbers, and meet in (X, Y), in the
// plane in which squares have sides of 1; of a full k×k box in (1 − k, 1 − k), which
// is Conjecture 1.
type Shift struct{ X, Y int64 }

// Shift is that of a game that is saturated.
func (g *Game) Shift() Shift {
	ly, _ := g.Rows()
	n, zeros := int64(0), int64(0)
	for _, b := range g.Bits() {
		n++
		zeros += 1 - int64(b)
	}
	return Shift{g.At() + 1 - n, ly - zeros}
}

// Lines are the mean lines of the beams of a saturated game, and the point where
// they meet, as package exact has them.
func (g *Game) Lines() (lines []beam.Line, x, y beam.Surd) {
	ly, uy := g.Rows()
	zeros := int64(0)
	for _, b := range g.Bits() {
		zeros += 1 - int64(b)
	}
	lines = exact.Saturation{Column: g.At() + 1, Row: ly, Top: uy, Zeros: zeros}.Lines()
	// Y₁ + m₁(x − X₁) = Y₂ + m₂(x − X₂).
	a, b := lines[0], lines[1]
	x = b.Y0.Sub(a.Y0).Add(a.Slope.Mul(a.X0)).Sub(b.Slope.Mul(b.X0)).Quo(a.Slope.Sub(b.Slope))
	return lines, x, a.Y0.Add(a.Slope.Mul(x.Sub(a.X0)))
}

// Pair is the column of a saturated game and the one of Wythoff's game that the
// shift lays over it, with equally many bits; both go on by [Queue.Step].
func (g *Game) Pair() (column, shifted *Queue) {
	ly, _ := g.Rows()
	s := g.Shift()
	column = NewQueue(g.Bits(), int(ly))
	shifted = Wythoff(column.Len() - 1)
	shifted.Row += int(s.Y)
	return column, shifted
}
