package sieve

import (
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
)

// MaxHeight bounds the height of a sweep.
const MaxHeight = 1 << 26

// A Sweep decides the columns x = 0, 1, 2, … of a game below a fixed height,
// one after the other. It keeps what the columns so far block, not the columns,
// and can go on for ever. Make one with [New].
type Sweep struct {
	x        int64
	decrees  decrees
	sources  *sources
	terminal *terminal // nil in normal play
	second   second
	board    board
	column   column

	constrained constrained // if not nil, it decides, and nothing else does
}

// New returns a sweep over the rows [0,height) of a game, 1 ≤ height ≤
// [MaxHeight]. It refuses invalid sets, and rules whose memory would be out of
// hand at that height because their sets are bounded far away.
func New(r game.Ruleset, play game.Convention, height int64) (*Sweep, error) {
	return newSweep(r, play, height, unlimited)
}

// newSweep is New for a sweep that ends after so many columns: what would block
// something only later is not kept.
func newSweep(r game.Ruleset, play game.Convention, height, columns int64) (*Sweep, error) {
	if height < 1 || height > MaxHeight {
		return nil, fault.Newf("sieve", "the height must be from 1 to %d, not %d", MaxHeight, height)
	}
	for _, set := range []struct {
		name string
		game.SubtractionSet
	}{
		{"what may be taken from the first heap", r.First},
		{"what may be taken from the second heap", r.Second},
		{"D1", r.TwoHeap.D1},
		{"D2", r.TwoHeap.D2},
	} {
		if err := check(set.name, set.SubtractionSet); err != nil {
			return nil, err
		}
	}
	if r.Constraint != nil {
		c, err := newConstrained(r, play, height, columns)
		return &Sweep{constrained: c, column: column{bits: make([]uint64, words(height))}}, err
	}
	if r.Forbids > 0 {
		c, err := newCounted(r, play, height)
		return &Sweep{constrained: c, column: column{bits: make([]uint64, words(height))}}, err
	}
	sources, err := plan(r, height, columns)
	if err != nil {
		return nil, err
	}
	s := &Sweep{
		decrees: decrees{r.Box, r.Ends, play},
		sources: sources,
		second:  newSecond(r.Second, height),
		board:   newBoard(height),
		column:  column{bits: make([]uint64, words(height))},
	}
	if play == game.Misere {
		s.terminal = newTerminal(r, height)
	}
	return s, nil
}

// Next decides the next column. Bit y of the result is set when (x, y) is P;
// bits at and above the height are zero. The result is valid until the next
// call.
func (s *Sweep) Next() []uint64 {
	c := &s.column
	if s.constrained != nil {
		s.constrained.next(c)
		return c.bits
	}
	clear(c.bits[c.lo:c.hi])
	s.second.reset()

	from := s.sources.blockedBelow()
	s.board.reset(from)
	s.sources.mark(&s.board, s.x, int64(from)*64)
	if s.terminal != nil {
		s.board.blockEvery(0, s.terminal.rows(s.x)-1, 1)
	}
	decreed := s.decrees.rows(s.x)
	s.decree(min(decreed, s.board.height))
	c.lo, c.hi = 0, len(c.bits)
	if end := s.decide(from); decreed == 0 {
		c.lo, c.hi = from, end
	}
	c.trim()

	s.sources.add(c, s.x)
	s.x++
	return c.bits
}

// decree puts the P-positions among so many rows from the bottom, which the rules
// do not decide, into the column, which then starts above them.
func (s *Sweep) decree(top int64) {
	if top == 0 {
		return
	}
	s.board.blockEvery(0, top-1, 1)
	for y := range top {
		if s.decrees.isP(s.x, y) {
			s.column.bits[y>>6] |= 1 << uint(y&63)
		}
	}
	for w, won := range s.column.bits[:words(top)] {
		s.second.decree(&s.board, w, won)
	}
}

// decide decides the words from the given one on, in pieces that grow so that a
// column that ends early costs little, and returns where it ended.
func (s *Sweep) decide(from int) int {
	size := len(s.column.bits)
	for piece := 16; from < size && !s.second.full(); piece *= 2 {
		to := min(from+piece, size)
		s.sources.block(&s.board, from, to)
		s.second.decide(&s.board, s.column.bits, from, to)
		from = to
	}
	return from
}

// Err is the first error of a constraint function that was met so far, a
// [*game.LimitError]. Where the function has no value there is no move, so the
// columns are right all the same; but a person should know. Other rules have no
// errors.
func (s *Sweep) Err() error {
	if s.constrained == nil {
		return nil
	}
	return s.constrained.failed()
}
