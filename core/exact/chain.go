package exact

import (
	"math/big"
	"sync"

	"wythoffatlas/core/integer"
)

// A chain is a beam of P-positions: blocks of w×h positions whose lower left
// corners are the points of a sequence from first on (before end, unless that
// is nil), magnified by k and moved by (ox, oy). Nearly always w = h = k = 1.
//
// Blocks of more than one position leave room for one another: the corner of
// the next is at least w to the right and h higher up. For single positions,
// where several points share a column, their rows are consecutive, and the
// other way round.
type chain struct {
	seq        sequence
	first, end *big.Int
	k          int64
	ox, oy     *big.Int
	w, h       int64
	quick      func() *quick // of the sequence, made when first asked; nil for none
}

// chainFrom is the plain chain of the sequence from its n-th point on.
func chainFrom(seq sequence, n int64) *chain {
	return &chain{seq: seq, first: bigInt(n), k: 1, ox: bigInt(0), oy: bigInt(0), w: 1, h: 1, quick: sync.OnceValue(func() *quick { return newQuick(seq) })}
}

// corner is the lower left corner of the n-th block.
func (c *chain) corner(n *big.Int) (x, y *big.Int) { return c.place(c.seq.at(n)) }

// place moves a point of the sequence to where the chain has it.
func (c *chain) place(x, y *big.Int) (*big.Int, *big.Int) {
	return add(times(x, c.k), c.ox), add(times(y, c.k), c.oy)
}

// inner rewrites p·x + q·y ≤ v about a corner as the like about the sequence.
func (c *chain) inner(p, q int64, v *big.Int) *big.Int {
	if c.ox.Sign() != 0 {
		v = sub(v, times(c.ox, p))
	}
	if c.oy.Sign() != 0 {
		v = sub(v, times(c.oy, q))
	}
	return integer.FloorDiv(v, c.k)
}

// upTo is the index behind the last block whose corner has p·x + q·y ≤ v: from
// first, if there is none, to end.
func (c *chain) upTo(p, q int64, v *big.Int) *big.Int {
	return c.clip(c.seq.rank(p, q, c.inner(p, q, v)))
}

func (c *chain) clip(n *big.Int) *big.Int {
	if n.Cmp(c.first) < 0 {
		return c.first
	}
	if c.end != nil && n.Cmp(c.end) > 0 {
		return c.end
	}
	return n
}

// find returns the last block whose corner has p·x + q·y ≤ v, and its corner;
// ok is false if the chain has none.
func (c *chain) find(p, q int64, v *big.Int) (n, x, y *big.Int, ok bool) {
	n, x, y = c.seq.find(p, q, c.inner(p, q, v))
	switch {
	case n.Cmp(c.first) < 0:
		return nil, nil, nil, false
	case c.end != nil && n.Cmp(c.end) >= 0:
		if n = plus(c.end, -1); n.Cmp(c.first) < 0 {
			return nil, nil, nil, false // it has no points
		}
		x, y = c.seq.at(n)
	}
	x, y = c.place(x, y)
	return n, x, y, true
}

func (c *chain) has(x, y *big.Int) bool {
	if has, sure := c.hasSmall(x, y); sure {
		return has
	}
	_, cx, cy, ok := c.find(1, 1, add(x, y))
	return ok && offset(x, cx, c.w) && offset(y, cy, c.h)
}

// offset reports whether 0 ≤ x − x0 < n.
func offset(x, x0 *big.Int, n int64) bool {
	return x.Cmp(x0) >= 0 && sub(x, x0).Cmp(bigInt(n)) < 0
}

// count: all positions of the blocks that the rectangle touches, less what
// sticks out. Each side of the rectangle cuts at most one block.
func (c *chain) count(x0, y0, x1, y1 *big.Int) *big.Int {
	from, to := c.span(x0, y0, x1, y1)
	if from.Cmp(to) >= 0 {
		return new(big.Int)
	}
	area := c.w * c.h
	total := times(sub(to, from), area)
	if area == 1 {
		return total
	}
	var seen []*big.Int
cuts:
	for _, cut := range [][3]*big.Int{{x0, bigInt(1), bigInt(0)}, {x1, bigInt(1), bigInt(0)}, {y0, bigInt(0), bigInt(1)}, {y1, bigInt(0), bigInt(1)}} {
		n, x, y, ok := c.find(cut[1].Int64(), cut[2].Int64(), plus(cut[0], -1))
		if !ok || n.Cmp(from) < 0 || n.Cmp(to) >= 0 {
			continue
		}
		for _, m := range seen {
			if m.Cmp(n) == 0 {
				continue cuts
			}
		}
		seen = append(seen, n)
		total.Sub(total, bigInt(area-overlap(x, c.w, x0, x1)*overlap(y, c.h, y0, y1)))
	}
	return total
}

// span returns the indices from..to−1 of the blocks that touch the rectangle.
func (c *chain) span(x0, y0, x1, y1 *big.Int) (from, to *big.Int) {
	from = integer.Larger(c.upTo(1, 0, plus(x0, -c.w)), c.upTo(0, 1, plus(y0, -c.h)))
	to = integer.Smaller(c.upTo(1, 0, plus(x1, -1)), c.upTo(0, 1, plus(y1, -1)))
	return from, to
}

// overlap is how many of the n integers from x lie in [lo, hi).
func overlap(x *big.Int, n int64, lo, hi *big.Int) int64 {
	shared := sub(integer.Smaller(plus(x, n), hi), integer.Larger(x, lo))
	return max(0, shared.Int64()) // at most n where it counts
}

// below: blocks follow one another in total, as block n+1 starts at least
// w + h higher than block n, whose totals go up to w + h − 2 from its corner.
func (c *chain) below(total *big.Int) *big.Int {
	n, x, y, ok := c.find(1, 1, plus(total, -1))
	if !ok {
		return new(big.Int)
	}
	whole := times(sub(n, c.first), c.w*c.h)
	rest := sub(total, add(x, y))
	if rest.Cmp(bigInt(c.w+c.h)) > 0 {
		rest = bigInt(c.w + c.h)
	}
	return plus(whole, cornerCount(c.w, c.h, rest.Int64()))
}

// cornerCount counts 0 ≤ i < w, 0 ≤ j < h with i + j < d.
func cornerCount(w, h, d int64) int64 {
	n := int64(0)
	for i := range min(w, d) {
		n += min(h, d-i)
	}
	return n
}

func (c *chain) on(total *big.Int, dst []axis) []axis {
	_, x, y, ok := c.find(1, 1, total)
	if !ok {
		return dst
	}
	d := sub(total, add(x, y))
	if d.Cmp(bigInt(c.w+c.h-2)) > 0 {
		return dst
	}
	i := d.Int64()
	from, to := max(0, i-(c.h-1)), min(i, c.w-1)
	return append(dst, run(plus(x, from), to-from+1))
}

func (c *chain) next(total *big.Int) *big.Int {
	n := c.first
	if last, x, y, ok := c.find(1, 1, total); ok {
		if sub(total, add(x, y)).Cmp(bigInt(c.w+c.h-2)) <= 0 {
			return total
		}
		n = plus(last, 1)
	}
	if c.end != nil && n.Cmp(c.end) >= 0 {
		return nil
	}
	x, y := c.corner(n)
	return x.Add(x, y)
}

func (c *chain) column(x *big.Int) []axis {
	if c.w == 1 && c.seq.longest() == nil {
		if least, _ := c.seq.increments(1, 0); least >= 1 { // one block at most
			_, cx, y, ok := c.find(1, 0, x)
			if !ok || cx.Cmp(x) != 0 {
				return nil
			}
			return []axis{run(y, c.h)}
		}
	}
	from, to := c.upTo(1, 0, plus(x, -c.w)), c.upTo(1, 0, x)
	if last := c.seq.longest(); last != nil && to.Cmp(last) > 0 {
		to = last
	}
	if from.Cmp(to) >= 0 {
		return nil
	}
	_, y := c.corner(from)
	if c.h > 1 {
		return []axis{run(y, c.h)}
	}
	return []axis{{first: y, last: add(y, plus(sub(to, from), -1)), step: 1}}
}

func (c *chain) row(y *big.Int) []axis { return c.mirror().column(y) }

// mirror is the chain with the heaps exchanged.
func (c *chain) mirror() *chain {
	m := *c
	m.quick = nil // of the sequence before
	m.seq, m.ox, m.oy, m.w, m.h = swapped{c.seq}, c.oy, c.ox, c.h, c.w
	return &m
}
