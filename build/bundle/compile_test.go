package bundle

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// What make run serves keeps what a traceback reads, the names of functions among
// it; a release does not.
func TestLocalProgramsKeepTheirNames(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles a program twice")
	}
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":            "module wythoffatlas\n\ngo 1.26.0\n",
		"wasm/tiny/main.go": "package main\n\nfunc main() { traceable(3) }\n\n//go:noinline\nfunc traceable(n int) { println(n) }\n",
	} {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for release, keeps := range map[Release]bool{Local: true, Brotli: false} {
		program, err := compile(root, "tiny", release)
		if err != nil {
			t.Fatal(err)
		}
		if got := bytes.Contains(program, []byte("main.traceable")); got != keeps {
			t.Errorf("release %d has the name of a function: %v", release, got)
		}
	}
}
