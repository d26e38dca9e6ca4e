package browser

import (
	"slices"
	"testing"

	"wythoffatlas/build/serve"
)

// ready is true when the page listens and everything it asked of the worker
// for the view has come.
const ready = `atlas.ready.then(() => atlas.outcome("game=wythoff", [0, 0])).then(() => true)`

// asOpened is a script that leaves of what a test has done only what another link
// undoes.
const asOpened = `(() => {
	localStorage.clear();
	document.activeElement?.blur();
	document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
	document.querySelectorAll("[popover]:popover-open").forEach((popover) => popover.hidePopover());
	location.hash = "v=1&game=nim"; // so that any other link is another
})()`

// folded folds what a test has opened.
const folded = `(() => {
	if (document.documentElement.dataset.list !== "open") document.querySelector("#list-tab button").click();
	document.querySelectorAll("#list details[open] > summary").forEach((summary) => summary.click());
	document.querySelectorAll("#messages .close").forEach((button) => button.click());
})()`

// Open opens the site with that fragment ("" for none) in a window of 1024×768 CSS
// pixels with so many device pixels for each, and waits until it is ready and still.
// The host serves under a sub-path and gives .wasm a wrong type. The tab is one that
// another test has left, if there is one that is not spoiled.
func (s *Site) Open(t testing.TB, fragment string, ratio float64) *Page {
	t.Helper()
	at := slices.IndexFunc(s.idle, func(o *tab) bool { return o.ratio == ratio })
	var p *Page
	if at < 0 {
		p = s.fresh(t, fragment, ratio)
	} else {
		p = s.idle[at].take(t)
		s.idle = slices.Delete(s.idle, at, at+1)
		s.leave(p)
		Eval[any](p, asOpened)
		p.Wait(ready)
		Eval[any](p, folded)
		Eval[any](p, "location.hash = "+quote("#"+fragment))
	}
	p.Wait(`window.atlas && ` + ready)
	p.Settle()
	return p
}

// fresh is [Site.Open] in a new tab.
func (s *Site) fresh(t testing.TB, fragment string, ratio float64) *Page {
	t.Helper()
	if s.lasting == "" {
		address, stop, err := s.serve(serve.Handler(s.Dir, serve.Options{Prefix: Prefix, WrongWasmType: true}), Prefix)
		if err != nil {
			t.Fatal(err)
		}
		s.lasting, s.close = address, append(s.close, stop)
	}
	o := s.newTab(s.lasting)
	o.ratio = ratio
	p := o.take(t)
	s.leave(p)
	p.Size(1024, 768, ratio)
	p.Before(counting)
	p.spoiled = false
	p.Go(fragment)
	return p
}

// leave closes the tab when its test ends, or keeps it for the next.
func (s *Site) leave(p *Page) {
	p.T.Cleanup(func() {
		p.report()
		if p.spoiled || p.T.Failed() {
			p.tab.close()
			return
		}
		p.Move(0, 0)
		p.Size(1024, 768, p.ratio)
		s.idle = append(s.idle, p.tab)
	})
}
