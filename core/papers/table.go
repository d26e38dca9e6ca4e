package papers

import (
	"fmt"
	"slices"
	"sync"

	"wythoffatlas/core/catalog"
	"wythoffatlas/core/fault"
)

// A Table is a table as a paper prints it, or, where one table is about several
// games, the part of it that is about one. Cells are text: numbers, and in some
// tables positions or sets.
type Table struct {
	Paper   *catalog.Paper
	Number  string // "10", "2.1"
	Part    string // "R = 3"; empty when it is all of the table
	Caption string // as printed
	Game    string // the part of a link that says the game: "game=eew&s=1&t=1"
	Meaning string // what a row says about the game
	Heads   []string
	Printed [][]string // rows; each has a cell for every heading

	// Across says that the paper prints the rows side by side, so that every
	// row here is a column there.
	Across bool

	// Candidates says that the rows are the set S of Fraenkel’s Theorem 3 for a
	// function that lacks one of its conditions, so that they need not be
	// P-positions.
	Candidates bool

	stands  func(row []string) [][]int64 // see Positions; nil for none
	compute func() ([][]string, error)
}

// All lists the tables of the papers, by paper and then by number. The slice
// is shared: do not change it or what it holds.
func All() []*Table { return all() }

// all, like the errata and the talks, is made when it is asked for: a program that
// begins does not wait for it.
var all = sync.OnceValue(func() []*Table {
	return slices.Concat(generalRestriction(), newGames(), variations(), restrictedVersion(), lexicographic())
})

// Find returns the table, or the first part of it, of that number in the paper
// with that title, or nil.
func Find(title, number string) *Table {
	for _, t := range all() {
		if t.Paper.Title == title && t.Number == number {
			return t
		}
	}
	return nil
}

// Name is how to call the table: "Table 10", "Table 2, R = 3".
func (t *Table) Name() string {
	if t.Part != "" {
		return "Table " + t.Number + ", " + t.Part
	}
	return "Table " + t.Number
}

// Positions are the positions, heap by heap, that a printed row stands for: the
// P-positions of the game, unless the table is of [Table.Candidates] or has an
// [Erratum]. In a game of two heaps that may be exchanged, the mirror images go
// without saying. It is nil for a table that is not about positions.
func (t *Table) Positions(row int) [][]int64 {
	if t.stands == nil {
		return nil
	}
	return t.stands(t.Printed[row])
}

// Cells are the positions of two heaps that the cells of a printed row stand for,
// nil for one that stands for none. If none of them does but the row is about
// such a position, its first cell stands for the first.
func (t *Table) Cells(row int) [][]int64 {
	cells := make([][]int64, len(t.Printed[row]))
	about := t.Positions(row)
	if len(about) == 0 || len(about[0]) != 2 {
		return cells
	}
	found := false
	for j, words := range t.Printed[row] {
		for _, v := range about {
			if words == fmt.Sprintf("(%d, %d)", v[0], v[1]) {
				cells[j], found = v, true
			}
		}
	}
	if !found {
		cells[0] = about[0]
	}
	return cells
}

// Compute computes the cells of the table by our own routes; they have the
// shape of Printed. It knows nothing of what is printed.
func (t *Table) Compute() ([][]string, error) {
	rows, err := t.compute()
	if err != nil {
		return nil, fault.Newf("papers", "%s: %w", t.Name(), err)
	}
	return rows, nil
}

// A Difference is a cell in which the printed table and the computed one differ.
type Difference struct {
	Row, Column       int // into Table.Printed
	Printed, Computed string
}

// Differences lists the cells in which the printed table and the computed one
// differ, row by row.
func (t *Table) Differences() ([]Difference, error) {
	computed, err := t.Compute()
	if err != nil {
		return nil, err
	}
	if len(computed) != len(t.Printed) {
		return nil, fault.Newf("papers", "%s: %d rows computed, %d printed", t.Name(), len(computed), len(t.Printed))
	}
	var list []Difference
	for i, row := range t.Printed {
		if len(computed[i]) != len(row) {
			return nil, fault.Newf("papers", "%s: row %d has %d cells computed, %d printed", t.Name(), i, len(computed[i]), len(row))
		}
		for j, cell := range row {
			if cell != computed[i][j] {
				list = append(list, Difference{i, j, cell, computed[i][j]})
			}
		}
	}
	return list, nil
}
