package model

import (
	"math/big"
	"slices"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// A Hand is what pointers, fingers and the keyboard point at.
type Hand struct {
	Hovered  []*big.Int // the point of the map under the pointer; nil for none
	Row      int64      // the row of the table under the pointer; −1 for none
	Integer  int64      // the integer of the picture of owners under the pointer; −1 for none
	Cursor   []*big.Int // the point of the map that arrow keys move; nil for none
	Keyboard bool       // the keyboard was used on the map last
	OnTable  bool       // the table was used last, where both are shown
	X, Y     float64    // where the pointer was last, in CSS pixels

	engaged bool // of a page in another page: the map was clicked
	hold    hold
	pinch   pinch
}

// leave points at nothing.
func (h *Hand) leave() {
	h.Hovered, h.Cursor, h.Row, h.Integer, h.Keyboard = nil, nil, -1, -1, false
}

func same(a, b []*big.Int) bool {
	return slices.EqualFunc(a, b, func(m, n *big.Int) bool { return m.Cmp(n) == 0 })
}

// pointer takes what a pointer does over the map or the table.
func (s *State) pointer(e Pointer) {
	h := &s.Hand
	if bad(e.X) || bad(e.Y) || bad(e.DeltaX) || bad(e.DeltaY) {
		return
	}
	if e.Kind == viewport.Wheel && s.Room.Embedded && !h.engaged && !e.Ctrl {
		return // it scrolls the page around us
	}
	on := s.Tabled() && (!s.Mapped() || inside(s.Room.Beside, e.X, e.Y))
	switch e.Kind {
	case viewport.Down:
		if h.Keyboard && h.Cursor != nil {
			s.redraw() // without the cursor
		}
		h.Keyboard, h.engaged, h.OnTable = false, true, on
		s.do(Hold{e.Pointer})
	case viewport.Move, viewport.Up, viewport.Cancel:
		h.X, h.Y = e.X, e.Y
		if h.hold.held || s.Map.Gestures.Dragging() {
			on = h.OnTable // a drag may leave where it began
		}
	}
	switch {
	case !on && s.holdToken(e):
	case on:
		s.point(nil)
		s.Table.pointer(s, e.Event)
	case s.divided(&e.Event):
	default:
		s.Table.point(s, -1, -1)
		s.gesture(e.Event)
	}
	if e.Kind == viewport.Wheel {
		s.do(Prevent{})
	}
}

// hover reads the point under the pointer; a place off the map reads none.
func (s *State) hover(px, py float64) {
	x, y := new(big.Int), new(big.Int)
	if px < 0 || py < 0 || !s.Map.View.CellAt(px, py, x, y) {
		s.point(nil)
		return
	}
	s.point([]*big.Int{x, y})
}

func (s *State) point(at []*big.Int) {
	if at != nil {
		s.Hand.Keyboard = false
	}
	if !same(at, s.Hand.Hovered) {
		s.Hand.Hovered = at
		s.redraw()
	}
}

// click pins a position, or lets the pinned one go.
func (s *State) click(px, py float64) {
	x, y := new(big.Int), new(big.Int)
	if !s.Map.View.CellAt(px, py, x, y) {
		return
	}
	at := []*big.Int{x, y}
	switch {
	case s.Vectors():
		s.pinPoint(at)
	case s.Playing():
		s.tryPlay(at)
	case s.Picking():
		s.pick(at)
	case same(at, s.Pinned()):
		s.unpin()
	default:
		s.pin(at)
	}
}

// isPosition reports whether numbers are a position of the game.
func (s *State) isPosition(at []*big.Int) bool {
	return len(at) == s.Game().Heaps && !slices.ContainsFunc(at, func(n *big.Int) bool { return n.Sign() < 0 })
}

// Pinned is the pinned position; nil when there is none.
func (s *State) Pinned() []*big.Int { return s.Address.At }

// pin keeps a position in the link and in the reading.
func (s *State) pin(at []*big.Int) {
	if len(at) != s.Game().Heaps {
		return
	}
	s.Address.At = slices.Clone(s.ordered(at))
	delete(s.forms, "vector-to")
	s.Panels.set("moves", false)
	s.changedLooks()
}

func (s *State) unpin() {
	s.Address.At = nil
	delete(s.forms, "vector-to")
	s.Panels.set("moves", false)
	s.changedLooks()
}

// pinTexts pins a position that comes as decimal texts.
func (s *State) pinTexts(at []string) {
	if v, ok := numbersOf(at); ok {
		s.pin(v)
	}
}

// numbersOf reads decimal texts, as the worker writes numbers.
func numbersOf(texts []string) ([]*big.Int, bool) {
	numbers := make([]*big.Int, len(texts))
	for i, text := range texts {
		n, ok := new(big.Int).SetString(text, 10)
		if !ok {
			return nil, false
		}
		numbers[i] = n
	}
	return numbers, true
}

// Texts are numbers in decimal. Those of long ones are kept, because they take
// milliseconds; numbers of the state are never changed.
func (s *State) Texts(numbers []*big.Int) []string {
	const long, most = 256, 128 // bits, and how many are kept
	if numbers == nil {
		return nil
	}
	texts := make([]string, len(numbers))
	for i, n := range numbers {
		if n.BitLen() <= long {
			texts[i] = n.String()
			continue
		}
		text, known := s.loop.texts[n]
		if !known {
			if len(s.loop.texts) >= most || s.loop.texts == nil {
				s.loop.texts = map[*big.Int]string{}
			}
			text = s.Address.Text(n)
			s.loop.texts[n] = text
		}
		texts[i] = text
	}
	return texts
}

// pinPoint pins the position that a point of a map of rows stands for.
func (s *State) pinPoint(at []*big.Int) {
	axes := s.Axes()
	s.task("point", "", ask.New("point", &protocol.Seek{
		Game: s.Link(), Axes: []uint64{uint64(axes[0]), uint64(axes[1])}, Values: s.Texts(at),
	}))
}

// pointFound follows the answer to pinPoint.
func (s *State) pointFound(t *task, a ask.Answer) {
	switch found := a.Body.(type) {
	case *protocol.Found:
		if len(found.Rows) > 0 {
			s.pinTexts(found.Rows[0].At)
			return
		}
		x, y := s.AxisNames()
		if seek, ok := t.question.Body.(*protocol.Seek); ok {
			at, _ := numbersOf(seek.Values)
			s.note("No P-position that is plotted has " + x + " = " + viewport.Full(at[0]) + " and " + y + " = " + viewport.Full(at[1]) + ".")
		}
	default:
		s.note(a.Words)
	}
}

// escape lets go, one thing at a time: what is open, the cursor, the pin, the
// projector.
func (s *State) escape() {
	h := &s.Hand
	switch {
	case s.Match.token.held:
		s.Match.token.held = false
	case s.Panels.Open("moves"):
		s.Panels.set("moves", false)
	case len(s.Notes) > 0:
		s.note()
	case h.Cursor != nil && h.Keyboard:
		h.Cursor = nil
	case s.Pinned() != nil:
		s.unpin()
	case s.Address.Projector:
		s.setProjector(false)
	}
	s.redraw()
}

// setCursor puts the keyboard's cursor on the token, or else on the point in the
// middle of the free part of the screen, or on the nearest there is.
func (s *State) setCursor() {
	if at := s.Token(); at != nil && !s.Vectors() {
		s.Hand.Cursor = []*big.Int{new(big.Int).Set(at[0]), new(big.Int).Set(at[1])}
		s.redraw()
		return
	}
	left, top, right, bottom := s.Map.View.Free()
	x, y := new(big.Int), new(big.Int)
	s.Map.View.CellAt((left+right)/2, (top+bottom)/2, x, y)
	s.Hand.Cursor = notBelowZero(x, y)
	s.redraw()
}

// stepCursor moves the cursor by whole points; the map moves along under it.
func (s *State) stepCursor(dx, dy int64) {
	c := s.Hand.Cursor
	if c == nil {
		s.setCursor()
		if c = s.Hand.Cursor; s.Token() == nil {
			return
		}
	}
	s.Hand.Cursor = notBelowZero(new(big.Int).Add(c[0], big.NewInt(dx)), new(big.Int).Add(c[1], big.NewInt(dy)))
	s.glide(s.Hand.Cursor, s.Map.View.Z())
}

func notBelowZero(at ...*big.Int) []*big.Int {
	for _, n := range at {
		if n.Sign() < 0 {
			n.SetInt64(0)
		}
	}
	return at
}

// glide moves the map until a point is in the middle of its free part.
func (s *State) glide(at []*big.Int, z float64) {
	m := &s.Map
	m.Gestures.Motion.Finish(m.View)
	target := viewport.New(1, 1, 1)
	target.Copy(m.View)
	left, top, right, bottom := m.View.Free()
	var middle viewport.Point
	middle.SetCell(at[0], at[1])
	target.Place(&middle, (left+right)/2, (top+bottom)/2, z)
	m.Gestures.Motion.To(m.View, target, s.milliseconds())
	s.moved()
}

// seenZ is the zoom from which on a single square is seen well.
const seenZ = 4

// visit pins a position and brings it into the middle of the map, close enough
// to see its square.
func (s *State) visit(at []*big.Int) {
	s.Hand.Keyboard, s.Hand.Hovered = false, nil
	s.do(Focus{"canvas"}) // keys move the map from here on
	s.glide(at, max(s.Map.View.Z(), seenZ))
	s.pin(at)
}
