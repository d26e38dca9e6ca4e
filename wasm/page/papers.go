//go:build js

package main

import (
	"fmt"
	"strconv"
	"strings"
	"syscall/js"

	"wythoffatlas/wasm/dom"
	"wythoffatlas/wasm/protocol"
)

// listenToPapers computes a printed table when it is opened, and the evidence
// of a note when somebody asks for it.
func (a *app) listenToPapers() {
	for _, details := range dom.QueryAll(dom.Query("#tables"), "details.printed") {
		begin := func(js.Value) {
			if details.Get("open").Bool() {
				a.recompute(details)
			}
		}
		dom.Listen(details, "toggle", dom.Options{}, begin)
		begin(details) // opened while the program loaded
	}
	for _, article := range dom.QueryAll(dom.Query("#notes"), "article") {
		dom.Listen(within(article, ".prove"), "click", dom.Options{}, func(js.Value) { a.prove(article) })
	}
}

func within(root js.Value, selector string) js.Value { return root.Call("querySelector", selector) }

// numberOf is the number that an element carries in its dataset.
func numberOf(element js.Value, name string) uint64 {
	n, _ := strconv.ParseUint(element.Get("dataset").Get(name).String(), 10, 64)
	return n
}

// recompute computes a printed table, once, and shows it beside the print.
func (a *app) recompute(details js.Value) {
	place := within(details, ".computed .scroll")
	verdict := within(details, ".verdict")
	if place.Get("childElementCount").Int() > 0 {
		return
	}
	dom.SetText(verdict, "Computing…")
	a.client.ask(&protocol.Recompute{Table: numberOf(details, "table")}, nil, func(answer protocol.Body) {
		switch answer := answer.(type) {
		case *protocol.Table:
			dom.SetText(verdict, compare(within(details, "table"), place, answer))
		case *protocol.Error:
			dom.SetText(verdict, answer.Message)
		default:
			dom.SetText(verdict, "Cancelled. Fold the table and open it again to compute it.")
		}
	})
}

// compare puts a copy of a printed table, with the computed cells, into place,
// marks the cells that differ in both, and says how it came out.
func compare(print, place js.Value, computed *protocol.Table) string {
	mine := print.Call("cloneNode", true)
	across := print.Get("className").String() == "across"
	var differ []string
	for i := range computed.Len() {
		row := computed.Row(i)
		for j, text := range row {
			printed, own := cellAt(print, across, i, j), cellAt(mine, across, i, j)
			was := printed.Get("textContent").String()
			if was == text {
				continue
			}
			differ = append(differ, fmt.Sprintf("%s is printed %s, computed %s", placeOf(computed, i, j), was, text))
			dom.SetText(own, text)
			unlink(cellAt(mine, across, i, 0)) // it led to the printed position
			for _, cell := range []js.Value{printed, own} {
				cell.Get("classList").Call("add", "differs")
				cell.Call("append", dom.New("span", "unseen", " (differs)"))
			}
		}
	}
	place.Call("append", mine)
	return verdictOn(len(computed.Cells), differ)
}

// cellAt is the cell of a row and a column, which is at its place in the HTML
// table or, in one that is printed across, at the mirrored place.
func cellAt(table js.Value, across bool, row, column int) js.Value {
	const head = 1
	if across {
		row, column = column, row+head
	} else {
		row += head
	}
	return table.Get("rows").Index(row).Get("cells").Index(column)
}

// unlink leaves the text of a cell.
func unlink(cell js.Value) {
	if anchor := within(cell, "a"); anchor.Truthy() {
		anchor.Call("replaceWith", anchor.Get("textContent"))
	}
}

// placeOf names a cell for a person: "bₙ at n = 6".
func placeOf(t *protocol.Table, row, column int) string {
	if t.Columns[0] == "n" {
		return fmt.Sprintf("%s at n = %s", t.Columns[column], t.Row(row)[0])
	}
	return fmt.Sprintf("%s in row %d", t.Columns[column], row+1)
}

// verdictOn says how many cells were compared and which differ.
func verdictOn(cells int, differ []string) string {
	const told = 4
	switch n := len(differ); {
	case n == 0:
		return fmt.Sprintf("%d cells compared. All agree.", cells)
	case n <= told:
		return fmt.Sprintf("%d cells compared, %d differ: %s.", cells, n, strings.Join(differ, "; "))
	default:
		return fmt.Sprintf("%d cells compared, %d differ: %s; and %d more.", cells, n, strings.Join(differ[:told], "; "), n-told)
	}
}

// prove computes the evidence for a note, line by line.
func (a *app) prove(article js.Value) {
	place := within(article, ".evidence")
	dom.SetText(place, "Computing…")
	a.client.ask(&protocol.Prove{Erratum: numberOf(article, "erratum")}, nil, func(answer protocol.Body) {
		switch answer := answer.(type) {
		case *protocol.Evidence:
			showEvidence(place, answer)
		case *protocol.Error:
			dom.SetText(place, answer.Message)
		default:
			dom.SetText(place, "Cancelled.")
		}
	})
}

func showEvidence(place js.Value, found *protocol.Evidence) {
	list := dom.New("ol", "", "")
	for _, line := range found.Lines {
		list.Call("append", dom.New("li", "", line))
	}
	verdict := "Computed just now; every line was found so."
	if found.Fails != "" {
		verdict = found.Fails
	}
	place.Call("replaceChildren", list, dom.New("p", "verdict", verdict))
}
