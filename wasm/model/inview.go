package model

import (
	"math"
	"math/big"
)

// minus is a − b, of numbers in decimal.
func minus(a, b string) string {
	x, okX := new(big.Int).SetString(a, 10)
	y, okY := new(big.Int).SetString(b, 10)
	if !okX || !okY {
		return ""
	}
	return x.Sub(x, y).String()
}

// Rows are the rows in view, for the HTML table.
type Rows struct {
	Columns []string
	Rows    [][]string // those that are here
	Current int64      // the row of the position that is read; −1 for none
}

// RowsInView are the rows in view, at most so many.
func (s *State) RowsInView(most int) Rows {
	t := &s.Table
	first, last := int64(math.Ceil(t.Top)), int64(t.Top+t.Layout(s).Visible)
	last = min(last, first+int64(most), t.rows.end)
	r := Rows{Columns: t.Columns(), Current: t.Current(s)}
	for n := first; n < last; n++ {
		if row := t.Cells(nil, n); row != nil {
			r.Rows = append(r.Rows, row)
		}
	}
	return r
}

// Columns are the headings of the table, with those of the one beside it.
func (t *Table) Columns() []string {
	own := t.rows.columns
	switch own = own[:len(own):len(own)]; {
	case t.beside.game != "":
		return append(own, t.beside.columns[1:]...)
	case t.difference:
		return append(own, own[2]+" − "+own[1])
	}
	return own
}

// Paired reports whether the rows of the game's table are pairs Aₙ ≤ Bₙ, whose
// differences can be a column.
func (s *State) Paired() bool { return !s.Vectors() && len(s.Columns()) == 3 && s.Game().Symmetric() }

// Widened reports whether rows have a column that is made here.
func (t *Table) Widened() bool { return t.difference }

// Second is the first column of the table beside, 0 when there is none, and its
// name.
func (t *Table) Second() (first int, name string) {
	if t.beside.game == "" {
		return 0, ""
	}
	return len(t.rows.columns), t.beside.name
}

// Cells are the cells of row n, with those of the table beside as far as they are
// here; nil while they are not known. They may be kept in dst.
func (t *Table) Cells(dst []string, n int64) []string {
	if t.hiddenFrom > 0 && n >= t.hiddenFrom {
		return nil
	}
	row := t.rows.row(n)
	if t.difference && len(row) == 3 {
		return append(append(dst[:0], row...), minus(row[2], row[1]))
	}
	if t.beside.game == "" || row == nil {
		return row
	}
	if other := t.beside.row(n); other != nil {
		return append(append(dst[:0], row...), other[1:]...)
	}
	return row
}

// Numbers appends the cells of row n as numbers; nothing while one is missing.
func (t *Table) Numbers(dst []float64, n int64) []float64 {
	start := len(dst)
	dst = t.rows.appendNumbers(dst, n)
	if t.difference && len(dst) == start+3 {
		return append(dst, dst[start+2]-dst[start+1])
	}
	if t.beside.game == "" || len(dst) == start {
		return dst
	}
	mine := len(dst)
	if dst = t.beside.appendNumbers(dst, n); len(dst) == mine {
		return dst[:start]
	}
	return append(dst[:mine], dst[mine+1:]...) // without the n of the other
}
