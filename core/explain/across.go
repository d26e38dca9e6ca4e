package explain

import (
	"math/big"
	"sort"

	"wythoffatlas/core/integer"
)

// The takings from both heaps of so many tokens in all lie on an antidiagonal.
// Those of one class each are a run.

// A run is the numbers hi, hi−step, … down to lo, all of one class; hi ≥ lo.
type run struct {
	lo, hi *big.Int
	step   int64
}

// above counts the numbers of the run that are larger than k.
func (r run) above(k *big.Int) *big.Int {
	if k.Cmp(r.hi) >= 0 {
		return new(big.Int)
	}
	low := integer.Larger(r.lo, plus(k, 1))
	return plus(integer.FloorDiv(sub(r.hi, low), r.step), 1)
}

// across lists what the first heap has after a taking of so many from both, in
// order, without the first skip and at most count; n is how many there are in
// all.
func (o *Options) across(taken, skip *big.Int, count int) (list []*big.Int, n *big.Int) {
	if o.rules.Constraint != nil {
		return o.tried(taken, skip, count)
	}
	runs := o.runs(taken)
	n = above(runs, new(big.Int))
	if count <= 0 || skip.Cmp(n) >= 0 {
		return nil, n
	}
	if skip.Sign() > 0 {
		// The largest k with more than skip numbers at k or above.
		lo, hi := new(big.Int), taken
		for plus(lo, 1).Cmp(hi) < 0 { // above(lo) > skip ≥ above(hi)
			mid := add(lo, hi)
			mid.Rsh(mid, 1)
			if above(runs, mid).Cmp(skip) > 0 {
				lo = mid
			} else {
				hi = mid
			}
		}
		runs = from(runs, hi)
	}
	for len(list) < count && len(runs) > 0 {
		best := 0
		for i := range runs {
			if runs[i].hi.Cmp(runs[best].hi) > 0 {
				best = i
			}
		}
		k := runs[best].hi
		list = append(list, sub(o.From[0], k))
		runs = from(runs, plus(k, -1))
	}
	return list, n
}

func above(runs []run, k *big.Int) *big.Int {
	n := new(big.Int)
	for _, r := range runs {
		n.Add(n, r.above(k))
	}
	return n
}

// from keeps what is at most k. It may overwrite runs.
func from(runs []run, k *big.Int) []run {
	kept := runs[:0]
	for _, r := range runs {
		if r.hi.Cmp(k) > 0 {
			r.hi = sub(k, num(integer.Modulo(sub(k, r.lo), r.step)))
		}
		if r.hi.Cmp(r.lo) >= 0 {
			kept = append(kept, r)
		}
	}
	return kept
}

// runs are the numbers k that may be taken from the first heap when taken − k is
// taken from the second.
func (o *Options) runs(taken *big.Int) []run {
	// k < s·l + t with k + l = taken is k(s+1) < s·taken + t, and so for l.
	s, t := o.rules.TwoHeap.S, o.rules.TwoHeap.T
	most := integer.FloorDiv(plus(times(taken, s), t-1), s+1)
	var runs []run
	for _, p := range o.d1 {
		for _, q := range o.d2 {
			lo := integer.Larger(num(p.first), integer.Larger(sub(taken, most), sub(taken, q.last)))
			hi := integer.Smaller(integer.Smaller(p.last, most), plus(taken, -q.first))
			class, step, ok := meet(p.first, p.step, integer.Modulo(plus(taken, -q.first), q.step), q.step)
			if !ok {
				continue
			}
			lo = plus(lo, integer.Modulo(sub(num(class), lo), step))
			hi = sub(hi, num(integer.Modulo(plus(hi, -class), step)))
			if lo.Cmp(hi) <= 0 {
				runs = append(runs, run{lo, hi, step})
			}
		}
	}
	return runs
}

// meet is the class of the numbers ≡ a (mod m) and ≡ b (mod n), if there are any.
// m and n are below 2²⁰ or one divides the other, so that nothing overflows.
func meet(a, m, b, n int64) (class, step int64, ok bool) {
	g := integer.GCD(m, n)
	if (b-a)%g != 0 {
		return 0, 0, false
	}
	step = m / g * n
	if n == g { // one class holds the other
		return a % m, step, true
	}
	inverse := new(big.Int).ModInverse(num(m/g%(n/g)), num(n/g))
	i := mul(inverse, num((b-a)/g))
	i.Mod(i, num(n/g))
	return integer.Modulo(plus(times(i, m), a), step), step, true
}

// tried is [Options.across] for what a constraint function was found to allow.
func (o *Options) tried(taken, skip *big.Int, count int) (list []*big.Int, n *big.Int) {
	total := sub(o.total, taken)
	at := sort.Search(len(o.free), func(i int) bool { return add(o.free[i][0], o.free[i][1]).Cmp(total) >= 0 })
	n = new(big.Int)
	for ; at < len(o.free) && add(o.free[at][0], o.free[at][1]).Cmp(total) == 0; at++ {
		if n.Cmp(skip) >= 0 && len(list) < count {
			list = append(list, o.free[at][0])
		}
		n = plus(n, 1)
	}
	return list, n
}
