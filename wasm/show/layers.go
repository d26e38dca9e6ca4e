package show

import (
	"strconv"

	"wythoffatlas/core/beam"
	"wythoffatlas/core/game"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// layers are the rows of what is drawn, each with an eye in its colour.
func layers(s *state) *html.Node {
	rows := html.El("ul", html.Class("layers"), html.Set("aria-label", "On the map"))
	add := func(n *html.Node) {
		if n != nil {
			rows.Add(n)
		}
	}
	add(pPositions(s))
	if s.mapped() {
		for _, row := range beams(s) {
			add(row)
		}
		if !s.piled() {
			add(layer(s, "moves", "Winning moves", "tone-move", nil))
			add(layer(s, "options", "All moves", "tone-move", nil))
			if len(s.game.Lines) > 0 {
				add(layer(s, "squares", "Squares crossed by a beam", "tone-upper", nil))
			}
			add(values(s))
		}
		if s.game.Saturates() {
			add(diagonals(s))
		}
		add(layer(s, "grid", "Grid", "tone-quiet", nil))
	}
	if s.table() && paired(s) {
		add(layer(s, "difference", "Differences Bₙ − Aₙ", "tone-lower", nil))
	}
	if s.piled() {
		add(axes(s))
	} else {
		add(decrees(s))
	}
	add(comparison(s))
	return rows
}

// pPositions is the row of the P-positions, which a map can do without.
func pPositions(s *state) *html.Node {
	const word = "no-positions"
	mark, on := span("mark", span("swatch square")), true
	if s.mapped() {
		on = !s.link.Shows(word)
		mark = eye(word, "P-positions", "", on)
	}
	return row(word, "P-positions", on, mark, p("help more", text(meaning(s))))
}

// meaning says what a P-position is, to somebody who has never heard of it. It is
// the definition, for the game as it is played here.
func meaning(s *state) string {
	filled, square := "Filled squares.", "square"
	if !s.onPositions() {
		filled, square = "The rows of the table.", "position"
	}
	from := "from every other " + square + " some move leads to one."
	if s.game.Play == game.Misere {
		from = "from every other " + square + " that has a move, one leads to one."
	}
	if most := s.game.Rules.Forbids; most > 0 {
		return filled + " Who moves to one wins: at most " + leading(most) + ", and who came there may forbid so many."
	}
	if s.game.Rules.Ends > 0 {
		from = "from every other " + square + " that has a move, one leads to one."
	}
	if s.game.Preset != nil {
		return filled + " Who moves to one wins. Outside the box no move joins two, and " + from
	}
	return filled + " Who moves to one wins: no move joins two, and " + from
}

// leading says how many moves lead on to other P-positions.
func leading(n int64) string {
	if n == 1 {
		return count(n, "move") + " leads on to another"
	}
	return count(n, "move") + " lead on to others"
}

// paired reports whether the rows of the table are pairs Aₙ, Bₙ.
func paired(s *state) bool { return len(s.columns) == 3 && s.columns[1] == "Aₙ" }

// layer is a row that an eye shows or hides.
func layer(s *state, word, name, tone string, more html.Nodes) *html.Node {
	on := s.link.Shows(word)
	return row(word, name, on, eye(word, name, tone, on), html.When(len(more) > 0, div("more", more)))
}

// row is a row of the list, dimmed when it is off.
func row(key, name string, on bool, mark *html.Node, more ...html.Item) *html.Node {
	row := html.El("li", html.Class("layer"), html.Key(key), mark, span("name", glossed(name)))
	if !on {
		row.Attrs = append(row.Attrs, html.Set("data-off", ""))
	}
	row.Add(more...)
	return row
}

func eye(word, name, tone string, on bool) *html.Node {
	picture := "shut"
	if on {
		picture = "eye"
	}
	return button("show", word, html.Class("eye "+tone), pressed(on), named("Show: "+name, ""), icon(picture))
}

// beams are the rows of the lines that P-positions follow, or of what stands in
// their place.
func beams(s *state) html.Nodes {
	g := s.game
	if trend, ok := s.tasks("trend").Answer.Body.(*protocol.Trending); ok && s.piled() && len(trend.Row) > 0 {
		return html.Nodes{layer(s, "beams", "Trend", "tone-upper",
			html.Nodes{p("help", text("The line to row n\u00a0=\u00a0"+digits(trend.Row[0])+", as computed: no theorem."))})}
	}
	var rows, folded html.Nodes
	for i, line := range g.Lines {
		if i == len(g.Lines)-1 {
			folded = html.Nodes{slopes(s)}
		}
		facts := p("help", text("Slope\u00a0"+beam.Digits(line.Slope, 5)+", density\u00a0"+beam.Digits(line.Density(), 3)))
		rows = append(rows, layer(s, link.Beam(i), capital(line.Name), tone(i), append(html.Nodes{facts}, folded...)))
	}
	for i, curve := range g.Curves {
		near := ""
		if curve.Approximate {
			near = "near "
		}
		rows = append(rows, layer(s, link.Beam(i), capital(curve.Name), tone(i), html.Nodes{div("curve serif", text(near+curve.Formula))}))
	}
	if g.CandidatesPart() {
		rows = append(rows, layer(s, "beams", "Candidates", "tone-upper", html.Nodes{p("help", text("Hollow squares: the candidates of Theorem 3, which for this f are not known to be the P-positions."))}))
	}
	return rows
}

// diagonals is the row of l and u.
func diagonals(s *state) *html.Node {
	const name = "Diagonals"
	if !s.link.Shows("diagonals") {
		return layer(s, "diagonals", name, "two", nil)
	}
	words := s.noLines
	if words == "" {
		words = "l and u: the lowest and the topmost diagonal with a P-position up to a column, where they cross it."
	}
	return layer(s, "diagonals", name, "two", html.Nodes{p("help", text(words))})
}

func tone(i int) string { return []string{"tone-upper", "tone-lower"}[i%2] }

// slopes are the beams in all detail, folded at first.
func slopes(s *state) *html.Node {
	fold := html.El("details", html.Class("fold-line"), html.Flag("open", s.open("slopes")),
		html.El("summary", does("panel", "slopes"), text("Exactly")))
	if !s.open("slopes") {
		return fold
	}
	for i, line := range s.game.Lines {
		fold.Add(div("stack",
			p("line", span("swatch "+tone(i)), text("Slope "), surd(line.Slope), text(" = "), span("serif decimals", text(beam.Digits(line.Slope, s.digits)))),
			p("help", text("A step is "+beam.Digits(line.DX, 3)+" across and "+beam.Digits(line.DY, 3)+" up on average; "+beam.Digits(line.Density(), 3)+" P-positions a column."))))
	}
	fold.Add(p("line", html.El("label", html.Set("for", "digits"), html.Class("label"), text("Digits")),
		input(s.field("digits"), "digits", "digits", "", html.Class("number"), html.Set("inputmode", "numeric"))), fault(s.field("digits"), "digits"))
	return fold
}

// decrees is the row of the box whose outcomes are decreed.
func decrees(s *state) *html.Node {
	fact := "none"
	if s.game.Preset != nil {
		box := number(s.game.Preset.Box().K())
		fact = "in a box of " + box + "\u202f×\u202f" + box
	}
	const word = "no-decrees"
	mark, on := span("mark tone-preset", span("swatch square")), true
	if s.game.Preset != nil && s.mapped() {
		on = !s.link.Shows(word)
		mark = eye(word, "Decrees", "tone-preset", on)
	}
	row := row("decrees", "Decrees", on, mark, span("fact", text(fact)))
	fold := html.El("details", html.Class("fold-line more"), html.Flag("open", s.open("decrees")),
		html.El("summary", does("panel", "decrees"), text("Change")))
	if s.open("decrees") {
		field := s.field("preset")
		fold.Add(div("stack",
			input(field, "preset", "preset", "", html.Set("aria-label", "Box of decrees"), html.Set("placeholder", "8x1"), html.Set("aria-describedby", "preset-help")),
			fault(field, "preset"),
			p("help", html.ID("preset-help"), text("In a box at the corner, P is who is said to win. 8x1: all of 8×8. 6x0.6@42: six tenths of 6×6, drawn with the seed 42. 4:0.0,1.3: just those of 4×4.")),
			html.El("label", html.Class("line"), html.El("input", html.Set("type", "checkbox"), html.ID("pick"), does("pick", ""), html.Flag("checked", s.picking)), text("Pick cells on the map"))))
	}
	row.Add(fold)
	return row
}

// axes is the row of what the axes of a map of K piles show.
func axes(s *state) *html.Node {
	chosen := s.link.Axes
	if chosen == [2]int{} {
		chosen = s.game.MapAxes
	}
	if !s.mapped() {
		return nil
	}
	var names [][2]string
	for i, name := range s.heads {
		names = append(names, [2]string{strconv.Itoa(i), name})
	}
	line := div("more line")
	for i, way := range []string{"across", "up"} {
		axis := []string{"x", "y"}[i]
		line.Add(html.El("label", html.Set("for", "axis-"+axis), text(way)), choice("axis-"+axis, "axis", axis, way, strconv.Itoa(chosen[i]), names))
	}
	return html.El("li", html.Class("layer"), html.Key("axes"), span("mark"), span("name", text("Axes of the map")), line,
		p("help more", text("Each row of the table is a point.")))
}
