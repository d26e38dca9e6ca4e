package wytlex

import (
	"errors"
	"fmt"
	"math"

	"wythoffatlas/core/expr"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
)

const (
	// maxMemory bounds what a game keeps, in bytes.
	maxMemory = 256 << 20
	// chunk is the work between two pauses: some milliseconds, in units of
	// about a nanosecond.
	chunk = 500_000
)

// errFull says that there is no room for the next row.
var errFull = fault.Newf("wytlex", "no room")

// Extend lists P-positions until n rows are known. A request that cannot fit is
// refused with a [*piles.Bound] before anything is done. If piles or differences
// turn out too large on the way, or f has no value ([*FuncError]), the rows so
// far are kept and the error says so.
func (g *Game) Extend(n int64, pause pause.Func) error {
	if n <= g.rows.n {
		return nil
	}
	asked := func() string { return fmt.Sprintf("%d rows of %s", n, g.Name()) }
	if most := g.maxRows(); n > most {
		return bound(asked(), most)
	}
	for g.rows.n < n {
		if err := g.step(asked, pause, g.rows.n, n); err != nil {
			return err
		}
		g.steps(n, math.MaxInt64)
	}
	return nil
}

// extendTo lists rows until the first pile of the last is at least v.
func (g *Game) extendTo(v int64, pause pause.Func) error {
	asked := func() string { return fmt.Sprintf("all rows of %s with a first pile up to %d", g.Name(), v) }
	most := g.maxRows()
	for {
		first := g.rows.int(g.rows.n-1, 0)
		if first >= v {
			return nil
		}
		// First piles are less than K+1 times their row.
		if g.rows.n >= most || v/int64(g.k+1) > most {
			return bound(asked(), most)
		}
		if err := g.step(asked, pause, first, v); err != nil {
			return err
		}
		g.steps(most, v)
	}
}

// step lists one more row, and pauses if it is time.
func (g *Game) step(asked func() string, pause pause.Func, done, total int64) error {
	if g.work >= chunk {
		g.work = 0
		if err := pause.At(done, total, "Listing P-positions"); err != nil {
			return err
		}
	}
	var err error
	switch {
	case g.sum != nil:
		err = g.sum.step(g)
	case g.unions != nil:
		err = g.unions.step(g)
	default:
		err = g.sets.step(g)
		if err == errFull {
			err = g.widen()
		}
	}
	if err == nil {
		return nil
	}
	if err == errFull || g.rows.n > 1 && isBeyond(err) {
		return bound(asked(), g.rows.n)
	}
	return err
}

// steps lists more rows where that takes no longer than a moment and they come
// fast: at most until so many are known, or a first pile is at least first.
func (g *Game) steps(most, first int64) {
	if g.f != nil || g.k != 3 || g.sets == nil {
		return
	}
	before := g.rows.n
	g.sets.triples(&g.rows, most, first)
	g.work += 9 * int(g.rows.n-before)
}

// isBeyond reports whether a formula has outgrown what is evaluated.
func isBeyond(err error) bool {
	var at *expr.Error
	return errors.As(err, &at) && at.Beyond()
}

// bound says that only n rows fit.
func bound(asked string, n int64) error {
	return &piles.Bound{Asked: asked, Fits: fmt.Sprintf("the first %d rows", n), Rows: n}
}

// Bytes is about how much memory the list takes now.
func (g *Game) Bytes() int64 {
	total := int64(len(g.rows.pages))*int64(g.rows.columns)<<(pageBits+2) + int64(len(g.rows.spare))*4 + g.rows.farBytes
	if g.sets != nil {
		total += int64(len(g.sets.x)+len(g.sets.d)) * 8
	}
	if g.unions != nil {
		total += g.unions.x.bytes + g.unions.d.bytes
	}
	return total
}

// maxRows is how many rows fit, if nothing but their number is in the way. Of
// plain Wytlex so many do; with an f, piles may become too large before, or
// intervals too many.
func (g *Game) maxRows() int64 {
	perRow := int64(g.rows.columns)*4 + 1
	switch {
	case g.sum != nil:
		return maxMemory / perRow
	case g.f != nil:
		return (maxMemory - 3*maxSetWords*8) / perRow
	}
	// Two bit sets, each with half as much room again to grow into.
	grow := growth[g.k]
	return min(maxMemory/(perRow+grow*3/8), maxSetWords*64/grow)
}

// growth is more than the largest pile of a row of plain Wytlex(K) divided by
// the row's number, measured up to a million rows.
var growth = [...]int64{2: 3, 6, 10, 16, 23, 32, 45, 60, 79, 103, 133, 173, 226, 284, 349}
