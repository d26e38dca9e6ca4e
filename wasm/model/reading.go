package model

import (
	"math/big"
	"time"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/protocol"
)

// blink is how long work may take before the page shows that it goes on.
const blink = 200 * time.Millisecond

// By says what reads a position.
type By uint8

const (
	Nobody    By = iota
	ByPointer    // over the map
	ByCursor     // of the keyboard
	ByPin
	ByRow // the pointer is over its row
)

// A Reading is the position that is being read, and what is known of it.
type Reading struct {
	At    []*big.Int  // nil: none is read
	Point [2]*big.Int // of a map of rows, the point under the pointer; nil when At is read
	By    By
	Seen  bool // it is on the screen, its middle at X, Y, in CSS pixels; Side is that of its square
	X, Y  float64
	Side  float64

	Answer ask.Answer // *protocol.Inspected
}

// Reading is the position that is being read: under the keyboard's cursor, under
// the pointer, or else the pinned one.
func (s *State) Reading() Reading {
	r := s.read()
	if r.At != nil {
		r.Answer = s.look(s.inspect(&s.tasks.reading, r.At, s.toOf(r.At)))
	}
	return r
}

// toOf is the move that is asked about, when it begins at the position.
func (s *State) toOf(at []*big.Int) []*big.Int {
	if same(at, s.Pinned()) {
		return s.To()
	}
	return nil
}

// read finds what is read, without what is known of it.
func (s *State) read() Reading {
	h := &s.Hand
	switch {
	case s.Mapped() && h.Keyboard && h.Cursor != nil:
		return s.readPoint(h.Cursor, ByCursor)
	case s.Mapped() && h.Hovered != nil:
		return s.readPoint(h.Hovered, ByPointer)
	case s.Tabled() && h.Row >= 0:
		if at := s.Table.position(s, h.Row); at != nil {
			return s.placed(Reading{At: at, By: ByRow})
		}
	}
	if at := s.Pinned(); at != nil {
		return s.placed(Reading{At: at, By: ByPin})
	}
	return Reading{}
}

// readPoint reads a point of the map.
func (s *State) readPoint(at []*big.Int, by By) Reading {
	if !s.Vectors() {
		return s.placed(Reading{At: at, By: by})
	}
	r := s.onMap(Reading{By: by}, at)
	if p := s.PinnedPoint(); p != nil && same(p, at) {
		r.At = s.Pinned()
		return r
	}
	r.Point = [2]*big.Int{at[0], at[1]}
	return r
}

// placed finds where a position is on the screen.
func (s *State) placed(r Reading) Reading {
	if r.By == ByRow || !s.Mapped() {
		return s.Table.placed(s, r)
	}
	if !s.Vectors() {
		return s.onMap(r, r.At)
	}
	if p := s.PinnedPoint(); p != nil && r.By == ByPin {
		return s.onMap(r, p)
	}
	return r
}

func (s *State) onMap(r Reading, point []*big.Int) Reading {
	v := s.Map.View
	px, py, near := v.ToScreen(point[0], point[1])
	r.Side = v.Cell()
	r.X, r.Y = px+r.Side/2, py-r.Side/2
	w, h, _ := v.Size()
	r.Seen = near && r.X >= 0 && r.X <= w && r.Y >= 0 && r.Y <= h
	return r
}

// Pinning is what is known of the pinned position, and of the move from it that
// is asked about.
func (s *State) Pinning() ask.Answer { return s.look(s.pinQuestion()) }

func (s *State) pinQuestion() ask.Question {
	at := s.Pinned()
	if at == nil {
		return ask.Question{}
	}
	return s.inspect(&s.tasks.pinned, at, s.To())
}

// To is the second position of the form that asks about a move; nil when there
// is none.
func (s *State) To() []*big.Int {
	if s.Pinned() == nil || s.Field("vector-to").Fault != "" {
		return nil
	}
	return s.vectorTo()
}

// A once is a question about a position, or about two, made once.
type once struct {
	link     string
	at, to   []*big.Int
	question ask.Question
	most     uint64 // see inspect
}

// of is the question about a position; what makes it of the position's texts.
func (o *once) of(s *State, purpose string, at []*big.Int, what func(at []string) protocol.Body) ask.Question {
	return o.ofTwo(s, purpose, at, nil, func(at, _ []string) protocol.Body { return what(at) })
}

// ofTwo is the question about two positions.
func (o *once) ofTwo(s *State, purpose string, at, to []*big.Int, what func(at, to []string) protocol.Body) ask.Question {
	if o.link != s.Link() || !same(o.at, at) || !same(o.to, to) || o.question.None() {
		*o = once{link: s.Link(), at: at, to: to, question: ask.New(purpose, what(s.Texts(at), s.Texts(to)))}
	}
	return o.question
}

// inspect is the question about a position of the game on the page.
func (s *State) inspect(q *once, at, to []*big.Int) ask.Question {
	most := uint64(0)
	if same(at, s.Pinned()) {
		most = s.Panels.moves
	}
	if q.most != most {
		*q = once{}
	}
	question := q.ofTwo(s, "reading", at, to, func(at, to []string) protocol.Body {
		return &protocol.Inspect{Game: s.Link(), At: at, To: to, Most: most}
	})
	q.most = most
	return question
}

// forgetReadings has positions asked about anew: more has been decided.
func (s *State) forgetReadings() {
	for _, q := range []ask.Question{s.tasks.reading.question, s.tasks.pinned.question, s.tasks.pixel.question} {
		s.loop.desk.Again(q)
	}
}

// PinnedPoint is where the pinned position lies on the map; nil if nowhere, or
// while its row is not known.
func (s *State) PinnedPoint() []*big.Int {
	at := s.Pinned()
	if at == nil || !s.Vectors() {
		return at
	}
	point := make([]*big.Int, 2)
	for i, axis := range s.Axes() {
		if axis == 0 {
			point[i] = s.pinnedRow()
		} else if axis <= len(at) {
			point[i] = at[axis-1]
		}
		if point[i] == nil {
			return nil
		}
	}
	return point
}

// rowQuestion asks for the row of the pinned vector.
func (s *State) rowQuestion() ask.Question {
	at := s.Pinned()
	if at == nil || !s.Vectors() {
		return ask.Question{}
	}
	return ask.New("row", &protocol.Seek{
		Game: s.Link(), Axes: []uint64{1, uint64(len(at))}, Values: s.Texts([]*big.Int{at[0], at[len(at)-1]}),
	})
}

// pinnedRow is the row of the pinned position; nil while it is not known, and of
// an N-position.
func (s *State) pinnedRow() *big.Int {
	found, ok := s.look(s.rowQuestion()).Body.(*protocol.Found)
	if !ok {
		return nil
	}
	for _, row := range found.Rows {
		if v, ok := numbersOf(row.At); ok && same(v, s.Pinned()) {
			n, _ := new(big.Int).SetString(row.N, 10)
			return n
		}
	}
	return nil
}

// A Pixel is the square of positions that is one pixel, and how many of them are
// P. From ≤ heap < To; both are nil where squares explain themselves.
type Pixel struct {
	From, To []*big.Int
	Answer   ask.Answer // *protocol.Counted
}

// longest is how many bits a position under the pointer may have for its pixel to
// be counted: to write longer ones at every movement would take too long. Of one
// that is pinned the pixel is counted at any size.
const longest = 1 << 13

// Pixel is the pixel of the position that is read.
func (s *State) Pixel() Pixel {
	q := s.pixelQuestion()
	if q.None() {
		return Pixel{}
	}
	return Pixel{s.tasks.pixel.at, s.tasks.pixel.to, s.look(q)}
}

func (s *State) pixelQuestion() ask.Question {
	level, r := s.Level(), s.read()
	if level == 0 || r.At == nil || s.Vectors() || r.By == ByPointer && r.At[0].BitLen()+r.At[1].BitLen() > longest {
		return ask.Question{}
	}
	from, to := make([]*big.Int, 2), make([]*big.Int, 2)
	for i, n := range r.At {
		from[i] = new(big.Int).Rsh(n, level)
		to[i] = new(big.Int).Add(from[i], big.NewInt(1))
		from[i].Lsh(from[i], level)
		to[i].Lsh(to[i], level)
	}
	return s.tasks.pixel.ofTwo(s, "pixel", from, to, func(from, to []string) protocol.Body {
		return &protocol.Count{Game: s.Link(), From: from, To: to}
	})
}

// targets are the positions that the winning moves lead to.
func targets(told *protocol.Inspected) [][]*big.Int {
	var list [][]*big.Int
	for _, m := range told.Moves {
		if v, ok := numbersOf(m.To); ok {
			list = append(list, v)
		}
	}
	return list
}

// Targets are the P-positions that the winning moves from the position that is
// read lead to, and that position; nil when they are not known or not shown.
func (s *State) Targets() (from []*big.Int, to [][]*big.Int) {
	if s.Covered() {
		return s.hinted()
	}
	if s.Vectors() || !s.Address.Shows("moves") {
		return nil, nil
	}
	r := s.Reading()
	told, ok := r.Answer.Body.(*protocol.Inspected)
	if !ok || told.Outcome != "N" {
		return nil, nil
	}
	return r.At, targets(told)
}
