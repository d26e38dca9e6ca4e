package explain

import (
	"math/big"

	"wythoffatlas/core/game"
)

// oewProof is Fact 2 of Theorems 17 and 19, in misère play of 18 and 20.
func oewProof(s, t int64, play game.Convention) *proof {
	switch {
	case s+t == 2 && play == game.Normal:
		return oewRows("Theorem 17 of Liu and Li", "(2.1)", "(2.2)", 0)
	case s+t == 2:
		return oewRows("Theorem 18 of Liu and Li", "(2.1)", "(2.2)", 1)
	case play == game.Normal:
		return oewRay(s, t)
	}
	return oewMisereRay(s, t)
}

// Whether a column of Odd-Even Wythoff keeps its P-positions on the axis.
const (
	axisColumn = "the column keeps its P-positions on the axis, and y is reduced to 0 or 1"
	stepAside  = "y is 0 or 1, and the column before keeps its P-positions there"
)

// oewRows is the proof where nothing may be taken from both heaps: columns of the
// parity given keep rows 0 and 1, the others rows 2 and 3.
func oewRows(theorem, low, high string, axis uint) *proof {
	onAxis := func(x *big.Int) bool { return x.Bit(0) == axis }
	return &proof{theorem: theorem, cases: []proofCase{
		{low, axisColumn,
			func(x, y *big.Int) bool { return onAxis(x) && !small(y, 1) },
			func(x, y *big.Int) game.Vector { return pair(x, parity(y)) }},
		{high + ", y ∈ {0, 1}", stepAside,
			func(x, y *big.Int) bool { return !onAxis(x) && small(y, 1) && x.Sign() > 0 },
			func(x, y *big.Int) game.Vector { return pair(plus(x, -1), y) }},
		{high + ", y ≥ 4", "the column keeps its P-positions in rows 2 and 3, and y is reduced to one of them",
			func(x, y *big.Int) bool { return !onAxis(x) && !small(y, 3) },
			func(x, y *big.Int) game.Vector { return pair(x, plus(parity(y), 2)) }},
	}}
}

// oewRay is the proof of Theorem 19.
func oewRay(s, t int64) *proof {
	ray := func(x *big.Int) *big.Int { return plus(times(x, s), t+(s+t)%2) } // Bₙ of an odd column
	below := func(x, y *big.Int) bool { return odd(x) && y.Cmp(ray(x)) < 0 && !small(y, 1) }
	return &proof{theorem: "Theorem 19 of Liu and Li", cases: []proofCase{
		{"(2.1)", axisColumn,
			func(x, y *big.Int) bool { return !odd(x) && !small(y, 1) },
			func(x, y *big.Int) game.Vector { return pair(x, parity(y)) }},
		{"(2.2.1)", "y is above the ray and is reduced to it",
			func(x, y *big.Int) bool { return odd(x) && y.Cmp(plus(ray(x), 1)) > 0 },
			func(x, y *big.Int) game.Vector { return pair(x, add(ray(x), parity(y))) }},
		{"(2.2.2), y ∈ {0, 1}", stepAside,
			func(x, y *big.Int) bool { return odd(x) && small(y, 1) },
			func(x, y *big.Int) game.Vector { return pair(plus(x, -1), y) }},
		{"(2.2.2), 2 ≤ y ≤ x", "y is below the ray and at most x, and a move to the axis takes numbers that differ by 1",
			func(x, y *big.Int) bool { return below(x, y) && y.Cmp(x) <= 0 },
			func(x, y *big.Int) game.Vector { return pair(plus(sub(x, even(y)), 1), parity(y)) }},
		{"(2.2.2), x + 1 ≤ y ≤ Bₙ − 1", "y is below the ray and more than x, and the first column can be reached",
			func(x, y *big.Int) bool { return below(x, y) && y.Cmp(x) > 0 },
			func(x, y *big.Int) game.Vector { return pair(new(big.Int), parity(y)) }},
	}}
}

// oewMisereRay is the proof of Theorem 20.
func oewMisereRay(s, t int64) *proof {
	ray := func(x *big.Int) *big.Int { return plus(times(plus(x, -1), s), t+(s+t)%2) } // Hₙ of an even column
	onRay := func(x *big.Int) bool { return !odd(x) && x.Sign() > 0 }
	below := func(x, y *big.Int) bool { return onRay(x) && y.Cmp(ray(x)) < 0 && !small(y, 1) }
	return &proof{theorem: "Theorem 20 of Liu and Li", cases: []proofCase{
		{"(2.1)", "the first column keeps its P-positions in rows 2 and 3, and y is reduced to one of them",
			func(x, y *big.Int) bool { return x.Sign() == 0 && !small(y, 3) },
			func(x, y *big.Int) game.Vector { return pair(x, plus(parity(y), 2)) }},
		{"(2.2)", axisColumn,
			func(x, y *big.Int) bool { return odd(x) && !small(y, 1) },
			func(x, y *big.Int) game.Vector { return pair(x, parity(y)) }},
		{"(2.3.1)", "y is above the ray and is reduced to it",
			func(x, y *big.Int) bool { return onRay(x) && y.Cmp(plus(ray(x), 1)) > 0 },
			func(x, y *big.Int) game.Vector { return pair(x, add(ray(x), parity(y))) }},
		{"(2.3.2), y ∈ {0, 1}", stepAside,
			func(x, y *big.Int) bool { return onRay(x) && small(y, 1) },
			func(x, y *big.Int) game.Vector { return pair(plus(x, -1), y) }},
		{"(2.3.2), 2 ≤ y ≤ x − 1", "y is below the ray and less than x, and a move to the axis takes numbers that differ by 1",
			func(x, y *big.Int) bool { return below(x, y) && y.Cmp(x) < 0 },
			func(x, y *big.Int) game.Vector { return pair(plus(sub(x, even(y)), -1), parity(y)) }},
		{"(2.3.2), x ≤ y ≤ Hₙ − 1", "y is below the ray and at least x, and column 1 can be reached",
			func(x, y *big.Int) bool { return below(x, y) && y.Cmp(x) >= 0 },
			func(x, y *big.Int) game.Vector { return pair(num(1), parity(y)) }},
	}}
}
