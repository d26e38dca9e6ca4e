// Package bench runs the benchmarks natively and in WebAssembly and sets the
// figures side by side.
package bench

import (
	"bufio"
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

// Native are the packages whose benchmarks run natively, Browser those that
// run in WebAssembly; all as patterns for go test.
var (
	Native  = []string{"./core/...", "./wasm/...", "./build/browser"}
	Browser = []string{"./core/...", "./wasm/raster", "./wasm/solve", "./wasm/viewport"}
)

// Options say what is measured.
type Options struct {
	Pattern string   // the benchmarks to run, as for go test; "" is all
	All     bool     // every figure of every benchmark, not the headlines
	Env     []string // of the go command
}

// Run runs benchmarks, says what it is measuring, and prints the table. What
// go test has to say of failures goes to stderr.
func Run(o Options, out io.Writer) error {
	if o.All {
		pattern := o.Pattern
		if pattern == "" {
			pattern = "."
		}
		native, nativeErr := run(o.Env, pattern, Native)
		wasm, wasmErr := run(inBrowser(o.Env), pattern, Browser)
		Print(out, native, wasm)
		if nativeErr != nil {
			return nativeErr
		}
		return wasmErr
	}
	var native, wasm []Figure
	for _, pkg := range headlinePackages() {
		figures, err := run(o.Env, headlinePattern(pkg), []string{"./" + pkg})
		if err != nil {
			return err
		}
		native = append(native, figures...)
		if runsInBrowser(pkg) {
			figures, err := run(inBrowser(o.Env), headlinePattern(pkg), []string{"./" + pkg})
			if err != nil {
				return err
			}
			wasm = append(wasm, figures...)
		}
	}
	return PrintHeadlines(out, native, wasm)
}

func inBrowser(env []string) []string {
	return append(env[:len(env):len(env)], "GOOS=js", "GOARCH=wasm")
}

// run runs go test and says on stderr which benchmark has come to an end.
func run(env []string, pattern string, packages []string) ([]Figure, error) {
	args := append([]string{"test", "-vet=off", "-p=1", "-run=^$", "-bench=" + pattern}, packages...)
	test := exec.Command("go", args...)
	test.Env, test.Stderr = env, os.Stderr
	said, err := test.StdoutPipe()
	if err != nil {
		return nil, fmt.Errorf("bench: %w", err)
	}
	if err := test.Start(); err != nil {
		return nil, fmt.Errorf("bench: %w", err)
	}
	var text strings.Builder
	figures := Parse(io.TeeReader(said, &text), func(name string) {
		fmt.Fprintf(os.Stderr, "  measured %s\n", name)
	})
	if err := test.Wait(); err != nil {
		fmt.Fprint(os.Stderr, text.String())
		return figures, fmt.Errorf("bench: go %s: %w", strings.Join(args, " "), err)
	}
	return figures, nil // what else was measured is still worth printing
}

// line is a benchmark's: name, the number of processors if it is not one, the
// number of rounds, figures.
var line = regexp.MustCompile(`^Benchmark(\S.*?)(?:-\d+)?\s+\d+\s+(\S+ \S+.*)$`)

// Parse reads the figures out of what go test prints, and tells of each
// benchmark as it comes.
func Parse(said io.Reader, measured func(name string)) []Figure {
	var figures []Figure
	var pkg string
	for lines := bufio.NewScanner(said); lines.Scan(); {
		text := strings.TrimSpace(lines.Text())
		if name, ok := strings.CutPrefix(text, "pkg: "); ok {
			pkg = strings.TrimPrefix(name, "wythoffatlas/")
			continue
		}
		m := line.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		measured(pkg + " " + m[1])
		fields := strings.Fields(m[2])
		for i := 0; i+1 < len(fields); i += 2 {
			if value, err := strconv.ParseFloat(fields[i], 64); err == nil {
				figures = append(figures, Figure{pkg, m[1], fields[i+1], value})
			}
		}
	}
	return figures
}
