package exact

import (
	"math"
	"math/big"

	"wythoffatlas/core/integer"
)

// How a torus paints a tile. A column of texels is an interval of abscissas: q
// whole turns around the block and an arc, which has the residues of r … r+e−1.
// With I the positions of the block whose x lies in the arc of a column, and J
// those whose y lies in the arc of a row, their texel has
//
//	q·q'·N + q·|J| + q'·|I| + |I ∩ J|
//
// positions, N being those of the block. Both coordinates grow along a chain, so
// that I and J are intervals of indices, and each texel costs a few comparisons.

// An arc is a column or a row of texels as the block sees it.
type arc struct {
	turns  float64    // q; at most 2⁶², past which only the logarithm counts
	log    float64    // log₂ q, of use when there are many turns
	edges  [2]range64 // of residues; one more where the arc passes 0
	first  [2]range64 // the indices of the chain whose x lies there
	second [2]range64 // and whose y does
	within float64    // |I|
}

// A range64 is the integers from lo to hi − 1.
type range64 struct{ lo, hi int64 }

func (r range64) size() int64 { return max(0, r.hi-r.lo) }

func (r range64) meet(o range64) int64 { return range64{max(r.lo, o.lo), min(r.hi, o.hi)}.size() }

func (r range64) has(n int64) bool { return r.lo <= n && n < r.hi }

// many turns make what the arc adds to them too small to be seen: 2⁻⁴⁰ of it.
const many = 1 << 40

func (t *torus) paint(c *tile) {
	columns, rows := t.arcs(c, c.edgeX), t.arcs(c, c.edgeY)
	all, _ := new(big.Float).SetInt(t.points()).Float64()
	for j := range rows {
		for i := range columns {
			if n := t.texel(&columns[i], &rows[j], all); n > 0 {
				c.add(i, j, n)
			}
		}
	}
}

// texel is log₂(1 + count).
func (t *torus) texel(x, y *arc, all float64) float64 {
	switch {
	case x.turns >= many && y.turns >= many:
		return x.log + y.log + math.Log2(all)
	case x.turns >= many && y.turns*all+y.within > 0:
		return x.log + math.Log2(y.turns*all+y.within)
	case y.turns >= many && x.turns*all+x.within > 0:
		return y.log + math.Log2(x.turns*all+x.within)
	case x.turns >= many || y.turns >= many:
		return 0
	}
	n := x.turns*y.turns*all + x.turns*y.within + y.turns*x.within
	for _, a := range x.first {
		for _, b := range y.second {
			n += float64(a.meet(b))
		}
	}
	for _, a := range x.second {
		for _, b := range y.first {
			n += float64(a.meet(b))
		}
	}
	for _, s := range t.spots {
		if x.holds(s[0]) && y.holds(s[1]) {
			n++
		}
	}
	return math.Log2(1 + n)
}

func (a *arc) holds(residue int64) bool { return a.edges[0].has(residue) || a.edges[1].has(residue) }

// arcs are the columns of a tile, or its rows.
func (t *torus) arcs(c *tile, edge func(int) *big.Int) []arc {
	all := make([]arc, c.n)
	from := integer.Larger(edge(0), new(big.Int))
	for i := range all {
		to := integer.Larger(edge(i+1), new(big.Int))
		t.measure(&all[i], from, to)
		from = to
	}
	return all
}

// measure is the arc of the coordinates from … to−1, from ≥ 0.
func (t *torus) measure(a *arc, from, to *big.Int) {
	length := sub(to, from)
	turns := integer.FloorDiv(length, t.d)
	if turns.Sign() > 0 {
		a.log = log2(turns)
		a.turns = math.Exp2(min(a.log, 62))
		if turns.IsInt64() {
			a.turns = float64(turns.Int64())
		}
	}
	r, e := integer.Modulo(from, t.d), integer.Modulo(length, t.d)
	a.edges = [2]range64{{r, min(r+e, t.d)}, {0, max(0, r+e-t.d)}}
	for i, edge := range a.edges {
		if edge.size() == 0 {
			continue
		}
		a.first[i] = t.indices(1, 0, edge)
		a.second[i] = t.indices(0, 1, edge)
		a.within += float64(a.first[i].size() + a.second[i].size())
		for _, s := range t.spots {
			if edge.has(s[0]) {
				a.within++
			}
		}
	}
}

// indices are those of the chain with p·x + q·y in a range.
func (t *torus) indices(p, q int64, r range64) range64 {
	return range64{t.chain.upTo(p, q, bigInt(r.lo-1)).Int64(), t.chain.upTo(p, q, bigInt(r.hi-1)).Int64()}
}
