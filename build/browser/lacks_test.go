package browser

import (
	"image"
	"strings"
	"testing"
)

// A browser that lacks something, or withdraws it after it was tested, is told of;
// one that can do the same otherwise shows the same.
func TestWhatBrowsersLack(t *testing.T) {
	t.Parallel()
	const view = "v=1&game=wythoff&x=4&y=4&z=6&at=3,5"
	for _, c := range []struct{ name, before, says string }{
		{"workers", `delete globalThis.Worker`, "no workers"},
		{"WebGL 2, which is refused", `{
			const get = HTMLCanvasElement.prototype.getContext;
			HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
				return String(kind).includes("webgl") ? null : get.call(this, kind, ...rest);
			};
		}`, "refused WebGL 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t)
			p.Expect("") // the engine complains too
			p.Before(c.before)
			p.Go(view)
			if says := p.told(); !strings.Contains(says, c.says) {
				t.Errorf("the page says %q", says)
			}
			Eval[any](p, `window.before = true`)
			p.ClickOn("#restart")
			p.Wait(`!window.before && document.getElementById("failed")?.hidden === false`)
		})
	}

	// No streams to count bytes with, and noise in place of pixels that are read
	// back, as browsers give that guard against fingerprints: the picture is the same.
	t.Run("streams and true pixels", func(t *testing.T) {
		t.Parallel()
		plain, poor := newPage(t), newPage(t)
		poor.Before(`delete globalThis.TransformStream;
		{
			const noise = (bytes) => { for (let i = 0; i < bytes.length; i++) bytes[i] = (i * 7919) % 251; };
			HTMLCanvasElement.prototype.toBlob = OffscreenCanvas.prototype.convertToBlob = () => { throw new Error("no pixels are given"); };
			for (const context of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
				const get = context.prototype.getImageData;
				context.prototype.getImageData = function (...args) {
					const read = get.apply(this, args);
					noise(read.data);
					return read;
				};
			}
			const read = WebGL2RenderingContext.prototype.readPixels;
			WebGL2RenderingContext.prototype.readPixels = function (...args) {
				read.apply(this, args);
				if (args[6] instanceof Uint8Array) noise(args[6]);
			};
		}`)
		var pictures [2]image.Image
		for i, p := range []*Page{plain, poor} {
			p.Go(view)
			p.Wait(`window.atlas && ` + ready)
			p.Settle()
			pictures[i] = p.Screenshot()
		}
		if !Eval[bool](poor, `typeof TransformStream === "undefined"`) {
			t.Fatal("the browser has streams all the same")
		}
		differ, size := 0, pictures[0].Bounds().Size()
		for x := range size.X {
			for y := range size.Y {
				if !Near(pictures[0].At(x, y), pictures[1].At(x, y)) { // dots below words are a shade apart at times
					differ++
				}
			}
		}
		if differ > 0 {
			plain.Save("plain")
			poor.Save("poor")
			t.Errorf("a browser that gives noise for pixels draws %d of them otherwise", differ)
		}
	})
}

// A network that hangs, before the page's first byte or in its middle, is not
// waited for when the page is kept.
func TestOpensWhileTheNetworkHangs(t *testing.T) {
	t.Parallel()
	host, p := faulty(t)
	p.Go("")
	p.Wait(`navigator.serviceWorker.getRegistration().then((r) => r?.active?.state === "activated")`)
	for _, fault := range []Fault{Hanging, Stalled} {
		host.Be(fault, "index.html")
		served := host.Served("index.html")
		Eval[any](p, `(window.before = true, location.reload())`)
		p.Wait(`!window.before && ` + running + ` && ` + ready)
		if host.Served("index.html") == served {
			t.Errorf("%v: the host was not asked", fault)
		}
		if !Eval[bool](p, `navigator.serviceWorker.controller !== null`) {
			t.Errorf("%v: the page did not come from the service worker", fault)
		}
		host.Mend()
	}
}
