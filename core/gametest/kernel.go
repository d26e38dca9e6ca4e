package gametest

import (
	"fmt"
	"slices"

	"wythoffatlas/core/game"
)

// checkKernel reports the first position of [0,side)² at which a set breaks the
// definition of the P-positions: no P-position has a move to a P-position, and
// every other position has one (the set is a kernel of the game graph; Liu, Li
// and Li, Definition 3). In misère play a terminal position is N without having
// any move. Inside a preset box only the decree counts.
func checkKernel(r game.Ruleset, play game.Convention, side int64, set columns) error {
	m, stuck := newMoves(r, side), newTerminal(r, side)
	for x := range side {
		column := set(x)
		counts, terminal := m.next(column), stuck.next()
		for y := range side {
			want := int64(counts[y]) <= r.Forbids
			switch p := (game.Position{X: x, Y: y}); {
			case r.Box.Covers(x, y):
				want = r.Box.IsP(x, y)
			case r.Ended(p):
				want = play == game.Normal
			case want && play == game.Misere && r.Forbids > 0:
				want = optionsOf(r, p) > int64(counts[y])
			case want && play == game.Misere:
				want = y >= terminal
			}
			if got := has(column, y); got != want {
				return fmt.Errorf("%w with %d moves to P-positions", differs(x, y, got, want), counts[y])
			}
		}
	}
	return nil
}

// optionsOf is how many options there are.
func optionsOf(r game.Ruleset, p game.Position) (n int64) {
	for range r.Options(p) {
		n++
	}
	return n
}

// columns gives the columns of a set of positions: bit y of columns(x) says
// whether (x, y) belongs to it.
type columns func(x int64) []uint64

func has(column []uint64, y int64) bool { return column[y>>6]>>uint(y&63)&1 != 0 }

// moves counts, one column of positions after the other, the ways to move from
// each of them to a P-position. It goes forward from the P-positions: the
// positions in a column that can move to a given one form a few arithmetic
// progressions, and each is two marks in an array of differences. That is one
// step for each P-position and column, whatever the number of moves.
type moves struct {
	rules  game.Ruleset
	height int64
	found  [][]int64 // the P-positions of the columns before

	// marks[m][y] is by how much the count at y differs from that at y−m, as
	// far as progressions of difference m go.
	marks  map[int64][]int32
	counts []int32

	// mirrors says that counts below the diagonal are read off above it, for
	// which mirror has those of all columns so far. They are the same if the
	// P-positions are symmetric; if these are not, then some count does not go
	// with the outcome it should.
	mirrors bool
	mirror  [][]int32
}

func newMoves(r game.Ruleset, height int64) *moves {
	m := &moves{rules: r, height: height, marks: map[int64][]int32{}, counts: make([]int32, height)}
	m.mirrors = r.Constraint != nil && r.Constraint.UsesX0() && r.Symmetric()
	for _, takes := range []game.SubtractionSet{r.Second, r.TwoHeap.D2} {
		for _, piece := range takes {
			m.marks[piece.Mod] = make([]int32, height)
		}
	}
	return m
}

// next counts for the positions of the next column, of which these are P. The
// answer is valid until the next call.
func (m *moves) next(column []uint64) []int32 {
	clear(m.counts)
	for _, marks := range m.marks {
		clear(marks)
	}
	x := int64(len(m.found))
	for before, ys := range m.found {
		k := x - int64(before)
		if m.rules.First.Has(k) {
			for _, y := range ys {
				m.counts[y]++
			}
		}
		switch {
		case m.rules.Constraint != nil:
			m.constrained(x, int64(before), ys)
		case m.rules.TwoHeap.D1.Has(k):
			lo, hi := cone(m.rules.TwoHeap, k)
			m.mark(m.rules.TwoHeap.D2, ys, lo, hi)
		}
	}
	var ys []int64
	for y := range m.height {
		if has(column, y) {
			ys = append(ys, y)
		}
	}
	m.found = append(m.found, ys)
	m.mark(m.rules.Second, ys, 1, m.height)
	for step, marks := range m.marks {
		for y := range m.height {
			if y >= step {
				marks[y] += marks[y-step]
			}
			m.counts[y] += marks[y]
		}
	}
	m.reflect(x)
	return m.counts
}

// constrained counts the moves from column x to the positions (before, y) that
// take from both heaps. To each of them, x0 being x from the diagonal up, the
// allowed numbers l from the second heap are those with |l−k| < f(x1, y1, x).
// Below the diagonal x0 is not the same all over.
func (m *moves) constrained(x, before int64, ys []int64) {
	f, marks := m.rules.Constraint, m.marks[1]
	for _, y := range ys {
		from := y + 1
		if f.UsesX0() {
			if !m.mirrors {
				m.tryEach(x, before, y)
			}
			from = max(from, x)
		}
		limit, err := f.Limit(min(before, y), max(before, y), x)
		if err != nil || limit < 1 {
			continue
		}
		limit = min(limit, 2*m.height)
		first, past := max(from, y+x-before-limit+1), y+x-before+limit
		if first < min(past, m.height) {
			marks[first]++
			if past < m.height {
				marks[past]--
			}
		}
	}
}

// tryEach tries the moves from column x, below the diagonal, to (before, y).
func (m *moves) tryEach(x, before, y int64) {
	for from := y + 1; from < min(x, m.height); from++ {
		if m.rules.Allows(game.Position{X: x, Y: from}, game.Position{X: before, Y: y}) {
			m.counts[from]++
		}
	}
}

// reflect reads the counts of column x below the diagonal off the columns
// before.
func (m *moves) reflect(x int64) {
	if !m.mirrors {
		return
	}
	for y := range min(x, m.height) {
		m.counts[y] = m.mirror[y][x]
	}
	m.mirror = append(m.mirror, slices.Clone(m.counts))
}

// cone returns the least and the largest l with |l−k| < (S−1)·min(k,l) + T:
// for l ≥ k that says l < S·k + T, and for l < k it says S·l > k − T.
func cone(b game.TwoHeapRule, k int64) (lo, hi int64) {
	lo, hi = 1, b.S*k+b.T-1
	if k >= b.T {
		lo = (k-b.T)/b.S + 1
	}
	return lo, hi
}

// mark adds one to the count at y+l for each y (they increase) and each l in
// takes with lo ≤ l ≤ hi; 1 ≤ lo. An l that is in two pieces of takes counts twice.
func (m *moves) mark(takes game.SubtractionSet, ys []int64, lo, hi int64) {
	for _, piece := range takes {
		last := hi
		if piece.Max > 0 {
			last = min(hi, piece.Max)
		}
		first := lo + (piece.Res-lo%piece.Mod+piece.Mod)%piece.Mod
		if first > last {
			continue
		}
		past := last + piece.Mod - (last-first)%piece.Mod
		marks := m.marks[piece.Mod]
		for _, y := range ys {
			if y+first >= m.height {
				break
			}
			marks[y+first]++
			if y+past < m.height {
				marks[y+past]--
			}
		}
	}
}

// terminal finds, column by column, the positions without a move. They are at
// the foot of each column, and never more than in the column before: more
// tokens leave every move there was. So a position with moves only to be found
// here has one that empties a heap.
type terminal struct {
	rules game.Ruleset
	x     int64
	rows  int64 // of the column before, or the height at first
}

func newTerminal(r game.Ruleset, height int64) *terminal { return &terminal{rules: r, rows: height} }

// next is how many rows of the next column have no move.
func (t *terminal) next() int64 {
	for y := range t.rows {
		p := game.Position{X: t.x, Y: y}
		if t.rules.First.Has(t.x) || t.rules.Second.Has(y) ||
			t.rules.Allows(p, game.Position{}) && t.x > 0 && y > 0 {
			t.rows = y
			break
		}
	}
	t.x++
	return t.rows
}
