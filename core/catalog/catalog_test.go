package catalog

import (
	"regexp"
	"strings"
	"testing"

	"wythoffatlas/core/game"
)

// games yields the default and the examples of every family, in both
// conventions, and each default with a full and with another preset box.
func games(yield func(*Game) bool) {
	for _, e := range All() {
		members := []Example{{Args: e.Defaults()}}
		for _, text := range []string{"4x1", "5:0.3,2.0"} {
			preset, err := ParsePreset(text)
			if err != nil {
				panic(err)
			}
			members = append(members, Example{Args: e.Defaults(), Preset: preset})
		}
		for _, x := range append(members, e.Examples...) {
			for _, play := range []game.Convention{game.Normal, game.Misere} {
				if !yield(e.make(x.Args, play, x.Preset)) {
					return
				}
			}
		}
	}
}

// Everything that a page shows must be there, and be text that is the same
// escaped or not.
func TestEveryFamilyIsComplete(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range All() {
		if seen[e.ID] || Find(e.ID) != e {
			t.Errorf("%s is listed twice or not found", e.ID)
		}
		seen[e.ID] = true
		checkTexts(t, e.ID, append([]string{e.ID, e.Name, e.Summary, e.Group}, e.Rule...)...)
		for _, p := range e.Params {
			checkTexts(t, e.ID+" "+p.Key, p.Key, p.Label, p.Help)
			checkParam(t, e, p)
			if !regexp.MustCompile(`\b` + p.Key + `\b`).MatchString(strings.Join(e.Rule, " ")) {
				t.Errorf("%s: the rule does not name %s", e.ID, p.Key)
			}
		}
		for _, s := range e.Statements {
			checkStatement(t, e.ID, s)
		}
		if len(e.Examples) == 0 {
			t.Errorf("%s has no example", e.ID)
		}
		for _, x := range e.Examples {
			checkTexts(t, e.ID+" example", x.Note)
			if _, err := e.Game(x.Args, x.Play); err != nil {
				t.Errorf("example of %s: %v", e.ID, err)
			}
		}
	}
	if Default().ID != "wythoff" {
		t.Errorf("the page opens with %s", Default().ID)
	}
}

func checkParam(t *testing.T, e *Family, p Param) {
	t.Helper()
	if err := p.check(p.Default); err != nil {
		t.Errorf("%s: the default: %v", e.ID, err)
	}
	if n := p.Default.N; p.Kind == Number && (n > p.Grid || p.Grid > p.Max || len(p.Choices) > 0) {
		t.Errorf("%s: %s: not Default ≤ Grid ≤ Max in %+v", e.ID, p.Key, p)
	}
	if p.Kind != Number && len(p.Choices) == 0 {
		t.Errorf("%s: %s offers nothing", e.ID, p.Key)
	}
	for _, c := range p.Choices {
		checkTexts(t, e.ID+" "+p.Key, c.Note)
		if a, fault := p.nearest(c.Value, nil); fault != "" || a.String() != c.Value {
			t.Errorf("%s: %s: the choice %s is read as %s: %s", e.ID, p.Key, c.Value, a, fault)
		}
	}
}

func checkStatement(t *testing.T, of string, s Statement) {
	t.Helper()
	checkTexts(t, of+" statement", s.Title, s.Text)
	if s.Known() {
		checkMarkup(t, s.MathML())
		if len(s.Cites) == 0 {
			t.Errorf("%s: %q has no source", of, s.Title)
		}
	}
	for _, c := range s.Cites {
		checkTexts(t, of+" citation", c.String(), c.Paper.Authors, c.Paper.Title)
		if c.Paper.Year == 0 && c.Paper.Venue == "" {
			continue // the text at hand has neither
		}
		checkTexts(t, of+" citation", c.Paper.Venue)
		if c.Paper.Year < 1900 || c.Paper.Year > 2100 {
			t.Errorf("%s: %s: year %d", of, c.Paper.Title, c.Paper.Year)
		}
	}
}

// checkTexts fails for texts that are empty or would need escaping in HTML.
func checkTexts(t *testing.T, of string, texts ...string) {
	t.Helper()
	for _, s := range texts {
		if s == "" || s != strings.TrimSpace(s) || strings.ContainsAny(s, "<>&\"'\n\t") {
			t.Errorf("%s: %q is empty, padded or not plain", of, s)
		}
	}
}

func TestEveryGameIsComplete(t *testing.T) {
	for g := range games {
		checkTexts(t, g.Link(), append(g.Columns(), g.Name())...)
		if strings.Contains(g.Name(), "misère") != (g.Play == game.Misere) {
			t.Errorf("%s is called %q", g.Link(), g.Name())
		}
		for _, s := range g.Sequences() {
			checkTexts(t, g.Link(), s.Is)
			if !regexp.MustCompile(`^A\d{6}$`).MatchString(s.Number) {
				t.Errorf("%s: %q is no number of the OEIS", g.Link(), s.Number)
			}
		}
		checkStatement(t, g.Link(), g.Statement)
		if g.Piles == nil && (g.Set != nil || g.Rows != nil || g.CandidatesHold) != g.Statement.Known() {
			t.Errorf("%s: a theorem is used and not stated, or stated and not used", g.Link())
		}
		if _, err := g.Family.Game(g.Args, g.Play); err != nil {
			t.Error(err)
		}
	}
}

func TestNamesOfGames(t *testing.T) {
	for _, c := range []struct {
		id   string
		args []Arg
		play game.Convention
		name string
		link string
	}{
		{"wythoff", nil, game.Normal, "Wythoff’s game", "game=wythoff"},
		{"wythoff", nil, game.Misere, "Wythoff’s game, misère", "game=wythoff&play=misere"},
		{"a-wythoff", Numbers(3), game.Normal, "3-Wythoff", "game=a-wythoff&a=3"},
		{"st-wythoff", Numbers(2, 3), game.Misere, "(2,3)-Wythoff, misère", "game=st-wythoff&s=2&t=3&play=misere"},
		{"wab", Numbers(1, 1_000_000), game.Normal, "W(1,1000000)", "game=wab&a=1&b=1000000"},
	} {
		g, err := Find(c.id).Game(c.args, c.play)
		if err != nil {
			t.Fatal(err)
		}
		if g.Name() != c.name || g.Link() != c.link {
			t.Errorf("got %q %q, want %q %q", g.Name(), g.Link(), c.name, c.link)
		}
	}
}

func TestGameRefusesArguments(t *testing.T) {
	for _, c := range []struct {
		args []Arg
		want string
	}{
		{nil, "takes 2 parameters, not 0"},
		{Numbers(1, 2, 3), "takes 2 parameters, not 3"},
		{Numbers(0, 1), "s=0: must be from 1 to 1000000"},
		{Numbers(1, 1_000_001), "t=1000001: must be from 1 to 1000000"},
	} {
		_, err := stWythoff.Game(c.args, game.Normal)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: got error %v, want %q", c.args, err, c.want)
		}
	}
}

func TestSymmetric(t *testing.T) {
	for _, c := range []struct {
		e    *Family
		args []Arg
		want bool
	}{
		{stWythoff, Numbers(2, 3), true},
		{wab, Numbers(3, 3), true},
		{wab, Numbers(2, 3), false},
	} {
		if g := c.e.make(c.args, game.Normal, nil); g.Symmetric() != c.want {
			t.Errorf("%s: symmetric is %v", g.Link(), g.Symmetric())
		}
	}
}

// The first pairs that the OEIS shows for its entries, so that no two numbers
// are exchanged.
func TestSequences(t *testing.T) {
	for _, c := range []struct {
		number string
		terms  []int64
	}{
		{"A000201", []int64{1, 3, 4, 6, 8, 9, 11, 12, 14, 16}},
		{"A001950", []int64{2, 5, 7, 10, 13, 15, 18, 20, 23, 26}},
		{"A001951", []int64{0, 1, 2, 4, 5, 7, 8, 9, 11, 12}},
		{"A001952", []int64{3, 6, 10, 13, 17, 20, 23, 27, 30, 34}},
		{"A001953", []int64{0, 2, 3, 4, 6, 7, 9, 10, 12, 13}},
		{"A001954", []int64{1, 5, 8, 11, 15, 18, 22, 25, 29, 32}},
		{"A184480", []int64{1, 2, 3, 5, 6, 7, 9, 10, 11, 13}},
		{"A001956", []int64{4, 8, 12, 17, 21, 25, 30, 34, 38, 43}},
		{"A045671", []int64{0, 1, 2, 3, 5, 6, 7, 9, 10, 11}},
		{"A045672", []int64{0, 4, 8, 12, 18, 22, 26, 32, 36, 40}},
		{"A045681", []int64{0, 1, 2, 3, 4, 6, 7, 8, 9, 11}},
		{"A045682", []int64{0, 5, 10, 15, 20, 27, 32, 37, 42, 49}},
		{"A045749", []int64{0, 1, 2, 3, 5, 6, 7, 9, 10, 11}},
		{"A045750", []int64{0, 4, 8, 12, 19, 23, 27, 34, 38, 42}},
		{"A045774", []int64{0, 1, 2, 3, 4, 6, 7, 8, 9, 11}},
		{"A045775", []int64{0, 5, 10, 15, 20, 28, 33, 38, 43, 51}},
	} {
		found := false
		for _, row := range stSequences {
			if row.from != "" || row.a != c.number && row.b != c.number {
				continue
			}
			found = true
			rows := stWythoff.make(Numbers(row.s, row.t), row.play, nil).Rows()
			terms := c.terms
			if terms[0] != 0 && row.play == game.Normal {
				terms = append([]int64{0}, terms...)
			}
			first := int64(len(terms) - len(c.terms))
			if at, known := (Sequence{Number: c.number}).First(); !known || at != first {
				t.Errorf("%s begins with row %d, not %d (known: %v)", c.number, first, at, known)
			}
			for n, want := range terms {
				pair := rows.Next()
				got := pair.A
				if row.b == c.number {
					got = pair.B
				}
				if got != want {
					t.Errorf("%s at n = %d: OEIS has %d, the game %d", c.number, n, want, got)
				}
			}
		}
		if !found {
			t.Errorf("%s is not in the list", c.number)
		}
	}
}

// The slopes that the notes of the examples name.
func TestSlopesInNotes(t *testing.T) {
	for _, c := range []struct{ link, slope string }{
		{"game=wythoff", "(1+√5)/2"},
		{"game=a-wythoff&a=2", "1+√2"},
		{"game=a-wythoff&a=3", "(3+√13)/2"},
		{"game=st-wythoff&s=3&t=2", "2+√7"},
	} {
		g, _ := Parse(valuesOf(c.link))
		if got := g.Lines[0].Slope.String(); got != c.slope {
			t.Errorf("%s: the upper slope is %s, the note says %s", c.link, got, c.slope)
		}
	}
}
