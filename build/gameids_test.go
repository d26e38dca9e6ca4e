package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wythoffatlas/core/catalog"
)

// speaksOfGames are the rooms whose matter is games by name: the catalogue, what
// is printed or told about them, and what holds them to it.
var speaksOfGames = []string{"core/catalog", "core/papers", "core/lecture", "core/glossary", "core/gametest", "build/browser"}

// otherWords are words that happen to be the ID of a game.
var otherWords = map[string]string{
	"core/cover/parse.go": "wythoff", // a pair of sequences
}

// Nothing outside the catalogue asks which game it has before it: it asks what the
// game can do.
func TestNoGameByName(t *testing.T) {
	ids := map[string]bool{}
	for _, f := range catalog.All() {
		ids[f.ID] = true
	}
	found := 0
	for _, top := range []string{"core", "wasm", "build"} {
		err := filepath.WalkDir(filepath.Join("..", top), func(path string, d fs.DirEntry, err error) error {
			name := filepath.ToSlash(strings.TrimPrefix(path, ".."+string(filepath.Separator)))
			if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				return err
			}
			for _, id := range named(file, ids) {
				switch {
				case slices.ContainsFunc(speaksOfGames, func(room string) bool { return name == room || under(name, room) }):
					found++
				case otherWords[name] != id:
					t.Errorf("%s names the game %q: let it ask what the game can do", name, id)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if found < len(ids) {
		t.Errorf("only %d names of games were found where they may be: the test does not see them", found)
	}
	scripts, err := filepath.Glob("../web/*.js")
	if err != nil || len(scripts) < 5 {
		t.Errorf("the scripts are %q, %v", scripts, err)
	}
	for _, name := range scripts {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for id := range ids {
			if strings.Contains(string(source), `"`+id+`"`) {
				t.Errorf("%s names the game %q", name, id)
			}
		}
	}
	told, err := parser.ParseFile(token.NewFileSet(), "", "package p\nvar x = g.ID == \"nim\" || h == `wab` || i == \"nimble\" || j == \"game=wab\"", 0)
	if got := named(told, ids); err != nil || !slices.Equal(got, []string{"nim", "wab"}) {
		t.Errorf("in a file that names two games: %q, %v", got, err)
	}
}

// named are the games that a file has as a text: links are examples.
func named(file *ast.File, ids map[string]bool) (found []string) {
	packages := map[ast.Node]bool{} // the first word of an error of package fault
	ast.Inspect(file, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && len(call.Args) > 1 {
			if to, ok := call.Fun.(*ast.SelectorExpr); ok && to.Sel.Name == "Newf" {
				packages[call.Args[0]] = true
			}
		}
		if text, ok := n.(*ast.BasicLit); ok && text.Kind == token.STRING && !packages[n] {
			word, err := strconv.Unquote(text.Value)
			if err == nil && ids[word] {
				found = append(found, word)
			}
		}
		return true
	})
	return found
}

// An error has its package's name as a field, and words for people without it: see
// package fault. None has the name in its text.
func TestErrorsHaveWords(t *testing.T) {
	prefixed := regexp.MustCompile(`(fmt\.Errorf|errors\.New)\("[a-z]+: `)
	if !prefixed.MatchString(`errors.New("game: no")`) {
		t.Fatal("the pattern sees nothing")
	}
	seen := 0
	for _, pattern := range []string{"../core/*/*.go", "../wasm/*/*.go"} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			source, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			if at := shown(t, name, source); at != "" && !strings.HasPrefix(name, "../core/fault/") && !strings.HasPrefix(name, "../wasm/model/") {
				t.Errorf("%s: %s has the package's name in it: fault.Words has not", name, at)
			}
			seen += strings.Count(string(source), "fault.Newf(")
			if at := prefixed.Find(source); at != nil {
				t.Errorf("%s: %s…: fault.Newf tells people and programmers apart", name, at)
			}
		}
	}
	if seen < 50 {
		t.Errorf("only %d errors were seen", seen)
	}
	if at := shown(t, "", []byte("package p\nfunc f() { panic(err.Error()); say(j.Err.Error()) }")); at != "Err.Error()" {
		t.Errorf("in a file that shows an error: %q", at)
	}
}

// shown is where a file makes a text of an error otherwise than by fault.Words, but
// for panics; empty for nowhere. The errors of wasm/model are sentences.
func shown(t *testing.T, name string, source []byte) (at string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, source, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		switch f := call.Fun.(type) {
		case *ast.Ident:
			return f.Name != "panic"
		case *ast.SelectorExpr:
			if f.Sel.Name == "Error" && len(call.Args) == 0 {
				at = "Error()"
				switch of := f.X.(type) {
				case *ast.Ident:
					at = of.Name + "." + at
				case *ast.SelectorExpr:
					at = of.Sel.Name + "." + at
				}
			}
		}
		return true
	})
	return at
}
