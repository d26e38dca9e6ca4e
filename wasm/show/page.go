package show

import (
	"wythoffatlas/core/catalog"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
)

// A Region is a part of the page: the id of an element, and what is in it.
type Region struct {
	ID    string
	Nodes html.Nodes
}

func regions(s *state) []Region {
	return []Region{
		{"bar", bar(s)},
		{"actions", actions(s)},
		{"band", band(s)},
		{"list", listing(s)},
		{"zoom", zoom(s)},
	}
}

// Opening are the regions of the page as it opens, which the bundler writes
// into it so that they can be read before any program has arrived.
func Opening() []Region {
	return regions(factsOf(model.New()))
}

// Book is what is known of a family, for a reader without a program: the rule
// and the theorems of its default member in both conventions.
func Book(e *catalog.Family) (*html.Node, error) {
	section := html.El("section", html.El("h2", text(e.Name)), p("lead", text(e.Summary)))
	for _, play := range []game.Convention{game.Normal, game.Misere} {
		g, err := e.Game(e.Defaults(), play)
		if err != nil {
			return nil, err
		}
		if play == game.Normal {
			rule := html.El("ul", html.Class("rule"))
			for _, words := range e.Rule {
				rule.Add(html.El("li", text(words)))
			}
			section.Add(rule)
		}
		section.Add(html.El("h3", text(g.Name()+": "+catalog.Plays[play].Rule)))
		about := statement(g.Statement)
		about.Attrs = nil // an id would be there twice
		section.Add(about)
	}
	return section, nil
}
