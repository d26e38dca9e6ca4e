package browser

import (
	"testing"
	"time"

	"wythoffatlas/build/serve"

	"github.com/chromedp/chromedp"
)

// BenchmarkIdle says how much of one core the whole browser uses while nobody
// touches the page, next to a browser with a blank page.
func BenchmarkIdle(b *testing.B) {
	for _, c := range []struct {
		name string
		open func(p *Page)
	}{
		{"map", func(p *Page) { p.Go("game=wythoff&theme=light"); p.Wait(`window.atlas && ` + ready); p.Settle() }},
		{"table", func(p *Page) { p.Go("game=wythoff&view=table"); p.Wait(`window.atlas && ` + ready); p.Settle() }},
		{"blank", func(p *Page) { p.do(chromedp.Navigate("about:blank")) }},
	} {
		b.Run(c.name, func(b *testing.B) {
			p := site.NewPage(b, hostOf(b))
			c.open(p)
			time.Sleep(time.Second) // what loading left behind
			const watched = 5 * time.Second
			var used time.Duration
			for range b.N {
				before, err := site.CPU()
				if err != nil {
					b.Skip(err)
				}
				time.Sleep(watched)
				after, err := site.CPU()
				if err != nil {
					b.Fatal(err)
				}
				used += after - before
			}
			b.ReportMetric(0, "ns/op") // says nothing here: the wait is ours
			b.ReportMetric(100*used.Seconds()/watched.Seconds()/float64(b.N), "%core")
		})
	}
}

// BenchmarkFirstMap says how long it takes from the click on a link until the
// page answers: over a line of 10 Mbit/s that has none of it yet, and again
// over a line that answers at once, with what the browser has kept.
func BenchmarkFirstMap(b *testing.B) {
	const mbit = 1_000_000 / 8
	const link = "v=1&game=wythoff&x=20&y=20&z=4"
	visit := func(b *testing.B, p *Page) float64 {
		p.Go(link)
		p.Wait(`window.atlas && ` + ready)
		return Eval[float64](p, `performance.now()`) / 1000
	}
	b.Run("first-visit", func(b *testing.B) {
		total := 0.0
		for range b.N {
			address, _ := site.Serve(b, serve.Slow(serve.Handler(site.Dir, serve.Options{}), 10*mbit), "")
			total += visit(b, site.NewPage(b, address))
		}
		b.ReportMetric(0, "ns/op")
		b.ReportMetric(total/float64(b.N), "s")
	})
	b.Run("from-cache", func(b *testing.B) {
		p := site.NewPage(b, hostOf(b))
		visit(b, p)
		p.do(chromedp.Navigate("about:blank"))
		total := 0.0
		for range b.N {
			total += visit(b, p)
			p.do(chromedp.Navigate("about:blank"))
		}
		b.ReportMetric(0, "ns/op")
		b.ReportMetric(total/float64(b.N), "s")
	})
}
