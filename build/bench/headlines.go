package bench

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"wythoffatlas/core/lists"
)

// A headline is a figure that the short table has, in words. A unit that ends in a
// colon has behind it what the figure is of, and that is said too.
type headline struct {
	What, Package, Name, Unit string
}

// headlines are what a person asks first: how fast is each route, how does it
// grow, what does a frame cost, how soon is the map there.
var headlines = []headline{
	{"sieve, Wythoff's game, 20,000²: positions a second", "core/sieve", "Table/wythoff", "positions/s"},
	{"sieve, W(2,3)", "core/sieve", "Table/W(2,3)", "positions/s"},
	{"sieve, OOW", "core/sieve", "Table/oow(1,1)", "positions/s"},
	{"sieve, Wythoff: times plain forward marking", "core/sieve", "Table/wythoff", "ratio"},
	{"sieve, f = x1+1", "core/sieve", "Constraint/x1+1", "positions/s"},
	{"recursion, (1,1): ns a pair", "core/recur", "Pairs/s=1,t=1,normal", "ns/pair@1e7"},
	{"recursion, (1,1): time for ten times the rows", "core/recur", "Pairs/s=1,t=1,normal", "growth"},
	{"Wytlex(3), 10⁶ rows: ns a row", "core/wytlex", "Wytlex3/rows=1000000", "ns/row"},
	{"Wytlex(3), 10⁷ rows: ns a row", "core/wytlex", "Wytlex3/rows=10000000", "ns/row"},
	{"Wythoff(3), 300 rows: ns a row", "core/kpile", "Wythoff/k=3/rows=300", "ns/row"},
	{"outcome by theorem, Wythoff, 10¹⁸: ns", "core/exact", "Outcome/wythoff/1e18", "ns/op"},
	{"outcome by theorem, Wythoff, 10¹⁰⁰⁰: ns", "core/exact", "Outcome/wythoff/1e1000", "ns/op"},
	{"row number, Wythoff, 10¹⁰⁰: ns", "core/exact", "Rank/wythoff/1e100", "ns/op"},
	{"a tile by theorem at 10³, close: ns", "core/exact", "Tile/wythoff/1e3/z4", "ns/op"},
	{"a tile by theorem at 10¹⁰⁰, 2¹⁰⁰ a pixel: ns", "core/exact", "Tile/wythoff/1e100/out100", "ns/op"},
	{"a tile of OOW at 10¹⁰⁰: ns", "core/exact", "Tile/OOW/1e100/z0", "ns/op"},
	{"a proof for all positions, (1,1)-Wythoff: ns", "core/prove", "Prove/game=wythoff", "ns/op"},
	{"a proof for all positions, (3,1)-Wythoff: ns", "core/prove", "Prove/game=st-wythoff&s=3&t=1", "ns/op"},
	{"a proof for all positions, a random box of 5²: ns", "core/prove", "Prove/game=wythoff&preset=5x0.5@1", "ns/op"},
	{"a tile of a proved set at 10¹⁰⁰, 2¹⁰⁰ a pixel: ns", "core/prove", "ProveTile/game=wythoff", "ns/op"},
	{"a formula in blocks, x1+1: ns a point", "core/expr", "Block/x1+1", "ns/point"},
	{"which tiles a view needs, while it moves: ns", "wasm/tile", "Update/pan300", "ns/op"},
	{"a frame of 20,000 squares, without the engine: ns", "wasm/canvas", "Paint20000Squares", "ns/op"},
	{"opening a link with heaps of 10,000 digits, without the engine: ns", "wasm/model", "Open/digits", "ns/op"},
	{"a frame of it while the pointer moves: ns", "wasm/model", "Frame/digits", "ns/op"},
	{"10,000 outcomes in one call, Wythoff: ns", "wasm/solve", "Outcomes/game=wythoff", "ns/op"},
	{"from pressing a position to its reading, the slowest game: ms", "build/browser", "Reading", "ms:"},
	{"idle page, map: % of a core", "build/browser", "Idle/map", "%core"},
	{"first map, 10 Mbit/s: s", "build/browser", "FirstMap/first-visit", "s"},
	{"first map, from the cache: s", "build/browser", "FirstMap/from-cache", "s"},
}

// headlinePackages are the packages in the order of the table.
func headlinePackages() []string {
	var list []string
	for _, h := range headlines {
		if !slices.Contains(list, h.Package) {
			list = append(list, h.Package)
		}
	}
	return list
}

// headlinePattern matches the benchmarks of a package's headlines and few more: go
// test matches names level by level, and runs none with fewer levels than a pattern
// has, so that each depth has a pattern of its own.
func headlinePattern(pkg string) string {
	var depths [][][]string // by number of levels, the names at each
	for _, h := range headlines {
		if h.Package != pkg {
			continue
		}
		parts := strings.Split("Benchmark"+h.Name, "/")
		for len(depths) < len(parts) {
			depths = append(depths, make([][]string, len(depths)+1))
		}
		levels := depths[len(parts)-1]
		for i, part := range parts {
			if part := regexp.QuoteMeta(part); !slices.Contains(levels[i], part) {
				levels[i] = append(levels[i], part)
			}
		}
	}
	var patterns []string
	for _, levels := range depths {
		if len(levels[0]) > 0 {
			patterns = append(patterns, strings.Join(lists.Map(levels, func(names []string) string { return "^(" + strings.Join(names, "|") + ")$" }), "/"))
		}
	}
	return strings.Join(patterns, "|")
}

// runsInBrowser reports whether the benchmarks of a package run in WebAssembly.
func runsInBrowser(pkg string) bool {
	return strings.HasPrefix(pkg, "core/") || slices.Contains(Browser, "./"+pkg)
}

// PrintHeadlines prints the short table; the error names what was not measured.
func PrintHeadlines(out io.Writer, native, wasm []Figure) error {
	rows := map[headline]row{}
	of := map[headline]string{}
	for _, r := range rowsOf(native, wasm) {
		unit, name, named := strings.Cut(r.Unit, ":")
		if named {
			unit += ":"
		}
		h := headline{"", r.Package, r.Name, unit}
		rows[h], of[h] = r, name
	}
	const form = "%-52s %14s %14s %10s\n"
	fmt.Fprintf(out, form, "", "native", "WebAssembly", "of native")
	var missing []string
	for _, h := range headlines {
		key := headline{"", h.Package, h.Name, h.Unit}
		r, ok := rows[key]
		if !ok {
			missing = append(missing, h.Package+" "+h.Name)
			continue
		}
		fmt.Fprintf(out, form, strings.TrimSpace(h.What+" "+of[key]), number(r.native), number(r.wasm), r.ratio())
	}
	if len(missing) > 0 {
		return fmt.Errorf("bench: no figures of %s", strings.Join(missing, ", "))
	}
	return nil
}
