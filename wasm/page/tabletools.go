//go:build js

package main

import (
	"fmt"
	"strconv"
	"strings"

	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/link"
	"wythoffatlas/wasm/protocol"
)

// comparedRows is how far two tables side by side are compared.
const comparedRows = 4096

// setBeside puts the table of another game beside that of the page, if the
// state says so.
func (t *table) setBeside() {
	for _, s := range []*source{t.beside, t.compared[0], t.compared[1]} {
		s.drop()
	}
	t.beside, t.compared, t.parts, t.shown = nil, [2]*source{}, -1, ""
	out := dom.Query("#beside-out")
	dom.SetText(out, "")
	other := link.Beside(t.app.game(), t.app.state.Beside)
	if other == nil {
		t.app.state.Beside = ""
		return
	}
	t.besideName = other.Name()
	t.beside = newSource(t.app, other, pileRows, t.arrived)
	mine, theirs := newSource(t.app, t.app.game(), comparedRows, nil), newSource(t.app, other, comparedRows, nil)
	t.compared = [2]*source{mine, theirs}
	var n int64
	compare := func() {
		if t.compared[0] == mine { // and not those of another game
			n = t.compare(n)
		}
	}
	mine.changed, theirs.changed = compare, compare
	compare()
}

// compare looks for the first row from row n on in which two tables differ,
// page by page, and returns how far it came.
func (t *table) compare(n int64) int64 {
	mine, theirs := t.compared[0], t.compared[1]
	if t.parts >= 0 {
		return n
	}
	out := dom.Query("#beside-out")
	if mine.stopped || theirs.stopped {
		dom.SetText(out, fmt.Sprintf("The first %d rows are the same; comparing was cancelled.", n))
		return n
	}
	for ; n < min(mine.end, theirs.end); n++ {
		a, b := mine.row(n), theirs.row(n)
		if a == nil || b == nil {
			mine.fetch(n, n)
			theirs.fetch(n, n)
			return n
		}
		if strings.Join(a, ",") != strings.Join(b, ",") {
			t.parts = n
			dom.SetText(out, fmt.Sprintf("They differ first in row %d: %s and %s.", n, vectorText(a[1:]), vectorText(b[1:])))
			t.arrived()
			return n
		}
	}
	dom.SetText(out, fmt.Sprintf("The first %d rows are the same.", n))
	return n
}

// findOwner looks for the row and the pile that a number is in.
func (a *app) findOwner() {
	n, err := naturalOf(dom.Query("#own-v").Get("value").String())
	out := dom.Query("#own-out")
	if err != nil {
		dom.SetText(out, err.Error())
		return
	}
	dom.SetText(out, "Looking…")
	game := a.game().Link()
	a.client.ask(&protocol.Owner{Game: game, N: n.String()}, a.busy(), func(answer protocol.Body) {
		if game != a.game().Link() {
			return
		}
		switch answer := answer.(type) {
		case *protocol.Owns:
			heads := a.game().Columns()
			dom.SetText(out, group(n.String())+" is "+heads[min(int(answer.Pile), len(heads)-1)]+" of row "+group(answer.Row)+".")
			a.table.goTo(answer.Row)
			a.pinRowSoon(answer.Row)
		case *protocol.Error:
			dom.SetText(out, answer.Message)
		default:
			dom.SetText(out, "Cancelled.")
		}
	})
}

// pinRowSoon pins the position of a row that may not be here yet.
func (a *app) pinRowSoon(row string) {
	game := a.game().Link()
	a.client.ask(&protocol.Rows{Game: game, From: row, Count: 1}, nil, func(answer protocol.Body) {
		if table, ok := answer.(*protocol.Table); ok && game == a.game().Link() && table.Len() == 1 {
			a.pinVector(table.Row(0)[1:])
		}
	})
}

// fillColumns offers the columns of the table for a b-file.
func (a *app) fillColumns() {
	list := dom.Query("#export-column")
	chosen := list.Get("value").String()
	var options []option
	for i, name := range a.game().Columns()[1:] {
		options = append(options, option{strconv.Itoa(i + 1), name})
	}
	fillOptions(list, options, chosen)
	if list.Get("value").String() == "" {
		list.Set("value", "1")
	}
}

// maxExported is how many rows a file may have.
const maxExported = 100_000

// export saves rows of the table, from the first in view on: all columns as
// CSV, or one as a b-file of the OEIS.
func (a *app) export(kind string) {
	out := dom.Query("#export-out")
	count, err := strconv.ParseUint(strings.TrimSpace(dom.Query("#export-count").Get("value").String()), 10, 64)
	if err != nil || count < 1 || count > maxExported {
		dom.SetText(out, fmt.Sprintf("A file has from 1 to %s rows.", group(strconv.Itoa(maxExported))))
		return
	}
	dom.SetText(out, "Listing…")
	g := a.game()
	a.client.ask(&protocol.Rows{Game: g.Link(), From: strconv.FormatInt(int64(a.table.top), 10), Count: count}, a.busy(), func(answer protocol.Body) {
		switch answer := answer.(type) {
		case *protocol.Table:
			name := strings.NewReplacer("game=", "", "&", "-", "=", "", "%", "").Replace(g.Link())
			if kind == "csv" {
				save(name+".csv", "text/csv", csv(answer))
			} else {
				column, _ := strconv.Atoi(dom.Query("#export-column").Get("value").String())
				column = max(1, min(column, len(answer.Columns)-1))
				save("b-"+name+"-"+strconv.Itoa(column)+".txt", "text/plain", bFile(answer, column))
			}
			dom.SetText(out, fmt.Sprintf("%s rows saved. %s", group(strconv.Itoa(answer.Len())), answer.Note))
		case *protocol.Error:
			dom.SetText(out, answer.Message)
		default:
			dom.SetText(out, "Cancelled.")
		}
	})
}

// csv is a table with its headings, comma-separated (RFC 4180).
func csv(t *protocol.Table) string {
	var b strings.Builder
	for i, row := range append([][]string{t.Columns}, rowsOf(t)...) {
		if i > 0 {
			b.WriteString("\r\n")
		}
		b.WriteString(strings.Join(row, ","))
	}
	b.WriteString("\r\n")
	return b.String()
}

// bFile is one column as the OEIS takes it: n and the term, a line each.
func bFile(t *protocol.Table, column int) string {
	var b strings.Builder
	for _, row := range rowsOf(t) {
		b.WriteString(row[0] + " " + row[column] + "\n")
	}
	return b.String()
}

func rowsOf(t *protocol.Table) [][]string {
	rows := make([][]string, t.Len())
	for i := range rows {
		rows[i] = t.Row(i)
	}
	return rows
}

// save has the browser keep a text as a file.
func save(name, kind, text string) {
	options := dom.Global("Object").New()
	options.Set("type", kind+";charset=utf-8")
	blob := dom.Global("Blob").New([]any{text}, options)
	address := dom.Global("URL").Call("createObjectURL", blob)
	anchor := dom.New("a", "", "")
	dom.SetAttr(anchor, "href", address.String())
	dom.SetAttr(anchor, "download", name)
	anchor.Call("click")
	dom.After(1000, func() { dom.Global("URL").Call("revokeObjectURL", address) })
}
