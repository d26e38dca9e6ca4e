package show

import (
	"math/big"
	"slices"
	"strings"
	"testing"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/solve"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/core/papers"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// taskDone is a task that was answered.
func taskDone(answer protocol.Body) model.Task {
	return model.Task{Asked: true, Answer: ask.Answer{Status: ask.Answered, Body: answer}}
}

// sample is a game with some parts of the page unfolded ("*": all).
func sample(g *catalog.Game, open ...string) *state {
	s := &state{game: g, digits: 6, heads: g.Axes(), columns: g.Columns()}
	s.link.Game = g
	values := g.Values()
	s.field = func(id string) model.Field { return model.Field{Text: values[strings.TrimPrefix(id, "param-")]} }
	s.tasks = func(string) model.Task { return model.Task{} }
	s.open = func(name string) bool {
		for _, o := range open {
			if o == name || o == "*" {
				return true
			}
		}
		return false
	}
	return s
}

// games are the default member of each family and its examples, in both
// conventions.
func games(t *testing.T) []*catalog.Game {
	t.Helper()
	var list []*catalog.Game
	for _, e := range catalog.All() {
		for _, play := range []game.Convention{game.Normal, game.Misere} {
			g, err := e.Game(e.Defaults(), play)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, g)
		}
		for _, x := range e.Examples {
			list = append(list, e.Example(x))
		}
	}
	return list
}

// everything is a tree of all regions.
func everything(s *state) *html.Node {
	all := html.El("body")
	for _, r := range regions(s) {
		all.Add(html.El("div", html.ID(r.ID), r.Nodes))
	}
	all.Add(html.El("div", key(s)))
	return all
}

// Every control has a name, every id is there once, and what points at an id
// points at something.
func TestControlsAreNamed(t *testing.T) {
	for _, g := range games(t) {
		for _, view := range []string{"map", "table", "both"} {
			s := sample(g, "*")
			s.link.View, s.level = view, 3
			page := everything(s)
			ids, labels := map[string]bool{}, map[string]bool{}
			walk(page, func(n *html.Node, _ bool) {
				if id, ok := n.Attr("id"); ok {
					if ids[id] {
						t.Errorf("%s: #%s is there twice", g.Name(), id)
					}
					ids[id] = true
				}
				if id, ok := n.Attr("for"); ok {
					labels[id] = true
				}
			})
			walk(page, func(n *html.Node, labelled bool) {
				for _, key := range []string{"for", "aria-describedby", "aria-errormessage", "list"} {
					if id, ok := n.Attr(key); ok && !ids[id] {
						t.Errorf("%s: %s points at no #%s", g.Name(), key, id)
					}
				}
				switch n.Tag {
				case "button", "a", "summary", "input", "select":
					name, _ := n.Attr("aria-label")
					id, _ := n.Attr("id")
					if n.Tag != "input" && n.Tag != "select" {
						name += strings.TrimSpace(n.Content())
					}
					if name == "" && !labels[id] && !labelled {
						t.Errorf("%s: a control without a name: %s", g.Name(), n)
					}
				}
			})
		}
	}
}

// walk visits a tree; labelled says that the node is inside a label.
func walk(n *html.Node, visit func(n *html.Node, labelled bool)) {
	var in func(n *html.Node, labelled bool)
	in = func(n *html.Node, labelled bool) {
		visit(n, labelled)
		for _, kid := range n.Kids {
			in(kid, labelled || n.Tag == "label")
		}
	}
	in(n, false)
}

// A first visitor reads less than 120 words before the map, and among them what
// the filled squares are. The games to compare with are in a menu, and not counted.
func TestFirstScreenIsShort(t *testing.T) {
	words := 0
	said := ""
	for _, r := range Opening() {
		if r.ID == "actions" { // behind the three dots
			continue
		}
		for _, n := range r.Nodes {
			walk(n, func(n *html.Node, _ bool) {
				if n.Tag == "" {
					words += len(strings.Fields(n.Text))
					said += n.Text + " "
				}
			})
		}
	}
	for _, f := range catalog.All() {
		if f.Default().MapOfPositions() {
			words -= len(strings.Fields(f.Name))
		}
	}
	if words >= 120 {
		t.Errorf("%d words: %s", words, said)
	}
	for _, must := range []string{"P-positions", "Who moves to one wins", "Who cannot move loses", "Take from one heap, or the same number from both"} {
		if !strings.Contains(said, must) {
			t.Errorf("it does not say %q: %s", must, said)
		}
	}
}

// The heading is the game with its values and convention, wherever it stands.
func TestHeading(t *testing.T) {
	for _, g := range games(t) {
		s := sample(g)
		s.link.Projector = true
		for where, words := range map[string]string{"bar": bar(s)[0].Content(), "list": gameItem(s).Find(func(n *html.Node) bool { return n.Tag == "h1" }).Content(), "band": band(s)[0].Content(), "title": title(s)} {
			if !strings.Contains(words, g.Name()) {
				t.Errorf("the %s says %q of %s", where, words, g.Name())
			}
		}
	}
}

// Formulas are set in pieces between which a line can be broken, with nothing
// lost, and with indices above one another.
func TestFormulas(t *testing.T) {
	for _, g := range games(t) {
		f := formula(g.Statement)
		if f == nil {
			continue
		}
		whole, err := html.Markup(g.Statement.MathML())
		if err != nil {
			t.Fatal(err)
		}
		if got, want := f.Content(), whole[0].Content(); got != want {
			t.Errorf("%s: %q is set as %q", g.Name(), want, got)
		}
		walk(f, func(n *html.Node, _ bool) {
			const long = 44
			if n.Tag == "math" && len([]rune(n.Content())) > long && n.Find(func(n *html.Node) bool { return n.Tag == "mfrac" }) == nil {
				t.Errorf("%s: a piece of %d signs: %s", g.Name(), len([]rune(n.Content())), n.Content())
			}
			if n.Tag == "msup" && n.Kids[0].Tag == "msub" {
				t.Errorf("%s: indices beside one another: %s", g.Name(), n)
			}
		})
	}
}

func TestCount(t *testing.T) {
	const thin, hard = "\u2009", "\u00a0"
	for want, got := range map[string]string{
		"0" + hard + "moves":                 count(0, "move"),
		"1" + hard + "move":                  count(1, "move"),
		"2" + hard + "moves":                 count(2, "move"),
		"12" + thin + "345" + hard + "moves": count(12345, "move"),
		"2" + hard + "indices":               count(2, "index", "indices"),
		"12" + thin + "345" + thin + "678":   digits("12345678"),
		"(5," + hard + "7)":                  tuple([]string{"5", "7"}),
		"[1," + hard + "2," + hard + "3]":    tuple([]string{"1", "2", "3"}),
		"42" + hard + "%":                    percent(42, 100),
		"100" + hard + "%":                   percent(1<<63, 1<<63),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if digits("1000") != viewport.Full(big.NewInt(1000)) {
		t.Error("numbers are written in two ways")
	}
}

// The chooser finds games by any word that is said of them.
func TestChooser(t *testing.T) {
	names := func(search string) string { return html.El("div", chooser(search)).Content() }
	for search, want := range map[string]string{
		"":               "Start here",
		"golden":         "Wythoff’s game",
		"MISERE wythoff": "misère",
		"hu":             "W(2,3)",
		"odd even":       "Odd-Even",
		"wytlex":         "Wytlex",
	} {
		if got := names(search); !strings.Contains(got, want) {
			t.Errorf("%q does not find %s", search, want)
		}
	}
	if got := names("no such game"); !strings.Contains(got, "No game is called so") || strings.Contains(got, "Start here") {
		t.Errorf("nothing found: %s", got)
	}
	catalog.Starts(func(g *catalog.Game, note string) {
		if got := names(""); !strings.Contains(got, note) {
			t.Errorf("%s is not among the games to begin with", g.Name())
		}
	})
}

// Numbers of sentences are written in groups, but for what could be typed.
func TestGrouped(t *testing.T) {
	for words, want := range map[string]string{
		"k=1000000: k must be a whole number from 1 to 1000000. Using 10000.": "k=1000000: k must be a whole number from 1 to 1\u2009000\u2009000. Using 10\u2009000.",
		"The first 1153734 rows (of 20000), 1234; 12345, 67890":               "The first 1\u2009153\u2009734 rows (of 20\u2009000), 1234; 12\u2009345, 67\u2009890",
		"A000201, x = 12345.678, (12345,6) and 123456…":                       "A000201, x = 12345.678, (12345,6) and 123456…",
	} {
		if got := grouped(words); got != want {
			t.Errorf("%q is written %q", words, got)
		}
	}
}

func TestVerdictOn(t *testing.T) {
	for _, c := range []struct {
		cells  int
		differ []string
		want   string
	}{
		{1, nil, "1\u00a0cell compared. All agree."},
		{9, []string{"a"}, "9\u00a0cells compared, 1 differs: a."},
		{9, []string{"a", "b"}, "9\u00a0cells compared, 2 differ: a; b."},
		{9, []string{"a", "b", "c", "d", "e"}, "9\u00a0cells compared, 5 differ: a; b; c; d; and 1 more."},
	} {
		if got := verdictOn(c.cells, c.differ); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// What a paper prints differently from what is computed is set apart in both
// tables, and named; what agrees leads to its place on the map.
func TestRecomputed(t *testing.T) {
	wrong := papers.Find("General restriction of (s,t)-Wythoff’s game", "10")
	if wrong == nil {
		t.Fatal("no such table")
	}
	differences, err := wrong.Differences()
	if err != nil {
		t.Fatal(err)
	}
	rows, err := wrong.Compute()
	if err != nil {
		t.Fatal(err)
	}
	found := solve.Printed(wrong)
	found.Computed = slices.Concat(rows...)
	print, made, verdict := recomputed(found)
	for name, table := range map[string]*html.Node{"print": print, "computed": made} {
		if n := strings.Count(table.String(), `class="differs"`); n != len(differences) || n == 0 {
			t.Errorf("%s: %d cells are marked, %d differ", name, n, len(differences))
		}
		if !strings.Contains(table.String(), `href="#v=1`) {
			t.Errorf("%s: nothing leads to the map", name)
		}
	}
	if !strings.Contains(verdict, "Hₙ at n = 2 is printed 5, computed 4") {
		t.Error(verdict)
	}
}

// What has a fault shows where, and what was typed stays.
func TestFault(t *testing.T) {
	s := sample(catalog.Find("st-wythoff").Default())
	s.field = func(id string) model.Field {
		if id == "param-s" {
			return model.Field{Text: "2x", Fault: "No number.", From: 1, To: 2}
		}
		return model.Field{}
	}
	item := gameItem(s)
	words := item.String()
	if !strings.Contains(words, `aria-invalid="true"`) || !strings.Contains(words, `2<mark>x</mark>`) || !strings.Contains(words, `value="2x"`) || !strings.Contains(item.Content(), "No number.") {
		t.Error(words)
	}
}

// Sizes of positions differ by game: buttons that pin carry whole positions.
func TestPositions(t *testing.T) {
	row := positions([]string{"1", "2", "3", "4", "5", "6", "7"}, 3)
	var args []string
	walk(row, func(n *html.Node, _ bool) {
		if arg, ok := n.Attr("data-arg"); ok {
			args = append(args, arg)
		}
	})
	if strings.Join(args, " ") != "1,2,3 4,5,6" {
		t.Error(args)
	}
}

// A pinned position has all its digits and its numerals; numbers too long for
// those say so.
func TestPinnedPosition(t *testing.T) {
	s := sample(catalog.Find("wythoff").Default(), "*")
	s.pinned = []string{"4", "7"}
	words := pinnedPosition(s).Content()
	// Zeckendorf: 4 = 3 + 1 is 101, 7 = 5 + 2 is 1010.
	for _, want := range []string{"x = 101 – ends in 0\u00a0zeros: an A, with n = 3 and B = 7", "y = 1010 – ends in 1\u00a0zero: a B, with n = 3 and A = 4", "Each is the other’s partner"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is not in %q", want, words)
		}
	}
	s.pinned = []string{strings.Repeat("9", longestWritten+1), "7"}
	words = pinnedPosition(s).Content()
	if !strings.Contains(words, "numbers of up to 400\u00a0digits") && !strings.Contains(words, "numbers of up to 400 digits") || !strings.Contains(words, s.pinned[0]) {
		t.Errorf("%.200q", words)
	}
	if s.pinned = nil; pinnedPosition(s) != nil {
		t.Error("nothing is pinned")
	}
}
