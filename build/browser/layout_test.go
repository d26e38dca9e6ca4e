package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"wythoffatlas/core/catalog"
)

// mapShare is how much of the window nothing covers.
func mapShare(p *Page) float64 {
	p.T.Helper()
	return Eval[float64](p, `(() => {
		const covered = new Uint8Array(innerWidth * innerHeight);
		for (const e of document.querySelectorAll("#bar, #band, #list, #list-tab, #zoom, #key section")) {
			const { left, top, right, bottom } = e.getBoundingClientRect();
			for (let y = Math.max(0, Math.floor(top)); y < Math.min(innerHeight, bottom); y++)
				covered.fill(1, y * innerWidth + Math.max(0, Math.floor(left)), y * innerWidth + Math.max(0, Math.min(innerWidth, Math.ceil(right))));
		}
		return 1 - covered.reduce((sum, c) => sum + c, 0) / covered.length;
	})()`)
}

// The map is the larger part of every window, also with both drawers open.
func TestTheMapHasRoom(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=st-wythoff&s=2&t=3&theme=light")
	for _, size := range [][2]int64{{1440, 900}, {1024, 768}} {
		p.Size(size[0], size[1], coarse)
		p.Settle()
		if share := mapShare(p); share < 0.7 {
			t.Errorf("%v: the map has %.1f %% of the window", size, 100*share)
		}
		p.Save(fmt.Sprintf("room-%d", size[0]))
	}
	p.ClickOn("#why > summary")
	p.ClickOn("#tools > summary")
	p.Settle()
	if share := mapShare(p); share < 0.7 {
		t.Errorf("with the drawers open the map has %.1f %% of the window", 100*share)
	}
}

// overflowing are parts of the list, of the bar and of open dialogs whose
// content is wider than they are, unless it can be scrolled.
const overflowing = `[...document.querySelectorAll("#bar *, #list *, #band *, #chip *, #key *, dialog[open] .leaf > *")].filter((e) =>
	e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && !e.closest("math, svg, .unseen") && !e.matches("#game-name span, #band p, summary .help, select, input, canvas")
	&& getComputedStyle(e).display !== "inline" && !/auto|scroll/.test(getComputedStyle(e).overflowX)).map((e) => e.outerHTML.slice(0, 120))`

// clipped are formulas that reach out of the list or that have to be scrolled.
const clipped = `[...document.querySelectorAll("#list .formula")].filter((f) => f.scrollWidth > f.clientWidth + 1 ||
	[...f.querySelectorAll("math")].some((m) => m.getBoundingClientRect().right > document.getElementById("list").getBoundingClientRect().right)).map((f) => f.textContent)`

// No formula of any game is clipped, and nothing in the list is wider than it.
func TestNothingIsClipped(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	p.Size(1440, 900, coarse)
	p.ClickOn("#why > summary")
	for _, e := range catalog.All() {
		for _, play := range sample([]string{"misere", "normal"}, 1) {
			g := gameOf(t, "v=1&"+e.Default().Link()+"&play="+play)
			p.OpenLink("v=1&" + g.Link())
			p.Wait(`document.querySelector("#list h1").textContent === ` + quote(g.Name()) + ` && document.fonts.status === "loaded"`)
			if wide := Eval[[]string](p, clipped); len(wide) > 0 {
				t.Errorf("%s, %s: clipped: %q", e.Name, play, wide)
			}
			if wide := Eval[[]string](p, overflowing); len(wide) > 0 {
				t.Errorf("%s, %s: too wide: %q", e.Name, play, wide)
			}
		}
	}
}

// OpenLink follows a link on the page.
func (p *Page) OpenLink(fragment string) {
	p.T.Helper()
	Eval[any](p, `new Promise((done) => { addEventListener("hashchange", () => setTimeout(done), { once: true }); location.hash = `+quote(fragment)+` })`)
}

// Text twice as large overflows nothing, and leaves the name of the game in the bar and
// the reading on the map.
func TestLargeText(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=st-wythoff&s=2&t=3&theme=light&view=both&at=5,7")
	Eval[any](p, `(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync("html { font-size: 200% !important }"); document.adoptedStyleSheets = [sheet]; dispatchEvent(new Event("resize")) })()`)
	p.ClickOn("#why > summary")
	for _, size := range [][2]int64{{1440, 900}, {1024, 768}, {390, 844}} {
		p.Size(size[0], size[1], coarse)
		p.Settle()
		p.Save(fmt.Sprintf("large-text-%d", size[0]))
		if wide := Eval[[]string](p, overflowing); len(wide) > 0 {
			t.Errorf("%v: too wide: %q", size, wide)
		}
		if room := Eval[float64](p, `document.querySelector("#game-name > span").getBoundingClientRect().width`); room < 100 {
			t.Errorf("%v: the name of the game has %v px", size, room)
		}
		if cut := Eval[bool](p, `(() => { const { left, right } = document.querySelector(".chip").getBoundingClientRect();
			return right > innerWidth || left < 0 || document.elementFromPoint(left + 4, document.querySelector(".chip").getBoundingClientRect().top + 4)?.closest("#list") !== null })()`); cut {
			t.Errorf("%v: the reading is cut", size)
		}
	}
	Eval[any](p, `document.querySelector('[data-do="open"][data-arg="gallery"]').click()`)
	p.Wait(`document.getElementById("gallery").open`)
	if wide := Eval[[]string](p, overflowing); len(wide) > 0 {
		t.Errorf("in the gallery: too wide: %q", wide)
	}
}

// By Tab the map is within the first ten steps, after a link that skips to it.
func TestTheMapIsNearByKeyboard(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	Eval[any](p, `document.activeElement.blur()`)
	var way []string
	for range 10 {
		p.Key(Tab)
		at := Eval[string](p, `document.activeElement.id || document.activeElement.textContent`)
		if way = append(way, at); at == "canvas" {
			break
		}
	}
	if way[0] != "skip" || way[len(way)-1] != "canvas" {
		t.Errorf("Tab leads to %q", way)
	}
	Eval[any](p, `document.getElementById("skip").focus()`)
	p.Key(Enter)
	p.Wait(`document.activeElement.id === "canvas"`)
	if link := p.Link(); !strings.Contains(link, "game=wythoff") {
		t.Errorf("skipping changed the link to %q", link)
	}
}

// nameless are controls that a screen reader has no name for, and ids that are
// there twice.
const nameless = `(() => {
	const seen = new Set(), bad = [];
	for (const e of document.querySelectorAll("[id]")) seen.has(e.id) ? bad.push("twice: " + e.id) : seen.add(e.id);
	for (const e of document.querySelectorAll("button, input, select, a[href], summary, [tabindex='0']")) {
		const name = e.ariaLabel || (e.labels?.length ? e.labels[0].textContent : "") || e.textContent || e.title;
		if (!name.trim()) bad.push(e.outerHTML.slice(0, 120));
	}
	return bad;
})()`

func TestEverythingHasAName(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	for _, fragment := range []string{"v=1&game=wythoff&at=5,7", "v=1&game=variable-wytlex&view=both", "v=1&game=subtraction&view=table", "v=1&game=wab&mode=projector"} {
		p.OpenLink(fragment)
		p.Wait(`location.hash.includes(` + quote(fragment[8:]) + `)`)
		for _, drawer := range []string{"why", "tools"} {
			Eval[any](p, `(() => { const d = document.querySelector("#`+drawer+`"); if (!d.open) d.querySelector("summary").click() })()`)
		}
		p.Settle()
		if bad := Eval[[]string](p, nameless); len(bad) > 0 {
			t.Errorf("%s: %q", fragment, bad)
		}
	}
}

// faint are texts whose contrast to what is behind them is under WCAG's AA.
const faint = `(() => {
	const rgb = (c) => { const pen = new OffscreenCanvas(1, 1).getContext("2d"); pen.fillStyle = c; pen.fillRect(0, 0, 1, 1); return pen.getImageData(0, 0, 1, 1).data };
	const lum = ([r, g, b]) => { const f = (v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; return 0.2126 * f(r) + 0.7152 * f(g) + 0.0722 * f(b) };
	const behind = (e) => { for (; e; e = e.parentElement) { const c = rgb(getComputedStyle(e).backgroundColor); if (c[3] > 250) return c } return rgb("white") };
	const bad = new Set();
	for (const e of document.querySelectorAll("#bar *, #list *, #chip *, #key *, #band *")) {
		if (![...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) || !e.checkVisibility() || e.disabled) continue;
		const a = lum(rgb(getComputedStyle(e).color)), b = lum(behind(e));
		const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
		if (ratio < 4.5) bad.add(e.className + " " + e.textContent.slice(0, 40) + " " + ratio.toFixed(2));
	}
	return [...bad];
})()`

func TestContrastInEveryTheme(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	p.Size(1440, 900, coarse)
	for _, theme := range []string{"light", "dark", "contrast", "bright"} {
		p.OpenLink("v=1&game=st-wythoff&s=2&t=3&at=5,7&theme=" + theme)
		p.Wait(`document.documentElement.dataset.theme === ` + quote(theme) + ` && document.querySelector("#chip .outcome")`)
		Eval[any](p, `(() => { for (const id of ["why", "tools"]) { const d = document.getElementById(id); if (!d.open) d.querySelector("summary").click() } })()`)
		p.Settle()
		p.Save("theme-" + theme)
		if bad := Eval[[]string](p, faint); len(bad) > 0 {
			t.Errorf("%s: %q", theme, bad)
		}
	}
}

// Every menu scrolls at 400 % zoom, and nothing lies under the bar.
func TestFourfoldZoom(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	p.Size(320, 256, 4)
	p.Go("v=1&game=st-wythoff&s=2&t=3&theme=light")
	p.Wait(`window.atlas && ` + ready)
	p.ClickOn("#menu")
	p.Settle()
	p.Save("zoom-menu")
	if out := Eval[bool](p, `(() => { const m = document.getElementById("actions"); const { top, bottom } = m.getBoundingClientRect();
		return bottom > innerHeight || top < document.getElementById("bar").getBoundingClientRect().bottom || m.scrollHeight <= m.clientHeight })()`); out {
		t.Error("the menu does not fit or scroll")
	}
	p.Key(Escape)
	p.Wait(`!document.getElementById("actions").matches(":popover-open")`)
	if Eval[bool](p, `document.getElementById("list").checkVisibility()`) {
		p.Fold()
	}
	if out := Eval[bool](p, `document.querySelector("#list-tab").getBoundingClientRect().right > document.getElementById("zoom").getBoundingClientRect().left`); out {
		t.Error("the tab of the list lies over the buttons that zoom")
	}
	p.ClickOn("#list-tab button")
	p.Settle()
	p.Save("zoom-list")
	if out := Eval[bool](p, `(() => { const l = document.getElementById("list"); const { top, bottom } = l.getBoundingClientRect();
		return bottom > innerHeight + 1 || top < document.getElementById("bar").getBoundingClientRect().bottom || l.scrollHeight <= l.clientHeight })()`); out {
		t.Error("the list does not fit or scroll")
	}
}

// In a lecture hall nothing is written smaller than 28 px, and the heading says
// which game it is and who wins.
func TestProjectorHeading(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=st-wythoff&s=2&t=3&play=misere&mode=projector&at=5,7")
	p.Wait(`document.querySelector("#chip .outcome")`)
	p.Settle()
	p.Save("projector")
	if says := p.Text("#band"); !strings.Contains(says, "(2,3)-Wythoff, misère") || !strings.Contains(says, "Who cannot move wins") {
		t.Errorf("the heading says %q", says)
	}
	small := Eval[[]string](p, `[...document.querySelectorAll("body *")].filter((e) => e.checkVisibility() && !e.closest(".unseen, noscript, dialog:not([open])") &&
		[...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) && parseFloat(getComputedStyle(e).fontSize) < 28).map((e) => e.outerHTML.slice(0, 90))`)
	if len(small) > 0 {
		t.Errorf("written small: %q", small)
	}
}

// The canvas has as many pixels as its place on the screen at every ratio, so
// that no line is stretched.
func TestCanvasHasThePixelsOfTheScreen(t *testing.T) {
	t.Parallel()
	p := newPage(t)
	for i, ratio := range []float64{1.1, 1.333, 1.75} { // as it is opened, and moved to other screens
		w, h := 1013+int64(i), 701+int64(i)
		p.Size(w, h, ratio)
		if i == 0 {
			p.Go("v=1&game=wythoff")
		}
		p.Wait(`window.atlas && ` + ready)
		p.Wait(fmt.Sprintf(`document.querySelector("canvas").width === Math.round(%d * %v) && document.querySelector("canvas").height === Math.round(%d * %v)`, w, ratio, h, ratio))
	}
}

// Forced colours keep what is pressed apart from what is not.
func TestForcedColours(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff")
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "forced-colors", Value: "active"}}})
	p.Settle()
	p.Save("forced")
	if same := Eval[bool](p, `(() => { const [on, off] = ["true", "false"].map((v) => getComputedStyle(document.querySelector('#bar [data-do="view"][aria-pressed="' + v + '"]')).backgroundColor); return on === off })()`); same {
		t.Error("a pressed button looks like any other")
	}
}

// Paper shows the map as it is drawn.
func TestPrintingTheMap(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&theme=light")
	Eval[any](p, `dispatchEvent(new Event("beforeprint"))`)
	p.Wait(`document.querySelector("#paper img").complete`)
	if inked := Eval[int](p, `(() => { const i = document.querySelector("#paper img"); const c = new OffscreenCanvas(i.naturalWidth, i.naturalHeight); const pen = c.getContext("2d"); pen.drawImage(i, 0, 0);
		const { data } = pen.getImageData(0, 0, c.width, c.height); let n = 0; for (let k = 0; k < data.length; k += 4) n += data[k + 3] > 200 && data[k] < 60 && data[k + 2] < 120; return n })()`); inked < 500 {
		t.Errorf("%d pixels of the picture have the colour of ink", inked)
	}
}

// Paper shows the rows of the table, not the controls.
func TestPrinting(t *testing.T) {
	t.Parallel()
	p := openMap(t, "v=1&game=wythoff&view=table")
	p.Wait(`document.querySelectorAll("#table tbody tr").length > 10`)
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	if Eval[bool](p, `document.getElementById("bar").checkVisibility() || document.getElementById("list").checkVisibility()`) {
		t.Error("controls are printed")
	}
	if high := Eval[float64](p, `document.getElementById("table").getBoundingClientRect().height`); high < 200 {
		t.Errorf("the table is %v px high on paper", high)
	}
}
