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
var rooms = []string{"wasm/ask", "wasm/model", "wasm/show", "wasm/scene", "wasm/html", "wasm/written", "wasm/link", "wasm/tile", "wasm/viewport", "wasm/page"}

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
			if lines := strings.Count(string(source), "\n"); lines > mostLines {
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

// Each package of the core shows in an example how it is used; those that only
// tests use need none.
func TestEveryPackageHasAnExample(t *testing.T) {
	packages := 0
	err := filepath.WalkDir("../core", func(dir string, d os.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if d.Name() == "internal" || d.Name() == "gametest" || d.Name() == "testdata" {
			return filepath.SkipDir
		}
		sources, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(sources) == 0 {
			return err
		}
		packages++
		for _, name := range sources {
			if source, err := os.ReadFile(name); err != nil || strings.HasSuffix(name, "_test.go") && strings.Contains(string(source), "\nfunc Example") {
				return err
			}
		}
		t.Errorf("%s has no example", dir)
		return nil
	})
	if err != nil || packages < 25 {
		t.Errorf("%d packages were looked at, %v", packages, err)
	}
}

// fields counts names: two of one type are two.
func fields(s *ast.StructType) (n int) {
	for _, f := range s.Fields.List {
		n += max(1, len(f.Names))
	}
	return n
}

// An interface is where it is declared, and the comment of the declaration.
type declared struct {
	file string
	doc  string
	*ast.InterfaceType
}

// interfaces are those of the packages in some files, by "package.Name".
func interfaces(t *testing.T, patterns ...string) map[string]declared {
	t.Helper()
	all := map[string]declared{}
	for _, pattern := range patterns {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			for _, decl := range file.Decls {
				types, ok := decl.(*ast.GenDecl)
				if !ok {
					continue
				}
				for _, spec := range types.Specs {
					named, ok := spec.(*ast.TypeSpec)
					if !ok {
						continue
					}
					if methods, ok := named.Type.(*ast.InterfaceType); ok {
						all[file.Name.Name+"."+named.Name.Name] = declared{name, types.Doc.Text(), methods}
					}
				}
			}
		}
	}
	return all
}

// methods counts those of an interface, with those of the interfaces in it.
func methods(all map[string]declared, name string) (n int) {
	of, _, _ := strings.Cut(name, ".")
	for _, m := range all[name].Methods.List {
		inner := ""
		switch in := m.Type.(type) {
		case *ast.Ident:
			inner = of + "." + in.Name
		case *ast.SelectorExpr:
			inner = in.X.(*ast.Ident).Name + "." + in.Sel.Name
		}
		if _, known := all[inner]; known {
			n += methods(all, inner)
		} else {
			n++
		}
	}
	return n
}

// An interface of many methods is hard to have a second of: where one has more than
// six, its comment says because of what.
func TestInterfacesAreSmall(t *testing.T) {
	const most, reason = 6, "more than six methods because"
	all, large := interfaces(t, "../core/*/*.go", "../core/internal/*/*.go", "../wasm/*/*.go"), 0
	for name, d := range all {
		n := methods(all, name)
		if n <= most {
			continue
		}
		large++
		if words := strings.Join(strings.Fields(d.doc), " "); !strings.Contains(words, reason) {
			t.Errorf("%s: %s has %d methods, and its comment does not say that it has %q something", d.file, name, n, reason)
		}
	}
	if len(all) < 20 || large < 2 || methods(all, "piles.Game") < 10 {
		t.Errorf("%d interfaces were seen, %d of them large", len(all), large)
	}
}
