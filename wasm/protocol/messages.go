package protocol

// What the page asks. Game is the part of a link that says the game, in the
// form in which the catalogue writes it. Every question but Cancel and Crash
// gets exactly one last answer: what it asks for, Error, or Dropped; before it
// may come any number of Progress.

// TileSize is the side of a tile in texels.
const TileSize = 256

// A Tile asks for the shades of TileSize×TileSize texels, each a square of
// side 2^Level; the tile's corner is (IX, IY)·TileSize·2^Level. Answer: Shades.
type Tile struct {
	Game   string
	Level  uint64
	IX, IY string
}

func (m *Tile) fields(c *coder) {
	c.text(&m.Game)
	c.number(&m.Level)
	c.text(&m.IX)
	c.text(&m.IY)
}

// An Inspect asks all about one position. A newer one replaces an older that
// has no answer yet. Answer: Inspected.
type Inspect struct {
	Game string
	X, Y string
}

func (m *Inspect) fields(c *coder) {
	c.text(&m.Game)
	c.text(&m.X)
	c.text(&m.Y)
}

// A Rows asks for rows of the game's table. Answer: Table.
type Rows struct {
	Game  string
	From  string
	Count uint64
}

func (m *Rows) fields(c *coder) {
	c.text(&m.Game)
	c.text(&m.From)
	c.number(&m.Count)
}

// A Call is one of the methods of window.atlas: outcome, moves (Args: the
// heaps), positions (from, count), count (x0, y0, x1, y1), verify (n).
// Answer: Value.
type Call struct {
	Method string
	Game   string
	Args   []string
}

func (m *Call) fields(c *coder) {
	c.text(&m.Method)
	c.text(&m.Game)
	c.texts(&m.Args)
}

// A Verify asks to compare the routes of the game on [0,N)².
// Answer: Verified.
type Verify struct {
	Game string
	N    string
}

func (m *Verify) fields(c *coder) {
	c.text(&m.Game)
	c.text(&m.N)
}

// A Sketch asks for the shades of the positions [0,Side)² alone: a small map of
// a game that need not be the one on the page. Side is at most TileSize.
// Answer: Shades.
type Sketch struct {
	Game string
	Side uint64
}

func (m *Sketch) fields(c *coder) {
	c.text(&m.Game)
	c.number(&m.Side)
}

// A Recompute asks to compute the cells of a printed table, the one of that
// number in papers.All. Answer: Table.
type Recompute struct{ Table uint64 }

func (m *Recompute) fields(c *coder) { c.number(&m.Table) }

// A Prove asks to compute what shows that a paper is wrong, for the one of that
// number in papers.Errata. Answer: Evidence.
type Prove struct{ Erratum uint64 }

func (m *Prove) fields(c *coder) { c.number(&m.Erratum) }

// A Cancel withdraws the question of its message's id, which is answered by
// Dropped unless it has its last answer already.
type Cancel struct{}

func (*Cancel) fields(*coder) {}

// A Crash makes the worker panic. It exists for the test that a dead worker is
// replaced.
type Crash struct{}

func (*Crash) fields(*coder) {}

// What the worker answers.

// A Ready is the worker's first message: it listens now.
type Ready struct{}

func (*Ready) fields(*coder) {}

// A Progress says how far a question has come: Done of Total, in units that
// only their ratio matters of, and what is being done in words.
type Progress struct {
	Done, Total uint64
	Words       string
}

func (m *Progress) fields(c *coder) {
	c.number(&m.Done)
	c.number(&m.Total)
	c.text(&m.Words)
}

// An Error is a sentence for a person: what is wrong with the question, and
// what would do.
type Error struct{ Message string }

func (m *Error) fields(c *coder) { c.text(&m.Message) }

// A Dropped says that a question was cancelled or replaced by a newer one.
type Dropped struct{}

func (*Dropped) fields(*coder) {}

// A Crashed is the last message of a worker that found itself broken.
type Crashed struct{ Message string }

func (m *Crashed) fields(c *coder) { c.text(&m.Message) }

// A Shades is a tile or a sketch: one byte a texel as package raster defines
// them, row-major, row 0 the lowest y. Edge is 0 when all of the plane can be
// decided, else the side of the square from (0,0) outside of which this
// worker cannot decide the game. Period is 0 unless texels beyond the edge follow
// a period that was detected with heaps below it.
type Shades struct {
	Texels []byte
	Edge   uint64
	Period uint64
}

func (m *Shades) fields(c *coder) {
	c.bytes(&m.Texels)
	c.number(&m.Edge)
	c.number(&m.Period)
}

// An Inspected tells about a position. Outcome is "P", "N", or "" when it
// could not be decided. Moves are the positions of winning moves, x and y by
// turns, in the table's order; More says that there are more than these.
type Inspected struct {
	Outcome string
	Reason  string // a short sentence: which route decided, or why none did
	Moves   []string
	More    bool
}

func (m *Inspected) fields(c *coder) {
	c.text(&m.Outcome)
	c.text(&m.Reason)
	c.texts(&m.Moves)
	c.flag(&m.More)
}

// A Table is the rows asked for, row by row in Cells, each as wide as Columns,
// which are the headings. Note is empty, or says in words why there are fewer
// rows than asked for.
type Table struct {
	Columns []string
	Cells   []string
	Note    string
}

func (m *Table) fields(c *coder) {
	c.texts(&m.Columns)
	c.texts(&m.Cells)
	c.text(&m.Note)
}

// Len is the number of whole rows.
func (m *Table) Len() int {
	if len(m.Columns) == 0 {
		return 0
	}
	return len(m.Cells) / len(m.Columns)
}

// Row is row i, 0 ≤ i < Len.
func (m *Table) Row(i int) []string {
	w := len(m.Columns)
	return m.Cells[i*w : (i+1)*w]
}

// A Value is the result of a Call as JSON text, every number in it a decimal
// string.
type Value struct{ JSON string }

func (m *Value) fields(c *coder) { c.text(&m.JSON) }

// A Verified is the outcome of a comparison: how many positions were compared
// and differ, by which routes in words, and the first position (x, y) that
// differs; none when First is empty.
type Verified struct {
	Checked, Differ uint64
	Route           string
	First           []string
}

func (m *Verified) fields(c *coder) {
	c.number(&m.Checked)
	c.number(&m.Differ)
	c.text(&m.Route)
	c.texts(&m.First)
}

// An Evidence is what was found, line by line; Fails is empty, or says which
// line does not bear the erratum out.
type Evidence struct {
	Lines []string
	Fails string
}

func (m *Evidence) fields(c *coder) {
	c.texts(&m.Lines)
	c.text(&m.Fails)
}
