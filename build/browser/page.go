package browser

import (
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"wythoffatlas/build/serve"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long a test waits for what must come. It bounds a hang; it
// says nothing about speed.
const patience = 60 * time.Second

// A Page is a tab of its own, with no memory of others. When the test ends, it
// fails if the page reported an error that [Page.Expect] did not announce, or
// asked for anything that is not the site's.
type Page struct {
	T    testing.TB
	Base string // the address of the site

	ctx context.Context

	clickedAt [2]float64 // and when
	clicked   time.Time

	mu       sync.Mutex
	requests []string
	problems []string
	expected []string
}

// Open opens the site with that fragment ("" for none) and waits for nothing.
// The host serves under a sub-path and gives .wasm a wrong type.
func (s *Site) Open(t testing.TB, fragment string) *Page {
	t.Helper()
	return s.openAt(t, fragment, coarse)
}

// openAt is [Site.Open] with that many device pixels for each of CSS.
func (s *Site) openAt(t testing.TB, fragment string, ratio float64) *Page {
	t.Helper()
	address, _ := s.Host(t, serve.Options{Prefix: Prefix, WrongWasmType: true})
	p := s.tab(t, address)
	p.Before(unkept)
	p.Size(1024, 768, ratio)
	p.Go(fragment)
	return p
}

// unkept leaves out the second copy that a browser keeps of the site once it has
// come: a tab that is not opened again does without, and is done a fifth sooner.
const unkept = `navigator.serviceWorker.register = () => new Promise(() => {});`

// coarse is half a device pixel for each of CSS, as where a browser is zoomed out
// to 50 %: the layout is that of one for one, and drawn without a graphics card
// the canvas takes a third of the processor's time. Tests that look at pixels
// choose more; so do benchmarks and the pictures for people.
var coarse = 0.5

// NewPage is an empty tab of 1024×768 CSS pixels for the site at that address, in a
// process of its own: what a browser compiles once for all tabs of a process would
// have them wait for a binary that stalls in one.
func (s *Site) NewPage(t testing.TB, base string) *Page {
	t.Helper()
	return s.tab(t, base, chromedp.WithNewBrowserContext())
}

// tab is an empty tab, with the program of the tabs before it compiled already. They
// share no memory, since each test has a host of its own.
func (s *Site) tab(t testing.TB, base string, options ...chromedp.ContextOption) *Page {
	t.Helper()
	p := &Page{T: t, Base: base}
	ctx, cancel := chromedp.NewContext(s.browserFor(t), append(options, chromedp.WithListener(p.listen))...)
	p.ctx = ctx
	t.Cleanup(func() {
		cancel()
		p.report()
	})
	p.Size(1024, 768, coarse)
	p.Before(counting)
	return p
}

// counting counts the frames that are asked for and those that are drawn, for
// [Page.Settle].
const counting = `{
	const count = (window.drawing = { asked: 0, drawn: 0 });
	const request = window.requestAnimationFrame;
	window.requestAnimationFrame = (callback) => {
		count.asked++;
		return request.call(window, (time) => {
			count.drawn++;
			callback(time);
		});
	};
}`

// Go opens the site with that fragment in this tab.
func (p *Page) Go(fragment string) {
	p.T.Helper()
	address := p.Base
	if fragment != "" {
		address += "#" + fragment
	}
	p.do(chromedp.Navigate(address))
}

// Before runs a script before any of the page's own, in every document that
// the tab opens from now on.
func (p *Page) Before(script string) {
	p.T.Helper()
	call(p, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// Eval returns the value of a JavaScript expression; it waits for a promise.
func Eval[T any](p *Page, expression string) T {
	p.T.Helper()
	value, err := tryEval[T](p, expression)
	if err != nil {
		p.T.Fatalf("evaluating %s: %v", expression, err)
	}
	return value
}

func tryEval[T any](p *Page, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// EvalError returns the message with which the promise of an expression is
// rejected; the test fails if it is not.
func EvalError(p *Page, expression string) string {
	p.T.Helper()
	return Eval[string](p, "("+expression+`).then((value) => { throw new Error("no error but " + value) }, (error) => error.message)`)
}

// Wait waits until a JavaScript expression, or the promise that it is, is true.
func (p *Page) Wait(expression string) {
	p.T.Helper()
	deadline := time.Now().Add(patience)
	for {
		// The page looks by itself: to ask it again and again takes the browser a
		// fifth of its time. A page that is left meanwhile is an error.
		why, err := tryEval[string](p, `new Promise((done) => {
			const end = Date.now() + 2000;
			const look = async () => {
				let why = "it is not so";
				try {
					if (await (`+expression+`)) return done("");
				} catch (error) {
					why = String(error);
				}
				Date.now() < end ? setTimeout(look, 30) : done(why);
			};
			look();
		})`)
		if err == nil && why == "" {
			return
		}
		if time.Now().After(deadline) {
			p.mu.Lock()
			problems := p.problems
			p.mu.Unlock()
			p.T.Fatalf("waited in vain for %s (%s, %v); the page says %q", expression, why, err, problems)
		}
		if err != nil {
			time.Sleep(20 * time.Millisecond)
		}
	}
}

// Text is the visible text of the first element of that selector.
func (p *Page) Text(selector string) string {
	p.T.Helper()
	return Eval[string](p, "document.querySelector("+quote(selector)+").innerText")
}

// Link is the fragment in the address bar, to which a page writes what it shows a
// moment later.
func (p *Page) Link() string {
	p.T.Helper()
	return Eval[string](p, `new Promise((done) => {
		const end = Date.now() + 1000;
		const look = async () => {
			if (location.hash === await window.atlas?.link() || Date.now() > end) return done(location.hash.slice(1));
			setTimeout(look, 30);
		};
		look();
	})`)
}

// Size sets the size of the window in CSS pixels, and device pixels for each.
func (p *Page) Size(width, height int64, ratio float64) {
	p.T.Helper()
	p.do(chromedp.EmulateViewport(width, height, chromedp.EmulateScale(ratio)))
}

// Phone makes the tab a phone of that size, with a finger for a mouse.
func (p *Page) Phone(width, height int64, ratio float64) {
	p.T.Helper()
	p.do(chromedp.EmulateViewport(width, height, chromedp.EmulateScale(ratio), chromedp.EmulateMobile, chromedp.EmulateTouch))
}

// Expect says that the test provokes problems whose text contains that part.
func (p *Page) Expect(part string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.expected = append(p.expected, part)
}

// Requests are the addresses that the tab has asked for so far.
func (p *Page) Requests() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.requests...)
}

// listen collects what the browser has to say about the page.
func (p *Page) listen(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		p.requests = append(p.requests, e.Request.URL)
	case *runtime.EventExceptionThrown:
		p.problems = append(p.problems, e.ExceptionDetails.Text+" "+description(e.ExceptionDetails.Exception))
	case *runtime.EventConsoleAPICalled:
		if e.Type != "error" && e.Type != "warning" {
			return
		}
		text := string(e.Type) + ":"
		for _, arg := range e.Args {
			text += " " + description(arg)
		}
		p.problems = append(p.problems, text)
	case *log.EventEntryAdded:
		if e.Entry.Level == "error" {
			p.problems = append(p.problems, e.Entry.Text+" "+e.Entry.URL)
		}
	}
}

func description(o *runtime.RemoteObject) string {
	if o == nil {
		return ""
	}
	if o.Description != "" {
		return o.Description
	}
	return string(o.Value)
}

// report fails the test for what nobody expected.
func (p *Page) report() {
	p.mu.Lock()
	defer p.mu.Unlock()
problems:
	for _, problem := range p.problems {
		for _, part := range p.expected {
			if strings.Contains(problem, part) {
				continue problems
			}
		}
		p.T.Errorf("the page says: %s", problem)
	}
	for _, address := range p.requests {
		if !strings.HasPrefix(address, p.Base) && !strings.HasPrefix(address, "blob:") && !strings.HasPrefix(address, "data:") {
			p.T.Errorf("the page asks for %s", address)
		}
	}
}

// do runs steps, which must work.
func (p *Page) do(steps ...chromedp.Action[chromedp.Void]) {
	p.T.Helper()
	if err := chromedp.Do(p.ctx, steps...); err != nil {
		p.T.Fatal(err)
	}
}

// call sends the browser a command of its protocol, which must work.
func call[P, R any](p *Page, command cdp.Command[P, R], params P) R {
	p.T.Helper()
	result, err := chromedp.Call(p.ctx, command, params)
	if err != nil {
		p.T.Fatal(err)
	}
	return result
}
