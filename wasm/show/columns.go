package show

import (
	"strings"

	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

func columnsLab(s *state) *html.Node {
	out := answered(labTask(s, "columns"), "columns-out", columned)
	return tool("lab-columns", "Columns", p("help", text("The rows of a column between l and u, the lowest and the topmost diagonal with a P-position, as they grow.")),
		div("line", html.El("label", html.Set("for", "columns-to"), text("Up to column")), input(s.field("columns-to"), "columns-to", "columns-to", "", html.Class("number")), submit("Show")),
		fault(s.field("columns-to"), "columns-to"), out)
}

// columned is the columns of a game, when it is saturated, and what follows.
func columned(c *protocol.Columned) html.Nodes {
	rows := make([][]string, len(c.Last))
	for i, one := range c.Last {
		bits := one.Digits()
		if uint64(len(one.Bits)) < one.Size {
			bits += " …"
		}
		where := one.Row + " on " + one.On
		switch one.On {
		case "between":
			where = one.Row + " between l and u"
		case "box":
			where = "in the box"
		}
		rows[i] = []string{number(int64(one.At)), where, digits(one.Low), bits, one.Rule}
	}
	nodes := html.Nodes{
		scrolled("Columns and their bits", []string{"column", "P-position", "row of l", "bits from l up to u", "rule"}, rows),
		p("serif", text("Saturated from column "+number(int64(c.Column))+" on (Theorems 9 and 10): all diagonals from l to u are filled, all rows below, and none above.")),
		p("serif", text("The mean lines of the beams meet in ("+c.X+", "+c.Y+"), squares having sides of 1. Conjecture 1 has (1 − k, 1 − k) for full boxes.")),
	}
	nodes = append(nodes, exactly(c.Lines)...)
	if n := min(len(c.Differ), len(c.DifferAt)); n > 0 {
		table := make([][]string, n)
		for i := range table {
			table[i] = []string{number(int64(c.DifferAt[i])), number(int64(c.Differ[i]))}
		}
		nodes = append(nodes,
			p("serif", text("Against Wythoff’s game moved to that point the column has so many discrepancies, constant from column "+number(int64(c.Settled))+" to column "+number(int64(c.End))+", as far as it was followed (Conjecture 2):")),
			scrolled("Discrepancies", []string{"column", "discrepancies"}, table),
			p("serif", text("With Wythoff’s game laid a row too low there are "+number(int64(c.Lower))+" in column "+number(int64(c.End))+", a row too high "+number(int64(c.Higher))+": about 2/φ² of the bits. A count that leaps so far and comes back is a shift read a row off, not a change of the column.")))
	}
	return nodes
}

func boxesLab(s *state) *html.Node {
	out := answered(labTask(s, "boxes"), "boxes-out", boxed)
	return tool("lab-boxes", "Many random boxes", p("help", text("A seed each, one after the other.")),
		setting(s, "boxes-side", "Side"), setting(s, "boxes-share", "Share of P"), setting(s, "boxes-seed", "First seed"), setting(s, "boxes-count", "Boxes"),
		div("line", submit("Follow them")), fault(s.field("boxes-count"), "boxes-count"), out)
}

// boxed is the distribution of what became of boxes, and those worth a look.
func boxed(b *protocol.Boxed) html.Nodes {
	shares := func(name string, list []protocol.Share) *html.Node {
		rows := lists.Map(list, func(share protocol.Share) []string { return []string{share.Value, number(int64(share.Boxes))} })
		return scrolled(name, []string{name, "boxes"}, rows)
	}
	nodes := html.Nodes{
		p("serif", text("Of "+count(int64(b.Count), "box", "boxes")+", "+number(int64(b.Constant))+" have constant discrepancies in the second half of the columns that were followed.")),
		shares("first saturated column", b.Saturated), shares("beams meet in", b.Meeting), shares("discrepancies in the end", b.Discrepancies),
	}
	items := html.El("ul", html.Class("examples"))
	for i, name := range outlierNames(b.Outliers) {
		o := b.Outliers[i]
		items.Add(html.El("li", html.El("a", html.Set("href", "#v=1&"+o.Game+"&lab=columns,20"), text(name)), text(": "+o.Why)))
	}
	return append(nodes, items)
}

var lastOutliers lasting[[]string]

// outlierNames are the names of the games.
func outlierNames(list []protocol.Outlier) []string {
	games := lists.Map(list, func(o protocol.Outlier) string { return o.Game })
	return lastOutliers.of(strings.Join(games, " "), func() []string {
		names := make([]string, len(games))
		for i, game := range games {
			address, _ := link.Parse(game + "&lab=columns,20")
			names[i] = address.Game.Name()
		}
		return names
	})
}
