package play

import (
	"math/big"
	"slices"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/chance"
	"wythoffatlas/core/explain"
	"wythoffatlas/core/game"
	"wythoffatlas/core/pause"
)

// A Puzzle is an N-position: find a winning move.
type Puzzle struct {
	At        game.Vector
	Forbidden []game.Vector // of the options, as [explain.Blocks] has it
	Options   *big.Int      // how many moves are left; where they are not counted, of the first that are listed
	Winning   int           // how many of them win
	To        game.Vector   // the first that wins
	Taken     *big.Int      // tokens by which the position changes in that move: how far it leads

	// Degree is how hard the puzzle is: the number of binary digits of ⌊Options /
	// Winning⌋, which is how often a guess must be halved, plus that of Taken.
	Degree int
}

// Puzzles are how many are made.
const Puzzles = 100

// ranges are how far heaps go in the puzzles of two heaps and of more, from the
// easiest on.
var ranges = [2][]int64{
	{4, 6, 9, 13, 19, 28, 40, 60, 90, 130},
	{3, 4, 5, 6, 7, 8, 10, 12, 14, 17},
}

// mostWinning is how many winning moves a puzzle may have.
const mostWinning = 20

// MakePuzzles makes puzzles of a game from a seed, the easiest first. There are
// fewer than [Puzzles] where the game has not as many in the ranges looked at.
func MakePuzzles(g *catalog.Game, decider explain.Decider, seed uint64, p pause.Func) ([]Puzzle, error) {
	die := chance.SplitMix(seed)
	var list []Puzzle
	seen := map[string]bool{}
	sides := ranges[min(g.Heaps-2, 1)]
	for i, side := range sides {
		want := Puzzles * (i + 1) / len(sides)
		for tries := 0; len(list) < want && tries < 20*Puzzles/len(sides); tries++ {
			if err := p.At(int64(len(list)), Puzzles, "Making puzzles"); err != nil {
				return nil, err
			}
			at := random(g, big.NewInt(0), big.NewInt(side), &die)
			if seen[at.String()] {
				continue
			}
			seen[at.String()] = true
			one, err := puzzle(g, decider, at, p)
			if err != nil {
				return nil, err
			}
			if one != nil {
				list = append(list, *one)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b Puzzle) int { return a.Degree - b.Degree })
	return list, nil
}

// puzzle makes one of a position; nil if it is none.
func puzzle(g *catalog.Game, decider explain.Decider, at game.Vector, p pause.Func) (*Puzzle, error) {
	if !playable(g, at, p) {
		return nil, nil
	}
	moves, err := decider.Winning(at, mostWinning+1+int(g.Rules.Forbids), p)
	if err != nil || len(moves) == 0 {
		return nil, err
	}
	forbidden, err := explain.Blocks(g, decider, at, p)
	if err != nil {
		return nil, err
	}
	moves = slices.DeleteFunc(moves, func(m game.Move) bool { return explain.Among(forbidden, m.To) })
	if len(moves) > mostWinning {
		return nil, nil
	}
	n, err := optionCount(g, at, forbidden, p)
	if err != nil {
		return nil, err
	}
	z := &Puzzle{At: at, Forbidden: forbidden, Options: n, Winning: len(moves), To: moves[0].To, Taken: new(big.Int)}
	for _, c := range moves[0].Change {
		z.Taken.Add(z.Taken, new(big.Int).Abs(c))
	}
	if n.Cmp(big.NewInt(int64(len(moves)))) <= 0 {
		return nil, nil // whatever one does wins
	}
	ratio := new(big.Int).Quo(n, big.NewInt(int64(len(moves))))
	z.Degree = ratio.BitLen() + z.Taken.BitLen()
	return z, nil
}

// optionCount is how many options are not forbidden, or how many are listed first where
// they are not counted.
func optionCount(g *catalog.Game, at game.Vector, forbidden []game.Vector, p pause.Func) (*big.Int, error) {
	c, err := explain.ChoicesOf(g, at, p)
	if err != nil {
		return nil, err
	}
	c = explain.Free(c, forbidden)
	if n, _ := c.Count(); n != nil {
		return n, nil
	}
	list, err := c.List(new(big.Int), uncounted, p)
	return big.NewInt(int64(len(list))), err
}
