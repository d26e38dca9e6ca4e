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

// A slow sequence may take long within a question, and can call step there.
type slow interface{ calling(step func()) sequence }

func slowed(seq sequence, step func()) sequence {
	if s, ok := seq.(slow); ok {
		return s.calling(step)
	}
	return seq
}

func (s swapped) calling(step func()) sequence { return swapped{slowed(s.sequence, step)} }

func (s prefixes) calling(step func()) sequence {
	s.word = s.word.slowed(step)
	return s
}

func (s zeros) calling(step func()) sequence {
	s.word = s.word.slowed(step)
	return s
}

func (c *repeated) paced(step func()) part {
	view := *c
	view.chain = c.chain.slowed(step)
	return &view
}

func (f flipped) paced(step func()) part { return flipped{f.part.paced(step)} }

func (l *lattice) paced(step func()) part { return slowLattice{l, step} }

func (s scatter) paced(step func()) part { return slowScatter{s, step} }

// A slowLattice answers by a division or two, but for a tile.
type slowLattice struct {
	*lattice
	step func()
}

func (l slowLattice) paint(c *tile) {
	l.step()
	l.lattice.paint(c)
}

// A slowScatter may have thousands of points, which a move is tried to one by one.
type slowScatter struct {
	scatter
	step func()
}

func (s slowScatter) paint(c *tile) {
	s.step()
	s.scatter.paint(c)
}

func (s slowScatter) both(rule game.TwoHeapRule, x, y *big.Int, limit int) (found []point) {
	const some = 64
	for i := 0; i < len(s.scatter) && len(found) < limit; i += some {
		s.step()
		found = append(found, s.scatter[i:min(i+some, len(s.scatter))].both(rule, x, y, limit-len(found))...)
	}
	return found
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
