//go:build js

package main

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/viewport"
)

// A table is the scrolled state of the table view: the rows of the game, and
// beside them, if that is asked for, those of another with as many piles.
type table struct {
	app     *app
	top     float64
	hover   int64
	rows    *source
	beside  *source // nil for none
	parts   int64   // the first row in which the two differ; −1 while that is not known
	carpet  carpet
	dragY   float64 // where the pointer holds the table; NaN when it does not
	dragTop float64
	downY   float64
	pinch   pinch
	shown   string // what the HTML table shows

	besideName string
}

func newTable(a *app) *table {
	t := &table{app: a}
	t.reset()
	return t
}

// reset forgets the rows: the game changed.
func (t *table) reset() {
	t.rows.drop()
	t.top, t.hover, t.dragY, t.shown = 0, -1, math.NaN(), ""
	end := int64(tableRows)
	if t.app.game().Piles != nil {
		end = pileRows
	}
	t.rows = newSource(t.app, t.app.game().Link(), end, t.arrived)
	t.carpet.reset(t.app)
	t.setBeside()
	if row := t.app.state.Row; row != nil {
		t.top = float64(row.Int64())
	}
}

// arrived follows rows that have come.
func (t *table) arrived() { t.scroll(t.top) }

func (t *table) layout() canvas.TableLayout {
	return canvas.LayoutTable(t.app.free, t.app.state.Projector, t.height(), t.rows.end, t.top)
}

// scene is the table as the canvas draws it.
func (t *table) scene() *canvas.Table {
	first, last := t.inView()
	t.rows.fetch(first, last)
	s := &canvas.Table{
		Rows: t.rows.end, Top: t.top, Height: t.height(), Row: t.cells, Current: t.current(), Hover: t.hover, Parts: t.parts,
		Caption: t.app.game().Name(),
	}
	if t.rows.note != "" {
		s.Caption += " – " + t.rows.note
	}
	s.Columns = t.columnsOf(s.Columns, t.rows, 0)
	if t.beside != nil && len(s.Columns) > 0 {
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
func (t *table) cells(n int64) []string {
	row := t.rows.row(n)
	if t.beside == nil || row == nil {
		return row
	}
	if other := t.beside.row(n); other != nil {
		return append(row[:len(row):len(row)], other[1:]...)
	}
	return row
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
	for n, last := t.inView(); n <= last; n++ {
		if t.app.game().Piles != nil {
			if row := t.rows.row(n); row != nil && strings.Join(row[1:], ",") == link.Numbers(t.app.state.Vector, ",") {
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
	t.top = math.Max(0, math.Min(top, t.layout().MaxTop))
	t.app.tableMoved()
}

// goTo scrolls to the row that a person typed.
func (t *table) goTo(text string) {
	n, err := naturalOf(text)
	switch {
	case err != nil:
		t.app.notice("Row n: " + err.Error())
		return
	case n.Cmp(big.NewInt(t.rows.end)) >= 0:
		t.app.notice("Row " + viewport.Full(n) + " is beyond this table, which ends at row " + viewport.Full(big.NewInt(t.rows.end-1)) + ". Showing its end.")
		n.SetInt64(t.rows.end - 1)
	default:
		t.app.notice()
	}
	t.scroll(float64(n.Int64()))
}

// pointer drags the table, lights the row under the pointer, and pins the
// position of a clicked row.
func (t *table) pointer(e viewport.Event) {
	if t.pinched(e) {
		t.dragY = math.NaN()
		return
	}
	switch e.Kind {
	case viewport.Down:
		t.dragY, t.dragTop, t.downY = e.Y, t.top, e.Y
		if thumb := t.layout().Thumb; !thumb.Empty() && e.X >= thumb.Left-8 && e.X <= thumb.Right+8 {
			t.toThumb(e.Y)
		}
	case viewport.Move:
		t.hover = t.layout().RowAt(e.Y, t.top, t.rows.end)
		if !math.IsNaN(t.dragY) {
			if thumb := t.layout().Thumb; !thumb.Empty() && e.X >= thumb.Left-8 && e.X <= thumb.Right+8 {
				t.toThumb(e.Y)
			} else {
				t.scroll(t.dragTop + (t.dragY-e.Y)/t.layout().RowHeight)
			}
		}
		canvas.Wake()
	case viewport.Up:
		const slip = 6
		if math.Abs(e.Y-t.downY) < slip {
			t.pinRow(t.layout().RowAt(e.Y, t.top, t.rows.end))
		}
		t.dragY = math.NaN()
	case viewport.Cancel:
		t.dragY = math.NaN()
	}
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

// toThumb scrolls so that the mark of how far one has come is under the
// pointer.
func (t *table) toThumb(y float64) {
	l := t.layout()
	track, size := l.Rows.Bottom-l.Rows.Top, l.Thumb.Bottom-l.Thumb.Top
	t.scroll(l.MaxTop * (y - l.Rows.Top - size/2) / math.Max(1, track-size))
	t.dragY, t.dragTop = y, t.top
}

func (t *table) wheel(e viewport.Event) {
	if e.Ctrl {
		t.zoom(math.Exp(-e.DeltaY/200), e.Y)
		return
	}
	delta := e.DeltaY
	switch e.Mode {
	case 1:
		delta *= t.layout().RowHeight
	case 2:
		delta *= t.layout().RowHeight * t.layout().Visible
	}
	t.scroll(t.top + delta/t.layout().RowHeight)
}

// key scrolls and reports whether the key means anything here.
func (t *table) key(e viewport.Event) bool {
	page := math.Max(1, math.Floor(t.layout().Visible)-1)
	switch e.Key {
	case "ArrowDown":
		t.scroll(math.Floor(t.top) + 1)
	case "ArrowUp":
		t.scroll(math.Ceil(t.top) - 1)
	case "PageDown", " ":
		t.scroll(t.top + page)
	case "PageUp":
		t.scroll(t.top - page)
	case "Home":
		t.scroll(0)
	case "0":
		t.app.state.RowHeight = 0
		t.scroll(0)
	case "End":
		t.scroll(float64(t.rows.end))
	case "+", "=":
		t.zoom(zoomStep, math.NaN())
	case "-":
		t.zoom(1/zoomStep, math.NaN())
	case "1":
		t.setHeight(link.MinRowHeight, math.NaN())
	case "Escape":
		t.app.escape()
	default:
		return false
	}
	return true
}

// htmlRows bounds the rows of the HTML table; an overview has many more.
const htmlRows = 200

// toHTML writes the rows in view into the table of the page, for copying and
// for screen readers.
func (t *table) toHTML() {
	first, last := int64(math.Ceil(t.top)), int64(t.top+t.layout().Visible)
	last = min(last, first+htmlRows)
	key := t.app.game().Link() + "|" + t.app.state.Beside + "|" + strconv.FormatInt(first, 10) + "|" + strconv.FormatInt(last, 10)
	if key == t.shown || t.rows.columns == nil || t.rows.row(first) == nil || t.beside != nil && t.beside.row(first) == nil {
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
