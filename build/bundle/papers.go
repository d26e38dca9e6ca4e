package bundle

import (
	"html/template"
	"slices"

	"wythoffatlas/core/papers"
	"wythoffatlas/wasm/show"
	"wythoffatlas/wasm/solve"
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
	Print  template.HTML
	Notes  []note
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
	made := printed{Table: t, Number: number, Game: template.URL(show.MapLink(t.Game, nil)), Print: template.HTML(show.Printed(solve.Printed(t)).String())}
	for _, n := range notes() {
		if n.Erratum.Table == t {
			made.Notes = append(made.Notes, n)
		}
	}
	return made
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
