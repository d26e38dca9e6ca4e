package bench

import (
	"reflect"
	"strings"
	"testing"
)

const native = `goos: linux
goarch: amd64
pkg: wythoffatlas/core/sieve
cpu: some
BenchmarkWindow/wythoff-2         	      10	 117000000 ns/op	         3.500 Gpos/s
BenchmarkWindow/(1,3)-2           	      10	 200000000 ns/op	         2 Gpos/s	       0 allocs/op
PASS
ok  	wythoffatlas/core/sieve	1.2s
`

const wasm = `pkg: wythoffatlas/core/sieve
BenchmarkWindow/wythoff 	      10	 234000000 ns/op	         1.750 Gpos/s
PASS
`

func parse(said string) []Figure { return Parse(strings.NewReader(said), func(string) {}) }

func TestParse(t *testing.T) {
	want := []Figure{
		{"core/sieve", "Window/wythoff", "ns/op", 117000000},
		{"core/sieve", "Window/wythoff", "Gpos/s", 3.5},
		{"core/sieve", "Window/(1,3)", "ns/op", 200000000},
		{"core/sieve", "Window/(1,3)", "Gpos/s", 2},
		{"core/sieve", "Window/(1,3)", "allocs/op", 0},
	}
	if got := parse(native); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v", got)
	}
	if got := parse(wasm); len(got) != 2 || got[1] != (Figure{"core/sieve", "Window/wythoff", "Gpos/s", 1.75}) {
		t.Errorf("without a number of processors: %v", got)
	}
	if got := parse("Benchmarking is fun\nBenchmarkX\n--- FAIL: BenchmarkX\n"); got != nil {
		t.Errorf("figures out of nothing: %v", got)
	}
}

func TestPrint(t *testing.T) {
	var out strings.Builder
	Print(&out, parse(native), parse(wasm))
	var lines []string
	for l := range strings.Lines(out.String()) {
		lines = append(lines, strings.Join(strings.Fields(l), " "))
	}
	want := []string{
		"",
		"core/sieve native WebAssembly of native",
		"Window/wythoff ns/op 117000000 234000000 2.00",
		"Window/wythoff Gpos/s 3.5 1.75 0.50",
		"Window/(1,3) ns/op 200000000",
		"Window/(1,3) Gpos/s 2",
	}
	if !reflect.DeepEqual(lines, want) {
		t.Errorf("printed\n%s", out.String())
	}
}
