package protocol

// What the page asks about the moves of a position and for play, and the answers.

// MaxOptions bounds the options of one Listed.
const MaxOptions = 10_000

// An Options asks for options of the position At in the table's order, Count of
// them from row From on. Of a game with a map of all positions Which picks one
// group: 1 is takings from the first heap, 2 from the second, 3 from both; 0 is
// all. Outcomes asks for the outcome of each. Answer: Listed.
type Options struct {
	Game     string
	At       []string
	Which    uint64
	From     string
	Count    uint64
	Outcomes bool
}

// A Listed is options, one after the other in To, and how many there are in all:
// Total is empty if that is not known, and Note says why, or is empty. Groups are
// the counts of the three groups, each empty if not known; there are none of a
// game with K piles. Outcomes has a letter for each option listed, as Letters has,
// if that was asked for. Reach is where the rules lead, one or none.
type Listed struct {
	Total    string
	Groups   []string
	Note     string
	To       []string
	Outcomes string
	Reach    []Reach
}

// A Reach is rays along row and column, and an area for takings from both heaps.
// Sets are what may be taken, in the notation of links: from the first heap alone,
// from the second alone, and from the first and from the second in a taking from
// both. FirstTo and SecondTo are the far ends of the rays, empty where there is
// none. Area is the corners of a polygon in a round, x and y by turns, empty if
// nothing can be taken from both heaps; two are the ends of a diagonal. Depends
// says that a function decides which positions inside are options.
type Reach struct {
	Sets     [4]string
	FirstTo  []string
	SecondTo []string
	Area     []string
	Depends  bool
}

// An Explain asks why a position is won or lost. Answer: Explained.
type Explain struct {
	Game string
	At   []string
}

// An Explained is the reading of a position: its outcome, the reading in a line,
// all its sentences, and the winning move that they name, at most one. Over says that
// no move is left: at an N the player to move has won then, at a P the other. Forbid
// is what a player who forbids should forbid.
type Explained struct {
	Outcome string
	Short   string
	Words   []string
	Move    []Move
	Over    bool
	Forbid  []string
}

// A Stand asks how a match stands whose last position is At: for the player who
// forbids if Forbids, else for the one who moves when the options in Forbidden were
// forbidden. Answer: Explained.
type Stand struct {
	Game      string
	At        []string
	Forbidden []string
	Forbids   bool
}

// A Review asks for the outcomes of the positions of a match. Of the positions in
// Forbidden the first Counts[0] were forbidden at the first, and so on. Answer:
// Letters, two for each position: its outcome, and that for the player to move
// when those were forbidden.
type Review struct {
	Game      string
	Positions []string
	Forbidden []string
	Counts    []uint64
}

// A Play asks for the page's move from a position to an option that is not in
// Forbidden, or, if Forbids, what it forbids before the other player moves. Where
// it could win it errs with that percentage; Seed decides all that is left to
// chance. Answer: Played.
type Play struct {
	Game      string
	At        []string
	Forbidden []string
	Forbids   bool
	Rate      uint64
	Seed      uint64
}

// A Played is where a move leads, or all options that are forbidden. There is none
// when Over.
type Played struct {
	To   []string
	Over bool
}

// A Start asks for a random position with heaps from Low to High, at which a move
// is left and P and N are as likely as each other. Answer: Begun.
type Start struct {
	Game      string
	Low, High string
	Seed      uint64
}

// A Begun is a position to begin at.
type Begun struct{ At []string }

// A Puzzles asks for puzzles of a game: N-positions of which a winning move is to
// be found. Answer: Puzzled.
type Puzzles struct {
	Game string
	Seed uint64
}

// A Puzzled is puzzles, the easiest first.
type Puzzled struct{ Puzzles []Puzzle }

// A Puzzle is a position, which of its options are forbidden, how many moves it has and how many of them win, the
// first of these and how many tokens it changes, and the degree of difficulty
// that package play computes from these numbers.
type Puzzle struct {
	At        []string
	Forbidden []string
	Options   string
	Winning   uint64
	To        []string
	Taken     string
	Degree    uint64
}
