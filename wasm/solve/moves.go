package solve

import (
	"sort"

	"wythoffatlas/core/game"
)

// winningIn is the first limit P-positions of the window that a move from
// `from` reaches, by total and then by the first heap.
func winningIn(p *plane, from game.Position, limit int, pause pause) ([]game.Position, error) {
	found := shortlist{limit: limit}
	w, work := p.window, int64(0)
	for x := range from.X + 1 {
		lo := lowest(p.Rules, from, x)
		bitsBetween(w.Column(x), lo, from.Y, func(y int64) {
			if to := (game.Position{X: x, Y: y}); p.Rules.Allows(from, to) {
				found.show(to)
			}
		})
		if work += from.Y - lo + 64; work >= chunk {
			work = 0
			if err := pause(x+1, from.X+1, "Looking for winning moves"); err != nil {
				return nil, err
			}
		}
	}
	return found.list, nil
}

// lowest is a row that no move from `from` into column x goes below: with
// k = from.X − x > 0 taken from the first heap, at most S·k + T − 1 may be
// taken from the second, and nothing where S = T = 0. S, T ≤ 10⁶ and k < 2³¹, so
// int64 holds it. A constraint function gives no such bound.
func lowest(r game.Ruleset, from game.Position, x int64) int64 {
	if x == from.X || r.Constraint != nil {
		return 0
	}
	return max(0, from.Y-max(0, r.Both.S*(from.X-x)+r.Both.T-1))
}

// A shortlist keeps the first limit ≥ 1 positions of those it is shown, by
// total and then by the first heap.
type shortlist struct {
	limit int
	list  []game.Position
}

func (s *shortlist) show(q game.Position) {
	if len(s.list) == s.limit && !before(q, s.list[s.limit-1]) {
		return
	}
	at := sort.Search(len(s.list), func(i int) bool { return before(q, s.list[i]) })
	if len(s.list) < s.limit {
		s.list = append(s.list, q)
	}
	copy(s.list[at+1:], s.list[at:])
	s.list[at] = q
}

func before(a, b game.Position) bool {
	if a.Total() != b.Total() {
		return a.Total() < b.Total()
	}
	return a.X < b.X
}
