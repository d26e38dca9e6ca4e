package exact

import (
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/lists"
)

// flipped is a part with the heaps exchanged.
type flipped struct{ part part }

// flip exchanges the heaps of parts.
func flip(parts []part) []part {
	return lists.Map(parts, func(p part) part { return flipped{p} })
}

func (f flipped) has(x, y *big.Int) bool { return f.part.has(y, x) }

func (f flipped) count(x0, y0, x1, y1 *big.Int) *big.Int { return f.part.count(y0, x0, y1, x1) }

func (f flipped) paint(c *tile) { f.part.paint(c.transposed()) }

func (f flipped) below(total *big.Int) *big.Int { return f.part.below(total) }

func (f flipped) on(total *big.Int, dst []axis) []axis {
	for _, a := range f.part.on(total, nil) {
		dst = append(dst, a.reflected(total))
	}
	return dst
}

func (f flipped) next(total *big.Int) *big.Int { return f.part.next(total) }

func (f flipped) column(x *big.Int) []axis { return f.part.row(x) }

func (f flipped) row(y *big.Int) []axis { return f.part.column(y) }

func (f flipped) both(rule game.TwoHeapRule, x, y *big.Int, limit int) []point {
	return transposed(f.part.both(mirrored(rule), y, x, limit))
}
