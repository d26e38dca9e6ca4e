package model

import (
	"math/big"
	"slices"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/viewport"
)

// Lettering is how large the map and the table are written.
func (s *State) Lettering() canvas.Lettering {
	return canvas.Lettering{Projector: s.Address.Projector && s.Room.W >= viewport.LeastProjected, Scale: s.Room.Scale}
}

// setProjector switches to large type, thick lines and no panels, or back.
func (s *State) setProjector(on bool) {
	a := &s.Address
	if on && !a.Projector {
		s.Fragment() // notes where the map looks
		s.Map.wandered = false
		if pin := s.Pinned(); a.Placed() && s.OnPositions() && pin != nil && !s.overlooked(pin) {
			s.board.back = &place{a.X, a.Y, a.Z}
			a.X, a.Y, a.Zoomed = nil, nil, false // framed chooses
		}
	}
	a.Projector = on
	if !on {
		if back := s.board.back; back != nil && !s.Map.wandered {
			a.Look(back.x, back.y, back.z)
		}
		s.board.back = nil
		s.leaveLecture()
	}
	s.layout()
	s.changedLooks()
}

// framed puts the view so that a class sees what is spoken of, where the link does
// not say a place of its own: in a lecture, at the place of the step, the map from
// its beginning as far again; else the pinned position with its moves, near by, or
// at a zoom that the link says if that has them in view. It reports whether it did.
func (s *State) framed() bool {
	a, v := &s.Address, s.Map.View
	if !a.Projector || !s.OnPositions() {
		return false
	}
	pin := s.Pinned()
	if !s.lectern.Given {
		switch {
		case a.Placed() || pin == nil:
			return false
		case !a.Zoomed:
			return s.fromOrigin(withNeighbours(pin), 5.5, 0)
		}
		return !s.overlooked(pin) && s.fromOrigin(pin, v.Z(), 0)
	}
	if !s.atStep() {
		return false
	}
	const reach = 4 // a far place is not shown from the beginning of the map
	corner := []*big.Int{new(big.Int).Lsh(a.X, 1), new(big.Int).Lsh(a.Y, 1)}
	for i := range pin {
		if pin[i].Cmp(corner[i]) > 0 {
			corner[i] = pin[i]
		}
	}
	if !s.fromOrigin(corner, a.Z, a.Z-reach) {
		w, h, _ := v.Size()
		left, top, right, bottom := v.Free()
		v.Look(a.X, a.Y, a.Z)
		v.Pan((left+right-w)/2, (top+bottom-h)/2)
	}
	return true
}

// atStep reports whether the address has the place of the lecture's step: nobody
// has moved the map since.
func (s *State) atStep() bool {
	a := &s.Address
	of, _ := link.Parse(s.lectern.step().Link)
	return a.Placed() && of.Placed() && a.X.Cmp(of.X) == 0 && a.Y.Cmp(of.Y) == 0 && a.Z == of.Z
}

// withNeighbours is a corner that is not nearer than (8, 8).
func withNeighbours(at []*big.Int) []*big.Int {
	corner := slices.Clone(at)
	for i, n := range corner {
		if least := big.NewInt(8); n.Cmp(least) < 0 {
			corner[i] = least
		}
	}
	return corner
}

// fromOrigin shows the squares from (0, 0) to a corner, at zoom z or as much farther off
// as that takes, but not less than least; it reports false if that is too far.
func (s *State) fromOrigin(corner []*big.Int, z, least float64) bool {
	if corner[0].BitLen() > 16 || corner[1].BitLen() > 16 {
		return false
	}
	const margin, step = 1.5, 0.25
	left, top, right, bottom := s.Map.View.Free()
	w, h := float64(corner[0].Int64())+margin, float64(corner[1].Int64())+margin
	for w*exp2(z) > right-left || h*exp2(z) > bottom-top {
		if z -= step; z < least {
			return false
		}
	}
	s.Map.View.Begin(z)
	return true
}

// overlooked reports whether all squares from (0, 0) to a corner are on the free
// part of the screen.
func (s *State) overlooked(corner []*big.Int) bool {
	v := s.Map.View
	left, top, right, bottom := v.Free()
	x0, y0, ok := v.ToScreen(new(big.Int), new(big.Int))
	x1, y1, also := v.ToScreen(corner[0], corner[1])
	return ok && also && x0 >= left && y0 <= bottom && x1+v.Cell() <= right && y1-v.Cell() >= top
}

// A Board is what comes and goes by keys on a projector.
type Board struct {
	Ring bool // a large ring is around the pointer

	formula, reading bool   // what is shown or not is the other way round
	rows             int64  // how many rows of the table are shown; 0 for all
	back             *place // to where the map returns; nil for nowhere
}

// A place is where a map looks.
type place struct {
	x, y *big.Int
	z    float64
}

// Board is what comes and goes on a projector.
func (s *State) Board() Board { return s.board }

// FormulaShown reports whether the heading of the projector has the theorem: in a
// lecture unless the step hides it, else when it is called for.
func (s *State) FormulaShown() bool {
	return s.Address.Projector && (s.lectern.Given && !s.lectern.Hides("formula")) != s.board.formula
}

// ReadingShown reports whether the position that is read is told: unless that is
// hidden, by a step of a lecture or by a key on the projector.
func (s *State) ReadingShown() bool {
	return s.lectern.Hides("reading") == (s.board.reading && s.Address.Projector)
}

// boardKey does what a key does on a projector, and reports whether that is
// anything.
func (s *State) boardKey(name string, shift bool) bool {
	b := &s.board
	switch {
	case !s.Address.Projector || shift:
		return false
	case name == "w":
		b.formula = !b.formula
	case name == "r":
		b.reading = !b.reading
	case name == "o":
		b.Ring = !b.Ring
	case name == "h" && s.Tabled():
		b.rows = map[bool]int64{true: rowsFirst}[b.rows == 0]
	case name == "ArrowRight" && b.rows > 0 && s.Tabled():
		b.rows++
	case name == "ArrowLeft" && b.rows > 1 && s.Tabled():
		b.rows--
	default:
		return false
	}
	s.redraw()
	return true
}

// rowsShown is how many rows of the table are shown; 0 for all.
func (s *State) rowsShown() int64 {
	if n := s.lectern.rowsShown(); n > 0 || !s.Address.Projector {
		return n
	}
	return s.board.rows
}
