package model

import (
	"strconv"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/protocol"
)

// A carpet is the picture beside an overview: each integer in the colour of the
// sequence that owns it, so that one sees the sequences tile. The canvas keeps
// the blocks that are here.
type carpet struct {
	here   map[int64]bool
	failed map[int64]bool // blocks that are not asked for again
}

// carpetReach is how many blocks from the last that came are kept; the canvas
// keeps a few more.
const carpetReach = 8

func (c *carpet) clear(s *State) {
	if len(c.here) > 0 {
		s.do(ClearCarpet{})
	}
	*c = carpet{here: map[int64]bool{}, failed: map[int64]bool{}}
}

// Carpet is the first integer of the picture beside an overview; ok is false
// where there is none: rows are high enough to be read, or the sequences do not
// tile.
func (t *Table) Carpet(s *State) (first int64, ok bool) {
	g := s.Game()
	if !s.Tabled() || g.MapOfPositions() || !g.Tiles || !t.Layout(s).Overview {
		return 0, false
	}
	row := t.rows.row(int64(t.Top))
	if len(row) < 2 {
		return 0, false
	}
	from, err := strconv.ParseInt(row[1], 10, 64)
	if err != nil {
		return 0, false
	}
	return from / canvas.CarpetWidth * canvas.CarpetWidth, true
}

// Owned is what is known of the integer of the picture under the pointer, a
// *protocol.Owns; no answer where there is none.
func (s *State) Owned() ask.Answer {
	if q := s.ownedQuestion(); !q.None() {
		return s.look(q)
	}
	return ask.Answer{}
}

func (s *State) ownedQuestion() ask.Question {
	if s.Hand.Integer < 0 || !s.Tabled() {
		return ask.Question{}
	}
	return ask.New("owned", &protocol.Owner{Game: s.Link(), N: strconv.FormatInt(s.Hand.Integer, 10)})
}

// Lit is the row that the pointer is over, or that owns the integer there; −1 for none.
func (t *Table) Lit(s *State) int64 {
	if owns, ok := s.Owned().Body.(*protocol.Owns); ok {
		if n, err := strconv.ParseInt(owns.Row, 10, 64); err == nil {
			return n
		}
	}
	return s.Hand.Row
}

// questions are the blocks in view that are not here.
func (c *carpet) questions(s *State, dst []ask.Question) []ask.Question {
	start, ok := s.Table.Carpet(s)
	if !ok {
		return dst
	}
	l := s.Table.Layout(s)
	lines := canvas.CarpetLines(l.Rows.Bottom-l.Rows.Top, s.Room.Ratio)
	for b, last := start/canvas.CarpetBlock, (start+lines*canvas.CarpetWidth)/canvas.CarpetBlock; b <= last; b++ {
		if c.here[b] || c.failed[b] {
			continue
		}
		q := ask.New("owners", &protocol.Owners{Game: s.Link(), From: strconv.FormatInt(b*canvas.CarpetBlock, 10), Count: canvas.CarpetBlock})
		q.Passing = true
		dst = append(dst, q)
	}
	return dst
}

// ownersCame takes a block.
func (s *State) ownersCame(asked *protocol.Owners, answer protocol.Body) {
	from, err := strconv.ParseInt(asked.From, 10, 64)
	if err != nil || asked.Game != s.Link() {
		return
	}
	c, b := &s.Table.carpet, from/canvas.CarpetBlock
	owned, ok := answer.(*protocol.Owned)
	if !ok || len(owned.Piles) != canvas.CarpetBlock {
		c.failed[b] = true
		return
	}
	c.here[b] = true
	for other := range c.here {
		if other < b-carpetReach || other > b+carpetReach {
			delete(c.here, other)
		}
	}
	s.do(PutCarpet{b, s.Game().Heaps, owned.Piles})
}
