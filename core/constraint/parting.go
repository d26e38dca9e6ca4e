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
func Partings(f *game.Constraint, isP func(x, y int64) bool, side int64, limit int, p pause.Func) (partings []Parting, end, err error) {
	done := int64(0)
	rest := func() error { return p.At(done, 2*side, "Comparing candidates and P-positions") }
	err = pause.Within(rest, func(step func()) {
		var candidates map[game.Position]bool
		if candidates, end = candidatesBelow(f.Paced(step), side); end != nil {
			return
		}
		for total := range 2*side - 1 {
			for x := max(0, total-side+1); 2*x <= total && len(partings) < limit; x++ {
				p := game.Position{X: x, Y: total - x}
				if isP(p.X, p.Y) != candidates[p] {
					partings = append(partings, Parting{p, candidates[p]})
				}
			}
			done = total
			step()
		}
	})
	return partings, end, err
}

// candidatesBelow are the candidates with both heaps below side; the error says
// why they end before it.
func candidatesBelow(f *game.Constraint, side int64) (map[game.Position]bool, error) {
	candidates := map[game.Position]bool{}
	s := recur.Constrained(f)
	for {
		row, err := s.Next()
		if err != nil {
			return nil, err
		}
		if row.A >= side {
			return candidates, nil
		}
		if row.B < side {
			candidates[game.Position{X: row.A, Y: row.B}] = true
		}
	}
}
