// Package route is the ways to the P-positions of a game behind one interface:
// a theorem, the recursion of Fraenkel's Theorem 3, elimination with the period
// that it may show, and lists of vectors. The catalogue chooses one for each
// game; whoever asks does not see which.
//
// A route keeps what it found out, so that asking again is fast. It is not for
// concurrent use, but what it is asked may ask it something else whenever it
// pauses: its state is whole then.
package route

import (
	"fmt"
	"math/big"

	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/sieve"
)

// A Route answers what can be asked of every game. Positions have as many heaps
// as the game; see [Facts.Heaps]. What cannot be decided is no error: errors are
// those of pause, of memory, and of positions that are none.
type Route interface {
	// Outcome decides a position.
	Outcome(at game.Vector, pause pause.Func) (Outcome, error)

	// Winning lists moves from at into P-positions, at most limit, in the table's
	// order; none if at is P. An error with words for people says why they cannot
	// be found.
	Winning(at game.Vector, limit int, pause pause.Func) ([]game.Move, error)

	// Rows calls yield for rows of the game's table from row `from` ≥ 0 on, at
	// most count, until it returns false. A note says, in a sentence, why there
	// are fewer. The numbers are yield's to keep.
	Rows(from *big.Int, count int64, pause pause.Func, yield func(row []*big.Int) bool) (note string, err error)

	// Count counts the P-positions with from[i] ≤ heap i < to[i]. If that is
	// beyond reach the note says so, and the number is nil.
	Count(from, to game.Vector, pause pause.Func) (n *big.Int, note string, err error)

	// Tile fills a tile of the game's map.
	Tile(t *Tile, pause pause.Func) error

	// Bytes is about how much memory the route keeps.
	Bytes() int64
}

// What only some routes can do has an interface for itself.

// A Finder lists P-positions that have given coordinates, the first `few` in the
// table's order, with their rows where they are known. A note says why there is
// none. Every route is one.
type Finder interface {
	Find(at []Coordinate, pause pause.Func) (found []Row, note string, err error)
}

// A Blocker lists the options of a position that are P, the first limit in the
// table's order, also where the position is P itself: there they are what the
// previous player forbids. Of a game in which nothing may be forbidden they are
// the winning moves.
type Blocker interface {
	Lost(at game.Vector, limit int, pause pause.Func) ([]game.Move, error)
}

// A Lister lists the P-positions by total and then by the first heap where the
// game's table shows something else; see [Route.Rows].
type Lister interface {
	List(from *big.Int, count int64, pause pause.Func, yield func(row []*big.Int) bool) (note string, err error)
}

// An Ender knows where its rows end, or how many fit, once a note has said that there
// are no more; before that, Ends is 0.
type Ender interface{ Ends() int64 }

// An Extender decides [0,edge)² and no more, but its edge grows. Side is a power of
// two; the note says why the edge is nearer than that.
type Extender interface {
	Edge() int64
	Extend(side int64, pause pause.Func) (edge int64, note string, err error)
}

// An Owner knows sequences that share no integers: each v > 0 stands in one pile
// of one row. The note says why none was found. Owners sets dst[i] to 1 + the
// pile of from + i, or 0 where it is in no row looked at.
type Owner interface {
	Owner(v *big.Int, pause pause.Func) (row int64, pile int, note string, err error)
	Owners(dst []byte, from *big.Int, pause pause.Func) error
}

// A Trender has points that follow lines: row is a late one, nil if there is none.
type Trender interface {
	Trend(pause pause.Func) (row *Row, err error)
}

// A Vectorial route keeps a list of vectors, which may be asked and extended.
type Vectorial interface {
	Vectors() piles.Game
}

// An Eliminator decides a window [0,side)² by elimination, or as much of it as its
// edge allows, and says whether the map goes on by a period that was detected.
type Eliminator interface {
	Window(side int64, pause pause.Func) (*sieve.Window, error)
	Follows(pause pause.Func) (bool, error)
}

// A Closer may have something half done, which must be ended when nobody asks the
// route any more.
type Closer interface {
	Close()
}

// A Verifier holds its own rows against the definition, for heaps below n.
type Verifier interface {
	Verify(n int64, pause pause.Func) (Report, error)
	MaxVerify() int64
}

// An Outcome is what is known of a position; the zero value is undecided. Reason
// is a sentence on how it is known, or why it is not.
type Outcome struct {
	Decided  bool
	P        bool
	Detected bool // it follows from a period that was detected, and from no theorem
	Reason   string
}

// String is the letter of the outcome, or nothing.
func (o Outcome) String() string {
	switch {
	case !o.Decided:
		return ""
	case o.P:
		return "P"
	}
	return "N"
}

// A Row is a P-position of the table and its number, nil where that is not known.
type Row struct {
	N  *big.Int
	At game.Vector
}

// A Coordinate is a value on an axis: axis 0 is the row, i ≥ 1 the i-th heap.
type Coordinate struct {
	Axis  int
	Value *big.Int
}

// few is how many positions are found: some to choose from, and enough to tell
// that there are others.
const few = 8

// A Tile is Side×Side texels, each a square of side 2^Level, from the corner
// (X, Y) on: the first axis goes to the right, the second upwards.
type Tile struct {
	Axes  [2]int // 0 is the row, i ≥ 1 the i-th heap; the second may be [EveryHeap]
	Level uint
	Side  int
	X, Y  *big.Int

	// Counts are to be filled, row by row from the lowest: log2(1 + the number of
	// P-positions in the texel), or [Undecided].
	Counts []float32

	// What the route says about the whole map: the side of the square that is
	// decided, 0 if all of the plane is; how far heaps were looked at for a period
	// that texels beyond the edge follow, 0 if they follow none; and how many rows
	// are drawn of a table that goes on, if that leaves everywhere in doubt.
	Edge, Period, Rows int64
}

// EveryHeap in the place of the second axis draws every heap of a row against the
// first axis.
const EveryHeap = 255

// Undecided is the count of a texel about which too little is known.
const Undecided = float32(-1)

// Facts are what a route must be told of its game.
type Facts struct {
	Name      string // as people call it
	Heaps     int
	Basis     string // what the theorem is, for people: "Theorem 8 (N. Hu, 2024)"
	Rules     game.Ruleset
	Play      game.Convention
	Symmetric bool // the table lists only x ≤ y
	Limits    Limits
}

// Limits bound what a route may decide and keep.
type Limits struct {
	First int64 // side of a game's first window
	Side  int64 // side of its largest window, unless asked for; a power of two times First
	Far   int64 // side of the largest that may be asked for; likewise
	Rows  int64 // of its longest listing by recursion

	// Room is called before so many bytes more are taken, and may make room for
	// them. Its error says that there is none. Nil for no bound.
	Room func(bytes int64) error
}

// Standard has room for two of the largest windows and listings: 2³⁰ positions
// or 2²³ rows, 128 MB, each. A window that was asked for goes up to what the
// sieve takes, 2³² positions and 512 MB.
var Standard = Limits{First: 1 << 11, Side: 1 << 15, Far: 1 << 16, Rows: 1 << 23}

func (l *Limits) room(bytes int64) error {
	if l.Room == nil {
		return nil
	}
	return l.Room(bytes)
}

// heaps is an error unless the vectors are positions of the game.
func (f *Facts) heaps(vectors ...game.Vector) error {
	for _, v := range vectors {
		if len(v) != f.Heaps {
			return fault.Newf("route", "%s has %d heaps, and the position has %d", f.Name, f.Heaps, len(v))
		}
		for _, n := range v {
			if n.Sign() < 0 {
				return fault.Newf("route", "a heap of %s is negative", game.Clip(n.String()))
			}
		}
	}
	return nil
}

// A Report is what a verification found.
type Report = piles.Report

// A Full says that memory does not suffice for something; see [Limits.Room].
type Full struct{ Bytes int64 } // that would have been needed

// Error names the bytes.
func (e *Full) Error() string { return "route: " + e.Words() }

// Words is what is said to people.
func (e *Full) Words() string {
	return fmt.Sprintf("memory does not suffice: %d MB more would be needed", e.Bytes>>20)
}

// Sentence is the words as a sentence.
func (e *Full) Sentence() string {
	return fmt.Sprintf("Memory does not suffice: %d MB more would be needed.", e.Bytes>>20)
}
