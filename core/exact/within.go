package exact

import "math/big"

// Numbers of thousands of digits make one step of a sequence take milliseconds,
// and one question hundreds of steps. The formulas would not be readable any more
// if each of them could fail; so a question that is stopped leaves them by a panic
// that [Set.Within] takes back.

// stopped carries the error of a pause out of the formulas.
type stopped struct{ err error }

// Within has f ask a view of the set that calls pause between steps. When pause
// returns an error, f is left where it stands, and Within returns the error.
func (s *Set) Within(pause func() error, f func(*Set)) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case stopped:
			err = r.err
		default:
			panic(r)
		}
	}()
	f(s.paced(func() {
		if err := pause(); err != nil {
			panic(stopped{err})
		}
	}))
	return nil
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
	view.seq = paced{c.seq, step}
	return &view
}

func (c *comb) paced(step func()) part {
	view := *c
	view.chain = c.chain.slowed(step)
	return &view
}

func (f flipped) paced(step func()) part { return flipped{f.part.paced(step)} }

// paced: a lattice answers by a division or two, but for a tile.
func (l *lattice) paced(step func()) part { return slowPaint{l, step} }

func (s scatter) paced(step func()) part { return slowPaint{s, step} }

// A slowPaint is a part that takes long for nothing but a tile.
type slowPaint struct {
	part
	step func()
}

func (p slowPaint) paint(c *canvas) {
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
