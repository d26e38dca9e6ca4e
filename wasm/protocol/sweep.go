package protocol

// A Sweep asks for a number of each of many members of a game's family. Axes are one
// or two, as catalog.ParseAxis reads them; Number is one of package sweep, which says
// what N means. Other is the game from which members part. Answer: Swept.
type Sweep struct {
	Game   string
	Axes   []string
	Number string
	N      uint64
	Other  string
}

// A Swept is the members, the first axis running fastest. Across and Up are what the
// parameters are along the axes; Up is empty of one axis. Least and Most are the
// extremes of the numbers, empty where there are none.
type Swept struct {
	Number      string
	N           uint64
	Names       []string // of the axes
	Across, Up  []string
	Members     []SweptMember
	Least, Most string
}

// A SweptMember is one of them: its game as in a link, its name, and its number or
// why there is none. Level is from 1 for the least number to 10 for the most, 0 for
// none. Exact says that the number was not measured. Cells are a map of [0,N)², a bit
// for each position, column after column from the lowest bit of the first byte on.
type SweptMember struct {
	Game, Name, Text string
	Level            uint64
	Exact            bool
	Cells            []byte
}

// Has reports whether the i-th position of its map, (i/n, i%n), is P; what comes
// from outside may have too few.
func (m *SweptMember) Has(i int) bool { return i>>3 < len(m.Cells) && m.Cells[i>>3]>>(i&7)&1 != 0 }

// MostLimitRows is the last row of Limits.
const MostLimitRows = 10_000_000

// A Limits asks how the quotients of piles of a Wytlex game move up to row Rows.
// Answer: Limited.
type Limits struct {
	Game string
	Rows uint64
}

// A Limited is the quotients, p_i/n and p_i/p_1.
type Limited struct {
	Rows      uint64
	Quotients []Quotient
}

// A Quotient is what a quotient is in the last row, and the least and the largest that
// it is in the second half of the rows, in digits that are cut off. Relations are the
// simplest polynomials with a root in that range or within half of it beside, each with its value at the last
// quotient; All is how many there are of Tried, and Chance how many a range of that
// width beside has on average.
type Quotient struct {
	Name, Last, Low, High string
	Relations, Residuals  []string
	All, Tried            uint64
	Chance                string
}
