package catalog

// A Curve is a curve that P-positions follow where no line does, or a line
// along an axis, which has no slope to speak of.
type Curve struct {
	Name    string                  // "upper curve"
	Formula string                  // "y = x² / 2", as in Statement.Formula; of positions
	At      func(x float64) float64 // for drawing, in the plane where (x, y) is the square from (x, y) to (x+1, y+1): the other coordinate, at x ≥ 0

	// Across says that At gives x for a y.
	Across bool

	// Approximate says that the curve is only near the P-positions, in
	// proportion.
	Approximate bool
}

// rowCurve is the line between two rows of P-positions, y−1 and y of the plane.
// Among positions it is y − 1/2.
func rowCurve(name, formula string, y float64) Curve {
	return Curve{Name: name, Formula: formula, At: func(float64) float64 { return y }}
}
