package claims

import (
	"regexp"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
)

// Every sentence of the catalogue that a reader sees is one of these: a
// definition, or a claim with a check that computes it. A sentence that is new
// or altered is in no table, and fails.

// A claim checks a sentence about one game.
type claim func(t *testing.T, g *catalog.Game, sentence string)

// definition marks a sentence that says what words or rules mean, or where the
// text is from: there is nothing to compute.
func definition(*testing.T, *catalog.Game, string) {}

// A said is a sentence and the games that it is said of.
type said struct {
	kind     string // "summary", "rule", "help", "choice", "note", "statement"
	sentence string
	games    []*catalog.Game
}

// most is how many games a sentence is checked of.
const most = 3

// everySentence lists them all, of the members that the contract suite runs.
func everySentence() []*said {
	var list []*said
	index := map[string]*said{}
	add := func(kind, text string, g *catalog.Game) {
		for sentence := range strings.SplitAfterSeq(text, ". ") {
			if sentence = strings.TrimSpace(sentence); sentence == "" {
				continue
			}
			key := kind + ": " + sentence
			s := index[key]
			if s == nil {
				s = &said{kind: kind, sentence: sentence}
				index[key] = s
				list = append(list, s)
			}
			if len(s.games) < most {
				s.games = append(s.games, g)
			}
		}
	}
	for _, e := range catalog.All() {
		usual := e.Default()
		add("summary", e.Summary, usual)
		for _, rule := range e.Rule {
			add("rule", rule, usual)
		}
		for _, p := range e.Params {
			add("help", p.Help, usual)
			for _, c := range p.Choices {
				if p.Kind != catalog.Formula { // of these the note is the formula
					add("choice", c.Note, g(usual, p.Key, c.Value))
				}
			}
		}
		for _, x := range e.Examples {
			add("note", x.Note, e.Example(x))
		}
		for _, play := range []game.Convention{game.Normal, game.Misere} {
			for args := range e.Grid {
				g, err := e.Game(args, play)
				if err != nil {
					panic(err)
				}
				add("statement", g.Statement.Text, g)
			}
			if g, err := e.Game(e.Defaults(), play); err == nil && g.Statement.Text != e.Statements[play].Text {
				add("family", e.Statements[play].Text, g)
			}
		}
	}
	typed := member("game=subtraction&f=x1+2")
	add("statement", typed.Statement.Text, typed)
	for _, box := range []string{"8x1", "6x0.6@42", "4:0.0,1.3", "3:"} {
		for _, of := range []string{"game=wythoff", "game=wab&a=2&b=3"} {
			g := member(of + "&preset=" + box)
			add("box", g.Statement.Text, g)
		}
	}
	return list
}

// g is a game with another value of a parameter.
func g(of *catalog.Game, key, value string) *catalog.Game {
	values := of.Values()
	values[key] = value
	other, problems := catalog.Parse(values)
	if len(problems) > 0 {
		return of // it needs other values besides: for k = 2
	}
	return other
}

// member is the game that a link says.
func member(link string) *catalog.Game {
	g, problems := catalog.FromLink(link)
	if len(problems) > 0 {
		panic(link + ": " + problems[0].String())
	}
	return g
}

func TestEverySentenceIsChecked(t *testing.T) {
	used := map[string]bool{}
	for _, s := range everySentence() {
		if testing.Short() {
			s.games = s.games[:1]
		}
		check, ok := claims[s.sentence]
		used[s.sentence] = true
		if !ok {
			for pattern, with := range patterns {
				if regexp.MustCompile("^(?:" + pattern + ")$").MatchString(s.sentence) {
					check, ok = with, true
					used[pattern] = true
				}
			}
		}
		if !ok {
			t.Errorf("nothing checks this %s of %s: %q", s.kind, s.games[0].Link(), s.sentence)
			continue
		}
		for _, g := range s.games {
			t.Run(s.kind+" "+g.Link(), func(t *testing.T) { check(t, g, s.sentence) })
		}
	}
	for sentence := range claims {
		if !used[sentence] {
			t.Errorf("nobody says %q any more", sentence)
		}
	}
	for pattern := range patterns {
		if !used[pattern] {
			t.Errorf("nobody says anything like %q any more", pattern)
		}
	}
}

// A check must be able to fail: each of these sentences is altered, and its own
// check, or the lack of one, must notice.
func TestAlteredSentencesFail(t *testing.T) {
	for _, c := range []struct{ sentence, altered string }{
		{"Each row holds two P-positions, each column three, each diagonal one.", "Each row holds three P-positions, each column two, each diagonal one."},
		{"No position is P in normal and in misère play.", "Three P-positions of the first row change places with others."},
		{"The smaller heap takes only r + 1 values, and for each of them the larger goes up in steps of r + 1.", "Only r + 1 columns have P-positions, and in them they are r + 1 apart."},
	} {
		if _, ok := claims[c.sentence]; !ok {
			t.Errorf("%q is not checked", c.sentence)
		}
		if _, ok := claims[c.altered]; ok {
			t.Errorf("%q is taken for checked", c.altered)
		}
	}
	// Checks that read numbers from their sentence notice others.
	for _, c := range []struct {
		check    claim
		link     string
		sentence string
	}{
		{elementsFrom, "game=wytlex&k=3&play=misere", "Misère play: the same construction from [0, 0, 2]."},
		{slopeSaid, "game=st-wythoff&s=3&t=2", "Steeper: the upper beam has the slope 2 + √8."},
		{multiplesOfPattern, "game=restricted&s=1&t=1&sh=0mod3&sv=0mod3&d1=0mod3&d2=0mod3", "All four sets are the multiples of 4."},
		{decreePattern, "game=wythoff&preset=3:0.0", "By decree 2 of the 9 positions of the box [0,3)² are P and the others N."},
		{saturatedPattern, "game=wythoff&preset=8x1", "Before column 3 the rules decide position by position."},
	} {
		failed := false
		probe := &testing.T{}
		done := make(chan struct{})
		go func() { // a check may end its goroutine
			defer close(done)
			defer func() {
				if recover() != nil {
					failed = true
				}
			}()
			c.check(probe, member(c.link), c.sentence)
		}()
		<-done
		if !failed && !probe.Failed() {
			t.Errorf("%s: the check takes %q for true", c.link, c.sentence)
		}
	}
}
