package browser

import (
	"image"
	"strings"
	"testing"

	"wythoffatlas/build/serve"
	"wythoffatlas/wasm/raster"
)

// keepsFirst keeps the first picture of the map as the page showed it, and what it
// was shown for; and has the page wait with its own program until that is allowed.
const keepsFirst = `{
	window.firsts = [];
	new MutationObserver((list) => {
		for (const { addedNodes } of list) for (const node of addedNodes) {
			if (node.id === "first") window.firsts.push({ hash: location.hash, canvas: node });
		}
	}).observe(document, { childList: true, subtree: true });
	const go = new Promise((resolve) => (window.letGo = resolve));
	const fetches = window.fetch;
	window.fetch = async (url, ...rest) => {
		if (/page\.[0-9a-f]+\.wasm/.test(url)) await go;
		return fetches.call(window, url, ...rest);
	};
}`

// The first picture stands before the program of the page has come, has its squares
// where the canvas has them later, is of the link that is in the address, and goes
// when the canvas has drawn.
func TestFirstPicture(t *testing.T) {
	t.Parallel()
	address, _ := site.Host(t, serve.Options{Prefix: Prefix})
	for _, c := range []struct {
		link  string
		w, h  int64
		ratio float64
	}{
		{"v=1&game=wab&a=2&b=3&theme=dark&show=none", 1024, 768, 1},
		{"v=1&game=st-wythoff&s=2&t=3&x=4000&y=3000&z=-4&theme=bright&show=none&play=misere", 390, 844, 2},
	} {
		p := tabAt(t, address)
		p.Size(c.w, c.h, c.ratio)
		p.Before(keepsFirst)
		p.Go("v=1&game=nim&theme=light")
		p.Wait(`document.getElementById("first")`)
		Eval[any](p, `location.hash = `+quote(c.link))
		p.Wait(`firsts.at(-1).hash === ` + quote("#"+c.link))
		p.Wait(`document.getElementById("first") && document.documentElement.dataset.theme === ` + quote(paletteOf(t, c.link).Name))
		Eval[any](p, `["messages", "zoom", "key", "chip"].forEach((id) => (document.getElementById(id).style.display = "none"))`)
		if name := p.Text("#game-name"); name != gameOf(t, c.link).Name() {
			t.Errorf("%s: the heading is %s", c.link, name)
		}
		p.Save("first " + c.link[4:16])
		before := p.Screenshot()
		Eval[any](p, `letGo()`)
		p.Wait(`window.atlas && ` + ready)
		p.Settle()
		if Eval[bool](p, `document.getElementById("first") !== null`) {
			t.Errorf("%s: the first picture is still there", c.link)
		}
		p.Save("then " + c.link[4:16])
		compareFirst(t, p, c.link, before, p.Screenshot(), c.ratio)
	}
}

// compareFirst holds two pictures of a map against one another inside of its
// axes: all ink of one is in the other.
func compareFirst(t *testing.T, p *Page, link string, before, after image.Image, ratio float64) {
	t.Helper()
	pal := paletteOf(t, link)
	inner := Eval[[4]int](p, `(() => {
		const [list, bar] = ["list", "bar"].map((id) => document.getElementById(id).getBoundingClientRect());
		const sheet = list.width > innerWidth / 2;
		return [(sheet ? 0 : list.right) + 60, bar.bottom + 30, innerWidth - 20, (sheet ? list.top : innerHeight) - 40].map(Math.round);
	})()`)
	inked, differ := 0, 0
	for i := range inner {
		inner[i] = int(float64(inner[i]) * ratio)
	}
	for x := inner[0]; x < inner[2]; x++ {
		for y := inner[1]; y < inner[3]; y++ {
			// The canvas has a diagonal besides, which is nowhere as dark as ink.
			if a, b := before.At(x, y), after.At(x, y); !Near(a, pal.Paper) || Near(b, pal.Ink) {
				inked++
				if !Near(a, b) {
					differ++
				}
			}
		}
	}
	t.Logf("%s: %d pixels of ink, %d differ", link, inked, differ)
	if inked < 200 || differ*50 > inked {
		t.Errorf("%s: of %d pixels of ink, %d are not the same", link, inked, differ)
	}
}

// paletteOf is the one that a link names.
func paletteOf(t *testing.T, link string) *raster.Palette {
	t.Helper()
	for _, p := range raster.Palettes() {
		if strings.Contains(link, "theme="+p.Name) {
			return p
		}
	}
	t.Fatalf("%s names no theme", link)
	return nil
}
