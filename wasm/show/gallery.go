package show

import (
	"slices"
	"strings"
	"unicode"

	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/html"
)

// chooser is the list of all games with small maps: those that begin well, and
// below them all that the search words meet.
func chooser(search string) html.Nodes {
	return lastChooser.of("search: "+search, func() html.Nodes { return newChooser(search) })
}

var lastChooser lasting[html.Nodes]

func newChooser(search string) html.Nodes {
	nodes := html.Nodes{html.El("p", html.Class("search"), icon("search"),
		html.El("input", html.ID("search"), html.Set("type", "search"), does("search", ""), html.Set("aria-label", "Search games"),
			html.Set("placeholder", "Search: golden, parity, misère, Fraenkel…"), html.Set("spellcheck", "false"), html.Set("autocomplete", "off"), html.Set("value", search)))}
	if strings.TrimSpace(search) == "" {
		var starts []figure
		catalog.Starts(func(g *catalog.Game, note string) { starts = append(starts, figure{g, note}) })
		nodes = append(nodes, html.El("section", html.Key("start"), html.El("h3", text("Start here")), plate(starts)))
	}
	met := 0
	group := ""
	var section *html.Node
	for _, e := range catalog.All() {
		figures := figuresOf(e, search)
		if len(figures) == 0 {
			continue
		}
		if e.Group != group {
			group = e.Group
			section = html.El("section", html.Key(group), html.El("h3", text(group)))
			nodes = append(nodes, section)
		}
		met += len(figures)
		section.Add(html.El("section", html.Key(e.ID),
			html.El("div", html.El("h4", text(e.Name)), p("", text(e.Summary))), plate(figures)))
	}
	if section := theoremsFound(search); section != nil {
		met++
		nodes = append(nodes, section)
	}
	if met == 0 {
		nodes = append(nodes, p("lead", text("No game is called so. Try a word of its rule, such as odd, heaps or subtraction.")))
	}
	return nodes
}

// A figure is a small map with its caption.
type figure struct {
	game *catalog.Game
	note string
}

// figuresOf are the members of a family to show: its examples, or the member it
// opens with; only those that the search words meet.
func figuresOf(e *catalog.Family, search string) []figure {
	var all []figure
	for _, x := range e.Examples {
		all = append(all, figure{e.Example(x), x.Note})
	}
	if len(all) == 0 {
		all = append(all, figure{e.Default(), ""})
	}
	words := strings.FieldsFunc(strings.ToLower(search), func(r rune) bool { return unicode.IsSpace(r) || r == ',' })
	family := e.Name + " " + e.ID + " " + e.Summary + " " + e.Group + " " + strings.Join(e.Rule, " ")
	for _, st := range e.Statements {
		for _, c := range st.Cites {
			family += " " + c.String()
		}
	}
	var met []figure
	for _, f := range all {
		about := strings.ToLower(family + " " + f.game.Name() + " " + f.note + " " + catalog.Plays[f.game.Play].Name)
		if !slices.ContainsFunc(words, func(w string) bool {
			return !strings.Contains(about, w) && !strings.Contains(plainLetters(about), plainLetters(w))
		}) {
			met = append(met, f)
		}
	}
	return met
}

// plainLetters are the letters without the marks that few keyboards have.
func plainLetters(s string) string {
	return strings.NewReplacer("è", "e", "é", "e", "’", "", "'", "", "–", "-").Replace(s)
}

func plate(figures []figure) *html.Node {
	items := html.El("ul", html.Class("plate"))
	for _, f := range figures {
		item := html.El("li", html.Key(f.game.Link()), gameLink(f.game,
			html.El("canvas", html.Set("data-game-map", f.game.Link()), html.Set("aria-hidden", "true")),
			text(f.game.Name())))
		if f.note != "" {
			item.Add(p("", text(f.note)))
		}
		items.Add(item)
	}
	return items
}
