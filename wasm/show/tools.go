package show

import (
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/protocol"
)

// tools are what can be asked of a game.
func tools(s *state) html.Nodes {
	nodes := html.Nodes{seek(s), vector(s), verify(s), settle(s), study(s), sum(s)}
	if s.piled() {
		nodes = html.Nodes{vector(s), owner(s), verify(s), study(s)}
		if s.game.Family.Designable() {
			nodes = append(nodes, design(s))
		}
	}
	return append(append(html.Nodes{pinnedPosition(s), movesOf(s)}, nodes...), rows(s), save(s))
}

// tool is one of them: a form, and what came of it below.
func tool(verb, name string, items ...html.Item) *html.Node {
	items = append([]html.Item{html.ID(verb), html.Class("tool stack"), does(verb, ""), html.Set("autocomplete", "off"), heading(name)}, items...)
	return html.El("form", items...)
}

// submit is the button of a form.
func submit(name string) *html.Node {
	return html.El("button", html.Set("type", "submit"), text(name))
}

// output is the place of an answer, said by screen readers when it comes.
func output(id string, items ...html.Item) *html.Node {
	return html.El("div", append([]html.Item{html.ID(id), html.Class("out stack"), html.Set("role", "status")}, items...)...)
}

// answered is the place of an answer to a task: what was found, or how it stands.
func answered[T protocol.Body](t model.Task, id string, words func(T) html.Nodes) *html.Node {
	out := output(id, underway(t))
	if found, ok := t.Answer.Body.(T); ok {
		out.Add(words(found))
	}
	return out
}

// underway says how a task stands that has no answer to show: how far it is, or
// why it failed. Nothing was asked: nothing is said.
func underway(t model.Task) html.Nodes {
	switch told := t.Answer.Progress; {
	case t.Answer.Status == ask.Failed:
		return html.Nodes{p("", text(grouped(t.Answer.Words)))}
	case !t.Asked || t.Answer.Status == ask.Answered:
		return nil
	case told == nil || told.Total == 0:
		return html.Nodes{p("help", text("Working…"))}
	default:
		return html.Nodes{p("help", text(told.Words+", "+percent(told.Done, told.Total)))}
	}
}

// The ways to say where to go, by their words in #seek-by; with what the field
// shows while it is empty.
var ways = []struct{ word, name, hint string }{
	{"position", "position x, y", "10^100+7, 2^64"},
	{"n", "the n-th P-position, from n = 0", "10^50"},
	{"x", "the partner of x", "10^100"},
	{"y", "the partner of y", "10^100"},
}

func seek(s *state) *html.Node {
	by := s.field("seek-by").Text
	var names [][2]string
	hint := ""
	for _, w := range ways {
		names = append(names, [2]string{w.word, w.name})
		if w.word == by {
			hint = w.hint
		}
	}
	field := s.field("seek-to")
	out := answered(s.tasks("seek"), "seek-out", func(found *protocol.Found) html.Nodes { return foundWords(found, by) })
	return tool("seek", "Go to", chosen(s, "seek-by", "Go to what", names),
		div("line", input(field, "seek-to", "seek-to", "", html.Set("placeholder", hint), html.Set("aria-label", "Where to go"), html.Set("aria-describedby", "seek-help")), submit("Go")),
		fault(field, "seek-to"),
		p("help", html.ID("seek-help"), text("Numbers of up to 10\u202f000 digits, or expressions: 10^100+7, floor(10^30/7).")), out)
}

func foundWords(found *protocol.Found, by string) html.Nodes {
	var nodes html.Nodes
	if len(found.Rows) > 0 {
		words := tuple(found.Rows[0].At) + " is P"
		if n := found.Rows[0].N; n != "" {
			words += ", row n\u00a0=\u00a0" + digits(n) + " (rows begin at 0)"
		}
		if len(found.Rows) > 1 {
			words += map[string]string{"x": "; others are above it"}[by]
			words += map[string]string{"y": "; others are to its right"}[by]
		}
		nodes = append(nodes, p("serif", text(words+".")))
	}
	if found.Note != "" {
		nodes = append(nodes, p("help", text(found.Note)))
	}
	return nodes
}

func verify(s *state) *html.Node {
	about := "The formula against the definition, on [0, n)²."
	if s.piled() {
		about = "The list against the definition, for piles below n."
	}
	field := s.field("verify-n")
	out := answered(s.tasks("verify"), "verify-out", verified)
	return tool("verify", "Check it here", p("help", text(about)),
		div("line", html.El("label", html.Set("for", "verify-n"), html.El("i", text("n"))), input(field, "verify-n", "verify-n", "", html.Class("number"), html.Set("inputmode", "numeric")), submit("Verify")),
		fault(field, "verify-n"), out)
}

func verified(v *protocol.Verified) html.Nodes {
	words := count(int64(v.Checked), "position") + " compared. " + v.Route + " "
	if v.Differ == 0 {
		return html.Nodes{p("serif", text(words+"All agree."))}
	}
	verb := "differ"
	if v.Differ == 1 {
		verb = "differs"
	}
	return html.Nodes{p("serif", text(words+number(int64(v.Differ))+" "+verb+".")), firstOf("First: ", v.First)}
}

// firstOf leads to a position; nothing when there is none.
func firstOf(words string, at []string) *html.Node {
	if len(at) == 0 {
		return nil
	}
	return p("positions", text(words), pinButton(at))
}

func pinButton(at []string) *html.Node {
	return button("pin", strings.Join(at, ","), text(tuple(at)))
}

func study(s *state) *html.Node {
	out := answered(s.tasks("study"), "study-out", func(found *protocol.Studied) (nodes html.Nodes) {
		for _, section := range found.Sections {
			nodes = append(nodes, html.El("h4", text(section.Title)))
			for _, words := range section.Sentences {
				nodes = append(nodes, p("serif", text(words)))
			}
			nodes = append(nodes, positions(section.Positions, s.game.Heaps))
		}
		return nodes
	})
	return tool("study", "Study it here", p("help", glossed("Periods, rays, conditions: what computing finds where no theorem helps.")), div("line", submit("Study")), out)
}

// positions are buttons that pin positions of so many heaps, which follow one
// another in at.
func positions(at []string, heaps int) *html.Node {
	if heaps < 2 {
		heaps = 2
	}
	if len(at) < heaps {
		return nil
	}
	row := p("positions")
	for ; len(at) >= heaps; at = at[heaps:] {
		row.Add(pinButton(at[:heaps]))
	}
	return row
}

// vector asks about a position of K piles, or about a move.
func vector(s *state) *html.Node {
	from, to := s.field("vector-from"), s.field("vector-to")
	t := s.tasks("vector")
	out := output("legality", underway(t))
	out.Add(tried(s))
	order := "The first heap and the second. "
	if s.piled() {
		order = "Piles in any order, with commas between. "
	}
	offers := p("positions", html.ID("vector-examples"))
	for i, x := range s.game.Asks() {
		words := tuple(strings.Split(x.From, ", "))
		if x.To != "" {
			words += " → " + tuple(strings.Split(x.To, ", "))
		}
		offers.Add(button("example", strconv.Itoa(i), text(words)))
	}
	return tool("vector", "Ask about a position",
		div("line", html.El("label", html.Set("for", "vector-from"), text("From")), input(from, "vector-from", "vector-from", "", html.Set("placeholder", s.game.Asks()[0].From))), fault(from, "vector-from"),
		div("line", html.El("label", html.Set("for", "vector-to"), text("To")), input(to, "vector-to", "vector-to", "", html.Set("placeholder", "may be left out")), submit("Ask")), fault(to, "vector-to"),
		p("help", text(order+"With a second position: whether the move there is legal, by which rule or why not, and what follows.")), offers, out)
}

func owner(s *state) *html.Node {
	field := s.field("own-v")
	t := s.tasks("own")
	out := answered(t, "own-out", func(found *protocol.Owns) html.Nodes {
		return html.Nodes{p("serif", owns(t.Of, s.columns, found))}
	})
	return tool("own", "Who owns a number",
		div("line", input(field, "own-v", "own-v", "", html.Set("aria-label", "Number"), html.Set("placeholder", "10^6")), submit("Find")), fault(field, "own-v"),
		p("help", text("Its row and its pile; n begins at 0.")), out)
}

// owns says which pile of which row an integer is.
func owns(n string, columns []string, found *protocol.Owns) *html.Node {
	pile := columns[min(int(found.Pile), len(columns)-1)]
	return span("", text(digits(n)+" is "), head(pile), text(" of row n\u00a0=\u00a0"+digits(found.Row)+"."))
}

// design makes a game of a pair of sequences.
func design(s *state) *html.Node {
	kinds := lists.Map(model.Designs, func(d model.Design) [2]string { return [2]string{d.Word, d.Name} })
	kind := model.DesignOf(s.field("design-kind").Text)
	field := s.field("design-text")
	return tool("design", "From sequences to a game",
		p("help", text("Theorem 22: two sequences that share out the positive integers and grow apart at every step are the P-positions of a game with two piles.")),
		chosen(s, "design-kind", "Pair of sequences", kinds),
		div("line", input(field, "design-text", "design-text", "", html.Set("aria-label", "Its numbers"), html.Set("placeholder", kind.Usual), html.Flag("disabled", kind.Usual == "")), submit("Make it")),
		fault(field, "design-text"), p("help", text(kind.Help)))
}

// rows is what concerns the table: which row, and what stands beside it.
func rows(s *state) *html.Node {
	field := s.field("goto-n")
	form := tool("goto", "The table", div("line", html.El("label", html.Set("for", "goto-n"), text("Row "), html.El("i", text("n"))),
		input(field, "goto-n", "goto-n", "", html.Class("number"), html.Set("placeholder", "10^5")), submit("Go")), fault(field, "goto-n"),
		p("help", text("Rows begin at n = 0.")))
	if !s.piled() {
		return form
	}
	form.Add(div("line", html.El("label", html.Set("for", "beside"), text("Beside it")), choice("beside", "beside", "", "Beside it", s.link.Beside, neighbours(s.game))), output("beside-out", text(s.beside)))
	return form
}

var lastNeighbours lasting[[][2]string]

// neighbours are none and the games whose tables can stand beside that of a game, by
// family and name.
func neighbours(g *catalog.Game) [][2]string {
	return lastNeighbours.of(g.Link(), func() [][2]string {
		list := [][2]string{{"", "nothing"}}
		for _, f := range allFamilies() {
			if other := link.Beside(g, f.ID); other != nil {
				list = append(list, [2]string{f.ID, other.Name()})
			}
		}
		return list
	})
}

// save writes rows into a file.
func save(s *state) *html.Node {
	field := s.field("export-count")
	var columns [][2]string
	for i, name := range s.columns[1:] {
		columns = append(columns, [2]string{strconv.Itoa(i + 1), name})
	}
	out := answered(s.tasks("export"), "export-out", func(table *protocol.Table) html.Nodes {
		return html.Nodes{p("", text(fmt.Sprintf("%s saved. %s", count(int64(table.Len()), "row"), table.Note)))}
	})
	kind := func(value, name, title string) *html.Node {
		return html.El("button", html.Set("type", "submit"), html.Set("value", value), html.Set("title", title), text(name))
	}
	return tool("export", "Save",
		div("line", button("open", "figure", text("Save a figure…"))),
		div("line", input(field, "export-count", "export-count", "", html.Class("number"), html.Set("inputmode", "numeric"), html.Set("aria-label", "How many rows")), text("rows from the first in view")), fault(field, "export-count"),
		div("line", kind("csv", "CSV", "All columns, comma-separated"), kind("latex", "LaTeX", "A table environment"), kind("html", "HTML", "A page that prints over several sheets, its head repeated")),
		div("line", chosen(s, "export-column", "Column", columns), kind("b-file", "b-file", "n and one column, as the OEIS takes it")),
		out)
}
