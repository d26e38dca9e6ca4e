package show

import (
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/protocol"
)

// A Printed is a table as a paper prints it, cell by cell, without its heads;
// Across says that a row of it stands as a column of the page.
type Printed struct {
	Rows   [][]string
	Across bool
}

// computed is a printed table computed anew, in the form of the print; what
// differs is set apart. verdict says in a sentence how it came out.
func computed(print Printed, table *protocol.Table) (made *html.Node, verdict string) {
	var differ []string
	cells := make([][]*html.Node, table.Len())
	for i := range cells {
		for j, own := range table.Row(i) {
			cell := html.El("td", text(own))
			if was := cellOf(print.Rows, i, j); was != own {
				differ = append(differ, fmt.Sprintf("%s is printed %s, computed %s", placeOf(table, i, j), was, own))
				cell = html.El("td", html.Class("differs"), text(own), span("unseen", text(" (differs)")))
			}
			cells[i] = append(cells[i], cell)
		}
	}
	return tableOf(table.Columns, cells, print.Across), verdictOn(len(table.Cells), differ)
}

func cellOf(rows [][]string, i, j int) string {
	if i < len(rows) && j < len(rows[i]) {
		return rows[i][j]
	}
	return ""
}

// tableOf sets cells under their heads, or across: each head before its row.
func tableOf(heads []string, rows [][]*html.Node, across bool) *html.Node {
	body := html.El("tbody")
	if across {
		for j, name := range heads {
			line := html.El("tr", html.El("th", html.Set("scope", "row"), text(name)))
			for _, row := range rows {
				line.Add(row[j])
			}
			body.Add(line)
		}
		return html.El("table", html.Class("across"), body)
	}
	line := html.El("tr")
	for _, name := range heads {
		line.Add(html.El("th", html.Set("scope", "col"), text(name)))
	}
	for _, row := range rows {
		body.Add(html.El("tr", html.Nodes(row)))
	}
	return html.El("table", html.El("thead", line), body)
}

// placeOf names a cell for a person: "bₙ at n = 6".
func placeOf(t *protocol.Table, row, column int) string {
	if t.Columns[0] == "n" {
		return fmt.Sprintf("%s at n = %s", t.Columns[column], t.Row(row)[0])
	}
	return fmt.Sprintf("%s in row %d", t.Columns[column], row+1)
}

// verdictOn says how many cells were compared and which differ.
func verdictOn(cells int, differ []string) string {
	const told = 4
	compared := count(int64(cells), "cell") + " compared"
	switch n := len(differ); {
	case n == 0:
		return compared + ". All agree."
	case n == 1:
		return compared + ", 1 differs: " + differ[0] + "."
	case n <= told:
		return fmt.Sprintf("%s, %d differ: %s.", compared, n, strings.Join(differ, "; "))
	default:
		return fmt.Sprintf("%s, %d differ: %s; and %d more.", compared, n, strings.Join(differ[:told], "; "), n-told)
	}
}

// evidence is what computing found about a note, line by line.
func evidence(found *protocol.Evidence) html.Nodes {
	lines := html.El("ol")
	for _, line := range found.Lines {
		lines.Add(html.El("li", text(line)))
	}
	verdict := "Computed just now; every line was found so."
	if found.Fails != "" {
		verdict = found.Fails
	}
	return html.Nodes{lines, p("verdict", text(verdict))}
}

// rowsInView is the table of the rows in view, for screen readers, for copying
// and for paper. Missing rows are left out.
func rowsInView(name string, columns []string, rows [][]string, current int64) html.Nodes {
	line := html.El("tr")
	for _, c := range columns {
		line.Add(html.El("th", html.Set("scope", "col"), head(c)))
	}
	body := html.El("tbody")
	for _, row := range rows {
		if len(row) == 0 {
			continue
		}
		tr := html.El("tr", html.Key(row[0]))
		if row[0] == strconv.FormatInt(current, 10) {
			tr.Attrs = append(tr.Attrs, html.Set("aria-current", "true"))
		}
		for j, cell := range row {
			if j == 0 {
				tr.Add(html.El("th", html.Set("scope", "row"), text(cell)))
			} else {
				tr.Add(html.El("td", text(cell)))
			}
		}
		body.Add(tr)
	}
	return html.Nodes{html.El("table", html.ID("table"), html.El("caption", text(name)), html.El("thead", line), body)}
}
