package show

import (
	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/model"
	"wythoffatlas/wasm/raster"
)

// views are the ways to look at a game, by their words in links.
var views = []struct{ word, name string }{{"map", "Map"}, {"table", "Table"}, {"both", "Both"}}

// bar is the bar at the head of the page: the game, how it is looked at, and
// what can be done with the view. In a small window all but the game is in the
// menu.
func bar(s *state) html.Nodes {
	return html.Nodes{
		button("open", "gallery", html.ID("game-name"), html.Set("title", "Choose another game"),
			html.Set("aria-haspopup", "dialog"), span("", text(s.game.Name())), icon("chevron")),
		segments(s, "segments wide"),
		div("tools",
			button("match", "", html.ID("play-button"), html.Class("quiet wide"), pressed(s.open("match")), html.Set("title", "Move a token, against the page or one another (m)"), icon("token"), text("Play")),
			button("share", "", html.ID("share"), html.Class("quiet wide"), html.Set("title", "Copy a link to exactly this view"), icon("share"), text(shareWord(s))),
			button("projector", "", html.ID("projector"), html.Class("quiet wide"), pressed(s.link.Projector),
				html.Set("title", "Large type, no panels (p)"), icon("project"), text("Project")),
			html.El("button", html.Set("type", "button"), html.ID("menu"), html.Class("quiet"), html.Set("popovertarget", "actions"), named("More", ""), icon("more")),
		),
	}
}

func segments(s *state, class string) *html.Node {
	group := div(class, html.Set("role", "group"), html.Set("aria-label", "View"))
	for _, v := range views {
		group.Add(button("view", v.word, pressed(s.view() == v.word), text(v.name)))
	}
	return group
}

// actions is the menu behind the three dots.
func actions(s *state) html.Nodes {
	item := func(verb, arg, picture, words, key string, items ...html.Item) *html.Node {
		return button(verb, arg, append(items, icon(picture), text(words), html.When(key != "", html.El("kbd", text(key))))...)
	}
	themes := [][2]string{{"", "As the system has it"}}
	for _, pal := range raster.Palettes() {
		themes = append(themes, [2]string{pal.Name, capital(pal.Name)})
	}
	return html.Nodes{
		segments(s, "segments narrow"),
		item("match", "", "token", "Play", "m", html.Class("narrow"), pressed(s.open("match"))),
		item("share", "", "share", shareWord(s), "", html.Class("narrow")),
		item("projector", "", "project", "Project", "", html.Class("narrow"), pressed(s.link.Projector)),
		item("fullscreen", "", "fullscreen", "Full screen", "f", html.Class("full")),
		html.El("label", span("", text("Colours")), choice("theme", "theme", "", "Colours", s.link.Theme, themes)),
		html.El("hr"),
		item("open", "figure", "image", "Save a figure", "", html.ID("save-figure")),
		item("add-step", "", "plus", "Add to lecture", ""),
		item("open", "gallery", "search", "All games", ""),
		item("open", "lectures", "project", "Lectures", ""),
		item("open", "words", "book", "Words", ""),
		item("open", "tables", "book", "Printed tables", ""),
		item("open", "notes", "book", "Notes on the papers", ""),
		item("open", "keys", "help", "Keys and gestures", "?", html.ID("help")),
		html.El("a", html.Set("href", "licences.txt"), html.Class("licences"), text("Licences")),
	}
}

// keys is what is chosen about the keys that the page listens to.
func keys(m *model.State) html.Nodes {
	return html.Nodes{html.El("label", html.Class("line"),
		html.El("input", html.Set("type", "checkbox"), html.ID("single-keys"), does("letters", ""), html.Flag("checked", !m.Panels.NoKeys)),
		text("Single keys are shortcuts"))}
}

// shareWord is what the button of sharing says: for a moment, that it did it.
func shareWord(s *state) string {
	if s.copied != "" {
		return s.copied
	}
	return "Share"
}

// zoom are the buttons at the lower right corner of the map.
func zoom(*state) html.Nodes {
	return html.Nodes{
		button("one", "", html.ID("one"), named("1:1, one pixel a position or row", "1"), text("1:1")),
		button("zoom-in", "", html.ID("zoom-in"), named("Zoom in", "+"), icon("plus")),
		button("zoom-out", "", html.ID("zoom-out"), named("Zoom out", "−"), icon("minus")),
		button("fit", "", html.ID("fit"), named("Back to the opening view", "0"), icon("home")),
		button("fullscreen", "", html.ID("fullscreen"), html.Class("spare full"), named("Full screen", "f"), icon("fullscreen")),
	}
}

// band is the heading of the projector: the game with its values, who wins, and
// what is shown.
func band(s *state) html.Nodes {
	if !s.link.Projector {
		return nil
	}
	words := catalog.Plays[s.game.Play].Rule
	if s.mapped() {
		words += " Filled: P-positions."
	}
	return html.Nodes{html.El("h1", text(s.game.Name())), p("", glossed(words))}
}

// title is what the window is called.
func title(s *state) string { return s.game.Name() + " · Wythoff Atlas" }
