package kpile

import (
	"math/bits"
	"slices"

	"wythoffatlas/core/piles"
)

// bitsOf is how many binary digits a pile of a P-position with so many tokens
// may have: no more than half of the tokens.
func bitsOf(total int64) int { return bits.Len64(uint64(total / 2)) }

// digits generates the nondecreasing vectors of a total whose exclusive or is
// 0, from the highest binary digit down. Piles that agree so far are a group,
// and within a group those with digit 1 come last. What remains of the total,
// r, can be made of j digits in which 1 occurs an even number of times if and
// only if r is even and at most (2^j − 1) times the largest even number of
// piles. So no branch ends without a vector.
type digits struct {
	k      int
	misere bool
	v      [piles.MaxPiles]int32
	ends   []int   // of the groups
	found  []int32 // the vectors so far
	step   func()  // called for every vector, and for every comparison of two
}

// list is the P-positions with so many tokens, in order.
func (d *digits) list(total int64) []int32 {
	if d.misere && total <= int64(d.k) && total%2 == 1 {
		ones := make([]int32, d.k)
		for i := d.k - int(total); i < d.k; i++ {
			ones[i] = 1
		}
		d.found = ones
	}
	if total%2 == 1 {
		return d.found // every digit occurs an even number of times
	}
	d.place(bitsOf(total), total)
	rows := table{k: d.k, sizes: d.found}
	return rows.sorted(func(a, b []int32) int {
		d.step()
		return slices.Compare(a, b)
	}).sizes
}

// place chooses digit j−1 and those below it, worth what remains.
func (d *digits) place(j int, remains int64) {
	if j == 0 {
		d.step()
		if d.v[d.k-1] > 1 || !d.misere {
			d.found = append(d.found, d.v[:d.k]...)
		}
		return
	}
	worth := int64(1) << (j - 1)
	most := int64(d.k &^ 1)
	for ones := int64(0); ones <= most && ones*worth <= remains; ones += 2 {
		if remains-ones*worth <= most*(worth-1) {
			d.split(j, 0, 0, int(ones), remains-ones*worth)
		}
	}
}

// split gives ones digits 1 to the groups from group on, the first of which
// starts at pile from, and then goes on to the next digit.
func (d *digits) split(j, group, from, ones int, remains int64) {
	if group == len(d.ends) {
		if ones == 0 {
			d.place(j-1, remains)
		}
		return
	}
	end := d.ends[group]
	for here := max(0, ones-(d.k-end)); here <= min(ones, end-from); here++ {
		middle, next := end-here, group+1
		for i := middle; i < end; i++ {
			d.v[i] |= 1 << (j - 1)
		}
		if from < middle && middle < end {
			d.ends = slices.Insert(d.ends, group, middle)
			next++
		}
		d.split(j, next, end, ones-here, remains)
		if from < middle && middle < end {
			d.ends = slices.Delete(d.ends, group, group+1)
		}
		for i := middle; i < end; i++ {
			d.v[i] &^= 1 << (j - 1)
		}
	}
}
