package catalog

import (
	"strings"

	"wythoffatlas/core/game"
)

// A Sequence is an entry of the On-Line Encyclopedia of Integer Sequences.
type Sequence struct {
	Number string // "A000201"
	Is     string // which numbers of the game it lists: "Aₙ"
}

// firstRows are the rows of which the entries of the OEIS list the number first, as
// far as the tests compare them.
var firstRows = map[string]int64{
	"A000201": 1, "A001950": 1, "A001951": 0, "A001952": 1, "A001953": 0, "A001954": 0, "A184480": 1, "A001956": 1,
	"A045671": 0, "A045672": 0, "A045681": 0, "A045682": 0, "A045749": 0, "A045750": 0, "A045774": 0, "A045775": 0,
	"A030124": 1, "A005228": 0, "A003159": 1, "A036554": 1,
}

// First is the row n of which the entry has the number as its first term; false
// where that is not known.
func (s Sequence) First() (row int64, known bool) {
	row, known = firstRows[s.Number]
	return row, known && !strings.Contains(s.Is, " from ")
}

// Address is the page of the sequence.
func (s Sequence) Address() string { return "https://oeis.org/" + s.Number }

// stSequences are the pairs Aₙ, Bₙ of (s,t)-Wythoff in the OEIS. Some entries
// begin at n = 1, leaving out a pair of zeros. For t = 3 the OEIS also has
// A001955, which agrees with A184480 at first and parts from it at n = 43.
var stSequences = []struct {
	s, t int64
	play game.Convention
	a, b string
	from string // "" or from which n on
}{
	{1, 1, game.Normal, "A000201", "A001950", ""},
	{1, 1, game.Misere, "A000201", "A001950", " from n = 2 on"},
	{1, 2, game.Normal, "A001951", "A001952", ""},
	{1, 2, game.Misere, "A001953", "A001954", ""},
	{1, 3, game.Normal, "A184480", "A001956", ""},
	{1, 4, game.Normal, "A001961", "A001962", ""},
	{2, 1, game.Normal, "A026367", "A026368", ""},
	{2, 2, game.Normal, "A045671", "A045672", ""},
	{2, 3, game.Normal, "A045681", "A045682", ""},
	{3, 1, game.Normal, "A045749", "A045750", ""},
	{3, 2, game.Normal, "A045774", "A045775", ""},
}

// sequencesOfST finds the OEIS entries of (s,t)-Wythoff, if there are any.
func sequencesOfST(s, t int64, play game.Convention) []Sequence {
	for _, row := range stSequences {
		if row.s == s && row.t == t && row.play == play {
			return []Sequence{{row.a, "Aₙ" + row.from}, {row.b, "Bₙ" + row.from}}
		}
	}
	return nil
}
