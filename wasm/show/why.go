package show

import (
	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/html"
)

// why is what is known of the game: rule, theorem, where it is stated, where its
// numbers are listed, and members worth a look.
func why(s *state) html.Nodes {
	g := s.game
	rule := html.El("ul", html.Class("rule"))
	for _, words := range g.Family.Rule {
		rule.Add(html.El("li", glossed(words)))
	}
	rule.Add(html.El("li", glossed(catalog.Plays[g.Play].Rule)))
	nodes := html.Nodes{
		reason(s),
		html.El("section", heading("The rule"), rule),
		statement(g.Statement),
		foundHere(s),
	}
	if found := g.Sequences(); len(found) > 0 {
		nodes = append(nodes, sequences(found))
	}
	if len(g.Family.Examples) > 0 {
		nodes = append(nodes, examples(g.Family))
	}
	return nodes
}

// statement is the theorem, in formulas and in words, with its sources.
func statement(st catalog.Statement) *html.Node {
	section := html.El("section", html.ID("theorem"), heading(st.Title), formula(st), p("statement", glossed(st.Text)))
	for _, cite := range st.Cites {
		section.Add(p("cite", text(cite.String()+".")))
	}
	return section
}

func sequences(found []catalog.Sequence) *html.Node {
	items := html.El("ul", html.Class("sequences serif"))
	for _, q := range found {
		items.Add(html.El("li",
			html.El("a", html.Set("href", q.Address()), html.Set("rel", "noreferrer"), html.Set("target", "_blank"), text(q.Number)), text(" "+q.Is)))
	}
	return html.El("section", html.ID("oeis"), heading("In the OEIS"), items)
}

func examples(e *catalog.Family) *html.Node {
	items := html.El("ul", html.Class("examples"))
	for _, x := range e.Examples {
		g := e.Example(x)
		note := ""
		if x.Note != "" {
			note = " – " + x.Note
		}
		items.Add(html.El("li", gameLink(g, text(g.Name())), text(note)))
	}
	return html.El("section", html.Class("scripted"), heading("Worth a look"), items)
}

// gameLink is a link to a game.
func gameLink(g *catalog.Game, items ...html.Item) *html.Node {
	return html.El("a", append([]html.Item{html.Set("href", "#v=1&"+g.Link())}, items...)...)
}
