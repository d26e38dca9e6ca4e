package exact

import (
	"math"
	"math/big"
	"sort"

	"wythoffatlas/core/game"
)

// A scatter is finitely many positions, by total and then by the first heap;
// heaps are less than 2³¹.
type scatter []game.Position

func newScatter(points []game.Position) scatter {
	sort.Slice(points, func(i, j int) bool {
		if a, b := points[i].Total(), points[j].Total(); a != b {
			return a < b
		}
		return points[i].X < points[j].X
	})
	return points
}

// from is the first point with a total of at least this.
func (s scatter) from(total *big.Int) int {
	t := clamp(total)
	return sort.Search(len(s), func(i int) bool { return s[i].Total() >= t })
}

func (s scatter) has(x, y *big.Int) bool {
	total := add(x, y)
	for i := s.from(total); i < len(s) && s[i].Total() == clamp(total); i++ {
		if bigInt(s[i].X).Cmp(x) == 0 {
			return true
		}
	}
	return false
}

func (s scatter) count(x0, y0, x1, y1 *big.Int) *big.Int {
	n := int64(0)
	s.within(x0, y0, x1, y1, func(game.Position) { n++ })
	return bigInt(n)
}

// within calls f for the points of a rectangle.
func (s scatter) within(x0, y0, x1, y1 *big.Int, f func(game.Position)) {
	left, low, right, top := clamp(x0), clamp(y0), clamp(x1), clamp(y1)
	for _, q := range s[s.from(add(x0, y0)):] {
		if left <= q.X && q.X < right && low <= q.Y && q.Y < top {
			f(q)
		}
	}
}

func (s scatter) paint(cv *tile) {
	counts := map[texel]int64{}
	s.within(cv.x0, cv.y0, cv.edgeX(cv.n), cv.edgeY(cv.n), func(q game.Position) {
		at := func(n int64, from *big.Int) int {
			return int(new(big.Int).Rsh(sub(bigInt(n), from), cv.level).Int64())
		}
		counts[texel{at(q.X, cv.x0), at(q.Y, cv.y0)}]++
	})
	for at, n := range counts {
		cv.add(at.i, at.j, math.Log2(float64(1+n)))
	}
}

func (s scatter) below(total *big.Int) *big.Int { return bigInt(int64(s.from(total))) }

func (s scatter) on(total *big.Int, dst []axis) []axis {
	for i := s.from(total); i < len(s) && s[i].Total() == clamp(total); i++ {
		dst = append(dst, run(bigInt(s[i].X), 1))
	}
	return dst
}

func (s scatter) next(total *big.Int) *big.Int {
	if i := s.from(total); i < len(s) {
		return bigInt(s[i].Total())
	}
	return nil
}

func (s scatter) column(x *big.Int) (ys []axis) {
	for _, q := range s {
		if q.X == clamp(x) {
			ys = append(ys, run(bigInt(q.Y), 1))
		}
	}
	return ys
}

func (s scatter) row(y *big.Int) (xs []axis) {
	for _, q := range s {
		if q.Y == clamp(y) {
			xs = append(xs, run(bigInt(q.X), 1))
		}
	}
	return xs
}

// both: the points in their order, one by one.
func (s scatter) both(rule game.TwoHeapRule, x, y *big.Int, limit int) (found []point) {
	for _, q := range s {
		if len(found) == limit {
			break
		}
		u, v := bigInt(q.X), bigInt(q.Y)
		k, l := sub(x, u), sub(y, v)
		if rule.D1.HasBig(k) && rule.D2.HasBig(l) &&
			l.Cmp(plus(times(k, rule.S), rule.T)) < 0 && k.Cmp(plus(times(l, rule.S), rule.T)) < 0 {
			found = append(found, point{u, v})
		}
	}
	return found
}
