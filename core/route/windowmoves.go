package route

import (
	"sort"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// winningIn is the first limit P-positions of the window that a move from
// `from` reaches, by total and then by the first heap.
func (w *window) winningIn(from game.Position, limit int, pause pause.Func) ([]game.Position, error) {
	found := shortlist{limit: limit}
	bits, work := w.bits, int64(0)
	cost := int64(1)
	if w.Rules.Constraint != nil {
		cost = 1 << 9 // f is evaluated for every P-position that is not ruled out before
	}
	for x := range from.X + 1 {
		lo := w.lowest(from, x)
		bitsBetween(bits.Column(x), lo, from.Y, func(y int64) {
			if to := (game.Position{X: x, Y: y}); w.Rules.Allows(from, to) {
				found.show(to)
			}
			work += cost
		})
		if work += from.Y - lo + 64; work >= chunk {
			work = 0
			if err := pause.At(x+1, from.X+1, "Looking for winning moves"); err != nil {
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
func (w *window) lowest(from game.Position, x int64) int64 {
	r := &w.Rules
	if x == from.X || r.Constraint != nil {
		return 0
	}
	return max(0, from.Y-max(0, r.TwoHeap.S*(from.X-x)+r.TwoHeap.T-1))
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
