package show

import (
	"strconv"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
)

// listing is the list: the game, what is drawn of it, why, the tools,
// and the laboratories.
func listing(s *state) html.Nodes {
	nodes := html.Nodes{
		gameItem(s),
		layers(s),
		drawer(s, "match", "Play", "token, puzzles", playing),
		drawer(s, "why", "Why", "theorem, sources", why),
		drawer(s, "tools", "Tools", "go to, verify, study, save", tools),
		drawer(s, "labs", "Laboratories", "", labs),
	}
	if s.link.Debug {
		nodes = append(nodes, drawer(s, "worker", "Worker", "jobs, windows", watched))
	}
	return nodes
}

// drawer is a part of the list that can be folded; what is in it is made only
// while it is open.
func drawer(s *state, id, name, hint string, inside func(*state) html.Nodes) *html.Node {
	d := html.El("details", html.ID(id), html.Class("drawer"), html.Flag("open", s.open(id)),
		html.El("summary", does("panel", id), text(name), span("help", text(hint))))
	if s.open(id) {
		d.Add(div("inside", inside(s)))
	}
	return d
}

// gameItem is the first row: which game, by which convention, with which values.
func gameItem(s *state) *html.Node {
	g := s.game
	item := html.El("section", html.Class("item head"), html.Set("aria-label", "Game"),
		div("line", html.El("h1", text(g.Name())),
			button("panel", "list", html.ID("fold-list"), html.Class("quiet fold"), named("Fold the list", ""), icon("fold"))),
		p("lead", text(g.Family.Summary)))
	for _, param := range g.Family.Params {
		item.Add(parameter(s, param))
	}
	item.Add(choice("play", "play", "", "Convention", g.Play.String(), conventions()))
	return item
}

// choice is a choice between values with names, of which one is chosen.
func choice(id, verb, arg, label, chosen string, values [][2]string) *html.Node {
	choose := html.El("select", html.ID(id), does(verb, arg), html.Set("value", chosen), html.Set("aria-label", label))
	for _, v := range values {
		choose.Add(html.El("option", html.Set("value", v[0]), text(v[1])))
	}
	return choose
}

// chosen is a choice that is only read when its form is sent.
func chosen(s *state, id, label string, values [][2]string) *html.Node {
	return choice(id, id, "", label, s.field(id).Text, values)
}

// conventions are who wins, by the words of links.
func conventions() (list [][2]string) {
	for _, c := range catalog.Plays {
		list = append(list, [2]string{c.Value, c.Rule})
	}
	return list
}

// slides is the largest number that a slider reaches; larger ones are typed.
const slides = 20

// parameter is a value that the game depends on: typed, or for numbers slid.
func parameter(s *state, param catalog.Param) *html.Node {
	id := "param-" + param.Key
	field := s.field(id)
	row := div("param", html.Key(id), html.El("label", html.Set("for", id), head(param.Label)))
	if param.Kind != catalog.Number {
		row.Add(div("line", input(field, id, "param", param.Key, html.Class("wide"), html.Set("list", id+"-choices"), html.Set("aria-describedby", id+"-help"))))
		choices := html.El("datalist", html.ID(id+"-choices"))
		for _, c := range param.Choices {
			choices.Add(html.El("option", html.Set("value", c.Value), text(c.Note)))
		}
		row.Add(choices, fault(field, id), p("help notation", html.ID(id+"-help"), glossed(param.Help+" "+param.Notation())))
		return row
	}
	row.Add(div("line",
		input(field, id, "param", param.Key, html.Class("number"), html.Set("inputmode", "numeric"), html.Set("aria-describedby", id+"-help")),
		html.El("input", html.Set("type", "range"), does("param", param.Key), html.Set("aria-label", param.Label+", slider"),
			html.Set("min", strconv.FormatInt(param.Min, 10)), html.Set("max", strconv.FormatInt(min(param.Max, slides), 10)), html.Set("step", "1"), html.Set("value", field.Text))),
		fault(field, id),
		p("help notation", html.ID(id+"-help"), text(param.Help+" From "+number(param.Min)+" to "+number(param.Max)+".")))
	return row
}

// input is a field for text, with what is typed in it.
func input(f model.Field, id, verb, arg string, items ...html.Item) *html.Node {
	n := html.El("input", append([]html.Item{html.ID(id), html.Set("type", "text"), does(verb, arg), html.Set("spellcheck", "false"),
		html.Set("autocapitalize", "none"), html.Set("autocomplete", "off")}, items...)...)
	if f.Fault != "" {
		n.Attrs = append(n.Attrs, html.Set("aria-invalid", "true"), html.Set("aria-errormessage", id+"-fault"))
	}
	n.Attrs = append(n.Attrs, html.Set("value", f.Text))
	return n
}

// fault says what is wrong with a field and marks where; nothing when all is well.
func fault(f model.Field, id string) *html.Node {
	if f.Fault == "" {
		return nil
	}
	words := p("fault", html.ID(id+"-fault"), html.Set("role", "alert"), text(grouped(f.Fault)))
	if 0 <= f.From && f.From < f.To && f.To <= len(f.Text) {
		words.Add(text(" "), span("serif", text(f.Text[:f.From]), html.El("mark", text(f.Text[f.From:f.To])), text(f.Text[f.To:])))
	}
	return words
}
