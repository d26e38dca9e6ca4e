package protocol

// What the page asks about games with K piles. Positions are the sizes of the
// piles in nondecreasing order; lists of positions follow one another.

// An Examine asks all about the position Piles, and, when To is not empty,
// whether a player may move there. A newer one replaces an older that has no
// answer yet. Answer: Examined.
type Examine struct {
	Game  string
	Piles []string
	To    []string
}

func (m *Examine) fields(c *coder) {
	c.text(&m.Game)
	c.texts(&m.Piles)
	c.texts(&m.To)
}

// An Examined tells about a position. Outcome is "P", "N", or "" when it could
// not be decided. Each of Moves comes with a taking: what Changes on each pile,
// and which two, counted from 0, make the Wythoff part (Pairs; twice the same
// when only one pile changes). More says that there are more moves.
type Examined struct {
	Outcome string
	Reason  string // a short sentence: which route decided, or why none did
	Moves   []string
	Changes []string
	Pairs   []string
	More    bool

	// Of the move asked about: whether it is legal, why in sentences, and a
	// taking if it is.
	Legal   bool
	Reasons []string
	Change  []string
	Pair    []string
}

func (m *Examined) fields(c *coder) {
	c.text(&m.Outcome)
	c.text(&m.Reason)
	c.texts(&m.Moves)
	c.texts(&m.Changes)
	c.texts(&m.Pairs)
	c.flag(&m.More)
	c.flag(&m.Legal)
	c.texts(&m.Reasons)
	c.texts(&m.Change)
	c.texts(&m.Pair)
}

// A Plot asks for the shades of a tile as [Tile] does, of the map on which row
// n of the table is the point (First, Second): 0 stands for n, i for pile i.
// Answer: Shades.
type Plot struct {
	Game          string
	First, Second uint64
	Level         uint64
	IX, IY        string
}

func (m *Plot) fields(c *coder) {
	c.text(&m.Game)
	c.number(&m.First)
	c.number(&m.Second)
	c.number(&m.Level)
	c.text(&m.IX)
	c.text(&m.IY)
}

// A Spot asks which rows of the table lie on the point (X, Y) of such a map.
// Answer: Table.
type Spot struct {
	Game          string
	First, Second uint64
	X, Y          string
}

func (m *Spot) fields(c *coder) {
	c.text(&m.Game)
	c.number(&m.First)
	c.number(&m.Second)
	c.text(&m.X)
	c.text(&m.Y)
}

// An Owners asks which of the K sequences each of Count integers from From on
// belongs to. Answer: Owned.
type Owners struct {
	Game  string
	From  string
	Count uint64
}

func (m *Owners) fields(c *coder) {
	c.text(&m.Game)
	c.text(&m.From)
	c.number(&m.Count)
}

// An Owned is a byte for each integer: i when it is in the sequence of pile i,
// counted from 1, and 0 when it is in none of the rows that were looked at.
type Owned struct{ Piles []byte }

func (m *Owned) fields(c *coder) { c.bytes(&m.Piles) }
