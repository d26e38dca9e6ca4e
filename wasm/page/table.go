//go:build js

package main

import (
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
)

// A table is the scrolled state of the table view: the rows of the game, and
// beside them, if that is asked for, those of another with as many piles.
type table struct {
	app    *app
	top    float64
	hover  int64
	rows   *source
	beside *source // nil for none
	parts  int64   // the first row in which the two differ; −1 while that is not known
	carpet carpet
	hold   hold
	pinch  pinch
	left   float64       // columns scrolled out of view at the left
	drawn  *canvas.Table // what the canvas drew last
	shown  string        // what the HTML table shows
	noted  string        // what was said of the rows
	line   []string      // see cells
	pinned []string      // the pinned position, as rows have it

	besideName string
	compared   [2]*source // what is compared with what stands beside
}

func newTable(a *app) *table {
	t := &table{app: a}
	t.reset()
	return t
}

// reset forgets the rows: the game changed.
func (t *table) reset() {
	t.rows.drop()
	t.top, t.left, t.hover, t.hold, t.shown, t.noted, t.drawn = 0, 0, -1, hold{}, "", "", nil
	end := int64(tableRows)
	if t.app.game().Piles != nil {
		end = pileRows
	}
	t.rows = newSource(t.app, t.app.game(), end, t.arrived)
	t.carpet.reset(t.app)
	t.setBeside()
	if row := t.app.state.Row; row != nil {
		t.visit(row)
	}
}

// arrived follows rows that have come: there may be fewer than was hoped.
func (t *table) arrived() {
	if t.rows.note != "" && t.rows.note != t.noted {
		t.app.notice(t.rows.note)
	}
	t.noted = t.rows.note
	t.top = math.Min(t.top, t.layout().MaxTop)
	t.app.tableMoved()
}

// stop lists no more rows until the table is moved.
func (t *table) stop() {
	for _, s := range []*source{t.compared[0], t.compared[1], t.rows, t.beside} {
		if s != nil && len(s.asked) > 0 {
			s.stopped = true
			t.app.notice("Listing was cancelled. Scroll, or go to a row, to take it up again.")
		}
	}
}

func (t *table) layout() canvas.TableLayout {
	return canvas.LayoutTable(t.app.free, canvas.Lettering{Projector: t.app.state.Projector}, t.height(), t.rows.end, t.top)
}

// scene is the table as the canvas draws it.
func (t *table) scene() *canvas.Table {
	first, last := t.inView()
	t.rows.fetch(first, last)
	s := &canvas.Table{
		Rows: t.rows.end, Top: t.top, First: int(t.left), Height: t.height(), Row: t.cells, Numbers: t.numbers,
		Current: t.current(), Hover: t.hover, Parts: t.parts, Caption: t.app.game().Name(),
	}
	t.drawn = s
	s.Columns = t.columnsOf(s.Columns, t.rows, 0)
	if t.beside != nil {
		t.beside.fetch(first, last)
		s.Caption = t.app.game().Name() + " | " + t.besideName
		s.Columns = t.columnsOf(s.Columns, t.beside, 1)
	}
	s.Carpet = t.carpet.scene(t)
	return s
}

// inView are the first and the last row in view.
func (t *table) inView() (first, last int64) { return int64(t.top), int64(t.top + t.layout().Visible) }

// cells are the cells of row n: those of the game, and of the one beside it.
// The next call may overwrite them.
func (t *table) cells(n int64) []string {
	row := t.rows.row(n)
	if t.beside == nil || row == nil {
		return row
	}
	if other := t.beside.row(n); other != nil {
		t.line = append(append(t.line[:0], row...), other[1:]...)
		return t.line
	}
	return row
}

// numbers appends the cells of row n as numbers; nothing while one is missing.
func (t *table) numbers(dst []float64, n int64) []float64 {
	start := len(dst)
	dst = t.rows.numbers(dst, n)
	if t.beside == nil || len(dst) == start {
		return dst
	}
	mine := len(dst)
	if dst = t.beside.numbers(dst, n); len(dst) == mine {
		return dst[:start]
	}
	return append(dst[:mine], dst[mine+1:]...) // without the n of the other
}

// columnsOf appends the columns of a source from column `from` on. Sequences
// that tile the integers have each their colour.
func (t *table) columnsOf(dst []canvas.Column, rows *source, from int) []canvas.Column {
	pal := t.app.palette()
	for i := from; i < len(rows.columns); i++ {
		letter, sub := splitHead(rows.columns[i])
		c := canvas.Column{Head: letter, Sub: sub, Digits: t.digits(rows, i)}
		if t.app.game().Piles != nil && i > 0 {
			c.Colour = pal.Sequence(i - 1)
		}
		dst = append(dst, c)
	}
	return dst
}

// splitHead takes the subscript off a heading such as "Aₙ" or "p₁₂".
func splitHead(head string) (letter, sub string) {
	for i, r := range head {
		if r != 'ₙ' && (r < '₀' || r > '₉') {
			continue
		}
		return head[:i], strings.Map(func(r rune) rune {
			if r == 'ₙ' {
				return 'n'
			}
			return r - '₀' + '0'
		}, head[i:])
	}
	return head, ""
}

// digits is how wide a column must be: for the numbers in view, with room for
// one digit more, so that it rarely jumps.
func (t *table) digits(rows *source, column int) int {
	widest := 5
	for n, last := t.inView(); n <= last; n++ {
		if row := rows.row(n); row != nil {
			widest = max(widest, len(row[column])+1)
		}
	}
	return widest
}

// current is the row of the pinned position.
func (t *table) current() int64 {
	pinned := t.app.pinned()
	if pinned == nil && t.app.state.Vector == nil {
		return -1
	}
	t.pinned = t.pinned[:0]
	for _, size := range t.app.state.Vector {
		t.pinned = append(t.pinned, size.String())
	}
	for n, last := t.inView(); n <= last; n++ {
		if t.app.game().Piles != nil {
			if row := t.rows.row(n); row != nil && slices.Equal(row[1:], t.pinned) {
				return n
			}
		} else if c := t.cell(n); c != nil && c.same(pinned) {
			return n
		}
	}
	return -1
}

// cell is the position that row n names: its second and third column.
func (t *table) cell(n int64) *cell {
	row := t.rows.row(n)
	if len(row) < 3 {
		return nil
	}
	x, okX := new(big.Int).SetString(row[1], 10)
	y, okY := new(big.Int).SetString(row[2], 10)
	if !okX || !okY {
		return nil
	}
	return &cell{x, y}
}

// scroll puts row top at the head of the table.
func (t *table) scroll(top float64) {
	for _, s := range []*source{t.rows, t.beside} {
		if s != nil {
			s.stopped = false
		}
	}
	t.top = math.Max(0, math.Min(top, t.layout().MaxTop))
	t.app.tableMoved()
}

// pinRow pins the position of row n.
func (t *table) pinRow(n int64) {
	if t.app.game().Piles != nil {
		if row := t.rows.row(n); row != nil {
			t.app.pinVector(row[1:])
		}
	} else if c := t.cell(n); c != nil {
		t.app.pin(c)
	}
}

// htmlRows bounds the rows of the HTML table; an overview has many more.
const htmlRows = 200

// toHTML writes the rows in view into the table of the page, for copying and
// for screen readers.
func (t *table) toHTML() {
	first, last := int64(math.Ceil(t.top)), int64(t.top+t.layout().Visible)
	last = min(last, first+htmlRows)
	key := t.app.game().Link() + "|" + t.app.state.Beside + "|" + strconv.FormatInt(first, 10) + "|" + strconv.FormatInt(last, 10)
	if key == t.shown || t.rows.row(first) == nil || t.beside != nil && t.beside.row(first) == nil {
		return
	}
	t.shown = key
	head := dom.New("tr", "", "")
	heads := t.rows.columns
	if t.beside != nil {
		heads = append(heads[:len(heads):len(heads)], t.beside.columns[1:]...)
	}
	for _, name := range heads {
		th := dom.New("th", "", name)
		dom.SetAttr(th, "scope", "col")
		head.Call("append", th)
	}
	dom.Query("#table thead").Call("replaceChildren", head)
	body := dom.Query("#table tbody")
	body.Call("replaceChildren")
	for n := first; n < last; n++ {
		row := t.cells(n)
		if row == nil {
			continue
		}
		tr := dom.New("tr", "", "")
		for i, text := range row {
			tag := "td"
			if i == 0 {
				tag = "th"
			}
			tr.Call("append", dom.New(tag, "", text))
		}
		body.Call("append", tr)
	}
}
