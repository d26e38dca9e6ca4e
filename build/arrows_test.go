package main

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const (
	module = "wythoffatlas/"
	engine = "github.com/hajimehoshi/ebiten/v2"
)

// A node is a package as go list describes it.
type node struct {
	ImportPath string
	Standard   bool
	Imports    []string // by the package itself, tests left out
	Deps       []string // by it and all that it imports
}

// packages lists those of the pattern for that system and all that they
// import, by path.
func packages(t *testing.T, goos, goarch, pattern string) map[string]node {
	t.Helper()
	list := exec.Command("go", "list", "-deps", "-e", "-json=ImportPath,Standard,Imports,Deps", module+pattern)
	list.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	list.Stderr = os.Stderr
	out, err := list.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := list.Start(); err != nil {
		t.Fatal(err)
	}
	all := map[string]node{}
	for d := json.NewDecoder(out); ; {
		var n node
		if err := d.Decode(&n); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		all[n.ImportPath] = n
	}
	if err := list.Wait(); err != nil {
		t.Fatal(err)
	}
	return all
}

func own(path string) bool { return strings.HasPrefix(path, module) }

// The arrows of ARCHITECTURE.md, as the browser's binaries see the packages.
func TestArrows(t *testing.T) {
	all := packages(t, "js", "wasm", "...")
	for _, must := range []string{"core/game", "core/sieve", "core/recur", "core/exact", "core/catalog", "wasm/dom", "wasm/canvas", "wasm/page", "wasm/worker", "wasm/ask", "wasm/model", "wasm/show", "wasm/scene", "wasm/html"} {
		if _, ok := all[module+must]; !ok {
			t.Errorf("there is no package %s: the rules below say nothing of it", must)
		}
	}
	for path, n := range all {
		if !own(path) {
			continue
		}
		short := strings.TrimPrefix(path, module)
		for _, to := range n.Imports {
			if why := forbidden(short, strings.TrimPrefix(to, module), own(to) || all[to].Standard); why != "" {
				t.Errorf("%s imports %s: %s", short, strings.TrimPrefix(to, module), why)
			}
		}
		if routes := routesOf(n); len(routes) > 1 && short != "core/catalog" && short != "core/route" && !comparesRoutes[short] && strings.HasPrefix(short, "core/") {
			t.Errorf("%s imports %s: only catalog and route know all routes", short, strings.Join(routes, " and "))
		}
	}
	worker := all[module+"wasm/worker"]
	if slices.Contains(worker.Deps, engine) {
		t.Error("the worker links the engine")
	}
}

// comparesRoutes are the packages whose business it is to hold one route
// against another.
var comparesRoutes = map[string]bool{"core/gametest": true, "core/papers": true, "core/constraint": true}

// A build that only some need must not be everybody's.
func TestNobodyNeedsTheBuild(t *testing.T) {
	for _, goal := range []struct{ goos, goarch string }{{"linux", "amd64"}, {"js", "wasm"}} {
		for _, pattern := range []string{"core/...", "wasm/..."} {
			for path, n := range packages(t, goal.goos, goal.goarch, pattern) {
				for _, to := range n.Imports {
					if strings.HasPrefix(to, module+"build") {
						t.Errorf("%s imports %s", path, to)
					}
				}
			}
		}
	}
}

// routesOf lists the ways to the P-positions that a package imports.
func routesOf(n node) []string {
	var routes []string
	for _, route := range []string{"core/sieve", "core/recur", "core/exact"} {
		if slices.Contains(n.Imports, module+route) {
			routes = append(routes, route)
		}
	}
	return routes
}

// forbidden says why a package may not import another, or "". Both are without
// the module's name; known means ours or the standard library's.
func forbidden(from, to string, known bool) string {
	switch {
	case route(from) && route(to):
		return "the agreement of two routes is evidence only if neither knows the other"
	case under(from, "core") && under(to, "wasm"):
		return "the core knows nothing of the page"
	case under(from, "core") && !known:
		return "the core stands on the standard library alone"
	case under(from, "core") && slices.Contains([]string{"time", "os", "net", "net/http", "syscall", "syscall/js"}, to):
		return "the core has no clock and does no I/O"
	case to == "syscall/js" && !slices.Contains([]string{"wasm/dom", "wasm/canvas", "wasm/page", "wasm/worker"}, from):
		return "only dom, canvas and the two mains touch the browser"
	case slices.Contains(pageLogic, from) && slices.Contains([]string{"wasm/dom", "wasm/page", "time", "os"}, to) && !(to == "time" && keepsTime[from]):
		return "the page's logic knows no browser, and the time only as it is told"
	case from == "wasm/model" && slices.Contains([]string{"wasm/show", "wasm/scene", "wasm/html"}, to):
		return "what is shown follows from the state, and not the reverse"
	case slices.Contains(pageLogic, from) && slices.Contains([]string{"core/papers", "core/prove", "core/claim", "core/theorems", "core/lecture/talks", "core/glossary/evidence"}, to):
		return "what computes is linked into the worker; the page asks it"
	case from == "wasm/solve" && slices.ContainsFunc([]string{"sieve", "wytlex", "kpile", "lexxor", "cover", "exact", "recur"}, func(kind string) bool { return to == "core/"+kind }):
		return "the worker sees routes, and no kind of game"
	case strings.HasPrefix(to, engine) && from != "wasm/canvas":
		return "only canvas touches the engine"
	case to == "core/internal/naive" && from == "core/sieve":
		return "the sieve is checked against naive, not made of it"
	}
	return ""
}

// pageLogic is the page without a browser; of it only what minds time is told of
// durations.
var (
	pageLogic = []string{"wasm/ask", "wasm/model", "wasm/show", "wasm/scene", "wasm/html", "wasm/written", "wasm/link", "wasm/tile", "wasm/viewport"}
	keepsTime = map[string]bool{"wasm/ask": true, "wasm/model": true}
)

func route(path string) bool {
	return slices.Contains([]string{"core/sieve", "core/recur", "core/exact"}, path)
}

func under(path, dir string) bool { return strings.HasPrefix(path, dir+"/") }

// The rules are rules only if they can be broken.
func TestForbidden(t *testing.T) {
	for _, c := range []struct {
		from, to string
		known    bool
		want     bool
	}{
		{"core/sieve", "core/recur", true, true},
		{"core/exact", "core/recur", true, true},
		{"wasm/show", "core/papers", true, true},
		{"core/sieve", "core/game", true, false},
		{"core/catalog", "core/recur", true, false},
		{"core/game", "wasm/link", true, true},
		{"core/game", "github.com/someone/something", false, true},
		{"core/game", "time", true, true},
		{"core/game", "fmt", true, false},
		{"wasm/link", "syscall/js", true, true},
		{"wasm/dom", "syscall/js", true, false},
		{"wasm/model", "syscall/js", true, true},
		{"wasm/show", "wasm/dom", true, true},
		{"wasm/model", "wasm/show", true, true},
		{"wasm/show", "wasm/model", true, false},
		{"wasm/show", "time", true, true},
		{"wasm/model", "time", true, false},
		{"wasm/solve", "core/exact", true, true},
		{"wasm/solve", "core/route", true, false},
		{"wasm/page", engine, false, true},
		{"wasm/canvas", engine + "/vector", false, false},
	} {
		if got := forbidden(c.from, c.to, c.known) != ""; got != c.want {
			t.Errorf("%s → %s forbidden: %v, want %v", c.from, c.to, got, c.want)
		}
	}
}
