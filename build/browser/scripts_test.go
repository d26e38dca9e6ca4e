package browser

import (
	"strings"
	"testing"
)

// Numbers reach the solver exactly, whatever a script writes them as, or not at
// all: (32360679774997901, 52360679774997904) is P, and its neighbours that a
// JavaScript number would round it to are not.
func TestScriptsRoundNothing(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&x=20&y=20&z=4")
	for call, want := range map[string]string{
		`atlas.outcome("game=wythoff", ["32360679774997901", "52360679774997904"])`:                                                                     "P",
		`atlas.outcome("game=wythoff", [32360679774997901n, 52360679774997904n])`:                                                                       "P",
		`atlas.outcome("game=wythoff", [3, 5])`:                                                                                                         "P",
		`atlas.count("game=wythoff", [0n, 0, "2", 3])`:                                                                                                  "2",
		`atlas.positions("game=wythoff", {from: 3n, count: 1}).then(String)`:                                                                            "3,4,7",
		`atlas.positions("game=wythoff").then((rows) => String(rows.length))`:                                                                           "20",
		`atlas.open("https://example.org/any/path/#v=1&game=wab&a=2&b=5").then(() => atlas.link()).then((l) => String(l.includes("game=wab&a=2&b=5")))`: "true",
	} {
		if got := Eval[string](p, call); got != want {
			t.Errorf("%s is %q, want %q", call, got, want)
		}
	}
	for call, says := range map[string]string{
		`atlas.outcome("game=wythoff", [32360679774997901, 1])`:                                       "write it as a string",
		`atlas.outcome("game=wythoff", [1.5, 1])`:                                                     "write it as a string",
		`atlas.outcome("game=wythoff", [NaN, 1])`:                                                     "write it as a string",
		`atlas.count("game=wythoff", [0, 0, 2**53, 1])`:                                               "write it as a string",
		`atlas.positions("game=wythoff", {from: 2**60})`:                                              "write it as a string",
		`atlas.positions("game=wythoff", {count: Infinity})`:                                          "write it as a string",
		`atlas.verify("game=wythoff", 1e300)`:                                                         "write it as a string",
		`atlas.owner("game=wytlex&k=3", 9007199254740993)`:                                            "write it as a string",
		`atlas.positions("game=wythoff", 5)`:                                                          "{from, count}",
		`atlas.positions("game=wythoff", null)`:                                                       "{from, count}",
		`atlas.outcome("game=wythoff")`:                                                               "a position [x, y]",
		`atlas.outcome("game=wythoff", "3,5")`:                                                        "a position [x, y]",
		`atlas.outcome("game=wythoff", [{toString() { throw 1 }}, 1])`:                                "must be a string",
		`atlas.outcome("game=wythoff", [Symbol("3"), 1])`:                                             "must be a string",
		`atlas.outcome({toString() { throw 1 }}, [1, 1])`:                                             "must be a string",
		`atlas.outcome("game=wythoff", new Proxy([], {get() { throw new TypeError("ha") }}))`:         "cannot be read",
		`atlas.positions("game=wythoff", new Proxy({}, {get() { throw null }}))`:                      "cannot be read",
		`atlas.outcome("game=wythoff", {length: 2, 0: 1, 1: 2})`:                                      "a position [x, y]",
		`atlas.outcome("game=wythoff", new Proxy([], {get: (_, key) => key === "length" ? 1e9 : 1}))`: "too long",
		`atlas.outcome("game=wythoff", ["x".repeat(2e6), 1])`:                                         "longer than",
		`atlas.outcome("game=chess", [1, 1])`:                                                         "chess",
		`atlas.outcome(undefined, [1, 1])`:                                                            "game=wythoff",
		`atlas.open(7)`:                                                                               "must be a string",
		`atlas.open("https://example.org/page")`:                                                      "after a #",
	} {
		if got := EvalError(p, call); !strings.Contains(got, says) {
			t.Errorf("%s is rejected with %q, nothing of %q", call, got, says)
		}
	}
	if got := Eval[string](p, `atlas.outcome("game=wythoff", [4, 7])`); got != "P" {
		t.Errorf("after all that (4,7) is %q", got)
	}
}

// window.atlas is there from the first script on: calls wait for the program,
// in a page inside another too.
func TestScriptsNeedNotWait(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	p.Before(`addEventListener("DOMContentLoaded", () => {
		window.asked = atlas.outcome("game=wythoff", [3, 5]);
		window.waited = (async () => { await atlas.ready; return atlas.link(); })();
	})`)
	p.Go("v=1&game=wythoff&x=20&y=20&z=4")
	p.Wait(`window.asked`)
	if got := Eval[string](p, `asked`); got != "P" {
		t.Errorf("a call before the program has come is answered with %q", got)
	}
	if got := Eval[string](p, `waited`); !strings.Contains(got, "game=wythoff") {
		t.Errorf("the link is %q", got)
	}
}
