// Package bench runs the benchmarks natively and in WebAssembly and sets the
// figures side by side.
package bench

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
)

// A Figure is one number that a benchmark reports.
type Figure struct {
	Package, Name, Unit string
	Value               float64
}

// A row of the table is a figure as it comes out in either world; zero where
// it has not been measured.
type row struct {
	Figure       // but for the value
	native, wasm float64
}

// Native are the packages whose benchmarks run natively, Browser those that
// run in WebAssembly; all as patterns for go test.
var (
	Native  = []string{"./core/...", "./wasm/...", "./build/browser"}
	Browser = []string{"./core/...", "./wasm/raster", "./wasm/solve", "./wasm/viewport"}
)

// Run runs all benchmarks whose names match the pattern and prints the table.
// What go test has to say of failures goes to stderr.
func Run(pattern string, out io.Writer) error {
	native, nativeErr := run(pattern, Native)
	wasm, wasmErr := run(pattern, Browser, "GOOS=js", "GOARCH=wasm")
	Print(out, native, wasm)
	if nativeErr != nil {
		return nativeErr
	}
	return wasmErr
}

func run(pattern string, packages []string, env ...string) ([]Figure, error) {
	args := append([]string{"test", "-vet=off", "-p=1", "-run=^$", "-bench=" + pattern}, packages...)
	test := exec.Command("go", args...)
	test.Env = append(os.Environ(), env...)
	test.Stderr = os.Stderr
	said, err := test.Output()
	if err != nil {
		os.Stderr.Write(said)
		err = fmt.Errorf("bench: go %s: %w", strings.Join(args, " "), err)
	}
	return Parse(said), err // what else was measured is still worth printing
}

// line is a benchmark's: name, the number of processors if it is not one, the
// number of rounds, figures.
var line = regexp.MustCompile(`^Benchmark(\S+?)(?:-\d+)?\s+\d+\s+(.*)$`)

// Parse reads the figures out of what go test prints.
func Parse(said []byte) []Figure {
	var figures []Figure
	var pkg string
	for lines := bufio.NewScanner(bytes.NewReader(said)); lines.Scan(); {
		text := strings.TrimSpace(lines.Text())
		if name, ok := strings.CutPrefix(text, "pkg: "); ok {
			pkg = strings.TrimPrefix(name, "wythoffatlas/")
			continue
		}
		m := line.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		fields := strings.Fields(m[2])
		for i := 0; i+1 < len(fields); i += 2 {
			if value, err := strconv.ParseFloat(fields[i], 64); err == nil {
				figures = append(figures, Figure{pkg, m[1], fields[i+1], value})
			}
		}
	}
	return figures
}

// Print prints figures side by side, in the order of the native ones.
func Print(out io.Writer, native, wasm []Figure) {
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

	const form = "%-52s %-14s %14s %14s %10s\n"
	pkg := ""
	for _, r := range rows {
		if r.native == 0 && r.wasm == 0 { // such as allocations, where there are none
			continue
		}
		if r.Package != pkg {
			pkg = r.Package
			fmt.Fprintf(out, "\n"+form, pkg, "", "native", "WebAssembly", "of native")
		}
		ratio := ""
		if r.native != 0 && r.wasm != 0 {
			ratio = fmt.Sprintf("%.2f", r.wasm/r.native)
		}
		fmt.Fprintf(out, form, "  "+r.Name, r.Unit, number(r.native), number(r.wasm), ratio)
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
