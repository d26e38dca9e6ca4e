package show

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"wythoffatlas/wasm/html"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// Printed is a table as a paper prints it, each cell that stands for a position
// leading to its place on the map.
func Printed(t *protocol.Recomputed) *html.Node { return printed(t, t.Printed, nil) }

// printed is a table in the form of the print, with those texts in its cells;
// what differs, by its place in them, is set apart.
func printed(t *protocol.Recomputed, texts []string, differs map[int]bool) *html.Node {
	width := len(t.Heads)
	if width == 0 {
		return nil
	}
	cells := make([][]*html.Node, len(texts)/width)
	for i := range len(cells) * width {
		row, first := i/width, i-i%width
		link := ""
		if texts[i] == t.Printed[i] && !(differs[first] && i == first) {
			link = cellLink(t, i)
		}
		cell := html.El("td")
		if link != "" {
			cell.Add(html.El("a", html.Set("href", "#"+link), text(texts[i])))
		} else {
			cell.Add(text(texts[i]))
		}
		if differs[i] {
			cell.Add(html.Class("differs"), span("unseen", text(" (differs)")))
		}
		cells[row] = append(cells[row], cell)
	}
	return tableOf(t.Heads, cells, t.Across)
}

// cellLink is the link of a cell that stands for a position, or empty.
func cellLink(t *protocol.Recomputed, cell int) string {
	var x, y int64
	if n, err := fmt.Sscanf(t.At[cell], "%d,%d", &x, &y); n != 2 || err != nil {
		return ""
	}
	return MapLink(t.Game, []int64{x, y})
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
func recomputed(t *protocol.Recomputed) (print, made *html.Node, verdict string) {
	differs := map[int]bool{}
	var words []string
	compared := min(len(t.Computed), len(t.Printed), len(t.At))
	for i, own := range t.Computed[:compared] {
		if was := t.Printed[i]; was != own {
			differs[i] = true
			words = append(words, fmt.Sprintf("%s is printed %s, computed %s", placeOf(t, i), was, own))
		}
	}
	return printed(t, t.Printed, differs), printed(t, t.Computed[:compared], differs), verdictOn(compared, words)
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
func placeOf(t *protocol.Recomputed, cell int) string {
	row, column := cell/len(t.Heads), cell%len(t.Heads)
	if t.Heads[0] == "n" {
		return fmt.Sprintf("%s at n = %s", t.Heads[column], t.Computed[cell-column])
	}
	return fmt.Sprintf("%s in row %d", t.Heads[column], row+1)
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
