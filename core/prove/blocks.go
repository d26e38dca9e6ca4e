package prove

import (
	"math/bits"

	"wythoffatlas/core/automaton"
	"wythoffatlas/core/numeration"
)

// Multiples is the set of a candidate grown to blocks: {(kx+i, ky+j)} for the
// (x, y) of the candidate and 0 ≤ i, j < k.
func Multiples(l automaton.Limits, c Candidate, k int64) (Candidate, error) {
	const doing = "Growing positions to blocks"
	digits := int(c.System.Largest()) + 1
	grown := automaton.NewConjunction(digits, 4) // the candidate's x, y, then those of a block
	grown.Add(c.P, 0, 1)
	for track := range 2 {
		for _, form := range [][3]int64{{0, -k, 1}, {1 - k, k, -1}} {
			s, err := c.System.AtLeast(l, form[0], form[1], form[2])
			if err != nil {
				return c, err
			}
			grown.AddSum(s, track, 2+track)
		}
	}
	n, err := grown.Project(l, doing, 2, 3)
	if err != nil {
		return c, err
	}
	if n, err = n.Reduce(l, doing); err != nil {
		return c, err
	}
	valid, err := pairs(l, c.System)
	if err != nil {
		return c, err
	}
	d, err := n.Determinise(l, doing, valid)
	if err != nil {
		return c, err
	}
	d, err = automaton.And(l, d, valid)
	return Candidate{c.System, d}, err
}

// pairs are the pairs of representations.
func pairs(l automaton.Limits, m *numeration.System) (*automaton.DFA, error) {
	c := automaton.NewConjunction(int(m.Largest())+1, 2)
	c.Add(m.Valid(), 0)
	c.Add(m.Valid(), 1)
	return c.DFA(l, "Listing valid digits")
}

// maxBlock bounds the side of the blocks that are looked for.
const maxBlock = 8

// blockSide is the largest k ≤ maxBlock for which a window is made of blocks of
// k×k that are P or N as a whole.
func blockSide(w Window, side int64) int64 {
	for k := int64(maxBlock); k > 1; k-- {
		if blocked(w, side/k*k, k) {
			return k
		}
	}
	return 1
}

func blocked(w Window, side, k int64) bool {
	for x := range side {
		column := w.Column(x)
		if x%k > 0 {
			before := w.Column(x - 1)
			for y := int64(0); y < side; y += 64 {
				if (load(column, y)^load(before, y))&low(side-y) != 0 {
					return false
				}
			}
			continue
		}
		for y := int64(0); y < side; y += k {
			if v := load(column, y) & low(k); v != 0 && v != low(k) {
				return false
			}
		}
	}
	return true
}

// low is a word with so many of its lowest bits set.
func low(n int64) uint64 {
	if n >= 64 {
		return ^uint64(0)
	}
	return 1<<n - 1
}

// A quotient is a window of blocks, one position for each.
type quotient [][]uint64

// blocksOf is the window of blocks of side k.
func blocksOf(w Window, side, k int64) Window {
	if k == 1 {
		return w
	}
	q := make(quotient, side/k)
	for x := range q {
		column := w.Column(int64(x) * k)
		q[x] = make([]uint64, (len(q)+63)/64)
		for y := range q {
			at := int64(y) * k
			q[x][y>>6] |= column[at>>6] >> uint(at&63) & 1 << uint(y&63)
		}
	}
	return q
}

func (q quotient) Column(x int64) []uint64 { return q[x] }

func (q quotient) Count(x0, y0, x1, y1 int64) int64 {
	n := 0
	for _, column := range q[x0:x1] {
		for y := y0; y < y1; y += 64 {
			n += bits.OnesCount64(load(column, y) & low(y1-y))
		}
	}
	return int64(n)
}
