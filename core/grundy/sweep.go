package grundy

import (
	"math/bits"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// A sweep finds the values of a table by blocks of columns, in each by blocks of
// rows, in each column by column. So all options of a position come before it.
type sweep struct {
	t     *Table
	ends  int // with at most so many tokens the game is over, and values stay 0
	words int // of a set of values
	block int // columns of a block
	work  int // done since the last pause

	rows, columns, diagonals *lines // never nil: see nothing
	strips                   []*lines
	settled                  *settled // or nil
	reach                    *reach   // or nil
	listing                  listing
}

// nothing is a family whose sets are empty.
func nothing(words int) *lines {
	return &lines{dx: 1, words: words, ring: 1, sets: make([]uint64, words), full: make([]int32, 1)}
}

func newSweep(r game.Ruleset, t *Table) *sweep {
	// One more word than values need, so that no set is ever full.
	words := (t.Width+t.Height)/64 + 2
	s := &sweep{t: t, ends: int(r.Ends), words: words, block: blockSide}
	s.listing = listing{t: t, found: make([]uint64, words)}
	// First the moves that decide how wide blocks are.
	switch {
	case r.Constraint == nil:
		if !s.planTwoHeap(r.TwoHeap) {
			s.listing.twoHeap = &r.TwoHeap
		}
	case r.Constraint.UsesX0():
		s.reach = newReach(t, r.Constraint, words)
		s.block = 1 // a column is prepared whole
	default: // as MaxPositions has it the sets take 42 MB at most
		s.settled = newSettled(t, r.Constraint)
		s.diagonals = newLines(1, 1, nil, t.Height, s.block, words)
	}
	s.rows, s.listing.first = s.singles(r.First, true)
	s.columns, s.listing.second = s.singles(r.Second, false)
	for _, l := range []**lines{&s.rows, &s.columns, &s.diagonals} {
		if *l == nil {
			*l = nothing(words)
		}
	}
	return s
}

// run decides the table.
func (s *sweep) run(p pause.Func) error {
	w, h := s.t.Width, s.t.Height
	high := blockSide
	if s.block == 1 {
		high = h
	}
	for x := 0; x < w; x += s.block {
		for y := 0; y < h; y += high {
			for column := x; column < min(x+s.block, w); column++ {
				if err := s.segment(column, y, min(y+high, h), p); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// chunk is the work between two pauses, in units of about a nanosecond.
const chunk = 4_000_000

// cost is about what a position takes.
func (s *sweep) cost(x, y int) int {
	switch {
	case s.reach != nil:
		return 8*x + 100
	case s.listing.twoHeap != nil:
		return x*y + 100
	case s.settled != nil || s.listing.any():
		return x + y + 100
	}
	return 100 + len(s.strips)*(x+y)>>5
}

// rest adds work that was done at (x, y), and pauses when there is a chunk of it.
func (s *sweep) rest(work, x, y int, p pause.Func) error {
	if s.work += work; s.work <= chunk {
		return nil
	}
	s.work = 0
	return p.At(int64(x)*int64(s.t.Height)+int64(y), int64(s.t.Width)*int64(s.t.Height), "Finding values")
}

// segment decides the rows from ≤ y < to of a column.
func (s *sweep) segment(x, from, to int, p pause.Func) error {
	t := s.t
	rows, columns := s.rows.cursor(x, from, s.block), s.columns.cursor(x, from, s.block)
	diagonals := s.diagonals.cursor(x, from, s.block)
	strips := make([]cursor, len(s.strips))
	for i, l := range s.strips {
		strips[i] = l.cursor(x, from, s.block)
	}
	if s.reach != nil {
		if err := s.reach.column(x, func() error { return s.rest(16*t.Height, x, 0, p) }); err != nil {
			return err
		}
	}
	listed := s.listing.any()
	values := t.values[x*t.Height:][:to]
	for y := from; y < to; y++ {
		if err := s.rest(s.cost(x, y), x, y, p); err != nil {
			return err
		}
		a, fullA := rows.set(t, x, y)
		b, fullB := columns.set(t, x, y)
		c, fullC := diagonals.set(t, x, y)
		for i := range strips {
			strip, _ := strips[i].set(t, x, y)
			for w, v := range strip[:(x+y)>>6+1] {
				c[w] |= v
			}
		}
		switch {
		case s.settled != nil:
			s.settled.add(c, x, y)
		case s.reach != nil && y < x:
			values[y] = t.values[y*t.Height+x]
			continue
		case s.reach != nil:
			c = s.reach.at(y)
		}
		w := max(fullA, fullB, fullC)
		free := uint64(0)
		if listed {
			found := s.listing.list(x, y)
			for free = ^(a[w] | b[w] | c[w] | found[w]); free == 0; {
				w++
				free = ^(a[w] | b[w] | c[w] | found[w])
			}
		} else {
			for free = ^(a[w] | b[w] | c[w]); free == 0; {
				w++
				free = ^(a[w] | b[w] | c[w])
			}
		}
		if x+y > s.ends {
			values[y] = uint16(w<<6 + bits.TrailingZeros64(free))
		}
		if s.settled != nil {
			s.settled.decided(x, y)
		}
	}
	return nil
}
