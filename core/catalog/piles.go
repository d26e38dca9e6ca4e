package catalog

import (
	"strconv"
	"strings"

	"wythoffatlas/core/cover"
	"wythoffatlas/core/fault"
	"wythoffatlas/core/game"
	"wythoffatlas/core/kpile"
	"wythoffatlas/core/piles"
	"wythoffatlas/core/wytlex"
)

const groupPiles = "Games with K piles"

// Widths is the function f of variable Wytlex as a person wrote it.
type Widths struct {
	wytlex.Func
	Text string
	Pair *cover.Pair // the sequences that f is made for by Theorem 22; nil for an expression
}

// pileColumns are the headings of a table of vectors.
func pileColumns(k int) []string {
	columns := []string{"n"}
	for i := range k {
		columns = append(columns, "p"+subscript(i+1))
	}
	return columns
}

// subscript writes a number below the line.
func subscript(n int) string {
	var b strings.Builder
	for _, digit := range strconv.Itoa(n) {
		b.WriteRune(digit - '0' + '₀')
	}
	return b.String()
}

// pilesParam is the number of piles.
func pilesParam(least, most, usual, grid int64) Param {
	return Param{
		Key: "k", Label: "k", Help: "How many piles there are.",
		Min: least, Max: most, Default: Arg{N: usual}, Grid: grid,
	}
}

// construction is what the P-positions of Wytlex are, whatever its function.
func construction(d string) []string {
	return []string{
		"P⁰ = [0, 0, …, 0]",
		"p₁ⁿ = mex Xⁿ",
		"pᵢⁿ = mex(Xⁿ ∪ ⋃{pⱼⁿ + Dⁿ : j < i})",
		"Xⁿ = {pⱼᵐ : m < n}",
		"Dⁿ = " + d,
	}
}

const (
	lexRule = "B comes before A in lexicographic order, both sorted with the smallest pile first. So piles may grow, as long as a smaller one shrinks."
	tiling  = " Each positive whole number is the size of exactly one pile of exactly one P-position but the first: K sequences tile the positive integers."
	// startsElsewhere is a remark of this atlas: Lemmas 9 to 12 do not use how the
	// construction starts, only that each row before is no option of the next.
	startsElsewhere = "This is a remark of this atlas, not a theorem of the paper. The proof for normal play does not ask how the list begins. In misère play the position without tokens is N, so the first P-position is [0, …, 0, 1], and the same construction goes on from there."
)

var wytlexGame = &Family{
	ID:      "wytlex",
	Name:    "Wytlex(K)",
	Summary: "Wythoff’s game with K piles in lexicographic order: K sequences tile the integers.",
	Group:   groupPiles,
	Params:  []Param{pilesParam(2, piles.MaxPiles, 3, 5)},
	Rule: []string{
		"There are k piles. Choose two of them: add or remove any number of tokens on one, or the same number on both.",
		"On each other pile add or remove any number, or leave it.",
		"A move from A to B is legal only if " + lexRule,
	},
	Statements: [2]Statement{
		game.Normal: {
			Title:   "Theorem 13",
			Text:    "Row n is the vector of the least piles that share no number and no difference with a row before." + tiling,
			Formula: construction("⋃{D(Pᵐ) : m < n}"),
			Cites:   []Citation{{KleinFraenkel, "Construction 8 and Theorem 13"}},
		},
		game.Misere: {
			Here:    true,
			Title:   "Construction 8 from another start",
			Text:    startsElsewhere,
			Formula: append([]string{"P⁰ = [0, …, 0, 1]"}, construction("⋃{D(Pᵐ) : m < n}")[1:]...),
			Cites:   []Citation{{KleinFraenkel, "Construction 8, Lemmas 9 to 12"}},
		},
	},
	Examples: []Example{
		{Args: Numbers(3), Note: "Table 1: three sequences that tile the positive integers, and no Beatty sequences."},
		{Args: Numbers(4), Note: "Four sequences."},
		{Args: Numbers(8), Note: "Eight of them."},
		{Args: Numbers(3), Play: game.Misere, Note: "Misère play: the same construction from [0, 0, 1]."},
	},
	title: func(args []Arg) string { return "Wytlex(" + args[0].String() + ")" },
	rules: func([]Arg) game.Ruleset { return stRules(1, 1) },
	piles: func(g *Game) {
		if g.Heaps = int(g.Args[0].N); g.Heaps > 2 {
			g.Tiles = true
			g.Piles = func() piles.Game { return wytlex.New(g.Heaps, nil, g.Play) }
		}
	},
	routes: func(g *Game) {
		g.adopt(wythoff.make(nil, g.Play, nil), "With two piles Wytlex is Wythoff’s game: a pile that grows comes too late in the order. ")
	},
	table: pairs,
	asks:  lexAsks,
}

// usualWidth is the example of Table 2.
const usualWidth = "1+p3-p2"

var variableWytlex = &Family{
	ID:      "variable-wytlex",
	Name:    "Variable Wytlex(K, f)",
	Summary: "A function f of the piles left says how far apart two takings may be; with two piles, any pair of complementary sequences can be had.",
	Group:   groupPiles,
	Params: []Param{
		pilesParam(2, piles.MaxPiles, 3, 4),
		{
			Key: "f", Label: "f(p1, …, pk)", Kind: Width, Default: widthsOf(usualWidth, 3),
			Help: "A positive whole number for each position moved to. For k = 2, a pair of complementary sequences gives the f that has them as its P-positions.",
			Choices: []Choice{
				{"1", "plain Wytlex"},
				{"2", "for k = 2 it is 2-Wythoff"},
				{"1+p2-p1", "the example of Table 2 with the first two piles"},
				{"1+p1", "wide where piles are high"},
				{"1+p1 mod 2", "by the parity of the smallest pile"},
			},
		},
	},
	Rule: []string{
		"There are k piles. A move from A to B is legal if A and B have a pile in common, or if a difference of two piles of A is d, d + 1, …, or d + f(B) − 1 for a difference d of two piles of B.",
		"And B comes before A in lexicographic order, both sorted with the smallest pile first.",
	},
	Statements: [2]Statement{
		game.Normal: {
			Title:   "Theorem 19",
			Text:    "Row n is the vector of the least piles that share no number with a row before, and no difference with its widened differences." + tiling,
			Formula: construction("⋃{D(Pᵐ) + {0, …, f(Pᵐ) − 1} : m < n}"),
			Cites:   []Citation{{KleinFraenkel, "Construction 18 and Theorem 19"}},
		},
		game.Misere: {
			Here:    true,
			Title:   "Construction 18 from another start",
			Text:    startsElsewhere,
			Formula: append([]string{"P⁰ = [0, …, 0, 1]"}, construction("⋃{D(Pᵐ) + {0, …, f(Pᵐ) − 1} : m < n}")[1:]...),
			Cites:   []Citation{{KleinFraenkel, "Construction 18"}},
		},
	},
	Examples: []Example{
		{Args: widthArgs(3, "1+p3-p2"), Note: "The example of Table 2."},
		{Args: widthArgs(2, "vile"), Note: "Theorem 22: the game whose P-positions are the vile and the dopey numbers."},
		{Args: widthArgs(2, "hofstadter"), Note: "The game of Hofstadter’s sequence and its complement."},
		{Args: widthArgs(2, "beatty:3/2,,3,-1"), Note: "Corollary 23: the Beatty sequences ⌊3n/2⌋ and 3n − 1."},
		{Args: widthArgs(2, "1+p1+p2"), Note: "Piles that double and double: exact at any size."},
		{Args: widthArgs(4, "2"), Play: game.Misere, Note: "Four piles in misère play."},
	},
	title: func(args []Arg) string { return "Wytlex(" + args[0].String() + ", " + game.Clip(args[1].W.Text) + ")" },
	rules: func([]Arg) game.Ruleset { return game.Ruleset{} },
	piles: func(g *Game) {
		f := g.Args[1].W
		g.Heaps, g.Tiles = int(g.Args[0].N), true
		g.Piles = func() piles.Game { return wytlex.New(g.Heaps, f.Func, g.Play) }
		if g.Heaps == 2 && g.Play == game.Normal {
			g.Statement = Statement{
				Title:   "Theorem 20",
				Text:    "Aₙ is the least number in no row before, and the difference grows by the f of the row before.",
				Formula: []string{"p₁ⁿ = mex Xⁿ", "p₂ⁿ = p₁ⁿ + ∑{f(Pᵐ) : m < n}"},
				Cites:   []Citation{{KleinFraenkel, "Theorem 20"}},
			}
			if f.Pair != nil {
				g.Statement.Title = "Theorems 20 and 22"
				g.Statement.Text += " Here f is made for the pair " + game.Clip(f.Text) + ": its terms are the P-positions if it is a monotonic disjoint cover of the positive integers."
				g.Statement.Cites = append(g.Statement.Cites, Citation{KleinFraenkel, "Theorem 22"})
			}
		}
	},
	table: pairs,
	grid:  widthGrid,
	asks:  lexAsks,
}

// widthGrid are the members of variable Wytlex that the contract suite runs.
func widthGrid(yield func([]Arg) bool) {
	for k := int64(2); k <= 4; k++ {
		for _, f := range []string{"1", "3", "1+p2-p1", "1+p1 mod 3", "1+(p1+pk) mod 5"} {
			if !yield(widthArgs(k, strings.ReplaceAll(f, "pk", "p"+strconv.FormatInt(k, 10)))) {
				return
			}
		}
	}
	for _, pair := range []string{"wythoff:3", "vile", "hofstadter", "beatty:(5-sqrt(5))/2", "list:1,3,4,6;2,5,8,11"} {
		if !yield(widthArgs(2, pair)) {
			return
		}
	}
	yield(widthArgs(3, usualWidth))
}

// widthArgs are the arguments of a member of variable Wytlex that must exist.
func widthArgs(k int64, f string) []Arg { return []Arg{{N: k}, widthsOf(f, int(k))} }

func widthsOf(text string, k int) Arg {
	w, err := readWidths(text, k)
	if err != nil {
		panic("catalog: f=" + text + ": " + err.Error())
	}
	return Arg{Kind: Width, W: w}
}

// readWidths reads an expression over p1…pk or, for two piles, a pair of
// sequences. An [*expr.Error] points at the character at fault.
func readWidths(text string, k int) (*Widths, error) {
	text = strings.TrimSpace(text)
	if k == 2 && namesPair(text) {
		pair, err := cover.Parse(text)
		if err != nil {
			return nil, err
		}
		return &Widths{pair.F(), text, pair}, nil
	}
	f, err := wytlex.FromExpr(text, k)
	if err != nil {
		return nil, err
	}
	return &Widths{f, text, nil}, nil
}

// namesPair reports whether a text means a pair of sequences; see [cover.Parse].
func namesPair(text string) bool {
	word, _, _ := strings.Cut(text, ":")
	switch word {
	case "wythoff", "vile", "hofstadter", "beatty", "list":
		return true
	}
	return false
}

func (p Param) nearestWidths(text string, before []Arg) (a Arg, said string) {
	k := int(p.Default.N)
	if len(before) > 0 {
		k = int(before[0].N)
	}
	k = max(k, 2)
	w, err := readWidths(text, k)
	if err == nil {
		return Arg{Kind: Width, W: w}, ""
	}
	said = fault.Words(err)
	if k > 2 && namesPair(strings.TrimSpace(text)) {
		said = "pairs of sequences are for k = 2"
	}
	return widthsOf("1", k), said
}

var wythoffK = &Family{
	ID:      "wythoff-k",
	Name:    "Wythoff(K)",
	Summary: "K piles by plain subtraction: the sequences do not tile the integers.",
	Group:   groupPiles,
	Params:  []Param{pilesParam(3, 5, 3, 5)},
	Rule: []string{
		"There are k piles. Choose two of them and make a move of Wythoff’s game there: take any number from one, or the same number from both.",
		"From each other pile take any number, or none.",
	},
	Statements: [2]Statement{game.Normal: byDefinition2, game.Misere: byDefinition2},
	Examples: []Example{
		{Args: Numbers(3), Note: "As Wytlex(3) up to row 11; row 12 is [23, 39, 58]."},
		{Args: Numbers(4), Note: "Rows 12 and 13 both have a pile of 27."},
		{Args: Numbers(5), Note: "Five piles."},
	},
	title: func(args []Arg) string { return "Wythoff(" + args[0].String() + ")" },
	rules: func([]Arg) game.Ruleset { return game.Ruleset{} },
	piles: func(g *Game) {
		g.Heaps = int(g.Args[0].N)
		g.Piles = func() piles.Game { return kpile.Wythoff(g.Heaps, g.Play) }
	},
	table: pairs,
	asks:  lexAsks,
}

var byDefinition2 = Statement{
	Title: "No theorem is known",
	Text: "P-positions are found by search, with an index of those before by the sizes of piles and by their differences, and listed by their total. " +
		"They do not tile the positive integers.",
	Cites: []Citation{{KleinFraenkel, "Definition 2 and Table 1"}},
}
