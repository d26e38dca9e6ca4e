package glossary

import "wythoffatlas/core/game"

const (
	wythoff = "game=wythoff"
	misere  = "game=wythoff&play=misere"
)

func xy(x, y int64) game.Position { return game.Position{X: x, Y: y} }

func squares(link string, side int64, marks ...game.Position) Diagram {
	return Diagram{Game: link, Side: side, Marks: marks}
}

func moves(link string, side int64, from game.Position, others ...game.Position) Diagram {
	return Diagram{Game: link, Side: side, Marks: append([]game.Position{from}, others...), Moves: true}
}

func table(link string, rows int64, marks ...game.Position) Diagram {
	return Diagram{Game: link, Side: rows, Table: true, Marks: marks}
}

var terms = []Term{
	{
		ID: "heap", Name: "heap", Forms: []string{"heaps", "pile", "piles"},
		Defined: "A heap is a number of tokens on the table, from which the players take by turns.",
		Example: "Two heaps of 5 and 7 tokens are the position (5, 7), a square of the map; from there Wythoff’s game has 17 moves.",
		Diagram: moves(wythoff, 9, xy(5, 7)),
	},
	{
		ID: "ruleset", Name: "ruleset", Forms: []string{"rulesets"},
		Defined: "A ruleset says which takings are moves, whoever makes them.",
		Example: "In Nim one takes from one heap only, so that (5, 7) has 12 moves instead of 17.",
		Diagram: moves("game=nim&k=2", 9, xy(5, 7)),
	},
	{
		ID: "option", Name: "option", Forms: []string{"options"},
		Defined: "An option of a position is a position that one move leads to.",
		Example: "In the 2-radius game (3, 7) has just six.",
		Diagram: moves("game=radius&r=2", 9, xy(3, 7)),
	},
	{
		ID: "terminal", Name: "terminal position", Forms: []string{"terminal positions", "terminal"},
		Defined: "A position is terminal when no move is left from it.",
		Example: "In Odd-Even Wythoff (0, 1) is terminal, as one token may not be taken from the second heap.",
		Diagram: squares("game=oew&s=2&t=2", 6, xy(0, 0), xy(0, 1)),
	},
	{
		ID: "normal-play", Name: "normal play",
		Defined: "In normal play who cannot move loses.",
		Example: "So a terminal position, such as (0, 0), is P.",
		Diagram: squares(wythoff, 6, xy(0, 0)),
	},
	{
		ID: "misere", Name: "misère play", Forms: []string{"misère"},
		Defined: "In misère play who cannot move wins.",
		Example: "So (0, 0) is N, and in Wythoff’s game (0, 1) and (2, 2) are P.",
		Diagram: squares(misere, 6, xy(0, 0), xy(0, 1), xy(2, 2)),
	},
	{
		ID: "p-position", Name: "P-position", Forms: []string{"P-positions"},
		Defined: "A position is P when the previous player, who has just moved, can win whatever the other does: every option is N.",
		Example: "In Wythoff’s game the first are (0, 0), (1, 2) and (3, 5), and their mirror images.",
		Diagram: squares(wythoff, 8, xy(0, 0), xy(1, 2), xy(3, 5)),
	},
	{
		ID: "n-position", Name: "N-position", Forms: []string{"N-positions"},
		Defined: "A position is N when the next player, whose turn it is, can win: some option is P.",
		Example: "In Wythoff’s game (3, 4) is N, for (1, 2) is P and two tokens may be taken from both heaps.",
		Diagram: moves(wythoff, 7, xy(3, 4), xy(1, 2)),
	},
	{
		ID: "outcome", Name: "outcome", Forms: []string{"outcomes"},
		Defined: "The outcome of a position is P or N: who wins when both play as well as one can.",
		Example: "It depends on the convention: (0, 1) is N in normal play and P in misère play.",
		Diagram: squares(misere, 6, xy(0, 1)),
	},
	{
		ID: "elimination", Name: "elimination",
		Defined: "Elimination decides positions one after the other: the first that is left is P, and all that can be moved from to it are N.",
		Example: "In Wythoff’s game (0, 0) eliminates its row, column and diagonal, and (1, 2) and (2, 1) are the next that are left.",
		Diagram: squares(wythoff, 6, xy(0, 0), xy(1, 2), xy(2, 1)),
	},
	{
		ID: "mex", Name: "mex",
		Defined: "The mex of a set of numbers is the least number 0, 1, 2, … that is missing from it.",
		Example: "In the table of Wythoff’s game each Aₙ is the mex of all Aᵢ and Bᵢ before.",
		Diagram: table(wythoff, 6, xy(3, 0)),
	},
	{
		ID: "complementary", Name: "complementary", Forms: []string{"complementary sequences"},
		Defined: "Two sequences are complementary when every positive whole number is a term of just one of them.",
		Example: "The Aₙ and the Bₙ of Wythoff’s game are: 1, 3, 4, 6, 8, … and 2, 5, 7, 10, 13, …",
		Diagram: table(wythoff, 6),
	},
	{
		ID: "beatty", Name: "Beatty pair", Forms: []string{"Beatty pairs", "Beatty sequence", "Beatty sequences"},
		Defined: "A Beatty pair is the two complementary sequences ⌊nα⌋ and ⌊nβ⌋ with 1/α + 1/β = 1, both irrational.",
		Example: "For α = φ and β = φ² they are the Aₙ and Bₙ of Wythoff’s game, also in row 10⁴⁰.",
		Diagram: table(wythoff, 6),
	},
	{
		ID: "beam", Name: "beam", Forms: []string{"beams"},
		Defined: "A beam is a straight line that P-positions follow.",
		Example: "Those of Wythoff’s game have the slopes φ = 1.618… and 1/φ: row 10²⁰ begins with the digits of φ.",
		Diagram: Diagram{Game: wythoff, Side: 14, Beams: true},
	},
	{
		ID: "cone", Name: "cone", Forms: []string{"cones"},
		Defined: "In (s,t)-Wythoff the two numbers taken from both heaps form a cone: the larger is less than s times the smaller plus t.",
		Example: "With s = t = 2 one may take 1 and 3, but not 1 and 4.",
		Diagram: moves("game=st-wythoff&s=2&t=2", 9, xy(5, 7)),
	},
	{
		ID: "constraint", Name: "constraint function", Forms: []string{"constraint functions"},
		Defined: "A constraint function f says how far apart the numbers taken from both heaps may be, from the heaps that are left.",
		Example: "With f = x1 + 1, from (11, 15) one may move to (3, 4), but not to (2, 3).",
		Diagram: moves("game=subtraction&f=G1", 17, xy(11, 15), xy(3, 4), xy(2, 3)),
	},
	{
		ID: "semi-additive", Name: "semi-additive",
		Defined: "A constraint function is semi-additive when its values from one P-position to the next add up to at least its value over the whole way.",
		Example: "The function x1 + 1 is; (x0 − x1)² is positive and monotone, and is not.",
		Diagram: squares("game=subtraction&f=T4", 13, xy(4, 10)),
	},
	{
		ID: "numeration", Name: "numeration", Forms: []string{"numerations"},
		Defined: "A numeration writes every number in one way as a sum of given numbers, as decimals do with powers of ten.",
		Example: "In the binary one a number that ends in an even number of zeros is an Aₙ of the game with f = x0 − x1, and its Bₙ is twice as much.",
		Diagram: table("game=subtraction&f=G2", 6),
	},
	{
		ID: "decree", Name: "decree", Forms: []string{"decrees", "decreed", "preset box"},
		Defined: "Positions of a preset box are P or N by decree, and the rules decide only outside of it.",
		Example: "When all of an 8×8 box is P, (5, 5) is P, which it is not by the rules.",
		Diagram: squares("game=wythoff&preset=8x1", 24, xy(5, 5)),
	},
	{
		ID: "saturated", Name: "saturated",
		Defined: "After a preset box Wythoff’s game is saturated when all diagonals between the lowest and the topmost P-position are taken: from then on each column follows from the one before.",
		Example: "After a full 2×2 box it is so from column 2 on.",
		Diagram: squares("game=wythoff&preset=2x1", 16),
	},
	{
		ID: "period", Name: "period", Forms: []string{"periods", "periodic"},
		Defined: "A pattern has a period p when moving it by p changes nothing.",
		Example: "In Odd-Odd Wythoff both rows and columns have the period 2: P is where both heaps are even.",
		Diagram: squares("game=oow&s=1&t=1", 8),
	},
	{
		ID: "lexicographic", Name: "lexicographic order", Forms: []string{"lexicographic"},
		Defined: "Of two vectors that one comes first in lexicographic order which is smaller where they differ first.",
		Example: "In Wytlex(3) a larger pile may grow when a smaller one shrinks, as in the move from (10, 10, 20) to (5, 12, 12).",
		Diagram: table("game=wytlex&k=3", 6),
	},
	{
		ID: "tiling", Name: "tiling", Forms: []string{"tile", "tiles", "tilings"},
		Defined: "Sequences tile the positive whole numbers when each number is a term of just one of them.",
		Example: "The three of Wytlex(3) do; of Wythoff(4) do not: 27 stands in two rows.",
		Diagram: table("game=wytlex&k=3", 8),
	},
	{
		ID: "xor", Name: "exclusive or", Forms: []string{"nim-sum"},
		Defined: "The exclusive or of numbers is their sum in binary without carrying.",
		Example: "In Nim a position is P when it is 0, as for the heaps 1, 2 and 3.",
		Diagram: table("game=nim&k=3", 6),
	},
}
