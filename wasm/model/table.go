package model

import (
	"math"
	"math/big"
	"slices"
	"strconv"
	"time"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// A Table is how far the table is scrolled, and the rows that have come.
type Table struct {
	Top  float64 // the first row in view; its fraction is how far it is scrolled away
	Left float64 // columns scrolled out of view at the left

	rows       source
	beside     source // of the other game; no source when there is none
	carpet     carpet
	difference bool          // rows have their difference as a column
	maxLeft    int           // how far columns can be scrolled, as it was drawn last
	resting    time.Duration // when the table has come to rest; 0 when it has
	noted      string        // what was said of the rows
	hiddenFrom int64         // the first row that a lecture hides; 0 if none
}

// mostColumns bounds how many columns a table has, with those beside.
const mostColumns = 64

// forget follows a change of the game.
func (t *Table) forget(s *State) {
	*t = Table{rows: newSource(s.Game()), difference: s.Paired() && s.Address.Shows("difference")}
	t.carpet.clear(s)
	t.setBeside(s)
	if row := s.Address.Row; row != nil {
		t.visit(s, row)
	}
}

// room is the part of the window that the table is in.
func (s *State) tableRoom() canvas.Rect {
	if s.Mapped() {
		return s.Room.Beside
	}
	return s.Room.Free
}

// Layout is where the parts of the table are.
func (t *Table) Layout(s *State) canvas.TableLayout {
	return canvas.LayoutTable(s.tableRoom(), s.Lettering(), s.Address.RowHeight, t.rows.end, t.Top)
}

// Rows is how many rows there are, as far as is known.
func (t *Table) Rows() int64 { return t.rows.end }

// InView are the first and the last row in view.
func (t *Table) InView(s *State) (first, last int64) {
	return int64(t.Top), int64(t.Top + t.Layout(s).Visible)
}

// questions are what the table wants to know.
func (t *Table) questions(s *State, dst []ask.Question) []ask.Question {
	if !s.Tabled() {
		t.rows.waiting = false
		return dst
	}
	first, last := t.InView(s)
	dst = t.rows.questions(dst, first, last)
	dst = t.beside.questions(dst, first, last)
	return t.carpet.questions(s, dst)
}

// rowsCame takes a page of rows.
func (s *State) rowsCame(asked *protocol.Rows, answer protocol.Body) {
	t := &s.Table
	t.rows.came(asked, answer)
	t.beside.came(asked, answer)
	if t.rows.note != "" && t.rows.note != t.noted {
		s.add(t.rows.note)
	}
	t.noted = t.rows.note
	t.clamp(s)
	t.move(s)
}

// clamp keeps the first row in view where there is one.
func (t *Table) clamp(s *State) {
	t.Top = math.Max(0, math.Min(t.Top, t.Layout(s).MaxTop))
}

// settles is how long after the last movement the table counts as at rest.
const settles = 150 * time.Millisecond

// move follows scrolling; the link says where the table has come to rest.
func (t *Table) move(s *State) {
	if h := &s.Hand; h.Row >= 0 || h.Integer >= 0 { // what is under the pointer is another
		t.pointAt(s, t.Layout(s), h.X, h.Y)
	}
	t.resting = s.loop.now + settles
	s.redraw()
}

// rest follows the table when it has come to rest.
func (t *Table) rest(s *State) {
	if t.resting == 0 || s.loop.now < t.resting {
		return
	}
	t.resting = 0
	if !s.Tabled() {
		return
	}
	s.Address.Row = nil
	if top := int64(t.Top); top > 0 {
		s.Address.Row = big.NewInt(top)
	}
	s.linkSoon()
}

// scroll puts row top at the head of the table.
func (t *Table) scroll(s *State, top float64) {
	t.rows.stopped, t.beside.stopped = false, false
	t.Top = math.Max(0, math.Min(top, t.Layout(s).MaxTop))
	t.move(s)
}

// stop lists no more rows until the table is moved; false when none were being
// listed.
func (t *Table) stop() bool {
	any := t.rows.waiting || t.beside.waiting
	t.rows.stopped, t.beside.stopped = t.rows.waiting, t.beside.waiting
	return any
}

// visit scrolls to row n. Rows past those that are scrolled through are listed
// first, if so many fit.
func (t *Table) visit(s *State, n *big.Int) {
	switch {
	case n.Cmp(big.NewInt(t.rows.end)) < 0:
		t.scroll(s, float64(n.Int64()))
	case s.Vectors() && t.rows.end >= vectorRows && n.Cmp(big.NewInt(link.MaxRow)) <= 0:
		s.task("goto", n.String(), ask.New("goto", &protocol.Rows{Game: s.Link(), From: n.String(), Count: 1}))
	default:
		s.note("Row " + viewport.Full(n) + " is beyond this table, which ends at row " + viewport.Full(big.NewInt(t.rows.end-1)) + ". Showing its end.")
		t.scroll(s, float64(t.rows.end-1))
	}
}

// extended goes to a row that was listed for it, or says how many fit.
func (s *State) extended(t *task, a ask.Answer) {
	table, ok := a.Body.(*protocol.Table)
	switch {
	case !ok:
		s.note(a.Words)
	case table.Len() == 0:
		s.note(table.Note)
	default:
		n, err := strconv.ParseInt(t.of, 10, 64)
		if err == nil {
			s.Table.rows.end = max(s.Table.rows.end, (n/pageRows+2)*pageRows) // those after it, if they fit
			s.Table.scroll(s, float64(n))
		}
	}
}

// gotoRow goes to the row that a person typed.
func (s *State) gotoRow() {
	text, ok := s.natural("goto-n")
	if !ok {
		return
	}
	n, _ := new(big.Int).SetString(text, 10)
	s.note()
	if !s.Tabled() {
		s.setViewWord(viewTable)
	}
	s.Table.visit(s, n)
}

// position is the position that row n names: of a map's game its second and
// third column, of vectors all but the first. Nil while the row is not known.
func (t *Table) position(s *State, n int64) []*big.Int {
	row := t.rows.row(n)
	if row == nil || len(row) < 1+s.Game().Heaps {
		return nil
	}
	at, ok := numbersOf(row[1 : 1+s.Game().Heaps])
	if !ok {
		return nil
	}
	return at
}

// pinRow pins the position of row n.
func (t *Table) pinRow(s *State, n int64) {
	if at := t.position(s, n); at != nil {
		s.pin(at)
	}
}

// point lights a row, or reads an integer of the picture of owners; −1 for none.
func (t *Table) point(s *State, row, integer int64) {
	if h := &s.Hand; row != h.Row || integer != h.Integer {
		h.Row, h.Integer = row, integer
		s.redraw()
	}
}

// Current is the row in view of the position that is read, in a symmetric game
// of it or its mirror image; −1 when it is not in view.
func (t *Table) Current(s *State) int64 {
	at := s.Pinned()
	if s.Mapped() {
		if r := s.read(); r.At != nil && r.By != ByRow {
			at = r.At
		}
	}
	if at == nil {
		return -1
	}
	want := s.Texts(at)
	mirror := len(want) == 2 && !s.Vectors() && s.Game().Symmetric()
	for n, last := t.InView(s); n <= last; n++ {
		row := t.rows.row(n)
		if len(row) < 1+len(want) {
			continue
		}
		if slices.Equal(row[1:1+len(want)], want) || mirror && row[1] == want[1] && row[2] == want[0] {
			return n
		}
	}
	return -1
}

// placed finds where the row of a position is on the screen.
func (t *Table) placed(s *State, r Reading) Reading {
	row := s.Hand.Row
	if r.By != ByRow {
		row = -1
		want := s.Texts(r.At)
		for n, last := t.InView(s); n <= last && row < 0; n++ {
			if cells := t.rows.row(n); len(cells) > len(want) && slices.Equal(cells[1:1+len(want)], want) {
				row = n
			}
		}
	}
	if row < 0 {
		return r
	}
	l, room := t.Layout(s), s.tableRoom()
	r.Side = l.RowHeight
	r.X = (room.Left + room.Right) / 2
	if r.By == ByRow {
		r.X = s.Hand.X
	}
	r.Y = l.Rows.Top + (float64(row)-t.Top+0.5)*l.RowHeight
	r.Seen = r.Y >= l.Rows.Top && r.Y <= l.Rows.Bottom
	return r
}
