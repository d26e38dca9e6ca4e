package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"wythoffatlas/core/catalog"
)

// BenchmarkReading says how long it takes from pressing a position of the map until
// its outcome stands beside it, for the slowest of the games, which the unit names.
func BenchmarkReading(b *testing.B) {
	p := site.NewPage(b, hostOf(b))
	p.Go("v=1&game=wytlex&k=3") // none of those that are opened below
	p.Wait(`window.atlas && ` + ready)
	Eval[any](p, `(() => {
		window.pressed = 0;
		window.read = 0;
		// Not a movement: browsers tell of one that nobody made when what is under the pointer changes.
		document.addEventListener("pointerdown", () => { window.pressed ||= performance.now() }, true);
		new MutationObserver(() => {
			const said = document.querySelector("#chip .outcome")?.textContent;
			const where = document.querySelector("#chip .where")?.textContent.replace(/\s/g, "");
			if (window.pressed && said && said !== "…" && where.endsWith(window.where)) window.read ||= performance.now();
		}).observe(document.getElementById("chip"), { subtree: true, childList: true, characterData: true });
	})()`)
	slowest, game := 0.0, ""
	for b.Loop() {
		for i, e := range catalog.All() {
			g := e.Default()
			if !g.MapOfPositions() {
				continue
			}
			p.OpenLink("v=1&" + g.Link() + "&x=8&y=8&z=5")
			p.Settle()
			at := float64(9 + i%2) // the pointer still rests on the last position
			Eval[any](p, fmt.Sprintf(`(window.pressed = window.read = 0, window.where = "(%v,11)")`, at))
			x, y := View{X: 8, Y: 8, Cell: 32, W: Eval[float64](p, `innerWidth`), H: Eval[float64](p, `innerHeight`)}.At(at, 11)
			p.do(chromedp.MouseClickXY(x, y))
			p.Wait(`window.read > 0`)
			took := Eval[float64](p, `window.read - window.pressed`)
			b.Logf("%5.1f ms %s", took, g.Link())
			if took > slowest {
				slowest, game = took, e.ID
			}
		}
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(slowest, "ms:"+game)
}
