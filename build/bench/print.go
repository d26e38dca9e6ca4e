package bench

import (
	"fmt"
	"io"
	"strconv"
)

// A row of the table is a figure as it comes out in either world; zero where
// it has not been measured.
type row struct {
	Figure       // but for the value
	native, wasm float64
}

// rowsOf sets figures side by side, in the order of the native ones.
func rowsOf(native, wasm []Figure) []row {
	rows, at := []row{}, map[Figure]int{}
	place := func(f Figure) *row {
		f.Value = 0
		if _, ok := at[f]; !ok {
			at[f] = len(rows)
			rows = append(rows, row{Figure: f})
		}
		return &rows[at[f]]
	}
	for _, f := range native {
		place(f).native = f.Value
	}
	for _, f := range wasm {
		place(f).wasm = f.Value
	}
	return rows
}

// ratio is how many times the native figure the other is, "" if one is missing.
func (r row) ratio() string {
	if r.native == 0 || r.wasm == 0 {
		return ""
	}
	return fmt.Sprintf("%.2f", r.wasm/r.native)
}

const form = "%-52s %-14s %14s %14s %10s\n"

// Print prints all figures side by side, package by package.
func Print(out io.Writer, native, wasm []Figure) {
	pkg := ""
	for _, r := range rowsOf(native, wasm) {
		if r.native == 0 && r.wasm == 0 { // such as allocations, where there are none
			continue
		}
		if r.Package != pkg {
			pkg = r.Package
			fmt.Fprintf(out, "\n"+form, pkg, "", "native", "WebAssembly", "of native")
		}
		fmt.Fprintf(out, form, "  "+r.Name, r.Unit, number(r.native), number(r.wasm), r.ratio())
	}
}

// number is short: four digits tell benchmarks apart well enough.
func number(v float64) string {
	switch {
	case v == 0:
		return ""
	case v >= 1000 || v == float64(int64(v)):
		return strconv.FormatFloat(v, 'f', 0, 64)
	}
	return strconv.FormatFloat(v, 'g', 4, 64)
}
