package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// rooms are the page: its logic, and what applies it.
var rooms = []string{"wasm/ask", "wasm/model", "wasm/show", "wasm/scene", "wasm/html", "wasm/written", "wasm/page"}

// The page's logic stays in small rooms: no file is long, and no type has so many
// fields that nobody can say what it is.
func TestRoomsAreSmall(t *testing.T) {
	const mostLines, mostFields = 400, 12
	seen := 0
	for _, dir := range rooms {
		files, err := filepath.Glob("../" + dir + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			source, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			seen++
			test := strings.HasSuffix(name, "_test.go")
			if lines := strings.Count(string(source), "\n"); lines > mostLines && !test {
				t.Errorf("%s has %d lines", name, lines)
			}
			tree, err := parser.ParseFile(token.NewFileSet(), name, source, 0)
			if err != nil {
				t.Fatal(err)
			}
			if test {
				continue
			}
			ast.Inspect(tree, func(n ast.Node) bool {
				if spec, ok := n.(*ast.TypeSpec); ok {
					if made, ok := spec.Type.(*ast.StructType); ok && fields(made) > mostFields {
						t.Errorf("%s: %s has %d fields", name, spec.Name, fields(made))
					}
				}
				return true
			})
		}
	}
	if seen < 50 {
		t.Errorf("only %d files were looked at", seen)
	}
}

// fields counts names: two of one type are two.
func fields(s *ast.StructType) (n int) {
	for _, f := range s.Fields.List {
		n += max(1, len(f.Names))
	}
	return n
}
