package sieve

import "wythoffatlas/core/game"

// terminal finds the positions without a move, which are N in misère play.
// A position is terminal when both heaps are below what may be taken from them
// alone, and no pair that may be taken together fits. A taller position has all
// the moves of a lower one, so the terminal rows of a column are 0..n−1 for
// some n that never grows from column to column.
type terminal struct {
	rules  game.Ruleset
	height int64
}

func newTerminal(r game.Ruleset, height int64) *terminal {
	t := &terminal{rules: r, height: height}
	if l, ok := least(r.Second, 1); ok {
		t.height = min(height, l)
	}
	return t
}

// rows is the number of terminal rows of column x, to be asked for x = 0, 1, 2…
func (t *terminal) rows(x int64) int64 {
	if t.height == 0 {
		return 0
	}
	if t.rules.First.Has(x) {
		t.height = 0
		return 0
	}
	if both := t.rules.TwoHeap; both.D1.Has(x) {
		r := reach{both.S, both.T}
		if l, ok := least(both.D2, r.low(x)); ok && l <= r.top(x) {
			t.height = min(t.height, l)
		}
	}
	return t.height
}
