package show

import (
	"strconv"
	"strings"

	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// values is the row of the Sprague–Grundy values.
func values(s *state) *html.Node {
	if !s.link.Shows("values") {
		return layer(s, "values", "Values", "tone-lower", nil)
	}
	more := html.Nodes{p("help", text("The value of a position is the least number that none of its options has; P-positions have 0. For heaps below 4096."))}
	if s.noValues != "" {
		more = html.Nodes{p("help", text(s.noValues))}
	}
	field := s.field("level")
	more = append(more, div("line", html.El("label", html.Set("for", "level"), text("Outlined: all of value")),
		input(field, "level", "level", "", html.Class("number"), html.Set("inputmode", "numeric"), html.Set("placeholder", "as read"), html.Set("title", "Empty: the value of the position that is read"))), fault(field, "level"))
	return layer(s, "values", "Values", "tone-lower", more)
}

// valuesLab is the values of a row, a column and a diagonal, as numbers, and how the
// rows repeat.
func valuesLab(s *state) *html.Node {
	out := answered(labTask(s, "values"), "values-out", func(v *protocol.ValueLined) html.Nodes { return valueLines(s.link.Lab, v) })
	coordinate := func(id, label string) html.Nodes {
		return html.Nodes{html.El("label", html.Set("for", id), html.El("i", text(label))), input(s.field(id), id, id, "", html.Class("number"), html.Set("inputmode", "numeric"))}
	}
	return tool("lab-values", "Values", p("help", text("The Sprague–Grundy values along the row, the column and the diagonal of a position, and whether rows repeat.")),
		div("line", coordinate("values-x", "x"), coordinate("values-y", "y")),
		setting(s, "values-count", "How many"), div("line", submit("List")), fault(s.field("values-count"), "values-count"), out)
}

func valueLines(l link.Lab, v *protocol.ValueLined) html.Nodes {
	x, y := number(int64(l.X)), number(int64(l.Y))
	low := min(l.X, l.Y)
	line := func(name string, values []uint64) *html.Node {
		words := lists.Map(values, func(value uint64) string { return strconv.FormatUint(value, 10) })
		return p("serif numbers", html.El("b", text(name)), text(" "+strings.Join(words, " ")))
	}
	nodes := html.Nodes{
		line("Row (n, "+y+"):", v.Row), line("Column ("+x+", n):", v.Column),
		line("Diagonal from ("+number(int64(l.X-low))+", "+number(int64(l.Y-low))+"):", v.Diagonal),
		p("", button("save-values", "", text("Save as CSV"))),
	}
	var rows [][]string
	for m, period := range v.Periods {
		row := []string{number(int64(m)), "none found", ""}
		if period.Length > 0 {
			row = []string{number(int64(m)), number(int64(period.Before)), number(int64(period.Length))}
		}
		rows = append(rows, row)
	}
	return append(nodes, p("help", text("A row m repeats additively with the period p from n on if the value of (n + p, m) is that of (n, m) plus p, and so for all greater n. Checked below n = "+number(int64(v.Width))+", over half of the row and three periods at least.")),
		scrolled("Additive periods of rows", []string{"row m", "from n", "period p"}, rows))
}

// sum is the form for a sum of positions.
func sum(s *state) *html.Node {
	const id = "sum-parts"
	t := s.tasks("sum")
	out := answered(t, "sum-out", func(found *protocol.Summed) html.Nodes { return summed(t.Of, found) })
	return tool("sum", "Sum of positions",
		div("line", input(s.field(id), id, id, "", html.Class("wide"), html.Set("aria-label", "Positions, with semicolons between"), html.Set("placeholder", "7, 10; 3, 4; game=nim: 1, 2")), submit("Add")),
		fault(s.field(id), id),
		p("help", text("A player moves in one of the parts; who cannot move in any loses. Positions of this game, or of others as links name them.")), out)
}

func summed(typed string, found *protocol.Summed) html.Nodes {
	words := lists.Map(found.Values, func(v uint64) string { return strconv.FormatUint(v, 10) })
	nodes := html.Nodes{p("serif", text("Values "+strings.Join(words, ", ")+"; their exclusive or is "+strconv.FormatUint(found.Value, 10)+"."))}
	if len(found.To) == 0 {
		return append(nodes, p("serif", text("The sum is P: who moves loses.")))
	}
	from := strings.FieldsFunc(partOf(typed, int(found.Part)), func(r rune) bool { return r < '0' || r > '9' })
	return append(nodes, p("serif", text("The sum is N: who moves wins, by moving part "+number(int64(found.Part)+1)+" from "+tuple(from)+" to "+tuple(found.To)+".")))
}

// partOf is the position of part i of what was typed.
func partOf(typed string, i int) string {
	parts := strings.Split(typed, ";")
	if i < 0 || i >= len(parts) {
		return ""
	}
	return parts[i][strings.LastIndex(parts[i], ":")+1:]
}
