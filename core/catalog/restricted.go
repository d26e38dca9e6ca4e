package catalog

import (
	"fmt"
	"strings"

	"wythoffatlas/core/game"
)

var restricted = &Family{
	ID:      "restricted",
	Name:    "(s,t)-Wythoff, restricted",
	Summary: "The general restriction: one set says what may be taken from each heap alone, and one from each in a taking from both.",
	Group:   groupST,
	Params: append(stParams(1, 1),
		setParam("sh", "Sh", "0mod3", "What may be taken from the first heap alone."),
		setParam("sv", "Sv", "0mod3", "What may be taken from the second heap alone."),
		setParam("d1", "D1", "0mod3", "What may be taken from the first heap when taking from both."),
		setParam("d2", "D2", "0mod3", "What may be taken from the second heap when taking from both."),
	),
	Rule: []string{
		"Take a number of the set sh from the first heap.",
		"Or take a number of the set sv from the second heap.",
		"Or take from both, a number of d1 from the first and one of d2 from the second; the larger is less than s times the smaller plus t.",
	},
	Statements: [2]Statement{
		game.Normal: restrictedStatement(""),
		game.Misere: restrictedStatement(" in misère play"),
	},
	Examples: []Example{
		{Args: restrictedArgs(1, 1, "0mod3", "0mod3", "0mod3", "0mod3"), Note: "Open Problem 25 for multiples of 3: Wythoff’s game in blocks of 3×3."},
		{Args: restrictedArgs(1, 1, "1mod3", "1mod3", "1mod3", "1mod3"), Note: "Open Problem 26 for one residue class; no theorem."},
		{Args: restrictedArgs(2, 1, "1mod3", "2mod3", "1mod3", "2mod3"), Note: "Open Problem 27: two residue classes, one for each heap."},
		{Args: restrictedArgs(1, 1, "all", "all", "odd", "odd"), Note: "Open Problem 28: only what is taken from both heaps is restricted."},
		{Args: restrictedArgs(1, 1, "all", "all", "max5", "max5"), Note: "Remark 4 (1): only the diagonal distance is bounded."},
		{Args: restrictedArgs(1, 3, "max5", "max5", "all", "all"), Note: "Remark 4 (3): a bounded version of 3-Wythoff."},
	},
	title: func(args []Arg) string {
		name := fmt.Sprintf("(%d,%d)-Wythoff", args[0].N, args[1].N)
		sets := make([]string, 4)
		same := true
		for i := range sets {
			sets[i] = game.Clip(args[2+i].String())
			same = same && sets[i] == sets[0]
		}
		if same {
			return name + ", restricted to " + sets[0]
		}
		return name + ", restricted to " + strings.Join(sets, " / ")
	},
	rules:  func(args []Arg) game.Ruleset { return restrictedTo(args[0].N, args[1].N, sets(args)) },
	routes: restrictedRoutes,
	table:  positions,
	grid:   restrictedGrid,
}

// sets are Sh, Sv, D1 and D2.
func sets(args []Arg) [4]game.SubtractionSet {
	return [4]game.SubtractionSet{args[2].Set, args[3].Set, args[4].Set, args[5].Set}
}

func restrictedTo(s, t int64, sets [4]game.SubtractionSet) game.Ruleset {
	return game.Ruleset{
		First: sets[0], Second: sets[1],
		TwoHeap: game.TwoHeapRule{D1: sets[2], D2: sets[3], S: s, T: t},
	}
}

// restrictedArgs are arguments of the family.
func restrictedArgs(s, t int64, sh, sv, d1, d2 string) []Arg {
	args := Numbers(s, t)
	for _, text := range []string{sh, sv, d1, d2} {
		args = append(args, mustSet(text))
	}
	return args
}

// mustSet is for sets that are written here.
func mustSet(text string) Arg {
	t, err := game.ParseSubtractionSet(text)
	if err != nil {
		panic(err)
	}
	return SetArg(t)
}

func setParam(key, label, def, help string) Param {
	return Param{
		Key: key, Label: label, Help: help, Kind: Set, Default: mustSet(def),
		Choices: []Choice{
			{"all", "any number"},
			{"none", "nothing"},
			{"odd", "odd numbers"},
			{"even", "even numbers"},
			{"0mod3", "multiples of 3"},
			{"1mod3", "1, 4, 7, and so on"},
			{"max5", "1 to 5"},
			{"oddmax9", "1, 3, 5, 7, 9"},
			{"1mod4,max3", "1, 2, 3, 5, 9, 13, and so on"},
		},
	}
}

// restrictedStatement is what is known of the whole family.
func restrictedStatement(where string) Statement {
	return Statement{
		Title: "The general restriction" + where,
		Text: "When all four sets are the multiples of one number K, the P-positions are those of (s,⌈t/K⌉)-Wythoff, each grown " +
			"to a block of K×K; that settles Open Problem 25, by a proof of this atlas. Sets that make one of the games with a name have its theorem. For " +
			"others no theorem is known (Open Problems 26, 27 and 28), and positions are decided by elimination, one after the other.",
		Cites: []Citation{{LiuLi2014, "Open Problems 25 to 28"}, {LiuLi2014, "Remarks 2, 3 and 4"}},
	}
}

// restrictedRoutes uses what is known of games by other names.
func restrictedRoutes(g *Game) {
	s, t := g.Args[0].N, g.Args[1].N
	if known := knownBetter(g); known != nil {
		g.adopt(known, "This is "+known.Family.title(known.Args)+". ")
		return
	}
	if k, ok := multiples(sets(g.Args)); ok {
		multiplesRoutes(g, k, s, t)
		g.Statement = multiplesStatement(k, s, t, g.Play)
		return
	}
	g.Statement = Statement{
		Title: "No theorem is known",
		Text:  "Positions are decided by elimination, one after the other. " + openProblem(sets(g.Args)),
		Cites: []Citation{{LiuLi2014, "Open Problems 25 to 28"}},
	}
}

// knownBetter is the game with the same rules that has a theorem under a name
// of its own; nil if there is none.
func knownBetter(g *Game) *Game {
	st, sets := g.Args[:2], sets(g.Args)
	candidates := []*Game{
		stWythoff.make(st, g.Play, nil), oow.make(st, g.Play, nil), eew.make(st, g.Play, nil),
		oew.make(st, g.Play, nil), eow.make(st, g.Play, nil),
	}
	a, okA := multiplesOf(sets[0])
	b, okB := multiplesOf(sets[1])
	if okA && okB {
		candidates = append(candidates, wab.make(Numbers(a, b), g.Play, nil))
	}
	if len(sets[0]) == 1 && sets[0][0].Max > 0 && sets[0][0].Max <= MaxParam {
		candidates = append(candidates, rmwg.make(Numbers(sets[0][0].Max), g.Play, nil), radius.make(Numbers(sets[0][0].Max), g.Play, nil))
	}
	for _, known := range candidates {
		if known.Set != nil && sameRules(known.Rules, g.Rules) {
			return known
		}
	}
	return nil
}

// openProblem says which of the paper's problems the sets are about.
func openProblem(sets [4]game.SubtractionSet) string {
	same := func(i, j int) bool { return sets[i].String() == sets[j].String() }
	residue := func(i int) bool { return len(sets[i]) == 1 && sets[i][0].Max == 0 }
	switch {
	case same(0, 1) && same(2, 3) && sets[0].String() == "all" && residue(2):
		return "Open Problem 28 asks about such games, in which only takings from both heaps are restricted."
	case same(0, 1) && same(0, 2) && same(0, 3) && residue(0):
		return "Open Problem 26 asks about such games, in which all four sets are one residue class."
	case same(0, 2) && same(1, 3) && residue(0) && residue(1) && sets[0][0].Mod == sets[1][0].Mod:
		return "Open Problem 27 asks about such games, in which each heap has its own residue class."
	}
	return "The general restriction lets the sets be any."
}

// restrictedGrid is what the contract suite covers: for every K up to 6 all
// residues, as Open Problems 25 to 28 put them together, the bounds of Remarks
// 3 and 4, and some sets that are neither. The multiples of K, for which there
// is a theorem, meet every s up to 4 with every t up to 6. The others meet four
// of these pairs each, taken in turn, so that all pairs come up about as often.
func restrictedGrid(yield func([]Arg) bool) {
	turn := int64(0)
	with := func(all bool, sh, sv, d1, d2 string) bool {
		for s := int64(1); s <= 4; s++ {
			if all {
				for t := int64(1); t <= 6; t++ {
					if !yield(restrictedArgs(s, t, sh, sv, d1, d2)) {
						return false
					}
				}
				continue
			}
			turn += 5 // of 6, so that t runs through all its values
			if !yield(restrictedArgs(s, turn%6+1, sh, sv, d1, d2)) {
				return false
			}
		}
		return true
	}
	for k := range int64(6) {
		for r := range k + 1 {
			a := fmt.Sprintf("%dmod%d", r, k+1)
			if !with(r == 0, a, a, a, a) || k > 0 && !with(false, "all", "all", a, a) {
				return
			}
			for q := range k + 1 {
				if b := fmt.Sprintf("%dmod%d", q, k+1); q != r && !with(false, a, b, a, b) {
					return
				}
			}
		}
	}
	for _, x := range [][4]string{
		{"max1", "max1", "max1", "max1"}, {"max5", "max5", "max5", "max5"}, {"all", "all", "max5", "max5"},
		{"max5", "max5", "all", "all"}, {"max4", "max7", "all", "all"}, {"none", "all", "all", "all"},
		{"all", "none", "none", "none"}, {"none", "none", "all", "all"}, {"none", "none", "none", "none"},
		{"0mod2", "0mod3", "all", "all"}, {"even,0mod4", "even,6mod8max30", "even", "even"}, {"0mod3", "0mod3", "0mod3,0mod6", "0mod3"},
		{"odd,4mod6", "max3,0mod5", "odd,2mod4", "all"}, {"evenmax8", "none", "max5", "1mod3max7,even"}, {"63mod64", "1mod64", "all", "all"},
	} {
		for _, st := range [][2]int64{{1, 1}, {2, 5}, {3, 2}, {4, 6}} {
			if !yield(restrictedArgs(st[0], st[1], x[0], x[1], x[2], x[3])) {
				return
			}
		}
	}
}
