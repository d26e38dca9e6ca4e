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
	address, _ := site.Host(t, serve.Options{Prefix: Prefix})
	for _, c := range []struct {
		link  string
		w, h  int64
		ratio float64
	}{
		{"v=1&game=wythoff&theme=light&show=grid", 1024, 768, 1},
		{"v=1&game=wab&a=2&b=3&x=40&y=30&z=3.5&theme=dark&show=grid", 820, 600, 1.5},
		{"v=1&game=st-wythoff&s=2&t=3&x=4000&y=3000&z=-4&theme=contrast&show=grid&play=misere", 390, 844, 2},
		{"v=1&game=wytlex&k=3&view=map&axes=n,3&z=3&theme=bright&show=grid", 1024, 500, 1},
	} {
		p := site.NewPage(t, address)
		p.Size(c.w, c.h, c.ratio)
		p.Before(keepsFirst)
		p.Go("v=1&game=nim&theme=light")
		p.Wait(`document.getElementById("first")`)
		Eval[any](p, `location.hash = `+quote(c.link))
		p.Wait(`firsts.at(-1).hash === ` + quote("#"+c.link))
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

// compareFirst holds the ink of two pictures of a map against one another, where
// nothing lies over it.
func compareFirst(t *testing.T, p *Page, link string, before, after image.Image, ratio float64) {
	t.Helper()
	pal := paletteOf(t, link)
	var points []image.Point
	size := after.Bounds().Size()
	for x := 4; x < int(float64(size.X)/ratio); x += 3 {
		for y := 4; y < int(float64(size.Y)/ratio); y += 3 {
			points = append(points, image.Pt(x, y))
		}
	}
	same, inked, differ := 0, 0, 0
	for i, bare := range p.bare(points) {
		q := points[i]
		x, y := int(float64(q.X)*ratio), int(float64(q.Y)*ratio)
		if !bare {
			continue
		}
		a, b := Near(before.At(x, y), pal.Ink), Near(after.At(x, y), pal.Ink)
		switch {
		case a != b:
			differ++
		case a:
			inked++
			same++
		}
	}
	t.Logf("%s: %d pixels of ink, %d differ", link, inked, differ)
	if inked < 20 || differ*50 > inked {
		t.Errorf("%s: %d pixels of ink are the same, %d are not", link, inked, differ)
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
