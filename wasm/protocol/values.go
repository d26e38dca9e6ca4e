package protocol

// What the page asks about the values (Sprague and Grundy) of games of two heaps
// in normal play, and the answers.

// MaxValues bounds the positions of one Values.
const MaxValues = 1 << 18

// MaxValued bounds the heaps of positions whose values can be asked for: they are
// below it.
const MaxValued = 4096

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
