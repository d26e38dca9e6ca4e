package show

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"wythoffatlas/core/papers"
	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// Printed is a table as a paper prints it, each cell that stands for a position
// leading to its place on the map.
func Printed(t *papers.Table) *html.Node { return printed(t, t.Printed, nil) }

// printed is a table in the form of the print, with those texts in its cells;
// what differs is set apart.
func printed(t *papers.Table, texts [][]string, differs map[[2]int]bool) *html.Node {
	cells := make([][]*html.Node, len(texts))
	for i, row := range texts {
		links := linksOf(t, i, row)
		for j, words := range row {
			cell := html.El("td")
			if links[j] != "" && words == t.Printed[i][j] && !(differs[[2]int{i, 0}] && j == 0) {
				cell.Add(html.El("a", html.Set("href", "#"+links[j]), text(words)))
			} else {
				cell.Add(text(words))
			}
			if differs[[2]int{i, j}] {
				cell.Add(html.Class("differs"), span("unseen", text(" (differs)")))
			}
			cells[i] = append(cells[i], cell)
		}
	}
	return tableOf(t.Heads, cells, t.Across)
}

// linksOf are the links of the cells of a row: of each that is a position, or
// else, if the whole row stands for positions, of its first cell.
func linksOf(t *papers.Table, i int, row []string) []string {
	links := make([]string, len(row))
	at := t.Positions(i)
	linked := false
	for j, words := range row {
		for _, v := range at {
			if len(v) == 2 && words == fmt.Sprintf("(%d, %d)", v[0], v[1]) {
				links[j] = MapLink(t.Game, v)
				linked = true
			}
		}
	}
	if !linked && len(at) > 0 {
		links[0] = MapLink(t.Game, at[0])
	}
	return links
}

// near is how far from (0, 0) a position is seen when the map opens.
const near = 20

// MapLink is the link to a game, and to a position if there is one; empty when
// there is no map of them.
func MapLink(game string, at []int64) string {
	fragment := "v=1&" + game
	if len(at) > 0 {
		if len(at) != 2 {
			return ""
		}
		if slices.Max(at) > near {
			fragment += fmt.Sprintf("&x=%d&y=%d&z=4", at[0], at[1])
		}
		fragment += fmt.Sprintf("&at=%d,%d", at[0], at[1])
	}
	if !mapped(game, len(at) > 0) {
		return ""
	}
	return fragment
}

// whole remembers what mapped found: a game is made anew for each link that is
// read, and a book of tables has hundreds of links to the same few games.
var whole sync.Map

// mapped reports whether a link to the game, and to a position of two heaps in
// it, opens without a complaint.
func mapped(game string, position bool) bool {
	fragment := "v=1&" + game
	if position {
		fragment += "&at=0,0"
	}
	if known, ok := whole.Load(fragment); ok {
		return known.(bool)
	}
	_, problems := link.Parse(fragment)
	whole.Store(fragment, len(problems) == 0)
	return len(problems) == 0
}

// recomputed are the print and the table computed anew, what differs set apart
// in both. verdict says in a sentence how it came out.
func recomputed(t *papers.Table, found *protocol.Table) (print, made *html.Node, verdict string) {
	differs := map[[2]int]bool{}
	var words []string
	texts := make([][]string, min(found.Len(), len(t.Printed)))
	for i := range texts {
		texts[i] = found.Row(i)
		for j, own := range texts[i] {
			if was := t.Printed[i][j]; was != own {
				differs[[2]int{i, j}] = true
				words = append(words, fmt.Sprintf("%s is printed %s, computed %s", placeOf(found, i, j), was, own))
			}
		}
	}
	return printed(t, t.Printed, differs), printed(t, texts, differs), verdictOn(len(found.Cells), words)
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
