package protocol

// What the worker answers.

// A Ready is the worker's first message: it listens now.
type Ready struct{}

// A Started says that the worker now works on the question of its id, and on no
// other until it says so of that. If the worker dies, this question did it.
type Started struct{}

// A Progress says how far a question has come: Done of Total, in units that
// only their ratio matters of, and what is being done in words.
type Progress struct {
	Done, Total uint64
	Words       string
}

// An Idle says that no question is open. Kept is about how many bytes what the
// worker keeps takes, Taken how many its memory, which never shrinks, has grown
// to: where that is much, a new worker would be lighter.
type Idle struct{ Kept, Taken uint64 }

// Large reports whether the worker has much memory and little use for it.
func (i *Idle) Large() bool { return i.Taken > 128<<20 && i.Kept < i.Taken/4 }

// An Error is a sentence for a person: what is wrong with the question, and
// what would do.
type Error struct{ Message string }

// A Dropped says that a question was cancelled or replaced by a newer one.
type Dropped struct{}

// A Crashed is the last message of a worker that found itself broken.
type Crashed struct{ Message string }

// A Shades is a tile: one byte a texel as package raster defines them,
// row-major, row 0 the lowest y. Edge is 0 when all of the plane can be decided,
// else the side of the square from (0,0) outside of which this worker cannot
// decide the game. Period is 0 unless texels beyond the edge follow a period that
// was detected with heaps below it. Rows is 0, or says that the map shows so many
// rows of a table that goes on, and that more may have points.
type Shades struct {
	Texels []byte
	Edge   uint64
	Period uint64
	Rows   uint64
}

// A Move leads to the position To. Change is what is added to each heap, or, when
// negative, taken from it, in the order of the position moved from. Pair are the
// two heaps, counted from 0 in that order, that make the Wythoff part of the
// move; twice the same when only one heap changes.
type Move struct {
	To     []string
	Change []string
	Pair   [2]uint64
}

// An Inspected tells about a position. Outcome is "P", "N", or "" when it
// could not be decided, and Reason a short sentence: which route decided, or why
// none did. Detected says that the outcome follows from a period that was
// detected, and from no theorem. Moves are winning moves in the table's order;
// More says that there are more than these.
//
// Of the move asked about: whether it is legal, why in sentences, and a way to
// make it, at most one.
type Inspected struct {
	Outcome  string
	Reason   string
	Detected bool
	Moves    []Move
	More     bool

	Legal   bool
	Reasons []string
	Way     []Move
}

// Letters has a letter for each position asked about: P, N, or ? where it could
// not be decided. Reason says in a sentence how, or why not of the first ?.
type Letters struct {
	Outcomes string
	Reason   string
}

// A Table is the rows asked for, row by row in Cells, each as wide as Columns,
// which are the headings. Note is empty, or says in words why there are fewer
// rows than asked for; then Ends may say how many the whole table has, else 0.
type Table struct {
	Columns []string
	Cells   []string
	Note    string
	Ends    uint64
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

// A Recomputed is a printed table of a paper and the same table computed: cells
// row by row, each row as wide as Heads. At has for each printed cell the position
// that it stands for, "3,5", or "". Computed is empty where only the print was
// asked for.
type Recomputed struct {
	Game     string // the part of a link that says the game
	Heads    []string
	Across   bool // rows stand side by side
	Printed  []string
	At       []string
	Computed []string
}

// A Counted is a number of P-positions in decimal.
type Counted struct{ N string }

// A Found lists P-positions: the first of those asked for, a few at most. Note is
// empty, or a sentence on why there is none.
type Found struct {
	Rows []Row
	Note string
}

// A Row is a P-position and its row of the table, or "" where that is not known.
type Row struct {
	N  string
	At []string
}

// An Owns says in which row an integer is, and in which pile, counted from 1.
type Owns struct {
	Row  string
	Pile uint64
}

// An Owned is a byte for each integer: i when it is in the sequence of pile i,
// counted from 1, and 0 when it is in none of the rows that were looked at.
type Owned struct{ Piles []byte }

// A Trending is a late row, n and then its heaps; empty where no line is
// followed.
type Trending struct{ Row []string }

// A Verified is the outcome of a comparison: how many positions were compared
// and differ, by which routes in words, and the first position that differs;
// none when First is empty.
type Verified struct {
	Checked, Differ uint64
	Route           string
	First           []string
}

// A Compared says how many P-positions two games share and how many only the one
// or the other has, among those compared, and the first that they do not share;
// none when First is empty. Note is empty, or says why less than asked for was
// compared.
type Compared struct {
	Agree, OnlyFirst, OnlySecond uint64
	First                        []string
	Note                         string
}

// A Studied is what was found, in words. Rays are lines to draw, four decimal
// numbers each: x and y of one end and of the other, where the position (x, y)
// is the square [x,x+1)×[y,y+1). They are measured, not known.
type Studied struct {
	Sections []Section
	Rays     []string
}

// A Section of a study is a heading, sentences, and positions that show what
// they say, one after the other.
type Section struct {
	Title     string
	Sentences []string
	Positions []string
}

// A Decided says where the edge is now, 0 if there is none. Note is empty, or
// says why it is no farther.
type Decided struct {
	Edge uint64
	Note string
}

// An Evidence is what was found, line by line; Fails is empty, or says which
// line does not bear the erratum out.
type Evidence struct {
	Lines []string
	Fails string
}

// A Forgotten says about how many bytes were dropped.
type Forgotten struct{ Bytes uint64 }
