package show

import (
	"wythoffatlas/core/catalog"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/model"
)

// comparison is the row of the second game: which, with which values, and how far
// both agree.
func comparison(s *state) *html.Node {
	with := s.link.With.Game
	chosen := ""
	if with != nil {
		chosen = with.Family.ID
	}
	choose := choice("with", "with", "", "Compare with", chosen, comparable(s.game))
	row := html.El("li", html.Class("layer"), html.Key("with"), span("mark", span("swatch round tone-lower")), span("name", text("Compare with")))
	if with == nil {
		row.Add(div("more", choose))
		return row
	}
	form := div("more stack", choose)
	for _, param := range with.Family.Params {
		id := "with-" + param.Key
		field := s.field(id)
		form.Add(div("param", html.Key(id), html.El("label", html.Set("for", id), head(param.Label)),
			div("line", input(field, id, "with-value", param.Key, html.Class("number"))), fault(field, id)))
	}
	if s.onPositions() {
		form.Add(choice("with-way", "way", "", "How the other game is shown", s.way(), [][2]string{
			{link.Ways[0], "drawn over this one"}, {link.Ways[1], "beside this one"}, {link.Ways[2], "under a divider"}}))
	}
	play := choice("with-play", "with-value", "play", "Convention of the other game", with.Play.String(), conventions())
	form.Add(play, meeting(s), p("", button("swap", "", text("Exchange them"))))
	row.Add(form)
	return row
}

var lastComparable lasting[[][2]string]

// comparable are none and the families with a member that a game can be compared with,
// by id and name.
func comparable(g *catalog.Game) [][2]string {
	return lastComparable.of(g.Link(), func() [][2]string {
		list := [][2]string{{"", "no other game"}}
		for _, f := range allFamilies() {
			if link.Comparable(g, f.Default()) || !g.MapOfPositions() && link.Beside(g, f.ID) != nil {
				list = append(list, [2]string{f.ID, f.Name})
			}
		}
		return list
	})
}

// way is how the other game is shown.
func (s *state) way() string {
	if s.link.With.Way != "" {
		return s.link.With.Way
	}
	return link.Ways[0]
}

// meeting says how far both games agree: a key to the colours, with counts where
// what is in view was counted, and where they part first.
func meeting(s *state) html.Nodes {
	m := s.meeting
	if !s.onPositions() {
		return html.Nodes{output("with-out", p("help", text(s.beside)))}
	}
	counted := func(n uint64) html.Item { return html.When(m.InView != nil, span("fact", text(number(int64(n))))) }
	var both, first, second uint64
	if m.InView != nil {
		both, first, second = m.InView.Agree, m.InView.OnlyFirst, m.InView.OnlySecond
	}
	return html.Nodes{shares(s, "shares", counted(both), counted(first), counted(second)), output("with-out", parting(m))}
}

// shares is the key to the signs of two games over one another.
func shares(s *state, id string, both, first, second html.Item) *html.Node {
	return html.El("ul", html.ID(id), html.Class("shares"), html.Set("aria-label", "P-positions of two games"),
		html.El("li", span("swatch square"), text("P in both"), both),
		html.El("li", html.Class("tone-upper"), span("swatch corner"), text("only in "+s.game.Name()), first),
		html.El("li", html.Class("tone-lower"), span("swatch round"), text("only in "+s.link.With.Game.Name()), second))
}

// sharesKey is that on the map, where the list that has it is folded.
func sharesKey(s *state) *html.Node {
	if s.link.With.Game == nil || s.piled() || s.way() != link.Ways[0] || s.open("list") && !s.link.Projector {
		return nil
	}
	none := html.When(false, nil)
	return html.El("section", html.Key("shares"), shares(s, "shares-key", none, none, none))
}

// parting says where two games part first, as far as that is known.
func parting(m model.Meeting) *html.Node {
	side := number(int64(m.Within))
	square := "[0, " + side + ")²"
	switch {
	case m.Within == 0:
		return p("help", text("Looking for where they part…"))
	case len(m.First) == 0 && m.Note != "":
		return p("help", text("They agree on what was compared of "+square+". "+m.Note))
	case len(m.First) == 0:
		return p("serif", text("They agree on "+square+"."))
	case m.Sure && m.Note == "":
		return p("serif positions", text("They first part at "), pinButton(m.First), text("."))
	}
	return p("serif positions", text("On "+square+" they first part at "), pinButton(m.First), text(". "+m.Note))
}
