package kpile

import (
	"math"
	"slices"

	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
)

// MaxVerify keeps a verification to a second or so.
func (g *WythoffGame) MaxVerify() int64 {
	return [maxK + 1]int64{2: 500, 3: 100, 4: 40, 5: 20}[g.k]
}

// comparing is what a verification says it is doing.
const comparing = "Comparing position by position"

// Verify holds the walk against Definition 2: for all positions with piles
// below n, the moves into each P-position are played backwards.
func (g *WythoffGame) Verify(n int64, pause pause.Func) (piles.Report, error) {
	report := piles.Report{Route: "the search among matched P-positions, against the moves of Definition 2 played backwards from every P-position"}
	w := g.walk(math.MaxInt64, g.Rows(), pause)
	for i := range w.high {
		w.high[i] = int32(n - 1)
	}
	if err := w.run(); err != nil {
		return report, err
	}
	b := newBoard(g.k, int32(n))
	row, t := 0, table{k: g.k, sizes: w.found} // in lexicographic order, as the board
	for v := range sorted(g.k, int32(n)) {
		if report.Checked%pauseEvery == 0 {
			if err := pause.At(report.Checked, multisets(g.k, n), comparing); err != nil {
				return report, err
			}
		}
		report.Checked++
		isP := !b.reaches[b.key(v)] && !(g.misere && v[g.k-1] == 0)
		if isP {
			b.mark(v)
		}
		listed := row < int(t.Rows()) && slices.Equal(t.row(row), v)
		if listed {
			row++
		}
		if listed != isP {
			report.Differs(position(v))
		}
	}
	return report, nil
}

// A board knows which positions have a move to a P-position marked on it.
type board struct {
	k       int
	n       int32 // piles are below n
	reaches []bool
	from    [maxK]int32
	ordered [maxK]int32
}

func newBoard(k int, n int32) *board {
	size := 1
	for range k {
		size *= int(n)
	}
	return &board{k: k, n: n, reaches: make([]bool, size)}
}

// key is the place of a position on the board.
func (b *board) key(v []int32) (key int) {
	for _, size := range v {
		key = key*int(b.n) + int(size)
	}
	return key
}

// mark plays all moves of Definition 2 into p backwards.
func (b *board) mark(p []int32) {
	for j := range b.k {
		for i := range j {
			for d := int32(1); p[i]+d < b.n || p[j]+d < b.n; d++ {
				for _, back := range [3][2]int32{{d, 0}, {0, d}, {d, d}} {
					if p[i]+back[0] < b.n && p[j]+back[1] < b.n {
						copy(b.from[:], p)
						b.from[i] += back[0]
						b.from[j] += back[1]
						b.others(p, i, j, 0)
					}
				}
			}
		}
	}
}

// others adds any number to each pile but i and j, from pile m on.
func (b *board) others(p []int32, i, j, m int) {
	if m == b.k {
		v := b.ordered[:b.k]
		copy(v, b.from[:])
		slices.Sort(v)
		b.reaches[b.key(v)] = true
		return
	}
	if m == i || m == j {
		b.others(p, i, j, m+1)
		return
	}
	for b.from[m] = p[m]; b.from[m] < b.n; b.from[m]++ {
		b.others(p, i, j, m+1)
	}
}

// sorted yields the nondecreasing vectors of k piles below n, first to last in
// lexicographic order; they are not to be kept.
func sorted(k int, n int32) func(yield func([]int32) bool) {
	return func(yield func([]int32) bool) {
		v := make([]int32, k)
		for {
			if !yield(v) {
				return
			}
			i := k - 1
			for i >= 0 && v[i] == n-1 {
				i--
			}
			if i < 0 {
				return
			}
			size := v[i] + 1
			for ; i < k; i++ {
				v[i] = size
			}
		}
	}
}

// multisets is how many nondecreasing vectors of k piles below n there are.
func multisets(k int, n int64) int64 {
	count := int64(1)
	for i := range int64(k) {
		count = count * (n + i) / (i + 1)
	}
	return count
}
