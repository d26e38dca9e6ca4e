package browser

import (
	"testing"
	"time"

	"wythoffatlas/build/bundle"
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

// BenchmarkFirstMap says how long it takes from the click on a link until the map
// stands, and until the page answers: over a line of 10 Mbit/s that has none of it yet, and again
// over a line that answers at once, with what the browser has kept.
func BenchmarkFirstMap(b *testing.B) {
	const mbit = 1_000_000 / 8
	const link = "v=1&game=wythoff&x=20&y=20&z=4"
	visit := func(b *testing.B, p *Page) (stands, answers float64) {
		p.Go(link)
		p.Wait(`window.atlas && ` + ready)
		answers = Eval[float64](p, `performance.now()`) / 1000
		return Eval[float64](p, `performance.getEntriesByName("first-map")[0].startTime`) / 1000, answers
	}
	report := func(b *testing.B, stands, answers float64) {
		b.ReportMetric(0, "ns/op")
		b.ReportMetric(stands/float64(b.N), "s")
		b.ReportMetric(answers/float64(b.N), "s-until-it-answers")
	}
	released := b.TempDir() // packed as `make site` packs it
	if err := site.Bundle.Write(released, bundle.Brotli, false); err != nil {
		b.Fatal(err)
	}
	b.Run("first-visit", func(b *testing.B) {
		stands, answers := 0.0, 0.0
		for range b.N {
			address, _ := site.Serve(b, serve.Slow(serve.Handler(released, serve.Options{}), 10*mbit), "")
			s, a := visit(b, site.NewPage(b, address))
			stands, answers = stands+s, answers+a
		}
		report(b, stands, answers)
	})
	b.Run("from-cache", func(b *testing.B) {
		p := site.NewPage(b, hostOf(b))
		visit(b, p)
		p.do(chromedp.Navigate("about:blank"))
		stands, answers := 0.0, 0.0
		for range b.N {
			s, a := visit(b, p)
			stands, answers = stands+s, answers+a
			p.do(chromedp.Navigate("about:blank"))
		}
		report(b, stands, answers)
	})
}
