package model

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"wythoffatlas/wasm/ask"
	"wythoffatlas/wasm/figure"
	"wythoffatlas/wasm/protocol"
	"wythoffatlas/wasm/viewport"
	"wythoffatlas/wasm/written"
)

// maxExported is how many rows a file may have.
const maxExported = 100_000

// export saves rows of the table, from the first in view on: all columns as
// CSV, LaTeX or HTML, or one as a b-file of the OEIS.
func (s *State) export(kind string) {
	const id = "export-count"
	n, fault := written.Natural(s.Field(id).Text, viewport.MaxDigits)
	switch {
	case fault != nil:
		s.fault(id, fault)
	case !n.IsInt64() || n.Int64() < 1 || n.Int64() > maxExported:
		s.fault(id, &written.Fault{Words: "A file has from 1 to " + viewport.Full(big.NewInt(maxExported)) + " rows."})
	case slices.Contains(TableFormats, kind):
		from := strconv.FormatInt(int64(s.Table.Top), 10)
		s.task("export", kind, ask.New("export", &protocol.Rows{Game: s.Link(), From: from, Count: n.Uint64()}))
	}
}

// exported saves the rows that have come.
func (s *State) exported(t *task, a ask.Answer) {
	table, ok := a.Body.(*protocol.Table)
	if !ok {
		return
	}
	column, _ := strconv.Atoi(s.Field("export-column").Text)
	column = max(1, min(column, len(table.Columns)-1))
	text := tableText(t.of, column, s.Words(strings.TrimSpace(s.Field("figure-caption").Text)), table)
	switch name := s.fileName(); t.of {
	case "b-file":
		s.do(Download{fmt.Sprintf("b-%s-%d.txt", name, column), "text/plain", text})
	case "latex":
		s.do(Download{name + ".tex", "text/plain", text})
	default:
		s.do(Download{name + "." + t.of, "text/" + t.of, text})
	}
}

// tableText writes a table in one of TableFormats, a b-file of one column.
func tableText(format string, column int, words figure.Words, from *protocol.Table) string {
	t := &figure.Table{Columns: from.Columns, Rows: make([][]string, from.Len()), Words: words}
	for i := range t.Rows {
		t.Rows[i] = from.Row(i)
	}
	switch format {
	case "b-file":
		return t.BFile(min(column, len(t.Columns)-1))
	case "latex":
		return t.LaTeX()
	case "html":
		return t.HTML()
	}
	return t.CSV()
}
