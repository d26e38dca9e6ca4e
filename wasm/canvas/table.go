package canvas

import "wythoffatlas/wasm/raster"

// A Table is a window on a very long table. Rows are asked for as they come
// into view and may be missing; the next frame asks again.
type Table struct {
	Columns []Column
	Rows    int64   // how many there are
	Top     float64 // first row in view; its fraction is how far that row is scrolled away
	First   int     // how many columns after the first are scrolled out of view
	Height  float64 // of a row in CSS pixels; 0 is the usual height

	// Row is the cells of row n, one a column; nil while they are not known. They
	// may change with the next call.
	Row func(n int64) []string
	// Numbers appends the numbers of row n, as near as floats come, one a column;
	// nothing while they are not known. Overviews are drawn from them.
	Numbers func(dst []float64, n int64) []float64

	Current int64   // the lit row; −1 for none
	Hover   int64   // the row under the pointer; −1 for none
	Parts   int64   // the first row in which two tables side by side differ; −1 for none
	Carpet  *Carpet // beside an overview; nil for none
	Caption string  // one line above the head

	// Where two tables stand beside one another, Second is the first column of
	// the second, which has a caption of its own; 0 where there is but one.
	Second        int
	SecondCaption string

	MaxFirst int // noted when the table is painted: the largest First of use
}

// A Column of a table.
type Column struct {
	Head, Sub string        // a letter and its subscript: A and n
	Digits    int           // figures of the widest number, so that columns stand still while scrolling
	Colour    raster.Colour // of the figures and the rule under the head; 0 means that of text
}

// TableLayout is where the parts of a table are on the screen, in CSS pixels.
type TableLayout struct {
	Rows      Rect // the rows scroll inside
	RowHeight float64
	Visible   float64 // how many rows fit, not rounded
	MaxTop    float64 // the largest sensible Top
	Thumb     Rect    // the mark that shows how far one has scrolled
	Overview  bool    // rows are too low for figures
}

// Sizes of a table, in CSS pixels; the second of each pair is for the projector.
// Below height readable rows have no figures.
func tableSizes(l Lettering) (text, row, head float64) {
	k := l.scale()
	if l.Projector {
		return 30 * k, 46 * k, 112 * k
	}
	return 16 * k, 28 * k, 64 * k
}

const readable = 12

// rowSizes are the size of figures and the height of rows, where height is asked
// for; 0 asks for the usual one. The head keeps its size.
func rowSizes(l Lettering, height float64) (text, row float64) {
	text, row, _ = tableSizes(l)
	if height > 0 {
		text, row = min(2*text, height*text/row), height
	}
	return text, row
}

// LayoutTable says where the parts of a table of rows rows are when it is drawn
// in free. The page asks it which row is under the pointer, how far a page is
// and where the end is; paint asks it where to draw.
func LayoutTable(free Rect, lettering Lettering, height float64, rows int64, top float64) TableLayout {
	_, _, head := tableSizes(lettering)
	_, row := rowSizes(lettering, height)
	l := TableLayout{RowHeight: row, Overview: row < readable}
	l.Rows = Rect{free.Left, free.Top + head, free.Right, free.Bottom}
	l.Visible = max(0, (l.Rows.Bottom-l.Rows.Top)/row)
	l.MaxTop = max(0, float64(rows)-l.Visible)
	if l.MaxTop > 0 {
		track := l.Rows.Bottom - l.Rows.Top
		size := max(32, track*l.Visible/float64(rows))
		at := l.Rows.Top + (track-size)*min(1, max(0, top/l.MaxTop))
		l.Thumb = Rect{free.Right - 10, at, free.Right - 4, at + size}
	}
	return l
}

// RowAt is the row under the height y on the screen, or −1 when there is none.
func (l TableLayout) RowAt(y, top float64, rows int64) int64 {
	if y < l.Rows.Top || y >= l.Rows.Bottom {
		return -1
	}
	n := int64(top + (y-l.Rows.Top)/l.RowHeight)
	if n < 0 || n >= rows {
		return -1
	}
	return n
}
