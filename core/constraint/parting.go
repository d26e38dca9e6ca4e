package constraint

import (
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/recur"
)

// A Parting is a position (x, y), x ≤ y, that is a candidate of Theorem 3 and
// not P, or P and no candidate.
type Parting struct {
	game.Position
	Candidate bool
}

// Partings lists where the candidates of f and the P-positions in [0,side)²
// part, by total and then by the first pile, at most limit of them. isP must
// know all positions x ≤ y of the square. End says why the candidates end before
// the side, where f has no value; nothing is listed then. The error is that of
// pause.
func Partings(f *game.Constraint, isP func(x, y int64) bool, side int64, limit int, pause pause.Func) (partings []Parting, end, err error) {
	const words = "Comparing candidates and P-positions"
	candidates := map[game.Position]bool{}
	s := recur.Constrained(f)
	for n := int64(0); ; n++ {
		row, end := s.Next()
		if end != nil {
			return nil, end, nil
		}
		if row.A >= side {
			break
		}
		if row.B < side {
			candidates[game.Position{X: row.A, Y: row.B}] = true
		}
		if n%64 == 0 { // rows by an f that takes long
			if err := pause.At(row.A, 2*side, words); err != nil {
				return nil, nil, err
			}
		}
	}
	for total := range 2*side - 1 {
		for x := max(0, total-side+1); 2*x <= total && len(partings) < limit; x++ {
			p := game.Position{X: x, Y: total - x}
			if isP(p.X, p.Y) != candidates[p] {
				partings = append(partings, Parting{p, candidates[p]})
			}
		}
		if total%16 == 0 {
			if err := pause.At(side+total/2, 2*side, words); err != nil {
				return nil, nil, err
			}
		}
	}
	return partings, nil, nil
}
