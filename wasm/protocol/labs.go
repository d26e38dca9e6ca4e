package protocol

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
