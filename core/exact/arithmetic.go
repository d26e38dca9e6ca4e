package exact

import (
	"math/big"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/integer"
)

// arithmetic is the sequence (x + n·dx, y + n·dy); x, y ≥ 0, dx, dy ≥ 1.
type arithmetic struct{ x, y, dx, dy int64 }

func (s arithmetic) at(n *big.Int) (x, y *big.Int) {
	return plus(times(n, s.dx), s.x), plus(times(n, s.dy), s.y)
}

func (s arithmetic) rank(p, q int64, v *big.Int) *big.Int {
	step, _ := s.increments(p, q)
	n := plus(integer.FloorDiv(plus(v, -p*s.x-q*s.y), step), 1)
	return integer.Larger(n, new(big.Int))
}

func (s arithmetic) find(p, q int64, v *big.Int) (n, x, y *big.Int) { return lastByRank(s, p, q, v) }

func (s arithmetic) increments(p, q int64) (least, most int64) {
	step := p*s.dx + q*s.dy
	return step, step
}

func (s arithmetic) asymptote(int) *asymptote {
	return &asymptote{
		columns: beam.Of(1, 0, 0, s.dx),
		rows:    beam.Of(1, 0, 0, s.dy),
		slack:   bigInt(2 + max(s.x/s.dx, s.y/s.dy)),
	}
}

func (s arithmetic) near(*big.Int) nearby {
	most := int64(1<<59) / max(s.dx, s.dy)
	return func(p, q, v int64) (i, dx, dy int64) {
		if v < 0 {
			return -1, 0, 0
		}
		i = min(most, v/(p*s.dx+q*s.dy))
		return i, i * s.dx, i * s.dy
	}
}

func (s arithmetic) longest() *big.Int { return nil }
