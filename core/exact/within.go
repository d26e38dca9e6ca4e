package exact

import (
	"math/big"

	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// Numbers of thousands of digits make one step of a sequence take milliseconds,
// and one question hundreds of steps.

// Within has f ask a view of the set that calls pause between steps. When pause
// returns an error, f is left where it stands, and Within returns the error.
func (s *Set) Within(stop func() error, f func(*Set)) error {
	return pause.Within(stop, func(step func()) { f(s.paced(step)) })
}

// Wide reports whether the set has so many parts that questions about small
// numbers take long too.
func (s *Set) Wide() bool { return len(s.parts) > 16 }

// paced is a view of the set that calls step between steps.
func (s *Set) paced(step func()) *Set {
	view := &Set{Symmetric: s.Symmetric, parts: make([]part, len(s.parts)), table: make([]part, len(s.table))}
	for i, p := range s.parts {
		view.parts[i] = p.paced(step)
	}
	for i, p := range s.table {
		view.table[i] = p.paced(step)
	}
	return view
}

func (c *chain) paced(step func()) part { return c.slowed(step) }

func (c *chain) slowed(step func()) *chain {
	view := *c
	view.seq = paced{slowed(c.seq, step), step}
	return &view
}

// slowed is a sequence that calls step also within a question, if that may take
// long.
func slowed(seq sequence, step func()) sequence {
	switch seq := seq.(type) {
	case *word:
		view := *seq
		view.step = step
		return &view
	case swapped:
		return swapped{slowed(seq.sequence, step)}
	case above:
		return above{seq.slowed(step)}
	case under:
		return under{seq.slowed(step)}
	}
	return seq
}

func (s *saturated) slowed(step func()) *saturated {
	view := *s
	view.step = step
	return &view
}

func (c *repeated) paced(step func()) part {
	view := *c
	view.chain = c.chain.slowed(step)
	return &view
}

func (f flipped) paced(step func()) part { return flipped{f.part.paced(step)} }

// paced: a lattice answers by a division or two, but for a tile.
func (l *lattice) paced(step func()) part { return slowPaint{l, step} }

func (s scatter) paced(step func()) part { return slowScatter{slowPaint{s, step}, s} }

// A slowScatter may have thousands of points, which a move is tried to one by one.
type slowScatter struct {
	slowPaint
	points scatter
}

func (s slowScatter) both(rule game.TwoHeapRule, x, y *big.Int, limit int) (found []point) {
	const some = 64
	for i := 0; i < len(s.points) && len(found) < limit; i += some {
		s.step()
		found = append(found, s.points[i:min(i+some, len(s.points))].both(rule, x, y, limit-len(found))...)
	}
	return found
}

// A slowPaint is a part that takes long for nothing but a tile.
type slowPaint struct {
	part
	step func()
}

func (p slowPaint) paint(c *tile) {
	p.step()
	p.part.paint(c)
}

// paced calls step before each question about a sequence.
type paced struct {
	sequence
	step func()
}

func (s paced) at(n *big.Int) (x, y *big.Int) {
	s.step()
	return s.sequence.at(n)
}

func (s paced) rank(p, q int64, v *big.Int) *big.Int {
	s.step()
	return s.sequence.rank(p, q, v)
}

func (s paced) find(p, q int64, v *big.Int) (n, x, y *big.Int) {
	s.step()
	return s.sequence.find(p, q, v)
}

func (s paced) near(n *big.Int) nearby {
	s.step()
	return s.sequence.near(n)
}
