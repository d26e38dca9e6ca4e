package protocol

// What the page asks about the values (Sprague and Grundy) of games of two heaps
// in normal play, and the answers.

// MaxValues bounds the positions of one Values.
const MaxValues = 1 << 18

// MaxValued bounds the heaps of positions whose values can be asked for: they are
// below it.
const MaxValued = 4096

// MostParts bounds the parts of a Sum.
const MostParts = 64

// MostLine bounds the values of a line that are asked for at a time.
const MostLine = 1000

// A Values asks for the values of Width × Height positions, the least of which is
// (X, Y). Answer: Valued, column by column.
type Values struct {
	Game          string
	X, Y          uint64
	Width, Height uint64
}

// A Grundy asks for the value of the position At. Answer: Valued, with one value.
type Grundy struct {
	Game string
	At   []string
}

// A Valued is values in the order asked for.
type Valued struct{ Values []uint64 }

// A Sum asks for the value of a sum of games of two heaps: a position of each, one
// after the other in Positions. Answer: Summed.
type Sum struct {
	Games     []string
	Positions []string
}

// A Summed is the values of the parts of a sum and its own, their exclusive or. If
// that is not 0, a move to To in the part of that number, counted from 0, wins;
// else To is empty.
type Summed struct {
	Values []uint64
	Value  uint64
	Part   uint64
	To     []string
}

// A ValueLines asks for the first Count values of the row, the column and the
// diagonal of the position (X, Y), and for how the first rows repeat. Answer:
// ValueLined.
type ValueLines struct {
	Game  string
	X, Y  uint64
	Count uint64
}

// A ValueLined is the values of (n, Y), of (X, n), and of the positions of the
// diagonal from its lowest on, and what was found of the first rows, each of them
// checked below the column Width.
type ValueLined struct {
	Row, Column, Diagonal []uint64
	Periods               []RowPeriod
	Width                 uint64
}

// A RowPeriod says that values repeat additively in a row: value(n + Length) =
// value(n) + Length for n from Before on. Length 0 says that none was found.
type RowPeriod struct{ Before, Length uint64 }
