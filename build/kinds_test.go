package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// kindsOfGames are the packages that know one kind of game each. The catalogue
// alone tells their types apart.
var kindsOfGames = []string{"wytlex", "kpile", "cover", "exact", "recur"}

// Nobody but the catalogue asks by its type what kind of game or of theorem it has.
func TestNoKindOfGame(t *testing.T) {
	asked := 0
	for _, pattern := range []string{"../core/*/*.go", "../core/*/*/*.go", "../wasm/*/*.go"} {
		eachFile(t, pattern, func(name string, file *ast.File) {
			n := len(typesAsked(file))
			if strings.HasPrefix(name, "../core/catalog/") {
				asked += n
			} else if n > 0 {
				t.Errorf("%s asks for %q: let the game say what it can do", name, typesAsked(file))
			}
		})
	}
	if asked == 0 {
		t.Error("not even the catalogue tells kinds of games apart: the test does not see it")
	}
}

// waysToSolve are the fields of a game by which the catalogue chooses its route.
var waysToSolve = []string{"Set", "Rows", "Piles", "CandidatesHold"}

// Which way a game is solved is chosen once: whoever wants to know something else of
// it asks for that.
func TestNoWayToSolve(t *testing.T) {
	for _, pattern := range []string{"../wasm/*/*.go", "../core/explain/*.go", "../core/play/*.go", "../core/sweep/*.go", "../core/identify/*.go", "../core/study/*.go"} {
		eachFile(t, pattern, func(name string, file *ast.File) {
			if asked := waysAsked(file); len(asked) > 0 {
				t.Errorf("%s asks for %q: let the game say what it can do", name, asked)
			}
		})
	}
	file, err := parser.ParseFile(token.NewFileSet(), "", "package p\nvar x = g.Set == nil || nil != k.Game.Piles || !g.CandidatesHold || g.Lines == nil", 0)
	if got := waysAsked(file); err != nil || !slices.Equal(got, []string{"Set", "Piles", "CandidatesHold"}) {
		t.Errorf("in a file that asks for three: %q, %v", got, err)
	}
}

// waysAsked are the ways to solve a game of which a file asks whether there are any.
func waysAsked(file *ast.File) (found []string) {
	field := func(e ast.Expr, names ...string) {
		if s, ok := e.(*ast.SelectorExpr); ok && slices.Contains(names, s.Sel.Name) {
			found = append(found, s.Sel.Name)
		}
	}
	none := func(e ast.Expr) bool {
		word, ok := e.(*ast.Ident)
		return ok && word.Name == "nil"
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if none(n.Y) {
				field(n.X, waysToSolve...)
			} else if none(n.X) {
				field(n.Y, waysToSolve...)
			}
		case *ast.SelectorExpr:
			field(n, "CandidatesHold")
		}
		return true
	})
	return found
}

// typesAsked are the types of kinds of games that type switches and assertions of a
// file name.
func typesAsked(file *ast.File) (found []string) {
	note := func(e ast.Expr) {
		if star, ok := e.(*ast.StarExpr); ok {
			e = star.X
		}
		if s, ok := e.(*ast.SelectorExpr); ok {
			if of, ok := s.X.(*ast.Ident); ok && slices.Contains(kindsOfGames, of.Name) {
				found = append(found, of.Name+"."+s.Sel.Name)
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.TypeAssertExpr:
			note(n.Type)
		case *ast.TypeSwitchStmt:
			for _, clause := range n.Body.List {
				for _, e := range clause.(*ast.CaseClause).List {
					note(e)
				}
			}
		}
		return true
	})
	return found
}

// The page listens once, when it begins: a listener that came with what is shown
// would come again with each game.
func TestThePageListensOnce(t *testing.T) {
	seen := 0
	eachFile(t, "../wasm/page/*.go", func(name string, file *ast.File) {
		for _, decl := range file.Decls {
			f, ok := decl.(*ast.FuncDecl)
			if !ok {
				continue
			}
			ast.Inspect(f, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				if to, ok := call.Fun.(*ast.SelectorExpr); ok && (to.Sel.Name == "on" || to.Sel.Name == "Listen") {
					seen++
					begins := f.Name.Name == "on" || f.Name.Name == "start" || strings.HasPrefix(f.Name.Name, "listen")
					if !begins {
						t.Errorf("%s: %s listens: only what runs once when the page or a worker begins may", name, f.Name.Name)
					}
				}
				return true
			})
		}
	})
	if seen < 20 {
		t.Errorf("only %d listeners were seen", seen)
	}
}

// eachFile calls f for the files that a pattern finds, without tests.
func eachFile(t *testing.T, pattern string, f func(name string, file *ast.File)) {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) == 0 {
		t.Fatalf("%s finds nothing: %v", pattern, err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		f(filepath.ToSlash(name), file)
	}
}
