package browser

import (
	"context"
	"testing"

	"github.com/chromedp/chromedp"
)

// A tab of the browser, which one test has after the other: to open the site takes
// the processor five seconds and more, and another link in an open tab half of one.
type tab struct {
	base  string
	ctx   context.Context
	close context.CancelFunc
	ratio float64 // device pixels for each of CSS
	page  *Page   // of the test that has it
}

// newTab is an empty tab with no memory of others.
func (s *Site) newTab(base string) *tab {
	o := &tab{base: base}
	o.ctx, o.close = chromedp.NewContext(s.chromium, chromedp.WithNewBrowserContext(), chromedp.WithListener(func(event any) { o.page.listen(event) }))
	return o
}

// take gives the tab to a test.
func (o *tab) take(t testing.TB) *Page {
	o.page = &Page{T: t, Base: o.base, ctx: o.ctx, tab: o, ratio: o.ratio}
	return o.page
}
