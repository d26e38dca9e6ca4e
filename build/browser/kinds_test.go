package browser

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"wythoffatlas/build/serve"
)

// Kinds of faults that the page once had, each in some instances as a person meets
// them. What of them can be tested without a browser is tested in wasm/model and
// wasm/link.

// A change of game takes with it what was answered of the game before, and what was
// chosen for it.
func TestNothingStaleOnThePage(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wytlex&k=5&theme=light")
	p.Unfold("tools")
	p.fill("own-v", "10^6")
	p.Wait(`document.getElementById("own-out")?.innerText.includes("of row")`)
	p.fill("param-k", "4")
	p.Wait(`location.hash.includes("k=4") && document.getElementById("own-out")?.innerText === ""`)
	p.choose("st-wythoff")
	p.fill("verify-n", "40")
	p.Wait(`document.getElementById("verify-out").innerText.includes("All agree")`)
	p.pick("play", "misere")
	p.Wait(`location.hash.includes("play=misere") && document.getElementById("verify-out").innerText === ""`)
	if says := p.Text("#list h1"); !strings.Contains(says, "misère") || !strings.Contains(p.Text("#game-name"), "misère") {
		t.Errorf("the heading says %q", says)
	}
	p.ClickOn(`summary[data-arg="decrees"]`)
	p.Wait(`document.getElementById("pick")`)
	p.ClickOn("#pick")
	p.choose("wab")
	p.Wait(`!location.hash.includes("misere") && ` + notice + `.includes("misère")`)
	p.Wait(`!document.getElementById("pick")?.checked`)
	p.OpenLink("v=1&game=wythoff-k&k=3&at=1,2,3&view=both")
	p.OpenLink("v=1&game=nim&k=5")
	p.Wait(`document.title.startsWith("Nim with 5") && !location.hash.includes("at=")`)
	if p.Text("#chip") != "" {
		t.Errorf("of a position of another length the page says %q", p.Text("#chip"))
	}
}

// Links as chat programs, mail and other people's programs deliver them.
func TestLinksArriveOnThePage(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	p.Go("v=1&amp;game=st-wythoff&amp;s=2&amp;t=3")
	p.Wait(`window.atlas && ` + ready)
	title := func(of string) { t.Helper(); p.Wait(`document.title.startsWith(` + quote(of) + `)`) }
	title("(2,3)-Wythoff")
	for spoiled, of := range map[string]string{
		"v%3D1%26game%3Dwab%26a%3D2%26b%3D3":      "W(2,3)",
		"V=1&GAME=Nim&K=4":                        "Nim with 4",
		"“v=1&game=wytlex&k=3”.":                  "Wytlex(3)",
		"%20v=1&game=st-wythoff&s=１&t=٢%E2%80%8B": "(1,2)-Wythoff",
	} {
		p.OpenLink(spoiled)
		title(of)
		if says := p.noticed(); says != "" {
			t.Errorf("of %s the page says %q", spoiled, says)
		}
	}
	p.OpenLink("v=1&gmae=nim")
	p.Wait(notice + `.includes("gmae=nim")`)
	base := p.Base
	p.Base += "?v=1&game=wab&a=2&b=5"
	p.Go("")
	p.Base = base
	p.Wait(`window.atlas && ` + ready)
	title("W(2,5)")
}

// Numbers as people write them, in every form.
func TestNumbersAreReadOnThePage(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=st-wythoff&s=2&t=3")
	for _, c := range [][2]string{{"1,000", "1000"}, {"２０００", "2000"}, {"٣٠٠٠", "3000"}, {"10⁴", "10000"}, {"5 000", "5000"}} {
		p.fill("param-s", c[0])
		p.Wait(`location.hash.includes("s=` + c[1] + `&")`)
		if got := Eval[string](p, `document.getElementById("param-s").value`); got != c[0] {
			t.Errorf("%q became %q", c[0], got)
		}
	}
}

// Keys act with Caps Lock and in other layouts; those of the browser do not.
func TestKeysOfLayoutsOnThePage(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	press := func(key string) {
		Eval[any](p, `document.getElementById("canvas").dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, `+key+` }))`)
	}
	projected := func() bool { return strings.Contains(Eval[string](p, `atlas.link()`), "mode=projector") }
	for _, key := range []string{`key: "P", code: "KeyP"`, `key: "з", code: "KeyP"`, `key: "З", code: "KeyP"`, `key: "ฟ", code: "KeyP"`} {
		if press(key); !projected() {
			t.Errorf("%s does nothing", key)
		}
		press(key)
	}
	for _, key := range []string{`key: "p", code: "KeyP", ctrlKey: true`, `key: "π", code: "KeyP", modifierAltGraph: true`, `key: "p", metaKey: true`} {
		if press(key); projected() {
			t.Errorf("%s is taken", key)
			press(key)
		}
	}
}

// In another page the wheel scrolls that page, until the map is clicked or with Ctrl.
func TestEmbeddedInAPage(t *testing.T) {
	t.Parallel()
	files := serve.Handler(site.Dir, serve.Options{})
	address, _ := site.Serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/outer.html" {
			files.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html")
		io.WriteString(w, `<!DOCTYPE html><title>Outer</title><link rel="icon" href="data:,"><body style="margin:0;height:4000px"><iframe src="./#v=1&game=wythoff&x=20&y=20&z=4" style="border:0;width:1000px;height:700px"></iframe>`)
	}), "")
	p := tabAt(t, address+"outer.html")
	p.Go("")
	p.Base = address
	const inner = `document.querySelector("iframe").contentWindow`
	p.Wait(inner + `.atlas.outcome("game=wythoff", [0, 0]).then((o) => o === "P")`)
	p.Wait(inner + `.document.querySelector("canvas") && ` + inner + `.document.getElementById("loading").hidden`)
	at := func() (z string, scrolled bool) {
		p.Move(700, 400)
		Eval[any](p, `new Promise((done) => setTimeout(done, 900))`)
		return Eval[string](p, inner+`.atlas.link().then((l) => l.match(/z=([^&]*)/)[1])`), Eval[float64](p, `scrollY`) > 0
	}
	p.Wheel(700, 400, 0, 200)
	p.Wait(`scrollY > 0`)
	if z, _ := at(); z != "4" {
		t.Errorf("the wheel zooms in the page to z=%s", z)
	}
	Eval[any](p, `scrollTo(0, 0)`)
	p.Wheel(700, 400, 0, 200, Ctrl)
	z, scrolled := at()
	if z == "4" || scrolled {
		t.Errorf("with Ctrl z=%s, the page around scrolled: %v", z, scrolled)
	}
	p.Click(700, 400)
	p.Wheel(700, 400, 0, -200)
	if now, scrolled := at(); now == z || scrolled {
		t.Errorf("after a click z=%s, the page around scrolled: %v", now, scrolled)
	}
}

// Where there is no full screen, nothing offers it; and a tap reads a position.
func TestOnATablet(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	p.Before(`Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => false })`)
	p.Phone(820, 1180, coarse)
	p.Go("v=1&game=wythoff&x=10&y=10&z=5&theme=light")
	p.Wait(`window.atlas && ` + ready)
	p.Settle()
	if Eval[bool](p, `[...document.querySelectorAll(".full")].some((e) => e.checkVisibility())`) {
		t.Error("full screen is offered")
	}
	p.Touch(Finger{400, 300, 400, 300})
	p.Wait(chipWhere + `?.startsWith("(")`)
	p.Wait(chipOutcome + ` === "N" || ` + chipOutcome + ` === "P"`)
}

// What is asked for in the link is told on the console: events, questions and answers,
// with times.
func TestDebugLog(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	p.Before(`{ window.told = []; console.debug = (words) => told.push(words); }`)
	p.Go("v=1&game=wythoff&at=5,7&debug=1")
	p.Wait(`window.atlas && ` + ready)
	for _, part := range []string{"model.Hash", "post ", "protocol.Inspect", "heard ", "protocol.Inspected"} {
		p.Wait(`told.some((words) => words.includes(` + quote(part) + `) && /^\d+\.\d ms, took \d+\.\d:/.test(words))`)
	}
	p.OpenLink("v=1&game=wythoff")
	Eval[any](p, `void (told.length = 0)`)
	p.Wheel(520, 300, 0, -120)
	p.Settle()
	if n := Eval[int](p, `told.length`); n > 0 {
		t.Errorf("%d lines that nobody asked for", n)
	}
}
