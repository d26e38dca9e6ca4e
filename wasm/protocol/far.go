package protocol

// A Seek asks where a P-position is. By says which: "n" for row N of the
// table, "x" for those whose first heap is N, "y" for the second.
// Answer: Found.
type Seek struct {
	Game string
	By   string
	N    string
}

func (m *Seek) fields(c *coder) {
	c.text(&m.Game)
	c.text(&m.By)
	c.text(&m.N)
}

// A Found lists P-positions, x and y by turns: the first of those asked for, at
// most two. Note is empty, or a sentence on why there is none.
type Found struct {
	Positions []string
	Note      string
}

func (m *Found) fields(c *coder) {
	c.texts(&m.Positions)
	c.text(&m.Note)
}

// A Decide asks to push the edge of a game without a theorem outwards, until
// all positions of [0,Side)² are decided. Side is as an edge that Shades tells.
// Answer: Decided.
type Decide struct {
	Game string
	Side uint64
}

func (m *Decide) fields(c *coder) {
	c.text(&m.Game)
	c.number(&m.Side)
}

// A Decided says where the edge is now.
type Decided struct{ Edge uint64 }

func (m *Decided) fields(c *coder) { c.number(&m.Edge) }
