package show

import (
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/core/lists"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// sweptNames are the numbers of a sweep, by the words of links.
var sweptNames = map[string]string{
	"map": "small maps of [0, n)²", "count": "P-positions in [0, n)²", "slope": "slope of the first beam, or of the steepest ray",
	"period": "period of the columns", "preperiod": "where that period begins", "part": "where it parts from the other game, or from this one",
	"ratio": "last pile over the first, in row n", "growth": "first pile over n, in row n",
}

func sweepLab(s *state) *html.Node {
	out := answered(labTask(s, "sweep"), "sweep-out", swept)
	numbers := lists.Map(link.SweepNumbers, func(number string) [2]string { return [2]string{number, sweptNames[number]} })
	axis := func(id, label string) *html.Node {
		return div("line", html.El("label", html.Set("for", id), text(label)), input(s.field(id), id, id, "", html.Set("aria-describedby", "sweep-help")))
	}
	return tool("lab-sweep", "Sweep", p("help", text("A number, or a small map, of each member along one axis or two.")),
		axis("sweep-across", "Across"), axis("sweep-up", "Up"), p("help", html.ID("sweep-help"), text("s:1-6, or with ? for the number: sh+sv=0mod?:1-6, f=x1+?:1-9, preset=?x1:1-8.")),
		chosen(s, "sweep-number", "What is computed", numbers), setting(s, "sweep-n", "n"),
		div("line", submit("Sweep")), fault(s.field("sweep-n"), "sweep-n"), out)
}

// swept is a sweep: a list of members, or a grid of them.
func swept(found *protocol.Swept) html.Nodes {
	n := len(found.Across)
	if n == 0 || len(found.Members) != n*max(1, len(found.Up)) || len(found.Names) == 0 {
		return nil
	}
	nodes := html.Nodes{}
	if found.Least != "" && found.Number != "map" {
		nodes = append(nodes, p("serif", text("From "+found.Least+" to "+found.Most+" ("+sweptNames[found.Number]+", n\u00a0=\u00a0"+number(int64(found.N))+").")))
	}
	var heads []string
	var cells [][]*html.Node
	if len(found.Up) == 0 {
		heads = []string{found.Names[0], sweptNames[found.Number]}
		for i := range found.Members {
			cells = append(cells, []*html.Node{html.El("th", html.Set("scope", "row"), text(found.Across[i])), memberOf(found, i)})
		}
	} else {
		heads = append([]string{found.Names[1] + " ↑  " + found.Names[0] + " →"}, found.Across...)
		for j := len(found.Up) - 1; j >= 0; j-- {
			row := []*html.Node{html.El("th", html.Set("scope", "row"), text(found.Up[j]))}
			for i := range n {
				row = append(row, memberOf(found, j*n+i))
			}
			cells = append(cells, row)
		}
	}
	table := div("lab-table sweep", html.Set("tabindex", "0"), html.Set("role", "group"), html.Set("aria-label", "Members of the family"), tableOf(heads, cells, false))
	return append(nodes, table, div("line", button("copy-sweep", "", html.ID("copy-sweep"), text("Copy as a table"))),
		p("help", text("A cell opens its game. Numbers are counted or measured for this n, but for slopes that a theorem gives; ~ stands before those that are measured.")))
}

// memberOf is the cell of a member.
func memberOf(found *protocol.Swept, i int) *html.Node {
	m := found.Members[i]
	if m.Level == 0 {
		return html.El("td", html.Class("none"), html.Set("title", m.Name+": "+m.Text), text("–"))
	}
	words := m.Text
	if !m.Exact {
		words = "~" + words
	}
	inside := text(words)
	shade := "heat-" + strconv.FormatUint(m.Level, 10)
	if found.Number == "map" {
		inside, shade = smallMap(m, int(found.N)), "strip"
	}
	return html.El("td", html.Class(shade), html.El("a", html.Set("href", "#v=1&"+m.Game), html.Set("title", m.Name), inside))
}

// smallMap draws the P-positions of [0,n)².
func smallMap(m protocol.SweptMember, n int) *html.Node {
	var d strings.Builder
	for i := range n * n {
		if m.Has(i) {
			fmt.Fprintf(&d, "M%d %dh1v1h-1z", i/n, n-1-i%n)
		}
	}
	size := strconv.Itoa(n)
	return html.El("svg", html.Set("viewBox", "0 0 "+size+" "+size), html.Set("role", "img"), html.Set("aria-label", m.Name+": "+m.Text+" P-positions"),
		html.El("path", html.Set("d", d.String())))
}
