package constraint

import (
	"wythoffatlas/core/game"
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
// know all positions x ≤ y of the square. The error says where f has no value.
func Partings(f *game.Constraint, isP func(x, y int64) bool, side int64, limit int) ([]Parting, error) {
	candidates := map[game.Position]bool{}
	s := recur.Constrained(f)
	for {
		row, err := s.Next()
		if err != nil {
			return nil, err
		}
		if row.A >= side {
			break
		}
		if row.B < side {
			candidates[game.Position{X: row.A, Y: row.B}] = true
		}
	}
	var partings []Parting
	for total := range 2*side - 1 {
		for x := max(0, total-side+1); 2*x <= total && len(partings) < limit; x++ {
			p := game.Position{X: x, Y: total - x}
			if isP(p.X, p.Y) != candidates[p] {
				partings = append(partings, Parting{p, candidates[p]})
			}
		}
	}
	return partings, nil
}
