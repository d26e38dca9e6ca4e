package protocol

// What the page asks. Game is the part of a link that says the game, in the
// form in which the catalogue writes it. A position is as many decimal texts as
// the game has heaps; where their order means nothing they may be in any. Axes
// number the columns of the game's table: 0 is the row n, i ≥ 1 the i-th heap.
//
// Every question but Cancel and Crash gets exactly one last answer with its id:
// what it asks for, Error, or Dropped; before it may come any number of Started
// and Progress.

// TileSize is the largest side of a tile, in texels.
const TileSize = 256

// EveryHeap in the place of a tile's second axis draws every heap against the
// first axis: K points for a row.
const EveryHeap = 255

// A Tile asks for the shades of Side×Side texels, each a square of side 2^Level;
// the tile's corner is (IX, IY)·Side·2^Level. Side is from 1 to TileSize; 0 is
// TileSize. Of a game with a map of all positions the axes are 1 and 2 or 2 and
// 1; of others any two, and the map has a point for every row of the table. 0
// and 0 stand for 1 and 2.
//
// Aside is a small picture of a game that need not be the one on the page: it
// is answered after all else, and nothing of it is kept. Answer: Shades.
type Tile struct {
	Game   string
	Axes   [2]uint64
	Level  uint64
	Side   uint64
	IX, IY string
	Aside  bool
}

// UsualMoves is how many winning moves are told unless more are asked for, MaxMoves how
// many at most.
const (
	UsualMoves = 100
	MaxMoves   = 10_000
)

// An Inspect asks all about the position At and, when To is not empty, whether a
// player may move there. Most bounds the winning moves; 0 is UsualMoves. Answer:
// Inspected.
type Inspect struct {
	Game string
	At   []string
	To   []string
	Most uint64
}

// An Outcomes asks for the outcomes of many positions, one after the other in
// Positions, at most MaxOutcomes. Answer: Letters.
type Outcomes struct {
	Game      string
	Positions []string
}

// MaxOutcomes bounds the positions of one Outcomes.
const MaxOutcomes = 100_000

// A Rows asks for rows of the game's table. List asks for the P-positions
// themselves where the table shows something else: n and the heaps, by total and
// then by the first heap. Answer: Table.
type Rows struct {
	Game  string
	From  string
	Count uint64
	List  bool
}

// A Count asks how many P-positions have each heap at least that of From and
// less than that of To. Answer: Counted.
type Count struct {
	Game string
	From []string
	To   []string
}

// A Seek asks for P-positions by one or two of their coordinates: those that
// have Values[i] on the axis Axes[i]. Answer: Found.
type Seek struct {
	Game   string
	Axes   []uint64
	Values []string
}

// An Owner asks in which row and pile the integer N is, of a game whose
// P-positions are sequences. Answer: Owns.
type Owner struct {
	Game string
	N    string
}

// An Owners asks which of the K sequences each of Count integers from From on
// belongs to. Answer: Owned.
type Owners struct {
	Game  string
	From  string
	Count uint64
}

// A Trend asks for a late row that shows which line the points of a map of rows
// follow. Answer: Trending.
type Trend struct{ Game string }

// A Candidates asks for the first Count candidates of Fraenkel's Theorem 3, of a
// game with a constraint function; at most MaxCandidates. Answer: Table.
type Candidates struct {
	Game  string
	Count uint64
}

// MaxCandidates bounds the rows of one Candidates.
const MaxCandidates = 4096

// A Verify asks to compare the routes of the game, or its route and the
// definition, for heaps below N. Answer: Verified.
type Verify struct {
	Game string
	N    string
}

// A Compare asks where the P-positions of two games with as many heaps differ:
// of two maps of positions, those from (X, Y) on, N across and High up, where ""
// stands for 0 and High 0 for N; else the first N rows. Answer: Compared.
type Compare struct {
	Game  string
	Other string
	N     uint64
	X, Y  string
	High  uint64
}

// A Study asks what computing can tell of a game beyond its theorem.
// Answer: Studied.
type Study struct{ Game string }

// A Decide asks to push the edge of a game without a theorem outwards, until
// all positions of [0,Side)² are decided. Side is a power of two, as an edge that
// Shades tells. Answer: Decided.
type Decide struct {
	Game string
	Side uint64
}

// A Recompute asks to compute the cells of a printed table, the one of that
// number in papers.All. Answer: Recomputed.
type Recompute struct{ Table uint64 }

// A Prove asks to compute what shows that a paper is wrong, for the one of that
// number in papers.Errata. Answer: Evidence.
type Prove struct{ Erratum uint64 }

// A Forget asks the worker to drop all that it keeps to answer faster.
// Answer: Forgotten.
type Forget struct{}

// A Cancel withdraws the question of its message's id, which is answered by
// Dropped unless it has its last answer already.
type Cancel struct{}

// A Crash makes the worker panic. It exists for the test that a dead worker is
// replaced.
type Crash struct{}
