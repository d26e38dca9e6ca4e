package show

import (
	"slices"
	"strings"

	"wythoffatlas/core/numeration"
	"wythoffatlas/core/theorems/index"
	"wythoffatlas/wasm/html"
)

// theoremsFound are the theorems that were found here, each with a link that has it
// proved again; those whose names the search words meet, nil for none.
func theoremsFound(search string) *html.Node {
	all, tried, err := index.All()
	if err != nil {
		return nil
	}
	items := html.El("ul", html.Class("examples"))
	met := 0
	words := strings.Fields(strings.ToLower(search))
	for _, t := range all {
		system, ok := numeration.Of(t.Base, t.S, t.T)
		if !ok {
			continue
		}
		about := strings.ToLower(t.Name + " " + system.Name() + " theorems found here proved")
		if slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(about, w) }) {
			continue
		}
		met++
		items.Add(html.El("li", html.El("a", html.Set("href", "#v=1&"+t.Link+"&proof=1"), text(t.Name)),
			text(" – "+count(t.States, "state")+" in "+system.Name())))
	}
	if met == 0 {
		return nil
	}
	return html.El("section", html.Key("theorems"), html.El("h3", text("Theorems found here")),
		p("lead", text("Of "+number(int64(tried))+" games that were tried and that no theorem decides, "+number(int64(len(all)))+
			" are settled: an automaton was found and proved to decide all their positions. Each link proves it again.")),
		html.El("details", html.El("summary", text("The list")), items))
}
