package sieve

// # Cones
//
// By the (s,t) rule k and l may be taken together when |l−k| < (s−1)·min(k,l)+t,
// which for l ≥ k says l ≤ s·k+t−1 and for l < k says k ≤ s·l+t−1. So the
// P-position (px,py) blocks, in the column k ≥ 1 further on, the rows from
//
//	low = max(py+1, ⌊(x+v−t)/s⌋+1), v = s·py − px,  to
//	top = s·x+u+t−1,                u = py − s·px,
//
// where x = px+k. This is its cone. In low the first term holds while the cone
// is young, k < t; u and v are measures of where the upper and the lower edge
// run.
//
// Cones that touch stay together: from column to column every top rises by
// s ≥ 1 and no low rises by more than 1. So two cones that overlap, or between
// which no row is left, are one blocked interval for ever after. Its top is
// that of the larger u. Its low is that of one of them if v and the low of
// today are both smallest in the same cone. Otherwise, which happens only
// where P-positions lie inside a cone (a preset box, or residues that let the
// cone pass by), both are kept, in order, until the lower edge of the earlier
// one has caught up with the later one. With all sets unrestricted there are
// two or three cones at any time, and a few more when residues thin them out.
//
// When takings are restricted to k ≡ r1 (mod m1) and l ≡ r2 (mod m2), the
// P-positions of each pair of residue classes have their own cones, which block
// only the columns r1 and the rows r2 further on. Where every fourth cell is P,
// nearly all P-positions lie where a cone of their own class already covers
// theirs; those stretches are stepped over whole.

// reach is the (s,t) rule.
type reach struct{ s, t int64 }

// low and top are the least and the largest l that may be taken with k ≥ 1.
func (r reach) low(k int64) int64 {
	if k < r.t {
		return 1
	}
	return (k-r.t)/r.s + 1
}

func (r reach) top(k int64) int64 { return r.s*k + r.t - 1 }

// A cone is the union of one or more cones, as above.
type cone struct {
	floor int64 // py+1 of the P-position whose lower edge counts
	v, u  int64
}

// lowAt and topAt are the lowest and the highest row of a cone in column x.
func (r reach) lowAt(c cone, x int64) int64 {
	n := x + c.v - r.t
	if r.s > 1 { // for speed
		n /= r.s // rounds a negative n up, to 0 at most, and the floor is 1 at least
	}
	return max(c.floor, n+1)
}

func (r reach) topAt(c cone, x int64) int64 { return r.s*x + c.u + r.t - 1 }

// cones is the cones of all P-positions for D1, D2 being residue classes.
type cones struct {
	reach
	height int64
	d1, d2 classes
	pick   [][]uint64   // by residue of py: the rows of that class
	hit    [][]uint64   // by residue of py: the rows that d2 blocks from there
	merged [][]coneList // by residues of px and py
}

// newCones needs moduli of at most 64.
func newCones(r reach, height int64, d1, d2 classes) *cones {
	c := &cones{reach: r, height: height, d1: d1, d2: d2, merged: make([][]coneList, d1.mod)}
	for i := range c.merged {
		c.merged[i] = make([]coneList, d2.mod)
	}
	for class := range d2.mod {
		c.pick = append(c.pick, pattern(d2.mod, 1<<uint(class)))
		c.hit = append(c.hit, pattern(d2.mod, rotate(maskOf(d2.residues), class, d2.mod)))
	}
	return c
}

// mark blocks the rows ≥ from that the cones cover in column x.
func (c *cones) mark(b *board, x, from int64) {
	for _, res := range c.d1.residues {
		lists := c.merged[residue(x-res, c.d1.mod)]
		for class := range lists {
			lists[class].mark(c, b, x, from, c.hit[class])
		}
	}
}

// add adds the cones of the P-positions of column x.
func (c *cones) add(p *column, x int64) {
	if p.n == 0 {
		return
	}
	lists := c.merged[x%c.d1.mod]
	for class := range lists {
		lists[class].add(c, picker{p, c.pick[class]}, x)
	}
}
