package browser

import (
	"testing"
	"time"

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
