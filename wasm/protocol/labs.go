package protocol

import "wythoffatlas/core/lists"

// What the page asks about words of sequences, and about columns after a box.

// A Words asks for a word of a sequence of a game's table. First is a column from
// 1 on; if Less is not 0 the sequence is that column less the column Less. Kind is
// one of those of package words. Digits is how many digits velocities and densities
// are written with. Answer: Worded.
type Words struct {
	Game        string
	First, Less uint64
	Kind        string
	Digits      uint64
}

// A Worded is a word and what was found of it. Letters are the first of Read
// letters; Terms are the first of the sequence, beginning with row From. Factors,
// Palindromes and Squares count those of each length from 0 on.
type Worded struct {
	Sequence                      string
	From                          uint64
	Terms                         []string
	Letters                       []byte
	Read                          uint64
	Factors, Palindromes, Squares []uint64
	Sentences                     []string
	Numbers                       []Exact
	Entries                       []Entry
	Note                          string   // why less was read than is looked at
	Rows                          []string // the first rows, with differences, under Heads
	Heads                         []string
}

// An Exact is a real number: what it is, exactly, and its digits, cut off.
type Exact struct{ Name, Surd, Digits string }

// An Entry is one of the OEIS, in words which numbers it lists.
type Entry struct{ Number, Address, Is string }

// A Columns asks how Wythoff's game with the box of Game grows up to a column, and
// when it is saturated. Answer: Columned.
type Columns struct {
	Game string
	To   uint64
}

// A Columned is the last columns up to To, and what follows once the game is
// saturated: Column is the first column that is. The beams are those of Wythoff's
// game moved by (X, Y), which is where their mean lines meet, as computed from the
// lines; Lines are those. Differ are the discrepancies of Conjecture 2 in columns
// DifferAt; from column Settled on they did not change up to column End.
type Columned struct {
	Last         []Column
	Column       uint64
	X, Y         string
	Lines        []Exact
	DifferAt     []uint64
	Differ       []uint64
	Settled, End uint64

	// Lower and Higher are the discrepancies in column End with Wythoff's game laid
	// a row too low and too high.
	Lower, Higher uint64
}

// A Column is the bits of a column from the row Low of the diagonal l up to that of
// u, as far as there is room for them, 1 where the row is filled; Size is how many
// there are. Row is that of its P-position, On where that lies: "l", "u", "between",
// or "box", and then there is no row. Rule is the rule of §4.2 that made the column
// from the one before, "" before saturation.
type Column struct {
	At, Size uint64
	Low      string
	Bits     []byte
	Row      string
	On, Rule string
}

// Digits are the bits as a text of 0 and 1.
func (c *Column) Digits() string {
	return string(lists.Map(c.Bits, func(b byte) byte { return '0' + b&1 }))
}

// A Boxes asks what becomes of many random boxes of one side, with a share of
// P-positions, from the seed First on. Answer: Boxed.
type Boxes struct {
	Side  uint64
	Share string
	First uint64
	Count uint64
}

// A Boxed is the distribution of the first saturated columns, of the point where the
// beams meet, and of the discrepancies in the end: values and how many boxes have
// each. Outliers are boxes that are worth a look, as games, and why. Constant is how
// many ended up with a constant number of discrepancies.
type Boxed struct {
	Count, Constant                   uint64
	Saturated, Meeting, Discrepancies []Share
	Outliers                          []Outlier
}

// A Share is how many boxes have a value.
type Share struct {
	Value string
	Boxes uint64
}

// An Outlier is a box that differs from the others.
type Outlier struct{ Game, Why string }

// A Diagonals asks for the rows of the diagonals l and u, the lowest and the topmost
// with a P-position, in so many columns from First on, of Wythoff's game with the
// box of Game. Answer: Diagonaled.
type Diagonals struct {
	Game         string
	First, Count uint64
}

// MostDiagonals is one more than the last column that a Diagonals may ask for: rows,
// which grow 1.62 times as fast, still fit a word.
const MostDiagonals = 1 << 61

// A Diagonaled is the rows in each column after its P-position was filled, each
// RowZero more than it is, so that none is negative; 0 where no diagonal is filled yet.
type Diagonaled struct{ L, U []uint64 }

// RowZero stands for row 0 in a Diagonaled.
const RowZero = 1 << 32
