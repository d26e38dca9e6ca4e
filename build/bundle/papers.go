package bundle

import (
	"fmt"
	"html/template"
	"slices"

	"wythoffatlas/core/papers"
	"wythoffatlas/wasm/link"
)

// What the page prints of the papers: their tables, cell by cell, and notes on
// where they are wrong. Tables and notes carry the numbers under which the
// worker computes them.

// A paper is the heading over its tables.
type paper struct {
	Name   string
	Tables []printed
}

// A printed is a table as it is printed.
type printed struct {
	*papers.Table
	Number int // in papers.All
	Game   template.URL
	Rows   [][]cell
	Notes  []note
}

// A cell of a printed table; Link opens the position it stands for, and is
// empty where it stands for none.
type cell struct {
	Text string
	Link template.URL
}

// A note is an erratum; Table is the number of the table that it is about,
// which has the name TableName if it has one.
type note struct {
	*papers.Erratum
	Number    int // in papers.Errata
	Table     int
	TableName string
}

// printedPapers are the tables, by paper.
func printedPapers() []paper {
	var list []paper
	for i, t := range papers.All() {
		if name := t.Paper.Authors + ", “" + t.Paper.Title + "”"; len(list) == 0 || list[len(list)-1].Name != name {
			list = append(list, paper{Name: name})
		}
		last := &list[len(list)-1]
		last.Tables = append(last.Tables, newPrinted(i, t))
	}
	return list
}

func newPrinted(number int, t *papers.Table) printed {
	made := printed{Table: t, Number: number, Game: mapLink(t.Game, nil)}
	for i, row := range t.Printed {
		made.Rows = append(made.Rows, linkedRow(t, i, row))
	}
	for _, n := range notes() {
		if n.Erratum.Table == t {
			made.Notes = append(made.Notes, n)
		}
	}
	return made
}

// linkedRow links each cell that is a position to its place on the map, or
// else, if the whole row stands for positions, its first cell to the first.
func linkedRow(t *papers.Table, i int, row []string) []cell {
	cells := make([]cell, len(row))
	positions := t.Positions(i)
	linked := false
	for j, text := range row {
		cells[j].Text = text
		for _, p := range positions {
			if len(p) == 2 && text == fmt.Sprintf("(%d, %d)", p[0], p[1]) {
				cells[j].Link = mapLink(t.Game, p)
				linked = true
			}
		}
	}
	if !linked && len(positions) > 0 {
		cells[0].Link = mapLink(t.Game, positions[0])
	}
	return cells
}

// near is how far from (0, 0) a position is seen when the map opens.
const near = 20

// mapLink is the link to a game, and to a position if there is one; empty when
// there is no map of them.
func mapLink(game string, at []int64) template.URL {
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
	if _, problems := link.Parse(fragment); len(problems) > 0 {
		return ""
	}
	return template.URL(fragment)
}

// notes are what is wrong in the papers.
func notes() []note {
	var list []note
	for i, e := range papers.Errata() {
		n := note{Erratum: e, Number: i, Table: slices.Index(papers.All(), e.Table)}
		if n.Table >= 0 {
			n.TableName = e.Table.Name()
		}
		list = append(list, n)
	}
	return list
}
