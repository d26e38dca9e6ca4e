package catalog

import (
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/core/game"
)

// A Proof is a printed proof that tells cases apart, each with the move into the
// P-positions that the paper makes. Package explain has the cases.
type Proof uint8

const (
	NoProof     Proof = iota
	Constant          // Theorem 3 of Fraenkel for a constant function, part II of its proof
	OddOdd            // of the games of Liu and Li in which only odd numbers are taken,
	EvenEven          // only even ones,
	OddThenEven       // odd ones from the first heap and even ones from the second,
	EvenThenOdd       // or the other way round
)

// An Ask is a position worth asking about, or a move if To is not empty: heaps
// with commas between.
type Ask struct{ From, To string }

// Asks are some for this game, at least one: of the papers, or made up where they
// have none with so many heaps.
func (g *Game) Asks() (asks []Ask) {
	for _, x := range g.Family.asks {
		if strings.Count(x.From, ",")+1 == g.Heaps {
			asks = append(asks, x)
		}
	}
	if asks == nil {
		var first, last []string
		for i := range g.Heaps {
			first = append(first, strconv.Itoa(i))
			last = append(last, strconv.Itoa(10*i+10))
		}
		from, to := strings.Join(last, ", "), strings.Join(first, ", ")
		asks = []Ask{{from, ""}, {from, to}}
	}
	return asks
}

// Of two heaps they are Example 5 and Remark 15 of Liu and Li, moves from (11, 15)
// of Fraenkel's introduction, and from (3, 7) of Liu, Li and Li.
//
// lexAsks are those of §2.1 in Klein and Fraenkel, and of Tables 1 and 2; nimAsks
// are of Table 2.1 in Hu. lexifiedAsks are of no paper.
var (
	lexAsks = []Ask{
		{"0, 10, 30", "0, 0, 0"}, {"0, 10, 30", "0, 9, 50"}, {"10, 10, 20", "5, 12, 12"}, {"1, 2, 3", "0, 0, 0"},
		{"23, 39, 58", "20, 37, 53"}, {"2, 4, 6", "0, 1, 2"},
		{"27, 55, 80, 103", "27, 52, 81, 104"}, {"3, 5", "1, 2"}, {"10, 20", "6, 10"},
	}
	lexifiedAsks = []Ask{
		{"1, 5, 74", ""}, {"1, 2, 2", "0, 2, 2"}, {"2, 3, 4", "1, 3, 4"}, {"1, 10, 20", "0, 9, 22"}, {"2, 8, 14", "1, 6, 14"},
	}
	nimAsks = []Ask{
		{"1, 2, 3", ""}, {"3, 5, 7", ""}, {"3, 5, 7", "2, 5, 7"}, {"1, 2, 4, 7", ""}, {"1, 3, 5, 7", ""}, {"2, 3, 5, 7", ""},
	}
)

// Designable reports whether members of the family can be made for a pair of
// complementary sequences; see [Designed].
func (f *Family) Designable() bool {
	return slices.ContainsFunc(f.Params, func(p Param) bool { return p.Kind == Width })
}

// Designed is the game with two piles that has a pair of complementary sequences
// as its P-positions, in the notation of [cover.Parse]; or what is wrong with it.
func Designed(pair string, play game.Convention) (*Game, []Problem) {
	return Parse(map[string]string{"game": variableWytlex.ID, "k": "2", "f": pair, "play": play.String()})
}

// Constrained is the subtraction game with a constraint function, written as in
// links; or what is wrong with it.
func Constrained(f string, play game.Convention) (*Game, []Problem) {
	return Parse(map[string]string{"game": subtraction.ID, "f": f, "play": play.String()})
}

// Restricted is (s,t)-Wythoff with all takings restricted to given sets: from the
// first heap, from the second, and from both the numbers of either.
func Restricted(s, t int64, first, second, d1, d2 game.SubtractionSet, play game.Convention) (*Game, error) {
	return restricted.Game(append(Numbers(s, t), SetArg(first), SetArg(second), SetArg(d1), SetArg(d2)), play)
}
