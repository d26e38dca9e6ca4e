//go:build js

package main

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"wythoffatlas/wasm/canvas"
	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
)

// tableRows is how many rows the table scrolls through.
const tableRows = 1_000_000

// pageRows is how many rows are asked for at a time.
const pageRows = 128

// maxPages bounds the rows that are kept.
const maxPages = 64

// A table is the scrolled state of the table view and the rows it has.
type table struct {
	app     *app
	top     float64
	hover   int64
	columns []string
	note    string
	pages   map[int64][][]string // by number of page
	asked   map[int64]uint64     // open questions, by number of page
	end     int64                // rows that there are, as far as is known
	dragY   float64              // where the pointer holds the table; NaN when it does not
	dragTop float64
	downY   float64
	shown   string // what the HTML table shows
}

func newTable(a *app) *table {
	t := &table{app: a}
	t.reset()
	return t
}

// reset forgets the rows: the game changed.
func (t *table) reset() {
	for _, id := range t.asked {
		t.app.client.cancel(id)
	}
	t.top, t.hover, t.columns, t.note, t.end, t.dragY = 0, -1, nil, "", tableRows, math.NaN()
	t.pages, t.asked, t.shown = map[int64][][]string{}, map[int64]uint64{}, ""
}

func (t *table) layout() canvas.TableLayout {
	return canvas.LayoutTable(t.app.free, t.app.state.Projector, t.end, t.top)
}

// scene is the table as the canvas draws it.
func (t *table) scene() *canvas.Table {
	t.fetch()
	s := &canvas.Table{
		Rows: t.end, Top: t.top, Row: t.row, Current: t.current(), Hover: t.hover,
		Caption: t.app.game().Name(),
	}
	if t.note != "" {
		s.Caption += " – " + t.note
	}
	for i, head := range t.columns {
		letter, sub := splitHead(head)
		s.Columns = append(s.Columns, canvas.Column{Head: letter, Sub: sub, Digits: t.digits(i)})
	}
	return s
}

// splitHead takes the subscript off a heading such as "Aₙ".
func splitHead(head string) (letter, sub string) {
	if letter, ok := strings.CutSuffix(head, "ₙ"); ok {
		return letter, "n"
	}
	return head, ""
}

// digits is how wide a column must be: for the numbers in view, with room for
// one digit more, so that it rarely jumps.
func (t *table) digits(column int) int {
	widest := 5
	for n := int64(t.top); n < int64(t.top+t.layout().Visible)+1; n++ {
		if row := t.row(n); row != nil {
			widest = max(widest, len(row[column])+1)
		}
	}
	return widest
}

// row is one row; nil while it is not known.
func (t *table) row(n int64) []string {
	page := t.pages[n/pageRows]
	if i := n % pageRows; i < int64(len(page)) {
		return page[i]
	}
	return nil
}

// current is the row of the pinned position.
func (t *table) current() int64 {
	pinned := t.app.pinned()
	if pinned == nil {
		return -1
	}
	for n := int64(t.top); n < int64(t.top+t.layout().Visible)+1; n++ {
		if c := t.cell(n); c != nil && c.same(pinned) {
			return n
		}
	}
	return -1
}

// cell is the position that row n names: its second and third column.
func (t *table) cell(n int64) *cell {
	row := t.row(n)
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

// fetch asks for the pages in view that are missing, and withdraws questions
// for others.
func (t *table) fetch() {
	first := int64(t.top) / pageRows
	last := min(int64(t.top+t.layout().Visible), t.end-1) / pageRows
	for page, id := range t.asked {
		if page < first-1 || page > last+1 {
			t.app.client.cancel(id)
		}
	}
	for page := first; page <= last; page++ {
		if t.pages[page] == nil && t.asked[page] == 0 {
			t.ask(page)
		}
	}
}

func (t *table) ask(page int64) {
	game := t.app.game().Link()
	body := &protocol.Rows{Game: game, From: strconv.FormatInt(page*pageRows, 10), Count: pageRows}
	t.asked[page] = t.app.client.ask(body, t.app.busy(), func(answer protocol.Body) {
		if game != t.app.game().Link() {
			return
		}
		delete(t.asked, page)
		t.answer(page, answer)
		canvas.Wake()
	})
}

func (t *table) answer(page int64, answer protocol.Body) {
	switch answer := answer.(type) {
	case *protocol.Table:
		if len(t.pages) >= maxPages {
			clear(t.pages)
		}
		t.columns, t.note = answer.Columns, answer.Note
		rows := make([][]string, answer.Len())
		for i := range rows {
			rows[i] = answer.Row(i)
		}
		t.pages[page] = rows
		if len(rows) < pageRows {
			t.end = min(t.end, page*pageRows+int64(len(rows)))
		}
	case *protocol.Error:
		t.end = min(t.end, page*pageRows)
		t.note = answer.Message
	}
	t.scroll(t.top)
}

// scroll puts row top at the head of the table.
func (t *table) scroll(top float64) {
	t.top = math.Max(0, math.Min(top, t.layout().MaxTop))
	t.app.tableMoved()
}

// goTo scrolls to the row that a person typed.
func (t *table) goTo(text string) {
	n, ok := new(big.Int).SetString(strings.TrimSpace(text), 10)
	switch {
	case len(text) > 10_000 || !ok || n.Sign() < 0:
		t.app.notice("Row n must be a whole number from 0 to " + viewport.Full(big.NewInt(t.end-1)) + ".")
		return
	case n.Cmp(big.NewInt(t.end)) >= 0:
		t.app.notice("Row " + viewport.Full(n) + " is beyond this table, which ends at row " + viewport.Full(big.NewInt(t.end-1)) + ". Showing its end.")
		n.SetInt64(t.end - 1)
	default:
		t.app.notice()
	}
	t.scroll(float64(n.Int64()))
}

// pointer drags the table, lights the row under the pointer, and pins the
// position of a clicked row.
func (t *table) pointer(e viewport.Event) {
	switch e.Kind {
	case viewport.Down:
		t.dragY, t.dragTop, t.downY = e.Y, t.top, e.Y
		if thumb := t.layout().Thumb; !thumb.Empty() && e.X >= thumb.Left-8 && e.X <= thumb.Right+8 {
			t.toThumb(e.Y)
		}
	case viewport.Move:
		t.hover = t.layout().RowAt(e.Y, t.top, t.end)
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
			if c := t.cell(t.layout().RowAt(e.Y, t.top, t.end)); c != nil {
				t.app.pin(c)
			}
		}
		t.dragY = math.NaN()
	case viewport.Cancel:
		t.dragY = math.NaN()
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
	case "Home", "0":
		t.scroll(0)
	case "End":
		t.scroll(float64(t.end))
	case "Escape":
		t.app.escape()
	default:
		return false
	}
	return true
}

// toHTML writes the rows in view into the table of the page, for copying and
// for screen readers.
func (t *table) toHTML() {
	first, last := int64(math.Ceil(t.top)), int64(t.top+t.layout().Visible)
	key := t.app.game().Link() + "|" + strconv.FormatInt(first, 10) + "|" + strconv.FormatInt(last, 10)
	if key == t.shown || t.columns == nil || t.row(first) == nil {
		return
	}
	t.shown = key
	head := dom.New("tr", "", "")
	for _, name := range t.columns {
		th := dom.New("th", "", name)
		dom.SetAttr(th, "scope", "col")
		head.Call("append", th)
	}
	dom.Query("#table thead").Call("replaceChildren", head)
	body := dom.Query("#table tbody")
	body.Call("replaceChildren")
	for n := first; n < last; n++ {
		row := t.row(n)
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
