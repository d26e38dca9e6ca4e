package solve

import (
	"math/big"
	"sort"

	"wythoffatlas/core/game"
)

// Without a theorem the rows of a table are found in the window: by total, on
// one antidiagonal after the other.

// decideRows makes the window reach as far as rows below last need, or as far
// as it may.
func (s *Solver) decideRows(p *plane, last *big.Int, pause pause) error {
	for {
		if p.window != nil && p.ends == nil {
			if err := p.rowEnds(pause); err != nil {
				return err
			}
			continue // the window may have grown meanwhile
		}
		if p.window != nil && (p.side >= p.edge || last.Cmp(big.NewInt(p.rowCount())) <= 0) {
			return nil
		}
		if err := s.decide(p, p.side+1, pause); err != nil {
			return err
		}
	}
}

// rowEnds sets p.ends: ends[t] is the number of rows with a total of at most
// t. The window [0,side)² knows all totals below side.
func (p *plane) rowEnds(pause pause) error {
	w, side, symmetric := p.window, p.side, p.Symmetric()
	ends := make([]int64, side)
	for x := range side {
		lo := int64(0)
		if symmetric {
			lo = x
		}
		if hi := side - 1 - x; lo <= hi {
			bitsBetween(w.Column(x), lo, hi, func(y int64) { ends[x+y]++ })
		}
		if (x+1)*side%chunk == 0 {
			if err := pause(x+1, side, "Counting P-positions"); err != nil {
				return err
			}
		}
	}
	for t := int64(1); t < side; t++ {
		ends[t] += ends[t-1]
	}
	if p.window == w {
		p.ends = ends
	}
	return nil
}

// rowCount is the number of rows that the window settles, after decideRows.
func (p *plane) rowCount() int64 { return p.ends[len(p.ends)-1] }

// listWindow calls yield for the rows from..last−1, all of which the window
// knows.
func listWindow(p *plane, from, last int64, pause pause, yield func(game.Position)) error {
	w, ends, symmetric := p.window, p.ends, p.Symmetric()
	work := int64(0)
	for total := int64(sort.Search(len(ends), func(t int) bool { return ends[t] > from })); from < last; total++ {
		row := int64(0)
		if total > 0 {
			row = ends[total-1]
		}
		end := total
		if symmetric {
			end = total / 2
		}
		for x := int64(0); x <= end && row < min(ends[total], last); x++ {
			if !w.Has(x, total-x) {
				continue
			}
			if row >= from {
				yield(game.Position{X: x, Y: total - x})
			}
			row++
		}
		from = max(from, row)
		if work += 16 * total; work >= chunk { // single positions cost more than words
			work = 0
			if err := pause(from, last, "Listing P-positions"); err != nil {
				return err
			}
		}
	}
	return nil
}
